import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.js';
import { outOfScope } from './scope.js';
import type { ScopeOptions } from './scope.js';

const scope = (home: string, more: Partial<ScopeOptions> = {}): ScopeOptions => ({
  home: new URL(home),
  crawlEntireDomain: false,
  allowSubdomains: false,
  allowExternalLinks: false,
  ...more,
});
const visits = (url: string, options: ScopeOptions, depth = 1): boolean =>
  outOfScope(new URL(url), depth, options) === undefined;

describe('a crawl', () => {
  it('stays below its start', () => {
    const docs = scope('https://example.com/docs/');
    expect(visits('https://example.com/docs/a/b', docs)).toBe(true);
    expect(visits('https://example.com/docs', docs)).toBe(true);
    expect(visits('https://www.example.com/docs/a', docs)).toBe(true);
    expect(visits('http://example.com/docs/a', docs)).toBe(true);
    expect(visits('https://example.com/', docs)).toBe(false);
    expect(visits('https://example.com/documents', docs)).toBe(false);
    expect(visits('https://example.com/blog/docs/a', docs)).toBe(false);
  });

  it('goes to siblings and parents with crawlEntireDomain', () => {
    const docs = scope('https://example.com/docs/', { crawlEntireDomain: true });
    expect(visits('https://example.com/', docs)).toBe(true);
    expect(visits('https://example.com/blog/a', docs)).toBe(true);
    expect(visits('https://other.example/', docs)).toBe(false);
  });

  it('goes to subdomains and other sites only where it may', () => {
    const start = scope('https://example.com/');
    expect(visits('https://news.example.com/', start)).toBe(false);
    expect(visits('https://news.example.com/', { ...start, allowSubdomains: true })).toBe(true);
    expect(visits('https://notexample.com/', { ...start, allowSubdomains: true })).toBe(false);
    const withPort = { ...start, home: new URL('https://example.com:8443/'), allowSubdomains: true };
    expect(visits('https://news.example.com:8443/', withPort)).toBe(true);
    expect(visits('https://news.example.com/', withPort)).toBe(false);
    expect(visits('https://example.com:8443/', { ...start, allowSubdomains: true })).toBe(false);
    expect(visits('https://other.example/a', start)).toBe(false);
    expect(visits('https://other.example/a', { ...start, allowExternalLinks: true })).toBe(true);
    expect(visits('mailto:a@example.com', { ...start, allowExternalLinks: true })).toBe(false);
  });

  it('visits pages and documents, no pictures, styles or archives', () => {
    const start = scope('https://example.com/');
    for (const path of ['a.html', 'a', 'a.php?x=1.png', 'a.pdf', 'a.docx', 'a.xlsx', 'v1.2', 'image.png/'])
      expect(visits(`https://example.com/${path}`, start), path).toBe(true);
    for (const path of ['a.png', 'a.JPG', 'style.css', 'app.js', 'all.zip', 'feed.xml', 'film.mp4'])
      expect(visits(`https://example.com/${path}`, start), path).toBe(false);
  });

  it('goes no deeper than maxDiscoveryDepth', () => {
    const near = scope('https://example.com/', { maxDiscoveryDepth: 1 });
    expect(visits('https://example.com/a', near, 1)).toBe(true);
    expect(visits('https://example.com/a', near, 2)).toBe(false);
  });

  it('takes no URL that is longer than any that is meant', () => {
    expect(visits(`https://example.com/${'a'.repeat(3000)}`, scope('https://example.com/'))).toBe(false);
  });
});

describe('the same page', () => {
  const key = (url: string, deduplicateSimilarURLs = true, ignoreQueryParameters = false): string =>
    pageKey(new URL(url), { deduplicateSimilarURLs, ignoreQueryParameters });

  it.each([
    ['https://www.example.com/a', 'www.'],
    ['http://example.com/a', 'https'],
    ['https://example.com/a/', 'a trailing slash'],
    ['https://example.com/a/index.html', 'index.html'],
    ['https://example.com/a#top', 'a fragment'],
  ])('is %s, which differs in %s', (url) => {
    expect(key(url)).toBe(key('https://example.com/a'));
  });

  it('is not one that differs otherwise, or when variants are kept apart', () => {
    expect(key('https://example.com/a?b')).not.toBe(key('https://example.com/a'));
    expect(key('https://example.com/A')).not.toBe(key('https://example.com/a'));
    expect(key('https://example.com/')).toBe(key('https://example.com/index.html'));
    expect(key('https://example.com/a/', false)).not.toBe(key('https://example.com/a', false));
    expect(key('http://example.com/a', false)).not.toBe(key('https://example.com/a', false));
    expect(key('https://example.com/a#top', false)).toBe(key('https://example.com/a', false));
  });

  it('is one that differs in its query when queries are ignored', () => {
    expect(key('https://example.com/a?x=1', true, true)).toBe(key('https://example.com/a?y=2', true, true));
    expect(key('https://example.com/a?x=1', false, true)).toBe(key('https://example.com/a', false, true));
  });
});
