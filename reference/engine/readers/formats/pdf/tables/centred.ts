/**
 * Cells that stand in the middle of the height of their row: the lines of each have one middle.
 */
/** A line of a cell. */
interface Piece {
  baseline: number;
  size: number;
}

/** Rows of a table with cells in several columns, and rows of them whose cells differ in height. */
const leastRows = 3;
const leastUneven = 1;

/** How far the middles of cells of one row differ, in em. */
const sameMiddle = 0.2;

/** More lines than this are no row. */
const mostLines = 12;

/** Whether in every row the lines of each cell have one middle, and in some of them tops of their own. */
export function areCentred(rows: readonly (readonly Piece[])[][]): boolean {
  let shared = 0;
  let uneven = 0;
  for (const cells of rows) {
    const filled = cells.filter(({ length }) => length > 0);
    if (filled.length < 2) continue;
    const reach = sameMiddle * filled[0]![0]!.size;
    const middles = filled.map((cell) => (cell[0]!.baseline + cell[cell.length - 1]!.baseline) / 2);
    if (spread(middles) > reach || filled.some(({ length }) => length > mostLines)) return false;
    shared++;
    if (spread(filled.map(([first]) => first!.baseline)) > reach) uneven++;
  }
  return shared >= leastRows && uneven >= leastUneven;
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
