/**
 * What the object `webhook` takes and refuses.
 * Spec: Events, Configuration.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange, SendTags } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { jobId, startJob } from '../../vocabulary/jobs.js';
import { openReceiver } from '../../vocabulary/webhooks.js';
import { mustStart, smallRequest } from '../jobs.js';
import { isRefusal, refusalFinding } from '../scrape/refusals.js';
import { notifiedReceiver, toldOf } from './receivers.js';

/** A small crawl with the webhook, which stands at a receiver of the check. */
async function starter(
  t: CheckContext,
): Promise<(webhook: (url: string) => unknown, tags?: SendTags) => Promise<Exchange>> {
  await t.need('webhooks');
  const { url } = await notifiedReceiver(t);
  const small = await smallRequest(t, 'crawl');
  return (webhook, tags) => startJob(t, 'crawl', { ...small, webhook: webhook(url) }, tags);
}

/** Served with the lawful webhook, and refused with each of the others. */
function refused(id: string, lawful: JsonObject, wrong: Readonly<Record<string, (url: string) => unknown>>): Check {
  const entries = Object.entries(wrong);
  return check(
    id,
    async (t) => {
      const start = await starter(t);
      await t.singleChanges({
        violates: id,
        isServed: (exchange) => jobId(exchange) !== undefined,
        control: () => start((url) => ({ url, ...lawful })),
        changes: entries.map(([name, webhook]) => ({ name, send: (tags: SendTags) => start(webhook, tags) })),
        judge: (exchange, name) =>
          t.expect(exchange).that(refusalFinding(exchange), `The request is wrong in one way: ${name}.`),
      });
    },
    { requests: entries.length + 3 },
  );
}

/** Taken with each lawful value of the member; refused with each of another type. */
function typed(member: string, lawful: readonly unknown[], wrong: readonly unknown[]): readonly Check[] {
  return [
    check(
      `webhooks.${member}.accepted`,
      async (t) => {
        await t.need('webhooks');
        const { url } = await notifiedReceiver(t);
        const small = await smallRequest(t, 'crawl');
        for (const value of lawful) await mustStart(t, 'crawl', { ...small, webhook: { url, [member]: value } });
      },
      { requests: lawful.length + 3 },
    ),
    refused(
      `webhooks.${member}.type`,
      { [member]: lawful[0] },
      Object.fromEntries(
        wrong.map((value) => [`${member} is ${shortJson(value)}`, (url: string) => ({ url, [member]: value })]),
      ),
    ),
  ];
}

function tolerated(id: string, silence: string, taken: string, webhook: (url: string) => unknown): Check {
  return check(
    id,
    async (t) => {
      const start = await starter(t);
      const control = await start((url) => ({ url }));
      if (jobId(control) === undefined) t.unverified('prerequisite-failed', 'the lawful webhook was not taken');
      const exchange = await start(webhook, { silence });
      if (jobId(exchange) !== undefined) t.tolerate(silence, taken);
      else if (isRefusal(exchange)) t.tolerate(silence, 'refused');
      else t.unverified('prerequisite-failed', `the target failed with ${exchange.response.status}`);
    },
    { requests: 4 },
  );
}

export const webhookConfigChecks: readonly Check[] = [
  check(
    'webhooks.config.member',
    async (t) => {
      const receiver = await notifiedReceiver(t);
      for (const kind of ['crawl', 'batch-scrape'] as const) {
        if (kind === 'crawl') await t.need(kind);
        else if (!(await t.offers(kind))) continue;
        await mustStart(t, kind, { ...(await smallRequest(t, kind)), webhook: { url: receiver.url } });
      }
    },
    { requests: 4 },
  ),
  refused(
    'webhooks.url.required',
    {},
    {
      'no `url`': () => ({}),
      'events alone': () => ({ events: ['completed'] }),
    },
  ),
  refused(
    'webhooks.url.type',
    {},
    Object.fromEntries([7, true, {}].map((url) => [`url is ${shortJson(url)}`, () => ({ url })])),
  ),
  check(
    'webhooks.url.https',
    async (t) => {
      await t.need('crawl');
      const site = await t.siteFolder();
      const receiver = openReceiver(site, { path: 'secure', https: true });
      if (!receiver.url.startsWith('https:'))
        t.unverified('fixture-unreachable', 'the fixture site has no https address at this --public-url');
      const exchange = await mustStart(t, 'crawl', {
        ...(await smallRequest(t, 'crawl')),
        webhook: { url: receiver.url },
      });
      await toldOf(t, 'crawl', exchange, receiver, (list) => list.length > 0 || receiver.isMistrusted());
      t.expect(exchange).that(
        receiver.deliveries().length > 0 ? undefined : { expected: 'a delivery by https', actual: 'none in time' },
      );
    },
    { requests: 4 },
  ),
  ...typed('headers', [{ 'X-Tenant': '42' }, {}], ['text', 7, []]),
  ...typed('metadata', [{ run: 'nightly' }, {}], ['text', 7, []]),
  ...typed('events', [['completed'], ['started', 'page', 'completed']], [{}, 7, [7]]),
  tolerated('webhooks.config.as-text', 'webhook-as-text', 'accepted', (url) => url),
  tolerated('webhooks.config.unknown-member', 'unknown-webhook-members', 'ignored', (url) => ({
    url,
    colour: 'green',
  })),
  tolerated('webhooks.events.unknown', 'unknown-event-names', 'accepted', (url) => ({ url, events: ['teapot'] })),
];
