/**
 * Labels beside a narrow lattice, as on forms: each line of text leads to a row of boxes for its number and its amount.
 */
import {
  copyOf,
  chainWords,
  mergeFragments,
  proseLimits,
  type Fragment,
  type TurnedWords,
} from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows } from '../layout/rows.js';
import type { CellBox, FoundTable } from './table.js';

/** What fits in a box to fill in. */
const mostInBox = 24;

/** The lattice takes no more of the width than this. */
const narrow = 0.5;

/** Fewer rows stand beside a line of text by chance. */
const leastRows = 2;

/** The table with a first column of labels; itself where not every row has one, or more stands beside it. */
export function withLabelsBeside(table: FoundTable, turned: TurnedWords, rest: readonly number[]): FoundTable {
  const levels = levelsOf(table);
  if (!levels || !areBoxes(table, turned)) return table;
  const size = table.cells.find(({ lines }) => lines.length > 0)!.lines[0]!.size;
  const [top, bottom] = [levels[0]! - size, levels[levels.length - 1]! + size];
  const beside = rest.filter(
    (word) => turned.x1[word]! <= table.x0 + 1 && turned.y[word]! > top && turned.y[word]! < bottom,
  );
  const rows = makeRows(chainWords(turned, beside, proseLimits), turned);
  if (rows.length !== levels.length) return table;
  const labels = rows.map(({ fragments }) => oneLine(fragments));
  const areLevel = labels.every((label, row) => Math.abs(label.baseline - levels[row]!) < 0.4 * label.size);
  if (!areLevel || !labels.every((label) => /\p{L}{2}/u.test(fragmentText(label, turned)))) return table;
  const x0 = Math.min(...labels.map((label) => label.x0));
  if (table.x1 - table.x0 > narrow * (table.x1 - x0)) return table;
  const cells = table.cells.map(({ row, column, rowspan, colspan, lines }): CellBox => ({
    row,
    column: column + 1,
    rowspan,
    colspan,
    lines,
  }));
  cells.push(...labels.map((label, row) => ({ row, column: 0, rowspan: 1, colspan: 1, lines: [label] })));
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  return { ...table, x0, columns: table.columns + 1, edges: [x0, ...table.edges], headerRows: 0, cells };
}

/** The baseline of each row; undefined where one has no text or there are too few. */
function levelsOf({ rows, cells }: FoundTable): number[] | undefined {
  const levels = Array.from({ length: rows }, () => NaN);
  for (const { row, lines } of cells) if (lines[0]) levels[row] = lines[0].baseline;
  return rows >= leastRows && !levels.some(Number.isNaN) ? levels : undefined;
}

/** Cells of one short line each. */
const areBoxes = ({ cells }: FoundTable, turned: TurnedWords): boolean =>
  cells.every(
    ({ rowspan, lines }) =>
      rowspan === 1 && lines.length <= 1 && lines.every((line) => fragmentText(line, turned).length <= mostInBox),
  );

function oneLine([first, ...others]: readonly Fragment[]): Fragment {
  const line = copyOf(first!);
  for (const other of others) mergeFragments(line, other);
  return line;
}
