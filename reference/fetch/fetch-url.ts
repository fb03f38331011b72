/**
 * Fetches one URL through the egress guard: redirects are followed here, one by one, and each is checked like the first.
 * The bytes come back inflated and otherwise as received; their character set is the engine's to find.
 * Spec: Scrape options (headers, timeout, skipTlsVerification); Metadata (sourceURL, url, statusCode, contentType).
 */
import { budgets } from '../base/budgets.js';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { timerMs } from '../base/timer.js';
import { wholeAnswer } from '../base/whole-answer.js';
import type { AnswerHead } from '../base/whole-answer.js';
import { requireWebUrl } from '../security/egress-guard.js';
import type { EgressGuard } from '../security/egress-guard.js';
import { guardedConnector } from '../security/guarded-connector.js';
import { ChainCookies } from './chain-cookies.js';
import { asSourceError } from './fetch-errors.js';
import { inflatedBody, tooLarge } from './inflated-body.js';
import { forAnotherSite, isSameSite } from './request-headers.js';

export interface FetchRequest {
  url: URL;
  /** In lower case, whole; see visitHeaders. */
  headers: Record<string, string>;
  verifyTls: boolean;
  /** Of the body, inflated. */
  maxBytes: number;
}

export interface FetchedResource {
  /** After redirects, with the fragment of the URL that was asked for. */
  url: string;
  statusCode: number;
  /** With its parameters, as sent. */
  contentType?: string;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Record<string, string>;
  bytes: Uint8Array;
  /** The addresses that redirected, in order. */
  redirects: string[];
}

export interface Fetcher {
  /** @throws ServiceError `source.*`, `deadline.exceeded`; what `signal` was aborted with */
  fetch(request: FetchRequest, deadline: Deadline, signal: AbortSignal): Promise<FetchedResource>;
  close(): Promise<void>;
}

const redirectsAtMost = budgets.redirects.bound;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export function createFetcher(guard: EgressGuard): Fetcher {
  const agent = (rejectUnauthorized: boolean): Agent =>
    new Agent({
      connect: guardedConnector(guard, { rejectUnauthorized, timeout: 15_000 }),
      connections: 32,
      keepAliveTimeout: 4_000,
      maxHeaderSize: 64 * 1024,
      // The deadline bounds both; undici's own limits would only tell it in other words.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  const agents = { verifying: agent(true), trusting: agent(false) };
  return {
    fetch: async (request, deadline, signal) => {
      const dispatcher = request.verifyTls ? agents.verifying : agents.trusting;
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(deadlineError()), timerMs(deadline.remainingMs()));
      const either = AbortSignal.any([signal, over.signal]);
      try {
        return await followRedirects(dispatcher, request, either);
      } catch (error) {
        if (either.aborted) throw either.reason;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await Promise.all([agents.verifying.destroy(), agents.trusting.destroy()]);
    },
  };
}

function deadlineError(): ServiceError {
  return new ServiceError('deadline.exceeded', 'The page did not answer in time. Raise `timeout`.');
}

async function followRedirects(
  dispatcher: Dispatcher,
  request: FetchRequest,
  signal: AbortSignal,
): Promise<FetchedResource> {
  const cookies = new ChainCookies();
  const redirects: string[] = [];
  let { url, headers } = request;
  for (;;) {
    const answer = await oneRequest(dispatcher, url, withCookies(headers, cookies, url), request.maxBytes, signal);
    const target = redirectTarget(answer, url);
    if (!target) return { ...answer.resource(), url: url.href, redirects };
    if (redirects.length === redirectsAtMost) throw tooManyRedirects();
    redirects.push(url.href);
    cookies.store(url, answer.setCookie);
    if (!isSameSite(url, target)) headers = forAnotherSite(headers);
    url = target;
  }
}

function tooManyRedirects(): ServiceError {
  return new ServiceError('source.too-many-redirects', `The page redirected more than ${redirectsAtMost} times.`);
}

function withCookies(headers: Record<string, string>, cookies: ChainCookies, url: URL): Record<string, string> {
  const { cookie: own, ...rest } = headers;
  const cookie = cookies.header(url, own);
  return { ...rest, 'accept-encoding': 'gzip, deflate, br', ...(cookie !== undefined && { cookie }) };
}

interface Answer {
  statusCode: number;
  location: string | undefined;
  setCookie: string | string[] | undefined;
  resource(): Omit<FetchedResource, 'url' | 'redirects'>;
}

async function oneRequest(
  dispatcher: Dispatcher,
  url: URL,
  headers: Record<string, string>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Answer> {
  const isRedirect = ({ statusCode, headers }: AnswerHead): boolean =>
    redirectStatuses.has(statusCode) && headers.location !== undefined;
  try {
    const response = await wholeAnswer(
      dispatcher,
      { origin: url.origin, path: `${url.pathname}${url.search}`, method: 'GET', headers },
      {
        signal,
        bytesAtMost(head) {
          if (isRedirect(head)) return 0;
          if (Number(head.headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
          return maxBytes;
        },
        tooLong: () => tooLarge(maxBytes),
      },
    );
    const { statusCode } = response;
    const location = isRedirect(response) ? firstOf(response.headers.location) : undefined;
    const encoding = joined(response.headers['content-encoding']);
    const bytes = location === undefined ? await inflatedBody(response.body, encoding, maxBytes) : new Uint8Array();
    const contentType = firstOf(response.headers['content-type']);
    return {
      statusCode,
      location,
      setCookie: response.headers['set-cookie'],
      resource: () => ({
        statusCode,
        ...(contentType !== undefined && { contentType }),
        headers: Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, joined(value)!]],
          ),
        ),
        bytes,
      }),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw asSourceError(error, url.host);
  }
}

/** A redirect to what may not be visited ends the visit; it is the site's doing, not a fault of the request. */
function redirectTarget({ location }: Answer, from: URL): URL | undefined {
  if (location === undefined) return undefined;
  const absolute = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (!absolute) throw new ServiceError('source.unreachable', `${from.host} redirected to something that is no URL.`);
  if (absolute.hash === '') absolute.hash = from.hash;
  absolute.username = '';
  absolute.password = '';
  try {
    return requireWebUrl(absolute.href);
  } catch (cause) {
    throw new ServiceError('source.blocked-address', `${from.host} redirected to an address that may not be visited.`, {
      cause,
    });
  }
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function joined(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
