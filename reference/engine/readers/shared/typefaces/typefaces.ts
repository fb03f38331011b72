/**
 * What the name of a typeface says about the text set in it.
 * Used by the DOCX and ODT readers to find code.
 * Spec: none; the names are those that word processors and code editors ship with.
 */
export function isMonospaced(font: string | undefined): boolean {
  return (
    font !== undefined &&
    /courier|consolas|monaco|menlo|\bmono\b|monospace|lucida console|source code|inconsolata|fira code|andale|terminal|typewriter/i.test(
      font,
    )
  );
}

/** A paragraph set in one typewriter face is code only if it also reads like code. */
export function looksLikeCode(text: string): boolean {
  return /[{}[\];<>=|\\]|\(\)|\w\([^()]*\):\s*$|^\s*(?:#|\/\/|--|\$ )/.test(text) && !isProse(text);
}

/**
 * Laws, letters and scripts are set in typewriter faces too: a line is prose when nearly all of it is words, as long as words
 * are, with the signs of sentences around them, and neither indented nor a comment.
 */
export function isProse(text: string): boolean {
  if (/^(?:\s|#|\/\/|--|\/?\*|\$ |(?:select|insert|update|delete|create|alter|drop|with)\s)/i.test(text)) return false;
  const words = text.slice(0, longestLine).split(/\s+/);
  const plain = words.filter((word) => proseWord.test(word));
  const letters = plain.reduce((sum, word) => sum + word.length, 0);
  return words.length >= 5 && plain.length >= words.length * 0.8 && letters >= plain.length * 3.2;
}

const longestLine = 1000;
/** Classes of Unicode take longer to compile than a document to read: a word is what holds no ASCII sign. */
const proseWord =
  /^["“”„«‘'([]*[^\s!-/:-@[-`{-~“”„«»‘’]+(?:[-’'.][^\s!-/:-@[-`{-~“”„«»‘’]+)*[)\]"“”»’']*[.,;:!?]*[)\]"“”»’']*$/;
