/**
 * What a notification holds. Nothing of it changes when it is sent again.
 * Spec: Events (payload contents and signing are not shown: our choice follows what clients of the interface read).
 */
import { createHmac } from 'node:crypto';
import { idOf } from '../base/ids.js';
import type { JobEvent } from '../jobs/job.js';
import type { WebhookGroup } from './webhook.js';

export interface Happening {
  group: WebhookGroup;
  event: JobEvent;
  jobId: string;
  /** Its number in the job: a notification of its own. */
  position: number;
  metadata: Record<string, unknown>;
  /** What the event reports, each as JSON in UTF-8. */
  data: readonly Uint8Array[];
  /** What went wrong; then `success` is false. */
  error?: string;
}

/** JSON in UTF-8. Documents are put in as the bytes they are kept as: they read the same here and in the answers of the job. */
export function notificationBody(happening: Happening): Buffer {
  const { group, event, jobId, position, metadata, data, error } = happening;
  const head = {
    success: error === undefined && event !== 'cancelled' && event !== 'failed',
    type: `${group}.${event}`,
    id: jobId,
    // The same on every try, and on every machine.
    webhookId: idOf(`${jobId}:${position}`),
    ...(error !== undefined && { error }),
    metadata,
  };
  const before = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":[`);
  return Buffer.concat([before, ...data.flatMap((document, at) => [Buffer.from(at > 0 ? ',' : ''), document]), close]);
}

const close = Buffer.from(']}');

/** The value of `X-Firecrawl-Signature`, the header receivers of this interface look for. */
export function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
