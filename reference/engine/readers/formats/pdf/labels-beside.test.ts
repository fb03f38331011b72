/** Forms whose lines of text lead to boxes at the right: a number, and what is to be filled in. */
import { describe, expect, it } from 'vitest';
import { rule } from './testing/drawn.js';
import { line, lines } from './testing/made-pdf.js';
import { outline, tablesOf } from './testing/read-made.js';

/** Two boxes side by side, with a number and an amount. */
const boxes = (number: string, amount: string, y: number): string =>
  [
    ...[430, 455, 545].map((x) => rule(x, y - 4, x, y + 14)),
    ...[y - 4, y + 14].map((level) => rule(430, level, 545, level)),
    line(number, 438, y, 10),
    line(amount, 470, y, 10),
  ].join('\n');

const amounts = [
  ['1', '64,310'],
  ['2', '1,205'],
  ['3', '63,105'],
] as const;
const drawn = amounts.map(([number, amount], row) => boxes(number, amount, 700 - 18 * row)).join('\n');

describe('boxes beside lines of text', () => {
  it('are the cells of a table with these as its labels, without the dots that lead to them', async () => {
    const labels = ['Receipts or sales .....', 'Returns and allowances .....', 'Line 2 taken from line 1'];
    expect(await tablesOf(`${drawn}\n${lines(labels, 72, 700, 18, 10)}`)).toEqual([
      ['Receipts or sales | 1 | 64,310', 'Returns and allowances | 2 | 1,205', 'Line 2 taken from line 1 | 3 | 63,105'],
    ]);
  });

  it('stay apart from running text, whose lines stand on levels of their own', async () => {
    const text = [
      'This paragraph only happens to stand beside the',
      'boxes, and goes on for as many lines as it needs',
      'to say so, which are not those of the boxes, and',
      'more than these.',
    ];
    const said = await outline(drawn, lines(text, 72, 704, 12, 10));
    expect(said).toContain('boxes, and goes on for as many lines as it needs to say so');
  });
});
