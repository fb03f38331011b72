/**
 * List styles and the outline style of ODF -> how each level is marked.
 * Spec: ODF 1.3 part 3, 16.30 to 16.34 (list styles) and 19.500 (style:num-format).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

export interface ListLevel {
  /** A format name of flow/counter-text.ts; `''` shows no number. */
  format: string;
  bullet: boolean;
  prefix: string;
  suffix: string;
  /** How many levels the number shows, this one included. */
  displayLevels: number;
  start: number;
}

/** By level, 0-based. */
export type ListStyle = (ListLevel | undefined)[];

const formats: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  '01': 'decimalZero',
  '1st': 'ordinal',
  One: 'cardinalText',
  First: 'ordinalText',
  '①, ②, ③, ...': 'decimalEnclosedCircle',
  '一, 二, 三, ...': 'chineseCounting',
  '甲, 乙, 丙, ...': 'ideographTraditional',
  '子, 丑, 寅, ...': 'ideographZodiac',
  'ア, イ, ウ, ...': 'aiueo',
  'イ, ロ, ハ, ...': 'iroha',
  'А, Б, .., Аа, Аб, ... (ru)': 'russianUpper',
  'а, б, .., аа, аб, ... (ru)': 'russianLower',
};

/** Reads the list style just opened; moves behind its end. */
export function readListStyle(scanner: XmlScanner): ListStyle {
  const levels: ListStyle = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    const index = Number(scanner.attribute('text:level') ?? 1) - 1;
    if (!(index >= 0 && index < 10)) continue;
    const bullet = scanner.name !== 'text:list-level-style-number' && scanner.name !== 'text:outline-level-style';
    const format = scanner.attribute('style:num-format') ?? (bullet ? 'bullet' : '');
    levels[index] = {
      format: formats[format] ?? (format === '' ? '' : format),
      bullet,
      prefix: scanner.attribute('style:num-prefix') ?? '',
      suffix: scanner.attribute('style:num-suffix') ?? '',
      displayLevels: Math.max(1, Math.min(10, Number(scanner.attribute('text:display-levels') ?? 1) || 1)),
      start: Number(scanner.attribute('text:start-value') ?? 1) || 0,
    };
  }
  return levels;
}
