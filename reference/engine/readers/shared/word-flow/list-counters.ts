/**
 * Lists of Word-like formats: definitions of levels and the counters that run through a document -> the mark of each item.
 * Counters belong to the list, so that two instances of it go on counting unless an override restarts one.
 * Used by the DOC and RTF readers.
 * Standard: [MS-DOC] 2.9.147 (LVLF), 2.9.148 (LSTF), 2.9.136 (LFO); RTF 1.9.1, list tables.
 */
import { counterText } from '../flow/counter-text.js';
import type { ItemMark } from '../flow/block-flow.js';
import { numberFormatNames } from './number-format-names.table.js';

export interface ListLevel {
  start: number;
  /** The format's number, as both file formats write it. */
  formatCode: number;
  /** Characters U+0000 to U+0008 stand for the numbers of levels 1 to 9. */
  text: string;
  /** Restarts only after a level below this one (0-based) was counted; undefined: after any level above it. */
  restartAfter?: number;
  /** All numbers are shown as plain digits. */
  legal: boolean;
}

/** A list as paragraphs refer to it. */
export interface ListInstance {
  /** The list whose counters it shares. */
  listId: number;
  levels: readonly (ListLevel | undefined)[];
  startOverrides: readonly (number | undefined)[];
}

/** `text` is the mark as displayed; a heading shows it before its own text. */
export interface CountedMark {
  mark: ItemMark;
  text: string;
}

const bulletCode = 23;
const noneCode = 255;
const deepestLevel = 8;

export class ListCounters {
  private readonly values = new Map<number, (number | undefined)[]>();
  private readonly started = new Set<ListInstance>();

  /** Counts one paragraph; undefined when its level shows no mark or does not exist. */
  next(instance: ListInstance, level: number): CountedMark | undefined {
    const definition = instance.levels[level];
    if (definition === undefined || level > deepestLevel) return undefined;
    let values = this.values.get(instance.listId);
    if (values === undefined) this.values.set(instance.listId, (values = []));
    this.restart(instance, values);
    values[level] = values[level] === undefined ? definition.start : values[level] + 1;
    for (let deeper = level + 1; deeper <= deepestLevel; deeper++) {
      const after = instance.levels[deeper]?.restartAfter;
      if (after === undefined || level < after) values[deeper] = undefined;
    }
    return markOf(instance, level, definition, values);
  }

  private restart(instance: ListInstance, values: (number | undefined)[]): void {
    if (this.started.has(instance)) return;
    this.started.add(instance);
    instance.startOverrides.forEach((start, level) => {
      if (start !== undefined) values[level] = start - 1;
    });
  }
}

function markOf(
  instance: ListInstance,
  level: number,
  definition: ListLevel,
  values: readonly (number | undefined)[],
): CountedMark | undefined {
  if (definition.formatCode === bulletCode) return { mark: { level, ordered: false }, text: '' };
  const text = displayText(instance, definition, values);
  if (text === '') return undefined;
  const value = values[level]!;
  if (definition.formatCode === noneCode) return { mark: { level, ordered: true, value, label: text }, text };
  return {
    mark: isPlain(text, value) ? { level, ordered: true, value } : { level, ordered: true, value, label: text },
    text,
  };
}

function displayText(instance: ListInstance, definition: ListLevel, values: readonly (number | undefined)[]): string {
  let text = '';
  for (const character of definition.text) {
    const level = character.charCodeAt(0);
    if (level > deepestLevel) {
      text += character;
      continue;
    }
    const other = instance.levels[level];
    const code = other?.formatCode ?? 0;
    const value = values[level] ?? other?.start ?? 1;
    if (code !== noneCode && code !== bulletCode) {
      text += counterText(value, definition.legal ? 'decimal' : (numberFormatNames[code] ?? 'decimal'));
    }
  }
  return text.trim();
}

/** `7`, `7.` and `7)` are what counting shows by itself. */
function isPlain(text: string, value: number): boolean {
  return text === String(value) || text === `${value}.` || text === `${value})`;
}
