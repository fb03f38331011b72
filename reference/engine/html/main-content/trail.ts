/**
 * The way from the first page of a site to this one, told by the signs between its links: Home > Boats > Oars.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { Tag } from '../elements.table.js';
import { decodeEntities } from '../entities.js';
import { hasNoPrice, isBar } from './bars.js';
import { isHeading } from './box-kinds.js';
import type { Page } from './page.js';
import { leadsToFirstPage } from './page-title.js';
import { holds } from './region.js';
import { within } from './survey.js';

const trailNodes = 80;
/** Signs that lead from one link to the next; a bar or a point only parts them. */
const onward = /^[\s\u00a0]*(?:>{1,2}|»|›|→|\/|\\|⟩|❯|▸|►|＞)[\s\u00a0]*$/u;

/** A short box before the headline that begins with a link to the first page, with such a sign before all that follows. */
export function isTrail({ survey, title }: Page, box: number): boolean {
  const { table } = survey;
  const { tag, end, start, stop } = table;
  if (title <= box || holds(survey, box, title) || end[box]! - box > trailNodes) return false;
  if (within(survey.links, survey, box) === 0 || !isBar(survey, box) || !hasNoPrice(survey, box)) return false;
  let parts = 0;
  let isFirst = true;
  let isParted = true;
  for (let node = box + 1; node < end[box]!;) {
    if (isHeading(tag[node]!) || tag[node] === Tag.img || tag[node] === Tag.table || tag[node] === Tag.time)
      return false;
    if (tag[node] === Tag.a) {
      if (isFirst && !leadsToFirstPage(table, node)) return false;
      if (!isParted) return false;
      [isFirst, isParted, parts] = [false, false, parts + 1];
      node = end[node]!;
      continue;
    }
    if (tag[node] === Tag.text && survey.text[node + 1]! > survey.text[node]!) {
      const said = decodeEntities(table.source.toString('utf8', start[node], stop[node]), false);
      if (onward.test(said)) isParted = true;
      else if (isFirst || !isParted) return false;
      else [isParted, parts] = [false, parts + 1];
    }
    node++;
  }
  return parts > 1;
}
