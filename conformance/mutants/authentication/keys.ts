/**
 * Mutants of the authentication chapter: keys that open what they should not, and answers that tell too much.
 * Spec: Authentication; Errors (authentication failure).
 */
import { isObject } from '../../harness/expectation.js';
import { startOf } from '../../lies/job-lies.js';
import { isParse, jsonOf, refusal, scrapeOf, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { WireRequest, WireResponse } from '../../lies/mutating-proxy.js';

const credentialOf = (request: WireRequest): string => request.headers['authorization'] ?? '';
const tokenOf = (request: WireRequest): string => /^bearer +(.*)$/i.exec(credentialOf(request))?.[1]?.trim() ?? '';
const letIn = (request: WireRequest): void => {
  request.headers['authorization'] = `Bearer ${request.goodKey}`;
};
const letInWhen =
  (condition: (request: WireRequest) => boolean): Mutant['request'] =>
  (request) => {
    if (condition(request)) letIn(request);
  };
const unauthorized = (): WireResponse => refusal(401);
const isUnauthorized = (response: WireResponse): boolean => response.status === 401;

export const authenticationMutants: readonly Mutant[] = [
  {
    id: 'authentication.serves-without-credential',
    describe: 'serves requests that carry no credential',
    breaks: ['authentication.bearer.required'],
    request: letInWhen((request) => credentialOf(request) === ''),
  },
  {
    id: 'authentication.one-operation-open',
    describe: 'serves one operation, the map, to everybody',
    breaks: ['authentication.bearer.required'],
    request: (request) => {
      if (!request.path.endsWith('/map') || credentialOf(request) !== '') return undefined;
      const response = refusal(200);
      setJson(response, { success: true, links: [] });
      return response;
    },
  },
  {
    id: 'authentication.scrape-open',
    describe: 'scrapes for everybody',
    breaks: ['authentication.bearer.required'],
    request: letInWhen((request) => request.path.endsWith('/scrape') && credentialOf(request) === ''),
  },
  {
    id: 'authentication.scrape-any-key',
    describe: 'scrapes for any key',
    breaks: ['authentication.bearer.invalid-refused'],
    request: letInWhen((request) => /v2\/scrape$/.test(request.path) && tokenOf(request) !== ''),
  },
  {
    id: 'authentication.statuses-open',
    describe: 'tells everybody how a job is doing',
    breaks: ['authentication.bearer.required'],
    request: letInWhen(({ method, path }) => method === 'GET' && /\/(?:crawl|agent)\//.test(path)),
  },
  {
    id: 'authentication.batches-open',
    describe: 'tells everybody how a batch scrape is doing',
    breaks: ['authentication.bearer.required'],
    request: letInWhen(({ method, path }) => method === 'GET' && path.includes('/batch/scrape/')),
  },
  {
    id: 'authentication.extracts-open',
    describe: 'starts extracts for everybody',
    breaks: ['authentication.bearer.required'],
    request: letInWhen(({ path }) => path.endsWith('/extract')),
  },
  {
    id: 'authentication.monitors-open',
    describe: 'lists monitors for everybody',
    breaks: ['authentication.bearer.required'],
    request: letInWhen(({ method, path }) => method === 'GET' && path.endsWith('/monitor')),
  },
  {
    id: 'authentication.cancelling-open',
    describe: 'cancels jobs for everybody',
    breaks: ['authentication.bearer.required'],
    request: letInWhen(({ method }) => method === 'DELETE'),
  },
  {
    id: 'authentication.agents-for-any-key',
    describe: 'starts agents for any key',
    breaks: ['authentication.bearer.invalid-refused'],
    request: letInWhen((request) => request.path.endsWith('/agent') && tokenOf(request) !== ''),
  },
  {
    id: 'authentication.key-in-any-case',
    describe: 'takes the key in small or capital letters',
    breaks: ['authentication.bearer.invalid-refused'],
    request: letInWhen((request) => tokenOf(request).toLowerCase() === request.goodKey.toLowerCase()),
  },
  {
    id: 'authentication.query-opens-statuses',
    describe: 'takes the key as a query parameter where a job is asked about',
    breaks: ['authentication.query.refused'],
    request: letInWhen(({ method, path, goodKey }) => method === 'GET' && path.includes(`token=${goodKey}`)),
  },
  {
    id: 'authentication.valid-key-refused',
    describe: 'refuses every key',
    breaks: ['authentication.bearer.accepted'],
    request: unauthorized,
  },
  {
    id: 'authentication.any-key-served',
    describe: 'serves any key',
    breaks: ['authentication.bearer.invalid-refused'],
    request: letInWhen((request) => tokenOf(request) !== ''),
  },
  {
    id: 'authentication.empty-key-served',
    describe: 'serves the scheme word without a key',
    breaks: ['authentication.bearer.empty-refused'],
    request: letInWhen((request) => /^bearer\s*$/i.test(credentialOf(request))),
  },
  {
    id: 'authentication.part-of-key-served',
    describe: 'compares only as many characters as were sent',
    breaks: ['authentication.bearer.prefix-of-key-refused'],
    request: letInWhen((request) => tokenOf(request) !== '' && request.goodKey.startsWith(tokenOf(request))),
  },
  {
    id: 'authentication.longer-key-served',
    describe: 'ignores what follows a valid key',
    breaks: ['authentication.bearer.prefix-of-key-refused'],
    request: letInWhen((request) => tokenOf(request).startsWith(request.goodKey)),
  },
  {
    id: 'authentication.scheme-case-sensitive',
    describe: 'takes the scheme word in one spelling only',
    breaks: ['authentication.bearer.scheme-case'],
    request: (request) => (credentialOf(request).startsWith('Bearer') ? undefined : unauthorized()),
  },
  {
    id: 'authentication.basic-served',
    describe: 'takes the key as a Basic credential',
    breaks: ['authentication.basic.refused'],
    request: letInWhen((request) => {
      const encoded = /^basic +(.*)$/i.exec(credentialOf(request))?.[1] ?? '';
      return Buffer.from(encoded, 'base64').toString().includes(request.goodKey);
    }),
  },
  {
    id: 'authentication.query-served',
    describe: 'takes the key from the query',
    breaks: ['authentication.query.refused'],
    request: letInWhen(
      (request) => new URL(request.path, 'http://host').searchParams.get('api_key') === request.goodKey,
    ),
  },
  {
    id: 'authentication.cookie-served',
    describe: 'takes the key from a cookie',
    breaks: ['authentication.cookie.refused'],
    request: letInWhen((request) => (request.headers['cookie'] ?? '').includes(request.goodKey)),
  },
  {
    id: 'authentication.other-header-served',
    describe: 'takes the key from X-API-Key',
    breaks: ['authentication.other-header.refused'],
    request: letInWhen((request) => request.headers['x-api-key'] === request.goodKey),
  },
  {
    id: 'authentication.failure-403',
    describe: 'answers 403 to a missing or wrong key',
    breaks: ['authentication.failure.401'],
    response: (response) => {
      if (isUnauthorized(response)) response.status = 403;
    },
  },
  {
    id: 'authentication.failure-as-text',
    describe: 'answers a missing key in plain text',
    breaks: ['authentication.failure.error-body'],
    response: (response) => {
      if (!isUnauthorized(response)) return;
      response.headers['content-type'] = 'text/plain';
      response.body = Buffer.from('Unauthorized');
    },
  },
  {
    id: 'authentication.failure-without-error',
    describe: 'answers a missing key without an error text',
    breaks: ['authentication.failure.error-body'],
    response: (response) => {
      if (isUnauthorized(response)) setJson(response, { success: false });
    },
  },
  {
    id: 'authentication.body-before-key',
    describe: 'looks at the body before it looks at the key',
    breaks: ['authentication.failure.before-body'],
    request: (request) => {
      if (isParse(request) && !request.parts?.some((part) => part.name === 'file')) return refusal();
      return undefined;
    },
  },
  {
    id: 'authentication.wrong-key-echoed',
    describe: 'repeats the wrong key in its answer',
    breaks: ['authentication.failure.key-not-echoed'],
    response: (response, request) => {
      if (isUnauthorized(response)) setJson(response, { success: false, error: `Unknown key ${tokenOf(request)}.` });
    },
  },
  {
    id: 'authentication.good-key-echoed',
    describe: 'repeats the key in a header of its refusals',
    breaks: ['authentication.failure.key-not-echoed'],
    response: (response, request) => {
      if (response.status === 400 && jsonOf(response)) response.headers['x-request-key'] = tokenOf(request);
    },
  },
  {
    id: 'authentication.key-to-pages',
    describe: 'sends the key to the pages it scrapes',
    breaks: ['authentication.failure.key-not-passed-on'],
    request: (request) => {
      const body = scrapeOf(request);
      if (body) request.body = Buffer.from(JSON.stringify({ ...body, headers: { 'X-Api-Key': request.goodKey } }));
    },
  },
  {
    id: 'authentication.key-to-receivers',
    describe: 'sends the key with its webhooks',
    breaks: ['authentication.failure.key-not-passed-on'],
    request: (request) => {
      const body = startOf(request, '/crawl');
      const headers = { authorization: `Bearer ${request.goodKey}` };
      if (body && isObject(body['webhook']))
        request.body = Buffer.from(JSON.stringify({ ...body, webhook: { ...body['webhook'], headers } }));
    },
  },
];
