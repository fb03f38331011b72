/**
 * Pages that say by their elements alone what is content and what is frame: generated documents, simple sites, tests.
 * There is nothing to judge there, so nothing in the content is left out.
 */
import { Tag } from '../elements.table.js';
import { Inside } from './box-kinds.js';
import type { Survey } from './survey.js';

/** Boxes around the content, when they are not in it. */
const frame = Inside.header | Inside.footer | Inside.aside | Inside.nav | Inside.dialog;
/** Groups of names (their places in `boxWords`) that boxes beside the content have. */
const furnitureNames = [3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 16].reduce((bits, group) => bits | (1 << group), 0);
/** A page with more linked text than this has lists of links, which must be judged. */
const linkedShare = 0.3;
/** Longer pages have so much on them that elements alone do not settle it. */
const plainLength = 6000;

/** 1 for each block of the content of a plain page; undefined for pages that must be judged. */
export function choosePlainBlocks(survey: Survey): Uint8Array | undefined {
  const { table, blocks, inside, textBefore } = survey;
  const length = textBefore[table.count]!;
  if (blocks.length === 0 || length > plainLength) return undefined;
  const main = mainElement(survey);
  const kept = Uint8Array.from(blocks, (block) => {
    if (main >= 0) return block.first > main && block.first < table.end[main]! ? 1 : 0;
    return (inside[block.last]! & frame) === 0 ? 1 : 0;
  });
  let keptLength = 0;
  let linkLength = 0;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!;
    const isFramed = (inside[block.last]! & frame) !== 0;
    if (kept[index] === 0 && !isFramed) return undefined;
    if (kept[index] === 0) continue;
    if ((survey.namesAbove[block.last]! & furnitureNames) !== 0) return undefined;
    keptLength += block.length;
    linkLength += block.linkLength;
  }
  return keptLength > 0 && linkLength <= keptLength * linkedShare ? kept : undefined;
}

/** The element that is the content: `main`, else the only `article` that is not in another; -1 when the page names none. */
function mainElement(survey: Survey): number {
  const { table, inside } = survey;
  let article = -1;
  let articles = 0;
  for (let node = 1; node < table.count; node++) {
    const around = inside[table.parent[node]!]!;
    if ((inside[node]! & Inside.main) !== 0 && (around & Inside.main) === 0) return node;
    if (table.tag[node] !== Tag.article || (around & Inside.article) !== 0) continue;
    article = node;
    articles++;
  }
  return articles === 1 ? article : -1;
}
