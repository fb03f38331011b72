/**
 * A parsed page as the tree that questions are asked of.
 * Spec: Scrape options (attributes); Product object; Menu object.
 */
import type { PageTree } from '../document/page-tree.js';
import { attribute } from './attributes.js';
import { Tag } from './elements.table.js';
import { decodeEntities } from './entities.js';
import type { NodeTable } from './node-table.js';
import { nodeName, sliceText } from './node-table.js';
import { ElementMatcher } from './select-nodes.js';
import { parseSelectorList } from './selector-syntax.js';
import type { ComplexSelector } from './selector-syntax.js';
import type { PageUrls } from './urls.js';

export function pageTree(table: NodeTable, urls: PageUrls): PageTree {
  const matcher = new ElementMatcher(table);
  // Most are asked of one part of the page after the other.
  const parsed = new Map<string, ComplexSelector[]>();
  const parse = (selector: string): ComplexSelector[] => {
    const selectors = parsed.get(selector) ?? parseSelectorList(selector);
    parsed.set(selector, selectors);
    return selectors;
  };
  return {
    elements: (selector, within = 0) => {
      const selectors = parse(selector);
      const found: number[] = [];
      for (let node = within + 1; node < table.end[within]!; node++) {
        if (selectors.some((one) => matcher.matches(node, one))) found.push(node);
      }
      return found;
    },
    textOf: (node) => textOf(table, node),
    scriptText: (node) => {
      const text = node + 1;
      return text < table.end[node]! ? sliceText(table.source, table.start[text]!, table.stop[text]!) : '';
    },
    valueOf: (node, name) => attribute(table, node, name),
    nameOf: (node) => nodeName(table, node),
    endOf: (node) => table.end[node]!,
    markupLength: (node) => table.stop[table.end[node]! - 1]! - table.start[node]!,
    resolve: (reference) => urls.resolve(reference),
  };
}

function textOf(table: NodeTable, node: number): string {
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

function isSilent(table: NodeTable, node: number): boolean {
  const tag = table.tag[node];
  return tag === Tag.script || tag === Tag.style || tag === Tag.noscript || tag === Tag.template;
}
