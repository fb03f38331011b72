/**
 * Events of agents and extracts. Which operations besides crawl and batch scrape take a webhook is not shown: where one of
 * these does not, nothing is owed.
 * Spec: Events, Event kinds per operation.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject } from '../../harness/expectation.js';
import { serverWords } from '../../harness/server-words.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { cancelJob, jobId, sharedJob, startJob } from '../../vocabulary/jobs.js';
import { hasEvent } from '../../vocabulary/webhooks.js';
import { notifiedReceiver, toldOf } from './receivers.js';
import type { NotifiedJob } from './receivers.js';

type Kind = 'agent' | 'extract';

const patienceMs = 60_000;

async function request(t: CheckContext, kind: Kind, delayMs: number): Promise<JsonObject> {
  const site = await t.siteFolder();
  putMeasuredSite(site, { 'alone/': { answer: { delayMs } } }, t);
  const urls = [site.url('alone/')];
  const prompt = 'What is the keyword of the page?';
  return kind === 'agent' ? { prompt, urls, strictConstrainToURLs: true, maxCredits: 10 } : { prompt, urls };
}

/** What a job of the kind tells its receiver until the event arrives. */
async function told(t: CheckContext, kind: Kind, until: string): Promise<Omit<NotifiedJob, 'site'>> {
  await t.need('webhooks');
  return sharedJob(t, kind, `notifies of ${until}`, async () => {
    const receiver = await notifiedReceiver(t);
    const isCancelled = until === 'cancelled';
    const body = await request(t, kind, isCancelled ? 5000 : 0);
    const exchange = await startJob(
      t,
      kind,
      { ...body, webhook: { url: receiver.url } },
      { silence: 'webhook-operations' },
    );
    const id = jobId(exchange);
    if (id === undefined)
      return t.notApplicable(`the target takes no webhook with this job (${serverWords(exchange)})`);
    if (isCancelled) await cancelJob(t, kind, id);
    const deliveries = await toldOf(t, kind, exchange, receiver, hasEvent(until), patienceMs);
    if (deliveries.length === 0) t.notApplicable('the target takes the webhook and tells nothing of such jobs');
    return { exchange, receiver, deliveries };
  });
}

function sends(kind: Kind, event: string): Check {
  return check(
    `webhooks.${kind}.${event}`,
    async (t) => {
      const { exchange, deliveries } = await told(t, kind, event === 'cancelled' ? event : 'completed');
      const events = deliveries.map((delivery) => delivery.event).join(', ');
      t.expect(exchange).that(
        hasEvent(event)(deliveries) ? undefined : { expected: `the event \`${event}\``, actual: `only ${events}` },
      );
    },
    { requests: 5, timeBudgetSeconds: 120 },
  );
}

export const otherJobEventChecks: readonly Check[] = [
  ...['started', 'action', 'completed', 'cancelled'].map((event) => sends('agent', event)),
  ...['started', 'completed'].map((event) => sends('extract', event)),
];
