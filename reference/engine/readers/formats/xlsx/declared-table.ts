/**
 * A table part (`xl/tables/table1.xml`) -> where the author's table lies and whether it has a header row.
 * Spec: ECMA-376 part 1, 18.5.1.2 (table).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { DeclaredTable } from '../../shared/sheets/sheet.js';
import { parseRange } from './cell-reference.js';

export function readDeclaredTable(scanner: XmlScanner | undefined): DeclaredTable | undefined {
  if (!scanner?.child(0) || scanner.name !== 'table') return undefined;
  const range = parseRange(scanner.attribute('ref') ?? '');
  return range && { range, headerRows: Number(scanner.attribute('headerRowCount') ?? 1) === 0 ? 0 : 1 };
}
