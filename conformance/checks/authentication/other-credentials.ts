/**
 * Checks that a valid key in any other place than the bearer header opens nothing.
 * Spec: Authentication 2 (other credential schemes are not part of the interface).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { parseParts } from '../../vocabulary/parse.js';
import { textUpload } from '../../vocabulary/pages.js';
import { apiKeyOf, callWith, servedOrNot } from './credentials.js';

export const otherCredentialChecks = [
  check(
    'authentication.basic.refused',
    async (t) => {
      const key = apiKeyOf(t);
      for (const pair of [key, `${key}:`, `:${key}`]) {
        const exchange = await callWith(t, `Basic ${Buffer.from(pair).toString('base64')}`);
        t.expect(exchange).that(servedOrNot(exchange), 'The key was sent as a Basic credential.');
      }
    },
    { requests: 3 },
  ),
  check('authentication.query.refused', async (t) => {
    const key = encodeURIComponent(apiKeyOf(t));
    const names = ['api_key', 'apiKey', 'apikey', 'key', 'token', 'access_token', 'authorization'];
    await refusedElsewhere(t, { path: `/parse?${names.map((name) => `${name}=${key}`).join('&')}` });
  }),
  check('authentication.cookie.refused', async (t) => {
    const key = encodeURIComponent(apiKeyOf(t));
    const names = ['api_key', 'apiKey', 'token', 'access_token', 'session', 'authorization'];
    await refusedElsewhere(t, { headers: { cookie: names.map((name) => `${name}=${key}`).join('; ') } });
  }),
  check('authentication.other-header.refused', async (t) => {
    const key = apiKeyOf(t);
    const headers = { 'x-api-key': key, 'api-key': key, 'x-auth-token': key, 'proxy-authorization': `Bearer ${key}` };
    await refusedElsewhere(t, { headers });
  }),
];

async function refusedElsewhere(
  t: CheckContext,
  place: { path?: string; headers?: Record<string, string> },
): Promise<void> {
  const parts = parseParts({ file: textUpload(t.word()) });
  const exchange = await t.send(
    { method: 'POST', path: '/parse', parts, authorization: null, ...place },
    { silence: 'authentication-failure' },
  );
  t.expect(exchange).that(servedOrNot(exchange), 'The key was sent, but not as a bearer credential.');
}
