/**
 * Calls of `/parse` with credentials of any form, and the verdict on whether they were served.
 * Used by the checks of this chapter.
 * Spec: Authentication; the form of the refusal is the silence authentication-failure.
 */
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { textUpload } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

/** The key of the run; without one nothing about keys can be judged. @throws Unverified */
export function apiKeyOf(t: CheckContext): string {
  return (
    t.target.apiKey ?? t.unverified('input-missing', 'no key was given; pass --api-key or set CONFORMANCE_API_KEY')
  );
}

/** A lawful parse under another Authorization value; null sends none. */
export function parseWith(t: CheckContext, authorization: string | null): Promise<Exchange> {
  return parse(t, { file: textUpload(t.word()) }, { silence: 'authentication-failure' }, authorization);
}

/** A finding when the request was served, or answered with anything that is no refusal. */
export function servedOrNot({ response }: Exchange): OracleFinding | undefined {
  if (response.status >= 400) return undefined;
  return {
    expected: 'a refusal, such as status 401',
    actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
  };
}
