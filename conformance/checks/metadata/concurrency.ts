/**
 * Checks of `concurrencyLimited` and `concurrencyQueueDurationMs`. No limit is shown, so requests made at the same time
 * may or may not have to wait; what they say about it must be true either way.
 * Spec: Metadata, concurrencyLimited and concurrencyQueueDurationMs; Limits (concurrency limits: not shown).
 */
import { setTimeout } from 'node:timers/promises';
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { metadataOf } from './file-metadata.js';

const pointer = '/data/metadata/concurrencyQueueDurationMs';
const together = 8;
const attempts = 5;
const pauseMs = 400;

interface Answer {
  readonly exchange: Exchange;
  readonly metadata: JsonObject;
}

/** One request alone, then several at the same time. */
async function answersTogether(t: CheckContext): Promise<Answer[]> {
  const one = (): Promise<Answer> => metadataOf(t, htmlUpload(prosePage(`<p>${t.words(200)}</p>`)));
  const alone = await one();
  return [alone, ...(await Promise.all(Array.from({ length: together }, one)))];
}

/** Those that tell how long they waited. @throws NotApplicable when none does */
async function answersThatWaited(t: CheckContext): Promise<Answer[]> {
  const waited = (await answersTogether(t)).filter(({ metadata }) => 'concurrencyQueueDurationMs' in metadata);
  if (waited.length === 0) t.notApplicable(`none of ${together} requests at the same time had to wait for its turn`);
  return waited;
}

export const concurrencyChecks: readonly Check[] = [
  check(
    'metadata.concurrency-limited.unlimited',
    async (t) => {
      // What the run sent before may still be counted, so a request that was limited is made again a little later.
      let answer = await metadataOf(t, htmlUpload(prosePage(`<p>${t.word()}</p>`)));
      for (let attempt = 1; attempt < attempts && answer.metadata['concurrencyLimited'] === true; attempt += 1) {
        await setTimeout(attempt * pauseMs);
        answer = await metadataOf(t, htmlUpload(prosePage(`<p>${t.word()}</p>`)));
      }
      const limited = answer.metadata['concurrencyLimited'] === true;
      if (limited && Number(answer.metadata['concurrencyQueueDurationMs']) > 0)
        t.unverified(
          'prerequisite-failed',
          'the account of this key has other work, for which the requests had to wait',
        );
      t.expect(answer.exchange).that(
        limited
          ? { expected: 'false, or no member', actual: 'true', pointer: '/data/metadata/concurrencyLimited' }
          : undefined,
        `Each of ${attempts} requests was limited, made one after the other while the run sent nothing else.`,
      );
    },
    { requests: attempts, alone: true },
  ),
  check(
    'metadata.concurrency-queue-duration.type',
    async (t) => {
      for (const { exchange, metadata } of await answersThatWaited(t)) {
        const duration = metadata['concurrencyQueueDurationMs'];
        const fits = typeof duration === 'number' && duration >= 0;
        t.expect(exchange).that(
          fits ? undefined : { expected: 'a number of milliseconds', actual: shortJson(duration), pointer },
        );
      }
    },
    { requests: together + 1 },
  ),
  check(
    'metadata.concurrency-queue-duration.presence',
    async (t) => {
      for (const { exchange, metadata } of await answersTogether(t)) {
        if (metadata['concurrencyLimited'] !== true)
          t.expect(exchange).at(pointer).isAbsent('`concurrencyLimited` is not true.');
      }
    },
    { requests: together + 1 },
  ),
  check(
    'metadata.concurrency-queue-duration.meaning',
    async (t) => {
      for (const { exchange, metadata } of await answersThatWaited(t)) {
        const duration = metadata['concurrencyQueueDurationMs'];
        // Two clocks are compared, hence a little more than the whole wait is allowed.
        const longest = exchange.durationMs * 1.05 + 50;
        const tooLong = typeof duration === 'number' && duration > longest;
        t.expect(exchange).that(
          tooLong
            ? {
                expected: `at most the ${Math.round(exchange.durationMs)} ms that the answer took`,
                actual: shortJson(duration),
                pointer,
              }
            : undefined,
        );
      }
    },
    { requests: together + 1 },
  ),
];
