/**
 * A cell -> the text it shows: shared and inline strings, formatted numbers and dates, booleans, errors, formula results.
 * Spec: ECMA-376 part 1, 18.3.1.4 (c), 18.3.1.96 (v), 18.18.11 (ST_CellType).
 */
import { formatNumber } from '../../shared/number-formats/format-number.js';
import type { CellFormats } from './cell-formats.js';
import { type SharedStrings, unescaped } from './shared-strings.js';

export interface CellSource {
  strings: SharedStrings;
  formats: CellFormats;
  date1904: boolean;
  /** The program that opens the workbook is to reckon all formulas anew: a zero may stand for a value that is not there. */
  isRecalculated: boolean;
  /** The text of a cell whose formula has no value in the file; undefined when it cannot be reckoned. */
  calculate?: (row: number, cell: RawCell) => string | undefined;
}

/** A cell as written; texts have their references decoded. */
export interface RawCell {
  /** 0-based. */
  column: number;
  style: number;
  /** `s`, `str`, `b`, `e`, `d`, `inlineStr`, `n`; empty for numbers. */
  type: string;
  value?: string | undefined;
  /** Index of a shared string. */
  shared?: number | undefined;
  formula?: string | undefined;
  inline?: string | undefined;
}

/** The text a cell shows; empty when it shows nothing. A formula that was never calculated is shown itself. */
export function shownText(cell: RawCell, cells: CellSource): string {
  const { value, inline, formula } = cell;
  if (cell.shared !== undefined) return cells.strings(cell.shared);
  if (inline !== undefined) return inline;
  if (isUncalculated(cell.type, value) && formula !== undefined && formula !== '') return `=${formula}`;
  if (value === undefined || value === '') return '';
  switch (cell.type) {
    case '':
    case 'n':
      return numberText(value, cell.style, cells);
    default:
      return typedText(value, cell, cells);
  }
}

/** Of a cell with a formula: nothing, or the zero that stands for nothing. A text may be empty. */
export function isUncalculated(type: string, value: string | undefined): boolean {
  return value === undefined || (type !== 'str' && (value === '' || value === '0'));
}

function typedText(value: string, { type, style }: RawCell, cells: CellSource): string {
  switch (type) {
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'd':
      return dateText(value, style, cells);
    case 'e':
      return value;
    default:
      return unescaped(value);
  }
}

function numberText(raw: string, style: number, cells: CellSource): string {
  const format = cells.formats(style);
  if (format === 'General' && isShownAsWritten(raw)) return raw;
  const number = Number(raw);
  return Number.isNaN(number) ? raw : formatNumber(number, format, cells);
}

/** Short decimal numbers look the same in `General` as in the file. */
function isShownAsWritten(raw: string): boolean {
  const { length } = raw;
  if (length > 10) return false;
  let point = -1;
  for (let i = 0; i < length; i++) {
    const char = raw.charCodeAt(i);
    if (char >= 48 && char <= 57) continue;
    if (char === 46 && point < 0 && i > 0) point = i;
    else if (char !== 45 || i > 0 || length === 1) return false;
  }
  const first = raw.charCodeAt(0) === 45 ? 1 : 0;
  if (raw.charCodeAt(first) === 48 && (length > first + 1 || first === 1) && point !== first + 1) return false;
  return point < 0 || (raw.charCodeAt(length - 1) !== 48 && point < length - 1 && point > first);
}

/** An ISO 8601 date, in the format of the cell when that is a format for dates. */
function dateText(value: string, style: number, cells: CellSource): string {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?/.exec(value);
  const format = cells.formats(style);
  if (!iso || format === 'General')
    return value
      .replace(/T00:00:00(?:\.0+)?Z?$/, '')
      .replace('T', ' ')
      .replace(/Z$/, '');
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0'] = iso;
  const dayNumber = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 + 25_569;
  const serial = dayNumber + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  return formatNumber(cells.date1904 ? serial - 1462 : serial, format, cells);
}
