import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { parseHtml } from './parse-html.js';
import { largestOfSrcset } from './srcset.js';
import { pageUrls } from './urls.js';

const empty = parseHtml(Buffer.from(''), { depth: 8 }, noDeadline);

describe('pageUrls', () => {
  it('resolves as the URL standard does', () => {
    const urls = pageUrls(empty, 'https://s.example:8080/a/b?c#d');
    for (const reference of [
      'e',
      './e',
      '../e',
      '/e/f',
      '//h/i',
      '?q',
      '#f',
      '',
      'e f',
      'é',
      '/a/../b',
      'x:y',
      'http://K.example',
      ' e\n',
    ])
      expect(new URL(urls.resolve(reference)!).href).toBe(new URL(reference, 'https://s.example:8080/a/b?c#d').href);
  });

  it('resolves plain references as the URL standard does', () => {
    const base = 'https://s.example/a/b';
    const urls = pageUrls(empty, base);
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const reference = `${path}?${query}`;
        fc.pre(!reference.startsWith('//'));
        expect(urls.resolve(reference)).toBe(new URL(reference, base).href);
      }),
    );
  });

  it('resolves places inside the page as the URL standard does', () => {
    const base = 'https://s.example/a/b?c#d';
    const urls = pageUrls(empty, base);
    fc.assert(
      fc.property(fc.webFragments(), (fragment) => {
        expect(urls.resolve(`#${fragment}`)).toBe(new URL(`#${fragment}`, base).href);
      }),
    );
  });

  it('leaves what cannot be resolved', () => {
    expect(pageUrls(empty, 'https://s.example/').resolve('http://[x')).toBe('http://[x');
    expect(pageUrls(empty, 'nonsense').resolve('a')).toBe('a');
  });
});

describe('largestOfSrcset', () => {
  it.each([
    ['a.png 1x, b.png 2x', 'b.png'],
    ['a.png 400w, b.png 1200w, c.png 800w', 'b.png'],
    ['a.png, b.png 1.5x', 'b.png'],
    ['a,b.png 100w, c.png 50w', 'a,b.png'],
    ['a.png 2x,b.png 3x', 'b.png'],
    ['a.png, b.png', 'a.png'],
    ['data:image/png;base64,AA== 1x, b.png 2x', 'b.png'],
    ['  ,  a.png  ', 'a.png'],
  ])('reads %j', (srcset, url) => {
    expect(largestOfSrcset(srcset)?.url).toBe(url);
  });

  it('finds nothing in nothing', () => {
    expect(largestOfSrcset(' , ')).toBeUndefined();
  });
});
