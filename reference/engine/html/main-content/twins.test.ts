import { describe, expect, it } from 'vitest';
import { judged } from './testing/judged.js';
import { paragraphs } from './testing/pages.js';

const story = `<h1>TITLE</h1>${paragraphs(6, 'text')}`;
const round =
  '<div class="row"><p>Over four hundred mills</p><p>Seven valleys and a river</p><p>Since the year of the flood</p></div>';

describe('of neighbours that say the same, the second is left out:', () => {
  it.each([
    ['the rounds of a ticker', round, round.repeat(3)],
    [
      'a box for large screens and one for small ones',
      '<div><div class="d-none d-md-block">Ground by water</div></div>',
      '<div><div class="d-none d-md-block">Ground by water</div><div class="d-md-none"><b>Ground by water</b></div></div>',
    ],
    [
      'a mark of two letters for each',
      '<div><b class="md:hidden">XL</b></div>',
      '<div><b class="md:hidden">XL</b><b class="hidden md:block">XL</b></div>',
    ],
    [
      'a price for the one and for the other',
      '<div><span class="hide-mobile">Now 12 €</span></div>',
      '<div><span class="hide-mobile">Now 12 €</span> <span class="show-mobile">Now 12 €</span></div>',
    ],
  ])('%s', (_what, once, often) => {
    const { kept, leftOut } = judged(`<main>${story}<div>${often}</div></main>`);
    expect(kept).toBe(judged(`<main>${story}<div>${once}</div></main>`).kept);
    expect(new Set(leftOut.values())).toEqual(new Set(['copy of what was said before']));
  });

  it.each([
    [
      'one that leads elsewhere',
      ['/a', '/b'].map((to) => round.replace('<p>', `<p><a href="${to}">More</a> `)).join(''),
    ],
    ['what stands between other words', `${round}And once more:${round}`],
    ['two columns of one kind', '<div class="col-md-6 d-md-block">Included</div>'.repeat(2)],
    ['two columns', '<div class="column-one">Included</div><div class="column-two">Included</div>'],
    ['a short refrain', '<p>Row, row, row</p><p>Row, row, row</p>'],
    [
      'rows of a table',
      `<table>${'<tr><td>Oak, sawn and planed on both sides</td><td>from the upper valley only</td></tr>'.repeat(2)}</table>`,
    ],
  ])('but not %s', (_what, box) => {
    const { leftOut } = judged(`<main>${story}<div>${box}</div></main>`);
    expect([...leftOut]).toEqual([]);
  });
});
