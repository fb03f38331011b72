/**
 * Checks of the answer to a bad request: status, members, content type.
 * Spec: Errors, POST /parse, 400.
 */
import { check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import { mediaTypeOf } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import { dataOf } from '../../harness/silence.js';
import { badRequests, missingFile, refusedRequests, wrongOption } from './provocations.js';

/** Requests that badRequests sends. */
const provoked = { requests: 5 };
const shownMembers = ['success', 'code', 'error'];

export const badRequestChecks = [
  check(
    'errors.bad-request.status',
    async (t) => {
      for (const exchange of await badRequests(t)) t.expect(exchange).status(400);
    },
    provoked,
  ),
  check(
    'errors.bad-request.success-false',
    async (t) => {
      for (const exchange of await refusedRequests(t)) t.expect(exchange).at('/success').equals(false);
    },
    provoked,
  ),
  check(
    'errors.bad-request.code',
    async (t) => {
      for (const exchange of await refusedRequests(t)) t.expect(exchange).at('/code').isString();
    },
    provoked,
  ),
  check('errors.bad-request.code-value', async (t) => {
    t.expect(await missingFile(t))
      .at('/code')
      .equals('BAD_REQUEST');
  }),
  check(
    'errors.bad-request.error',
    async (t) => {
      for (const exchange of await refusedRequests(t)) t.expect(exchange).at('/error').isString();
    },
    provoked,
  ),
  check(
    'errors.bad-request.json',
    async (t) => {
      for (const exchange of await refusedRequests(t)) {
        const mediaType = mediaTypeOf(exchange.response.headers['content-type']);
        const isJson = mediaType === 'application/json' || mediaType.endsWith('+json');
        t.expect(exchange).that(
          isJson ? undefined : { expected: 'content type application/json', actual: mediaType || 'none' },
        );
        const parsed = exchange.response.json !== undefined;
        t.expect(exchange).that(
          parsed ? undefined : { expected: 'a JSON body', actual: shortJson(exchange.response.text) },
        );
      }
    },
    provoked,
  ),
  check('errors.bad-request.names-the-option', async (t) => {
    const exchange = await wrongOption(t);
    if (dataOf(exchange)) t.unverified('prerequisite-failed', 'a timeout above the maximum was served');
    const body = exchange.response.json;
    const told = isObject(body) ? JSON.stringify([body['error'], body['details']]) : '';
    t.expect(exchange).that(
      told.includes('timeout')
        ? undefined
        : { expected: '"timeout" named in `error` or `details`', actual: shortJson(body) },
      'A caller who sent a dozen options learns from the answer which one was wrong.',
    );
  }),
  check('errors.bad-request.details', async (t) => {
    const body = (await wrongOption(t)).response.json;
    const additional = isObject(body) && Object.keys(body).some((name) => !shownMembers.includes(name));
    t.tolerate('error-details', additional ? 'additional' : 'none');
  }),
  check(
    'errors.bad-request.no-data',
    async (t) => {
      for (const exchange of await refusedRequests(t))
        t.expect(exchange).at('/data').isAbsent('A refused request has no result.');
    },
    provoked,
  ),
  check(
    'errors.bad-request.schema',
    async (t) => {
      for (const exchange of await refusedRequests(t)) t.expect(exchange).keepsContract();
    },
    provoked,
  ),
];
