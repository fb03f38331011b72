import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

/** Rows that a page calls by a name of the frame, or by a code that looks like one. */
const row = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at + 1)).join('');

describe('boxes of one shape side by side', () => {
  it.each<[string, (at: number) => string]>([
    ['small ads', (at) => `<div id="list_ads_${at}" class="row"><a href="/${at}">Bicycle SAID${at}</a> 9 000 Ft</div>`],
    [
      'goods with a code',
      (at) => `<li><span id="hb${at}nav" class="box"><a href="/${at}">Navy shorts SAID${at}, £34.95</a></span></li>`,
    ],
  ])('are records whatever their names say: %s', (_, one) => {
    const { kept } = judged(`<h1>Everything on offer</h1><ul>${row(6, one)}</ul>`);
    expect(kept.match(/SAID\d/g)).toHaveLength(6);
  });

  it('are none when they are labels, or stand alone', () => {
    const slot = '<div class="ad-slot">Advertisement</div>';
    const alone = '<div class="ad-slot">Buy the GONE machine for your garden today</div>';
    const { kept } = judged(
      `<main><h1>T</h1>${paragraphs(2, 'text')}${slot}${slot}${paragraphs(2, 'more')}${alone}</main>`,
    );
    expect(kept).not.toMatch(/Advertisement|GONE/);
  });
});

describe('what says when a page was written', () => {
  it.each([
    '<aside class="published">Published on <time datetime="2021-01-18">18 January STAYS</time></aside>',
    '<div class="share-and-report"><b>STAYS, 20 Dec 2025</b><div class="social"><a href="/f">GONE</a></div></div>',
  ])('stays in a box beside the text or with share links: %s', (line) => {
    const { kept } = judged(`<div><h1>T</h1>${line}${paragraphs(5, 'text')}</div>`);
    expect(kept).toContain('STAYS');
    expect(kept).not.toContain('GONE');
  });

  it('stays as pairs of names and values that lead on', () => {
    const facts = '<dl role="complementary"><dt>Rating</dt><dd><a href="/g">For all readers, STAYS</a></dd></dl>';
    const tags = '<dl><dt class="tags">Subjects</dt><dd class="tags"><a href="/h">STAY as well</a></dd></dl>';
    expect(judged(`<main><h1>T</h1>${tags}${paragraphs(5, 'text')}</main>`).kept).toContain('STAY as well');
    expect(judged(`<main><h1>T</h1>${facts}${paragraphs(5, 'text')}</main>`).kept).toContain('STAYS');
  });
});

describe('a list below the headline', () => {
  it('keeps the header that says in sentences what it has', () => {
    const header = `<div class="header"><p>Buy two pairs STAYS and have the best of both worlds: sale prices, and the second pair at half of them.</p></div>`;
    expect(judged(`<h1>Shorts</h1>${header}<ul>${row(30, (at) => `<li>Shorts ${at} £9</li>`)}</ul>`).kept).toContain(
      'STAYS',
    );
  });
});

describe('a page whose boxes all stand at its sides', () => {
  it('keeps them, and loses its header, menus and footer', () => {
    const side = (at: number): string => `<aside><h2>What we do</h2><p>STAYS${at} in a box of its own.</p></aside>`;
    const page = `<header><a href="/">GONE</a></header><nav><a href="/a">GONE</a></nav>${row(3, side)}<footer>GONE</footer>`;
    const { kept } = judged(page);
    expect(kept.match(/STAYS\d/g)).toHaveLength(3);
    expect(kept).not.toContain('GONE');
  });
});

describe('a story', () => {
  it('keeps a bare line that is a link between its texts', () => {
    const part = (at: number): string =>
      `<a href="/${at}">SAID${at}, the record of the month</a> has come to the harbour.`;
    const page = `<div>${row(3, part)}<h1>T</h1><div>${paragraphs(8, 'text')}</div></div>`;
    expect(judged(page).kept.match(/SAID\d/g)).toHaveLength(3);
  });
});

describe('what stands between records or below one line', () => {
  it('takes no heading with it that is a record of its own', () => {
    const form = '<form class="newsletter"><p>Once a week</p><input type="email"></form>';
    const { kept } = judged(`<main><h1>T</h1><h3><a href="/1">STAYS, a story</a></h3>${form}<p>Text.</p></main>`);
    expect(kept).toContain('STAYS');
    expect(judged(`<main><h1>T</h1><p>Text.</p><h3>GONE</h3>${form}</main>`).kept).not.toContain('GONE');
  });

  it('goes when it is links to share, however short the page', () => {
    const share = ['facebook.com/sharer.php', 'twitter.com/intent/tweet'].map(
      (at) => `<a href="https://${at}">GONE there</a>`,
    );
    expect(judged(`<main><h1>T</h1><p>Text.</p><div class="share">${share.join('')}</div></main>`).kept).toBe(
      'T Text.',
    );
  });
});
