/**
 * Second step: the stores. What outlives a request and the process: a database, and for the embedded one the bytes of large
 * objects beside it in DATA_DIR. The database comes first: its lock keeps a second server from everything else in there.
 * Spec: none (operations).
 */
import { join, resolve } from 'node:path';
import { CreditLedger } from '../accounts/credits.js';
import { limitsInTest } from '../accounts/test-mode.js';
import { firstKey } from '../accounts/first-key.js';
import type { Random } from '../base/random.js';
import type { Config } from '../config.js';
import { newId } from '../base/ids.js';
import { openJobStore } from '../jobs/job-store.js';
import type { JobStore } from '../jobs/job-store.js';
import { recentScrapes } from '../scrape/recent-scrapes.js';
import type { RecentScrapes } from '../scrape/recent-scrapes.js';
import { visitCache } from '../scrape/visit-cache.js';
import type { VisitCache } from '../scrape/visit-cache.js';
import { openMonitorStore } from '../monitor/monitor-store.js';
import type { MonitorStore } from '../monitor/monitor-store.js';
import { openCreditAccounts } from '../storage/credit-accounts.js';
import type { Database } from '../storage/database/database.js';
import { openDatabase } from '../storage/database/open-database.js';
import { openKnownPages } from '../storage/known-pages.js';
import type { KnownPages } from '../storage/known-pages.js';
import { mediaStore } from '../storage/media.js';
import type { MediaStore } from '../storage/media.js';
import { databaseBytes } from '../storage/objects/database-bytes.js';
import { fileBytes } from '../storage/objects/file-bytes.js';
import { openObjects } from '../storage/objects/objects.js';
import type { Objects } from '../storage/objects/objects.js';
import { openPageVersions } from '../storage/page-versions.js';
import type { PageVersions } from '../storage/page-versions.js';
import { privateFile } from '../storage/private-file.js';
import { secret } from '../storage/secret.js';
import { sweepRegularly } from '../storage/sweep-regularly.js';
import type { Site } from './world.js';

export interface Stores {
  database: Database;
  keys: HeldKeys;
  credits: CreditLedger;
  media: MediaStore;
  history: PageVersions;
  visits: VisitCache;
  recentScrapes: RecentScrapes;
  knownPages: KnownPages;
  jobs: JobStore;
  monitors: MonitorStore;
}

export interface HeldKeys {
  held: Config['apiKeys'];
  /** When no key was configured: where the server's own is kept, and the key itself when it was made just now. */
  own?: { path: string; made?: string };
}

const mib = 1 << 20;
const sweepObjectsMs = 60_000;
const sweepHistoryMs = 3600_000;
const sweepJobsMs = 600_000;

export async function openStores(site: Site): Promise<Stores> {
  const { config, closers, clock, random, log } = site;
  const tell =
    (message: string) =>
    (error: unknown): void =>
      log.error({ err: error }, message);
  const database = await closers.build(
    'database',
    () => openDatabase({ ...config, onConnectionError: tell('a connection to the database broke') }),
    (made) => made.close(),
  );
  const keys = await closers.build('keys', () => keysOf(config, random));
  const accounts = await openCreditAccounts(database, clock);
  const credits = await closers.build(
    'credits',
    () =>
      new CreditLedger({
        ...config,
        ...(config.testMode === 'on' && { planOf: (owner: string) => limitsInTest(owner).credits }),
        clock,
        accounts,
        onWriteError: tell('the use of credits cannot be written yet'),
      }),
    (made) => made.close(),
  );
  const objects = await closers.build('objects', () => objectsOf(site, database));
  await closers.build(
    'sweep of objects',
    () => sweepRegularly(() => objects.sweep(), sweepObjectsMs, tell('expired objects cannot be deleted')),
    (made) => made.stop(),
  );
  const media = await closers.build('media', async () =>
    mediaStore(objects, await secret(database, 'media-addresses', random)),
  );
  const history = await closers.build('page history', () =>
    openPageVersions(database, config.changeHistoryDays * 24 * 3600_000, clock),
  );
  await closers.build(
    'sweep of page history',
    () =>
      sweepRegularly(() => history.sweep(), sweepHistoryMs, tell('old versions of tracked pages cannot be deleted')),
    (made) => made.stop(),
  );
  const visits = await closers.build('visit cache', () =>
    visitCache({
      objects,
      memoryBytes: config.scrapeCacheMb * mib,
      clock,
      onError: tell('a visit cannot be kept or read'),
    }),
  );
  const recent = await closers.build(
    'recent scrapes',
    () => recentScrapes(objects, tell('an answer cannot be kept')),
    (made) => made.close(),
  );
  const knownPages = await closers.build(
    'known pages',
    () => openKnownPages(database, clock, tell('known pages cannot be written or read')),
    (made) => made.close(),
  );
  await closers.build(
    'sweep of known pages',
    () => sweepRegularly(() => knownPages.sweep(), sweepHistoryMs, tell('old known pages cannot be deleted')),
    (made) => made.stop(),
  );
  const jobs = await closers.build('jobs', () =>
    openJobStore(
      database,
      clock,
      () => newId(random),
      (db, owner, spent) => credits.book(db, owner, spent),
    ),
  );
  await closers.build(
    'sweep of jobs',
    () => sweepRegularly(() => jobs.sweep(), sweepJobsMs, tell('expired jobs cannot be deleted')),
    (made) => made.stop(),
  );
  const monitors = await closers.build('monitors', () => openMonitorStore(database, clock));
  await closers.build(
    'sweep of monitors',
    () => sweepRegularly(() => monitors.sweep(), sweepJobsMs, tell('expired checks of monitors cannot be deleted')),
    (made) => made.stop(),
  );
  return { database, keys, credits, media, history, visits, recentScrapes: recent, knownPages, jobs, monitors };
}

function objectsOf({ config, clock, random }: Site, database: Database): Objects {
  const isShared = database.driver.name === 'postgresql';
  return openObjects({
    database,
    bytes: isShared ? databaseBytes(database.query) : fileBytes(join(config.dataDir, 'objects')),
    quotas: {
      media: { maxBytes: config.mediaMb * mib, whenFull: 'refuse' },
      scrape: { maxBytes: config.storedScrapesMb * mib, whenFull: 'drop-oldest' },
      visit: { maxBytes: config.storedScrapesMb * mib, whenFull: 'drop-oldest' },
    },
    clock,
    random,
  });
}

/** Configured keys, or the one that was made at the first start. */
async function keysOf(config: Config, random: Random): Promise<HeldKeys> {
  if (config.auth === 'off' || config.apiKeys.length > 0) return { held: config.apiKeys };
  const file = privateFile(resolve(config.dataDir, 'api-key'));
  const { key, made } = await firstKey(file, random);
  return { held: [{ owner: 'default', key }], own: { path: file.path, ...(made && { made: key }) } };
}
