/**
 * Titles and notes inside a table's frame: rows over the whole width at the top and bottom that are captions or remarks.
 * They are given back to the text around the table.
 */
import type { TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { inRow, type CellBox, type FoundTable } from './table.js';

const caption = /^(table|tab\.|figure|fig\.|exhibit|chart|box|tabelle|tableau|tabla|tabela|abbildung)\s*[\dIVXA-Z]/i;
const note = /^(notes?|source|sources|exhibit reads|nota|remarque|quelle|\*|†|[¹²³]|\d\)|[a-z]\))/i;

/** The table without such rows; undefined when fewer than two rows remain. */
export function trimTitles(table: FoundTable, turned: TurnedWords): FoundTable | undefined {
  let first = 0;
  let last = table.rows - 1;
  while (first < last && isRemark(rowCells(table, first), table.columns, turned, caption)) first++;
  while (last > first && isRemark(rowCells(table, last), table.columns, turned, note)) last--;
  if (first === 0 && last === table.rows - 1) return table;
  if (last - first < 1) return undefined;
  const cells = table.cells
    .filter((cell) => cell.row >= first && cell.row <= last)
    .map((cell) => inRow(cell, cell.row - first));
  const lines = cells.flatMap((cell) => cell.lines);
  const y0 = first > 0 ? Math.min(...lines.map((line) => line.top)) - 2 : table.y0;
  const y1 = last < table.rows - 1 ? Math.max(...lines.map((line) => line.bottom)) + 2 : table.y1;
  return { ...table, y0, y1, cells, rows: last - first + 1, headerRows: Math.min(table.headerRows, last - first) };
}

function rowCells(table: FoundTable, row: number): CellBox[] {
  return table.cells.filter((cell) => cell.row <= row && row < cell.row + cell.rowspan);
}

/** One cell over all columns with text of that kind. */
function isRemark(cells: readonly CellBox[], columns: number, turned: TurnedWords, kind: RegExp): boolean {
  const filled = cells.filter((cell) => cell.lines.length > 0);
  if (filled.length !== 1 || filled[0]!.rowspan > 1) return false;
  const spans = filled[0]!.colspan === columns || cells.length === 1;
  return spans && kind.test(fragmentText(filled[0]!.lines[0]!, turned));
}
