/** Rows of totals where the rules of a table end with its last entry. */
import { describe, expect, it } from 'vitest';
import { across, down, row } from './testing/drawn.js';
import { line } from './testing/made-pdf.js';
import { tablesOf } from './testing/read-made.js';

const entries = [
  ['Entry', 'Out', 'In'],
  ['Rent', '950.00', ''],
  ['Wages', '', '2,410.00'],
  ['Bakery', '180.00', ''],
];

/** A ruled table of these entries, whose figures end at 302 and 422. Digits are .556 em wide, points and commas .278. */
const width = (text: string): number => [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 5.56 : 2.78), 0);
const figures = (texts: readonly string[], y: number): string =>
  texts.map((text, index) => (text === '' ? '' : line(text, [302, 422][index]! - width(text), y, 10))).join('\n');
const ruled = [
  across(720, 700, 680, 660, 640),
  down(720, 640, 72, 192, 312, 432),
  row(entries[0]!, 706),
  ...entries
    .slice(1)
    .map(([label, ...sums], index) => `${line(label!, 77, 686 - 20 * index, 10)}\n${figures(sums, 686 - 20 * index)}`),
].join('\n');

describe('a row below the rules', () => {
  it('is of the table where its sums end where the figures of two columns do', async () => {
    const total = `${line('Total', 77, 626, 10, 'F2')}\n${figures(['130.00', '2,410.00'], 626)}`;
    expect(await tablesOf(`${ruled}\n${total}`)).toEqual([
      [...entries.map((cells) => cells.join(' | ')), 'Total | 130.00 | 2,410.00'],
    ]);
  });

  it('is none of it where it stands far below, or has one figure', async () => {
    const far = `${line('Total', 77, 590, 10)}\n${figures(['130.00', '2,410.00'], 590)}`;
    expect((await tablesOf(`${ruled}\n${far}`))[0]).toHaveLength(4);
    const single = `${line('All amounts in euros, balance', 77, 626, 10)}\n${figures(['', '2,280.00'], 626)}`;
    expect((await tablesOf(`${ruled}\n${single}`))[0]).toHaveLength(4);
  });
});
