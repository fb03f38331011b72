/**
 * A worksheet part -> the cells that show something, as displayed text, with merges, links, notes and declared tables.
 * Walks the cells that are written, whatever size the sheet declares.
 * Spec: ECMA-376 part 1, 18.3.1.
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Notice } from '../../../document/reading.js';
import { noteDepth } from '../../shared/containers/depth-notice.js';
import type { OoxmlPackage } from '../../shared/containers/ooxml-package.js';
import type { Relationships } from '../../shared/containers/relationships.js';
import type { XmlPart } from '../../shared/containers/xml-part.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { emptySheet, type Sheet, type SheetLink } from '../../shared/sheets/sheet.js';
import { parseRange } from './cell-reference.js';
import type { CellSource } from './cell-text.js';
import { readFloating } from './drawings.js';
import { readDeclaredTable } from './declared-table.js';
import { type Persons, readNotes } from './notes.js';
import { findSheetData, type SheetData, walkSheetData } from './sheet-data.js';

export interface SheetParts {
  pack: OoxmlPackage;
  path: string;
  /** Asked for only when the sheet refers to something. */
  relationships: () => Relationships;
  cells: CellSource;
  /** Names of the sheets whose cells are read. */
  sheets: ReadonlySet<string>;
  /** Authors of threads of comments. */
  persons: () => Persons;
  deadline: Deadline;
  notices: Notice[];
}

const noSheets: ReadonlySet<string> = new Set();

/** Reads the sheet part; also chart sheets, which have no cells. */
export function readWorksheet(part: XmlPart, name: string, parts: SheetParts): Sheet {
  const sheet = emptySheet(name);
  const found = findSheetData(part.bytes, parts.cells, parts.deadline);
  const rest = found && part.scanText(found.rest);
  if (rest?.child(0) && rest.customary) {
    takeCells(found!, sheet);
    readElements(rest, sheet, parts);
    return sheet;
  }
  const scanner = part.scan();
  if (scanner.child(0)) readElements(scanner, sheet, parts);
  return sheet;
}

function takeCells({ rows, links }: SheetData, sheet: Sheet): void {
  sheet.rows = rows;
  for (const link of links) sheet.links.push(link);
}

/** Reads the children of the root element just opened. */
function readElements(scanner: XmlScanner, sheet: Sheet, parts: SheetParts): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'sheetData':
        takeCells(walkSheetData(scanner, parts.cells), sheet);
        break;
      case 'mergeCells':
        readMerges(scanner, sheet);
        break;
      case 'hyperlinks':
        readLinks(scanner, sheet, parts.relationships());
        break;
      case 'drawing':
        // Where there are no cells, charts are all that the sheet says.
        sheet.floating.push(
          ...readFloating(targetOf(scanner, parts), parts.pack, sheet.rows.length === 0 ? noSheets : parts.sheets),
        );
        break;
      // The boxes that notes are shown in: a sheet has them when it has notes.
      case 'legacyDrawing':
        sheet.notes = readNotes(parts.pack, parts.relationships(), parts.persons);
        break;
      case 'tableParts':
        readTables(scanner, sheet, parts);
        break;
    }
  }
  noteDepth(scanner, parts.notices);
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
    if (!range || !relationship?.external || relationship.target.startsWith('#')) continue;
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
