/**
 * Lists the URLs of a site: what its page links to, what its maps name, and what earlier crawls have met.
 * Flow: operations/map-site -> here -> scrape/scrape-url, site-knowledge, storage/known-pages.
 * Spec: Map options; Endpoints / POST /map (the body, and what makes a URL one of the site, are not shown).
 */
import { budgets } from '../base/budgets.js';
import { setImmediate } from 'node:timers/promises';
import { deadlineAfter } from '../base/deadline.js';
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import type { Fetcher } from '../fetch/fetch-url.js';
import type { ScrapeRequest } from '../scrape/scrape-request.js';
import { scrapeUrl } from '../scrape/scrape-url.js';
import type { ScrapeInput, Scraper } from '../scrape/scrape-url.js';
import type { KnownPage, KnownPages } from '../storage/known-pages.js';
import { pageKey } from './page-key.js';
import { saidOf } from './said-of.js';
import { robotsName, robotsOf, sitemapPages } from './site-knowledge.js';
import type { Robots } from './robots.js';
import type { SiteAsked } from './site-knowledge.js';
import { outOfScope } from './scope.js';
import { textMatch } from './text-match.js';

export interface MapMeans {
  scraper: Scraper;
  fetcher: Pick<Fetcher, 'fetch'>;
  knownPages: Pick<KnownPages, 'note' | 'of'>;
}

export interface MapWish {
  startUrl: string;
  /** Empty: every URL fits. */
  search: string;
  limit: number;
  sitemap: 'include' | 'skip' | 'only';
  includeSubdomains: boolean;
  ignoreQueryParameters: boolean;
  /** Whether what earlier crawls have met counts too. */
  fromMemory: boolean;
  /** How the page itself is visited. */
  scrape: Omit<ScrapeRequest, 'sourceUrl'>;
}

export interface MapInput {
  owner: string;
  wish: MapWish;
  facts: ScrapeInput['facts'];
  deadline: Deadline;
  signal: AbortSignal;
  log: Logger;
}

export interface SiteMap {
  links: KnownPage[];
  /** What the caller should know about the list. */
  remarks: string[];
}

/** What is looked through for a search, and what memory gives. */
const mostSearched = budgets.mapSearched.bound;
const mostRemembered = budgets.mapRemembered.bound;
/** What is kept of the time for the list itself, however long the site takes to name its pages: a part of it, and at most. */
const listTime = { part: 0.1, mostMs: 2000 };
/** Links between two looks at the clock, and at what else there is to do. */
const atOnce = 50;

/** @throws ServiceError `map.timeout`, and what kept the page from being visited, when nothing was found */
export async function mapSite(means: MapMeans, input: MapInput): Promise<SiteMap> {
  const { wish, owner, deadline } = input;
  const asked = siteAsked(means, input);
  const start = new URL(wish.startUrl);
  const robotsRead = robotsOf(start, robotsName, asked);
  let isUnread = false;
  const named = async (): Promise<string[]> => {
    const most = wish.search === '' ? Math.min(mostSearched, 3 * wish.limit + 1000) : mostSearched;
    const pages = await sitemapPages(start, await robotsRead, most, asked);
    isUnread = asked.deadline.remainingMs() <= 0;
    return pages;
  };
  const [page, inMaps, remembered] = await Promise.all([
    wish.sitemap === 'only' ? undefined : startPage(means, input),
    wish.sitemap === 'skip' ? [] : named(),
    wish.sitemap === 'only' || !wish.fromMemory ? [] : means.knownPages.of(owner, start, mostRemembered),
  ]);
  const home = homeOf(start, page);
  const found = inTurn<KnownPage>([
    page && 'links' in page ? [page.itself, ...page.links.map((url) => ({ url }))] : [],
    inMaps.map((url) => ({ url })),
    remembered,
  ]);
  const isOver = (): boolean => deadline.remainingMs() <= 0;
  const links = await linksOf(found, home, await robotsRead, wish, isOver);
  if (links.length === 0 && page && 'failure' in page) throw page.failure;
  if (links.length === 0 && (isOver() || isUnread)) throw timeout();
  return { links, remarks: remarksOn(wish, page, inMaps, { isOver: isOver(), isUnread }) };
}

interface Start {
  itself: KnownPage;
  links: readonly string[];
  statusCode: number;
  /** Where it led. */
  url: string;
}

async function startPage(
  { scraper, knownPages }: MapMeans,
  { owner, wish, facts, deadline, signal, log }: MapInput,
): Promise<Start | { failure: unknown }> {
  try {
    const request = { ...wish.scrape, sourceUrl: wish.startUrl, followsLinks: true };
    const { data, links } = await scrapeUrl(scraper, { owner, request, facts, visible: true, deadline, signal, log });
    const { url = wish.startUrl, statusCode = 200 } = data.metadata;
    const itself = { url: wish.startUrl, ...saidOf(data.metadata) };
    if (statusCode < 400 && !wish.scrape.zeroDataRetention) knownPages.note(owner, itself);
    return { itself, links, statusCode, url };
  } catch (error) {
    signal.throwIfAborted();
    const isLate = isServiceError(error) && error.code === 'deadline.exceeded';
    return { failure: isLate ? timeout() : error };
  }
}

/** A site that sends its visitors to another name is at home there. */
function homeOf(start: URL, page: Start | { failure: unknown } | undefined): URL {
  if (!page || !('url' in page) || !URL.canParse(page.url)) return start;
  const led = new URL(page.url);
  return led.host === start.host ? start : new URL(`${start.pathname}${start.search}`, led);
}

/** One of each in turn, so that a short list holds something of all. */
function inTurn<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.filter((list) => at < list.length).map((list) => list[at]!),
  ).flat();
}

async function linksOf(
  found: readonly KnownPage[],
  home: URL,
  robots: Robots,
  { includeSubdomains, ignoreQueryParameters, search, limit }: MapWish,
  isOver: () => boolean,
): Promise<KnownPage[]> {
  const sameness = { deduplicateSimilarURLs: true, ignoreQueryParameters };
  const scope = {
    home,
    crawlEntireDomain: false,
    allowSubdomains: includeSubdomains,
    allowExternalLinks: false,
  };
  const fit = search === '' ? () => 1 : textMatch(search);
  const links = new Map<string, KnownPage>();
  for (const [at, page] of found.entries()) {
    if (at % atOnce === 0) {
      await setImmediate();
      if (isOver()) break;
    }
    const url = URL.canParse(page.url) ? new URL(page.url) : undefined;
    if (!url || outOfScope(url, 0, scope) !== undefined) continue;
    url.hash = '';
    if (ignoreQueryParameters) url.search = '';
    const key = pageKey(url, sameness);
    const before = links.get(key);
    if (before) links.set(key, { ...page, ...before });
    else if (robots.allows(url)) links.set(key, { ...page, url: url.href });
  }
  // The memory of a page may come after its address.
  const ranked = [...links.values()].map((link) => ({ link, fit: fit(link) })).filter((each) => each.fit > 0);
  ranked.sort((a, b) => b.fit - a.fit);
  return ranked.slice(0, limit).map(({ link }) => link);
}

function siteAsked({ scraper, fetcher }: MapMeans, { wish, deadline, signal }: MapInput): Required<SiteAsked> {
  const { headers, verifyTls } = wish.scrape;
  const { clock } = scraper;
  const leftMs = deadline.remainingMs();
  const askingMs = leftMs - Math.min(leftMs * listTime.part, listTime.mostMs);
  return { fetcher, clock, headers, verifyTls, signal, deadline: deadlineAfter(askingMs, clock.nowMs) };
}

function remarksOn(
  { sitemap }: MapWish,
  page: Start | { failure: unknown } | undefined,
  inMaps: readonly string[],
  { isOver, isUnread }: { isOver: boolean; isUnread: boolean },
): string[] {
  const over = isOver ? 'all was looked at' : 'all sitemaps of the site were read';
  const why = page && 'failure' in page && isServiceError(page.failure) ? `: ${page.failure.publicMessage}` : '.';
  return [
    ...(page && 'failure' in page ? [`The page could not be visited, its links are missing${why}`] : []),
    ...(page && 'statusCode' in page && page.statusCode >= 400 ? [`The page answered ${page.statusCode}.`] : []),
    ...(sitemap === 'only' && inMaps.length === 0 ? ['The site has no sitemap that could be read.'] : []),
    ...(isOver || isUnread ? [`The time was over before ${over}. Raise \`timeout\` for more.`] : []),
  ];
}

function timeout(): ServiceError {
  return new ServiceError('map.timeout', 'Nothing of the site was found in time. Raise `timeout`.');
}
