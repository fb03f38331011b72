import { describe, expect, it } from 'vitest';
import type { Reason } from './reasons.js';
import { judged } from './testing/judged.js';

const goods = Array.from(
  { length: 6 },
  (_, at) =>
    `<div class="hit"><h2><a href="/k${at}">Kayak ${at}</a></h2><p>For ${at} people.</p><span>$${at}99.00</span></div>`,
).join('');
const listOf = (box: string): string => `<main><h1>Kayaks</h1>${box}<div>${goods}</div></main>`;
const all = judged(listOf('')).kept;

describe('controls of a list are left out:', () => {
  it.each<[Reason, string]>([
    [
      'control of a list',
      '<div id="refinements"><h3>Refine</h3><ul><li><label><input type="checkbox"> $0 - $100 (3)</label></li><li><label><input type="checkbox"> $100 - $500 (9)</label></li></ul></div>',
    ],
    [
      'control of a list',
      '<div class="filter-options"><b>Price</b><ol><li><a href="?p=1"><span>$40.00</span> - <span>$49.99</span></a></li><li><a href="?p=2">$50.00 and above</a></li></ol></div>',
    ],
    ['control of a list', '<div class="sorter"><label>Sort by</label><select><option>Price</option></select></div>'],
    ['control of a list', '<div class="modes"><b>View as</b> <a href="?mode=list">List</a></div>'],
    ['left out in print', '<div class="no-print"><a href="/like">Like</a> No labels</div>'],
  ])('%s: %s', (reason, box) => {
    const { kept, leftOut } = judged(listOf(box));
    expect(kept).toBe(all);
    expect([...leftOut.values()]).toEqual([reason]);
  });

  it.each([
    [
      'a box of goods that can be filtered',
      '<div class="filter-list"><a href="?a"><img src="1.png" alt="A boat">STAYS</a><a href="?b">two</a></div>',
    ],
    ['a filter that is sold', '<div class="filter"><h2>STAYS</h2><p>It cleans water.</p></div>'],
    [
      'sizes to choose one of',
      '<div class="filter-size"><label><input type="radio">STAYS</label><label><input type="radio">L</label></div>',
    ],
    [
      'a table that can be sorted',
      '<table class="sort"><tr><th><a href="?s">Name</a></th></tr><tr><td>STAYS</td></tr></table>',
    ],
    ['pictures that paper would not show', '<div class="no-print"><img src="1.png" alt="A map">STAYS</div>'],
  ])('but not %s', (_what, box) => {
    const { kept, leftOut } = judged(listOf(box));
    expect(kept).toContain('STAYS');
    expect([...leftOut]).toEqual([]);
  });
});
