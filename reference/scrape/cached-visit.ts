/**
 * A stored visit when one is fresh enough, else a new one, which is stored when it may be: while the page is read elsewhere,
 * for the caller need not wait for that.
 * The key is all that changes what the page's server may answer; one owner never gets what another fetched.
 * Spec: Scrape options (maxAge). minAge and storeInCache are our choice.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ServiceError } from '../base/errors.js';
import { browserWishes } from '../document-data/members.js';
import type { PageSource } from './page-source.js';
import type { ScrapeRequest } from './scrape-request.js';
import type { VisitCache } from './visit-cache.js';

export interface Obtained {
  source: PageSource;
  /** When the stored visit was made; undefined for a new one. */
  storedAt?: Date;
  /** Resolves when a new one is stored, and never fails. What was begun in the same turn is on its way before that. */
  storing?: Promise<void>;
}

/** @throws ServiceError `source.no-stored-copy` when only a stored copy was wanted and none is there; what `visit` throws */
export async function cachedVisit(
  cache: VisitCache,
  owner: string,
  request: ScrapeRequest,
  visit: () => Promise<PageSource>,
): Promise<Obtained> {
  const key = cacheKey(request);
  const mayRead = (request.actions?.length ?? 0) === 0;
  const asksForOne = mayRead && (request.maxAgeMs > 0 || request.minAgeMs !== undefined);
  const stored = asksForOne ? await cache.find(owner, key) : undefined;
  const isYoung = stored && stored.ageMs < request.maxAgeMs;
  if (request.minAgeMs !== undefined) {
    if (!stored || stored.ageMs < request.minAgeMs) throw notStored();
    return { source: stored.source, storedAt: stored.storedAt };
  }
  if (isYoung) return { source: stored.source, storedAt: stored.storedAt };
  const source = await visit();
  const mayStore = mayRead && request.storeInCache && !request.zeroDataRetention;
  if (!mayStore || !source.isWhole || source.statusCode >= 400) return { source };
  return { source, storing: nextTurn().then(() => cache.keep(owner, key, source)) };
}

function notStored(): ServiceError {
  return new ServiceError(
    'source.no-stored-copy',
    'No stored copy of the page is old enough for `minAge`, and with `minAge` nothing is fetched.',
  );
}

function cacheKey(request: ScrapeRequest): string {
  const { headers, mobile, location, waitForMs, verifyTls, blockAds, formats } = request;
  const url = new URL(request.sourceUrl);
  url.hash = '';
  const sorted = Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    url.href,
    sorted,
    [mobile, location?.country, location?.languages, waitForMs, verifyTls, blockAds, browserWishes(formats)],
  ]);
}
