/**
 * Rows set in a face of their own, as heads and titles are.
 */
import type { TurnedWords } from '../layout/fragment.js';
import type { Row } from '../layout/rows.js';

/** No word of the row is set in a face that the other row has. */
export function isOfOtherFace(
  { fragments }: Pick<Row, 'fragments'>,
  other: Pick<Row, 'fragments'>,
  { words: { font } }: TurnedWords,
): boolean {
  const faces = new Set(other.fragments.flatMap(({ words }) => words.map((word) => font[word])));
  return fragments.every(({ words }) => words.every((word) => !faces.has(font[word])));
}
