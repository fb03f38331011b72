/**
 * The test mode: an agreement of this suite, which the interface does not know, by which a target in a test environment
 * shows what nobody can see otherwise. A request says what it wants by the header `X-Test-Mode`; a target that knows test
 * modes answers with the same header, listing the switches it follows. One that answers without it has none.
 * Used by the checks of refusals for credit and rate, of unexpected errors, of expiry and of cost.
 * Spec: none of its own; Errors (402, 429, 500) and Limits are what becomes visible.
 */
import { randomBytes } from 'node:crypto';
import { testModeHeader } from '../harness/test-mode-header.js';
import type { CheckContext } from '../harness/check-context.js';
import type { Exchange, SendTags } from '../harness/exchange.js';
import type { Speaker } from './jobs.js';
import { textUpload } from './pages.js';
import { parseParts, readableBy } from './parse.js';

/**
 * `account`: the request is made on a fresh account of this name; `credits`, `requests` and `concurrency`: what that account
 * has, may ask in a minute, and may have worked on at the same time; `failure`: an unexpected error happens within; `clock`: so many seconds later.
 */
export type TestSwitch = 'account' | 'credits' | 'requests' | 'concurrency' | 'failure' | 'clock';

/** A name that no run has used before: what an account has asked for in this minute would be counted again. */
export function freshAccount(t: CheckContext): string {
  return `${t.word()}${randomBytes(4).toString('hex')}`;
}

/** Says everything with these wishes. */
export function wishing(t: CheckContext, wishes: string): Speaker {
  return {
    send: (request, tags) => t.send({ ...request, headers: { ...request.headers, [testModeHeader]: wishes } }, tags),
  };
}

/** A small lawful parse with these wishes, such as `account=a; credits=0`. */
export async function testedParse(t: CheckContext, wishes: string, tags: SendTags = {}): Promise<Exchange> {
  const parts = parseParts({ file: await readableBy(t, textUpload(t.word())) });
  return t.send({ method: 'POST', path: '/parse', parts, headers: { [testModeHeader]: wishes } }, tags);
}

/** What the target says of its test mode; none when it says nothing. */
export async function testSwitches(t: CheckContext): Promise<{ exchange: Exchange; switches: readonly string[] }> {
  return t.shared('test mode', async () => {
    const exchange = await testedParse(t, `account=${freshAccount(t)}`);
    const told = exchange.response.headers[testModeHeader] ?? '';
    return { exchange, switches: told.split(',').map((name) => name.trim().toLowerCase()) };
  });
}

/** Ends the check as not applicable when the target has no test mode with all of these. */
export async function needsTestMode(t: CheckContext, ...wanted: readonly TestSwitch[]): Promise<void> {
  const { switches } = await testSwitches(t);
  const missing = wanted.filter((name) => !switches.includes(name));
  if (missing.length > 0)
    t.notApplicable(
      `nobody can see this from outside, and the target declares no test mode with ${missing.join(', ')} (conformance/README.md, Test mode)`,
    );
}
