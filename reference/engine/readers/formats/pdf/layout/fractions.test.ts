/** Fractions in the lines of a page. */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

/** A fraction of parts of two digits or less at `x`, on a line at `y`. */
const fraction = (upper: string, lower: string, x: number, y: number): string =>
  [
    line(upper, x, y + 4.2, 7.3),
    line(lower, x, y - 3.6, 7.3),
    `0.4 w ${x} ${y + 2.7} m ${x + 4.06 * Math.max(upper.length, lower.length)} ${y + 2.7} l S`,
  ].join('\n');

describe('a number over a number', () => {
  it('is read on the line it stands on', async () => {
    const text = await outline(
      line('Add', 72, 700, 10.5),
      fraction('3', '4', 95, 700),
      line('and', 103, 700, 10.5),
      fraction('5', '16', 124, 700),
      line('as well.', 136, 700, 10.5),
    );
    expect(text).toBe('paragraph "Add 3/4 and 5/16 as well."\n');
  });

  it('stands a word space behind a whole number', async () => {
    const text = await outline(
      line('You need 2', 72, 700, 10.5),
      fraction('1', '3', 127, 700),
      line('cups.', 136, 700, 10.5),
    );
    expect(text).toContain('You need 2 1/3 cups.');
  });

  it('is one of fractions where its parts are such', async () => {
    const text = await outline(
      line('Divide', 72, 700, 10.5),
      `0.4 w 106 702.7 m 116 702.7 l S 108 708 m 112 708 l S 107 697.4 m 114.2 697.4 l S`,
      line('5', 108.5, 709.1, 5.3),
      line('8', 108.5, 703.6, 5.3),
      line('15', 107.6, 698.5, 5.3),
      line('16', 107.6, 693.1, 5.3),
      line('now.', 120, 700, 10.5),
    );
    expect(text).toContain('Divide (5/8)/(15/16) now.');
  });

  it('is none where a line is drawn under a word', async () => {
    const text = await outline(
      line('Read', 72, 700, 11),
      line('this', 98, 700, 11),
      '98 698.5 m 116 698.5 l S',
      line('now, all', 72, 687, 11),
      line('of', 112, 687, 11),
      line('it.', 124, 687, 11),
    );
    expect(text).not.toContain('/');
  });
});
