/** Tables of invoices, statements, price lists and forms: rows and columns that few rules part, or none. */
import { describe, expect, it } from 'vitest';
import { across, down, row } from './testing/drawn.js';
import { tablesOf } from './testing/read-made.js';

describe('rows that few rules part', () => {
  it('are one for each figure, where only upright rules go down beside sparse columns', async () => {
    const grid = [across(720, 700, 620), down(720, 620, 72, 192, 312, 432)];
    const wages = [
      ['Wage', 'Earned', 'Kept'],
      ['Basic wage', '2,153.71', ''],
      ['Bonus', '86.15', ''],
      ['Health insurance', '', '154.55'],
      ['Pension', '', '70.56'],
    ];
    const texts = wages.map((cells, index) => row(cells, 706 - index * (index === 0 ? 0 : 15) - (index === 0 ? 0 : 5)));
    expect(await tablesOf([...grid, ...texts].join('\n'))).toEqual([wages.map((cells) => cells.join(' | '))]);
  });

  it('are one for each label with figures, where rules part groups of rows', async () => {
    const groups = [
      ['Region', '2023', '2024'],
      ['North', '412', '438'],
      ['South', '388', '371'],
      ['Lakes', '96', '99'],
      ['Hills', '120', '131'],
      ['All', '1,016', '1,039'],
    ];
    const texts = groups.map((cells, index) => row(cells, 706 - index * 15));
    expect(await tablesOf([across(720, 701, 671, 641, 626), ...texts].join('\n'))).toEqual([
      groups.map((cells) => cells.join(' | ')),
    ]);
  });
});
