/**
 * A search of the web at the endpoint the operator has set (SEARCH_URL): one GET with `q`, answered with a list of results
 * as SearXNG writes it with `format=json`. Its addresses are taken and nothing else; whoever visits them checks each.
 * The endpoint is reached under the rules for pages: a private address must be named in EGRESS_ALLOW.
 * Spec: none (our choice); Agent options (urls).
 */
import { budgets } from '../base/budgets.js';
import type { Deadline } from '../base/deadline.js';
import { deadlineAfter } from '../base/deadline.js';
import type { Clock } from '../base/clock.js';
import { isServiceError } from '../base/errors.js';
import type { Fetcher } from './fetch-url.js';

/** Addresses of pages, the best first, or why there are none, as a sentence for the caller. */
export type SearchAnswer = { urls: string[] } | { fault: string };

export type SearchWeb = (query: string, deadline: Deadline, signal: AbortSignal) => Promise<SearchAnswer>;

/** @param address of the endpoint, with whatever parameters it needs beside `q` */
export function searchWeb(fetcher: Pick<Fetcher, 'fetch'>, address: string, clock: Pick<Clock, 'nowMs'>): SearchWeb {
  return async (query, deadline, signal) => {
    const url = new URL(address);
    url.searchParams.set('q', query.replace(/\s+/g, ' ').trim().slice(0, budgets.searchQuery.bound).toWellFormed());
    const request = {
      url,
      headers: { accept: 'application/json' },
      verifyTls: true,
      maxBytes: budgets.searchAnswer.bound,
    };
    const within = deadlineAfter(Math.min(budgets.searchTime.bound, deadline.remainingMs()), clock.nowMs);
    try {
      const { statusCode, bytes } = await fetcher.fetch(request, within, signal);
      if (statusCode !== 200) return { fault: `The search of the web answered ${statusCode}.` };
      const urls = addressesIn(bytes);
      return urls ? { urls } : { fault: 'The search of the web answered with something else than a list of results.' };
    } catch (error) {
      signal.throwIfAborted();
      if (!isServiceError(error)) throw error;
      return { fault: 'The search of the web did not answer.' };
    }
  };
}

/** `{"results":[{"url"}]}`, or the list alone; undefined when it is neither. */
function addressesIn(bytes: Uint8Array): string[] | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
  const list = Array.isArray(answer) ? (answer as unknown[]) : (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(list)) return undefined;
  const urls = (list as unknown[]).flatMap((result) => {
    const { url } = (typeof result === 'object' && result !== null ? result : {}) as { url?: unknown };
    return typeof url === 'string' && url.length < 4096 && /^https?:/i.test(url) && URL.canParse(url)
      ? [new URL(url).href]
      : [];
  });
  return [...new Set(urls)].slice(0, budgets.searchResults.bound);
}
