/**
 * GET /webhook/deliveries: what an owner's jobs had to tell, and what became of it.
 * Spec: States and transitions (webhook delivery); Events / Delivery rules. Where it is read is not shown: our choice
 * (spec/silences.yaml, webhook-delivery-log).
 */
import type { WebhookDeliveries, WebhookDelivery } from '../../generated/types.gen.js';
import { idOf } from '../base/ids.js';
import type { DeliveryStanding } from '../jobs/job.js';
import type { JobStore } from '../jobs/job-store.js';
import type { WithWebhook } from '../webhooks/deliveries.js';
import type { OperationOf } from './operation-of.js';

export function listWebhookDeliveries({ jobs }: { jobs: JobStore }): OperationOf<'listWebhookDeliveries'> {
  return {
    isStatusCall: true,
    handle: async ({ query: { jobId, status, limit, offset }, caller: { owner } }) => {
      const deliveries = await jobs.deliveries(owner, { jobId, status, skip: offset, most: limit });
      return { body: { success: true, data: deliveries.map(toDelivery) } satisfies WebhookDeliveries };
    },
  };
}

function toDelivery({ jobId, position, request, event, status, attempts, ...more }: DeliveryStanding): WebhookDelivery {
  const { webhook, webhookGroup = 'crawl' } = request as WithWebhook;
  return {
    webhookId: idOf(`${jobId}:${position}`),
    jobId,
    type: `${webhookGroup}.${event}`,
    url: webhook?.url ?? '',
    status,
    attempts,
    ...(more.error !== undefined && { error: more.error }),
    ...(more.nextAttemptAt && { nextAttemptAt: more.nextAttemptAt.toISOString() }),
    ...(more.endedAt && { endedAt: more.endedAt.toISOString() }),
  };
}
