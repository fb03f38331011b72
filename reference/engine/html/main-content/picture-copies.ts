/**
 * Rows of pictures that a page holds twice: thumbnails beside the large ones, the clones of a row that turns in a circle.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { imageSource } from '../image-source.js';
import { Kind } from './box-kinds.js';
import type { Page } from './page.js';
import { Reason } from './reasons.js';
import { within } from './survey.js';

/** So many different pictures in a row, without a word between them, are no signs of a record. */
const rowLength = 4;
/** Addresses are told apart by so many characters at their end. */
const sourceLength = 300;

/** Marks the pictures of rows that stood before, and boxes that hold nothing else. */
export function leavePictureCopies({ survey, region }: Page, reason: Uint8Array): void {
  const { table, text, inside } = survey;
  const pictures: number[] = [];
  for (let node = region.root + 1; node < table.end[region.root]!;) {
    const isLeftOut = table.tag[node] !== Tag.text && reason[node] !== 0;
    if (!isLeftOut && table.tag[node] === Tag.img && (inside[node]! & Kind.verbatim) === 0) pictures.push(node);
    node = isLeftOut ? table.end[node]! : node + 1;
  }
  if (pictures.length < 2 * rowLength) return;
  // Most pictures have words between them, and are not asked for.
  const sources = new Map<number, string>();
  const rows = new Set<string>();
  const copies = new Set<number>();
  for (let first = 0; first + rowLength <= pictures.length; first++) {
    const last = first + rowLength - 1;
    if (text[pictures[first]!] !== text[pictures[last]!]) continue;
    const row = pictures.slice(first, last + 1).map((picture) => {
      const source = sources.get(picture) ?? (imageSource(table, picture) ?? '').slice(-sourceLength);
      sources.set(picture, source);
      return source;
    });
    if (row.includes('') || new Set(row).size < rowLength) continue;
    const key = row.join('\n');
    if (rows.has(key)) for (let at = first; at <= last; at++) copies.add(pictures[at]!);
    else rows.add(key);
  }
  if (copies.size === 0) return;
  const before = copiesBefore();
  for (const picture of copies) {
    let box = picture;
    while (table.parent[box]! > region.root && isOfCopies(table.parent[box]!)) box = table.parent[box]!;
    reason[box] = Reason['copy of what was said before'];
  }

  /** How many pictures, and how many of them copies, stand before each node. */
  function copiesBefore(): { all: Int32Array; copied: Int32Array } {
    const all = new Int32Array(table.count + 1);
    const copied = new Int32Array(table.count + 1);
    for (let node = 1; node < table.count; node++) {
      all[node + 1] = all[node]! + (table.tag[node] === Tag.img ? 1 : 0);
      copied[node + 1] = copied[node]! + (copies.has(node) ? 1 : 0);
    }
    return { all, copied };
  }

  function isOfCopies(box: number): boolean {
    return within(text, survey, box) === 0 && within(before.all, survey, box) === within(before.copied, survey, box);
  }
}
