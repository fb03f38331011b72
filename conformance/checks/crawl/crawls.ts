/**
 * The crawls that the checks of this chapter judge, each made once in a run: what it was asked for, what it answered, and
 * what arrived at its site.
 * Used by the checks of the chapters crawl and limits.
 * Spec: Endpoints, POST /crawl, GET /crawl/{id}.
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { shortJson } from '../../harness/contract.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import { Unverified } from '../../harness/interruptions.js';
import { textsOfValue } from '../../harness/oracles/metadata-values.js';
import { serverWords } from '../../harness/server-words.js';
import { measuredWords } from '../../site/measured-site.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import type { Visit } from '../../site/visit.js';
import { addressOf, documentsIn, endedJob, jobId, losesResults, sharedJob, startJob } from '../../vocabulary/jobs.js';
import type { EndedJob, Patience } from '../../vocabulary/jobs.js';

export interface Crawl extends EndedJob {
  readonly site: SiteFolder;
  /** When the start was answered, in milliseconds of the epoch. */
  readonly answeredAtMs: number;
  /** Addresses of the results in order: paths of the folder where they lie there, whole addresses elsewhere. */
  readonly results: readonly string[];
}

/** Puts the pages of a crawl on the site; gives its request. */
export type Layout = (site: SiteFolder, t: CheckContext) => JsonObject;

/** The crawl of that name. @throws Unverified when the target does not crawl, or this crawl does not start or end */
export async function crawl(t: CheckContext, name: string, layout: Layout, patience: Patience = {}): Promise<Crawl> {
  await t.need('crawl');
  return sharedJob(t, 'crawl', name, async () => {
    const site = await t.siteFolder();
    const request = layout(site, t);
    const started = await startJob(t, 'crawl', request);
    const answeredAtMs = Date.now();
    if (jobId(started) === undefined)
      throw new Unverified('prerequisite-failed', `the crawl to judge this by did not start (${serverWords(started)})`);
    const ended = await endedJob(t, 'crawl', started, patience);
    const start = site.url('');
    const results = ended.documents.map((document) => {
      const address = addressOf(document);
      return `${address}/` === start ? '' : address.replace(start, '');
    });
    return { ...ended, site, answeredAtMs, results };
  });
}

/** Visits to pages of the folder, the first to each address, in order of arrival. */
export function firstVisits({ site }: Pick<Crawl, 'site'>): Visit[] {
  const seen = new Set<string>();
  return site.visits().filter(({ method, path, query }) => {
    const address = `${path}?${query}`;
    if (method !== 'GET' || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}

/** The results at the addresses. With or without its last slash, an address may be written either way. */
export const resultsAmong = ({ results }: Crawl, addresses: readonly string[]): string[] =>
  results.filter((result) => addresses.some((address) => withoutSlash(result) === withoutSlash(address)));

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * Every one is a result; two that differ in their last slash are two results, however these are written. What a target lost
 * on the way to the next page of results is told by the checks of that way.
 */
export function haveResults(crawled: Crawl, ...addresses: readonly string[]): OracleFinding | undefined {
  const missing = missingAmong(crawled, addresses);
  if (missing.length > 0 && losesResults(crawled) && missing.every((address) => wasVisited(crawled, address)))
    throw new Unverified(
      'prerequisite-failed',
      'fewer results are on all pages of them than `completed` says; crawl.next.leads-on and crawl.limit.default-holds judge it',
    );
  return haveResultsOnAllPages(crawled, ...addresses);
}

/** The same of a crawl whose pages of results are judged themselves. */
export function haveResultsOnAllPages(crawled: Crawl, ...addresses: readonly string[]): OracleFinding | undefined {
  const missing = missingAmong(crawled, addresses);
  if (missing.length === 0) return undefined;
  if (isCutOff(crawled) && missing.some((address) => wasVisited(crawled, address)))
    throw new Unverified(
      'prerequisite-failed',
      '`next` leads to a page without results, so those that are missing may be lost there; crawl.next.leads-on judges it',
    );
  return {
    expected: `results for ${listed(addresses)}`,
    actual: `none for ${listed(missing)}, but ${listed(crawled.results)}`,
  };
}

function missingAmong(crawled: Crawl, addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    const alike = addresses.filter((other) => withoutSlash(other) === withoutSlash(address));
    return resultsAmong(crawled, [address]).length < alike.length;
  });
}

/** `next` may lead to an empty page in the end; where results are missing too, they were to stand on it. */
const isCutOff = ({ parts }: Crawl): boolean => parts.slice(1).some((part) => documentsIn(part).length === 0);

function wasVisited({ site }: Crawl, address: string): boolean {
  const start = site.url('');
  const path = new URL(address, start).pathname.replace(new URL(start).pathname, '');
  return site.visits(path).length > 0;
}

/** How many results, those of one address once: whether a page comes twice is judged by crawl.results.no-duplicates. */
export const countOf = ({ documents }: Crawl): number =>
  new Set(documents.map((document, index) => addressOf(document) || index)).size;

/** None is a result. */
export function lackResults(crawled: Crawl, ...addresses: readonly string[]): OracleFinding | undefined {
  const found = resultsAmong(crawled, addresses);
  if (found.length === 0) return undefined;
  return { expected: `no result for ${listed(addresses)}`, actual: `results for ${listed(found)}` };
}

/** A result that says nothing of the page at its address; `address` of a document is its path in the folder. */
export function foreignContent(
  site: SiteFolder,
  documents: readonly JsonObject[],
  addresses: readonly string[],
): OracleFinding | undefined {
  const words = Object.entries(measuredWords(site));
  for (const [index, document] of documents.entries()) {
    const address = addresses[index]!;
    // Addresses that differ in their last slash may stand for each other.
    const own = words.filter(([path]) => withoutSlash(path) === withoutSlash(address)).map(([, word]) => word);
    const { markdown, metadata } = document;
    if (own.length === 0 || typeof markdown !== 'string') continue;
    if (!own.some((word) => markdown.includes(word)))
      return { expected: `the words of "${address}" in its result`, actual: shortJson(markdown, 200) };
    const told = isObject(metadata) ? textsOfValue(metadata['title']).join(' ') : '';
    const other = words.find(([, word]) => !own.includes(word) && told.includes(word));
    if (other) return { expected: `the title of "${address}" in its result`, actual: `that of "${other[0]}"` };
  }
  return undefined;
}

/** The control of a check about what is left out: another crawl has it. @throws Unverified */
export function controlHas(control: Crawl, ...addresses: readonly string[]): void {
  const missing = haveResults(control, ...addresses);
  if (missing)
    throw new Unverified(
      'prerequisite-failed',
      `the crawl that shows the difference has ${missing.actual.replace(/^none/, 'no result')}, so its absence elsewhere proves nothing`,
    );
}

function listed(addresses: readonly string[]): string {
  return addresses.length === 0 ? 'nothing' : addresses.map((address) => `"${address}"`).join(', ');
}
