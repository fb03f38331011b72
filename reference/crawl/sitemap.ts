/**
 * The texts of a site's maps: lists of pages, lists of further maps, plain lists of URLs. A linear scan, no tree: a map may
 * be 50 MB long, and nothing in it but the addresses is asked for.
 * Spec: Crawl options, Map options (sitemap); the sitemaps protocol, version 0.9.
 */
import { budgets } from '../base/budgets.js';
export interface Sitemap {
  /** Pages, as written, in order. */
  pages: string[];
  /** Further maps. */
  maps: string[];
}

/** By the protocol, one file holds no more. */
const mostEntries = budgets.sitemapEntries.bound;
const longestAddress = 4096;
const longestPrefix = 40;

/**
 * Reads XML (a sitemap or an index of them) or one address a line. What cannot be read is left out; addresses are as
 * they stand.
 */
export function readSitemap(text: string): Sitemap {
  if (!/^\s*(?:\ufeff)?\s*</.test(text.slice(0, 1000))) return { pages: plainList(text), maps: [] };
  const isIndex = /<(?:[\w-]+:)?sitemapindex[\s>]/i.test(text.slice(0, 10_000));
  const addresses = locations(text);
  return isIndex ? { pages: [], maps: addresses } : { pages: addresses, maps: [] };
}

function locations(text: string): string[] {
  const found: string[] = [];
  // `loc` in any namespace prefix; those of pictures and films (`image:loc`) are no pages.
  for (let at = text.indexOf('loc>'); at >= 0 && found.length < mostEntries; at = text.indexOf('loc>', at + 4)) {
    // All looks are near: what has no end costs no more than what has one.
    const before = text.slice(Math.max(0, at - longestPrefix), at);
    const open = before.lastIndexOf('<');
    const prefix = before.slice(open + 1);
    if (open < 0 || prefix.startsWith('/') || /^(?:image|video):$/i.test(prefix)) continue;
    const content = text.slice(at + 4, at + 4 + longestAddress);
    const cdata = /^\s*<!\[CDATA\[/.exec(content);
    const address = cdata ? content.slice(cdata[0].length).split(']]>', 1)[0]! : unescaped(content.split('<', 1)[0]!);
    if (address.trim() !== '' && address.length < longestAddress) found.push(address.trim());
  }
  return found;
}

function plainList(text: string): string[] {
  const lines = text.split('\n', mostEntries).map((line) => line.trim());
  return lines.filter((line) => line.length < longestAddress && /^https?:\/\//i.test(line));
}

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return names[(name as string).toLowerCase()]!;
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
