/**
 * Text that a page holds twice: a teaser of what follows, a second layout for small screens, the quotation of a post that
 * stands above in full. Only the first is content. What repeats at the same place of the template is the author's doing.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { Inside } from './box-kinds.js';
import type { Survey } from './survey.js';

/** Shorter texts are labels, which may be said again. */
const copyLength = 40;
/** Texts with lower scores are left out anyway. */
const lowestScore = 0.05;
/** Code and tables repeat themselves for a reason. */
const mayRepeat = Inside.code | Inside.cell;

/** Gives the first of equal texts the highest of their scores, and the others none. */
export function settleCopies(survey: Survey, scores: Float64Array): void {
  const { blocks, inside, signature } = survey;
  const firsts = new Map<number, number>();
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!;
    if (scores[index]! < lowestScore || block.length < copyLength) continue;
    if ((inside[block.last]! & mayRepeat) !== 0) continue;
    const hash = hashOf(survey, index);
    const first = firsts.get(hash);
    if (first === undefined) {
      firsts.set(hash, index);
    } else if (signature[blocks[first]!.owner] !== signature[block.owner]) {
      if (textOf(survey, first) !== textOf(survey, index)) continue;
      scores[first] = Math.max(scores[first]!, scores[index]!);
      scores[index] = 0;
    }
  }
}

/** A hash of the text without its white space. */
function hashOf({ table, blocks, owner }: Survey, index: number): number {
  const { source, tag, start, stop } = table;
  const { first, last, owner: element } = blocks[index]!;
  let hash = 0;
  for (let node = first; node <= last; node++) {
    if (tag[node] !== Tag.text || owner[node] !== element) continue;
    for (let at = start[node]!; at < stop[node]!; at++) {
      const code = source[at]!;
      if (code > 32) hash = (Math.imul(hash, 31) + code) | 0;
    }
  }
  return hash;
}

function textOf({ table, blocks, owner }: Survey, index: number): string {
  const block = blocks[index]!;
  let text = '';
  for (let node = block.first; node <= block.last; node++) {
    if (table.tag[node] === Tag.text && owner[node] === block.owner)
      text += table.source.toString('latin1', table.start[node], table.stop[node]);
  }
  return text.replace(/\s+/g, '');
}
