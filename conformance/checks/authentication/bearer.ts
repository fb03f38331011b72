/**
 * Checks that the bearer key, and nothing but a whole valid one, opens the operations.
 * Spec: Authentication 1; Endpoints (all requests require the bearer credential).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { textUpload } from '../../vocabulary/pages.js';
import { apiKeyOf, parseWith, servedOrNot } from './credentials.js';
import { operationProbes } from './operation-probes.js';
import { parse, parsed } from '../../vocabulary/parse.js';

export const bearerChecks = [
  check(
    'authentication.bearer.required',
    async (t) => {
      for (const probe of operationProbes) {
        const exchange = await t.send({ ...probe, authorization: null }, { silence: 'authentication-failure' });
        t.expect(exchange).that(
          servedOrNot(exchange),
          `${probe.method} ${probe.path} was called without a credential.`,
        );
      }
    },
    { requests: operationProbes.length },
  ),
  check('authentication.bearer.accepted', async (t) => {
    const word = t.word();
    const { exchange } = await parsed(t, { file: textUpload(word) });
    t.expect(exchange).at('/data/markdown').contains(word);
  }),
  check('authentication.bearer.invalid-refused', async (t) => {
    await notServed(t, [`Bearer fc-${t.word()}${t.word()}`, `Bearer ${t.word()}`]);
  }),
  check('authentication.bearer.empty-refused', async (t) => {
    await notServed(t, ['Bearer', 'Bearer ']);
  }),
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
    { requests: 3 },
  ),
  check(
    'authentication.bearer.scheme-case',
    async (t) => {
      const key = apiKeyOf(t);
      for (const scheme of ['bearer', 'BEARER']) {
        const exchange = await parse(
          t,
          { file: textUpload(t.word()) },
          { silence: 'authentication-failure' },
          `${scheme} ${key}`,
        );
        t.expect(exchange).accepted();
      }
    },
    { requests: 2 },
  ),
];

/** Parses with each of the given credentials and expects no service. */
async function notServed(t: CheckContext, credentials: readonly string[]): Promise<void> {
  for (const authorization of credentials) {
    const exchange: Exchange = await parseWith(t, authorization);
    t.expect(exchange).that(servedOrNot(exchange), `The credential was "${authorization.slice(0, 12)}…".`);
  }
}
