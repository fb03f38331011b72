/**
 * Whom a job tells what, as the caller asked for it.
 * Spec: Events / Configuration, Event kinds per operation. How `events` spells a name is not shown.
 */
import { ServiceError } from '../base/errors.js';
import { callerHeaders } from '../fetch/request-headers.js';
import type { JobEvent } from '../jobs/job.js';
import { requireWebUrl } from '../security/egress-guard.js';

/** Operations whose jobs have webhooks, in the words that stand before their events. */
export type WebhookGroup = 'crawl' | 'batch_scrape' | 'extract' | 'agent' | 'monitor';

export interface Webhook {
  url: string;
  /** Sent with each notification. */
  headers: Record<string, string>;
  /** Given back in each notification, as it was sent. */
  metadata: Record<string, unknown>;
  /** Empty: all events of the operation. */
  events: readonly string[];
}

/** What is kept no longer than there is something to tell: headers may be credentials. */
export type WebhookSecrets = Pick<Webhook, 'headers'>;

/** What a job stores of a webhook, in two parts. */
export function webhookApart({ headers, ...webhook }: Webhook): {
  webhook: Omit<Webhook, keyof WebhookSecrets>;
  secrets: WebhookSecrets;
} {
  return { webhook, secrets: { headers } };
}

const events: Record<WebhookGroup, readonly JobEvent[]> = {
  crawl: ['started', 'page', 'completed', 'failed', 'cancelled'],
  batch_scrape: ['started', 'page', 'completed', 'failed', 'cancelled'],
  extract: ['started', 'completed', 'failed'],
  agent: ['started', 'action', 'completed', 'failed', 'cancelled'],
  monitor: ['page', 'check.completed'],
};

/** The events of the operation the webhook wants; a name of another operation matches nothing. */
export function eventsWanted(group: WebhookGroup, webhook: Pick<Webhook, 'events'> | undefined): JobEvent[] {
  if (!webhook) return [];
  const wanted = new Set(webhook.events);
  return events[group].filter((event) => wanted.size === 0 || wanted.has(event) || wanted.has(`${group}.${event}`));
}

/**
 * What the caller's `webhook` means.
 * @throws ServiceError `request.invalid-options` for an address that cannot be notified, and for what is no header
 */
export function readWebhook(
  sent: string | { url: string; headers?: Record<string, string>; metadata?: object; events?: readonly string[] },
): Webhook {
  const { url, headers = {}, metadata = {}, events: names = [] } = typeof sent === 'string' ? { url: sent } : sent;
  return { url: requireAddress(url).href, headers: callerHeaders(headers), metadata: { ...metadata }, events: names };
}

function requireAddress(text: string): URL {
  try {
    return requireWebUrl(text);
  } catch {
    throw invalid('is no http or https address without a user name');
  }
}

function invalid(fault: string): ServiceError {
  return new ServiceError('request.invalid-options', `Bad Request: webhook.url ${fault}.`, {
    details: [{ code: 'invalid_url', path: '/webhook/url', message: fault }],
  });
}
