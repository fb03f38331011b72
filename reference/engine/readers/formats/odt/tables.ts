/**
 * A table of ODF -> rows and cells with their spans. Repeated rows and columns are written out within bounds.
 * A table of a single cell is a frame, and gives its content only.
 * Spec: ODF 1.3 part 3, 9 (tables).
 */
import type { Block, TableCell, TableRow } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { cellContent } from '../../shared/flow/cell-content.js';
import type { OdtContext } from './odt-context.js';

const mostRepeats = 1000;
/** Cells of a table that are written out because rows or cells repeat. */
const mostRepeatedCells = 200_000;

interface RawTable {
  rows: TableRow[];
  headerRows: number;
  repeatedCells: number;
}

/** Reads the table just opened; moves behind its end. */
export function readTable(scanner: XmlScanner, context: OdtContext): Block[] {
  const table: RawTable = { rows: [], headerRows: 0, repeatedCells: 0 };
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
        const wanted = repeatsOf(scanner.attribute('table:number-rows-repeated'));
        const row = readRow(scanner, context, table);
        const repeats = row.cells.every(isEmpty) ? 1 : allowed(wanted, row.cells.length, table);
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

/** @param table counts what repeats. */
function readRow(scanner: XmlScanner, context: OdtContext, table: RawTable): TableRow {
  const row: TableRow = { cells: [] };
  /** Repeats of the empty cells at hand: only those before a filled one are needed. */
  let pending = 0;
  const level = scanner.depth;
  while (scanner.child(level)) {
    // Covered cells lie under a span.
    if (scanner.name !== 'table:table-cell') continue;
    const wanted = repeatsOf(scanner.attribute('table:number-columns-repeated'));
    const colspan = repeatsOf(scanner.attribute('table:number-columns-spanned'));
    const rowspan = repeatsOf(scanner.attribute('table:number-rows-spanned'));
    const cell: TableCell = { content: cellContent(context.readStory(scanner)) };
    if (colspan > 1) cell.colspan = colspan;
    if (rowspan > 1) cell.rowspan = rowspan;
    if (wanted > 1 && isEmpty(cell)) {
      row.cells.push(cell);
      pending += wanted - 1;
      continue;
    }
    if (!isEmpty(cell)) {
      const gap = allowed(pending + 1, 1, table) - 1;
      for (let i = 0; i < gap; i++) row.cells.push({ content: '' });
      pending = 0;
    }
    const repeats = allowed(wanted, 1, table);
    for (let i = 0; i < repeats; i++) row.cells.push(cell);
  }
  return row;
}

function isEmpty(cell: TableCell): boolean {
  return cell.content === '' && cell.colspan === undefined && cell.rowspan === undefined;
}

/** As many repeats of so many cells as the bound of the table leaves, 1 at least. */
function allowed(wanted: number, cells: number, table: RawTable): number {
  if (wanted <= 1) return 1;
  const repeats = Math.max(1, Math.min(wanted, Math.floor((mostRepeatedCells - table.repeatedCells) / (cells || 1))));
  table.repeatedCells += repeats * cells;
  return repeats;
}

function repeatsOf(value: string | undefined): number {
  return value === undefined ? 1 : Math.max(1, Math.min(mostRepeats, Number(value) || 1));
}
