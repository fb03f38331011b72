/**
 * The way from the first page of a site to this one, told by the signs between its links: Home > Boats > Oars.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { Tag } from '../elements.table.js';
import { decodeEntities } from '../entities.js';
import { hasNoPrice, isBar } from './bars.js';
import { isHeading } from './box-kinds.js';
import type { Page } from './page.js';
import { leadsToFirstPage, saysHeadline } from './page-title.js';
import { holds } from './region.js';
import { within } from './survey.js';

const trailNodes = 80;
/** Signs that lead from one link to the next; a bar or a point only parts them. */
const onward = /^(?:>{1,2}|»|›|→|\/|\\|⟩|❯|▸|►|＞)\s*/u;

/**
 * A short box that begins with a link to the first page, with such a sign before all that follows. Behind the headline it
 * leads to what the headline says, from wherever it begins, or ends with the sign.
 */
export function isTrail({ survey, title }: Page, box: number): boolean {
  const { table } = survey;
  const { tag, end, start, stop } = table;
  if (title === 0 || box === title || holds(survey, title, box) || holds(survey, box, title)) return false;
  if (end[box]! - box > trailNodes) return false;
  if (within(survey.links, survey, box) === 0 || !isBar(survey, box) || !hasNoPrice(survey, box)) return false;
  let parts = 0;
  let isFirst = true;
  let firstLink = 0;
  let isParted = true;
  let last = '';
  for (let node = box + 1; node < end[box]!;) {
    if (isHeading(tag[node]!) || tag[node] === Tag.img || tag[node] === Tag.table || tag[node] === Tag.time)
      return false;
    if (tag[node] === Tag.a) {
      if (!isParted) return false;
      if (isFirst) firstLink = node;
      [isFirst, isParted, parts, last] = [false, false, parts + 1, ''];
      node = end[node]!;
      continue;
    }
    if (tag[node] === Tag.text && survey.text[node + 1]! > survey.text[node]!) {
      const said = decodeEntities(table.source.toString('utf8', start[node], stop[node]), false).trim();
      const words = said.replace(onward, '');
      if (words !== said) isParted = true;
      if (words !== '') {
        if (isFirst || !isParted) return false;
        [isParted, parts, last] = [false, parts + 1, words];
      }
    }
    node++;
  }
  if (parts < 2) return false;
  if (box > title && last !== '') return saysHeadline(survey, title, last);
  return (box < title || isParted) && firstLink > 0 && leadsToFirstPage(table, firstLink);
}
