/**
 * What a job tells its webhook: which events, about what, in what form.
 * Spec: Events, Configuration and Event kinds per operation; payload and signing are not shown.
 */
import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { isObject } from '../../harness/expectation.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { jobId, startJob } from '../../vocabulary/jobs.js';
import type { JobKind } from '../../vocabulary/jobs.js';
import { hasEvent, openReceiver } from '../../vocabulary/webhooks.js';
import type { Delivery } from '../../vocabulary/webhooks.js';
import { mustStart, smallRequest } from '../jobs.js';
import { notifiedJob, notifiedReceiver, pageCount, toldOf } from './receivers.js';

/** What must not arrive is waited for so long after what must. */
const quietMs = 700;

/** How long is waited, once a job is at work, for what may lawfully never come. */
const briefMs = 5000;

const requests = 5;

function told(deliveries: readonly Delivery[], event: string, least = 1): OracleFinding | undefined {
  const count = deliveries.filter((delivery) => delivery.event === event).length;
  if (count >= least) return undefined;
  const events = deliveries.map((delivery) => delivery.event || 'one of no known kind').join(', ');
  return { expected: `${least} of the event \`${event}\``, actual: `${count}; what arrived: ${events || 'nothing'}` };
}

/** Each of the events was told, and no other. */
function onlyEvents(deliveries: readonly Delivery[], events: readonly string[]): OracleFinding | undefined {
  const missing = events.map((event) => told(deliveries, event)).find((finding) => finding !== undefined);
  const others = deliveries.map(({ event }) => event).filter((event) => !events.includes(event));
  return (
    missing ??
    (others.length === 0
      ? undefined
      : { expected: `${events.join(' and ')} alone`, actual: `also ${others.join(', ')}` })
  );
}

const plain = (t: CheckContext, kind: JobKind) => notifiedJob(t, kind, 'by default');

function sends(id: string, kind: JobKind, event: string): Check {
  return check(
    id,
    async (t) => {
      const { exchange, deliveries } = await plain(t, kind);
      if (deliveries.length > 0 && deliveries.every((delivery) => delivery.event === ''))
        t.unverified('prerequisite-failed', 'no delivery names its event where servers do: type, event, eventType');
      t.expect(exchange).that(told(deliveries, event, event === 'page' ? pageCount(kind) : 1));
    },
    { requests },
  );
}

const customHeaders = { 'X-Plumbline-Tenant': 'Forty-Two', 'X-Plumbline-Word': 'Harbour Light' } as const;
const customMetadata = { run: 'nightly', numbers: '1 2 3', count: 3, stages: { of: ['low', 'high'] } } as const;

/** With everything that a webhook may be told. */
const configured = (t: CheckContext) =>
  notifiedJob(t, 'crawl', 'with headers and metadata', {
    headers: customHeaders,
    metadata: customMetadata,
  });

/** A batch with a webhook unlike that of the crawl. */
const otherwiseConfigured = (t: CheckContext) =>
  notifiedJob(
    t,
    'batch-scrape',
    'with headers, metadata and two events',
    { headers: { 'X-Plumbline-Tenant': 'Seventeen' }, metadata: { run: 'weekly' }, events: ['page', 'completed'] },
    (deliveries) => deliveries.length > pageCount('batch-scrape'),
  );

/** True when the value, or something in it, has all that the wanted one has. */
function holds(value: unknown, wanted: unknown): boolean {
  if (hasAll(value, wanted)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, wanted));
}

function hasAll(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(wanted).every(([name, one]) => hasAll((value as JsonObject)[name], one))
  );
}

/** Every delivery has the custom headers as they were given. */
function headersFinding(
  deliveries: readonly Delivery[],
  headers: Readonly<Record<string, string>>,
): OracleFinding | undefined {
  for (const { visit, event } of deliveries)
    for (const [name, value] of Object.entries(headers)) {
      const found = visit.headers[name.toLowerCase()];
      if (found !== value)
        return {
          expected: `the header ${name}: ${value} with every delivery`,
          actual: `the event \`${event}\` with ${found === undefined ? 'none' : `"${found}"`}`,
        };
    }
  return undefined;
}

export const webhookEventChecks: readonly Check[] = [
  check(
    'webhooks.purpose.notifies',
    async (t) => {
      await t.need('crawl');
      const receiver = await notifiedReceiver(t);
      const small = await smallRequest(t, 'crawl');
      const exchange = await mustStart(t, 'crawl', { ...small, webhook: { url: receiver.url } });
      const deliveries = await toldOf(t, 'crawl', exchange, receiver, hasEvent('completed'));
      // How an event is named is not shown: the last of several deliveries may be its end.
      const isUnnamed = deliveries.length > 1 && deliveries.every(({ event }) => event === '');
      t.expect(exchange).that(isUnnamed ? undefined : told(deliveries, 'completed'));
    },
    { requests },
  ),
  ...(['crawl', 'batch-scrape'] as const).flatMap((kind) =>
    ['started', 'page', 'completed'].map((event) => sends(`webhooks.${kind}.${event}`, kind, event)),
  ),
  check(
    'webhooks.events.default',
    async (t) => {
      const { exchange, deliveries } = await plain(t, 'crawl');
      for (const event of ['started', 'page', 'completed']) t.expect(exchange).that(told(deliveries, event));
    },
    { requests },
  ),
  check(
    'webhooks.events.effect',
    async (t) => {
      const whole = await plain(t, 'crawl');
      if (told(whole.deliveries, 'started') || told(whole.deliveries, 'page'))
        t.unverified('prerequisite-failed', 'without a list the events that are to be left out do not arrive either');
      const { exchange, receiver } = await notifiedJob(
        t,
        'crawl',
        'of its end alone',
        { events: ['completed'] },
        hasEvent('completed'),
      );
      await setTimeout(quietMs);
      const deliveries = receiver.deliveries();
      t.expect(exchange).that(told(deliveries, 'completed'));
      const others = deliveries.filter(({ event }) => event !== 'completed').map(({ event }) => event);
      t.expect(exchange).that(
        others.length === 0 ? undefined : { expected: '`completed` alone', actual: `also ${others.join(', ')}` },
      );
    },
    { requests: 2 * requests },
  ),
  check(
    'webhooks.events.names',
    async (t) => {
      const bare = await notifiedJob(t, 'crawl', 'of its end alone', { events: ['completed'] }, hasEvent('completed'));
      const receiver = await notifiedReceiver(t);
      const small = await smallRequest(t, 'crawl');
      const webhook = { url: receiver.url, events: ['crawl.completed'] };
      const started = await startJob(t, 'crawl', { ...small, webhook }, { silence: 'event-name-spelling' });
      const isBare = bare.deliveries.length > 0;
      const isFull =
        jobId(started) !== undefined &&
        (await toldOf(t, 'crawl', started, receiver, hasEvent('completed'), briefMs)).length > 0;
      if (!isBare && !isFull) t.unverified('prerequisite-failed', 'neither spelling selects the event');
      t.tolerate('event-name-spelling', isBare && isFull ? 'both' : isBare ? 'bare' : 'full');
    },
    { requests: 2 * requests },
  ),
  check(
    'webhooks.headers.effect',
    async (t) => {
      const { exchange, deliveries } = await configured(t);
      t.expect(exchange).that(told(deliveries, 'completed'));
      t.expect(exchange).that(headersFinding(deliveries, customHeaders));
    },
    { requests },
  ),
  check(
    'webhooks.headers.batch',
    async (t) => {
      const { exchange, deliveries } = await otherwiseConfigured(t);
      t.expect(exchange).that(told(deliveries, 'page'));
      t.expect(exchange).that(headersFinding(deliveries, { 'X-Plumbline-Tenant': 'Seventeen' }));
    },
    { requests },
  ),
  check(
    'webhooks.metadata.batch',
    async (t) => {
      // What another job was given before is not what this one gives back.
      await configured(t);
      const { exchange, deliveries } = await otherwiseConfigured(t);
      t.expect(exchange).that(told(deliveries, 'page'));
      for (const { visit, event } of deliveries)
        t.expect(exchange).that(
          visit.body.includes('weekly')
            ? undefined
            : { expected: 'the metadata of its own webhook', actual: `the event \`${event}\` without it` },
        );
    },
    { requests: 2 * requests },
  ),
  check(
    'webhooks.metadata.as-given',
    async (t) => {
      const { exchange, deliveries } = await configured(t);
      t.expect(exchange).that(told(deliveries, 'completed'));
      for (const { body, event } of deliveries)
        t.expect(exchange).that(
          holds(body, customMetadata)
            ? undefined
            : {
                expected: `the metadata ${JSON.stringify(customMetadata)} in every payload`,
                actual: `the event \`${event}\` with other values`,
              },
        );
    },
    { requests },
  ),
  check(
    'webhooks.events.batch',
    async (t) => {
      const whole = await plain(t, 'batch-scrape');
      if (told(whole.deliveries, 'started'))
        t.unverified('prerequisite-failed', 'without a list the event that is to be left out does not arrive either');
      const { exchange, receiver } = await otherwiseConfigured(t);
      await setTimeout(quietMs);
      t.expect(exchange).that(onlyEvents(receiver.deliveries(), ['page', 'completed']));
    },
    { requests: 2 * requests },
  ),
  check(
    'webhooks.events.several',
    async (t) => {
      const whole = await plain(t, 'crawl');
      if (told(whole.deliveries, 'completed'))
        t.unverified('prerequisite-failed', 'without a list the event that is to be left out does not arrive either');
      const { exchange, receiver } = await notifiedJob(
        t,
        'crawl',
        'of its pages and its start',
        { events: ['page', 'started'] },
        (deliveries) => deliveries.length > pageCount('crawl'),
      );
      await setTimeout(quietMs);
      t.expect(exchange).that(onlyEvents(receiver.deliveries(), ['page', 'started']));
    },
    { requests: 2 * requests },
  ),
  check(
    'webhooks.metadata.effect',
    async (t) => {
      const { exchange, deliveries } = await configured(t);
      t.expect(exchange).that(told(deliveries, 'completed'));
      for (const { visit, event } of deliveries) {
        const text = visit.body.toString('utf8');
        t.expect(exchange).that(
          text.includes('nightly') && text.includes('1 2 3')
            ? undefined
            : { expected: 'the metadata in every payload', actual: `the event \`${event}\` without it` },
        );
      }
    },
    { requests },
  ),
  check(
    'webhooks.crawl.failed-accepted',
    async (t) => {
      await t.need('webhooks');
      const receiver = await notifiedReceiver(t);
      const small = await smallRequest(t, 'crawl');
      const events = ['started', 'page', 'completed', 'failed'];
      const exchange = await mustStart(t, 'crawl', { ...small, webhook: { url: receiver.url, events } });
      t.expect(exchange).at('/id').isString();
    },
    { requests },
  ),
  check(
    'webhooks.crawl.failed-sent',
    async (t) => {
      await t.need('webhooks');
      await t.need('crawl');
      const receiver = await notifiedReceiver(t);
      const site = await t.siteFolder();
      const url = site.put('broken/', { drops: true, body: '' });
      const started = await mustStart(t, 'crawl', { url, limit: 1, sitemap: 'skip', webhook: { url: receiver.url } });
      const isOver = (list: readonly Delivery[]): boolean => hasEvent('failed')(list) || hasEvent('completed')(list);
      const deliveries = await toldOf(t, 'crawl', started, receiver, isOver);
      if (hasEvent('failed')(deliveries)) t.tolerate('crawl-failed-event', 'sent');
      else t.tolerate('crawl-failed-event', hasEvent('completed')(deliveries) ? 'completed-instead' : 'nothing');
    },
    { requests },
  ),
  check(
    'webhooks.payload.contents',
    async (t) => {
      const { deliveries } = await plain(t, 'crawl');
      if (deliveries.length === 0) t.unverified('prerequisite-failed', 'nothing arrived');
      const isChosen = deliveries.every(
        ({ body }) => isObject(body) && ['type', 'id', 'data'].every((member) => body[member] !== undefined),
      );
      t.note(`members: ${Object.keys(deliveries[0]!.body ?? {}).join(', ')}`);
      t.tolerate('webhook-payload', isChosen ? 'as-chosen' : 'other');
    },
    { requests },
  ),
  check(
    'webhooks.payload.signing',
    async (t) => {
      const { deliveries } = await plain(t, 'crawl');
      const [first] = deliveries;
      if (!first) return t.unverified('prerequisite-failed', 'nothing arrived');
      const { headers } = first.visit;
      const signature = headers['x-firecrawl-signature'];
      const { secret } = t.target.webhooks;
      const isOurs =
        signature !== undefined &&
        deliveries.every(({ visit }) => isSigned(visit.headers['x-firecrawl-signature'], visit.body, secret));
      const isOther = Object.keys(headers).some((name) => /signature|hmac/.test(name));
      t.tolerate('webhook-signing', isOurs ? 'signed' : isOther ? 'otherwise-signed' : 'unsigned');
    },
    { requests },
  ),
  check(
    'webhooks.payload.order',
    async (t) => {
      const { deliveries } = await plain(t, 'crawl');
      const events = deliveries.map(({ event }) => event);
      if (events.length < 3) t.unverified('prerequisite-failed', `only ${events.length} events arrived`);
      const isInOrder = events[0] === 'started' && events.at(-1) === 'completed';
      t.tolerate('event-order', isInOrder ? 'in-order' : 'any-order');
    },
    { requests },
  ),
  check(
    'webhooks.payload.duplicates',
    async (t) => {
      const { receiver, deliveries } = await plain(t, 'crawl');
      if (deliveries.length === 0) t.unverified('prerequisite-failed', 'nothing arrived');
      await setTimeout(quietMs);
      const bodies = receiver.deliveries().map(({ visit }) => visit.body.toString('latin1'));
      t.tolerate('duplicate-deliveries', new Set(bodies).size === bodies.length ? 'once' : 'repeated');
    },
    { requests },
  ),
  check(
    'crawl.webhook.accepted',
    async (t) => {
      const { exchange, deliveries } = await plain(t, 'crawl');
      t.expect(exchange).that(
        deliveries.length > 0 ? undefined : { expected: 'a delivery at the endpoint', actual: 'none' },
      );
    },
    { requests },
  ),
  check(
    'webhooks.url.http',
    async (t) => {
      await t.need('crawl');
      const site = await t.siteFolder();
      putMeasuredSite(site, { 'alone/': {} }, t);
      const receiver = openReceiver(site);
      const body = { url: site.url('alone/'), limit: 1, sitemap: 'skip', webhook: { url: receiver.url } };
      const started = await startJob(t, 'crawl', body, { silence: 'webhook-over-http' });
      if (jobId(started) === undefined) {
        if (started.response.status >= 500)
          t.unverified('prerequisite-failed', `the target failed with ${started.response.status}`);
        t.tolerate('webhook-over-http', 'refused');
        return;
      }
      const deliveries = await toldOf(t, 'crawl', started, receiver, (list) => list.length > 0, briefMs);
      t.tolerate('webhook-over-http', deliveries.length > 0 ? 'accepted' : 'not-delivered');
    },
    { requests },
  ),
];

/** True for the form of the header alone where the secret is not known. */
function isSigned(signature: string | undefined, body: Buffer, secret: string | undefined): boolean {
  if (signature === undefined || !/^sha256=[0-9a-f]{64}$/.test(signature)) return false;
  return secret === undefined || signature === `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
