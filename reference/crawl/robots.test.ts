import { describe, expect, it } from 'vitest';
import { readRobots } from './robots.js';

const at = new URL('https://example.com/robots.txt');
const allows = (text: string, path: string, agent = 'Plumbline'): boolean =>
  readRobots(at, text, agent).allows(new URL(path, at));

describe('robots.txt', () => {
  const text = `User-agent: *\nDisallow: /private/\nAllow: /private/open\nDisallow: /*.pdf$\nCrawl-delay: 2\n
User-agent: Other\nDisallow: /\n\nSitemap: https://example.com/map.xml\nSitemap: /second.xml`;

  it('forbids what it forbids to all, and what it forbids to us', () => {
    expect(allows(text, '/a')).toBe(true);
    expect(allows(text, '/private/a')).toBe(false);
    expect(allows(text, '/private/open')).toBe(true);
    expect(allows(text, '/a.pdf')).toBe(false);
    expect(allows(text, '/a.pdf?x')).toBe(true);
    expect(allows(text, '/a', 'Other')).toBe(false);
  });

  it('says how quickly, and where the maps are', () => {
    expect(readRobots(at, text, 'Plumbline')).toMatchObject({
      crawlDelaySeconds: 2,
      sitemaps: ['https://example.com/map.xml', '/second.xml'],
    });
    expect(readRobots(at, '', 'Plumbline')).toMatchObject({ sitemaps: [] });
    expect(allows('<html>Not found</html>', '/a')).toBe(true);
  });

  it('speaks for its own site only', () => {
    expect(allows(text, 'https://other.example/private/a')).toBe(true);
  });

  it('is read as far as it can be held against every page', () => {
    const rules = `User-agent: *\nDisallow: /private\n${`Disallow: /${'*a'.repeat(500)}\n`.repeat(10_000)}`;
    expect(allows(rules, '/private')).toBe(false);
    expect(allows(rules, `/b${'a'.repeat(100)}`)).toBe(true);
  });
});
