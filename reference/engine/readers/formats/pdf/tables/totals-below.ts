/**
 * The rows of totals right below a ruled or shaded table, where rules and shades end with the last entry: a label, and sums
 * that end where the figures of their columns do.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows, type Row } from '../layout/rows.js';
import type { CellBox, FoundTable } from './table.js';
import { isNumeric } from './text-rows.js';

/** From row to row of totals it is no more than this share of the pitch of the last rows above. */
const farthest = 1.4;

/** A single figure may be the total of anything: its label tells. */
const leastSums = 2;

/** No table has more rows of totals. */
const mostRows = 4;

/** Figures of one column end this close to each other, in points. */
const sameEdge = 2;

/** The table with its rows of totals; itself where there are none. `rest` are the words in no table. */
export function withTotalsBelow(table: FoundTable, turned: TurnedWords, rest: readonly number[]): FoundTable {
  const [above, last] = lastLevels(table);
  const step = farthest * (last - above);
  const below = rest.filter(
    (word) =>
      turned.y[word]! > table.y1 &&
      turned.y[word]! <= last + mostRows * step &&
      turned.x1[word]! > table.x0 - sameEdge &&
      turned.x0[word]! < table.x1 + sameEdge,
  );
  if (below.length <= leastSums) return table;
  let found = table;
  let level = last;
  for (const row of makeRows(chainWords(turned, below, tableLimits), turned, tableLimits).slice(0, mostRows)) {
    const cells = row.baseline - level <= step ? totalsIn(row, table, turned) : undefined;
    if (!cells) break;
    level = row.baseline;
    const own = cells.map((cell): CellBox => ({ ...cell, row: found.rows }));
    found = { ...found, rows: found.rows + 1, y1: row.bottom, cells: [...found.cells, ...own] };
  }
  return found;
}

/** The baselines of the last two rows; no row is near where there are fewer. */
function lastLevels({ rows, cells }: FoundTable): [above: number, last: number] {
  const levels = [-1, -2].map((back) =>
    cells.reduce(
      (most, { row, lines }) => (row === rows + back && lines[0] ? Math.max(most, lines[0].baseline) : most),
      -1,
    ),
  );
  const [last, above] = levels as [number, number];
  return above < 0 || last < 0 ? [last, last] : [above, last];
}

/** The cells of a row of totals; undefined where it is none. */
function totalsIn({ fragments }: Row, table: FoundTable, turned: TurnedWords): CellBox[] | undefined {
  const [label, ...sums] = fragments;
  if (!label || sums.length < leastSums || isFigure(label, turned) || label.x0 < table.x0 - sameEdge) return undefined;
  const columns = sums.map((sum) => (isFigure(sum, turned) ? columnOf(sum, table, turned) : -1));
  const first = columns[0]!;
  if (first < 1 || columns.some((column, index) => index > 0 && column <= columns[index - 1]!)) return undefined;
  return [
    { row: 0, column: 0, rowspan: 1, colspan: first, lines: [label] },
    ...sums.map((sum, index) => ({ row: 0, column: columns[index]!, rowspan: 1, colspan: 1, lines: [sum] })),
  ];
}

const isFigure = (fragment: Fragment, turned: TurnedWords): boolean => {
  const text = fragmentText(fragment, turned);
  return isNumeric(text) && /\d/.test(text);
};

/** The column with a figure that ends where this one does; -1 where none has. */
const columnOf = ({ x1 }: Fragment, { cells }: FoundTable, turned: TurnedWords): number =>
  cells.find(
    ({ colspan, lines }) =>
      colspan === 1 && lines.some((line) => Math.abs(line.x1 - x1) <= sameEdge && isFigure(line, turned)),
  )?.column ?? -1;
