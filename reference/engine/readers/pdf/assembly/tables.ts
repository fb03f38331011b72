/**
 * Table blocks -> tables of the document.
 */
import type { Table, TableRow } from '../../../document/nodes.js';
import type { TableBlock } from '../layout/page-block.js';
import { joinLines } from './inlines.js';

export function toTable(block: TableBlock): Table {
  const rows: TableRow[] = Array.from({ length: block.rows }, () => ({ cells: [] }));
  const taken = new Set<number>();
  const at = new Map(block.cells.map((cell) => [cell.row * block.columns + cell.column, cell]));
  for (let row = 0; row < block.rows; row++) {
    for (let column = 0; column < block.columns; column++) {
      const key = row * block.columns + column;
      if (taken.has(key)) continue;
      const cell = at.get(key);
      const content = cell ? joinLines(cell.lines).map((run) => run.text).join('').trim() : '';
      const colspan = cell ? Math.min(cell.colspan, block.columns - column) : 1;
      const rowspan = cell ? Math.min(cell.rowspan, block.rows - row) : 1;
      for (let r = 0; r < rowspan; r++) for (let c = 0; c < colspan; c++) taken.add((row + r) * block.columns + column + c);
      rows[row]!.cells.push({ content, ...(colspan > 1 && { colspan }), ...(rowspan > 1 && { rowspan }), ...(row < block.headerRows && { header: true }) });
    }
  }
  return { type: 'table', rows, headerRows: block.headerRows };
}
