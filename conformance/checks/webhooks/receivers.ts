/**
 * Receivers as the checks of webhooks need them: under a scheme that the target notifies, and jobs whose deliveries several
 * checks judge.
 * Spec: Events.
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { Unverified } from '../../harness/interruptions.js';
import { serverWords } from '../../harness/server-words.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import type { Resource } from '../../site/resource.js';
import { endedJob, isRunning, jobId, jobStatus, sharedJob, startJob, statusWord } from '../../vocabulary/jobs.js';
import type { JobKind } from '../../vocabulary/jobs.js';
import { arrived, hasEvent, openReceiver } from '../../vocabulary/webhooks.js';
import type { Delivery, Receiver } from '../../vocabulary/webhooks.js';

/** A receiver that the target notifies: by plain http where it does that, else by https. */
export async function notifiedReceiver(t: CheckContext, answers?: Resource): Promise<Receiver> {
  const https = !(await t.offers('webhooks.http'));
  return openReceiver(await t.siteFolder(), { https, ...(answers && { answers }) });
}

export interface NotifiedJob {
  /** The start of the job. */
  readonly exchange: Exchange;
  readonly receiver: Receiver;
  /** With the pages of the job. */
  readonly site: SiteFolder;
  readonly deliveries: readonly Delivery[];
}

/** How long events may take to arrive. */
const defaultPatienceMs = 12_000;

const pagesOfJob = ['one', 'two'] as const;

/** What a job over two pages tells its receiver until `completed`; the first check of the run that asks for it makes it. */
export async function notifiedJob(
  t: CheckContext,
  kind: JobKind,
  name: string,
  webhook: JsonObject = {},
  isEnough: (deliveries: readonly Delivery[]) => boolean = isWhole,
): Promise<NotifiedJob> {
  await t.need('webhooks');
  await t.need(kind);
  return sharedJob(t, kind, `notifies: ${name}`, async () => {
    const receiver = await notifiedReceiver(t);
    const site = await t.siteFolder();
    putMeasuredSite(site, { 'pages/one': {}, 'pages/two': {}, 'pages/': { links: ['pages/one', 'pages/two'] } }, t);
    const request =
      kind === 'crawl'
        ? { url: site.url('pages/'), sitemap: 'skip' }
        : { urls: pagesOfJob.map((page) => site.url(`pages/${page}`)) };
    const exchange = await startJob(t, kind, { ...request, webhook: { url: receiver.url, ...webhook } });
    if (jobId(exchange) === undefined)
      throw new Unverified(
        'prerequisite-failed',
        `the ${kind} with a webhook did not start (${serverWords(exchange)})`,
      );
    const deliveries = await toldOf(t, kind, exchange, receiver, isEnough);
    return { exchange, receiver, site, deliveries };
  });
}

/**
 * What a job tells its receiver. One that is still at work has more to tell: its end is waited for.
 * @throws Unverified when it does not end
 */
export async function toldOf(
  t: CheckContext,
  kind: JobKind,
  started: Exchange,
  receiver: Receiver,
  isEnough: (deliveries: readonly Delivery[]) => boolean,
  patienceMs = defaultPatienceMs,
): Promise<readonly Delivery[]> {
  const deliveries = await arrived(t, receiver, isEnough, patienceMs);
  if (isEnough(deliveries)) return deliveries;
  const status = statusWord(await jobStatus(t, kind, jobId(started)!));
  if (status === undefined || !isRunning(status)) return receiver.deliveries();
  await endedJob(t, kind, started, { firstPageOnly: true });
  return arrived(t, receiver, isEnough, patienceMs);
}

/** Pages that a job of the kind has. */
export const pageCount = (kind: JobKind): number => (kind === 'crawl' ? 3 : 2);

/** An event of each kind, and of each page. */
function isWhole(deliveries: readonly Delivery[]): boolean {
  return hasEvent('completed')(deliveries) && deliveries.filter(({ event }) => event === 'page').length >= 2;
}
