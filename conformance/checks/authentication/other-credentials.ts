/**
 * Checks that a valid key in any other place than the bearer header opens nothing.
 * Spec: Authentication 2 (other credential schemes are not part of the interface).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { apiKeyOf, callWith, servedOrNot } from './credentials.js';
import { anyAnswer, callsAtMost, eachServedCall } from './served-calls.js';

const cost = { requests: callsAtMost * 2 };

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
  check(
    'authentication.query.refused',
    async (t) => {
      const key = encodeURIComponent(apiKeyOf(t));
      const names = ['api_key', 'apiKey', 'apikey', 'key', 'token', 'access_token', 'authorization'];
      await refusedElsewhere(t, { query: names.map((name) => `${name}=${key}`).join('&') });
    },
    cost,
  ),
  check(
    'authentication.cookie.refused',
    async (t) => {
      const key = encodeURIComponent(apiKeyOf(t));
      const names = ['api_key', 'apiKey', 'token', 'access_token', 'session', 'authorization'];
      await refusedElsewhere(t, { headers: { cookie: names.map((name) => `${name}=${key}`).join('; ') } });
    },
    cost,
  ),
  check(
    'authentication.other-header.refused',
    async (t) => {
      const key = apiKeyOf(t);
      const headers = { 'x-api-key': key, 'api-key': key, 'x-auth-token': key, 'proxy-authorization': `Bearer ${key}` };
      await refusedElsewhere(t, { headers });
    },
    cost,
  ),
];

/** Every call that the key opens, with the key in another place. */
async function refusedElsewhere(
  t: CheckContext,
  { query, headers }: { query?: string; headers?: Record<string, string> },
): Promise<void> {
  await eachServedCall(t, async ({ name, request }) => {
    const path = query === undefined ? request.path : `${request.path}?${query}`;
    const exchange = await t.send({ ...request, path, authorization: null, ...(headers && { headers }) }, anyAnswer);
    t.expect(exchange).that(servedOrNot(exchange), `${name}: the key was sent, but not as a bearer credential.`);
  });
}
