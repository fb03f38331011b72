/**
 * Counters of the lists and headings of one document -> the mark of each item.
 * A list counts on its own unless it says that it goes on with an earlier one.
 * Spec: ODF 1.3 part 3, 5.3 (lists) and 19.773 to 19.780 (continue, start and restart of numbering).
 */
import { counterText } from '../../shared/flow/counter-text.js';
import type { ItemMark } from '../../shared/flow/block-flow.js';
import type { ListLevel, ListStyle } from './list-styles.js';

/** Numbers counted so far at each level; undefined levels start anew. */
export type Counts = (number | undefined)[];

/** Counts an item at a level (0-based) and restarts the levels below. */
export function countItem(
  counts: Counts,
  level: number,
  style: ListStyle | undefined,
  startValue: number | undefined,
): number {
  const previous = counts[level];
  const value = startValue ?? (previous === undefined ? (style?.[level]?.start ?? 1) : previous + 1);
  counts[level] = value;
  counts.length = level + 1;
  return value;
}

/** The mark of the item just counted; undefined when its level shows none. */
export function itemMark(counts: Counts, level: number, style: ListStyle | undefined): ItemMark | undefined {
  const definition = style?.[level];
  if (definition === undefined || definition.bullet) return { level, ordered: false };
  if (definition.format === '')
    return definition.prefix + definition.suffix === '' ? undefined : { level, ordered: false };
  const value = counts[level] ?? definition.start;
  const text = numberText(counts, level, style!, definition);
  const plain =
    definition.format === 'decimal' &&
    definition.displayLevels === 1 &&
    /^[.)]?$/.test(definition.suffix.trim()) &&
    definition.prefix.trim() === '';
  return plain ? { level, ordered: true, value } : { level, ordered: true, value, label: text };
}

/** `1.2.` of a level that shows its parents' numbers too. */
export function numberText(counts: Counts, level: number, style: ListStyle, definition: ListLevel): string {
  const numbers: string[] = [];
  for (let at = Math.max(0, level - definition.displayLevels + 1); at <= level; at++) {
    const format = style[at]?.format ?? '';
    if (format === '' || style[at]?.bullet) continue;
    numbers.push(counterText(counts[at] ?? style[at]?.start ?? 1, format));
  }
  return (definition.prefix + numbers.join('.') + definition.suffix).trim();
}
