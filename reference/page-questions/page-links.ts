/**
 * Where a page leads, all of it: what a crawl follows, whatever of the page is content.
 * Spec: Crawl options (maxDiscoveryDepth, allowExternalLinks).
 */
import { budgets } from '../base/budgets.js';
import type { PageTree } from '../engine/document/page-tree.js';

/** Absolute addresses without fragments, each once, in order. */
export function pageLinks(page: PageTree): string[] {
  const links = new Set<string>();
  for (const node of page.elements('a[href], area[href]')) {
    const address = page.resolve(page.valueOf(node, 'href')!.trim());
    if (address === undefined || !/^https?:/i.test(address)) continue;
    links.add(address.split('#', 1)[0]!);
    if (links.size === budgets.pageLinks.bound) break;
  }
  return [...links];
}
