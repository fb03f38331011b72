/**
 * Lists of ODF: every paragraph of an item is told to the flow with its level and mark; nesting is rebuilt there, because
 * producers write one list as several, and deep items as chains of empty ones.
 * Spec: ODF 1.3 part 3, 5.3 (lists).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { countItem, countedMark, type CountedMark, type Counts } from '../../shared/lists/list-counters.js';
import type { ListStyle } from './list-styles.js';
import type { OdtContext } from './odt-context.js';

/** A list around what is being read. */
export interface OpenList {
  /** 0-based. */
  level: number;
  style: ListStyle | undefined;
  counts: Counts;
}

/** The item whose next paragraph gets the mark; later paragraphs of the item go on with it. */
export interface OpenItem {
  list: OpenList;
  startValue: number | undefined;
  marked: boolean;
}

/** Reads the items of the list just opened; moves behind its end. `readItem` reads the blocks of an item just opened. */
export function readList(
  scanner: XmlScanner,
  context: OdtContext,
  outer: OpenItem | undefined,
  readItem: (item: OpenItem | undefined) => void,
): void {
  const list = openList(scanner, context, outer?.list);
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'text:list-header') readItem({ list, startValue: undefined, marked: true });
    else if (scanner.name === 'text:list-item') {
      const start = Number(scanner.attribute('text:start-value') ?? Number.NaN);
      readItem({ list, startValue: Number.isNaN(start) ? undefined : start, marked: false });
    }
  }
}

/** Counts the item, once, when its first paragraph comes. undefined: the level shows no mark. */
export function takeMark(item: OpenItem): CountedMark | undefined {
  item.marked = true;
  const { counts, level, style } = item.list;
  if (style?.(level) === undefined) return { mark: { level, ordered: false }, text: '' };
  countItem(counts, level, style, item.startValue);
  return countedMark(counts, level, style);
}

function openList(scanner: XmlScanner, context: OdtContext, outer: OpenList | undefined): OpenList {
  const styleName = scanner.attribute('text:style-name');
  const id = scanner.attribute('xml:id') ?? scanner.attribute('text:id');
  if (outer)
    return {
      level: Math.min(9, outer.level + 1),
      style: context.styles.list(styleName) ?? outer.style,
      counts: outer.counts,
    };
  const counts = continuedCounts(scanner, context, styleName) ?? [];
  if (id !== undefined) context.lists.byId.set(id, counts);
  if (styleName !== undefined) context.lists.byStyle.set(styleName, counts);
  return { level: 0, style: context.styles.list(styleName), counts };
}

function continuedCounts(scanner: XmlScanner, context: OdtContext, styleName: string | undefined): Counts | undefined {
  const continued = scanner.attribute('text:continue-list');
  if (continued !== undefined) return context.lists.byId.get(continued);
  return scanner.attribute('text:continue-numbering') === 'true' && styleName !== undefined
    ? context.lists.byStyle.get(styleName)
    : undefined;
}
