/** Boxes for one letter each. */
import { describe, expect, it } from 'vitest';
import { down, rule } from '../testing/drawn.js';
import { line } from '../testing/made-pdf.js';
import { outline, tablesOf } from '../testing/read-made.js';

const places = [72, 88, 104, 120, 136, 152];

/** Letters in boxes 16 points wide. */
const letters = (text: string, y: number): string =>
  [...text].map((letter, index) => line(letter, 77 + index * 16, y, 10)).join('\n');

/** The sides of a row of boxes. */
const boxes = (from: number, to: number): string =>
  [down(from, to, ...places), rule(72, from, 152, from), rule(72, to, 152, to)].join('\n');

describe('a row of boxes for one letter each', () => {
  it('holds one value', async () => {
    expect(await outline(line('Number of the member', 72, 720), boxes(694, 710), letters('7K2B9', 698))).toBe(
      'paragraph "Number of the member"\nparagraph "7K2B9"\n',
    );
  });

  it('holds one value where each box is outlined by itself', async () => {
    const outlined = places.slice(0, -1).map((x) => `${x} 694 15 16 re S`);
    expect(await outline(line('Number of the member', 72, 720), ...outlined, letters('7K2B9', 698))).toContain(
      '"7K2B9"',
    );
  });

  it('is one of several rows of a table', async () => {
    const grid = [boxes(694, 710), boxes(678, 694), boxes(662, 678)];
    const rows = ['7K2B9', '31405', '88216'];
    expect(await tablesOf([...grid, ...rows.map((text, index) => letters(text, 698 - index * 16))].join('\n'))).toEqual(
      [rows.map((text) => [...text].join(' | '))],
    );
  });

  it('is a scale where the letters count', async () => {
    expect(await outline(line('How was it?', 72, 720), boxes(694, 710), letters('12345', 698))).not.toContain('12345');
  });
});
