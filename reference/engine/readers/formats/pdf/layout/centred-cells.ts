/**
 * Rows of a table whose cells stand in the middle of their height: no line of a short cell is level with one of a taller one.
 */
import { areCentred } from '../tables/centred.js';
import type { Fragment } from './fragment.js';
import type { Gap } from './gap.js';
import type { Row } from './rows.js';

/** White space between two rows, in em. */
const rowGap = 1.1;

/** White space, in em, between rows of one table at most; farther ones are read one after the other. */
const farGap = 6;

/** No row stands far from the one above it. */
export function areNear(rows: readonly Row[]): boolean {
  let bottom = Infinity;
  return rows.every((row) => {
    const isNear = row.top - bottom <= farGap * row.fragments[0]!.size;
    bottom = bottom === Infinity ? row.bottom : Math.max(bottom, row.bottom);
    return isNear;
  });
}

/** White space parts the rows, and in each of them the lines of every column have one middle. */
export const haveCentredCells = (rows: readonly Row[], gutters: readonly Gap[]): boolean =>
  areCentred(tableRows(rows, gutters));

/** The cells of each row of the table: their pieces of text from top to bottom. */
function tableRows(rows: readonly Row[], gutters: readonly Gap[]): Fragment[][][] {
  const found: Fragment[][][] = [];
  let bottom = -Infinity;
  for (const { top, bottom: end, fragments } of rows) {
    if (top - bottom > rowGap * fragments[0]!.size || found.length === 0)
      found.push(Array.from({ length: gutters.length + 1 }, () => []));
    bottom = Math.max(bottom, end);
    const cells = found[found.length - 1]!;
    for (const fragment of fragments)
      cells[gutters.filter(({ x1 }) => fragment.x0 >= x1 - 0.01).length]!.push(fragment);
  }
  return found;
}
