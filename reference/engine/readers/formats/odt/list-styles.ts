/**
 * List styles and the outline style of ODF -> how each level is marked.
 * Spec: ODF 1.3 part 3, 16.30 to 16.34 (list styles) and 19.500 (style:num-format).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { ListLevel } from '../../shared/lists/list-counters.js';
import { twipsOf } from './lengths.js';

export type ListStyle = (level: number) => OdtListLevel | undefined;

interface OdtListLevel extends ListLevel {
  /** How far in its text begins, in twips, unless its paragraph says otherwise. */
  indent: number | undefined;
}

interface WrittenLevel {
  format: string;
  start: number;
  prefix: string;
  suffix: string;
  /** How many levels the number shows, this one included. */
  displayLevels: number;
  /** How far in its text begins, in twips. */
  indent: number | undefined;
}

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

const levelAttributes = [
  'text:level',
  'style:num-format',
  'style:num-prefix',
  'style:num-suffix',
  'text:display-levels',
  'text:start-value',
];

/**
 * The list style just opened; moves behind its end. Of the many that an office program writes few are ever asked for, and of
 * their ten levels the first ones: levels are read up to the one that is wanted.
 */
export function readListStyle(scanner: XmlScanner): ListStyle {
  const written: (WrittenLevel | undefined)[] = [];
  const inside = scanner.later();
  let isRead = inside === undefined;
  if (isRead) for (const depth = scanner.depth; scanner.child(depth);) readLevel(scanner, written);
  let unread: XmlScanner | undefined;
  const writtenAt = (index: number): WrittenLevel | undefined => {
    while (written[index] === undefined && !isRead) {
      unread ??= inside!();
      if (unread.child(0)) readLevel(unread, written);
      else isRead = true;
    }
    return written[index];
  };
  const levels: OdtListLevel[] = [];
  return (index) => {
    const each = writtenAt(index);
    if (!each) return undefined;
    const { format, start, indent } = each;
    return (levels[index] ??= { format, start, indent, label: labelOf(writtenAt, each, index), legal: false });
  };
}

/** The level just opened; moves behind its end. The first of an index stands. */
function readLevel(scanner: XmlScanner, written: (WrittenLevel | undefined)[]): void {
  const [at, format = '', prefix = '', suffix = '', shown, start] = scanner.attributes(levelAttributes);
  const index = Number(at ?? 1) - 1;
  if (!(index >= 0 && index < 10)) return;
  const bullet = scanner.name !== 'text:list-level-style-number' && scanner.name !== 'text:outline-level-style';
  written[index] ??= {
    format: bullet ? 'bullet' : format === '' ? 'none' : (formats[format] ?? format),
    prefix,
    suffix,
    displayLevels: Math.max(1, Math.min(10, Number(shown ?? 1) || 1)),
    start: Number(start ?? 1) || 0,
    indent: readIndent(scanner),
  };
}

/** Of the level just opened; moves behind its end. */
function readIndent(scanner: XmlScanner): number | undefined {
  let indent: number | undefined;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'style:list-level-properties') continue;
    const before = twipsOf(scanner.attribute('text:space-before'));
    const label = twipsOf(scanner.attribute('text:min-label-width'));
    if (before !== undefined || label !== undefined) indent = (before ?? 0) + (label ?? 0);
    indent = alignedIndent(scanner) ?? indent;
  }
  return indent;
}

function alignedIndent(scanner: XmlScanner): number | undefined {
  let indent: number | undefined;
  const level = scanner.depth;
  while (scanner.child(level))
    if (scanner.name === 'style:list-level-label-alignment') indent = twipsOf(scanner.attribute('fo:margin-left'));
  return indent;
}

/** `1.2.` of a level that shows its parents' numbers too; a parent without a number is left out together with its dot. */
function labelOf(
  writtenAt: (index: number) => WrittenLevel | undefined,
  level: WrittenLevel,
  index: number,
): (string | number)[] {
  const label: (string | number)[] = [level.prefix];
  for (let at = Math.max(0, index - level.displayLevels + 1); at <= index; at++) {
    const format = writtenAt(at)?.format ?? 'none';
    if (format === 'none' || format === 'bullet') continue;
    if (label.length > 1) label.push('.');
    label.push(at);
  }
  return [...label, level.suffix];
}
