import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const dish = (name: string): string =>
  `<h3><a href="/${name}">${name} with beans, capers and what else the garden has in August</a></h3><p>Ready in half an hour</p>`;
const dishes = (shape: string, names: readonly string[]): string =>
  `<div class="${shape}">${names.map((name) => `<article class="${shape}-cell"><a class="${shape}-card" href="/x">${dish(name)}</a></article>`).join('')}</div>`;
const count = (text: string, word: string): number => text.split(`${word} with beans`).length - 1;

describe('a row of records that says something new', () => {
  it('keeps those of its records that stood in another row before', () => {
    const { kept } = judged(
      `<main><h1>Dishes</h1>${dishes('best', ['Trout', 'Leek', 'Barley'])}<h2>Quick</h2>${dishes('quick', ['Trout', 'Leek', 'Cod', 'Pea', 'Barley'])}</main>`,
    );
    expect(['Trout', 'Leek', 'Barley', 'Cod', 'Pea'].map((name) => count(kept, name))).toEqual([2, 2, 2, 1, 1]);
  });

  it('goes when hardly any of its records is new', () => {
    const names = ['Trout', 'Leek', 'Barley', 'Cod', 'Pea'];
    const { kept } = judged(`<main><h1>Dishes</h1>${dishes('wide', names)}${dishes('small', names)}</main>`);
    expect(names.map((name) => count(kept, name))).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('what is said before the headline and again in its place', () => {
  it('stays in its place', () => {
    const post = `<div>${paragraphs(2, 'question')}</div>`;
    const { kept, leftOut } = judged(
      `<main><div class="x1">${post}</div><h1>TITLE</h1><p>Asked by Ada</p><div class="y1"><div class="y2">${post}</div></div><p>Answered by Bo</p></main>`,
    );
    expect(kept).toMatch(/^TITLE Asked by Ada .*question1.* Answered by Bo$/);
    expect([...leftOut.values()]).toEqual(['copy of what was said before']);
  });
});
