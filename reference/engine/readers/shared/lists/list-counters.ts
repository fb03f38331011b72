/**
 * Lists: definitions of levels and the numbers counted so far -> the mark of each item.
 * Used by the DOC, DOCX, ODT and RTF readers, each of which reads its own definitions into these.
 * Standard: ECMA-376 part 1, 17.9; [MS-DOC] 2.9.147 (LVLF); RTF 1.9.1, list tables; ODF 1.3 part 3, 5.3 and 19.773 to 19.780.
 */
import { isLetterOrNumber } from '../../../document/word-characters.js';
import type { ItemMark, ItemPlace } from '../flow/block-flow.js';
import { counterText } from './counter-text.js';

export interface ListLevel {
  start: number;
  /** A format name of counterText(); `bullet` shows no number, `none` shows the label without one. */
  format: string;
  /** What the mark shows: literal text, and the numbers of levels (0-based). */
  label: readonly (string | number)[];
  /** Restarts only after a level below this one (0-based) was counted, so 0 never does; undefined: after any level above it. */
  restartAfter?: number;
  /** All numbers are shown as plain digits. */
  legal: boolean;
}

/** The levels of one list, 0-based. */
export type LevelAt = (level: number) => ListLevel | undefined;

/** A list as paragraphs refer to it. Two instances of one list count on, unless an override restarts one. */
export interface ListInstance {
  /** The list whose counters it shares. */
  listId: number | string;
  level: LevelAt;
  startOverrides: readonly (number | undefined)[];
  /** How far in the text of a level begins, in twips, unless its paragraph says otherwise. */
  indent?: (level: number) => number | undefined;
}

/** The last number of each level; undefined levels have not been counted since the last restart. */
export type Counts = (number | undefined)[];

/** `text` is the mark as displayed; a heading shows it before its own text. */
export interface CountedMark extends ItemPlace {
  mark: ItemMark;
  text: string;
}

/** Counts an item, from `startValue` where one is given, and restarts the levels below its own. */
export function countItem(counts: Counts, level: number, levels: LevelAt, startValue?: number): void {
  const before = counts[level];
  counts[level] = startValue ?? (before === undefined ? (levels(level)?.start ?? 1) : before + 1);
  for (let deeper = level + 1; deeper < counts.length; deeper++) {
    if (counts[deeper] === undefined) continue;
    const after = levels(deeper)?.restartAfter;
    if (after === undefined || level < after) counts[deeper] = undefined;
  }
}

/** The mark of the item just counted; undefined when its level shows none or is not defined. */
export function countedMark(counts: Counts, level: number, levels: LevelAt): CountedMark | undefined {
  const definition = levels(level);
  if (definition === undefined) return undefined;
  if (definition.format === 'bullet') return bulletMark(level, definition.label);
  const text = numberText(counts, definition, levels);
  if (text === '') return undefined;
  if (definition.format === 'none' && ![...text].some(isLetterOrNumber))
    return { mark: { level, ordered: false }, text };
  const value = counts[level] ?? definition.start;
  const mark: ItemMark = { level, ordered: true, value };
  if (!isPlain(text, value)) mark.label = text;
  return { mark, text };
}

/** Empty and ticked boxes; those of the private area are as Word writes Wingdings. */
const emptyBoxes = ['\u2610', '\uf06f'];
const tickedBoxes = ['\u2611', '\u2612', '\uf0fd', '\uf0fe'];

function bulletMark(level: number, label: readonly (string | number)[]): CountedMark | undefined {
  if (isBlankBullet(label)) return undefined;
  const mark: ItemMark = { level, ordered: false };
  const [sign] = label;
  if (label.length === 1 && typeof sign === 'string') {
    if (tickedBoxes.includes(sign)) mark.checked = true;
    else if (emptyBoxes.includes(sign)) mark.checked = false;
  }
  return { mark, text: '' };
}

/** A space for a bullet is how some producers indent a further paragraph of an item. */
function isBlankBullet(label: readonly (string | number)[]): boolean {
  return label.length === 1 && typeof label[0] === 'string' && /^\s+$/.test(label[0]);
}

function numberText(counts: Counts, definition: ListLevel, levels: LevelAt): string {
  let text = '';
  for (const piece of definition.label) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const other = levels(piece);
    const format = other?.format ?? 'decimal';
    if (format === 'bullet' || format === 'none') continue;
    text += counterText(counts[piece] ?? other?.start ?? 1, definition.legal ? 'decimal' : format);
  }
  return text.trim();
}

/** `7`, `7.` and `7)` are what counting shows by itself. */
function isPlain(text: string, value: number): boolean {
  return text === String(value) || text === `${value}.` || text === `${value})`;
}

/** The counters of all lists of a document. */
export class ListCounters {
  private readonly counts = new Map<number | string, Counts>();
  private readonly started = new Set<ListInstance>();

  /** Counts one paragraph; undefined when its level shows no mark or does not exist. */
  next(instance: ListInstance, level: number): CountedMark | undefined {
    if (instance.level(level) === undefined) return undefined;
    let counts = this.counts.get(instance.listId);
    if (counts === undefined) this.counts.set(instance.listId, (counts = []));
    this.restart(instance, counts);
    countItem(counts, level, instance.level);
    const marked = countedMark(counts, level, instance.level);
    if (marked === undefined) return undefined;
    marked.list = instance.listId;
    marked.indent = instance.indent?.(level);
    return marked;
  }

  /** An instance's own start values count once, when its first paragraph comes. */
  private restart(instance: ListInstance, counts: Counts): void {
    if (this.started.has(instance)) return;
    this.started.add(instance);
    instance.startOverrides.forEach((start, level) => {
      if (start !== undefined) counts[level] = start - 1;
    });
  }
}
