/**
 * Checks that the bearer key, and nothing but a whole valid one, opens the operations.
 * Spec: Authentication 1; Endpoints (all requests require the bearer credential).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { htmlAnswer } from '../../site/resource.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { cancelJob, jobId, startJob } from '../../vocabulary/jobs.js';
import { apiKeyOf, callWith, expectServed, operationsOffered, servedOrNot } from './credentials.js';
import { anyAnswer, callsAtMost, eachServedCall } from './served-calls.js';

/** Small letters for capital ones, and the other way round. */
const otherCase = (key: string): string =>
  key.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** A job that the target would cancel with the key is not cancelled without it. */
async function notCancelled(t: CheckContext): Promise<void> {
  if (!(await t.offers('crawl.cancel'))) return;
  const site = await t.siteFolder();
  const url = site.put('slow/', htmlAnswer(prosePage('<p>This page takes its time.</p>'), { delayMs: 2000 }));
  const id = jobId(await startJob(t, 'crawl', { url }));
  if (id === undefined) return;
  const exchange = await t.send(
    { method: 'DELETE', path: `/crawl/${encodeURIComponent(id)}`, authorization: null },
    anyAnswer,
  );
  await cancelJob(t, 'crawl', id);
  t.expect(exchange).that(servedOrNot(exchange), 'DELETE /crawl/{id} cancels with the key.');
}

export const bearerChecks = [
  check(
    'authentication.bearer.required',
    async (t) => {
      await eachServedCall(t, async ({ name, request }) => {
        const exchange = await t.send({ ...request, authorization: null }, anyAnswer);
        t.expect(exchange).that(servedOrNot(exchange), `${name} serves the same request with the key.`);
      });
      await notCancelled(t);
    },
    { requests: callsAtMost * 2 + 4 },
  ),
  check('authentication.bearer.accepted', async (t) => {
    expectServed(t, await callWith(t, undefined));
  }),
  check(
    'authentication.bearer.invalid-refused',
    async (t) => {
      const key = apiKeyOf(t);
      await eachServedCall(t, async ({ name, request }) => {
        const exchange = await t.send({ ...request, authorization: `Bearer fc-${t.word()}${t.word()}` }, anyAnswer);
        t.expect(exchange).that(servedOrNot(exchange), `${name} was called with an invented key.`);
      });
      const others = [t.word(), otherCase(key)].filter((other) => other !== key);
      await notServed(
        t,
        others.map((other) => `Bearer ${other}`),
      );
    },
    { requests: callsAtMost * 2 + 9 },
  ),
  check(
    'authentication.bearer.empty-refused',
    async (t) => {
      await notServed(t, ['Bearer', 'Bearer ']);
    },
    { requests: 9 },
  ),
  check(
    'authentication.bearer.prefix-of-key-refused',
    async (t) => {
      const key = apiKeyOf(t);
      // Half of a key of one letter is the key.
      const parts = [key.slice(0, -1), key.slice(0, Math.ceil(key.length / 2))].filter((part) => part !== key);
      await notServed(
        t,
        [...parts, `${key}0`].map((other) => `Bearer ${other}`),
      );
    },
    { requests: 13 },
  ),
  check(
    'authentication.bearer.scheme-case',
    async (t) => {
      const key = apiKeyOf(t);
      for (const scheme of ['bearer', 'BEARER']) {
        expectServed(t, await callWith(t, `${scheme} ${key}`));
      }
    },
    { requests: 2 },
  ),
];

/** Calls every operation that serves the key with each of the given credentials, and expects no service. */
async function notServed(t: CheckContext, credentials: readonly string[]): Promise<void> {
  const operations = await operationsOffered(t);
  if (operations.length === 0) t.unverified('prerequisite-failed', 'no operation serves a request with the key');
  for (const operation of operations) {
    for (const authorization of credentials) {
      const exchange: Exchange = await callWith(t, authorization, operation);
      t.expect(exchange).that(
        servedOrNot(exchange),
        `The credential of POST /${operation} was "${authorization.slice(0, 12)}…".`,
      );
    }
  }
}
