/**
 * `xl/styles.xml` -> the number format code of each cell style. Nothing else of a style changes what a cell says.
 * Spec: ECMA-376 part 1, 18.8.
 */
import type { XmlPart } from '../../shared/containers/xml-part.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { builtInFormat } from '../../shared/number-formats/built-in-formats.table.js';

/** Index of a cell style (`s`) -> format code. Styles that are not there are `General`. */
export type CellFormats = (style: number) => string;

/** @param open opens the styles part, when the first number asks for its format. */
export function cellFormats(open: () => XmlPart | undefined): CellFormats {
  let codes: string[] | undefined;
  return (style) => (codes ??= readCodes(open()))[style] ?? 'General';
}

function readCodes(part: XmlPart | undefined): string[] {
  const custom = new Map<number, string>();
  const formatIds: number[] = [];
  for (const scanner of part === undefined ? [] : formatSections(part)) {
    const level = scanner.depth;
    while (scanner.child(level)) {
      if (scanner.name === 'numFmts') readCustomFormats(scanner, custom);
      else if (scanner.name === 'cellXfs') readStyleFormats(scanner, formatIds);
    }
  }
  return formatIds.map((id) => custom.get(id) ?? builtInFormat(id));
}

/** Scanners over the two lists that matter, found by searching the bytes; over the whole part where prefixes are odd. */
function formatSections(part: XmlPart): XmlScanner[] {
  const { bytes } = part;
  const sections: XmlScanner[] = [];
  for (const name of ['numFmts', 'cellXfs']) {
    const start = bytes.indexOf(`<${name}`);
    const end = start < 0 ? -1 : bytes.indexOf(`</${name}>`, start);
    const section = end < 0 ? undefined : part.scanSlice(start, end);
    if (section) sections.push(section);
  }
  if (sections.length > 0) return sections;
  const whole = part.scan();
  return whole.child(0) ? [whole] : [];
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
