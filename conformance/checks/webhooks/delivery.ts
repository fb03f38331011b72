/**
 * What becomes of a delivery that is not taken: another try, three times, at known times, and then none. Minutes pass
 * between the tries: they are checked where the target declares how much faster its waits pass, or in the slow stage.
 * Spec: Events, Delivery rules; States and transitions (webhook delivery moves); Limits, webhook retries.
 */
import { setTimeout } from 'node:timers/promises';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import type { Resource, SiteAnswer } from '../../site/resource.js';
import { sharedJob } from '../../vocabulary/jobs.js';
import { arrived } from '../../vocabulary/webhooks.js';
import type { Delivery, Receiver } from '../../vocabulary/webhooks.js';
import { mustStart, smallRequest } from '../jobs.js';
import { notifiedReceiver } from './receivers.js';

const waitsSeconds = [60, 300, 900] as const;
/** Within these a receiver must answer. */
const answerMs = 10_000;

/** How many times faster than written waits pass. Ends the check where nobody wants to wait for minutes. */
function timeScale(t: CheckContext): number {
  const { timeScale: declared } = t.target.webhooks;
  if (declared !== undefined) return declared;
  if (!t.target.hasSlowStage)
    t.notApplicable('it takes 21 minutes: run with --slow, or with --webhook-time-scale where the target has one');
  return 1;
}

interface Tried {
  /** The start of the job. */
  readonly exchange: Exchange;
  readonly receiver: Receiver;
  readonly deliveries: readonly Delivery[];
}

/** A delivery to a receiver that answers so, until so many tries have arrived or the time for them is over. */
async function tries(
  t: CheckContext,
  name: string,
  answers: Resource,
  count: number,
  extraMs = 0,
  more: JsonObject = {},
): Promise<Tried> {
  await t.need('webhooks');
  await t.need('crawl');
  const scale = timeScale(t);
  return sharedJob(t, 'crawl', `tries: ${name}`, async () => {
    const receiver = await notifiedReceiver(t, answers);
    const webhook = { url: receiver.url, events: ['completed'], ...more };
    const exchange = await mustStart(t, 'crawl', { ...(await smallRequest(t, 'crawl')), webhook });
    const allMs = waitsSeconds.slice(0, count - 1).reduce((sum, seconds) => sum + latestMs(seconds, scale), 0);
    // The time of the tries begins with the first: how long the job itself takes is not judged here.
    await arrived(t, receiver, (list) => list.length > 0, firstTryMs);
    const deliveries = await arrived(t, receiver, (list) => list.length >= count, 3000 + allMs + extraMs);
    return { exchange, receiver, deliveries };
  });
}

/** How late a try may come after its time: some for the work, a third for a server that spreads its tries. */
const latestMs = (seconds: number, scale: number): number => ((seconds * 1000) / scale) * 1.35 + 1500;

/** How long the first try may be waited for. */
const firstTryMs = 30_000;

const failing: SiteAnswer = { status: 500, body: 'Not today.' };

/** Every try fails; kept until nothing more may come. */
const failingTries = (t: CheckContext): Promise<Tried> => tries(t, 'all fail', failing, 4);

function again(tried: Tried, why: string): OracleFinding | undefined {
  if (tried.deliveries.length === 0) return { expected: 'a first try', actual: 'no delivery at all' };
  if (tried.deliveries.length > 1) return undefined;
  return { expected: `another try after ${why}`, actual: 'one delivery, and no other in time' };
}

/** The time from one try to the next is as written. */
function waited(deliveries: readonly Delivery[], index: number, scale: number): OracleFinding | undefined {
  const [before, after] = [deliveries[index], deliveries[index + 1]];
  const seconds = waitsSeconds[index]!;
  const expected = `try ${index + 2} about ${seconds / scale} s after try ${index + 1}`;
  if (!before || !after) return { expected, actual: `${deliveries.length} deliveries in time` };
  const gapMs = after.visit.atMs - before.visit.atMs;
  const isRight = gapMs >= ((seconds * 1000) / scale) * 0.9 && gapMs <= latestMs(seconds, scale);
  return isRight ? undefined : { expected, actual: `${gapMs / 1000} s after it` };
}

/** Counted from the first try, as the three times may also be read. */
function waitedFromFirst(deliveries: readonly Delivery[], index: number, scale: number): boolean {
  const [first, after] = [deliveries[0], deliveries[index + 1]];
  if (!first || !after) return false;
  const gapMs = after.visit.atMs - first.visit.atMs;
  const ms = (waitsSeconds[index]! * 1000) / scale;
  return gapMs >= ms * 0.9 && gapMs <= latestMs(waitsSeconds[index]!, scale);
}

const scaledSeconds = 25;

/** A check of tries that all fail: they share one job. */
function ofFailing(id: string, judge: (t: CheckContext, tried: Tried, scale: number) => Promise<void> | void): Check {
  return check(
    id,
    async (t) => {
      const scale = timeScale(t);
      await judge(t, await failingTries(t), scale);
    },
    { requests: 4, timeBudgetSeconds: 1800, waitSeconds: scaledSeconds },
  );
}

/** After a try that failed so, another comes. */
function retriedAfter(id: string, why: string, answers: Resource, extraMs = 0): Check {
  return check(
    id,
    async (t) => {
      const tried = await tries(t, why, answers, 2, extraMs);
      t.expect(tried.exchange).that(again(tried, why));
    },
    { requests: 4, timeBudgetSeconds: 180, waitSeconds: extraMs > 0 ? 13 : 3 },
  );
}

/** What every try must carry. */
const given = { headers: { 'X-Plumbline-Tenant': 'Forty-Two' }, metadata: { run: 'nightly' } } as const;

const firstFails =
  (first: SiteAnswer): Resource =>
  ({ number }) =>
    number === 1 ? first : { body: '' };

async function nothingMore({ receiver }: Tried, count: number, scale: number): Promise<number> {
  await setTimeout(Math.max(2000, ((waitsSeconds[0] * 1000) / scale) * 2));
  return receiver.deliveries().length - count;
}

export const webhookDeliveryChecks: readonly Check[] = [
  retriedAfter('webhooks.delivery.retry-on-status', 'status 500', firstFails(failing)),
  check(
    'webhooks.headers.retried',
    async (t) => {
      const tried = await tries(t, 'status 500 with headers', firstFails(failing), 2, 0, given);
      if (tried.deliveries.length < 2) t.unverified('prerequisite-failed', 'there was no second try');
      const lost = tried.deliveries.findIndex(({ visit }) => visit.headers['x-plumbline-tenant'] !== 'Forty-Two');
      t.expect(tried.exchange).that(
        lost < 0 ? undefined : { expected: 'the custom header with every try', actual: `try ${lost + 1} without it` },
      );
    },
    { requests: 4, timeBudgetSeconds: 180, waitSeconds: 3 },
  ),
  check(
    'webhooks.delivery.same-event',
    async (t) => {
      const tried = await tries(t, 'status 500 with headers', firstFails(failing), 2, 0, given);
      const [first, second] = tried.deliveries;
      if (!first || !second) return t.unverified('prerequisite-failed', 'there was no second try');
      const isSame = first.event === second.event && second.visit.body.includes('nightly');
      t.expect(tried.exchange).that(
        isSame || !first.visit.body.includes('nightly')
          ? undefined
          : { expected: `the event \`${first.event}\` with its metadata again`, actual: shortJson(second.body, 300) },
      );
    },
    { requests: 4, timeBudgetSeconds: 180, waitSeconds: 3 },
  ),
  retriedAfter(
    'webhooks.delivery.retry-on-network-error',
    'a broken connection',
    firstFails({ drops: true, body: '' }),
  ),
  retriedAfter(
    'webhooks.delivery.retry-on-timeout',
    'an answer that comes after 12 s',
    firstFails({ delayMs: answerMs + 2000, body: '' }),
    answerMs + 3000,
  ),
  check(
    'webhooks.delivery.redirect',
    async (t) => {
      const site = await t.siteFolder();
      const elsewhere = site.put('elsewhere', { body: '' });
      const moved = firstFails({ status: 307, headers: { location: elsewhere }, body: '' });
      const { deliveries } = await tries(t, 'a redirect', moved, 2);
      // What arrives there counts, whatever the target says of it.
      const isFollowed = site.visits('elsewhere').length > 0;
      t.tolerate('webhook-redirects', isFollowed ? 'followed' : deliveries.length > 1 ? 'retried' : 'given-up');
    },
    { requests: 4, timeBudgetSeconds: 180, waitSeconds: 3 },
  ),
  check(
    'webhooks.delivery.response-time',
    async (t) => {
      // The same delay on either side of the limit tells the limit from any delay.
      const [late, soon] = await Promise.all([
        tries(
          t,
          'an answer that comes after 12 s',
          firstFails({ delayMs: answerMs + 2000, body: '' }),
          2,
          answerMs + 3000,
        ),
        tries(t, 'an answer that comes after 7 s', firstFails({ delayMs: answerMs - 3000, body: '' }), 2, answerMs),
      ]);
      t.expect(late.exchange).that(again(late, 'an answer that comes after 12 s'));
      t.expect(soon.exchange).that(
        soon.deliveries.length === 1
          ? undefined
          : { expected: 'one delivery, answered after 7 s', actual: `${soon.deliveries.length} deliveries` },
      );
    },
    { requests: 8, timeBudgetSeconds: 300, waitSeconds: 22 },
  ),
  check(
    'limits.webhook.response-time',
    async (t) => {
      const late = await tries(
        t,
        'an answer that comes after 12 s',
        firstFails({ delayMs: answerMs + 2000, body: '' }),
        2,
        answerMs + 3000,
      );
      t.expect(late.exchange).that(again(late, 'an answer that comes after 12 s'));
    },
    { requests: 4, timeBudgetSeconds: 180, waitSeconds: 13 },
  ),
  check(
    'webhooks.delivery.success-status',
    async (t) => {
      const scale = timeScale(t);
      for (const status of [204, 201]) {
        const tried = await tries(t, `status ${status}`, { status, body: '' }, 1);
        const more = await nothingMore(tried, 1, scale);
        t.expect(tried.exchange).that(
          tried.deliveries.length === 1 && more === 0
            ? undefined
            : { expected: `one delivery, answered ${status}`, actual: `${tried.deliveries.length + more} deliveries` },
        );
      }
    },
    { requests: 8, timeBudgetSeconds: 300, waitSeconds: 5 },
  ),
  ofFailing('webhooks.delivery.first-retry', (t, { exchange, deliveries }, scale) => {
    t.expect(exchange).that(waited(deliveries, 0, scale));
  }),
  ofFailing('webhooks.delivery.second-retry', (t, { exchange, deliveries }, scale) => {
    t.expect(exchange).that(waitedFromFirst(deliveries, 1, scale) ? undefined : waited(deliveries, 1, scale));
  }),
  ofFailing('webhooks.delivery.third-retry', (t, { exchange, deliveries }, scale) => {
    t.expect(exchange).that(waitedFromFirst(deliveries, 2, scale) ? undefined : waited(deliveries, 2, scale));
  }),
  ofFailing('webhooks.delivery.retry-waits-counted', (t, { deliveries }, scale) => {
    if (deliveries.length < 4) t.unverified('prerequisite-failed', `${deliveries.length} tries arrived`);
    if (waited(deliveries, 1, scale) === undefined && waited(deliveries, 2, scale) === undefined)
      t.tolerate('retry-waits', 'from-failure-before');
    else if (waitedFromFirst(deliveries, 1, scale) && waitedFromFirst(deliveries, 2, scale))
      t.tolerate('retry-waits', 'from-first-attempt');
    else t.unverified('prerequisite-failed', 'the tries come at other times');
  }),
  ofFailing('webhooks.delivery.three-retries', (t, { exchange, deliveries }) => {
    t.expect(exchange).that(
      deliveries.length >= 4 ? undefined : { expected: 'three more tries', actual: `${deliveries.length - 1}` },
    );
  }),
  ofFailing('webhooks.delivery.no-more', async (t, tried, scale) => {
    if (tried.deliveries.length < 4)
      t.unverified(
        'prerequisite-failed',
        `only ${tried.deliveries.length} tries arrived, so there was no third to end them`,
      );
    const more = await nothingMore(tried, 4, scale);
    t.expect(tried.exchange).that(
      more === 0 ? undefined : { expected: 'nothing after the third further try', actual: `${more} more` },
    );
  }),
  ofFailing('limits.webhook.retries', (t, { exchange, deliveries }, scale) => {
    t.expect(exchange).that(
      deliveries.length === 4
        ? undefined
        : { expected: 'a delivery and three more tries', actual: `${deliveries.length} deliveries` },
    );
    for (const index of [0, 1, 2]) {
      const finding = waited(deliveries, index, scale);
      t.expect(exchange).that(waitedFromFirst(deliveries, index, scale) ? undefined : finding);
    }
  }),
];
