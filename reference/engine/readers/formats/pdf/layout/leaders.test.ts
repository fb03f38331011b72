/** Lines whose dots lead from a name to its number. */
import { describe, expect, it } from 'vitest';
import { lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

describe('a line with dots that lead to its end', () => {
  it('stands by itself', async () => {
    const dots = '.'.repeat(60);
    const bill = [`Labour${dots}1,240.00`, `Slates${dots}.860.00`, `Nails${dots}..12.50`];
    expect(await outline(lines(bill, 72, 700))).toBe(bill.map((line) => `paragraph "${line}"\n`).join(''));
  });
});
