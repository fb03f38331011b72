/**
 * Every check of webhooks. A new file of checks is one line here.
 * Spec: none of its own.
 */
import type { Check } from '../../harness/check.js';
import { webhookConfigChecks } from './config.js';
import { webhookDeliveryChecks } from './delivery.js';
import { webhookEventChecks } from './events.js';
import { monitorEventChecks } from './monitors.js';
import { otherJobEventChecks } from './other-jobs.js';

export const webhookChecks: readonly Check[] = [
  ...webhookConfigChecks,
  ...webhookEventChecks,
  ...otherJobEventChecks,
  ...monitorEventChecks,
  ...webhookDeliveryChecks,
];
