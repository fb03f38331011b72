/**
 * Checks that the bearer key, and nothing but a whole valid one, opens the operations.
 * Spec: Authentication 1; Endpoints (all requests require the bearer credential).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { apiKeyOf, callWith, servedOperations, servedOrNot } from './credentials.js';
import { operationProbes } from './operation-probes.js';

export const bearerChecks = [
  check(
    'authentication.bearer.required',
    async (t) => {
      for (const probe of operationProbes) {
        const exchange = await t.send({ ...probe, authorization: null }, { silence: 'authentication-failure' });
        // An operation that is not there lets nobody in and keeps nobody out.
        if ([404, 405, 501].includes(exchange.response.status)) continue;
        t.expect(exchange).that(
          servedOrNot(exchange),
          `${probe.method} ${probe.path} was called without a credential.`,
        );
      }
      for (const operation of await operationsOffered(t)) {
        const exchange = await callWith(t, null, operation);
        t.expect(exchange).that(servedOrNot(exchange), `POST /${operation} serves the same request with the key.`);
      }
    },
    { requests: operationProbes.length + 3 },
  ),
  check('authentication.bearer.accepted', async (t) => {
    t.expect(await callWith(t, undefined)).accepted();
  }),
  check(
    'authentication.bearer.invalid-refused',
    async (t) => {
      await notServed(t, [`Bearer fc-${t.word()}${t.word()}`, `Bearer ${t.word()}`]);
    },
    { requests: 5 },
  ),
  check(
    'authentication.bearer.empty-refused',
    async (t) => {
      await notServed(t, ['Bearer', 'Bearer ']);
    },
    { requests: 5 },
  ),
  check(
    'authentication.bearer.prefix-of-key-refused',
    async (t) => {
      const key = apiKeyOf(t);
      await notServed(t, [
        `Bearer ${key.slice(0, -1)}`,
        `Bearer ${key.slice(0, Math.ceil(key.length / 2))}`,
        `Bearer ${key}0`,
      ]);
    },
    { requests: 7 },
  ),
  check(
    'authentication.bearer.scheme-case',
    async (t) => {
      const key = apiKeyOf(t);
      for (const scheme of ['bearer', 'BEARER']) {
        t.expect(await callWith(t, `${scheme} ${key}`)).accepted();
      }
    },
    { requests: 2 },
  ),
];

/** Calls every operation that serves the key with each of the given credentials, and expects no service. */
async function notServed(t: CheckContext, credentials: readonly string[]): Promise<void> {
  for (const operation of await operationsOffered(t)) {
    for (const authorization of credentials) {
      const exchange: Exchange = await callWith(t, authorization, operation);
      t.expect(exchange).that(
        servedOrNot(exchange),
        `The credential of POST /${operation} was "${authorization.slice(0, 12)}…".`,
      );
    }
  }
}

/** @throws Unverified when none is */
async function operationsOffered(t: CheckContext): Promise<(typeof servedOperations)[number][]> {
  const offered: (typeof servedOperations)[number][] = [];
  for (const operation of servedOperations) if (await t.offers(operation)) offered.push(operation);
  return offered.length > 0
    ? offered
    : t.unverified('prerequisite-failed', 'no operation serves a request with the key');
}
