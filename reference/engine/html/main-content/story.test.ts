import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const titles = (word: string): string =>
  ['one', 'two', 'three', 'four']
    .map((name) => `<h2><a href="/${name}">${word} ${name} of the harbour plans</a></h2>`)
    .join('');

describe('a page that tells one story', () => {
  const story = (box: string): string => `<h1>TITLE</h1><p>By Ann Lee</p>${box}${paragraphs(5, 'text')}`;

  it.each([
    ['named for what it holds', `<div class="inline-related"><h4>More on:</h4>${titles('GONE')}</div>`],
    ['beside by its element', `<aside class="x"><div><h4>Most popular</h4>${titles('GONE')}</div></aside>`],
  ])('has no teasers in a box %s before its text', (_what, box) => {
    for (const page of [`<main>${story(box)}</main>`, `<div class="page">${story(box)}</div>`]) {
      const { kept } = judged(page);
      expect(kept).not.toContain('GONE');
      expect(kept).toContain('By Ann Lee');
      expect(kept).toContain('text4');
    }
  });

  it('may be short: what leads elsewhere in the middle of it goes', () => {
    const box = `<div><h4>More on this:</h4><ul>${titles('GONE').replaceAll('h2', 'li')}</ul></div>`;
    const short = (name: string): string =>
      `<p>${name}: the council agreed on the new quay, which is to be built of larch before the end of the coming winter, and on a shed for the boats of the rowers beside it.</p>`;
    const { kept } = judged(
      `<main><h1>TITLE</h1>${short('text0')}${box}${['text1', 'text2', 'text3', 'text4'].map(short).join('')}</main>`,
    );
    expect(kept).not.toContain('GONE');
    expect(kept).toContain('text2');
  });
});

describe('a page of teasers', () => {
  it('keeps its sections, whatever their boxes are called, and a text below them', () => {
    const questions = ['a', 'b', 'c'].map((id) => `<div><h3>${id}?</h3><div>${paragraphs(1, id)}</div></div>`).join('');
    const box = `<div class="most-popular"><h2>Most popular in harbours</h2>${titles('STAYS').replaceAll('h2', 'h3')}</div>`;
    const { kept } = judged(`<div class="page"><h1>TITLE</h1>${box}<h2>What it is about</h2>${questions}</div>`);
    expect(kept.match(/STAYS/g)).toHaveLength(4);
  });
});
