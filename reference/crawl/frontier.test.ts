import { expect, it } from 'vitest';
import { frontierOf } from './frontier.js';
import type { CrawlSettings } from './pages-job.js';

const settings: CrawlSettings = {
  startUrl: 'https://example.com/',
  limit: 10_000,
  maxDiscoveryDepth: 5,
  crawlEntireDomain: true,
  allowSubdomains: false,
  allowExternalLinks: false,
  includePaths: [],
  excludePaths: [],
  regexOnFullURL: false,
  deduplicateSimilarURLs: true,
  ignoreQueryParameters: false,
  sitemap: 'skip',
};

async function pagesOf(more: Partial<CrawlSettings>, addresses: string[]): Promise<{ found: number; turns: number }> {
  let turns = 0;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const pages = await frontierOf({ ...settings, ...more }).pages(addresses, 1);
  clearImmediate(next);
  return { found: pages.length, turns };
}

it('Many links of a page are looked at in turns with other work', async () => {
  const links = Array.from({ length: 10_000 }, (_, at) => `https://example.com/${at}`);
  const { found, turns } = await pagesOf({}, links);
  expect(found).toBe(10_000);
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('Expressions are searched for in turns with other work, and in no more of a page than they may cost', async () => {
  const includePaths = ['(?:.{1000}x|.{10})'];
  const links = Array.from({ length: 1000 }, (_, at) => `https://example.com/${at}${'a'.repeat(1900)}`);
  const { found, turns } = await pagesOf({ includePaths }, links);
  expect(found).toBeGreaterThan(400);
  expect(found).toBeLessThan(600);
  expect(turns).toBeGreaterThanOrEqual(100);
});
