/**
 * Calls with credentials of any form, and the verdict on whether they were served.
 * Used by the checks of this chapter.
 * Spec: Authentication; the form of the refusal is the silence authentication-failure.
 */
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { plainPage } from '../scrape/refusals.js';
import { isSuccess } from '../../vocabulary/jobs.js';
import { textUpload } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

/** The key of the run; without one nothing about keys can be judged. @throws Unverified */
export function apiKeyOf(t: CheckContext): string {
  return (
    t.target.apiKey ?? t.unverified('input-missing', 'no key was given; pass --api-key or set CONFORMANCE_API_KEY')
  );
}

/** Operations that are tried with other credentials where they serve the key; the first that does is for all that need one. */
export const triedOperations = ['parse', 'scrape', 'map', 'crawl'] as const;

/** A lawful request under another Authorization value; null sends none, undefined the key of the run. */
export async function callWith(
  t: CheckContext,
  authorization: string | null | undefined,
  operation?: (typeof triedOperations)[number],
): Promise<Exchange> {
  const tags = { silence: 'authentication-failure' };
  const called = operation ?? (await operationsOffered(t))[0] ?? 'scrape';
  if (called === 'parse') return parse(t, { file: textUpload(t.word()) }, tags, authorization);
  const json = { url: plainPage(t, await t.siteFolder()) };
  const credential = authorization !== undefined && { authorization };
  return t.send({ method: 'POST', path: `/${called}`, json, ...credential }, tags);
}

/** Those of them that were seen to serve a lawful request with the key of the run. */
export async function operationsOffered(t: CheckContext): Promise<(typeof triedOperations)[number][]> {
  const offered: (typeof triedOperations)[number][] = [];
  for (const operation of triedOperations) if (await t.offers(operation)) offered.push(operation);
  return offered;
}

/** A call was served: where the interface shows no body of a success, its status says so. */
export function expectServed(t: CheckContext, exchange: Exchange): void {
  const { pathname } = new URL(exchange.request.url);
  if (!/\/(?:map|crawl)$/.test(pathname)) t.expect(exchange).accepted();
  else
    t.expect(exchange).that(
      isSuccess(exchange.response)
        ? undefined
        : { expected: 'a success', actual: `status ${exchange.response.status} with ${exchange.response.text}` },
    );
}

/** A finding when the request was served, or answered with anything that is no refusal. */
export function servedOrNot({ response }: Exchange): OracleFinding | undefined {
  if (response.status >= 400) return undefined;
  return {
    expected: 'a refusal, such as status 401',
    actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
  };
}
