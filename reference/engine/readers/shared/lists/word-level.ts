/**
 * A level as DOC and RTF write it, with a number for its format and control characters in its text -> a ListLevel.
 * Standard: [MS-DOC] 2.9.150 (LVL), [MS-OSHARED] 2.2.1.3 (MSONFC); RTF 1.9.1, \levelnfc and \leveltext.
 */
import type { ListLevel } from './list-counters.js';
import { numberFormatNames } from './number-format-names.table.js';

export interface WordLevel {
  start: number;
  formatCode: number;
  /** Characters U+0000 to U+0008 stand for the numbers of levels 1 to 9. */
  text: string;
  restartAfter?: number;
  legal: boolean;
}

const noneCode = 255;
const deepestLevel = 8;

export function listLevelOf({ start, formatCode, text, restartAfter, legal }: WordLevel): ListLevel {
  const format = formatCode === noneCode ? 'none' : (numberFormatNames[formatCode] ?? 'decimal');
  const level: ListLevel = { start, format, label: labelOf(text), legal };
  if (restartAfter !== undefined) level.restartAfter = restartAfter;
  return level;
}

/** A document may have hundreds of lists, with nine levels each: nothing is made here but the label. */
function labelOf(text: string): (string | number)[] {
  const label: (string | number)[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    label.push(code > deepestLevel ? character : code);
  }
  return label;
}
