/** Lines whose dots lead from a name to its number. */
import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

describe('a line with dots that lead to its end', () => {
  it('stands by itself', async () => {
    const dots = '.'.repeat(60);
    const bill = [`Labour${dots}1,240.00`, `Slates${dots}.860.00`, `Nails${dots}..12.50`];
    expect(await outline(lines(bill, 72, 700))).toBe(bill.map((line) => `paragraph "${line}"\n`).join(''));
  });

  it('stands by itself before a Roman number too', async () => {
    const entries = [`Foreword${'.'.repeat(60)}ix`, `Thanks${'.'.repeat(60)}.. xi`];
    expect(await outline(lines(entries, 72, 700))).toBe(entries.map((line) => `paragraph "${line}"\n`).join(''));
  });

  it('stands by itself in a list of contents, whose dots are set one by one', async () => {
    const dots = Array.from({ length: 20 }, (_, index) => line('.', 200 + 9 * index, 0)).join('\n');
    const entries = ['1.1 Tides', '1.2 Winds and storms', '2.1 Ships'].map((name, index) =>
      [
        line(name, 90, 700 - 20 * index),
        line(String(index + 3), 400, 700 - 20 * index),
        dots.replaceAll(' 0 Td', ` ${700 - 20 * index} Td`),
      ].join('\n'),
    );
    const text = await outline(...entries);
    expect(text).not.toContain('table');
    expect(text).toMatch(/^paragraph "1\.1 Tides \.{5} 3"\nparagraph "1\.2 Winds and storms \.{5} 4"\n/);
  });
});
