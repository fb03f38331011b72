/**
 * The lane of deliveries: each is tried, and tried again after 1, 5 and 15 minutes; then it has failed. Kept with the jobs,
 * so a restart loses none.
 * Flow: jobs/work-on -> here -> post.
 * Spec: Events / Delivery rules; States and transitions (webhook delivery moves).
 */
import type { Clock } from '../base/clock.js';
import type { ClaimedTask, Delivery } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';
import { notificationBody, signatureOf } from './notification.js';
import type { Posting } from './post.js';
import type { Webhook, WebhookGroup, WebhookSecrets } from './webhook.js';

/** Waits before the second, third and fourth try. */
const waitsMs = [60_000, 300_000, 900_000];

/** What a job has to do with webhooks: part of what it stores of its request. */
export interface WithWebhook {
  webhook?: Omit<Webhook, keyof WebhookSecrets>;
  webhookGroup?: WebhookGroup;
}

/** What an event reports, each as JSON in UTF-8, and what went wrong. */
export interface Reported {
  data: Uint8Array[];
  error?: string;
}

/** What a feature's own events report; undefined for jobs that are not its own. */
export type Report = (
  job: { owner: string; jobId: string; kind: string },
  delivery: Delivery,
) => Promise<Reported | undefined>;

export interface DeliverySettings {
  /** Asked before the documents of pages are. */
  report: Report;
  store: Pick<JobStore, 'complete' | 'fail' | 'result' | 'failure'>;
  posting: Pick<Posting, 'post'>;
  clock: Clock;
  /** Signs every notification; empty: unsigned. */
  secret: string;
  /** Divides the waits: 60 makes minutes of them seconds. For tests. */
  timeScale: number;
  /** Told of each try: what an operator sees. */
  note: (tried: { jobId: string; event: string; attempt: number; status?: number; error?: string }) => void;
}

/** The work of the lane `delivery`. */
export function deliverer(settings: DeliverySettings): (task: ClaimedTask, signal: AbortSignal) => Promise<void> {
  const { store, report, posting, clock, secret, timeScale, note } = settings;
  return async (task, signal) => {
    const { webhook, webhookGroup = 'crawl' } = task.request as WithWebhook;
    const delivery = task.input as Delivery;
    const { event } = delivery;
    if (!webhook) return void (await store.complete(task, {}));
    const body = notificationBody({
      group: webhookGroup,
      event,
      jobId: task.jobId,
      position: task.position,
      metadata: webhook.metadata,
      ...((await report(task, delivery)) ?? (await reported(store, task.jobId, delivery))),
    });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Plumbline-Webhooks/1.0',
      ...(task.secrets as WebhookSecrets | undefined)?.headers,
      ...(secret !== '' && { 'x-firecrawl-signature': signatureOf(body, secret) }),
    };
    const tried = { jobId: task.jobId, event, attempt: task.attempt };
    const failure = await posting.post(webhook.url, headers, body, signal).then(
      (status) => {
        note({ ...tried, status });
        return status >= 200 && status < 300 ? undefined : `The receiver answered ${status}.`;
      },
      (error: unknown) => {
        if (signal.aborted) throw signal.reason;
        note({ ...tried, error: (error as Error).message });
        return `The receiver did not answer: ${(error as Error).message}`;
      },
    );
    if (failure === undefined) return void (await store.complete(task, {}));
    const wait = waitsMs[task.attempt - 1];
    const retryAt = wait === undefined ? undefined : new Date(clock.date().getTime() + wait / timeScale);
    await store.fail(task, { code: 'WEBHOOK_FAILED', message: failure }, { ...(retryAt && { retryAt }) });
  };
}

/** What was to be told; of a page, its document, or where it was and why there is none. */
async function reported(
  store: DeliverySettings['store'],
  jobId: string,
  { data, error, position }: Delivery,
): Promise<Reported> {
  if (data)
    return { data: data.map((each) => Buffer.from(JSON.stringify(each))), ...(error !== undefined && { error }) };
  if (position === undefined) return { data: [] };
  const document = await store.result(jobId, position);
  if (document) return { data: [document] };
  const failed = await store.failure(jobId, position);
  const { url } = (failed?.input ?? {}) as { url?: string };
  const metadata = { metadata: { sourceURL: url } };
  return { data: [Buffer.from(JSON.stringify(metadata))], error: failed?.message ?? 'The page has no result.' };
}
