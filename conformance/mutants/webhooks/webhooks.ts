/**
 * Mutants of webhooks: what is taken, what is delivered, and what becomes of a delivery that fails.
 * Spec: Events.
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import {
  changesTries,
  deliveredJson,
  isEvent,
  isText,
  isTextList,
  keepsBack,
  readsStart,
  refusesStart,
  takesStart,
} from '../../lies/job-lies.js';
import type { StartPath } from '../../lies/job-lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie } from '../../lies/mutating-proxy.js';
import { breaking, listIn, withoutMember } from '../../lies/scrape-lies.js';
import type { Visit } from '../../site/visit.js';

const path = '/crawl';

const webhookOf = ({ webhook }: JsonObject): JsonObject => (isObject(webhook) ? webhook : {});

/** The members of a webhook and what they must be. */
const members: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['headers', isObject],
  ['metadata', isObject],
  ['events', isTextList],
];

const configuration: readonly Mutant[] = [
  breaking(
    'webhooks.config.member',
    'batch-refused',
    'takes no webhook with a batch',
    refusesStart('/batch/scrape', (body) => 'webhook' in body),
  ),
  breaking(
    'webhooks.url.required',
    'taken',
    'takes a webhook without url',
    takesStart(path, (body) => isObject(body['webhook']) && !('url' in webhookOf(body))),
  ),
  breaking(
    'webhooks.url.type',
    'taken',
    'takes a url of any type in a webhook',
    takesStart(path, (body) => 'url' in webhookOf(body) && !isText(webhookOf(body)['url'])),
  ),
  breaking(
    'webhooks.url.https',
    'refused',
    'refuses https endpoints',
    refusesStart(path, (body) => String(webhookOf(body)['url']).startsWith('https:')),
  ),
  ...members.flatMap(([member, isRight]) => [
    breaking(
      `webhooks.${member}.accepted`,
      'refused',
      `refuses ${member} in a webhook`,
      refusesStart(path, (body) => member in webhookOf(body)),
    ),
    breaking(
      `webhooks.${member}.type`,
      'taken',
      `takes ${member} of any type in a webhook`,
      takesStart(path, (body) => member in webhookOf(body) && !isRight(webhookOf(body)[member])),
    ),
  ]),
  breaking(
    'webhooks.crawl.failed-accepted',
    'refused',
    'knows no event failed',
    refusesStart(path, (body) => JSON.stringify(webhookOf(body)['events'] ?? '').includes('failed')),
  ),
];

/** The delivery with other values of the headers that a caller may add. */
const withHeaders = (visit: Visit, change: (value: string) => string | undefined): Visit => ({
  ...visit,
  headers: Object.fromEntries(
    Object.entries(visit.headers).flatMap(([name, value]) => {
      const changed = name.startsWith('x-plumbline') ? change(String(value)) : value;
      return changed === undefined ? [] : [[name, changed]];
    }),
  ),
});

/** A server that reads another list of events. */
const readsEvents = (change: (events: readonly unknown[]) => unknown[], start: StartPath = path): Lie =>
  readsStart(start, (body) =>
    isTextList(webhookOf(body)['events'])
      ? { ...body, webhook: { ...webhookOf(body), events: change(listIn(webhookOf(body), 'events')) } }
      : undefined,
  );

const readsWebhook = (change: (webhook: JsonObject) => JsonObject): Lie =>
  readsStart(path, (body) => (isObject(body['webhook']) ? { ...body, webhook: change(body['webhook']) } : undefined));

const kinds = [
  ['crawl', 'crawl'],
  ['batch-scrape', 'batch_scrape'],
] as const;

/** Of jobs other than crawls and batch scrapes. */
const otherEvents = [
  ...['started', 'action', 'completed', 'cancelled'].map((event) => ['agent', event] as const),
  ...['started', 'completed'].map((event) => ['extract', event] as const),
];

/** Who waits for an event that does not come waits for long. */
const inVain = (mutant: Mutant): Mutant => ({ ...mutant, waits: true });

const events: readonly Mutant[] = [
  ...otherEvents.map(([kind, event]) =>
    inVain(
      breaking(
        `webhooks.${kind}.${event}`,
        'silent',
        `does not tell of ${kind}.${event}`,
        keepsBack(`${kind}.${event}`),
      ),
    ),
  ),
  inVain(
    breaking(
      'webhooks.monitor.check-completed',
      'silent',
      'tells of pages of a monitor and never that a check is over',
      keepsBack('monitor.check.completed'),
    ),
  ),
  inVain(breaking('webhooks.purpose.notifies', 'silent', 'delivers nothing', { delivers: () => [] })),
  ...kinds.flatMap(([kind, group]) =>
    ['started', 'page', 'completed'].map((event) =>
      inVain(
        breaking(
          `webhooks.${kind}.${event}`,
          'silent',
          `does not tell of ${group}.${event}`,
          keepsBack(`${group}.${event}`),
        ),
      ),
    ),
  ),
  {
    id: 'webhooks.crawl.page.first-alone',
    waits: true,
    describe: 'tells of the first page of a crawl alone',
    breaks: ['webhooks.crawl.page'],
    remembering: () => {
      const told = new Set<unknown>();
      return {
        delivers: (visit) => {
          const { id } = deliveredJson(visit);
          if (!isEvent(visit, 'crawl.page')) return [visit];
          if (told.has(id)) return [];
          told.add(id);
          return [visit];
        },
      };
    },
  },
  breaking(
    'webhooks.events.effect',
    'ignored',
    'tells of all events whatever it was asked for',
    readsWebhook((webhook) => withoutMember(webhook, 'events')),
  ),
  inVain(
    breaking(
      'webhooks.events.default',
      'end-alone',
      'tells of the end alone when nothing is said of events',
      readsWebhook((webhook) => ('events' in webhook ? webhook : { ...webhook, events: ['completed'] })),
    ),
  ),
  breaking('webhooks.headers.effect', 'first-alone', 'sends the custom headers with the first event alone', {
    delivers: (visit) => [isEvent(visit, 'crawl.completed') ? { ...visit, headers: {} } : visit],
  }),
  breaking('webhooks.headers.effect', 'small-letters', 'writes the values of custom headers in small letters', {
    delivers: (visit) => [withHeaders(visit, (value) => value.toLowerCase())],
  }),
  ...(['headers', 'metadata', 'events'] as const).map((member) =>
    breaking(
      `webhooks.${member}.batch`,
      'ignored',
      `ignores ${member} in the webhook of a batch scrape`,
      readsStart('/batch/scrape', (body) =>
        member in webhookOf(body) ? { ...body, webhook: withoutMember(webhookOf(body), member) } : undefined,
      ),
    ),
  ),
  {
    id: 'webhooks.metadata.batch.of-the-first',
    describe: 'gives every job the metadata that it was given first',
    breaks: ['webhooks.metadata.batch'],
    remembering: () => {
      let first: unknown;
      return {
        delivers: (visit) => {
          const body = deliveredJson(visit);
          if (!isObject(body['metadata']) || Object.keys(body['metadata']).length === 0) return [visit];
          first ??= body['metadata'];
          return [{ ...visit, body: Buffer.from(JSON.stringify({ ...body, metadata: first })) }];
        },
      };
    },
  },
  breaking('webhooks.metadata.as-given', 'texts', 'gives the values of metadata back as texts', {
    delivers: (visit) => {
      const body = deliveredJson(visit);
      const metadata: JsonObject = isObject(body['metadata']) ? body['metadata'] : {};
      const texts = Object.entries(metadata).map(([name, value]) => [name, String(value)] as const);
      return [{ ...visit, body: Buffer.from(JSON.stringify({ ...body, metadata: Object.fromEntries(texts) })) }];
    },
  }),
  breaking(
    'webhooks.events.several',
    'end-too',
    'tells of the end whatever it was asked for',
    readsEvents((events) => [...new Set([...events, 'completed'])]),
  ),
  inVain(
    breaking(
      'webhooks.events.several',
      'first-alone',
      'reads the first of events alone',
      readsEvents((events) => events.slice(0, 1)),
    ),
  ),
  inVain(
    breaking(
      'webhooks.events.batch',
      'first-alone',
      'reads the first of events of a batch scrape alone',
      readsEvents((events) => events.slice(0, 1), '/batch/scrape'),
    ),
  ),
  breaking('webhooks.metadata.effect', 'first-alone', 'gives the metadata back with the first event alone', {
    delivers: (visit) => {
      if (!isEvent(visit, 'crawl.completed')) return [visit];
      return [{ ...visit, body: Buffer.from(JSON.stringify(withoutMember(deliveredJson(visit), 'metadata'))) }];
    },
  }),
];

/** Tries from this number on never come. */
const endsBefore = (number: number): Lie => changesTries((visit, count) => (count < number ? [visit] : []));

/** Tries from this number on come later. */
const lateFrom = (number: number, seconds: number): Lie =>
  changesTries((visit, count) => [count < number ? visit : { ...visit, atMs: visit.atMs + seconds * 1000 }]);

const tries: readonly Mutant[] = [
  ...[
    'webhooks.delivery.retry-on-status',
    'webhooks.delivery.retry-on-timeout',
    'webhooks.delivery.retry-on-network-error',
    'webhooks.delivery.response-time',
    'limits.webhook.response-time',
  ].map((requirement) => inVain(breaking(requirement, 'never-again', 'tries once', endsBefore(2)))),
  breaking(
    'webhooks.delivery.success-status',
    'twice',
    'delivers again what was taken',
    changesTries((visit) => [visit, visit]),
  ),
  breaking(
    'webhooks.headers.retried',
    'first-alone',
    'sends the custom headers with the first try alone',
    changesTries((visit, number) => [number === 1 ? visit : withHeaders(visit, () => undefined)]),
  ),
  breaking(
    'webhooks.delivery.same-event',
    'bare',
    'leaves the metadata out when it tries again',
    changesTries((visit, number) => [
      number === 1
        ? visit
        : { ...visit, body: Buffer.from(JSON.stringify(withoutMember(deliveredJson(visit), 'metadata'))) },
    ]),
  ),
  breaking('webhooks.delivery.first-retry', 'late', 'waits too long before it tries again', lateFrom(2, 3)),
  breaking('webhooks.delivery.second-retry', 'late', 'waits too long before it tries a third time', lateFrom(3, 8)),
  breaking('webhooks.delivery.third-retry', 'late', 'waits too long before it tries a fourth time', lateFrom(4, 20)),
  breaking('webhooks.delivery.three-retries', 'two', 'tries twice more', endsBefore(4)),
  breaking('limits.webhook.retries', 'two', 'tries twice more', endsBefore(4)),
  breaking(
    'webhooks.delivery.no-more',
    'fifth',
    'tries once more than it should',
    changesTries((visit, count) => (count < 4 ? [visit] : [visit, visit])),
  ),
];

export const webhookMutants: readonly Mutant[] = [...configuration, ...events, ...tries];
