// The whole of a scrape with the real browser: formats that only a rendered page can give.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseValidators } from '../../generated/validators.gen.js';
import { startBrowser } from '../browse/testing/start-browser.js';
import type { BrowserOfTest } from '../browse/testing/start-browser.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { TestSite } from '../fetch/testing/test-site.js';
import { startScraper } from '../testing/scraper.js';
import type { ScraperOfTest } from '../testing/scraper.js';

let site: TestSite;
let chromium: BrowserOfTest;
let scraper: ScraperOfTest;

beforeAll(async () => {
  site = await startTestSite({
    '/brand': `<!doctype html><html><head><title>Brand</title><link rel="icon" href="/favicon.ico"><style>
      :root { --accent: #e66100 } body { margin: 0; background: #ffffff; color: #222222; font: 16px/1.5 Georgia, serif }
      h1 { font: bold 40px/1.2 Arial, sans-serif } a { color: #1a5fb4 } p { margin: 16px 0 } section { padding: 24px }
      .primary { background: #1a5fb4; color: #ffffff; border: 0; border-radius: 6px; padding: 8px 16px }
      .secondary { background: transparent; color: #1a5fb4; border: 1px solid #1a5fb4; border-radius: 6px }
      input { border: 1px solid #cccccc; border-radius: 4px }</style></head>
      <body><header><a href="/"><img class="logo" src="/logo.svg" width="40" height="40" alt="Logo"></a></header>
      <main><h1>Plumb lines</h1><section><p>Words in the colour of text, enough of them to count. <a href="/x">A link</a></p>
      <button class="primary">Buy</button> <button class="secondary">More</button><input name="q"></section></main></body></html>`,
    '/app': '<!doctype html><title>App</title><body><div id="root"></div><script src="/app.js"></script>',
    '/app.js': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('root.innerHTML = "<main><h1>Rendered</h1><p>By a script, in full sentences.</p></main>"'),
    '/empty-app': '<!doctype html><title>App</title><body><div id="root"></div><script>1</script>',
    '/beside':
      '<!doctype html><title>App</title><body><p>Served.</p><p id="p"></p><script>fetch("/words").then((r) => r.text()).then((t) => (p.textContent = t))</script>',
    '/words': 'Fetched by a script.',
    '/sjis': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from('<meta charset="shift_jis"><p>\x93\xfa\x96\x7b</p>', 'latin1')),
    '/report': (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4'),
  });
  chromium = await startBrowser(`127.0.0.1:${site.port}`);
  scraper = await startScraper(chromium.browser);
});
afterAll(async () => {
  await scraper.close();
  await chromium.close();
  await site.close();
});

const valid = (data: object): void => expect(responseValidators['scrapeUrl 200']!({ success: true, data })).toEqual([]);

describe('scrape with the browser', () => {
  it('answers the look of a page', async () => {
    const { data } = await scraper.scrape(`${site.origin}/brand`, { formats: ['branding'] });
    expect(data.branding).toMatchObject({
      colorScheme: 'light',
      colors: { primary: '#1a5fb4', accent: '#e66100', background: '#ffffff', textPrimary: '#222222', link: '#1a5fb4' },
      fonts: [{ family: 'Georgia' }, { family: 'Arial' }],
      typography: {
        fontFamilies: { primary: 'Georgia', heading: 'Arial' },
        fontSizes: { h1: '40px', body: '16px' },
        fontWeights: { regular: 400, bold: 700 },
        lineHeights: { heading: '48px', body: '24px' },
      },
      spacing: { baseUnit: 8, borderRadius: '6px' },
      components: {
        buttonPrimary: { background: '#1a5fb4', textColor: '#ffffff', borderRadius: '6px' },
        buttonSecondary: { textColor: '#1a5fb4', borderColor: '#1a5fb4', borderRadius: '6px' },
        input: { borderColor: '#cccccc' },
      },
      images: { logo: `${site.origin}/logo.svg`, favicon: `${site.origin}/favicon.ico` },
      logo: `${site.origin}/logo.svg`,
    });
    valid(data);
  });

  it('answers the content of a page that only renders with scripts', async () => {
    const { data } = await scraper.scrape(`${site.origin}/app`, { formats: ['markdown', 'rawHtml', 'html'] });
    expect(data.markdown).toContain('# Rendered');
    expect(data.rawHtml).toBe(
      '<!doctype html><title>App</title><body><div id="root"></div><script src="/app.js"></script>',
    );
    valid(data);
  });

  it('answers what a script writes beside what was served', async () => {
    const { data } = await scraper.scrape(`${site.origin}/beside`);
    expect(data.markdown).toContain('Served.');
    expect(data.markdown).toContain('Fetched by a script.');
    expect(data.warning).toBeUndefined();
  });

  it('says that a page stayed without its content, and never stores it', async () => {
    const visits = (): number => site.journal.filter(({ url }) => url === '/empty-app').length;
    const first = await scraper.scrape(`${site.origin}/empty-app`, { timeout: 60_000 });
    expect(first.data.warning).toContain('without its content');
    const before = visits();
    const second = await scraper.scrape(`${site.origin}/empty-app`, { timeout: 60_000 });
    expect(second.data.metadata).not.toMatchObject({ cacheState: 'hit' });
    expect(visits()).toBeGreaterThan(before);
  });

  it('reads a page in the character set its markup names, as received and as rendered', async () => {
    const { data } = await scraper.scrape(`${site.origin}/sjis`, { formats: ['markdown', 'rawHtml'], waitFor: 1 });
    expect(data.markdown).toContain('日本');
    expect(data.rawHtml).toContain('<meta charset="shift_jis"><p>日本</p>');
  });

  it('answers a screenshot that can be fetched for 24 hours and not after', async () => {
    const formats = [
      'markdown' as const,
      { type: 'screenshot' as const, quality: 60, viewport: { width: 320, height: 200 } },
    ];
    const { data } = await scraper.scrape(`${site.origin}/brand`, { formats });
    const address = data.screenshot!.replace('http://server.test', '');
    expect((await scraper.media.read(address))?.type).toBe('image/jpeg');
    scraper.laterMs += 24 * 3600_000;
    expect(await scraper.media.read(address)).toBeUndefined();
    valid(data);
  });

  it('refuses actions on what turns out to be a PDF', async () => {
    const scrape = scraper.scrape(`${site.origin}/report`, { actions: [{ type: 'click', selector: 'a' }] });
    await expect(scrape).rejects.toMatchObject({ code: 'action.not-supported' });
  });
});
