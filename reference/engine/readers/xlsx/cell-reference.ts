/**
 * Cell references (`B3`, `A1:C9`) -> 0-based rows and columns.
 * Spec: ECMA-376 part 1, 18.18.7 (ST_CellRef) and 18.18.62 (ST_Ref).
 */
import type { CellRange } from '../sheets/sheet.js';

const lastRow = 1_048_575;
const lastColumn = 16_383;

/** undefined when the text is no reference. `B:D` and `2:5` reach over whole columns and rows. */
export function parseRange(reference: string): CellRange | undefined {
  const match = /^\$?([A-Za-z]{0,3})\$?(\d{0,7})(?::\$?([A-Za-z]{0,3})\$?(\d{0,7}))?$/.exec(reference);
  if (!match || reference === '') return undefined;
  const [, firstLetters = '', firstNumber = '', letters = firstLetters, number = firstNumber] = match;
  const range = {
    firstRow: firstNumber === '' ? 0 : Number(firstNumber) - 1,
    lastRow: number === '' ? lastRow : Number(number) - 1,
    firstColumn: firstLetters === '' ? 0 : columnIndex(firstLetters),
    lastColumn: letters === '' ? lastColumn : columnIndex(letters),
  };
  return range.firstRow <= range.lastRow && range.firstColumn <= range.lastColumn && range.firstRow >= 0 && range.lastRow <= lastRow ? range : undefined;
}

/** `A` -> 0, `AB` -> 27. */
export function columnIndex(letters: string): number {
  let index = 0;
  for (let i = 0; i < letters.length; i++) index = index * 26 + ((letters.charCodeAt(i) & 31) % 27);
  return index - 1;
}
