/**
 * Blocks that begin with list marks -> lists, nested by indentation.
 */
import type { List, ListItem } from '../../../../document/nodes.js';
import { superscript } from '../layout/line.js';
import { listMarker, type ListMarker } from '../layout/list-marker.js';
import type { TextBlock } from '../layout/text-block.js';
import type { Unit } from '../structure/structure-tree.js';
import { cutRuns, joinLines, toInlines } from './inlines.js';

export interface ItemBlock {
  block: TextBlock;
  marker: ListMarker;
  /** A further paragraph of the item before. */
  isMore?: boolean;
}

/** The block as a list item; undefined when it begins with no mark, or the file says that it is something else. */
export function asItem(block: TextBlock): ItemBlock | undefined {
  if (block.unit?.kind === 'item') return taggedItem(block, block.unit);
  const [first] = block.lines;
  // A raised mark is that of a note.
  const marker = (first!.runs[0]!.style & superscript) === 0 ? listMarker(first!.text) : undefined;
  // A star before the label of a field says that it must be filled in.
  if (!marker || isChoice(marker, first!.text) || (block.ofField && marker.text === '*')) return undefined;
  return { block, marker };
}

/**
 * No item where it stands alone: what may be the initial of a name or a dash before a remark, or what a file calls an item though
 * no mark is shown before it.
 */
export const isNoItemAlone = ({ block, marker }: ItemBlock): boolean =>
  block.unit?.kind === 'item'
    ? marker.text === ''
    : /^([A-Z]\. |[a-z]\. \p{Lu}\.|[\u2013\u2014>\u203a] )/u.test(block.lines[0]!.text) && marker.number === undefined;

/** Numbers none of which counts on from the one before, with little behind them: dates. */
export const areNumbers = (items: readonly ItemBlock[]): boolean =>
  items.every(
    ({ block, marker }, index) =>
      !block.unit &&
      marker.number !== undefined &&
      marker.number !== (items[index - 1]?.marker.number ?? NaN) + 1 &&
      block.lines.length === 1 &&
      block.lines[0]!.text.length <= dateChars,
  );

const dateChars = 18;

const tickBox = /[\u2610-\u2612]/;

/** Boxes to tick side by side: the answers to one question. */
const isChoice = (marker: ListMarker, text: string): boolean =>
  tickBox.test(marker.text) && tickBox.test(text.slice(marker.length));

function taggedItem(block: TextBlock, { isFirst }: Unit): ItemBlock {
  const length = block.markLength ?? 0;
  const text = block.lines[0]!.text.slice(0, length).trim();
  const found = listMarker(`${text} x`);
  const marker = { text, ordered: found?.ordered ?? /[\p{L}\d]/u.test(text), length };
  return {
    block,
    marker: found?.number === undefined ? marker : { ...marker, number: found.number },
    ...(!isFirst && { isMore: true }),
  };
}

/** How far levels of tagged lists count as apart. */
const taggedStep = 100;

/** From the edge where lines begin. */
function indentOf({ lines: [first], unit }: TextBlock): number {
  if (unit) return unit.level * taggedStep;
  return first!.rightToLeft ? -first!.x1 : first!.x0;
}

/** Indents this far apart, in points, are different levels. */
const levelStep = 7;

/** A list and the blocks it was made of, in order. */
export interface FoundList {
  list: List;
  blocks: TextBlock[];
}

/** One or more lists from consecutive items: a new list begins where the kind of mark changes at the same level. */
export function toLists(items: readonly ItemBlock[]): FoundList[] {
  const lists: FoundList[] = [];
  const open: { list: List; indent: number; kind: string }[] = [];
  let shift = 0;
  let above: TextBlock | undefined;
  for (const { block, marker, isMore } of items) {
    const last = open[open.length - 1]?.list.items.at(-1);
    if (isMore && last) {
      last.children.push({ type: 'paragraph', children: toInlines(joinLines(block.lines), 0) });
      lists[lists.length - 1]!.blocks.push(block);
      continue;
    }
    // In the next column the list goes on from the left.
    if (above && !block.unit && isHigher(block, above)) shift = indentOf(block) - (open[0]?.indent ?? 0);
    above = block;
    const indent = indentOf(block) - shift;
    const kind = kindOf(marker);
    while (open.length > 0 && indent < open[open.length - 1]!.indent - levelStep) open.pop();
    let level = open[open.length - 1];
    if (level && indent > level.indent + levelStep) level = undefined;
    else if (level && level.kind !== kind) {
      open.pop();
      level = undefined;
    }
    if (!level) {
      const list: List = {
        type: 'list',
        ordered: marker.number !== undefined,
        items: [],
        ...(marker.number !== undefined && marker.number !== 1 && { start: marker.number }),
      };
      const parent = open[open.length - 1];
      if (parent) parent.list.items[parent.list.items.length - 1]!.children.push(list);
      else lists.push({ list, blocks: [] });
      open.push((level = { list, indent, kind }));
    }
    level.list.items.push(toItem(block, marker, level.list));
    lists[lists.length - 1]!.blocks.push(block);
  }
  return lists;
}

const isHigher = (block: TextBlock, other: TextBlock): boolean =>
  block.pageNumber === other.pageNumber &&
  block.lines[0]!.top < other.lines[0]!.top &&
  (block.lines[0]!.rightToLeft ? block.lines[0]!.x1 < other.lines[0]!.x0 : block.lines[0]!.x0 > other.lines[0]!.x1);

/** Marks of one kind make one list: the same bullet, or numbers closed the same way. */
function kindOf(marker: ListMarker): string {
  if (!marker.ordered) return 'bullet';
  return marker.text
    .replace(/\d+/, '#')
    .replace(/[a-z]+/, 'a')
    .replace(/[A-Z]+/, 'A');
}

function toItem(block: TextBlock, marker: ListMarker, list: List): ListItem {
  const runs = cutRuns(joinLines(block.lines), marker.length);
  const expected = (list.start ?? 1) + list.items.length;
  const isCounted = marker.number === expected && /^\d+\.$/.test(marker.text);
  const checked = /[\u2611\u2612\u2714\u2713]/.test(marker.text)
    ? true
    : /[\u2610]/.test(marker.text)
      ? false
      : undefined;
  return {
    children: [{ type: 'paragraph', children: toInlines(runs, 0) }],
    ...(marker.ordered && !isCounted && { label: marker.text }),
    ...(checked !== undefined && { checked }),
  };
}
