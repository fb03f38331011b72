/** Lines of a cell: those of running text are one, those that stay lines of their own are parted. */
import { describe, expect, it } from 'vitest';
import { across, down, row } from './testing/drawn.js';
import { line, lines } from './testing/made-pdf.js';
import { outline } from './testing/read-made.js';

/** A ruled table with columns of 120 points; in the second row, the lines of a cell. */
const ruled = (...cell: string[]): Promise<string> =>
  outline(
    across(720, 700, 640, 620),
    down(720, 620, 72, 192, 432),
    row(['What', 'More'], 706, [77, 197], 'F2'),
    line('Payment', 77, 686, 10),
    line('Valid', 77, 626, 10),
    line('to the end of the year', 197, 626, 10),
    ...cell,
  );

describe('the lines of a cell', () => {
  it('are lines of their own where the words would have fitted on the line above', async () => {
    expect(
      await ruled(lines(['30 % with the order', '40 % with the plans', 'Rest at the end'], 197, 686, 12, 10)),
    ).toContain('"30 % with the order" break "40 % with the plans" break "Rest at the end"');
  });

  it('are one text where they fill the cell, or go on with a small letter', async () => {
    const filled = ['Whatever is left over at the very end of all works', 'The owner pays for then.'];
    expect(await ruled(lines(filled, 197, 686, 12, 10))).toContain(`"${filled.join(' ')}"`);
    expect(await ruled(lines(['As long as', 'stocks last'], 197, 686, 12, 10))).toContain('"As long as stocks last"');
  });

  it('are a label and its value where one is bold', async () => {
    expect(await ruled(line('Family name in full:', 197, 686, 10), line('brown', 197, 674, 10, 'F2'))).toContain(
      '"Family name in full:" break "brown"',
    );
  });

  it('are what goes on about the first where labels with colons begin them', async () => {
    const cell = ['Door made of solid oak, the whole of it inside', 'Size: 204 by 83'];
    expect(await ruled(lines(cell, 197, 686, 12, 10))).toContain(`"${cell.join('" break "')}"`);
  });

  it('are labels and values with a wide gap between each of them, and figures', async () => {
    const pair = (label: string, value: string, y: number): string =>
      `${line(label, 197, y, 10)} ${line(value, 340, y, 10)}`;
    expect(await ruled(pair('tax code', 'low', 686), pair('pay', 'monthly', 674))).toContain(
      '"tax code low" break "pay monthly"',
    );
    expect(await ruled(lines(['18.6', '17.9'], 197, 686, 12, 10))).toContain('"18.6" break "17.9"');
  });
});

describe('a table in a cell of another', () => {
  it('is of the same grid, and the white space around it is no column', async () => {
    const text = await outline(
      across(720, 700, 680, 640),
      down(720, 640, 72, 252, 432),
      down(720, 680, 342),
      row(['What', 'Hours', 'Fee'], 706, [77, 258, 348]),
      row(['Plans', '24', '2640'], 686, [77, 258, 348]),
      line('Valid to', 77, 666, 10),
      [674, 658, 642].map((y) => `257 ${y} m 427 ${y} l S`).join('\n'),
      down(674, 642, 257, 347, 427),
      row(['Offer', 'March'], 662, [262, 352]),
      row(['Prices', 'June'], 646, [262, 352]),
    );
    expect(text).toMatch(/cell "Plans"\s+cell "24"\s+cell "2640"/);
    expect(text).toMatch(/cell "Offer"\s+cell "March"/);
  });
});

describe('the boxes of a form', () => {
  it('have the columns of their labels and values, whatever stands in the middle of one', async () => {
    const pay = (label: string, sum: string, x: number, y: number): string =>
      `${line(label, x, y, 10)} ${line(sum, x + 150 - 5.56 * sum.length, y, 10)}`;
    const text = await outline(
      across(720, 640, 600),
      down(720, 600, 72, 232, 392),
      pay('Basic pay', '2450', 77, 706),
      pay('Overtime', '137', 77, 690),
      pay('Holiday', '64', 77, 674),
      pay('Tax', '320', 237, 706),
      pay('Pension', '122', 237, 690),
      pay('Insurance', '128', 237, 674),
      pay('Taxable', '2651', 77, 624),
      line('NET', 300, 624, 10),
      pay('Tax paid', '320', 77, 608),
      line('2081', 299, 608, 10),
    );
    expect(text).toMatch(
      /cell (header )?"Basic pay"\s+cell (header )?"2450"\s+cell (header )?"Tax"\s+cell (header )?"320"/,
    );
    expect(text).toMatch(/cell "Taxable"\s+cell "2651"\s+cell "NET"/);
  });
});
