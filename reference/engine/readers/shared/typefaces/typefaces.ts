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
  return /[{}[\];<>=|\\]|\(\)|\w\([^()]*\):\s*$|^\s*(?:#|\/\/|--|\$ )/.test(text);
}
