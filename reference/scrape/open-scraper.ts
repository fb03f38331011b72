/**
 * Builds what scraping needs, in order: guard, fetcher, proxy, browser, stores. Closes it in the other order.
 * Flow: compose -> here.
 * Spec: none (operations).
 */
import { join } from 'node:path';
import type { Clock } from '../base/clock.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import { hostFilter } from '../browse/blocked-hosts.js';
import { ChromiumBrowser } from '../browse/chromium-browser.js';
import { findBrowser, howToInstallBrowser } from '../browse/find-browser.js';
import { createFetcher } from '../fetch/fetch-url.js';
import { memoryVisitCache } from '../fetch/visit-cache.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard } from '../security/egress-guard.js';
import type { Resolver } from '../security/egress-guard.js';
import { startEgressProxy } from '../security/egress-proxy.js';
import { openMediaStore } from '../storage/media.js';
import type { MediaStore } from '../storage/media.js';
import type { Converter } from './convert-source.js';
import { filePageHistory } from './page-history.js';
import type { PageSource } from './page-source.js';
import { recentScrapes } from './recent-scrapes.js';
import type { RecentScrapes } from './recent-scrapes.js';
import type { Scraper } from './scrape-url.js';

export interface ScraperSettings {
  /** Where pictures and the history of tracked pages are kept. */
  dataDir: string;
  /** EGRESS_ALLOW. @throws EgressAllowError from openScraper when it cannot be read */
  egressAllow: string;
  /** CHROMIUM_PATH; empty when it is not set. */
  chromiumPath: string;
  /** The PATH of the environment, to find the browser on and to give to it. */
  searchPath: string;
  /** A filter list in the Adblock Plus format; empty: none. */
  filterListPath: string;
  /** Memory for stored visits, and as much for recent answers. */
  cacheMb: number;
  /** Pages the browser shows at once. */
  browserPages: number;
  /** Of one page or document. */
  maxBodyBytes: number;
  /** Chromium's own sandbox; it does not work for root. */
  browserSandbox: boolean;
  converter: Converter;
  resolve: Resolver;
  clock: Clock;
  random: Random;
  log: Logger;
}

export interface OpenScraper {
  scraper: Scraper;
  recentScrapes: RecentScrapes;
  media: MediaStore;
  close(): Promise<void>;
}

export async function openScraper(settings: ScraperSettings): Promise<OpenScraper> {
  const { clock, random, log, dataDir, maxBodyBytes } = settings;
  const guard = new EgressGuard(settings.resolve, parseEgressAllow(settings.egressAllow));
  const found = await findBrowser({ configuredPath: settings.chromiumPath, searchPath: settings.searchPath });
  log.info({ browser: found?.described }, found ? 'browser found' : howToInstallBrowser);
  const media = await openMediaStore({
    folder: join(dataDir, 'media'),
    clock,
    random,
    onSweepError: (error) => log.error({ err: error }, 'expired media cannot be deleted'),
  });
  const fetcher = createFetcher(guard);
  const proxy = await startEgressProxy(guard);
  const browser = new ChromiumBrowser({
    executablePath: found?.executablePath,
    proxy,
    random,
    isBlockedHost: await hostFilter(settings.filterListPath),
    log,
    visitsAtOnce: settings.browserPages,
    queueSize: settings.browserPages * 50,
    visitsPerProcess: 200,
    sandbox: settings.browserSandbox,
    env: { PATH: settings.searchPath },
  });
  const cacheBytes = settings.cacheMb * (1 << 20);
  return {
    scraper: {
      fetcher,
      browser,
      limits: { maxBodyBytes, maxVisitBytes: 4 * maxBodyBytes },
      converter: settings.converter,
      cache: memoryVisitCache<PageSource>(cacheBytes, clock),
      history: filePageHistory(join(dataDir, 'history')),
      media,
      clock,
    },
    recentScrapes: recentScrapes(cacheBytes, clock),
    media,
    close: async () => {
      await browser.close();
      await proxy.close();
      await fetcher.close();
      await media.close();
    },
  };
}
