// The unmodified JavaScript client of this interface against the whole service: its own engine processes and browser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { Firecrawl, SdkError } from 'firecrawl';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from './base/clock.js';
import { systemRandom } from './base/random.js';
import { browserForTests } from './browse/testing/start-browser.js';
import { compose } from './compose/compose.js';
import type { Service } from './compose/compose.js';
import { readConfig } from './config.js';
import { line, pdfOf } from './engine/readers/formats/pdf/testing/made-pdf.js';
import { startTestSite } from './fetch/testing/test-site.js';
import type { Page, TestSite } from './fetch/testing/test-site.js';

const article = `<!doctype html><html lang="en"><head><title>Plumb lines</title></head><body><nav>Menu words</nav><main>
  <h1>Plumb lines</h1><p>A weight on a string, and a <a href="/next">link</a>.</p><img src="/bob.png" alt="Bob" data-id="7">
  <button id="more" onclick="document.querySelector('p').textContent = 'Clicked text'">More</button></main></body></html>`;
const shop = `<!doctype html><title>Shop</title><script type="application/ld+json">{"@context":"https://schema.org",
  "@type":"Product","name":"Plumb bob","offers":{"@type":"Offer","price":"12.50","priceCurrency":"EUR",
  "availability":"https://schema.org/InStock"}}</script><main><h1>Plumb bob</h1><p>Brass.</p></main>`;

const menu = `<!doctype html><title>Osteria</title><h1>Menu</h1><ul><li>Soup 5,50 €</li><li>Bread 2,00 €</li><li>Cake 4,00 €</li></ul>`;

/** A picture of three lines of writing. A machine may have no fonts; pdf.js brings one. */
function signPicture(): Buffer {
  const font = createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
  GlobalFonts.registerFromPath(font, 'Sign');
  const canvas = createCanvas(900, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 900, 300);
  context.fillStyle = '#222';
  context.font = '36px Sign';
  const lines = [
    'No boats may land here without leave',
    'of the harbour master, who is to be',
    'found in the house behind the pier.',
  ];
  lines.forEach((text, row) => context.fillText(text, 60, 80 + row * 60));
  return canvas.toBuffer('image/png');
}

const hall = '<title>Hall</title><h1>Hall</h1><p>Come in.</p><a href="/shop">Shop</a> <a href="/menu">Eat</a>';
const docs = {
  '/docs/':
    '<title>Docs</title><h1>Docs</h1><a href="/docs/one">One</a><a href="/docs/two">Two</a><a href="/other">Other</a>',
  '/docs/one': '<title>One</title><h1>One</h1><p>The first page.</p>',
  '/docs/two': '<title>Two</title><h1>Two</h1><p>The second page.</p>',
};

let site: TestSite;
let service: Service;
let dataDir: string;
let client: Firecrawl;
let stranger: Firecrawl;

beforeAll(async () => {
  const sign: Page = (_, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(signPicture());
  const pages = { '/article': article, '/shop': shop, '/menu': menu, '/hall': hall, '/sign.png': sign };
  site = await startTestSite({ ...pages, ...docs });
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-sdk-'));
  const { executablePath, searchPath } = await browserForTests();
  const env = { PORT: '0', DATA_DIR: dataDir, API_KEYS: 'team=key-of-the-sdk', VALIDATE_RESPONSES: 'on' };
  const machine = { EGRESS_ALLOW: `127.0.0.1:${site.port}`, CHROMIUM_PATH: executablePath, PATH: searchPath };
  const config = readConfig({ ...env, ...machine }, { cores: 1 });
  service = await compose(config, { clock: systemClock, random: systemRandom, log: pino({ level: 'silent' }) });
  const apiUrl = `http://127.0.0.1:${await service.listen()}`;
  client = new Firecrawl({ apiUrl, apiKey: 'key-of-the-sdk', maxRetries: 1 });
  stranger = new Firecrawl({ apiUrl, apiKey: 'another-key', maxRetries: 1 });
});
afterAll(async () => {
  await service.close();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (path: string): string => `${site.origin}${path}`;

describe('scrape by the SDK', () => {
  it('gives markdown by default', async () => {
    const document = await client.scrape(at('/article'));
    expect(document.markdown).toContain('# Plumb lines');
    expect(document.markdown).not.toContain('Menu words');
    expect(document.metadata).toMatchObject({ title: 'Plumb lines', statusCode: 200, sourceURL: at('/article') });
  });

  it('gives every format read from the page', async () => {
    const attributes = { type: 'attributes' as const, selectors: [{ selector: 'img', attribute: 'data-id' }] };
    const document = await client.scrape(at('/article'), {
      formats: ['markdown', 'html', 'rawHtml', 'links', 'images', attributes],
    });
    expect(document).toMatchObject({
      rawHtml: article,
      html: expect.stringContaining('<h1>'),
      links: [at('/next')],
      images: [at('/bob.png')],
      attributes: [{ selector: 'img', attribute: 'data-id', values: ['7'] }],
    });
  });

  it('gives a product, read in the engine processes', async () => {
    const document = await client.scrape(at('/shop'), { formats: ['markdown', 'product'] });
    expect(document).toMatchObject({
      product: { title: 'Plumb bob', variants: [{ price: { amount: 12.5, currency: 'EUR' } }] },
    });
  });

  it('drives the browser: actions, a screenshot, the look of the page', async () => {
    const document = await client.scrape(at('/article'), {
      formats: ['markdown', 'branding', { type: 'screenshot', fullPage: true }],
      actions: [
        { type: 'click', selector: '#more' },
        { type: 'executeJavascript', script: 'return document.title' },
        { type: 'scrape' },
      ],
      mobile: true,
      location: { country: 'DE', languages: ['de'] },
    });
    expect(document.markdown).toContain('Clicked text');
    expect(document.actions).toMatchObject({
      javascriptReturns: [{ type: 'string', value: 'Plumb lines' }],
      scrapes: [{ url: at('/article'), html: expect.stringContaining('Clicked text') }],
    });
    expect(document.branding).toMatchObject({ colorScheme: 'light' });
    const picture = await fetch(document.screenshot!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('tracks changes', async () => {
    const track = () =>
      client.scrape(at('/article'), { formats: ['markdown', { type: 'changeTracking', modes: ['git-diff'] }] });
    expect((await track()).changeTracking).toMatchObject({ changeStatus: 'new' });
    expect((await track()).changeTracking).toMatchObject({ changeStatus: 'same', visibility: 'visible' });
  });

  it('gives a page that is not there as a document with its status', async () => {
    expect((await client.scrape(at('/nowhere'))).metadata).toMatchObject({ statusCode: 404, error: 'Not Found' });
  });

  it('gives the text of a picture', async () => {
    const document = await client.scrape(at('/sign.png'), { formats: ['markdown', 'images'] });
    expect(document.markdown).toContain('No boats may land here');
    expect(document).toMatchObject({
      images: [at('/sign.png')],
      metadata: { contentType: 'image/png', statusCode: 200 },
    });
  });

  it('takes the options the SDK has beyond the interface while they ask for nothing', async () => {
    const parsers = ['pdf', 'image', { type: 'pdf' as const, pages: false, blocks: false, pageMarkers: false }];
    const idle = { fastMode: false, lockdown: false, domainTools: false, toolDetail: 'full' as const, actions: [] };
    const document = await client.scrape(at('/article'), { ...idle, parsers, threatProtection: { mode: 'off' } });
    expect(document.markdown).toContain('# Plumb lines');
    await expect(client.scrape(at('/article'), { lockdown: true })).rejects.toMatchObject({
      status: 501,
      code: 'NOT_IMPLEMENTED',
      message: expect.stringContaining('lockdown'),
    });
  });

  it('gives a menu with what its types need', async () => {
    const { menu } = await client.scrape(at('/menu'), { formats: ['markdown', 'menu'] });
    expect(menu).toMatchObject({
      isMenu: true,
      merchant: { name: 'Osteria' },
      sourceUrl: at('/menu'),
    });
    expect(menu!.sections[0]).toMatchObject({ id: 'section-1' });
    expect(menu!.sections[0]!.items[0]).toMatchObject({
      id: 'item-1',
      sourceUrl: at('/menu'),
      availability: { inStock: true },
    });
  });

  it('tells what is wrong as its own error', async () => {
    await expect(client.scrape('http://10.0.0.1/')).rejects.toMatchObject({ name: 'FirecrawlSdkError', status: 403 });
    await expect(client.scrape(at('/article'), { lockdown: true })).rejects.toBeInstanceOf(SdkError);
    await expect(stranger.scrape(at('/article'))).rejects.toMatchObject({ status: 401 });
  });
});

describe('understanding by the SDK', () => {
  const schema = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } };

  it('gives a summary, data, an answer and passages of a page', async () => {
    const page = await client.scrape(at('/shop'), {
      formats: ['summary', { type: 'json', schema }, { type: 'question', question: 'What is it made of?' }],
    });
    expect(page).toMatchObject({
      json: { name: 'Plumb bob', price: 12.5 },
      warning: expect.stringContaining('embedded'),
    });
    expect(page.summary).toBe(null);
    const article = await client.scrape(at('/article'), {
      formats: [
        'summary',
        { type: 'highlights', query: 'string' },
        { type: 'query', prompt: 'What is on the string?' },
      ],
    });
    expect(article).toMatchObject({
      summary: 'A weight on a string, and a link.',
      highlights: 'A weight on a string, and a link.',
      answer: 'A weight on a string, and a link.',
    });
  });

  it('gives the same of a file', async () => {
    const file = { data: Buffer.from(shop), filename: 'shop.html', contentType: 'text/html' };
    const document = await client.parse(file, { formats: [{ type: 'json', schema }] });
    expect(document.json).toEqual({ name: 'Plumb bob', price: 12.5 });
  });

  it('tells where a schema is wrong', async () => {
    const wrong = { type: 'object', properties: { price: { type: 'amount' } } };
    await expect(client.scrape(at('/shop'), { formats: [{ type: 'json', schema: wrong }] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('/formats/0/schema/properties/price/type'),
    });
  });

  it('compares the values of two visits', async () => {
    const tracking = { type: 'changeTracking' as const, modes: ['json' as const], schema, tag: 'values' };
    const track = () => client.scrape(at('/shop'), { formats: ['markdown', tracking], maxAge: 0 });
    expect((await track()).changeTracking).toMatchObject({ json: { price: { previous: null, current: 12.5 } } });
    expect((await track()).changeTracking).toMatchObject({ json: { price: { previous: 12.5, current: 12.5 } } });
  });
});

describe('a crawl by a prompt', () => {
  const prompt = 'Only the pages below /docs, at most 2 pages.';

  it('is previewed by the SDK', async () => {
    expect(await client.crawlParamsPreview(at('/article'), prompt)).toMatchObject({
      url: at('/article'),
      includePaths: ['^/docs(?:/|$)'],
      limit: 2,
      warning: expect.stringContaining('embedded'),
    });
  });

  it('keeps to what the prompt says', async () => {
    const { data } = await client.crawl(at('/docs/'), {
      prompt,
      sitemap: 'skip',
      scrapeOptions: { formats: ['markdown'] },
    });
    expect(data.map(({ metadata }) => metadata!.sourceURL)).toEqual([at('/docs/'), at('/docs/one')]);
  });
});

describe('an agent by the SDK', () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string' }, price: { type: 'number' } },
    required: ['price'],
  };
  const quick = { pollInterval: 0.2, timeout: 60 };

  it('finds data behind a link of the page it was given, within its credits', async () => {
    const task = {
      prompt: 'The name and the price of the bob in the shop',
      urls: [at('/hall')],
      schema,
      maxCredits: 5,
    };
    const done = await client.agent({ ...task, model: 'spark-1-pro', ...quick });
    expect(done).toMatchObject({ status: 'completed', data: { name: 'Plumb bob', price: 12.5 }, model: 'spark-1-pro' });
    expect(done.creditsUsed).toBe(2);
  });

  it('keeps to the URLs it was given when it is told to', async () => {
    const task = { prompt: 'The price in the shop', urls: [at('/hall')], schema, strictConstrainToURLs: true };
    const before = site.journal.length;
    const done = await client.agent({ ...task, ...quick });
    expect(done).toMatchObject({ status: 'failed', error: expect.stringContaining('price') });
    expect(site.journal.slice(before).map(({ url }) => url)).not.toContain('/shop');
  });

  it('says that it has failed when it has nowhere to look', async () => {
    expect(await client.agent({ prompt: 'Who founded Rome?', ...quick })).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('nowhere to look'),
    });
  });

  it('spends no more than it may', async () => {
    const urls = ['/docs/one', '/docs/two', '/article'].map(at);
    const done = await client.agent({ prompt: 'second page', urls, maxCredits: 2, ...quick });
    expect(done).toMatchObject({
      status: 'completed',
      creditsUsed: 2,
      data: { answer: expect.stringContaining('second page') },
    });
  });

  it('can be cancelled', async () => {
    const { id } = await client.startAgent({ prompt: 'The price', urls: [at('/slow')], schema });
    expect(await client.cancelAgent(id)).toBe(true);
    expect(await client.getAgentStatus(id)).toMatchObject({ status: 'cancelled' });
  });

  it('refuses a schema that is none', async () => {
    await expect(client.startAgent({ prompt: 'x', schema: { type: 'thing' } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('/schema/type'),
    });
  });
});

describe('an extract by the SDK', () => {
  it('gives data of the pages, with where each part is from', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } };
    const done = await client.extract({ urls: [at('/shop'), at('/article')], schema, showSources: true, timeout: 60 });
    expect(done).toMatchObject({ status: 'completed', data: { name: 'Plumb bob', price: 12.5 }, creditsUsed: 2 });
    expect(done.sources).toMatchObject({ price: [at('/shop')] });
  });
});

describe('parse by the SDK', () => {
  it('gives the document of an uploaded file', async () => {
    const file = { data: Buffer.from(article), filename: 'article.html', contentType: 'text/html' };
    const document = await client.parse(file, { formats: ['markdown', 'links', 'html'], onlyMainContent: true });
    expect(document).toMatchObject({
      markdown: expect.stringContaining('# Plumb lines'),
      links: ['/next'],
      metadata: { title: 'Plumb lines', sourceFile: 'article.html', creditsUsed: 1 },
    });
  });

  it('gives the pages of a PDF and where on them its blocks stand, as its types have them', async () => {
    const data = pdfOf(['The first page.', 'The second page.'].map((text) => ({ operators: line(text, 72, 700) })));
    const { pages, blocks } = await client.parse(
      { data, filename: 'book.pdf' },
      { parsers: [{ type: 'pdf', pages: true, blocks: true }] },
    );
    expect(pages!.map(({ pageNumber, markdown }) => `${pageNumber} ${markdown}`)).toEqual([
      '1 The first page.',
      '2 The second page.',
    ]);
    const [, second] = blocks!;
    expect(second!.items).toMatchObject([{ type: 'text', content: 'The second page.', readingOrder: 0 }]);
    expect(second!.items[0]!.bbox!.every((share) => share > 0 && share < 1)).toBe(true);
  });

  it('takes a file of another format and parsers', async () => {
    const file = { data: '{\\rtf1\\ansi Hello}', filename: 'letter.rtf' };
    const document = await client.parse(file, {
      parsers: [{ type: 'pdf', maxPages: 2 }],
      timeout: 20_000,
      fastMode: false,
    });
    expect(document.markdown).toBe('Hello');
  });

  it('tells what is wrong as its own error', async () => {
    const file = { data: Buffer.from([0, 1, 2, 250]), filename: 'a.bin' };
    await expect(client.parse(file)).rejects.toMatchObject({ status: 400, code: 'UNSUPPORTED_FILE_TYPE' });
  });
});
