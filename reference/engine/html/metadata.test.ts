import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import type { Notice } from '../document/reading.js';
import { pageMetadata } from './metadata.js';
import { parseHtml } from './parse-html.js';
import { pageUrls } from './urls.js';

function metadata(html: string, baseUrl?: string, notices: Notice[] = []) {
  const table = parseHtml(Buffer.from(html), { depth: 64 }, noDeadline);
  return pageMetadata(table, pageUrls(table, baseUrl), notices);
}

describe('pageMetadata', () => {
  it('reads title, description, language, keywords, author and robots', () => {
    expect(
      metadata(
        '<html lang="de-AT"><title> A &amp;\n B </title><meta name=Description content="c"><meta name=keywords content="d, e"><meta name=author content=f><meta name=robots content=noindex>',
      ),
    ).toEqual({
      title: 'A & B',
      description: 'c',
      language: 'de-AT',
      keywords: 'd, e',
      author: 'f',
      robots: 'noindex',
    });
  });

  it('names Open Graph and article properties as the interface does, and as the page does', () => {
    expect(
      metadata(
        '<meta property="og:title" content=a><meta property="og:locale" content=en><meta property="og:locale:alternate" content=de><meta property="og:site_name" content=b><meta property="og:image" content="/c.png"><meta property="article:published_time" content=2024-01-02><meta property="article:modified_time" content=2024-01-03><meta property="article:section" content=d><meta property="article:tag" content=e><meta property="article:tag" content=f>',
        'https://s.example/',
      ),
    ).toEqual({
      'og:title': 'a',
      'og:locale': 'en',
      'og:locale:alternate': 'de',
      'og:site_name': 'b',
      'og:image': 'https://s.example/c.png',
      'article:published_time': '2024-01-02',
      'article:modified_time': '2024-01-03',
      'article:section': 'd',
      'article:tag': ['e', 'f'],
      title: 'a',
      ogTitle: 'a',
      ogLocale: 'en',
      ogLocaleAlternate: ['de'],
      ogSiteName: 'b',
      ogImage: 'https://s.example/c.png',
      publishedTime: '2024-01-02',
      modifiedTime: '2024-01-03',
      articleSection: 'd',
      articleTag: ['e', 'f'],
    });
  });

  it('keeps other names, and makes lists of repeated values without repetitions', () => {
    expect(
      metadata(
        '<meta name="twitter:card" content=a><meta property="og:type" content=website><meta property="og:type" content=article><meta name=x content=1><meta name=x content=1>',
      ),
    ).toEqual({
      'twitter:card': 'a',
      'og:type': ['website', 'article'],
      x: '1',
    });
  });

  it('names Dublin Core properties as the interface does', () => {
    expect(
      metadata(
        '<meta name="DC.description" content=a><meta name="dcterms.created" content=b><meta name="dc.date.created" content=c>',
      ),
    ).toEqual({
      'DC.description': 'a',
      'dcterms.created': 'b',
      'dc.date.created': 'c',
      dcDescription: 'a',
      dcTermsCreated: 'b',
      dcDateCreated: 'c',
    });
  });

  it('finds favicon and canonical address', () => {
    expect(
      metadata(
        '<link rel="apple-touch-icon" href=a.png><link rel="shortcut icon" href="/b.ico"><link rel=canonical href="c">',
        'https://s.example/d/',
      ),
    ).toEqual({
      favicon: 'https://s.example/b.ico',
      canonical: 'https://s.example/d/c',
    });
  });

  it('takes the language from the content-language header element when the page names none', () => {
    expect(metadata('<meta http-equiv=Content-Language content=fr>')).toEqual({ language: 'fr' });
  });

  it('does not let a page claim what the service says', () => {
    expect(
      metadata(
        '<meta name=statusCode content=200><meta name=error content=x><meta name=url content=y><meta name=a content="">',
      ),
    ).toEqual({});
  });

  it('takes a property named like a built-in as a plain name', () => {
    const found = metadata('<meta name=__proto__ content=a><meta name=constructor content=b>');
    expect(Object.entries(found)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
  });

  it('keeps so much of what a page says of itself as anybody reads, and tells when there was more', () => {
    const metas = (count: number): string =>
      Array.from({ length: count }, (_, index) => `<meta name=n${index} content=a>`).join('');
    const notices: Notice[] = [];
    expect(Object.keys(metadata(metas(2000), undefined, notices))).toHaveLength(2000);
    expect(notices).toEqual([]);
    expect(Object.keys(metadata(metas(20_000), undefined, notices))).toHaveLength(2000);
    expect(notices).toEqual([{ code: 'limit-reached', message: 'Metadata beyond 2000 values was left out.' }]);
    const values = Array.from({ length: 20_000 }, (_, index) => `<meta name=keywords content=v${index}>`).join('');
    expect(JSON.stringify(metadata(`<title>T</title>${values}`)).length).toBeLessThan(50_000);
  });
});
