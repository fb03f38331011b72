import { describe, expect, it } from 'vitest';
import { readSitemap } from './sitemap.js';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (content: string): string =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">${content}</urlset>`;

describe('a sitemap', () => {
  it('names its pages in order, escapes undone, pictures left out', () => {
    const text = urlset(`
      <url><loc> https://example.com/a?x=1&amp;y=2 </loc><lastmod>2026-01-01</lastmod></url>
      <url><loc>https://example.com/caf&#233;</loc><image:image><image:loc>https://example.com/p.png</image:loc></image:image></url>
      <url><loc><![CDATA[https://example.com/c?a&b]]></loc></url>`);
    expect(readSitemap(text)).toEqual({
      pages: ['https://example.com/a?x=1&y=2', 'https://example.com/café', 'https://example.com/c?a&b'],
      maps: [],
    });
  });

  it('may be an index of others', () => {
    const text = `${head}<sitemapindex><sitemap><loc>https://example.com/1.xml.gz</loc></sitemap></sitemapindex>`;
    expect(readSitemap(text)).toEqual({ pages: [], maps: ['https://example.com/1.xml.gz'] });
  });

  it('may have a prefix of its own, and end in the middle', () => {
    const text = `\ufeff${head}<s:urlset xmlns:s="x"><s:url><s:loc>https://example.com/a</s:loc></s:url><s:url><s:loc>https://example.com/b`;
    expect(readSitemap(text).pages).toEqual(['https://example.com/a', 'https://example.com/b']);
  });

  it('may be a list of lines', () => {
    expect(readSitemap('https://example.com/a\r\nnothing\nhttp://example.com/b\n')).toEqual({
      pages: ['https://example.com/a', 'http://example.com/b'],
      maps: [],
    });
  });

  it('that is no sitemap has nothing', () => {
    for (const text of [
      '',
      '<html><body>Not found</body></html>',
      'loc>loc>loc>',
      '<loc>'.repeat(100_000),
      'x'.repeat(1_000_000),
    ])
      expect(readSitemap(text)).toEqual({ pages: [], maps: [] });
  });

  it('has no more entries than the protocol allows', () => {
    const many = urlset('<url><loc>https://example.com/</loc></url>'.repeat(60_000));
    expect(readSitemap(many).pages).toHaveLength(50_000);
  });
});
