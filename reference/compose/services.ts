/**
 * Third step: the services. Who may do how much of what, and the record of it; they know no feature.
 * Spec: none (operations).
 */
import { Admission } from '../accounts/admission.js';
import { openAuditLog } from '../accounts/audit-log.js';
import type { AuditLog } from '../accounts/audit-log.js';
import { Concurrency } from '../accounts/concurrency.js';
import { createRateLimit, withTestLimits } from '../accounts/rate-limit.js';
import { limitsInTest } from '../accounts/test-mode.js';
import type { Database } from '../storage/database/database.js';
import { openPlaces, placeLeaseMs } from '../storage/places.js';
import type { Places } from '../storage/places.js';
import { sweepRegularly } from '../storage/sweep-regularly.js';
import type { Stores } from './stores.js';
import type { Site } from './world.js';

export interface Services {
  audit: AuditLog;
  concurrency: Concurrency;
  admission: Admission;
  rateLimit: ReturnType<typeof createRateLimit>;
}

export async function buildServices(site: Site, { credits, database }: Stores): Promise<Services> {
  const { config, closers, clock, log } = site;
  const audit = await closers.build(
    'audit log',
    () => openAuditLog(config.siemLog, (error) => log.error({ err: error }, 'the SIEM log cannot be written')),
    (made) => made.close(),
  );
  const places = await sharedPlaces(site, database);
  const concurrency = await closers.build(
    'concurrency',
    () =>
      new Concurrency({
        ...config,
        ...(config.testMode === 'on' && { concurrencyOf: (owner: string) => limitsInTest(owner).concurrency }),
        clock,
        ...(places && { places }),
        onReleaseError: (error) => log.error({ err: error }, 'a place cannot be given back, its lease will end'),
      }),
  );
  const rateLimit = await closers.build('rate limit', () => {
    const limit = createRateLimit(config.rateLimitPerMinute, database.driver);
    return config.testMode === 'on' ? withTestLimits(limit) : limit;
  });
  return { audit, concurrency, admission: new Admission(credits, concurrency), rateLimit };
}

/** A server alone counts its documents itself. */
async function sharedPlaces({ closers, clock, random, log }: Site, database: Database): Promise<Places | undefined> {
  if (database.driver.name === 'libsql') return undefined;
  const places = openPlaces(database, clock, random);
  await closers.build(
    'leases of places',
    () =>
      sweepRegularly(
        () => places.renew(),
        placeLeaseMs / 3,
        (error) => log.error({ err: error }, 'places cannot be kept'),
      ),
    (made) => made.stop(),
  );
  return places;
}
