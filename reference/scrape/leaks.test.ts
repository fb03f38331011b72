// Many scrapes, half of them with the browser: nothing may be left of them, in this process or beside it.
import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserGroups, processesIn } from '../browse/testing/browser-processes.js';
import { startBrowser } from '../browse/testing/start-browser.js';
import type { BrowserOfTest } from '../browse/testing/start-browser.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import { startScraper } from '../testing/scraper.js';
import type { ScraperOfTest } from '../testing/scraper.js';
import { until } from '../testing/until.js';

const words = '<p>A plumb line hangs where the weight of the earth wants it.</p>'.repeat(400);
let site: TestSite;
let chromium: BrowserOfTest;
let scraper: ScraperOfTest;

beforeAll(async () => {
  site = await startTestSite({ '/page': `<!doctype html><title>Page</title><main><h1>Page</h1>${words}</main>` });
  chromium = await startBrowser(`127.0.0.1:${site.port}`, { visitsAtOnce: 4, visitsPerProcess: 1000 });
  scraper = await startScraper(chromium.browser);
});
afterAll(async () => {
  await scraper.close();
  await chromium.close();
  await site.close();
});

/** Eight at a time; every second one needs the browser. */
async function scrapes(count: number): Promise<void> {
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < count) {
      const number = begun++;
      const options = { zeroDataRetention: true, ...(number % 2 === 1 && { waitFor: 1 }) };
      const { data } = await scraper.scrape(`${site.origin}/page?number=${number}`, options);
      expect(data.markdown).toContain('# Page');
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Bytes that are still in use after everything unused was given back. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + arrayBuffers + external;
}

const openFiles = (): number => readdirSync('/proc/self/fd').length;

describe('many scrapes', () => {
  it('leave no memory, no process, no connection and no context behind', async () => {
    await scrapes(16);
    const groups = browserGroups(chromium.proxy.url);
    await until(() => chromium.proxy.connections() === 0);
    const before = { bytes: heldBytes(), processes: processesIn(groups), files: openFiles() };
    await scrapes(40);
    expect(chromium.browser.status()).toEqual({ visits: 0, contexts: 0 });
    await until(() => chromium.proxy.connections() === 0);
    await until(() => processesIn(groups) <= before.processes);
    await until(() => openFiles() <= before.files + 2);
    expect(heldBytes() - before.bytes).toBeLessThan(3_000_000);
  }, 120_000);

  it('go on when the browser is killed under them', async () => {
    const [killed] = browserGroups(chromium.proxy.url);
    const before = site.journal.length;
    const underWay = scrapes(16);
    await until(() => site.journal.length > before + 4);
    process.kill(killed!, 'SIGKILL');
    await underWay;
    await until(() => processesIn([killed!]) === 0);
    const groups = browserGroups(chromium.proxy.url);
    expect(groups).toHaveLength(1);
    await chromium.close();
    await until(() => processesIn(groups) === 0);
  }, 120_000);
});
