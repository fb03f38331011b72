import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const page = (above: string): string => `<main>${above}<h1>T</h1>${paragraphs(5, 'text')}</main>`;

describe('the way from the first page of a site to this one, which no name tells,', () => {
  it.each([
    '<div class="path"><a href="/">GONE</a> &gt; <a href="/b">GONE</a> &gt; <b>GONE oars</b></div>',
    '<p><a href="https://works.example/">GONE</a> » <a href="/b">GONE</a> »</p>',
    '<ul><li><a href="/">GONE</a> /</li><li><a href="/b">GONE</a> /</li><li>GONE</li></ul>',
  ])('goes: %s', (trail) => {
    const { kept, leftOut } = judged(page(trail));
    expect(kept).not.toContain('GONE');
    expect([...leftOut.values()]).toContain('breadcrumbs');
  });

  it.each([
    ['begins elsewhere', '<p><a href="/boats">STAYS</a> &gt; <a href="/oars">oars</a></p>'],
    ['has no signs that lead on', '<p><a href="/">STAYS</a> | <a href="/b">boats</a></p>'],
    ['has words beside its links', '<p><a href="/">STAYS</a> &gt; <a href="/b">boats</a> of larch and oak</p>'],
    ['says a price', '<p><a href="/">STAYS</a> &gt; $ 4.00</p>'],
    ['holds a heading', '<div><a href="/">STAYS</a> &gt; <h2>boats</h2></div>'],
  ])('is none when it %s', (_, line) => {
    expect(judged(page(line)).kept).toContain('STAYS');
  });

  it.each([
    ['leads to what the headline says', '<p>&nbsp;<a href="/yard">GONE</a> › <a href="/b">GONE</a> › T</p>'],
    ['ends with a sign', '<p><a href="/">GONE</a> » <a href="/b">GONE</a> »</p>'],
  ])('goes behind the headline, too, when it %s', (_, trail) => {
    expect(judged(`<main><h1>T</h1>${trail}${paragraphs(5, 'text')}</main>`).kept).not.toContain('GONE');
  });

  it.each([
    ['ends with a link', '<p><a href="/">STAYS</a> &gt; <a href="/b">boats</a></p>'],
    ['ends with other words', '<p><a href="/">STAYS</a> &gt; <a href="/b">boats</a> &gt; larch</p>'],
  ])('is none behind the headline when it %s', (_, line) => {
    expect(judged(`<main><h1>T</h1>${line}</main>`).kept).toContain('STAYS');
  });
});
