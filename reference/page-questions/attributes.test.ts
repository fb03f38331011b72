import { describe, expect, it } from 'vitest';
import { attributesOf } from './attributes.js';
import { pageOf } from './testing/page-of.js';

const page = pageOf(
  `<html><head><script type="application/ld+json">{"a":"<b>&amp;"}</script></head>
     <body><ul class="list"><li data-id="1" class="item">One &amp; <b>two</b><script>no()</script></li>
     <li data-id="2" class="item last"><a href="/x">Three</a></li></ul></body></html>`,
  'https://example.org/dir/',
);

describe('attributes', () => {
  it('gives the values of each requested pair, in the order asked for', () => {
    const wishes = [
      { selector: 'a', attribute: 'HREF' },
      { selector: '.item', attribute: 'data-id' },
      { selector: 'ul > .last', attribute: 'class' },
      { selector: '.item', attribute: 'missing' },
    ];
    expect(attributesOf(page, wishes)).toEqual([
      { selector: 'a', attribute: 'HREF', values: ['/x'] },
      { selector: '.item', attribute: 'data-id', values: ['1', '2'] },
      { selector: 'ul > .last', attribute: 'class', values: ['item last'] },
      { selector: '.item', attribute: 'missing', values: [] },
    ]);
  });

  it('names the selector that is none', () => {
    expect(() => attributesOf(page, [{ selector: '[[', attribute: 'a' }])).toThrow(
      expect.objectContaining({ code: 'request.invalid-options' }) as Error,
    );
  });
});

describe('page tree', () => {
  it('reads the text of an element without its scripts', () => {
    expect(page.textOf(page.elements('li')[0]!)).toBe('One & two');
  });

  it('reads a script as it stands', () => {
    expect(page.scriptText(page.elements('script')[0]!)).toBe('{"a":"<b>&amp;"}');
  });

  it('makes addresses absolute', () => {
    expect(page.resolve('a.png')).toBe('https://example.org/dir/a.png');
  });
});
