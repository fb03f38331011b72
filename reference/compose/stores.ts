/**
 * Second step: the stores. What outlives a request, and, in DATA_DIR, the process.
 * Spec: none (operations).
 */
import { join, resolve } from 'node:path';
import { CreditLedger } from '../accounts/credits.js';
import { firstKey } from '../accounts/first-key.js';
import type { Random } from '../base/random.js';
import type { Config } from '../config.js';
import { memoryVisitCache } from '../fetch/visit-cache.js';
import type { VisitCache } from '../fetch/visit-cache.js';
import { openPageHistory } from '../scrape/page-history.js';
import type { PageHistory } from '../scrape/page-history.js';
import type { PageSource } from '../scrape/page-source.js';
import { recentScrapes } from '../scrape/recent-scrapes.js';
import type { RecentScrapes } from '../scrape/recent-scrapes.js';
import { openMediaStore } from '../storage/media.js';
import type { MediaStore } from '../storage/media.js';
import { privateFile } from '../storage/private-file.js';
import type { Site } from './world.js';

export interface Stores {
  keys: HeldKeys;
  credits: CreditLedger;
  media: MediaStore;
  history: PageHistory;
  visits: VisitCache<PageSource>;
  recentScrapes: RecentScrapes;
}

export interface HeldKeys {
  held: Config['apiKeys'];
  /** When no key was configured: where the server's own is kept, and the key itself when it was made just now. */
  own?: { path: string; made?: string };
}

export async function openStores({ config, closers, clock, random, log }: Site): Promise<Stores> {
  const cacheBytes = config.scrapeCacheMb * (1 << 20);
  const keys = await closers.build('keys', () => keysOf(config, random));
  const credits = await closers.build(
    'credits',
    () =>
      CreditLedger.open({
        creditsPerMonth: config.creditsPerMonth,
        clock,
        file: privateFile(join(config.dataDir, 'credits.json')),
        onWriteError: (error) => log.error({ err: error }, 'the use of credits cannot be written'),
      }),
    (made) => made.close(),
  );
  const media = await closers.build(
    'media',
    () =>
      openMediaStore({
        folder: join(config.dataDir, 'media'),
        clock,
        random,
        onSweepError: (error) => log.error({ err: error }, 'expired media cannot be deleted'),
      }),
    (made) => made.close(),
  );
  const history = await closers.build(
    'page history',
    () =>
      openPageHistory({
        folder: join(config.dataDir, 'history'),
        lifetimeMs: config.changeHistoryDays * 24 * 3600_000,
        clock,
        onSweepError: (error) => log.error({ err: error }, 'old versions of tracked pages cannot be deleted'),
      }),
    (made) => made.close(),
  );
  const visits = await closers.build('visit cache', () => memoryVisitCache<PageSource>(cacheBytes, clock));
  const recent = await closers.build('recent scrapes', () => recentScrapes(cacheBytes, clock));
  return { keys, credits, media, history, visits, recentScrapes: recent };
}

/** Configured keys, or the one that was made at the first start. Nobody calls a worker. */
async function keysOf(config: Config, random: Random): Promise<HeldKeys> {
  if (config.role === 'worker' || config.auth === 'off' || config.apiKeys.length > 0) return { held: config.apiKeys };
  const file = privateFile(resolve(config.dataDir, 'api-key'));
  const { key, made } = await firstKey(file, random);
  return { held: [{ owner: 'default', key }], own: { path: file.path, ...(made && { made: key }) } };
}
