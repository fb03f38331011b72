/**
 * Panels that a click shows, and what stands in elements or under names of navigation for them: their titles, an answer.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { isProseBox, isUnheaded } from './bars.js';
import { Kind } from './box-kinds.js';
import type { Page } from './page.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** A list that is named after what it does stands in so few boxes. */
const fewNodes = 4;

/** The titles of panels that a click shows: their list, a box around it, or one of them. */
export function isTabs({ table }: Survey, node: number): boolean {
  const isList = (at: number): boolean =>
    (mayHaveAttribute(table, at, 'role') && attribute(table, at, 'role') === 'tablist') ||
    (table.tag[at] === Tag.a && showsPanel(table, at));
  const parent = table.parent[node]!;
  if (isList(parent) || isList(table.parent[parent]!)) return true;
  for (let at = node; at < table.end[node]! && at < node + fewNodes; at++) if (isList(at)) return true;
  return false;
}

/** `data-toggle="tab"`: a click on the link shows a panel of the page. */
function showsPanel(table: NodeTable, link: number): boolean {
  return ['data-toggle', 'data-bs-toggle'].some(
    (name) => mayHaveAttribute(table, link, name) && /^(?:tab|pill)$/.test(attribute(table, link, name) ?? ''),
  );
}

/** Sentences behind the headline, and no way to go: what a click on the question before it shows. */
export function isAnswer({ survey, title }: Page, node: number): boolean {
  return title > 0 && node > title && within(survey.links, survey, node) === 0 && isProseBox(survey, node);
}

/** A menu by its role alone that leads nowhere, of headings: titles of what a click shows. */
export function isOfPanels(survey: Survey, node: number): boolean {
  const { table } = survey;
  if (table.tag[node] === Tag.nav || within(survey.links, survey, node) > 0) return false;
  return !isUnheaded(survey, node) && (survey.inside[node]! & Kind.main) !== 0;
}
