/**
 * Cell references (`B3`, `A1:C9`) -> 0-based rows and columns.
 * Spec: ECMA-376 part 1, 18.18.7 (ST_CellRef) and 18.18.62 (ST_Ref).
 */
import type { CellRange } from '../../shared/sheets/sheet.js';

const lastRow = 1_048_575;
const lastColumn = 16_383;

/** undefined when the text is no reference. `B:D` and `2:5` reach over whole columns and rows. */
export function parseRange(reference: string): CellRange | undefined {
  const first = parseCorner(reference, 0);
  const colon = first.end;
  const last = reference.charCodeAt(colon) === 58 ? parseCorner(reference, colon + 1) : first;
  if (last.end !== reference.length || (first.row === 0 && first.column === 0)) return undefined;
  const range = {
    firstRow: first.row === 0 ? 0 : first.row - 1,
    lastRow: last.row === 0 ? lastRow : last.row - 1,
    firstColumn: first.column === 0 ? 0 : first.column - 1,
    lastColumn: last.column === 0 ? lastColumn : last.column - 1,
  };
  const inside = range.lastRow <= lastRow && range.lastColumn <= lastColumn;
  return inside && range.firstRow <= range.lastRow && range.firstColumn <= range.lastColumn ? range : undefined;
}

/** One corner from `at` on, 1-based; 0 for a part that is not there. */
function parseCorner(reference: string, at: number): { row: number; column: number; end: number } {
  let row = 0;
  let column = 0;
  let end = at;
  for (; end < reference.length; end++) {
    const char = reference.charCodeAt(end);
    const letter = char & ~32;
    if (letter >= 65 && letter <= 90 && row === 0) column = Math.min(column * 26 + letter - 64, lastColumn + 2);
    else if (char >= 48 && char <= 57) row = Math.min(row * 10 + char - 48, lastRow + 2);
    else if (char !== 36) break;
  }
  return { row, column, end };
}
