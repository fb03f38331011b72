import { Firecrawl } from 'firecrawl';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import { systemRandom } from '../base/random.js';
import { readConfig } from '../config.js';
import { compose } from './compose.js';
import type { Service } from './compose.js';

/** The service as it is, a site with known pages, and the unmodified SDK between them. */
let service: Service;
let site: Server;
let siteUrl: string;
let base: string;
let client: Firecrawl;
let dataDir: string;
const visits: string[] = [];
const notifications: { type: string; success: boolean; id: string }[] = [];
const logLines: string[] = [];

const page = (title: string, ...links: string[]): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>This page speaks of ${title} and of nothing else at all.</p><ul>${links.map((link) => `<li><a href="${link}">To ${link}</a></li>`).join('')}</ul></main></body></html>`;
const pages: Record<string, string> = {
  '/': page('Home', '/docs/', '/about', '/docs/one', '/private/secret', '/picture.png', 'http://elsewhere.invalid/'),
  '/docs/': page('Docs', '/docs/one', '/docs/two/', '/', '#top'),
  '/docs/one': page('One', '/docs/deep'),
  '/docs/two/': page('Two', '/docs/two', '/docs/two/index.html', '/docs/two/?x=1'),
  '/docs/two/?x=1': page('Two with a query'),
  '/docs/deep': page('Deep'),
  '/docs/orphan': page('Orphan'),
  '/about': page('About', '/'),
  '/private/secret': page('Secret'),
  '/robots.txt': 'User-agent: *\nDisallow: /private/\n',
};

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url!;
    if (path === '/hook') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        notifications.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof notifications)[number]);
        response.end();
      });
      return;
    }
    if (path !== '/robots.txt' && !path.includes('sitemap')) visits.push(path);
    if (path === '/sitemap.xml') {
      response.setHeader('content-type', 'application/xml');
      response.end(`<urlset><url><loc>${siteUrl}/docs/orphan</loc></url></urlset>`);
    } else if (path === '/never') {
      // Answers nobody.
    } else if (pages[path] === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end(page('Not found'));
    } else {
      response.setHeader('content-type', path === '/robots.txt' ? 'text/plain' : 'text/html');
      response.end(pages[path]);
    }
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-jobs-'));
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    API_KEYS: 'team-a=key-of-team-a,team-b=key-of-team-b',
    VALIDATE_RESPONSES: 'on',
    EGRESS_ALLOW: `127.0.0.1:${port}`,
    BROWSER_INSTALL: 'off',
    SHUTDOWN_TIMEOUT_SECONDS: '1',
  };
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  service = await compose(readConfig(env, { cores: 1 }), { clock: systemClock, random: systemRandom, log });
  base = `http://127.0.0.1:${await service.listen()}`;
  client = new Firecrawl({ apiUrl: base, apiKey: 'key-of-team-a' });
});
afterAll(async () => {
  await service.close();
  site.closeAllConnections();
  site.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  visits.length = 0;
  notifications.length = 0;
});

const api = async (method: string, path: string, body?: object, key = 'key-of-team-a') => {
  const answer = await fetch(`${base}/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const fresh = { maxAge: 0 } as const;
const paths = (documents: { metadata?: { sourceURL?: string | undefined } | undefined }[]): string[] =>
  documents.map(({ metadata }) => metadata!.sourceURL!.slice(siteUrl.length)).sort();

describe('a batch scrape', () => {
  it('scrapes each URL, one that stands twice too, and lists what failed apart', async () => {
    const urls = [
      `${siteUrl}/docs/one`,
      `${siteUrl}/about`,
      `${siteUrl}/about`,
      'http://nowhere.invalid/',
      'not a url',
    ];
    const job = await client.batchScrape(urls, {
      options: { formats: ['markdown', 'links'], ...fresh },
      ignoreInvalidURLs: true,
      pollInterval: 1,
    });
    expect(job).toMatchObject({ status: 'completed', completed: 3, total: 4 });
    expect(paths(job.data)).toEqual(['/about', '/about', '/docs/one']);
    expect(job.data.find(({ metadata }) => metadata!.sourceURL!.endsWith('one'))!.markdown).toContain('# One');
    const { body } = await api('GET', `/batch/scrape/${job.id}/errors`);
    expect(body).toMatchObject({
      success: true,
      errors: [
        { url: 'http://nowhere.invalid/', code: 'SCRAPE_DNS_RESOLUTION_ERROR', error: expect.any(String) as string },
      ],
      robotsBlocked: [],
    });
  });

  it('refuses invalid URLs, or leaves them out', async () => {
    const urls = [`${siteUrl}/about`, 'ftp://x'];
    const lenient = await api('POST', '/batch/scrape', { urls, ignoreInvalidURLs: true });
    expect(lenient).toMatchObject({ status: 200, body: { success: true, invalidURLs: ['ftp://x'] } });
    expect(await api('POST', '/batch/scrape', { urls })).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringContaining('urls[1]') as string },
    });
    expect((await api('POST', '/batch/scrape', { urls: ['ftp://x'] })).status).toBe(400);
  });

  it('goes on by appendToId, and answers in pages', async () => {
    const first = await api('POST', '/batch/scrape', { urls: [`${siteUrl}/about`], ...fresh });
    const id = first.body['id'] as string;
    const more = await api('POST', '/batch/scrape', { urls: [`${siteUrl}/docs/one`], appendToId: id });
    expect(more.body).toMatchObject({ success: true, id });
    await expect.poll(async () => (await api('GET', `/batch/scrape/${id}`)).body['status']).toBe('completed');
    const { body } = await api('GET', `/batch/scrape/${id}?limit=1`);
    expect(body).toMatchObject({
      success: true,
      total: 2,
      completed: 2,
      next: `${base}/v2/batch/scrape/${id}?skip=1&limit=1`,
    });
    const next = await (
      await fetch(String(body['next']), { headers: { authorization: 'Bearer key-of-team-a' } })
    ).json();
    expect(next).toMatchObject({ success: true, data: [{ metadata: { statusCode: 200 } }] });
    expect(next).not.toHaveProperty('next');
  });

  it('belongs to its owner, and is started once for an idempotency key', async () => {
    const start = () =>
      fetch(`${base}/v2/batch/scrape`, {
        method: 'POST',
        headers: {
          authorization: 'Bearer key-of-team-a',
          'content-type': 'application/json',
          'x-idempotency-key': 'once',
        },
        body: JSON.stringify({ urls: [`${siteUrl}/about`] }),
      });
    const started = (await (await start()).json()) as { id: string };
    const again = await start();
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ success: false, code: 'IDEMPOTENCY_KEY_USED' });
    expect((await api('GET', `/batch/scrape/${started.id}`, undefined, 'key-of-team-b')).status).toBe(404);
    expect((await api('GET', `/crawl/${started.id}`)).status).toBe(404);
    expect((await api('DELETE', `/batch/scrape/${started.id}`, undefined, 'key-of-team-b')).status).toBe(404);
  });
});

describe('a crawl', () => {
  const crawl = (options: object = {}, path = '/') =>
    client.crawl(`${siteUrl}${path}`, { scrapeOptions: { ...fresh }, pollInterval: 1, ...options });

  it('visits what links and the sitemap lead to, each page once, and keeps to robots.txt', async () => {
    const job = await crawl();
    expect(job.status).toBe('completed');
    expect(paths(job.data)).toEqual([
      '/',
      '/about',
      '/docs/',
      '/docs/deep',
      '/docs/one',
      '/docs/orphan',
      '/docs/two/',
      '/docs/two/?x=1',
    ]);
    expect(visits.filter((path) => path === '/private/secret')).toEqual([]);
    expect(visits).toHaveLength(8);
    const { body } = await api('GET', `/crawl/${job.id}/errors`);
    expect(body).toMatchObject({ errors: [], robotsBlocked: [`${siteUrl}/private/secret`] });
  });

  it('stays below its start, unless it may go everywhere', async () => {
    expect(paths((await crawl({ sitemap: 'skip' }, '/docs/')).data)).toEqual([
      '/docs/',
      '/docs/deep',
      '/docs/one',
      '/docs/two/',
      '/docs/two/?x=1',
    ]);
    expect(paths((await crawl({ sitemap: 'skip', crawlEntireDomain: true }, '/docs/')).data)).toContain('/about');
  });

  it('keeps to depth, limit, paths, queries and the sitemap as it is told', async () => {
    expect(paths((await crawl({ sitemap: 'skip', maxDiscoveryDepth: 1 })).data)).not.toContain('/docs/deep');
    expect((await crawl({ limit: 3 })).data).toHaveLength(3);
    expect(paths((await crawl({ includePaths: ['^/docs/o'] })).data)).toEqual(['/docs/one', '/docs/orphan']);
    expect(paths((await crawl({ excludePaths: ['^/docs'] })).data)).toEqual(['/', '/about']);
    expect(paths((await crawl({ sitemap: 'only' })).data)).toEqual(['/docs/orphan']);
    const noQueries = await crawl({ sitemap: 'skip', ignoreQueryParameters: true }, '/docs/two/');
    expect(noQueries.data).toHaveLength(1);
  });

  it('tells its webhook what happens, and the caller what it does', async () => {
    const webhook = { url: `${siteUrl}/hook`, metadata: { run: 1 } };
    const { body } = await api('POST', '/crawl', { url: siteUrl, limit: 2, webhook, scrapeOptions: fresh });
    const id = body['id'] as string;
    await expect
      .poll(() => notifications.map(({ type }) => type))
      .toEqual(['crawl.started', 'crawl.page', 'crawl.page', 'crawl.completed']);
    expect(notifications.every((told) => told.id === id)).toBe(true);
    expect((await api('GET', '/crawl/active')).body).toEqual({ success: true, crawls: [] });
    expect((await api('DELETE', `/crawl/${id}`)).status).toBe(409);
  });

  it('is listed while it runs, and ends when it is cancelled', async () => {
    const { body } = await api('POST', '/crawl', { url: `${siteUrl}/never`, sitemap: 'skip', maxDiscoveryDepth: 0 });
    const id = body['id'] as string;
    expect((await api('GET', '/crawl/active')).body).toMatchObject({
      crawls: [{ id, teamId: 'team-a', url: `${siteUrl}/never` }],
    });
    expect((await api('GET', '/crawl/active', undefined, 'key-of-team-b')).body).toMatchObject({ crawls: [] });
    expect((await api('DELETE', `/crawl/${id}`)).body).toEqual({ status: 'cancelled' });
    expect((await api('GET', `/crawl/${id}`)).body).toMatchObject({ success: true, status: 'cancelled' });
  });

  it('that never reached its first page has failed, and says why', async () => {
    const job = await client.startCrawl('http://nowhere.invalid/');
    await expect
      .poll(async () => (await api('GET', `/crawl/${job.id}`)).body)
      .toMatchObject({
        success: true,
        status: 'failed',
        error: expect.stringContaining('nowhere.invalid') as string,
        data: [],
      });
  });

  it('refuses what it cannot do, before it begins', async () => {
    for (const wrong of [
      { includePaths: ['('] },
      { scrapeOptions: { formats: ['nonsense'] } },
      { webhook: 'ftp://example.com/' },
      { webhook: { url: 'https://example.com/', events: ['paeg'] } },
    ])
      expect((await api('POST', '/crawl', { url: siteUrl, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect((await api('GET', '/crawl/0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11')).status).toBe(404);
  });
});
