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
import type { FoundBrowser } from '../browse/find-browser.js';
import { findOrInstallBrowser, packedBrowserFolder } from '../browse/install-browser.js';
import { createFetcher } from '../fetch/fetch-url.js';
import { memoryVisitCache } from '../fetch/visit-cache.js';
import type { Converter } from '../sandbox/converter.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard } from '../security/egress-guard.js';
import type { Resolver } from '../security/egress-guard.js';
import { startEgressProxy } from '../security/egress-proxy.js';
import { openMediaStore } from '../storage/media.js';
import type { MediaStore } from '../storage/media.js';
import { findAudioEncoder } from './audio-encoder.js';
import { openPageHistory } from './page-history.js';
import type { PageSource } from './page-source.js';
import { recentScrapes } from './recent-scrapes.js';
import type { RecentScrapes } from './recent-scrapes.js';
import type { PageReader, Scraper } from './scrape-url.js';

export interface ScraperSettings {
  /** Where pictures and the history of tracked pages are kept. */
  dataDir: string;
  /** EGRESS_ALLOW. @throws EgressAllowError from openScraper when it cannot be read */
  egressAllow: string;
  /** CHROMIUM_PATH; empty when it is not set. */
  chromiumPath: string;
  /** The PATH of the environment, to find the browser on and to give to it. */
  searchPath: string;
  /** Whether a browser is installed when there is none. */
  installsBrowser: boolean;
  /** A filter list in the Adblock Plus format; empty: none. */
  filterListPath: string;
  /** Memory for stored visits, and as much for recent answers. */
  cacheMb: number;
  /** How long versions of tracked pages are kept. */
  changeHistoryDays: number;
  /** Pages the browser shows at once. */
  browserPages: number;
  /** Of one page or document. */
  maxBodyBytes: number;
  /** Chromium's own sandbox; it does not work for root. */
  browserSandbox: boolean;
  converter: Converter;
  pageReader: PageReader;
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
  const found = await browserOf(settings);
  const media = await openMediaStore({
    folder: join(dataDir, 'media'),
    clock,
    random,
    onSweepError: (error) => log.error({ err: error }, 'expired media cannot be deleted'),
  });
  const history = await openPageHistory({
    folder: join(dataDir, 'history'),
    lifetimeMs: settings.changeHistoryDays * 24 * 3600_000,
    clock,
    onSweepError: (error) => log.error({ err: error }, 'old versions of tracked pages cannot be deleted'),
  });
  const encoder = await findAudioEncoder(settings.searchPath);
  log.info(
    encoder ? 'ffmpeg found: sounds are answered as MP3' : 'no ffmpeg found: only sounds that are MP3 are answered',
  );
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
      pageReader: settings.pageReader,
      encoder,
      cache: memoryVisitCache<PageSource>(cacheBytes, clock),
      history,
      media,
      clock,
    },
    recentScrapes: recentScrapes(cacheBytes, clock),
    media,
    close: async () => {
      await browser.close();
      await proxy.close();
      await fetcher.close();
      await history.close();
      await media.close();
    },
  };
}

/** A server without a browser still fetches pages and documents; what needs one is refused with the reason. */
async function browserOf({
  chromiumPath,
  searchPath,
  installsBrowser,
  log,
}: ScraperSettings): Promise<FoundBrowser | undefined> {
  const search = { configuredPath: chromiumPath, searchPath, packedFolder: packedBrowserFolder() };
  const found = await findBrowser(search);
  if (found || !installsBrowser) {
    log.info({ browser: found?.described }, found ? 'browser found' : howToInstallBrowser);
    return found;
  }
  try {
    const installed = await findOrInstallBrowser(search);
    log.info({ browser: installed.described }, 'browser installed');
    return installed;
  } catch (error) {
    log.error({ err: error }, howToInstallBrowser);
    return undefined;
  }
}
