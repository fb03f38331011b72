import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { responseValidators } from '../../generated/validators.gen.js';
import type { PageAction, VisitRequest } from '../browse/page-visit.js';
import { startTestSite } from '../fetch/testing/test-site.js';
import type { Page, TestSite } from '../fetch/testing/test-site.js';
import { startScraper } from '../testing/scraper.js';
import type { ScraperOfTest } from '../testing/scraper.js';

const html = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const file =
  (contentType: string, bytes: Buffer | string, status = 200): Page =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': contentType }).end(bytes);

/** A page of one line, as small as a reader takes it. */
const pdf = ((): Buffer => {
  const stream = 'BT /F1 24 Tf 72 720 Td (Plumb bob) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text, 'latin1');
})();

let counter = 0;
let site: TestSite;
let scraper: ScraperOfTest;
let visits: VisitRequest[];
/** What the browser of the test answers. */
let answer: 'page' | 'no-page' | 'failure';

const emptyOutcome = { javascriptReturns: [], pdfs: [], scrapes: [], screenshots: [] };
const browser = {
  available: true,
  visit: async (request: VisitRequest) => {
    visits.push(request);
    if (answer === 'failure') throw new Error('The browser of the test fails.');
    if (answer === 'no-page') return { kind: 'no-page' as const, url: request.url.href };
    const wantsPicture = request.actions.some(({ type }: PageAction) => type === 'screenshot');
    const picture = { bytes: Buffer.from('picture'), contentType: 'image/png' as const };
    return {
      kind: 'page' as const,
      url: request.url.href,
      statusCode: 200,
      contentType: 'text/html',
      body: Buffer.from(html('Received', '<p>before scripts</p>')),
      html: html('Rendered', '<p>after scripts</p>'),
      actions: { ...emptyOutcome, ...(wantsPicture && { screenshots: [picture] }) },
      ...(request.screenshot && { screenshot: picture }),
      isWhole: true,
      isStopped: request.url.pathname === '/letters',
      isUnfinished: false,
      timezone: 'UTC',
    };
  },
};

beforeAll(async () => {
  site = await startTestSite({
    '/plain': html('Plain', '<p>Some text with a <a href="next">link</a>.</p><img src="/a.png" alt="A" data-id="7">'),
    '/counter': (_request, response) => response.end(html('Counter', `<p>Visit number ${++counter}.</p>`)),
    '/hop': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
    '/broken': file('text/html', html('Broken', '<p>It broke.</p>'), 500),
    '/empty': file('text/html', '', 404),
    '/latin': file('text/html; charset=iso-8859-1', Buffer.from('<main><p>caf\xe9</p></main>', 'latin1')),
    '/report.pdf': file('application/octet-stream', pdf),
    '/by-type': file('application/pdf', pdf),
    '/mislabelled': file('text/html', pdf),
    '/page.pdf': html('A page after all', '<p>Words.</p>'),
    '/data.json': file('application/json', '{"a": "<b>"}'),
    '/notes.md': file('text/markdown; charset=iso-8859-1', Buffer.from('# Notes\n\n* café <b>\n', 'latin1')),
    '/archive': file('application/zip', Buffer.from('PK\x03\x04nothing')),
    '/app': '<!doctype html><title>App</title><body><div id="root"></div><script src="/app.js"></script>',
    '/popups':
      '<body><div id="CybotCookiebotDialog">Accept all</div><p>The page itself.</p><ins class="adsbygoogle">Buy!</ins></body>',
    '/silent': () => undefined,
    '/languages': (request, response) =>
      response.end(html('Languages', `<p>${request.headers['accept-language']}</p>`)),
    '/echo': (request, response) => response.end(html('Echo', `<p>${request.headers['x-mine'] as string}</p>`)),
  });
  scraper = await startScraper(browser);
});
beforeEach(() => {
  visits = [];
  answer = 'page';
});
afterAll(async () => {
  await scraper.close();
  await site.close();
});

const at = (path: string): string => `${site.origin}${path}`;
const valid = (data: object): void => expect(responseValidators['scrapeUrl 200']!({ success: true, data })).toEqual([]);

describe('scrape of a page', () => {
  it('says so when the page was stopped, and keeps no copy', async () => {
    const asked = { waitFor: 1, maxAge: 60_000, storeInCache: true };
    const { data } = await scraper.scrape(at('/letters'), asked);
    expect(data.warning).toMatch(/^The page called for other programs .* its scripts were stopped/);
    expect(data.warning).not.toContain('waitFor');
    expect((await scraper.scrape(at('/letters'), asked)).data.metadata.cacheState).toBe('miss');
  });

  it('answers markdown and metadata, and no other member, by default', async () => {
    const { data, credits } = await scraper.scrape(at('/plain'));
    expect(Object.keys(data)).toEqual(['markdown', 'metadata']);
    expect(data.markdown).toContain('# Plain');
    expect(data.metadata).toMatchObject({
      title: 'Plain',
      sourceURL: at('/plain'),
      url: at('/plain'),
      statusCode: 200,
      contentType: 'text/html; charset=utf-8',
      cacheState: 'miss',
    });
    expect(data.metadata).not.toHaveProperty('sourceFile');
    expect(credits).toBe(1);
    expect(visits).toEqual([]);
    valid(data);
  });

  it('answers every output kind that is asked for, and markdown always', async () => {
    const { data } = await scraper.scrape(at('/plain'), { formats: ['html', 'rawHtml', 'links', 'images'] });
    expect(Object.keys(data)).toEqual(['markdown', 'html', 'rawHtml', 'links', 'images', 'metadata']);
    expect(data.rawHtml).toContain('<!doctype html><html lang="en">');
    expect(data.links).toEqual([at('/next')]);
    expect(data.images).toEqual([at('/a.png')]);
    valid(data);
  });

  it('answers attributes', async () => {
    const formats = [{ type: 'attributes' as const, selectors: [{ selector: 'img', attribute: 'data-id' }] }];
    const { data } = await scraper.scrape(at('/plain'), { formats });
    expect(data.attributes).toEqual([{ selector: 'img', attribute: 'data-id', values: ['7'] }]);
    valid(data);
  });

  it('tells the URL asked for and the one it ended at', async () => {
    const { data } = await scraper.scrape(at('/hop'));
    expect(data.metadata).toMatchObject({ sourceURL: at('/hop'), url: at('/plain'), statusCode: 200 });
  });

  it('takes a URL without a scheme for http', async () => {
    const { data } = await scraper.scrape(at('/plain').replace('http://', ''));
    expect(data.metadata).toMatchObject({ sourceURL: at('/plain'), title: 'Plain' });
  });

  it('shows an error page with its status and what it means', async () => {
    const broken = await scraper.scrape(at('/broken'));
    expect(broken.data.markdown).toContain('It broke.');
    expect(broken.data.metadata).toMatchObject({ statusCode: 500, error: 'Internal Server Error' });
    const { data } = await scraper.scrape(at('/empty'), { formats: ['markdown', 'html'] });
    expect(data).toMatchObject({ markdown: '', metadata: { statusCode: 404, error: 'Not Found' } });
    valid(data);
  });

  it('reads the character set the server declares', async () => {
    expect((await scraper.scrape(at('/latin'))).data.markdown).toContain('café');
  });

  it('shows text that is no page as it stands', async () => {
    const { data } = await scraper.scrape(at('/data.json'), { formats: ['markdown', 'rawHtml'] });
    expect(data.markdown).toBe('```json\n{"a": "<b>"}\n```');
    expect(data.rawHtml).toBe('{"a": "<b>"}');
  });

  it('passes Markdown and plain text on as they are', async () => {
    const { data } = await scraper.scrape(at('/notes.md'), { formats: ['markdown', 'rawHtml'] });
    expect([data.markdown, data.rawHtml]).toEqual(['# Notes\n\n* café <b>\n', '# Notes\n\n* café <b>\n']);
  });

  it('sends the headers of the request', async () => {
    expect((await scraper.scrape(at('/echo'), { headers: { 'X-Mine': 'plumb' } })).data.markdown).toContain('plumb');
  });

  it('takes cookie pop-ups and advertisements away, unless told not to', async () => {
    const formats = ['markdown' as const, 'html' as const, 'rawHtml' as const];
    const blocked = await scraper.scrape(at('/popups'), { formats, onlyMainContent: false });
    expect(blocked.data.markdown).toBe('The page itself.');
    expect(blocked.data.html).not.toMatch(/Accept all|Buy!/);
    expect(blocked.data.rawHtml).toContain('Accept all');
    const { data } = await scraper.scrape(at('/popups'), { onlyMainContent: false, blockAds: false });
    expect(data.markdown).toMatch(/Accept all[^]*Buy!/);
  });

  it('ends with its timeout', async () => {
    await expect(scraper.scrape(at('/silent'), { timeout: 1000 })).rejects.toMatchObject({ code: 'deadline.exceeded' });
  });
});

describe('stored copies', () => {
  const number = async (options: object = {}, owner?: string): Promise<string> =>
    /number (\d+)/.exec((await scraper.scrape(at('/counter'), options, owner)).data.markdown!)![1]!;

  it('answers a copy younger than maxAge without another visit, to its owner only', async () => {
    const first = await number();
    expect(await number()).toBe(first);
    expect(await number({ maxAge: 10_000, formats: ['markdown', 'links'] })).toBe(first);
    expect(await number({}, 'team-b')).not.toBe(first);
    const { data } = await scraper.scrape(at('/counter'));
    expect(data.metadata).toMatchObject({ cacheState: 'hit', cachedAt: expect.stringMatching(/Z$/) });
  });

  it('visits again with maxAge 0, and when the copy is older', async () => {
    const first = await number({ maxAge: 0 });
    expect(await number({ maxAge: 0 })).not.toBe(first);
    const kept = await number();
    scraper.laterMs += 172_800_001;
    expect(await number()).not.toBe(kept);
  });

  it('keeps nothing with zero data retention or when told not to', async () => {
    const options = { headers: { 'X-A': 'zdr' } };
    const first = await number({ ...options, zeroDataRetention: true });
    const second = await number({ ...options, storeInCache: false });
    expect(second).not.toBe(first);
    expect(await number(options)).not.toBe(second);
  });

  it('keeps visits with other headers apart', async () => {
    expect(await number({ headers: { 'X-A': '1' } })).not.toBe(await number({ headers: { 'X-A': '2' } }));
  });

  it('answers only from what is stored with minAge', async () => {
    await expect(number({ minAge: 0, headers: { 'X-A': 'never' } })).rejects.toMatchObject({
      code: 'source.no-stored-copy',
    });
    expect(await number({ minAge: 0 })).toBe(await number());
  });
});

describe('scrape of a document', () => {
  it.each(['/report.pdf', '/by-type', '/mislabelled'])('parses the document at %s', async (path) => {
    const { data } = await scraper.scrape(at(path));
    expect(data.markdown).toContain('Plumb bob');
    expect(data.metadata).toMatchObject({ numPages: 1, totalPages: 1, sourceURL: at(path), statusCode: 200 });
    valid(data);
  });

  it('answers a PDF as base64 with an empty list of parsers', async () => {
    const { data, credits } = await scraper.scrape(at('/report.pdf'), { parsers: [] });
    expect(Buffer.from(data.markdown!, 'base64')).toEqual(pdf);
    expect(credits).toBe(1);
  });

  it.each(['/report.pdf', '/by-type'])('refuses actions on the document at %s', async (path) => {
    answer = 'no-page';
    await expect(scraper.scrape(at(path), { actions: [{ type: 'scroll' }] })).rejects.toMatchObject({
      code: 'action.not-supported',
    });
  });

  it('says that a screenshot of a document has no effect', async () => {
    const { data } = await scraper.scrape(at('/report.pdf'), { formats: ['markdown', 'screenshot'] });
    expect(data.screenshot).toBeNull();
    expect(data.warning).toContain('`screenshot`');
    valid(data);
  });

  it('takes a page for a page although its address promises a document', async () => {
    const { data } = await scraper.scrape(at('/page.pdf'), { formats: ['markdown', 'screenshot'] });
    expect(data.markdown).toContain('after scripts');
    expect(data.screenshot).toMatch(/^http:\/\/server\.test\/media\//);
  });

  it('refuses a file of an unsupported kind', async () => {
    await expect(scraper.scrape(at('/archive'))).rejects.toMatchObject({ code: 'source.unsupported-file' });
  });
});

describe('choice of the means', () => {
  it.each([
    ['actions', { actions: [{ type: 'scroll' as const }] }],
    ['waitFor', { waitFor: 100 }],
    ['screenshot', { formats: ['markdown' as const, 'screenshot' as const] }],
    ['mobile', { mobile: true }],
    ['location', { location: { country: 'de' } }],
  ])('takes the browser for %s, and says so in the log', async (reason, options) => {
    const { data } = await scraper.scrape(at('/plain'), { maxAge: 0, ...options });
    expect(visits).toHaveLength(1);
    expect(data.markdown).toContain('after scripts');
    expect(scraper.logLines.at(-1)).toContain(`"because":["${reason}"]`);
    valid(data);
  });

  it('says so when nothing is known of the country a page shall be visited from', async () => {
    const from = async (country: string) =>
      (await scraper.scrape(at('/plain'), { location: { country }, maxAge: 0 })).data.warning;
    expect(await from('ZZ')).toContain('`location.country` ZZ');
    expect(await from('DE')).toBeUndefined();
  });

  it('takes the browser for a page that shows its content by scripts only', async () => {
    const { data } = await scraper.scrape(at('/app'), { formats: ['markdown', 'rawHtml'], maxAge: 0 });
    expect(data.markdown).toContain('after scripts');
    expect(data.rawHtml).toContain('before scripts');
  });

  it('answers such a page as fetched, with a warning, when the browser finds no page', async () => {
    answer = 'no-page';
    const { data } = await scraper.scrape(at('/app'), { maxAge: 0 });
    expect(data.metadata).toMatchObject({ title: 'App' });
  });

  it('passes the actions on, and answers what they gave', async () => {
    const actions = [
      { type: 'wait' as const, milliseconds: 5 },
      { type: 'screenshot' as const, fullPage: true },
    ];
    const { data } = await scraper.scrape(at('/plain'), { actions });
    expect(visits[0]!.actions).toEqual([
      { type: 'wait', durationMs: 5 },
      { type: 'screenshot', wish: { fullPage: true } },
    ]);
    expect(data.actions!.screenshots).toHaveLength(1);
    const address = data.actions!.screenshots[0]!.replace('http://server.test', '');
    expect((await scraper.media.read(address))?.type).toBe('image/png');
    valid(data);
  });

  it('answers pictures in place with zero data retention', async () => {
    const { data } = await scraper.scrape(at('/plain'), { formats: ['screenshot'], zeroDataRetention: true });
    expect(data.screenshot).toMatch(/^data:image\/png;base64,/);
  });

  it('answers empty results for an empty list of actions', async () => {
    expect((await scraper.scrape(at('/plain'), { actions: [] })).data.actions).toEqual({
      javascriptReturns: [],
      pdfs: [],
      scrapes: [],
      screenshots: [],
    });
  });
});

describe('change tracking', () => {
  it('compares with the scrape before, tag by tag', async () => {
    const track = (tag: string) =>
      scraper.scrape(at('/counter'), {
        formats: ['markdown', { type: 'changeTracking', modes: ['git-diff'], tag }],
        maxAge: 0,
      });
    const first = await track('a');
    expect(first.data.changeTracking).toMatchObject({ changeStatus: 'new', previousScrapeAt: null, diff: null });
    const second = await track('a');
    expect(second.data.changeTracking).toMatchObject({ changeStatus: 'changed', visibility: 'visible' });
    expect(second.data.changeTracking!.diff).toMatch(/^-Visit number \d+\.\n\+Visit number \d+\.$/m);
    expect((await track('b')).data.changeTracking!.changeStatus).toBe('new');
    valid(second.data);
  });
});

describe('what cannot be scraped', () => {
  it.each(['file:///etc/passwd', 'ftp://example.org/', 'javascript:alert(1)', 'http://a:b@example.org/', ''])(
    'refuses the URL %s',
    async (url) => {
      await expect((async () => scraper.scrape(url || 'http://'))()).rejects.toMatchObject({
        code: 'request.invalid-options',
      });
    },
  );

  it('bounds all waits together', async () => {
    const actions = [
      { type: 'wait' as const, milliseconds: 30_000 },
      { type: 'wait' as const, milliseconds: 29_000 },
    ];
    await expect((async () => scraper.scrape(at('/plain'), { actions, waitFor: 1001 }))()).rejects.toMatchObject({
      code: 'request.invalid-options',
    });
    expect((await scraper.scrape(at('/plain'), { actions, waitFor: 1000 })).data.markdown).toContain('after scripts');
  });
});
