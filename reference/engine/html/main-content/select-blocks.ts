/**
 * Turns chosen blocks into marks on the node table: elements without anything chosen are left out, pictures and other
 * things without text go with the blocks beside them.
 */
import { Tag } from '../elements.table.js';
import { TextMark } from '../node-table.js';
import type { Selection } from '../selection.js';
import { Inside } from './box-kinds.js';
import type { Survey } from './survey.js';

/** Boxes around the content; what has no text in there is logos and badges. */
const frame = Inside.header | Inside.footer | Inside.aside | Inside.nav;

/** The selection that holds the kept blocks (1 in `kept`) and what belongs to them. */
export function selectBlocks(survey: Survey, kept: Uint8Array): Selection {
  const { table, blocks, blocksBefore, blockOf } = survey;
  const dropped = Uint8Array.from(survey.out);
  const keptBefore = new Int32Array(blocks.length + 1);
  for (let index = 0; index < blocks.length; index++) keptBefore[index + 1] = keptBefore[index]! + kept[index]!;
  for (let node = 1; node < table.count;) {
    const end = table.end[node]!;
    if (dropped[node] === 1) {
      node = end;
      continue;
    }
    const from = blocksBefore[node]!;
    const to = blocksBefore[end]!;
    if (table.tag[node] === Tag.text) {
      if ((table.marks[node]! & TextMark.ink) !== 0) dropped[node] = 1 - kept[blockOf[node]!]!;
      node++;
    } else if (from === to) {
      dropped[node] = isBesideKept(survey, kept, node) ? 0 : 1;
      node = end;
    } else {
      const isKept = keptBefore[to]! > keptBefore[from]!;
      if (!isKept) dropped[node] = 1;
      node = isKept ? node + 1 : end;
    }
  }
  return { roots: [0], dropped };
}

/** True for things without text that stand between kept blocks, or beside one in the same element. */
function isBesideKept(survey: Survey, kept: Uint8Array, node: number): boolean {
  const { table, blocks, blocksBefore } = survey;
  const index = blocksBefore[node]!;
  const before = index > 0 && kept[index - 1] === 1;
  const behind = index < blocks.length && kept[index] === 1;
  if (before && behind) return true;
  const parent = table.parent[node]!;
  if ((survey.inside[node]! & frame) !== 0 && (survey.inside[parent]! & frame) === 0) return false;
  if (behind) return blocks[index]!.first < table.end[parent]!;
  return before && blocks[index - 1]!.last > parent;
}
