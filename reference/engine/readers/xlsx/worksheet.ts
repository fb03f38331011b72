/**
 * A worksheet part -> the cells that show something, as displayed text, with merges, links and declared tables.
 * Walks the cells that are written, whatever size the sheet declares.
 * Spec: ECMA-376 part 1, 18.3.1.
 */
import type { OoxmlPackage } from '../containers/ooxml-package.js';
import type { Relationships } from '../containers/relationships.js';
import type { XmlScanner } from '../containers/xml-scanner.js';
import type { Sheet, SheetLink, SheetRow } from '../sheets/sheet.js';
import { cellText, type CellSource } from './cell-text.js';
import { columnIndex, parseRange } from './cell-reference.js';
import { readFloating } from './drawings.js';
import { readDeclaredTable } from './declared-table.js';

export interface SheetParts {
  pack: OoxmlPackage;
  path: string;
  relationships: Relationships;
  cells: CellSource;
}

/** Reads the sheet part; also chart sheets, which have no cells. */
export function readWorksheet(scanner: XmlScanner, name: string, parts: SheetParts): Sheet {
  const sheet: Sheet = { name, rows: [], merges: [], links: [], tables: [], floating: [] };
  if (!scanner.child(0)) return sheet;
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'sheetData':
        readRows(scanner, sheet, parts.cells);
        break;
      case 'mergeCells':
        readMerges(scanner, sheet);
        break;
      case 'hyperlinks':
        readLinks(scanner, sheet, parts.relationships);
        break;
      case 'drawing':
        sheet.floating.push(...readFloating(targetOf(scanner, parts), parts.pack));
        break;
      case 'tableParts':
        readTables(scanner, sheet, parts);
        break;
    }
  }
  return sheet;
}

function readRows(scanner: XmlScanner, sheet: Sheet, cells: CellSource): void {
  const level = scanner.depth;
  let nextIndex = 0;
  let ordered = true;
  while (scanner.child(level)) {
    if (scanner.name !== 'row') continue;
    const number = scanner.attribute('r');
    const index = number === undefined ? nextIndex : Number(number) - 1;
    const row = readRow(scanner, Number.isInteger(index) && index >= 0 ? index : nextIndex, sheet.links, cells);
    if (row.index < nextIndex) ordered = false;
    nextIndex = row.index + 1;
    if (row.columns.length > 0) sheet.rows.push(row);
  }
  if (!ordered) sheet.rows = orderedRows(sheet.rows);
}

function readRow(scanner: XmlScanner, index: number, links: SheetLink[], cells: CellSource): SheetRow {
  const row: SheetRow = { index, columns: [], texts: [] };
  const level = scanner.depth;
  let column = -1;
  let ordered = true;
  while (scanner.child(level)) {
    if (scanner.name !== 'c') continue;
    const previous = column;
    const reference = scanner.attribute('r');
    column = reference === undefined ? column + 1 : columnOf(reference);
    const { text, href } = cellText(scanner, cells);
    if (text === '' || text.trim() === '') continue;
    if (column <= previous) ordered = false;
    row.columns.push(column);
    row.texts.push(text);
    if (href !== undefined) links.push({ range: { firstRow: index, lastRow: index, firstColumn: column, lastColumn: column }, href });
  }
  return ordered ? row : orderedRow(row);
}

function columnOf(reference: string): number {
  let end = 0;
  while (end < reference.length && reference.charCodeAt(end) > 57) end++;
  return end === 1 ? (reference.charCodeAt(0) & 31) - 1 : columnIndex(reference.slice(0, end));
}

function orderedRow(row: SheetRow): SheetRow {
  const byColumn = new Map(row.columns.map((column, i) => [column, row.texts[i]!]));
  const columns = [...byColumn.keys()].sort((a, b) => a - b);
  return { index: row.index, columns, texts: columns.map((column) => byColumn.get(column)!) };
}

/** Rows written out of order, or twice. */
function orderedRows(rows: readonly SheetRow[]): SheetRow[] {
  const byIndex = new Map<number, SheetRow>();
  for (const row of rows) {
    const same = byIndex.get(row.index);
    byIndex.set(row.index, same ? orderedRow({ index: row.index, columns: [...same.columns, ...row.columns], texts: [...same.texts, ...row.texts] }) : row);
  }
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}

function readMerges(scanner: XmlScanner, sheet: Sheet): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const range = parseRange(scanner.attribute('ref') ?? '');
    if (range) sheet.merges.push(range);
  }
}

function readLinks(scanner: XmlScanner, sheet: Sheet, relationships: Relationships): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const range = parseRange(scanner.attribute('ref') ?? '');
    const relationship = relationships.get(scanner.attribute('r:id') ?? '');
    // Links to other cells lead nowhere outside the workbook.
    if (!range || !relationship?.external) continue;
    const location = scanner.attribute('location');
    const link: SheetLink = { range, href: location === undefined || location === '' ? relationship.target : `${relationship.target}#${location}` };
    const title = scanner.attribute('tooltip');
    if (title !== undefined && title !== '') link.title = title;
    sheet.links.push(link);
  }
}

function readTables(scanner: XmlScanner, sheet: Sheet, parts: SheetParts): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const path = targetOf(scanner, parts);
    const table = path === undefined ? undefined : readDeclaredTable(parts.pack.scan(path));
    if (table) sheet.tables.push(table);
  }
}

function targetOf(scanner: XmlScanner, parts: SheetParts): string | undefined {
  const relationship = parts.relationships.get(scanner.attribute('r:id') ?? '');
  return relationship && !relationship.external ? relationship.target : undefined;
}
