import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const page = (behind: string): string =>
  `<h1>T</h1><div>${paragraphs(6, 'text')}</div><div id="footer"><a href="/about">About</a></div>${behind}`;

describe('what stands behind the footer of a page', () => {
  it.each([
    '<div class="bar"><span>GONE</span><a href="/app">Get the app</a></div>',
    '<div class="w"><p>This site keeps what it knows of you, GONE, for as long as it likes, and says so once in this place.</p></div>',
    '<table><tr><td><a href="/a">GONE</a> | <a href="/b">more</a></td></tr></table>',
  ])('goes: %s', (behind) => {
    const { kept, leftOut } = judged(page(behind));
    expect(kept).not.toContain('GONE');
    expect([...leftOut.values()]).toContain('footer of the page');
  });

  it('stays when it is much of the page, or the region is named', () => {
    expect(judged(page(`<div>${paragraphs(4, 'STAYS')}</div>`)).kept).toContain('STAYS');
    expect(judged(`<main>${page('<div class="bar">STAYS</div>')}</main>`).kept).toContain('STAYS');
  });
});
