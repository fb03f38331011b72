// A page is parsed once, whatever is asked of it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { parseHtml as ParseHtml } from '../engine/html/parse-html.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import { startScraper } from '../testing/scraper.js';
import type { ScraperOfTest } from '../testing/scraper.js';

const parses = vi.hoisted(() => ({ count: 0 }));
vi.mock('../engine/html/parse-html.js', async (importOriginal) => {
  const original = await importOriginal<{ parseHtml: typeof ParseHtml }>();
  return {
    ...original,
    parseHtml: (...given: Parameters<typeof original.parseHtml>) => {
      parses.count += 1;
      return original.parseHtml(...given);
    },
  };
});

const page =
  '<!doctype html><title>Plumb bob</title><meta property="og:type" content="product"><meta property="og:title" content="Plumb bob"><meta property="product:price:amount" content="12"><main><h1>Plumb bob</h1><p>It hangs straight.</p></main>';
const rendered = page.replace('It hangs straight.', 'It hangs straighter.');
const formats = ['markdown', 'html', 'rawHtml', 'links', 'product', 'menu', 'branding'];
const attributes = { type: 'attributes', selectors: [{ selector: 'h1', attribute: 'class' }] };

let site: TestSite;
let scraper: ScraperOfTest;
beforeAll(async () => {
  site = await startTestSite({ '/page': page });
  const styles = { texts: [], buttons: [], inputs: [], boxes: [], alerts: {}, variables: {}, scheme: '', fonts: [] };
  scraper = await startScraper({
    available: true,
    visit: async ({ url }) => ({
      kind: 'page',
      url: url.href,
      statusCode: 200,
      body: Buffer.from(page),
      html: rendered,
      isWhole: true,
      isStopped: false,
      isUnfinished: false,
      styles: { ...styles, favicon: null, ogImage: null },
      timezone: 'UTC',
      actions: { javascriptReturns: [], pdfs: [], scrapes: [], screenshots: [] },
    }),
  });
});
afterAll(async () => {
  await scraper.close();
  await site.close();
});

it('a page that was rendered is parsed once for all formats, rawHtml among them', async () => {
  parses.count = 0;
  const { data } = await scraper.scrape(`${site.origin}/page`, { formats: [...formats, attributes] as never });
  expect(parses.count).toBe(1);
  expect(data.markdown).toContain('It hangs straighter.');
  expect(data.rawHtml).toBe(page);
  expect(data.product?.title).toBe('Plumb bob');
  expect(data.menu?.isMenu).toBe(false);
  expect(data.branding?.colorScheme).toBe('light');
  expect(data.attributes).toEqual([{ ...attributes.selectors[0], values: [] }]);
});

it('a page that was fetched is parsed once for all formats', async () => {
  parses.count = 0;
  const wished = [...formats.filter((name) => name !== 'branding'), attributes, 'audio'];
  const { data } = await scraper.scrape(`${site.origin}/page`, { formats: wished as never });
  expect(parses.count).toBe(1);
  expect(data.product?.title).toBe('Plumb bob');
  expect(data.audio).toBeNull();
});
