/**
 * Table blocks -> tables of the document.
 */
import type { Paragraph, Table, TableCell, TableRow } from '../../../../document/nodes.js';
import type { TableBlock } from '../layout/page-block.js';
import { isNumeric } from '../tables/text-rows.js';

/**
 * Text longer than this names no columns or rows, nor does text over all columns. Where such a cell of a page reaches over
 * several, it stands in the first of them alone: a note over the whole width is read once, not once a column.
 */
const longestRepeated = 60;

export function toTable({ rows, columns, cells, headerRows }: TableBlock): Table {
  const isLabelled = labelledRows(cells, headerRows);
  const isForm = areBoxes(cells, rows, headerRows);
  const grid = new Array<TableCell | null | undefined>(rows * columns);
  for (const cell of cells) {
    const isSum = cell.colspan > 1 && isLabelled.has(cell.row) && isNumeric(cell.text);
    const place = cell.row * columns + cell.column + (isSum ? Math.min(cell.colspan, columns - cell.column) - 1 : 0);
    const taken = grid[place];
    if (taken !== undefined) {
      // Cells that overlap by mistake keep their text.
      const into = taken ?? cells.map((other) => grid[other.row * columns + other.column]).find((other) => other);
      if (into && cell.text !== '') into.content = `${into.content as string} ${cell.text}`;
      continue;
    }
    const isOnce =
      cell.text.length > longestRepeated || (columns > 2 && (cell.colspan >= columns || (isForm && cell.colspan > 1)));
    const colspan = isOnce || isSum ? 1 : Math.min(cell.colspan, columns - cell.column);
    const rowspan = isOnce && !isForm ? 1 : Math.min(cell.rowspan, rows - cell.row);
    for (let row = cell.row; row < cell.row + rowspan; row++)
      grid.fill(null, row * columns + (place % columns), row * columns + (place % columns) + colspan);
    const made: TableCell = { content: cell.text };
    if (colspan > 1) made.colspan = colspan;
    if (rowspan > 1) made.rowspan = rowspan;
    grid[place] = made;
  }
  const result: TableRow[] = [];
  for (let row = 0; row < rows; row++) {
    const made: TableCell[] = [];
    for (let column = 0; column < columns; column++) {
      const cell = grid[row * columns + column];
      // null: covered by a span.
      if (cell === null) continue;
      const kept = cell ?? { content: '' };
      if (row < headerRows) kept.header = true;
      if (typeof kept.content === 'string' && kept.content.includes('\n')) kept.content = [inLines(kept.content)];
      made.push(kept);
    }
    result.push({ cells: made });
  }
  return { type: 'table', rows: result, headerRows };
}

/** Fewer rows are no form. */
const leastBoxes = 3;

/** Boxes of a form, side by side in each row as they have room: most rows have some over several columns, which name nothing. */
function areBoxes(cells: TableBlock['cells'], rows: number, headerRows: number): boolean {
  const wide = new Set(cells.flatMap(({ row, colspan, text }) => (colspan > 1 && text !== '' ? [row] : [])));
  const own = [...wide].filter((row) => row >= headerRows).length;
  return own >= leastBoxes && own * 2 >= rows - headerRows;
}

/** Rows below the heads that begin with words of their own: a figure in them over several columns is one sum, at their end. */
function labelledRows(cells: TableBlock['cells'], headerRows: number): Set<number> {
  const labels = cells.filter(
    ({ row, column, rowspan, colspan, text }) =>
      row >= headerRows && column === 0 && rowspan === 1 && colspan === 1 && /\p{L}/u.test(text),
  );
  return new Set(labels.map(({ row }) => row));
}

/** A line feed parts lines of their own. */
const inLines = (text: string): Paragraph => ({
  type: 'paragraph',
  children: text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [{ type: 'lineBreak' as const }, line])),
});
