/**
 * Cookie pop-ups and advertisements as elements of a page: what is taken away from a page that is shown, and from one that
 * was only fetched.
 * Spec: Scrape options (blockAds).
 */
import { advertisements, blockedAddresses, cookiePopups } from './blocked-hosts.table.js';

const nuisances = [...cookiePopups, ...advertisements].map((selector) => ({ selector, word: longestWord(selector) }));

/** All the names in one look, because most pages have none. */
const anyWord = new RegExp(nuisances.map(({ word }) => word).join('|'));

/** CSS selectors of all of them, as one list. */
export const nuisanceSelector = nuisances.map(({ selector }) => selector).join(', ');

/**
 * The selectors that may find something in a page as received, by the names that stand in it: most pages need no look at
 * their elements.
 */
export function nuisancesIn(html: Uint8Array): string[] {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1');
  if (!anyWord.test(page)) return [];
  return nuisances.filter(({ word }) => page.includes(word)).map(({ selector }) => selector);
}

/** The part of a selector that stands in the page literally and is least likely to be there by chance. */
function longestWord(selector: string): string {
  return selector.match(/[\w-]+/g)!.reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/** Patterns of addresses that a visit leaves alone; never one that would keep it from the page itself. */
export function addressesToBlock(url: URL): string[] {
  return blockedAddresses.filter((pattern) => !matches(pattern, url.href));
}

function matches(pattern: string, address: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`).test(address);
}
