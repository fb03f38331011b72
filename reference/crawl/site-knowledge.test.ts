import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import type { FetchedResource } from '../fetch/fetch-url.js';
import { robotsOfNobody } from './robots.js';
import { robotsOf, sitemapPages } from './site-knowledge.js';
import type { SiteAsked } from './site-knowledge.js';

const site = new URL('https://example.com/docs/start');
const map = (...pages: string[]): string =>
  `<urlset>${pages.map((page) => `<url><loc>${page}</loc></url>`).join('')}</urlset>`;
const index = (...maps: string[]): string =>
  `<sitemapindex>${maps.map((page) => `<sitemap><loc>${page}</loc></sitemap>`).join('')}</sitemapindex>`;

/** A site of these files; anything else is 404. */
function asked(files: Record<string, string | Uint8Array>): SiteAsked & { visits: string[] } {
  const visits: string[] = [];
  return {
    visits,
    clock: systemClock,
    headers: {},
    verifyTls: true,
    signal: new AbortController().signal,
    fetcher: {
      fetch: async ({ url, maxBytes }): Promise<FetchedResource> => {
        visits.push(url.href);
        const file = files[url.pathname];
        const bytes = Buffer.from(file ?? 'Not found');
        if (bytes.length > maxBytes) throw new Error('too large');
        return { url: url.href, statusCode: file === undefined ? 404 : 200, headers: {}, bytes, redirects: [] };
      },
    },
  };
}

describe('what a site says of itself', () => {
  it('is the maps that robots.txt names, indexes and gzip undone, each page once', async () => {
    const known = asked({
      '/robots.txt': 'Sitemap: https://example.com/index.xml\nUser-agent: *\nDisallow: /no',
      '/index.xml': index('https://example.com/1.xml', '/2.xml.gz', 'https://example.com/index.xml'),
      '/1.xml': map('https://example.com/a', 'https://example.com/b'),
      '/2.xml.gz': gzipSync(map('https://example.com/b', 'https://example.com/c')),
    });
    const robots = await robotsOf(site, 'Plumbline', known);
    expect(robots.allows(new URL('https://example.com/no'))).toBe(false);
    expect(await sitemapPages(site, robots, 100, known)).toEqual(
      ['a', 'b', 'c'].map((name) => `https://example.com/${name}`),
    );
    expect(await sitemapPages(site, robots, 2, known)).toHaveLength(2);
  });

  it('is /sitemap.xml where robots.txt names none, and the map beside the page', async () => {
    const known = asked({
      '/sitemap.xml': map('https://example.com/a'),
      '/docs/sitemap.xml': map('https://example.com/docs/b'),
    });
    expect(await sitemapPages(site, robotsOfNobody, 100, known)).toEqual([
      'https://example.com/a',
      'https://example.com/docs/b',
    ]);
  });

  it('is nothing where it says nothing, or nonsense', async () => {
    const known = asked({ '/sitemap.xml': '<html>', '/docs/sitemap.xml': Buffer.from([0x1f, 0x8b, 1, 2]) });
    expect(await sitemapPages(site, robotsOfNobody, 100, known)).toEqual([]);
    expect((await robotsOf(site, 'Plumbline', known)).allows(site)).toBe(true);
  });

  it('ends, however many maps lead to further maps', async () => {
    const known = asked({});
    let count = 0;
    known.fetcher.fetch = async ({ url }) => {
      const bytes = Buffer.from(index(`https://example.com/${++count}.xml`, `https://example.com/${++count}.xml`));
      return { url: url.href, statusCode: 200, headers: {}, bytes, redirects: [] };
    };
    expect(await sitemapPages(site, robotsOfNobody, 100, known)).toEqual([]);
    expect(count).toBeLessThan(200);
  });

  it('is given up with its caller', async () => {
    const controller = new AbortController();
    const known = { ...asked({}), signal: controller.signal };
    controller.abort(new Error('gone'));
    known.fetcher = { fetch: () => Promise.reject(new Error('aborted')) };
    await expect(robotsOf(site, 'Plumbline', known)).rejects.toThrow('gone');
  });
});
