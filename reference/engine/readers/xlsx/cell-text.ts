/**
 * A cell (`c`) -> the text it shows: shared and inline strings, formatted numbers and dates, booleans, errors, formula results.
 * Spec: ECMA-376 part 1, 18.3.1.4 (c), 18.3.1.96 (v), 18.18.11 (ST_CellType).
 */
import type { XmlScanner } from '../containers/xml-scanner.js';
import { formatNumber } from '../number-formats/format-number.js';
import type { CellFormats } from './cell-formats.js';
import { readStringItem, unescaped } from './shared-strings.js';

export interface CellSource {
  strings: readonly string[];
  formats: CellFormats;
  date1904: boolean;
}

/** Reads the cell just opened; moves behind its end. `href` is the address of a `HYPERLINK` formula. */
export function cellText(scanner: XmlScanner, source: CellSource): { text: string; href?: string } {
  const type = scanner.attribute('t');
  const style = scanner.attribute('s');
  let value: string | undefined;
  let formula: string | undefined;
  let inline: string | undefined;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'v') value = scanner.elementText();
    else if (scanner.name === 'f') formula = scanner.elementText();
    else if (scanner.name === 'is') inline = readStringItem(scanner);
  }
  const text = inline ?? (value === undefined || value === '' ? '' : displayed(value, type, style, source));
  if (formula === undefined || formula === '') return { text };
  if (text === '' && value === undefined) return { text: `=${formula}` };
  const href = /^HYPERLINK\("([^"]+)"/i.exec(formula)?.[1];
  return href === undefined ? { text } : { text, href };
}

function displayed(value: string, type: string | undefined, style: string | undefined, source: CellSource): string {
  switch (type) {
    case 's':
      return source.strings[Number(value)] ?? '';
    case 'str':
      return unescaped(value);
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'e':
    case 'inlineStr':
      return value;
    case 'd':
      return value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
    default:
      return numberText(value, style, source);
  }
}

function numberText(value: string, style: string | undefined, source: CellSource): string {
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const format = style === undefined ? 'General' : source.formats(Number(style));
  return formatNumber(number, format, source);
}
