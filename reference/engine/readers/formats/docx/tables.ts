/**
 * A table (`w:tbl`) -> rows and cells with their spans. A table of a single cell is a frame, and gives its content only.
 * Spec: ECMA-376 part 1, 17.4.
 */
import type { Block, Table, TableCell, TableRow } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { cellContent } from '../../shared/flow/cell-content.js';
import type { DocxContext } from './docx-context.js';
import { type CellProperties, ordinaryCell, spanOf } from './cell-properties.js';
import { isOn } from './run-format.js';

interface RawCell {
  content: Block[];
  properties: CellProperties;
}

interface RawRow {
  cells: RawCell[];
  header: boolean;
  deleted: boolean;
  emptyBefore: number;
}

interface RawTable {
  rows: RawRow[];
  firstRowLook: boolean;
}

/** Reads the table just opened; moves behind its end. Empty when the table has no content at all. */
export function readTable(scanner: XmlScanner, context: DocxContext): Block[] {
  const raw: RawTable = { rows: [], firstRowLook: false };
  readRows(scanner, context, raw);
  const rows = raw.rows.filter((row) => !row.deleted && row.cells.length > 0);
  if (rows.every((row) => row.cells.every((cell) => cell.content.length === 0))) return [];
  if (rows.length === 1 && rows[0]!.cells.length === 1) return rows[0]!.cells[0]!.content;
  let headerRows = rows.findIndex((row) => !row.header);
  if (headerRows < 0) headerRows = 0;
  if (headerRows === 0 && raw.firstRowLook && rows.length > 1) headerRows = 1;
  const table: Table = { type: 'table', rows: spanned(rows), headerRows };
  return [table];
}

function readRows(scanner: XmlScanner, context: DocxContext, table: RawTable): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:tr':
        table.rows.push(readRow(scanner, context));
        break;
      case 'w:tblPr':
        readLook(scanner, table);
        break;
      case 'w:tblGrid':
      case 'w:del':
      case 'w:sdtPr':
        scanner.skip();
        break;
      default:
        readRows(scanner, context, table);
    }
  }
}

function readLook(scanner: XmlScanner, table: RawTable): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'w:tblLook') continue;
    const firstRow = scanner.attribute('w:firstRow');
    table.firstRowLook =
      firstRow === undefined
        ? (Number.parseInt(scanner.attribute('w:val') ?? '0', 16) & 0x20) !== 0
        : firstRow === '1' || firstRow === 'true' || firstRow === 'on';
  }
}

function readRow(scanner: XmlScanner, context: DocxContext): RawRow {
  const row: RawRow = { cells: [], header: false, deleted: false, emptyBefore: 0 };
  readCells(scanner, context, row);
  return row;
}

function readCells(scanner: XmlScanner, context: DocxContext, row: RawRow): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'w:tc':
        row.cells.push(readCell(scanner, context));
        break;
      case 'w:trPr':
        readRowProperties(scanner, row);
        break;
      case 'w:tblPrEx':
      case 'w:sdtPr':
        scanner.skip();
        break;
      default:
        readCells(scanner, context, row);
    }
  }
}

function readRowProperties(scanner: XmlScanner, row: RawRow): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:tblHeader') row.header = isOn(scanner);
    else if (scanner.name === 'w:del') row.deleted = true;
    else if (scanner.name === 'w:gridBefore') row.emptyBefore = spanOf(scanner);
  }
}

function readCell(scanner: XmlScanner, context: DocxContext): RawCell {
  let properties = ordinaryCell;
  const content = context.readStory(scanner, (name) => {
    if (name === 'w:tcPr') properties = context.formats.cell(scanner);
  });
  return { content, properties };
}

/** Cells that go on from others are folded into them. */
function spanned(rows: readonly RawRow[]): TableRow[] {
  /** The cell that a merge goes on from, by its first grid column. */
  let open = new Map<number, TableCell>();
  return rows.map((row) => {
    const cells: TableCell[] = [];
    const stillOpen = new Map<number, TableCell>();
    let column = row.emptyBefore;
    if (column > 0) cells.push(column > 1 ? { content: '', colspan: column } : { content: '' });
    for (const { content, properties: raw } of row.cells) {
      const above = raw.continuesAbove ? open.get(column) : undefined;
      const before = raw.continuesBefore ? cells.at(-1) : undefined;
      if (above) {
        above.rowspan = (above.rowspan ?? 1) + 1;
        stillOpen.set(column, above);
      } else if (before) before.colspan = (before.colspan ?? 1) + raw.span;
      else {
        const cell: TableCell = { content: cellContent(content) };
        if (raw.span > 1) cell.colspan = raw.span;
        if (raw.startsMerge || raw.continuesAbove) stillOpen.set(column, cell);
        cells.push(cell);
      }
      column += raw.span;
    }
    open = stillOpen;
    return { cells };
  });
}
