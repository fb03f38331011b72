/**
 * The row of heads right above a lattice, where upright rules begin only below it.
 */
import { chainWords, tableLimits, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows } from '../layout/rows.js';
import { columnsOf, type Span } from './columns.js';
import type { CellBox, FoundTable } from './table.js';
import { isNumeric } from './text-rows.js';

/** White space between the heads and the lattice, in em. */
const nearness = 0.8;

/** Columns that must have a head. */
const headedShare = 0.6;

/** The table with the row of heads above it; itself where there is none. `rest` are the words in no table. */
export function withHeadAbove(table: FoundTable, turned: TurnedWords, rest: readonly number[]): FoundTable {
  if (table.columns < 3) return table;
  const { x0, x1, y0, edges } = table;
  const near = rest.filter((word) => {
    const below = y0 - turned.y[word]!;
    return (
      below > -0.1 && below < 2 * turned.words.size[word]! && turned.x1[word]! > x0 - 2 && turned.x0[word]! < x1 + 2
    );
  });
  if (near.length < 2) return table;
  const rows = makeRows(chainWords(turned, near, tableLimits), turned, tableLimits);
  const row = rows[rows.length - 1]!;
  const columns: Span[] = edges.slice(1).map((edge, index) => ({ x0: edges[index]!, x1: edge }));
  const cells: CellBox[] = [];
  let headed = 0;
  for (const fragment of row.fragments) {
    const { first, last } = columnsOf(fragment, columns);
    const isTaken = cells.some(({ column, colspan }) => first < column + colspan);
    const isOutside = fragment.x0 < x0 - 2 || fragment.x1 > x1 + 2;
    const offMiddle = Math.abs(fragment.x0 + fragment.x1 - columns[first]!.x0 - columns[last]!.x1) / 2;
    // A head over several columns stands in their middle; a line of text above the table begins where it may.
    if (first < last && offMiddle > fragment.size) return table;
    if (isTaken || isOutside || isNumeric(fragmentText(fragment, turned))) return table;
    headed += last - first + 1;
    cells.push({ row: 0, column: first, rowspan: 1, colspan: last - first + 1, lines: [fragment] });
  }
  const isNear = y0 - row.bottom < nearness * row.fragments[0]!.size;
  if (!isNear || cells.length < 2 || headed < headedShare * table.columns) return table;
  return {
    ...table,
    y0: row.top - 1,
    rows: table.rows + 1,
    cells: [...cells, ...table.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))],
    headerRows: 1,
  };
}
