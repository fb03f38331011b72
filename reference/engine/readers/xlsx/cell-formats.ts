/**
 * `xl/styles.xml` -> the number format code of each cell style. Nothing else of a style changes what a cell says.
 * Spec: ECMA-376 part 1, 18.8.
 */
import type { XmlScanner } from '../containers/xml-scanner.js';
import { builtInFormat } from '../number-formats/built-in-formats.table.js';

/** Index of a cell style (`s`) -> format code. Styles that are not there are `General`. */
export type CellFormats = (style: number) => string;

export function readCellFormats(scanner: XmlScanner | undefined): CellFormats {
  const custom = new Map<number, string>();
  const formatIds: number[] = [];
  if (scanner?.child(0)) {
    const level = scanner.depth;
    while (scanner.child(level)) {
      if (scanner.name === 'numFmts') readCustomFormats(scanner, custom);
      else if (scanner.name === 'cellXfs') readStyleFormats(scanner, formatIds);
    }
  }
  const codes = formatIds.map((id) => custom.get(id) ?? builtInFormat(id));
  return (style) => codes[style] ?? 'General';
}

function readCustomFormats(scanner: XmlScanner, custom: Map<number, string>): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    const id = Number(scanner.attribute('numFmtId'));
    const code = scanner.attribute('formatCode');
    if (Number.isInteger(id) && code !== undefined && code !== '') custom.set(id, code);
  }
}

function readStyleFormats(scanner: XmlScanner, formatIds: number[]): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'xf') formatIds.push(Number(scanner.attribute('numFmtId') ?? 0) || 0);
  }
}
