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
import { textUpload } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

/** The key of the run; without one nothing about keys can be judged. @throws Unverified */
export function apiKeyOf(t: CheckContext): string {
  return (
    t.target.apiKey ?? t.unverified('input-missing', 'no key was given; pass --api-key or set CONFORMANCE_API_KEY')
  );
}

/** The operations that were seen to serve a lawful request with the key of the run. */
export const servedOperations = ['parse', 'scrape'] as const;

/** A lawful request under another Authorization value; null sends none, undefined the key of the run. */
export async function callWith(
  t: CheckContext,
  authorization: string | null | undefined,
  operation?: (typeof servedOperations)[number],
): Promise<Exchange> {
  const tags = { silence: 'authentication-failure' };
  if ((operation ?? ((await t.offers('parse')) ? 'parse' : 'scrape')) === 'parse')
    return parse(t, { file: textUpload(t.word()) }, tags, authorization);
  const json = { url: plainPage(t, await t.siteFolder()) };
  return t.send({ method: 'POST', path: '/scrape', json, ...(authorization !== undefined && { authorization }) }, tags);
}

/** A finding when the request was served, or answered with anything that is no refusal. */
export function servedOrNot({ response }: Exchange): OracleFinding | undefined {
  if (response.status >= 400) return undefined;
  return {
    expected: 'a refusal, such as status 401',
    actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
  };
}
