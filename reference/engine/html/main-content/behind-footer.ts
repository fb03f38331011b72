/**
 * What stands behind the footer of a page is laid over it: sticky bars, notices, menus at the very bottom.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { Tag } from '../elements.table.js';
import { barLength } from './bars.js';
import type { Page } from './page.js';
import { Reason } from './reasons.js';
import { within } from './survey.js';

/** More than this share of the page's text is none of its layers, and the footer was none of the page, unless it is short. */
const mostText = 0.2;

/** Marks the boxes behind the last footer of a page that says what it is about before that. */
export function cutBehindFooter({ survey, region, title }: Page, reason: Uint8Array): void {
  const { table, text, prose } = survey;
  let footer = 0;
  for (
    let node = region.root + 1;
    node < table.end[region.root]!;
    node = reason[node] === 0 ? node + 1 : table.end[node]!
  )
    if (reason[node] === Reason['footer of the page']) footer = node;
  if (footer === 0 || footer < title) return;
  const from = table.end[footer]!;
  const to = table.end[region.root]!;
  const isShort = text[to]! - text[from]! <= barLength && prose[to] === prose[from];
  if (!isShort && text[to]! - text[from]! > (text[footer]! - text[region.root]!) * mostText) return;
  for (let node = from; node < to; node = table.end[node]!)
    if (reason[node] === 0 && table.tag[node] !== Tag.text && within(text, survey, node) > 0)
      reason[node] = Reason['footer of the page'];
}
