import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOfTeamB, pageOf, startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';

/** POST /map of the whole service, by the unmodified SDK and over HTTP. */
let whole: WholeService;
const seen: string[] = [];

const mapOf = (...addresses: string[]): string =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

beforeAll(async () => {
  whole = await startWholeService((request, response) => {
    const site = `http://${request.headers.host}`;
    const path = request.url!;
    seen.push(path);
    const pages: Record<string, string> = {
      '/': pageOf(
        'Home',
        '/docs/install',
        '/docs/install/',
        '/shop?id=1',
        '/shop?id=2',
        '/private/a',
        '/logo.png',
        'http://elsewhere.test/',
        `http://sub.localhost:${whole.sitePort}/sub`,
      ),
      '/docs/install': pageOf('Installation'),
      '/many': pageOf('Many', ...Array.from({ length: 150 }, (_, at) => `/many/${at}`)),
      '/alone': pageOf('Alone', '/alone/next'),
      '/slow/': pageOf('Slow', '/slow/a', '/slow/b'),
      '/lost/': pageOf('Lost', '/lost/one'),
      '/robots.txt': `User-agent: *\nDisallow: /private/\nSitemap: ${site}/index.xml`,
      '/index.xml': `<sitemapindex><sitemap><loc>${site}/first.xml</loc></sitemap><sitemap><loc>${site}/second.xml.gz</loc></sitemap></sitemapindex>`,
      '/first.xml': mapOf(`${site}/orphan`, `${site}/docs/Stra%C3%9Fe`, `http://elsewhere.test/page`),
    };
    if (['/never', '/never/', '/slow/sitemap.xml', '/slow/late/sitemap.xml'].includes(path)) return;
    if (path === '/second.xml.gz') return void response.end(gzipSync(mapOf(`${site}/packed`, `${site}/private/b`)));
    const type = path.endsWith('.xml') ? 'application/xml' : path.endsWith('.txt') ? 'text/plain' : 'text/html';
    response.writeHead(pages[path] === undefined ? 404 : 200, { 'content-type': type });
    response.end(pages[path] ?? pageOf('Not found'));
  });
});
afterAll(() => whole.close());

const linksOf = (body: Record<string, unknown>): string[] => (body['links'] as { url: string }[]).map(({ url }) => url);
const map = async (options: object = {}, path = '/') => {
  const { status, body } = await whole.api('POST', '/map', {
    url: `${whole.site}${path}`,
    ignoreCache: true,
    ...options,
  });
  return { status, body, paths: status === 200 ? linksOf(body).map((url) => url.replace(whole.site, '')) : [] };
};

describe('a map', () => {
  it('lists the links of the page and the entries of its maps, each page once, and nothing robots.txt forbids', async () => {
    const { body, paths } = await map();
    expect(paths.sort()).toEqual(['/', '/docs/Stra%C3%9Fe', '/docs/install', '/orphan', '/packed', '/shop']);
    expect(body).toMatchObject({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(body['links']).toContainEqual({ url: `${whole.site}/`, title: 'Home', description: 'About Home.' });
  });

  it('serves the SDK', async () => {
    const { links } = await whole.client.map(`${whole.site}/`, { limit: 3, sitemap: 'include', timeout: 20_000 });
    expect(links).toHaveLength(3);
    expect(links[0]).toMatchObject({ url: `${whole.site}/`, title: 'Home' });
  });

  it('keeps to the sitemap alone, or leaves it unread', async () => {
    expect((await map({ sitemap: 'only' })).paths.sort()).toEqual(['/docs/Stra%C3%9Fe', '/orphan', '/packed']);
    seen.length = 0;
    expect((await map({ sitemap: 'skip' })).paths.sort()).toEqual(['/', '/docs/install', '/shop']);
    expect(seen.sort()).toEqual(['/', '/robots.txt']);
  });

  it('filters by text, best fits first, whatever the case and the spelling of the address', async () => {
    expect((await map({ search: 'ORPHAN' })).paths).toEqual(['/orphan']);
    expect((await map({ search: 'straße' })).paths).toEqual(['/docs/Stra%C3%9Fe']);
    expect((await map({ search: 'docs install' })).paths).toEqual(['/docs/install']);
    expect((await map({ search: 'about home' })).paths).toEqual(['/']);
    expect((await map({ search: 'nothing-like-it' })).paths).toEqual([]);
  });

  it('holds 100 links by default, and as many as it may', async () => {
    expect((await map({ sitemap: 'skip' }, '/many')).paths).toHaveLength(100);
    expect((await map({ sitemap: 'skip', limit: 120 }, '/many')).paths).toHaveLength(120);
    const few = await map({ limit: 4 });
    expect(few.paths).toEqual(['/', '/orphan', '/docs/install', '/docs/Stra%C3%9Fe']);
  });

  it('takes queries for pages of their own where it is told to', async () => {
    const { paths } = await map({ sitemap: 'skip', ignoreQueryParameters: false });
    expect(paths.filter((path) => path.startsWith('/shop'))).toEqual(['/shop?id=1', '/shop?id=2']);
  });

  it('reaches subdomains unless it is told not to', async () => {
    const url = `http://localhost:${whole.sitePort}/`;
    const sub = `http://sub.localhost:${whole.sitePort}/sub`;
    const wide = await whole.api('POST', '/map', { url, sitemap: 'skip' });
    expect(linksOf(wide.body)).toContain(sub);
    const narrow = await whole.api('POST', '/map', { url, sitemap: 'skip', includeSubdomains: false });
    expect(linksOf(narrow.body)).not.toContain(sub);
    expect(linksOf(narrow.body)).toContain(`${url}docs/install`);
  });

  it('stays below the address it is given', async () => {
    expect((await map({}, '/lost/')).paths).toEqual(['/lost/', '/lost/one']);
  });

  it('remembers what crawls of its owner have met, with their titles', async () => {
    const options = { sitemap: 'skip', limit: 1, scrapeOptions: { maxAge: 0 } } as const;
    await whole.client.crawl(`${whole.site}/docs/install`, { ...options, pollInterval: 1 });
    const { body } = await whole.api('POST', '/map', { url: `${whole.site}/docs/`, sitemap: 'skip' });
    expect(body['links']).toContainEqual({
      url: `${whole.site}/docs/install`,
      title: 'Installation',
      description: 'About Installation.',
    });
    const stranger = await whole.api('POST', '/map', { url: `${whole.site}/docs/`, sitemap: 'skip' }, keyOfTeamB);
    expect(stranger.body).toMatchObject({ links: [{ url: `${whole.site}/docs/` }], warning: 'The page answered 404.' });
  });

  it('costs one credit, and nothing when it fails', async () => {
    const left = async (): Promise<number> =>
      ((await whole.api('GET', '/team/credit-usage')).body['data'] as { remainingCredits: number }).remainingCredits;
    const before = await left();
    await map();
    expect(await left()).toBe(before - 1);
    expect(await map({}, '')).toMatchObject({ status: 200 });
    const failed = await whole.api('POST', '/map', { url: 'http://nowhere.invalid/' });
    expect(failed).toMatchObject({ status: 500, body: { success: false, code: 'SCRAPE_DNS_RESOLUTION_ERROR' } });
    expect(await left()).toBe(before - 2);
  });

  it('answers what it found when its page does not come in time, and 408 when that is nothing', async () => {
    const late = { timeout: 1000, url: `${whole.site}/never` };
    expect(await whole.api('POST', '/map', { ...late, sitemap: 'skip' })).toMatchObject({
      status: 408,
      body: { success: false, code: 'MAP_TIMEOUT' },
    });
  });

  it('lists the links of the page when the maps of the site do not come in time', async () => {
    const { body, paths } = await map({ timeout: 1000 }, '/slow/');
    expect(paths.sort()).toEqual(['/slow/', '/slow/a', '/slow/b']);
    expect(body['warning']).toBe(
      'The time was over before all sitemaps of the site were read. Raise `timeout` for more.',
    );
    expect((await map({ timeout: 1000, sitemap: 'only' }, '/slow/late/')).status).toBe(408);
  });

  it('refuses what it does not know, and takes what asks for nothing', async () => {
    expect((await map({ nonsense: 1 })).status).toBe(400);
    expect((await map({ sitemap: 'perhaps' })).status).toBe(400);
    expect((await map({ threatProtection: { mode: 'strict' } })).status).toBe(501);
    const idle = { threatProtection: { mode: 'off' }, auditMetadata: { username: 'j' }, integration: 'mcp' };
    expect((await map({ ...idle, location: { country: 'DE', languages: ['de'] } })).status).toBe(200);
  });
});
