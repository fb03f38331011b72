/**
 * Pages built by scripts often carry their whole text in `noscript`, for readers without scripts, as we are.
 * Such an element becomes an ordinary box; the usual notice ("please enable JavaScript") stays what it is.
 * Spec: Document data, html (removes `<noscript>`).
 */
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';

/** Fewer bytes of text than this are a notice. */
const leastText = 1000;

/** Turns a `noscript` of the body that holds at least half as much text as all the rest into a `div`. */
export function promoteNoscript(table: NodeTable): void {
  const candidates: number[] = [];
  const tags = table.tag.subarray(0, table.count);
  for (let node = tags.indexOf(Tag.noscript); node >= 0; node = tags.indexOf(Tag.noscript, node + 1)) {
    if (table.end[node]! > node + 2 && textBytes(table, node) >= leastText) candidates.push(node);
  }
  if (candidates.length === 0) return;
  const rest = textBytes(table, 0);
  for (const node of candidates) if (textBytes(table, node) * 2 >= rest) table.tag[node] = Tag.div;
}

/** Bytes of text that shows in a subtree. */
function textBytes(table: NodeTable, root: number): number {
  let bytes = 0;
  for (let node = root + 1; node < table.end[root]!;) {
    const tag = table.tag[node]!;
    if (
      tag === Tag.script ||
      tag === Tag.style ||
      tag === Tag.svg ||
      tag === Tag.noscript ||
      tag === Tag.head ||
      tag === Tag.template
    ) {
      node = table.end[node]!;
      continue;
    }
    if (tag === Tag.text) bytes += table.stop[node]! - table.start[node]!;
    node++;
  }
  return bytes;
}
