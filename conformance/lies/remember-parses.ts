/**
 * What a good server answered to parses, so that it need not do the same work behind every mutant and variant: with one
 * seed they are sent the same files again and again. A parse depends on its request alone; scrapes, which depend on
 * pages and on what was scraped before, are passed on, but for the question whether a member is there at all, which is asked
 * of a page of its own kind behind every one of them.
 * Made by the self-test, used by the proxies of one run.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import { createHash } from 'node:crypto';
import { testModeHeader } from '../harness/test-mode-header.js';
import { isParse, isScrape } from './lies.js';
import type { Remembered, WireRequest, WireResponse } from './mutating-proxy.js';

/** Work that took so long may be work whose time is looked at: it takes as long when it is remembered, see `atOnce`. */
const noticedMs = 5000;

/** Larger requests are few, and differ. */
const largestBytes = 2_000_000;

export function rememberParses(): Remembered {
  const known = new Map<string, Promise<WireResponse>>();
  const timed = async (answer: Promise<WireResponse>): Promise<WireResponse> => {
    const began = performance.now();
    const response = await answer;
    const tookMs = performance.now() - began;
    return tookMs < noticedMs ? response : { ...response, delayMs: tookMs };
  };
  return async (request, ask) => {
    const key = keyOf(request);
    if (key === undefined) return ask(request);
    let asked = known.get(key);
    let isFirst = false;
    if (!asked) {
      asked = timed(ask(request));
      known.set(key, asked);
      isFirst = true;
    }
    try {
      const { delayMs, ...response } = await asked;
      if (!isLasting(response)) known.delete(key);
      return { ...response, headers: { ...response.headers }, ...(!isFirst && delayMs && { delayMs }) };
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}

/** The same memory for those who do not look at the time that work takes: what is known comes without a delay. */
export function atOnce(remembered: Remembered): Remembered {
  return async (request, ask) => {
    const { delayMs: _, ...response } = await remembered(request, ask);
    return response;
  };
}

/** Time and load decide about these. */
function isLasting({ status }: WireResponse): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

/** Headers that say nothing about the work. */
const idleHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'content-type',
]);

/** The page by which capabilities ask for members, in any run. */
const probePage = /\/run\/[^/"]+\/\d+-capabilities\/probe(?=")/;
const memberAsked = /"(?:formats|actions)":/;

function keyOf(request: WireRequest): string | undefined {
  const { method, path, headers, body } = request;
  // In test mode the same request twice is what reaches a limit.
  if (body.length > largestBytes || testModeHeader in headers) return undefined;
  const asked = whatIsAsked(request);
  if (asked === undefined) return undefined;
  const hash = createHash('sha256').update(`${method} ${path}\n`);
  for (const name of Object.keys(headers).sort())
    if (!idleHeaders.has(name)) hash.update(`${name}: ${headers[name]!}\n`);
  for (const piece of asked) hash.update(piece);
  return hash.digest('hex');
}

/** Undefined where an answer depends on more than this. */
function whatIsAsked(request: WireRequest): readonly (string | Buffer)[] | undefined {
  const { parts, body } = request;
  if (isParse(request))
    return parts?.flatMap((part) => [JSON.stringify([part.name, part.headers, part.value.length]), part.value]);
  const text = isScrape(request) ? body.toString() : '';
  return probePage.test(text) && memberAsked.test(text) ? [text.replace(probePage, '')] : undefined;
}
