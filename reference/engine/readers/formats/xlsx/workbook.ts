/**
 * `xl/workbook.xml` -> the sheets in tab order, the date system, and whether formulas are to be reckoned anew.
 * Spec: ECMA-376 part 1, 18.2.
 */
import type { Relationships } from '../../shared/containers/relationships.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

export interface Workbook {
  sheets: WorkbookSheet[];
  date1904: boolean;
  /** Whoever opens the workbook is to reckon its formulas. */
  isRecalculated: boolean;
}

export interface WorkbookSheet {
  name: string;
  /** The part that holds the sheet. */
  path: string;
  isHidden: boolean;
}

export function readWorkbook(scanner: XmlScanner | undefined, relationships: Relationships): Workbook {
  const workbook: Workbook = { sheets: [], date1904: false, isRecalculated: false };
  if (!scanner?.child(0)) return workbook;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'workbookPr') {
      workbook.date1904 = isTrue(scanner.attribute('date1904'));
    } else if (scanner.name === 'calcPr') workbook.isRecalculated = isTrue(scanner.attribute('fullCalcOnLoad'));
    else if (scanner.name === 'sheets') readSheets(scanner, relationships, workbook.sheets);
  }
  return workbook;
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

function readSheets(scanner: XmlScanner, relationships: Relationships, sheets: WorkbookSheet[]): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'sheet') continue;
    const state = scanner.attribute('state');
    const relationship = relationships.get(scanner.attribute('r:id') ?? '');
    if (!relationship || relationship.external) continue;
    const isHidden = state === 'hidden' || state === 'veryHidden';
    sheets.push({ name: scanner.attribute('name') ?? '', path: relationship.target, isHidden });
  }
}
