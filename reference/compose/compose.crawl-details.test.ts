import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf, startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';

/** What a crawl does with robots.txt, with credentials, and with callers who ask for more than there is. */
let whole: WholeService;
let robots = '';
/** Of the same server by its other name, and where its pages link to. */
let otherRobots = '';
let elsewhere: string[] = [];
const arrivals: { path: string; atMs: number; secret: string | undefined }[] = [];
let release: () => void;
let held = Promise.resolve();

beforeAll(async () => {
  whole = await startWholeService((request, response) => {
    const path = request.url!;
    const { authorization, host } = request.headers;
    const isOther = host?.startsWith('localhost') === true;
    arrivals.push({ path, atMs: performance.now(), secret: authorization });
    if (path === '/robots.txt') return void response.end(isOther ? otherRobots : robots);
    if (path === '/sitemap.xml')
      return void response.end(`<urlset><url><loc>${whole.site}/mapped</loc></url></urlset>`);
    const answer = (): unknown =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(pageOf(path, ...(isOther ? [] : ['/a', '/b', '/private', ...elsewhere])));
    return void (['/held', '/slow/1'].includes(path) ? held.then(answer) : answer());
  });
});
afterAll(() => whole.close());
beforeEach(() => {
  arrivals.length = 0;
  // Rules are remembered for a while, by site and by whose they are.
  robots = '';
  otherRobots = '';
  elsewhere = [];
});

const crawl = async (options: object): Promise<string[]> => {
  const job = await whole.client.crawl(`${whole.site}/`, { scrapeOptions: { maxAge: 0 }, pollInterval: 1, ...options });
  return job.data.map(({ metadata }) => metadata!.sourceURL!.slice(whole.site.length)).sort();
};

describe('a crawl', () => {
  it('keeps the rules that robots.txt has for the name it is given, or none', async () => {
    robots = 'User-agent: Trialbot\nDisallow: /a\n\nUser-agent: *\nDisallow: /private\n';
    const named = { sitemap: 'skip', robotsUserAgent: 'Trialbot/1.0' } as const;
    expect(await crawl(named)).toEqual(['/', '/b', '/private']);
    expect(await crawl({ sitemap: 'skip' })).toEqual(['/', '/a', '/b']);
    arrivals.length = 0;
    expect(await crawl({ sitemap: 'skip', ignoreRobotsTxt: false, robotsUserAgent: '' })).toEqual(['/', '/a', '/b']);
    const body = { url: whole.site, sitemap: 'skip', ignoreRobotsTxt: true, scrapeOptions: { maxAge: 0 } };
    const started = await whole.api('POST', '/crawl', body);
    await expect
      .poll(async () => (await whole.api('GET', `/crawl/${String(started.body['id'])}`)).body)
      .toMatchObject({ status: 'completed', completed: 4 });
    expect(arrivals.map(({ path }) => path)).not.toContain('/robots.txt');
  });

  it('leaves the sitemap unread by its older name too', async () => {
    expect(await crawl({ robotsUserAgent: 'Mapped' })).toContain('/mapped');
    const body = { url: whole.site, ignoreSitemap: true, limit: 2, scrapeOptions: { maxAge: 0 } };
    arrivals.length = 0;
    const { body: started } = await whole.api('POST', '/crawl', body);
    await expect
      .poll(async () => (await whole.api('GET', `/crawl/${String(started['id'])}`)).body['status'])
      .toBe('completed');
    expect(arrivals.map(({ path }) => path)).not.toContain('/sitemap.xml');
  });

  it('goes as slowly as the site asks', async () => {
    robots = 'User-agent: *\nCrawl-delay: 0.4\n';
    expect(await crawl({ sitemap: 'skip', robotsUserAgent: 'Slowbot', limit: 3 })).toHaveLength(3);
    const pages = arrivals.filter(({ path }) => path !== '/robots.txt');
    const gaps = pages.slice(1).map(({ atMs }, at) => atMs - pages[at]!.atMs);
    // Timers of the server and of the test may differ by some milliseconds.
    for (const gap of gaps) expect(gap).toBeGreaterThan(380);
  });

  it('is not kept busy by a site that asks for a pause of next to nothing', async () => {
    otherRobots = 'User-agent: *\nCrawl-delay: 0.0000001\n';
    elsewhere = ['/slow/1', '/slow/2'].map((path) => `http://localhost:${whole.sitePort}${path}`);
    held = new Promise((resolve) => setTimeout(resolve, 300));
    const scrapeOptions = { maxAge: 0, timeout: 2000 };
    const wish = { sitemap: 'skip', robotsUserAgent: 'Hastybot', allowExternalLinks: true, scrapeOptions } as const;
    expect(await crawl(wish)).toHaveLength(6);
  });

  it('goes as slowly as another site asks that it leads to, there alone', async () => {
    otherRobots = 'User-agent: *\nCrawl-delay: 1\n';
    const slow = ['/slow/1', '/slow/2'];
    elsewhere = slow.map((path) => `http://localhost:${whole.sitePort}${path}`);
    // The slow one answers when the site's own pages have come: they do not wait for its turn.
    held = expect.poll(() => arrivals.filter(({ path }) => ['/a', '/b', '/private'].includes(path))).toHaveLength(3);
    await crawl({ sitemap: 'skip', robotsUserAgent: 'Otherbot', allowExternalLinks: true });
    const times = arrivals.filter(({ path }) => slow.includes(path)).map(({ atMs }) => atMs);
    expect(times).toHaveLength(2);
    expect(times[1]! - times[0]!).toBeGreaterThan(980);
  });

  it('tells how far it is without ever going back, and in the log', async () => {
    const { id } = await whole.client.startCrawl(`${whole.site}/`, { scrapeOptions: { maxAge: 0 } });
    const seen: { completed: number; total: number; credits: number }[] = [];
    await expect
      .poll(
        async () => {
          const { body } = await whole.api('GET', `/crawl/${id}?limit=1`);
          seen.push({
            completed: body['completed'] as number,
            total: body['total'] as number,
            credits: body['creditsUsed'] as number,
          });
          return body['status'];
        },
        { interval: 5 },
      )
      .toBe('completed');
    for (const [at, now] of seen.slice(1).entries()) {
      const before = seen[at]!;
      expect(now.completed).toBeGreaterThanOrEqual(before.completed);
      expect(now.total).toBeGreaterThanOrEqual(before.total);
      expect(now.credits).toBeGreaterThanOrEqual(before.credits);
      expect(now.total).toBeGreaterThanOrEqual(now.completed);
    }
    const line = new RegExp(`crawl ${id}: \\d+/\\d+ pages( \\(completed\\))?, [\\d.]+ a second`);
    await expect.poll(() => whole.logLines.some((text) => line.test(text))).toBe(true);
  });

  it('is told to callers who have all there is only after a while, while it runs', async () => {
    held = new Promise((resolve) => (release = resolve));
    const urls = [`${whole.site}/a`, `${whole.site}/held`];
    const { body } = await whole.api('POST', '/batch/scrape', { urls, maxAge: 0 });
    const path = `/batch/scrape/${String(body['id'])}`;
    await expect.poll(async () => (await whole.api('GET', path)).body['completed']).toBe(1);
    // At least so long: a busy machine only makes it longer.
    const beganMs = performance.now();
    expect((await whole.api('GET', `${path}?skip=1`)).body).toMatchObject({ status: 'scraping', data: [] });
    expect(performance.now() - beganMs).toBeGreaterThan(900);
    const soon = whole.api('GET', `${path}?skip=1`);
    release();
    expect((await soon).body).toMatchObject({ data: [{}] });
  });
});

describe('credentials of a job', () => {
  it('reach its pages, are shown to nobody, and are gone from the disk when it has ended', async () => {
    const other = await startWholeService((request, response) => {
      arrivals.push({ path: request.url!, atMs: 0, secret: request.headers.authorization });
      response.writeHead(request.url === '/hook' ? 200 : 200, { 'content-type': 'text/html' }).end(pageOf('Page'));
    });
    const authorization = 'Bearer the-secret-of-the-caller';
    const { body } = await other.api('POST', '/crawl', {
      url: other.site,
      sitemap: 'skip',
      limit: 1,
      scrapeOptions: { maxAge: 0, storeInCache: false, headers: { authorization } },
      webhook: { url: `${other.site}/hook`, headers: { authorization: 'the-secret-of-the-hook' } },
    });
    const active = await other.api('GET', '/crawl/active');
    expect(JSON.stringify(active.body)).not.toContain('secret');
    await expect.poll(() => arrivals.filter(({ secret }) => secret === 'the-secret-of-the-hook').length).toBe(3);
    expect(arrivals.some(({ secret }) => secret === authorization)).toBe(true);
    expect((await other.api('GET', `/crawl/${String(body['id'])}`)).body).toMatchObject({ status: 'completed' });
    await other.service.close();
    const stored = await readFile(join(other.dataDir, 'plumbline.db'), 'latin1');
    expect(stored).toContain('This page speaks of');
    expect(stored).not.toContain('the-secret-of');
    await other.close();
  });
});
