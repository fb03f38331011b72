/** Rules of a page that belong to no table, and those of the heads of the next one. */
import { describe, expect, it } from 'vitest';
import { across, row, rule } from './testing/drawn.js';
import { line, lines } from './testing/made-pdf.js';
import { outline, tablesOf } from './testing/read-made.js';

const places = [77, 197, 317];

describe('the rule above the foot of a page', () => {
  it('ends no table far above it, as wide as that may be', async () => {
    const bill = [
      across(700, 680, 660, 90),
      row(['No.', 'What', 'Sum'], 706, places, 'F2'),
      row(['1', 'Hedge cut', '312.00'], 686),
      row(['2', 'Lawn mown', '272.00'], 666),
      line('To be paid within fourteen days from the date of this bill, please.', 72, 620, 10),
      lines(['With kind regards', 'Clara Brown'], 72, 590, 20, 10),
      row(['Brown Gardens', 'Savings Bank', 'VAT 219 338'], 78),
    ].join('\n');
    expect(await tablesOf(bill)).toEqual([['No. | What | Sum', '1 | Hedge cut | 312.00', '2 | Lawn mown | 272.00']]);
  });
});

describe('the rule below the heads of a table', () => {
  it('is none of what stands between it and the rule of the letterhead', async () => {
    const report = [
      rule(72, 740, 432, 740),
      row(['Patient:', 'Daniel Oak', 'Sex: male'], 722),
      row(['Born:', '3 Feb 1981', 'Status: final'], 708),
      row(['Test', 'Result', 'Unit'], 660, places, 'F2'),
      rule(72, 654, 432, 654),
      row(['Sodium', '139', 'mmol'], 640),
      row(['Potassium', '5.4', 'mmol'], 626),
      row(['Creatinine', '88', 'umol'], 612),
    ].join('\n');
    expect(await tablesOf(report)).toContainEqual([
      'Test | Result | Unit',
      'Sodium | 139 | mmol',
      'Potassium | 5.4 | mmol',
      'Creatinine | 88 | umol',
    ]);
  });
});

describe('rules drawn cell by cell', () => {
  it('have the columns of the one with most pieces, where a sum reaches over some', async () => {
    const pieces = (y: number, ...ends: number[]): string =>
      ends
        .slice(1)
        .map((x, at) => rule(ends[at]!, y, x, y))
        .join('\n');
    const columns = [77, 137, 290, 380];
    const statement = [
      row(['Date', 'What', 'Out', 'In'], 706, columns, 'F2'),
      pieces(700, 72, 132, 252, 342, 432),
      row(['2 May', 'Transfer from the firm', '', '1850.00'], 686, columns),
      row(['', 'wages of April', '', ''], 674, columns),
      row(['5 May', 'Shopping', '64.32', ''], 656, columns),
      row(['9 May', 'Rent', '650.00', ''], 638, columns),
      pieces(632, 72, 252, 342, 432),
      row(['Sum', '', '714.32', '1850.00'], 618, columns),
    ].join('\n');
    const [table] = await tablesOf(statement);
    expect(table).toContain('2 May | Transfer from the firm wages of April |  | 1850.00');
    expect(table).toContain('5 May | Shopping | 64.32 | ');
  });
});

describe('a frame of two lines around a page', () => {
  it.each([
    ['close together', '30 30 535 782 re S 34 34 527 774 re S'],
    ['far apart', '22 22 551 798 re S 34 34 527 774 re S'],
  ])('is no table where the lines are %s', async (_, frame) => {
    const text = await outline(
      frame,
      line('This is to certify that', 240, 700),
      line('Maria Jensen', 236, 660, 22),
      line('has completed the course in full and with the best of results', 140, 620),
      lines(['Dr. Peter Olsen', 'Course director'], 90, 500),
      lines(['Helen Marsh', 'Head of the academy'], 390, 500),
    );
    expect(text).not.toContain('table');
  });
});

describe('labels with colons and their values', () => {
  it('are a table where every row has two of them, though there be two rows', async () => {
    const fields = [
      row(['Client:', 'Smith Bakery', 'Date:', '3 May 2023'], 700, [72, 150, 320, 400]),
      row(['Project:', 'Oven', 'Delivered:', '28 April 2023'], 686, [72, 150, 320, 400]),
    ].join('\n');
    expect(await tablesOf(fields)).toEqual([
      ['Client: | Smith Bakery | Date: | 3 May 2023', 'Project: | Oven | Delivered: | 28 April 2023'],
    ]);
  });
});

describe('a line in large letters far below all others', () => {
  it('is no heading: it heads nothing', async () => {
    const text = await outline(
      line('Winter goods', 72, 760, 20, 'F2'),
      lines(['All prices include tax, and goods above sixty', 'pounds are sent free of charge.'], 72, 730),
      line('Northwind, Winter 2026', 220, 40, 13),
    );
    expect(text).toContain('paragraph "Northwind, Winter 2026"');
  });
});
