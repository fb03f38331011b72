/**
 * Small boxes: how little a bar or a form of the frame says, and how much of that is links.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, firstByteOf } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { isHeading } from './box-kinds.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Lengths of text that bars and small forms have at most. */
export const barLength = 400;
export const formLength = 1500;

export function isBar(survey: Survey, node: number): boolean {
  return within(survey.text, survey, node) <= barLength;
}

/** At most one heading: the bar's own. Boxes with more hold records or sections, whatever else their names say. */
export function isUnheaded({ table }: Survey, node: number): boolean {
  let headings = 0;
  for (let at = node + 1; at < table.end[node]! && headings < 2; at++) if (isHeading(table.tag[at]!)) headings++;
  return headings < 2;
}

export function isLinks(survey: Survey, node: number, share: number): boolean {
  return within(survey.linked, survey, node) >= within(survey.text, survey, node) * share;
}

/** Most of the text is prose. */
export function isProseBox(survey: Survey, node: number): boolean {
  return within(survey.prose, survey, node) * 2 > within(survey.text, survey, node);
}

export function hasNoPrice(survey: Survey, node: number): boolean {
  return within(survey.prices, survey, node) === 0;
}

/** Something to press or to fill in. */
export function holdsControl({ tag, end }: NodeTable, node: number): boolean {
  return tag.subarray(node, end[node]).some((one) => one === Tag.button || one === Tag.input);
}

/** How such an address begins, when it is not empty: `#`, `javascript:`, or a reference for one of these. */
const isOfScripts = new Uint8Array(256);
for (const code of Buffer.from('\0#jJ&')) isOfScripts[code] = 1;

/** A link that leads nowhere without the scripts of the page. */
export function isScripted(table: NodeTable, node: number): boolean {
  if (table.tag[node] !== Tag.a) return false;
  const first = firstByteOf(table, node, 'href');
  return isOfScripts[first] === 1 && /^\s*(?:#|javascript:|$)/i.test(attribute(table, node, 'href') ?? '');
}

const year = /(?<![A-Za-z\d\x80-\xff])(?:19|20)\d\d(?![A-Za-z\d])/;

/** What is no link in there says when. */
export function isDated(survey: Survey, node: number): boolean {
  const { table } = survey;
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (table.tag[at] === Tag.time && !isLinks(survey, at, 1)) return true;
    if (
      table.tag[at] !== Tag.text ||
      survey.linked[at + 1]! > survey.linked[at]! ||
      survey.text[at + 1] === survey.text[at]
    )
      continue;
    if (year.test(table.source.toString('latin1', table.start[at], table.stop[at]))) return true;
  }
  return false;
}
