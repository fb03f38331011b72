/**
 * Third step: the services. Who may do how much of what, and the record of it; they know no feature.
 * Spec: none (operations).
 */
import { Admission } from '../accounts/admission.js';
import { openAuditLog } from '../accounts/audit-log.js';
import type { AuditLog } from '../accounts/audit-log.js';
import { Concurrency } from '../accounts/concurrency.js';
import { createRateLimit } from '../accounts/rate-limit.js';
import type { Stores } from './stores.js';
import type { Site } from './world.js';

export interface Services {
  audit: AuditLog;
  concurrency: Concurrency;
  admission: Admission;
  rateLimit: ReturnType<typeof createRateLimit>;
}

export async function buildServices({ config, closers, clock, log }: Site, { credits }: Stores): Promise<Services> {
  const audit = await closers.build(
    'audit log',
    () => openAuditLog(config.siemLog, (error) => log.error({ err: error }, 'the SIEM log cannot be written')),
    (made) => made.close(),
  );
  const concurrency = await closers.build('concurrency', () => new Concurrency({ ...config, clock }));
  const rateLimit = await closers.build('rate limit', () => createRateLimit(config.rateLimitPerMinute));
  return { audit, concurrency, admission: new Admission(credits, concurrency), rateLimit };
}
