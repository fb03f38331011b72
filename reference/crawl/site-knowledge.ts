/**
 * What a site says about itself before it is visited: its robots.txt, and the pages its maps name. All of it is the site's
 * word: bounded in number, size and time, and nothing of it can fail a crawl.
 * Spec: Crawl options, Map options (sitemap); RFC 9309; the sitemaps protocol.
 */
import { budgets } from '../base/budgets.js';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Deadline } from '../base/deadline.js';
import { deadlineAfter, noDeadline } from '../base/deadline.js';
import type { Clock } from '../base/clock.js';
import type { Fetcher } from '../fetch/fetch-url.js';
import { visitHeaders } from '../fetch/request-headers.js';
import { readRobots, robotsOfNobody } from './robots.js';
import type { Robots } from './robots.js';
import { readSitemap } from './sitemap.js';

export interface SiteAsked {
  fetcher: Pick<Fetcher, 'fetch'>;
  clock: Clock;
  /** The caller's own, sent with each request. */
  headers: Record<string, string>;
  verifyTls: boolean;
  signal: AbortSignal;
  /** Of all that is asked. Default: none but the bounds below. */
  deadline?: Deadline;
}

/** The name of ours that rules of a robots.txt may speak of, unless the caller names another. */
export const robotsName = 'Plumbline';

const robotsMostBytes = budgets.robotsSize.bound;
/** By the protocol, of one map inflated. */
const mapMostBytes = budgets.sitemapSize.bound;
const mostMaps = budgets.sitemaps.bound;
const mostPages = budgets.sitemapPages.bound;
const oneFetchMs = budgets.sitemapTime.bound;
const allMapsMs = budgets.sitemapsTime.bound;

const inflate = promisify(gunzip);

/** @param userAgent the name its rules may speak of */
export async function robotsOf(site: URL, userAgent: string, asked: SiteAsked): Promise<Robots> {
  const url = new URL('/robots.txt', site);
  const text = await textOf(url, robotsMostBytes, asked);
  return text === undefined ? robotsOfNobody : readRobots(url, text, userAgent);
}

/**
 * The pages of the site's maps, each once, in order: those that robots.txt names, else `/sitemap.xml`, and a map that the
 * site keeps below the page asked for.
 * @param most of pages
 */
export async function sitemapPages(site: URL, robots: Robots, most: number, asked: SiteAsked): Promise<string[]> {
  const limitMs = Math.min(allMapsMs, (asked.deadline ?? noDeadline).remainingMs());
  const deadline = deadlineAfter(limitMs, asked.clock.nowMs);
  const named = urlsOf(robots.sitemaps, site);
  const waiting = named.length > 0 ? named : [new URL('/sitemap.xml', site)];
  const below = new URL(`${site.pathname.replace(/[^/]*$/, '')}sitemap.xml`, site);
  if (below.pathname !== '/sitemap.xml') waiting.push(below);
  const seen = new Set<string>();
  const pages = new Set<string>();
  const limit = Math.min(most, mostPages);
  for (let url = waiting.shift(); url && seen.size < mostMaps && pages.size < limit; url = waiting.shift()) {
    if (seen.has(url.href) || deadline.remainingMs() <= 0 || !/^https?:$/.test(url.protocol)) continue;
    seen.add(url.href);
    const text = await textOf(url, mapMostBytes, asked, deadline);
    const { pages: found, maps } = text === undefined ? { pages: [], maps: [] } : readSitemap(text);
    for (const address of found) if (pages.size < limit) pages.add(address);
    waiting.push(...urlsOf(maps, url));
  }
  return [...pages];
}

const urlsOf = (addresses: readonly string[], base: URL): URL[] =>
  addresses.filter((address) => URL.canParse(address, base.href)).map((address) => new URL(address, base));

/** Undefined for whatever is not there, too large, too late or no text. */
async function textOf(
  url: URL,
  maxBytes: number,
  { fetcher, clock, headers, verifyTls, signal, deadline = noDeadline }: SiteAsked,
  within: Deadline = deadline,
): Promise<string | undefined> {
  const limitMs = Math.min(oneFetchMs, within.remainingMs());
  if (limitMs <= 0) return undefined;
  try {
    const request = { url, headers: visitHeaders(headers, []), verifyTls, maxBytes };
    const { statusCode, bytes } = await fetcher.fetch(request, deadlineAfter(limitMs, clock.nowMs), signal);
    if (statusCode !== 200) return undefined;
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = isGzip ? await inflate(bytes, { maxOutputLength: maxBytes }) : bytes;
    return Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength).toString('utf8');
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
