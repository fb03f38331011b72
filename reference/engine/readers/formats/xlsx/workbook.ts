/**
 * `xl/workbook.xml` -> the sheets to read, in tab order, and the date system. Hidden sheets are left out.
 * Spec: ECMA-376 part 1, 18.2.
 */
import type { Relationships } from '../../shared/containers/relationships.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

export interface Workbook {
  sheets: WorkbookSheet[];
  date1904: boolean;
}

export interface WorkbookSheet {
  name: string;
  /** The part that holds the sheet. */
  path: string;
}

export function readWorkbook(scanner: XmlScanner | undefined, relationships: Relationships): Workbook {
  const workbook: Workbook = { sheets: [], date1904: false };
  if (!scanner?.child(0)) return workbook;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'workbookPr') {
      const value = scanner.attribute('date1904');
      workbook.date1904 = value === '1' || value === 'true' || value === 'on';
    } else if (scanner.name === 'sheets') readSheets(scanner, relationships, workbook.sheets);
  }
  return workbook;
}

function readSheets(scanner: XmlScanner, relationships: Relationships, sheets: WorkbookSheet[]): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'sheet') continue;
    const state = scanner.attribute('state');
    const relationship = relationships.get(scanner.attribute('r:id') ?? '');
    if (state === 'hidden' || state === 'veryHidden' || !relationship || relationship.external) continue;
    sheets.push({ name: scanner.attribute('name') ?? '', path: relationship.target });
  }
}
