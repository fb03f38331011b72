/**
 * The words beside something found: what tells a telephone number from an order number.
 * Spec: RedactPIIOptions.
 */

/** Farther away, a word says nothing of a number. */
const reach = 48;

/** Lower-case words in front, the nearest last: of this line, or of the one above where nothing stands before in this one. */
export function wordsBefore(text: string, offset: number): string[] {
  return wordsOf(lineBefore(text, offset));
}

/** The text in front, of this line or, where that is empty, of the one above; at most 48 characters. */
export function lineBefore(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - reach), offset).replace(/[\s>*_"'(|:]+$/, ' : ');
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf('|')) + 1);
}

/** Lower-case words behind, in this line, the nearest first; at most 16 characters. */
export function wordsAfter(text: string, offset: number): string[] {
  const after = text.slice(offset, offset + 16);
  const line = after.indexOf('\n');
  return wordsOf(line === -1 ? after : after.slice(0, line));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

export function hasOneOf(words: readonly string[], wanted: ReadonlySet<string>): boolean {
  return words.some((word) => wanted.has(word));
}
