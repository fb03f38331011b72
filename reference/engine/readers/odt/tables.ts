/**
 * A table of ODF -> rows and cells with their spans. Repeated rows and columns are written out within bounds.
 * A table of a single cell is a frame, and gives its content only.
 * Spec: ODF 1.3 part 3, 9 (tables).
 */
import type { Block, TableCell, TableRow } from '../../document/nodes.js';
import type { XmlScanner } from '../containers/xml-scanner.js';
import { simplified } from '../flow/cell-content.js';
import type { OdtContext } from './odt-context.js';

const mostRepeats = 1000;

interface RawTable {
  rows: TableRow[];
  headerRows: number;
}

/** Reads the table just opened; moves behind its end. */
export function readTable(scanner: XmlScanner, context: OdtContext): Block[] {
  const table: RawTable = { rows: [], headerRows: 0 };
  readRows(scanner, context, table, false);
  const rows = table.rows;
  if (rows.every((row) => row.cells.every((cell) => cell.content === ''))) return [];
  if (rows.length === 1 && rows[0]!.cells.length === 1) {
    const { content } = rows[0]!.cells[0]!;
    return typeof content === 'string' ? [{ type: 'paragraph', children: [content] }] : content;
  }
  return [{ type: 'table', rows, headerRows: Math.min(table.headerRows, rows.length) }];
}

function readRows(scanner: XmlScanner, context: OdtContext, table: RawTable, inHeader: boolean): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'table:table-row': {
        const repeats = repeatsOf(scanner.attribute('table:number-rows-repeated'));
        const row = readRow(scanner, context);
        for (let i = 0; i < repeats; i++) table.rows.push(row);
        if (inHeader) table.headerRows += repeats;
        break;
      }
      case 'table:table-header-rows':
        readRows(scanner, context, table, true);
        break;
      case 'table:table-rows':
      case 'table:table-row-group':
        readRows(scanner, context, table, inHeader);
        break;
    }
  }
}

function readRow(scanner: XmlScanner, context: OdtContext): TableRow {
  const row: TableRow = { cells: [] };
  const level = scanner.depth;
  while (scanner.child(level)) {
    // Covered cells lie under a span.
    if (scanner.name !== 'table:table-cell') continue;
    const repeats = repeatsOf(scanner.attribute('table:number-columns-repeated'));
    const colspan = repeatsOf(scanner.attribute('table:number-columns-spanned'));
    const rowspan = repeatsOf(scanner.attribute('table:number-rows-spanned'));
    const cell: TableCell = { content: simplified(context.readStory(scanner)) };
    if (colspan > 1) cell.colspan = colspan;
    if (rowspan > 1) cell.rowspan = rowspan;
    for (let i = 0; i < repeats; i++) row.cells.push(cell);
  }
  return row;
}

function repeatsOf(value: string | undefined): number {
  return value === undefined ? 1 : Math.max(1, Math.min(mostRepeats, Number(value) || 1));
}
