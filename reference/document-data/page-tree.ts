/**
 * A page as a tree to ask questions of: what `attributes`, `product` and `menu` are made from.
 * Parsed by the engine's own parser, under the caller's deadline.
 * Spec: Scrape options (attributes); Product object; Menu object.
 */
import type { Deadline } from '../base/deadline.js';
import { defaultLimits } from '../engine/document/reading.js';
import { attribute } from '../engine/html/attributes.js';
import { decodePage } from '../engine/html/decode.js';
import { Tag } from '../engine/html/elements.table.js';
import { decodeEntities } from '../engine/html/entities.js';
import type { NodeTable } from '../engine/html/node-table.js';
import { nodeName, sliceText } from '../engine/html/node-table.js';
import { parseHtml } from '../engine/html/parse-html.js';
import { matches } from '../engine/html/select-nodes.js';
import type { ComplexSelector } from '../engine/html/selector-syntax.js';
import { parseSelectorList } from '../engine/html/selector-syntax.js';
import type { PageUrls } from '../engine/html/urls.js';
import { pageUrls } from '../engine/html/urls.js';

export interface PageTree {
  table: NodeTable;
  urls: PageUrls;
}

/** @throws ServiceError `deadline.exceeded` */
export function pageTree(
  bytes: Uint8Array,
  page: { contentType?: string; baseUrl: string },
  deadline: Deadline,
): PageTree {
  const { source } = decodePage(bytes, page.contentType);
  const table = parseHtml(source, { depth: defaultLimits.depth }, deadline);
  return { table, urls: pageUrls(table, page.baseUrl) };
}

/**
 * All elements a selector list matches inside of `within` (all of the page by default), in document order.
 * @throws SelectorError for what is no selector
 */
export function elements({ table }: PageTree, selector: string | readonly ComplexSelector[], within = 0): number[] {
  const selectors = typeof selector === 'string' ? parseSelectorList(selector) : selector;
  const found: number[] = [];
  for (let node = within + 1; node < table.end[within]!; node++) {
    if (table.tag[node] !== Tag.text && selectors.some((one) => matches(table, node, one))) found.push(node);
  }
  return found;
}

/** The text of an element, white space joined; scripts and styles are no text. */
export function textOf({ table }: PageTree, node: number): string {
  const pieces: string[] = [];
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (isSilent(table, at)) {
      at = table.end[at]! - 1;
    } else if (table.tag[at] === Tag.text) {
      pieces.push(decodeEntities(sliceText(table.source, table.start[at]!, table.stop[at]!), false));
    } else {
      pieces.push(' ');
    }
  }
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** The text between the tags of a script, as it stands. */
export function scriptText({ table }: PageTree, node: number): string {
  const text = node + 1;
  return text < table.end[node]! ? sliceText(table.source, table.start[text]!, table.stop[text]!) : '';
}

/** An attribute's value, decoded; undefined when the element does not have it. */
export function valueOf({ table }: PageTree, node: number, name: string): string | undefined {
  return attribute(table, node, name);
}

/** The lower-case name of an element. */
export function nameOf({ table }: PageTree, node: number): string {
  return nodeName(table, node);
}

function isSilent(table: NodeTable, node: number): boolean {
  const tag = table.tag[node];
  return tag === Tag.script || tag === Tag.style || tag === Tag.noscript || tag === Tag.template;
}
