/**
 * The row of heads right above a lattice, where upright rules begin only below it.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows } from '../layout/rows.js';
import { columnsOf, type Span } from './columns.js';
import { isOfOtherFace } from './faces.js';
import { inRow, type CellBox, type FoundTable } from './table.js';
import { isNumeric } from './text-rows.js';

/** White space between the heads and the lattice, in em. */
const nearness = 0.8;

/** The same where nothing stands above the labels, and something above each other column. */
const sureNearness = 1.6;

/** Columns that must have a head. */
const headedShare = 0.6;

/** The same where the heads are set in a face of their own, as those above a rule over the first row are. */
export function withOtherHeadAbove(table: FoundTable, turned: TurnedWords, rest: readonly number[]): FoundTable {
  const headed = withHeadAbove(table, turned, rest, contentSpans(table));
  if (headed === table) return table;
  const piecesOf = (row: number): Fragment[] => headed.cells.flatMap((cell) => (cell.row === row ? cell.lines : []));
  // The title of a group, below the heads, may be set as they are.
  let first = headed.rows - table.rows;
  while (first + 1 < headed.rows && piecesOf(first).length < 2) first++;
  const isOther = isOfOtherFace({ fragments: piecesOf(0) }, { fragments: piecesOf(first) }, turned);
  return isOther || areOverAllButLabels(headed) ? headed : table;
}

/** Nothing above the labels, and something above each other column. */
const areOverAllButLabels = ({ cells, columns }: FoundTable): boolean =>
  cells.filter(({ row }) => row === 0).length === columns - 1 &&
  cells.every(({ row, column, colspan }) => row > 0 || (column > 0 && colspan === 1));

/** The columns, as wide as the text in them. */
function contentSpans({ cells, columns, edges }: FoundTable): Span[] {
  const spans = Array.from({ length: columns }, () => ({ x0: Infinity, x1: -Infinity }));
  for (const { column, colspan, lines } of cells)
    for (const { x0, x1 } of colspan === 1 ? lines : []) {
      spans[column]!.x0 = Math.min(spans[column]!.x0, x0);
      spans[column]!.x1 = Math.max(spans[column]!.x1, x1);
    }
  return spans.map((span, index) => (span.x0 < span.x1 ? span : { x0: edges[index]!, x1: edges[index + 1]! }));
}

/** The table with the row of heads above it; itself where there is none. `rest` are the words in no table. */
export function withHeadAbove(
  table: FoundTable,
  turned: TurnedWords,
  rest: readonly number[],
  columns: readonly Span[] = table.edges.slice(1).map((edge, index) => ({ x0: table.edges[index]!, x1: edge })),
): FoundTable {
  if (table.columns < 3) return table;
  const { x0, x1, y0 } = table;
  const near = rest.filter((word) => {
    const below = y0 - turned.y[word]!;
    return (
      below > -0.1 && below < 2 * turned.words.size[word]! && turned.x1[word]! > x0 - 2 && turned.x0[word]! < x1 + 2
    );
  });
  if (near.length < 2) return table;
  const rows = makeRows(chainWords(turned, near, tableLimits), turned, tableLimits);
  const row = rows[rows.length - 1]!;
  const cells: CellBox[] = [];
  let headed = 0;
  for (const fragment of row.fragments) {
    const { first, last } = columnsOf(fragment, columns);
    const isTaken = cells.some(({ column, colspan }) => first < column + colspan);
    const isOutside = fragment.x0 < x0 - 2 || fragment.x1 > x1 + 2;
    const offMiddle = Math.abs(fragment.x0 + fragment.x1 - columns[first]!.x0 - columns[last]!.x1) / 2;
    // A head over several columns stands in their middle; a line of text above the table begins where it may.
    if (first < last && offMiddle > fragment.size) return table;
    const text = fragmentText(fragment, turned);
    // "n/a", which stands for a figure, may be a head.
    if (isTaken || isOutside || (isNumeric(text) && /\d/.test(text))) return table;
    headed += last - first + 1;
    cells.push({ row: 0, column: first, rowspan: 1, colspan: last - first + 1, lines: [fragment] });
  }
  const withHeads: FoundTable = {
    ...table,
    y0: row.top - 1,
    rows: table.rows + 1,
    cells: [...cells, ...table.cells.map((cell) => inRow(cell, cell.row + 1))],
    headerRows: 1,
  };
  const farthest = areOverAllButLabels(withHeads) ? sureNearness : nearness;
  const isNear = y0 - row.bottom < farthest * row.fragments[0]!.size;
  return isNear && cells.length >= 2 && headed >= headedShare * table.columns ? withHeads : table;
}
