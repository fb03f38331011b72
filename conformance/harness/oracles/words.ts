/**
 * Texts as words and as one line, so that spacing, case of markup and line ends never decide a verdict.
 * Used by all content oracles; pure.
 * Spec: What the service does 1.
 */

/** One line, single spaces, compatibility forms, curly and straight quotation marks and invisible characters unified. */
export function oneLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters and digits in a row, in small letters, in order. */
export function wordsOf(text: string): string[] {
  return (
    oneLine(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Words of the first text that the second does not have, in order, each once. */
export function wordsBeyond(text: string, whole: string): string[] {
  const known = new Set(wordsOf(whole));
  return [...new Set(wordsOf(text).filter((word) => !known.has(word)))];
}
