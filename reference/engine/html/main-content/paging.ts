/**
 * Ways between the pages of a book that say so by relation (`rel="next"`) or by the key that goes there (`accesskey="n"`),
 * with the titles of those pages beside them.
 * Spec: ParseOptions, onlyMainContent. Standard: HTML, 4.6.6 Link types; DocBook XSL, navigation headers and footers.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

const way = /^(?:prev|next|up|home|start|index|contents|[pnuh])$/i;
const neighbour = /^(?:prev|next|[pn])$/i;
const fewWays = 2;

/** True for a box whose links are all such ways, one of them to a neighbour, and which says no sentence and no price. */
export function leadsOn(survey: Survey, box: number): boolean {
  const { table } = survey;
  if (within(survey.links, survey, box) < fewWays) return false;
  if (within(survey.prose, survey, box) > 0 || within(survey.prices, survey, box) > 0) return false;
  let leads = false;
  for (let node = box; node < table.end[box]!; node++) {
    if (table.tag[node] !== Tag.a || !mayHaveAttribute(table, node, 'href')) continue;
    const relations = relationsOf(table, node);
    if (!relations.some((one) => way.test(one))) return false;
    leads ||= relations.some((one) => neighbour.test(one));
  }
  return leads;
}

function relationsOf(table: NodeTable, link: number): string[] {
  return ['rel', 'accesskey'].flatMap((name) => (attribute(table, link, name) ?? '').trim().split(/\s+/));
}
