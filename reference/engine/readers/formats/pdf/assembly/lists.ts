/**
 * Blocks that begin with list marks -> lists, nested by indentation.
 */
import type { Block, List, ListItem } from '../../../../document/nodes.js';
import { listMarker, type ListMarker } from '../layout/list-marker.js';
import type { TextBlock } from '../layout/text-block.js';
import { cutRuns, joinLines, toInlines } from './inlines.js';

export interface ItemBlock {
  block: TextBlock;
  marker: ListMarker;
}

/** The block as a list item; undefined when it begins with no mark. */
export function asItem(block: TextBlock): ItemBlock | undefined {
  const marker = listMarker(block.lines[0]!.text);
  return marker && { block, marker };
}

/** Indents this far apart, in points, are different levels. */
const levelStep = 7;

/** One or more lists from consecutive items: a new list begins where the kind of mark changes at the same level. */
export function toLists(items: readonly ItemBlock[]): Block[] {
  const lists: List[] = [];
  const open: { list: List; indent: number; kind: string }[] = [];
  let shift = 0;
  let above: TextBlock | undefined;
  for (const { block, marker } of items) {
    // In the next column the list goes on from the left.
    if (above && isHigher(block, above)) shift = block.lines[0]!.x0 - (open[0]?.indent ?? 0);
    above = block;
    const indent = block.lines[0]!.x0 - shift;
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
      else lists.push(list);
      open.push((level = { list, indent, kind }));
    }
    level.list.items.push(toItem(block, marker, level.list));
  }
  return lists;
}

const isHigher = (block: TextBlock, other: TextBlock): boolean =>
  block.pageNumber === other.pageNumber &&
  block.lines[0]!.top < other.lines[0]!.top &&
  block.lines[0]!.x0 > other.lines[0]!.x1;

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
  const checked = /[\u2611\u2714\u2713]/.test(marker.text) ? true : /[\u2610]/.test(marker.text) ? false : undefined;
  return {
    children: [{ type: 'paragraph', children: toInlines(runs, 0) }],
    ...(marker.ordered && !isCounted && { label: marker.text }),
    ...(checked !== undefined && { checked }),
  };
}
