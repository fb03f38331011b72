/**
 * Pictures of AMP pages: `amp-img` and `amp-anim` show what an `img` does, and hold what stands there until they do.
 * Format: AMP HTML, amp-img.
 */
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { nodeName } from './node-table.js';

/** The first letter of their names, in either case. */
const isFirst = (code: number | undefined): boolean => code === 0x61 || code === 0x41;

/** Makes pictures of the elements of an AMP page that show some. */
export function knowAmpPictures(table: NodeTable): void {
  const tags = table.tag.subarray(0, table.count);
  for (let node = tags.indexOf(Tag.unknown); node >= 0; node = tags.indexOf(Tag.unknown, node + 1)) {
    if (!isFirst(table.source[table.start[node]!])) continue;
    const name = nodeName(table, node);
    if (name === 'amp-img' || name === 'amp-anim') table.tag[node] = Tag.img;
  }
}
