/**
 * Servers that are wrong where only a test mode shows it.
 * Spec: Errors, 402, 429, 500; Limits, expiry and cost.
 */
import { isObject } from '../../harness/expectation.js';
import { answersJson, jsonOf, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';

/** Changes the answers of one status to requests with a test wish. */
function answersOf(status: number, change: (body: Record<string, unknown>) => number | void): Lie {
  return {
    response(response, request) {
      if (response.status !== status || request.headers['x-test-mode'] === undefined) return;
      const body = jsonOf(response) ?? {};
      response.status = change(body) ?? status;
      setJson(response, body);
    },
  };
}

/** Gives the scraped page in the place of the file: its time is never over. */
const everlasting = (medium: string): Lie =>
  answersJson((body, _response, request) => {
    const url = /"url":"(http:[^"]*)"/.exec(request.body.toString('latin1'))?.[1];
    if (url !== undefined && isObject(body['data']) && typeof body['data'][medium] === 'string')
      body['data'][medium] = url;
  });

export const testModeMutants: readonly Mutant[] = [
  {
    id: 'errors.payment-required-403',
    describe: 'answers an account without credit with 403',
    breaks: ['errors.payment-required.status'],
    ...answersOf(402, () => 403),
  },
  {
    id: 'errors.payment-required-without-error',
    describe: 'says nothing to an account without credit',
    breaks: ['errors.payment-required.error'],
    ...answersOf(402, (body) => void delete body['error']),
  },
  {
    id: 'errors.rate-limited-503',
    describe: 'answers requests above the rate limit with 503',
    breaks: ['errors.rate-limited.status'],
    ...answersOf(429, () => 503),
  },
  {
    id: 'errors.rate-limited-without-error',
    describe: 'says nothing above the rate limit',
    breaks: ['errors.rate-limited.error'],
    ...answersOf(429, (body) => void delete body['error']),
  },
  {
    id: 'errors.server-error-400',
    describe: 'blames the caller for an unexpected error of its own',
    breaks: ['errors.server-error.status'],
    ...answersOf(500, () => 400),
  },
  {
    id: 'errors.server-error-success',
    describe: 'calls an unexpected error a success',
    breaks: ['errors.server-error.body'],
    ...answersOf(500, (body) => void (body['success'] = true)),
  },
  {
    id: 'errors.server-error-other-code',
    describe: 'gives an unexpected error a code of its own',
    breaks: ['errors.server-error.code-value'],
    ...answersOf(500, (body) => void (body['code'] = 'INTERNAL')),
  },
  ...(['screenshot', 'audio', 'video'] as const).map((medium) => ({
    id: `document-data.${medium}-never-expires`,
    describe: `serves a ${medium} address for ever`,
    breaks: [
      `document-data.${medium}.expiry`,
      medium === 'screenshot' ? 'limits.result-urls.screenshots' : 'limits.result-urls.audio-and-video',
    ],
    ...everlasting(medium),
  })),
  {
    id: 'metadata.concurrency-limited-untold',
    describe: 'does not tell a request that it had to wait for a place of its account',
    breaks: ['metadata.concurrency-limited.meaning'],
    ...answersJson((body, _response, request) => {
      const metadata = isObject(body['data']) ? body['data']['metadata'] : undefined;
      if (!isObject(metadata) || !`${String(request.headers['x-test-mode'])}`.includes('concurrency=')) return;
      metadata['concurrencyLimited'] = false;
      delete metadata['concurrencyQueueDurationMs'];
    }),
  },
  {
    id: 'agent.max-credits-exceeded',
    describe: 'lets an agent spend what it likes, whatever `maxCredits` says',
    breaks: ['agent.max-credits.cap'],
    request(request) {
      if (request.path.endsWith('/agent') && request.headers['x-test-mode'] !== undefined)
        request.body = Buffer.from(request.body.toString().replace('"maxCredits":1}', '"maxCredits":50}'));
    },
  },
  {
    id: 'scrape.parsers.empty-costs-pages',
    describe: 'bills every page of a PDF that it does not parse',
    breaks: ['scrape.parsers.empty-credit', 'limits.pdf-without-parsers.credit'],
    response(response, request) {
      const data = request.path.includes('/team/credit-usage') ? jsonOf(response)?.['data'] : undefined;
      if (!isObject(data)) return;
      const used = Number(data['planCredits']) - Number(data['remainingCredits']);
      setJson(response, {
        success: true,
        data: { ...data, remainingCredits: Number(data['planCredits']) - 12 * used },
      });
    },
  },
];
