/** What is a word space and what a gutter, in lines whose spaces are stretched. */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

describe('columns of justified text with hardly more than a word space between them', () => {
  it('are read one after the other', async () => {
    const rows = Array.from({ length: 6 }, (_, row) => {
      const y = 700 - row * 14;
      // Eight words, 8 points apart, that end 10 points before the other column.
      const left = Array.from({ length: 8 }, (_, word) => line('river', 72 + word * 29.4, y));
      return [...left, line(`where reeds stand along bank ${row}`, 309, y)].join('\n');
    });
    expect(await outline(...rows)).toMatch(/bank 0 where reeds stand along bank 1/);
  });
});
