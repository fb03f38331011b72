/**
 * The addresses of the links and the pictures in the selected part of a page.
 * Spec: Document data (links); Formats accepted by /parse (images).
 */
import { attribute, mayHaveAttribute } from './attributes.js';
import { Tag } from './elements.table.js';
import { imageSource } from './image-source.js';
import type { NodeTable } from './node-table.js';
import type { Selection } from './selection.js';
import type { PageUrls } from './urls.js';

/** Targets of `a` and `area`, once each, in order, as they read in the page's other forms; a bare `#` leads nowhere. */
export function pageLinks(table: NodeTable, selection: Selection, urls: PageUrls): string[] {
  return addressesOf(table, selection, (node, tag) => {
    if ((tag !== Tag.a && tag !== Tag.area) || !mayHaveAttribute(table, node, 'href')) return undefined;
    const href = attribute(table, node, 'href')?.trim();
    return !href || href === '#' ? undefined : urls.resolve(href);
  });
}

/** Addresses of pictures, the largest variant of each, once each, in order. Embedded ones (`data:`) have none. */
export function pageImages(table: NodeTable, selection: Selection, urls: PageUrls): string[] {
  return addressesOf(table, selection, (node, tag) => {
    if (tag !== Tag.img) return undefined;
    const source = imageSource(table, node);
    return source === undefined || source === '' || /^data:/i.test(source) ? undefined : urls.resolve(source);
  });
}

function addressesOf(
  table: NodeTable,
  selection: Selection,
  addressOf: (node: number, tag: number) => string | undefined,
): string[] {
  const found = new Set<string>();
  const { dropped } = selection;
  for (const root of selection.roots) {
    for (let node = root; node < table.end[root]!;) {
      const tag = table.tag[node]!;
      if (dropped?.[node] === 1 || tag === Tag.template) {
        node = table.end[node]!;
        continue;
      }
      const address = tag === Tag.text ? undefined : addressOf(node, tag);
      if (address !== undefined && address !== '') found.add(address);
      node++;
    }
  }
  return [...found];
}
