/**
 * Reads the tables of an HTML text as grids of cell texts, spans filled with ''.
 * Used on `data.html` and on HTML tables inside Markdown; pure.
 * Spec: What the service does 1 (tables are preserved); HTML Standard section 4.9.12 (forming a table).
 */
import { htmlTokens } from './html-tokens.js';
import { oneLine } from './words.js';

export type Grid = string[][];

interface OpenTable {
  readonly grid: Grid;
  row: number;
  cell: { text: string; column: number } | undefined;
}

/** Tables in the order of their start tags; a nested table is a table of its own and its text is in the outer cell too. */
export function htmlTables(html: string): Grid[] {
  const done: Grid[] = [];
  const open: OpenTable[] = [];
  for (const token of htmlTokens(html)) {
    const table = open.at(-1);
    if (token.kind === 'text') {
      for (const outer of open) if (outer.cell) outer.cell.text += token.text;
    } else if (token.kind === 'open') {
      if (token.name === 'table') {
        const grid: Grid = [];
        done.push(grid);
        open.push({ grid, row: -1, cell: undefined });
      } else if (table && token.name === 'tr') {
        endCell(table);
        table.row += 1;
        table.grid[table.row] ??= [];
      } else if (table && (token.name === 'td' || token.name === 'th')) {
        endCell(table);
        startCell(table, span(token.attributes['colspan']), span(token.attributes['rowspan']));
      } else if (table?.cell && !['b', 'i', 'em', 'strong', 'a', 'span', 'code', 'sup', 'sub'].includes(token.name)) {
        table.cell.text += ' ';
      }
    } else if (token.kind === 'close' && table) {
      if (['td', 'th', 'tr', 'thead', 'tbody', 'tfoot'].includes(token.name)) endCell(table);
      if (token.name === 'table') {
        endCell(table);
        open.pop();
      }
    }
  }
  for (const table of open) endCell(table);
  return done;
}

function span(text: string | undefined): number {
  const value = Number(text ?? 1);
  return Number.isInteger(value) && value >= 1 && value <= 1000 ? value : 1;
}

function startCell(table: OpenTable, columns: number, rows: number): void {
  if (table.row < 0) {
    table.row = 0;
    table.grid[0] ??= [];
  }
  const row = table.grid[table.row]!;
  let column = 0;
  while (row[column] !== undefined) column += 1;
  for (let down = 0; down < rows; down += 1) {
    const target = (table.grid[table.row + down] ??= []);
    for (let right = 0; right < columns; right += 1) target[column + right] ??= '';
  }
  table.cell = { text: '', column };
}

function endCell(table: OpenTable): void {
  if (!table.cell) return;
  table.grid[table.row]![table.cell.column] = oneLine(table.cell.text);
  table.cell = undefined;
}
