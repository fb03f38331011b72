/**
 * A worksheet part -> the cells that show something, as displayed text, with merges, links and declared tables.
 * Walks the cells that are written, whatever size the sheet declares.
 * Spec: ECMA-376 part 1, 18.3.1.
 */
import type { OoxmlPackage } from '../containers/ooxml-package.js';
import type { Relationships } from '../containers/relationships.js';
import type { XmlScanner } from '../containers/xml-scanner.js';
import type { Deadline } from '../../../base/deadline.js';
import type { Sheet, SheetLink } from '../sheets/sheet.js';
import { parseRange } from './cell-reference.js';
import type { CellSource } from './cell-text.js';
import { readFloating } from './drawings.js';
import { readDeclaredTable } from './declared-table.js';
import { readSheetData } from './sheet-data.js';

export interface SheetParts {
  pack: OoxmlPackage;
  path: string;
  /** Asked for only when the sheet refers to something. */
  relationships: () => Relationships;
  cells: CellSource;
  deadline: Deadline;
}

/** Reads the sheet part; also chart sheets, which have no cells. */
export function readWorksheet(scanner: XmlScanner, name: string, parts: SheetParts): Sheet {
  const sheet: Sheet = { name, rows: [], merges: [], links: [], tables: [], floating: [] };
  if (!scanner.child(0)) return sheet;
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'sheetData':
        readCells(scanner, sheet, parts);
        break;
      case 'mergeCells':
        readMerges(scanner, sheet);
        break;
      case 'hyperlinks':
        readLinks(scanner, sheet, parts.relationships());
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

function readCells(scanner: XmlScanner, sheet: Sheet, { cells, deadline }: SheetParts): void {
  const data = readSheetData(scanner, cells, deadline);
  sheet.rows = data.rows;
  for (const link of data.links) sheet.links.push(link);
}

/** Merges of a sheet without texts are not worth reading. */
function readMerges(scanner: XmlScanner, sheet: Sheet): void {
  if (sheet.rows.length === 0) {
    const inner = scanner.inner();
    if (inner !== undefined) scanner.leap(inner);
    return;
  }
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
    const link: SheetLink = {
      range,
      href: location === undefined || location === '' ? relationship.target : `${relationship.target}#${location}`,
    };
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
  const relationship = parts.relationships().get(scanner.attribute('r:id') ?? '');
  return relationship && !relationship.external ? relationship.target : undefined;
}
