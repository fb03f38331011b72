/**
 * A scraper for tests: the engine in this process, pictures and history in a folder of the test, a browser of the test.
 * Spec: none (tests).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { requestValidatorsWithDefaults } from '../../generated/validators.gen.js';
import type { FilledScrapeRequest } from '../../generated/filled.gen.js';
import type { ScrapeOptionMembers } from '../../generated/types.gen.js';
import { systemClock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import type { Deadline } from '../base/deadline.js';
import { systemRandom } from '../base/random.js';
import type { Browser } from '../browse/page-visit.js';
import { compareVersions } from '../page-questions/change-tracking.js';
import type { Versions } from '../page-questions/change-tracking.js';
import { defaultLimits } from '../engine/document/reading.js';
import { createFetcher } from '../fetch/fetch-url.js';
import { embeddedProvider } from '../intelligence/embedded-provider.js';
import { think } from '../understanding/think.js';
import { toScrapeRequest } from '../operations/wire/scrape-options.js';
import { convertDocument } from '../sandbox/convert-document.js';
import type { DocumentRequest } from '../sandbox/tasks.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard } from '../security/egress-guard.js';
import { openDatabase } from '../storage/database/open-database.js';
import { mediaStore } from '../storage/media.js';
import type { MediaStore } from '../storage/media.js';
import { fileBytes } from '../storage/objects/file-bytes.js';
import { openObjects } from '../storage/objects/objects.js';
import { openPageVersions } from '../storage/page-versions.js';
import type { AudioEncoder } from '../scrape/audio-encoder.js';
import { scrapeUrl } from '../scrape/scrape-url.js';
import type { ScrapedDocument } from '../scrape/scrape-url.js';
import { visitCache } from '../scrape/visit-cache.js';

export interface ScraperOfTest {
  scrape(url: string, options?: ScrapeOptionMembers, owner?: string): Promise<ScrapedDocument>;
  /** Added to the clock, to age what is stored. */
  laterMs: number;
  media: MediaStore;
  logLines: string[];
  close(): Promise<void>;
}

/** A machine without a browser. */
const noBrowser: Pick<Browser, 'visit' | 'available'> = {
  available: false,
  visit: async () => {
    throw new Error('There is no browser in this test.');
  },
};

export async function startScraper(
  browser: Pick<Browser, 'visit' | 'available'> = noBrowser,
  encoder?: AudioEncoder,
): Promise<ScraperOfTest> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-scrape-'));
  const guard = new EgressGuard(async () => ['127.0.0.1'], parseEgressAllow('127.0.0.0/8'));
  const fetcher = createFetcher(guard);
  const logLines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  const of = { laterMs: 0 };
  const clock = {
    nowMs: () => performance.now() + of.laterMs,
    date: () => new Date(systemClock.date().getTime() + of.laterMs),
  };
  const raise = (error: unknown): never => {
    throw error;
  };
  const database = await openDatabase({ dataDir: folder, databaseUrl: '', onConnectionError: raise });
  const quota = { maxBytes: 100_000_000, whenFull: 'refuse' } as const;
  const objects = openObjects({
    database,
    bytes: fileBytes(join(folder, 'objects')),
    quotas: { media: quota, scrape: quota, visit: quota },
    clock,
    random: systemRandom,
  });
  const media = mediaStore(objects, 'signing-key');
  const history = openPageVersions(database, 365 * 24 * 3600_000, clock);
  const scraper = {
    fetcher,
    browser,
    limits: { maxBodyBytes: 5_000_000, maxVisitBytes: 20_000_000 },
    converter: {
      convert: (...[bytes, request, deadline]: [Uint8Array, DocumentRequest, Deadline]) =>
        convertDocument(bytes, request, { deadline, limits: defaultLimits }),
    },
    comparer: {
      compareVersions: async ({ previous, current, comparison }: Versions) =>
        compareVersions(previous, current, comparison),
    },
    intelligence: embeddedProvider(async ({ material, wanted }, { deadline }) => think(material, wanted, deadline)),
    encoder,
    cache: visitCache({ objects, memoryBytes: 50_000_000, clock, onError: raise }),
    history,
    media,
    clock,
  };
  return Object.assign(of, {
    media,
    logLines,
    scrape: (url: string, options: ScrapeOptionMembers = {}, owner = 'team-a') => {
      const body = { url, ...options };
      const violations = requestValidatorsWithDefaults['scrapeUrl'](body);
      if (violations.length > 0) throw new Error(JSON.stringify(violations));
      const request = toScrapeRequest(url, body as FilledScrapeRequest, 'http://server.test');
      return scrapeUrl(scraper, {
        owner,
        request,
        facts: { scrapeId: 'scrape-id', concurrencyLimited: false, queuedMs: 0 },
        visible: true,
        deadline: deadlineAfter(request.timeoutMs, clock.nowMs),
        signal: new AbortController().signal,
        log,
      });
    },
    close: async () => {
      await fetcher.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}
