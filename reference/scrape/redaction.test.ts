// A canary that is to be redacted stands nowhere in the answer of a scrape, whatever member it would stand in.
// Spec: RedactPIIOptions; Document data.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import { startScraper } from '../testing/scraper.js';
import type { ScraperOfTest } from '../testing/scraper.js';

const canary = 'zorblat.quench@plumbline.example';
const page = `<!doctype html><title>Mail ${canary}</title><meta name="description" content="${canary}">
<meta property="og:type" content="product"><meta property="og:title" content="Bob of ${canary}"><meta property="product:price:amount" content="12">
<!-- ${canary} --><script>var mail = "${canary}";</script>
<main data-mail="${canary}"><h1>Write to ${canary}</h1><p><a href="mailto:${canary}">Write</a> <img src="/${canary}.png" alt="${canary}"></p></main>`;
const formats = ['markdown', 'html', 'rawHtml', 'links', 'images', 'product', 'menu', 'screenshot', 'changeTracking'];
const words = { type: 'string' };
const schema = { type: 'object', properties: { title: words, description: words, url: words, email: words } };
const understood = [
  { type: 'json', schema },
  { type: 'question', question: 'Whom to write to?' },
  { type: 'highlights', query: 'write' },
];
const asked = [
  ...formats,
  ...understood,
  { type: 'attributes', selectors: [{ selector: 'main', attribute: 'data-mail' }] },
];
const picture = { bytes: Buffer.from('png'), contentType: 'image/png' as const };
const actions = {
  javascriptReturns: [{ type: 'object', value: { mail: [canary], count: 4 } }],
  pdfs: [],
  scrapes: [{ url: `https://plumbline.example/?m=${canary}`, html: page }],
  screenshots: [picture],
};

let site: TestSite;
let scraper: ScraperOfTest;
beforeAll(async () => {
  site = await startTestSite({
    '/page': page,
    '/notes.txt': (_request, response) =>
      void response.setHeader('content-type', 'text/plain').end(`Write to ${canary}`),
  });
  scraper = await startScraper({
    available: true,
    visit: async ({ url }) => ({
      kind: 'page',
      url: `${url.href}?sent-to=${encodeURIComponent(canary)}`,
      statusCode: 200,
      body: Buffer.from(page),
      html: page,
      isWhole: true,
      isStopped: false,
      isUnfinished: false,
      styles: {},
      timezone: 'UTC',
      screenshot: picture,
      actions,
    }),
  });
});
afterAll(async () => {
  await scraper.close();
  await site.close();
});

const spelled = /zorblat(?:\.|%2e)quench|quench(?:@|%40|&#64;)plumbline/i;

it('the control: without redaction every member holds it', async () => {
  const { data } = await scraper.scrape(`${site.origin}/page`, {
    formats: asked as never,
    actions: [{ type: 'scrape' }] as never,
  });
  for (const member of [
    'markdown',
    'html',
    'rawHtml',
    'links',
    'images',
    'product',
    'attributes',
    'json',
    'actions',
    'metadata',
  ] as const) {
    expect(JSON.stringify(data[member]), member).toMatch(spelled);
  }
});

it.each(['tag', 'mask', 'remove'] as const)('with style %s no member does', async (replaceStyle) => {
  const { data } = await scraper.scrape(`${site.origin}/page`, {
    formats: asked as never,
    actions: [{ type: 'scrape' }] as never,
    redactPII: { entities: ['EMAIL'], mode: 'fast', replaceStyle },
  });
  expect(JSON.stringify(data)).not.toMatch(spelled);
  expect(data.actions?.javascriptReturns?.[0]).toMatchObject({ type: 'object', value: { count: 4 } });
  expect(data.warning).toContain('Pictures and prints of the page are not redacted');
});

it('nor does that of a plain text', async () => {
  const url = `${site.origin}/notes.txt`;
  const redactPII = { entities: ['EMAIL' as const], mode: 'accurate' as const, replaceStyle: 'tag' as const };
  expect((await scraper.scrape(url, { formats: ['markdown', 'rawHtml'] })).data.rawHtml).toMatch(spelled);
  const { data } = await scraper.scrape(url, { formats: ['markdown', 'rawHtml'], redactPII });
  expect(data).toMatchObject({ markdown: 'Write to <EMAIL>', rawHtml: 'Write to <EMAIL>' });
});

it('a version that was kept without redaction is not shown as the one before a redacted one', async () => {
  const url = `${site.origin}/page`;
  const formats = ['markdown', { type: 'changeTracking', modes: ['git-diff'], tag: 'kept' }] as never;
  await scraper.scrape(url, { formats });
  const { data } = await scraper.scrape(url, { formats, redactPII: true });
  expect(data.changeTracking?.changeStatus).toBe('new');
  expect(JSON.stringify(data)).not.toMatch(spelled);
});
