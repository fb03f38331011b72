import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs, prose } from './testing/pages.js';

const story = `<h1>TITLE</h1>${paragraphs(6, 'text')}`;
const cards = ['Oak', 'Elm', 'Ash']
  .map(
    (name) => `<div><h3><a href="/${name}">GONE ${name} by the river</a></h3><p>What there is to say of it.</p></div>`,
  )
  .join('');

describe('others of the kind of a page are left out when cards stand below a heading that names them:', () => {
  it.each([
    `<section><h2>Related reports and studies</h2>${cards}</section>`,
    `<section><h2>Latest blogs</h2>${cards}</section>`,
    `<div><p><strong>More buying guides:</strong></p>${cards}</div>`,
    `<section><h2>Weitere Rezepte von Anna</h2>${cards}</section>`,
  ])('%s', (box) => {
    const { kept, leftOut } = judged(`<main>${story}${box}</main>`);
    expect(kept).not.toContain('GONE');
    expect(new Set(leftOut.values())).toEqual(new Set(['related stories']));
  });

  it.each([
    ['a heading that names something else', `<section><h2>More mills by the river</h2>${cards}</section>`],
    ['other work on the subject', `<section><h2>Related work</h2>${cards}</section>`],
    [
      'a section behind it in its box',
      `<section><h2>Related reports</h2>${cards}<h2>How to reach us</h2><p>By the bridge.</p></section>`,
    ],
    ['words in sentences', `<section><h2>Related reports</h2>${paragraphs(3, 'reports')}</section>`],
    ['goods', `<section><h2>Recommended guides</h2>${cards.replaceAll('</h3>', '</h3><b>$12.00</b>')}</section>`],
  ])('but not %s', (_what, box) => {
    const { leftOut } = judged(`<main>${story}${box}</main>`);
    expect([...leftOut]).toEqual([]);
  });

  it('below a label, but not the text and the section behind them in their box', () => {
    const list = '<ul><li><a href="/1">GONE one</a></li><li><a href="/2">GONE two</a></li></ul>';
    const box = `<div><p><b>Recommended reading:</b></p>${list}<p>${prose(5, 'STAYS')}</p><h3>STAYS too</h3></div>`;
    const { kept } = judged(`<main>${story}${box}</main>`);
    expect(kept).toMatch(/STAYS.*STAYS too/);
    expect(kept).not.toContain('GONE');
  });

  it.each([
    ['Similar vacancies', ''],
    ['You may also like', ''],
    ['Productos relacionados', '<b>$12.00</b>'],
  ])('below a page of a few words: %s', (heading, price) => {
    const others = `<section><h2>${heading}</h2>${cards.replaceAll('</h3>', `</h3>${price}`)}</section>`;
    const { kept } = judged(
      `<main><h1>TITLE</h1><p>$40.00</p><p>It stands on the left bank, two miles below the bridge, and is let by the week.</p>${others}</main>`,
    );
    expect(kept).toContain('left bank');
    expect(kept).not.toContain('GONE');
  });

  it('but not below an introduction that goes on behind them', () => {
    const { kept } = judged(
      `<main><h1>TITLE</h1><p>It stands on the left bank, two miles below the bridge, and is let by the week.</p><section><h2>Similar mills</h2>${cards}</section><p>${prose(2, 'STAYS')}</p></main>`,
    );
    expect(kept.match(/GONE/g)).toHaveLength(3);
  });

  it('but not on a page of such cards', () => {
    const { kept } = judged(`<main><h1>TITLE</h1><section><h2>Latest blogs</h2>${cards}</section></main>`);
    expect(kept.match(/GONE/g)).toHaveLength(3);
  });
});
