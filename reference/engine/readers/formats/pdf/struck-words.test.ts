/** Words that a line strikes out, and lines that strike nothing. */
import { describe, expect, it } from 'vitest';
import { writeMarkdown } from '../../../writers/markdown/write-markdown.js';
import { line, lines, pdfOf } from './testing/made-pdf.js';
import { read } from './testing/read-made.js';

const markdownOf = async (...operators: string[]): Promise<string> =>
  writeMarkdown((await read(pdfOf([{ operators: operators.join('\n') }]))).document);

/** A filled bar half a point thick. */
const bar = (x0: number, y: number, x1: number): string => `${x0} ${y} ${x1 - x0} 0.5 re f`;
const stroke = (x0: number, y: number, x1: number): string => `${x0} ${y} m ${x1} ${y} l S`;

/** Where `Price` ends, and `29.90 now` begins and ends, in the line below, at 11 points in Helvetica. */
const text = line('Price 29.90 now 19.90', 72, 700);
const [old, now] = [102.4, 129.9];

describe('a line through the middle of letters', () => {
  it.each([
    ['filled', bar(old, 703, now)],
    ['stroked', stroke(old, 703, now)],
    ['in pieces', `${bar(old, 703, 115)} ${bar(115.2, 703, now)}`],
  ])('strikes out what it runs through, and no other word: %s', async (_, drawn) => {
    expect(await markdownOf(text, drawn)).toBe('Price ~~29.90~~ now 19.90');
  });

  it('strikes out lines of text as one, in bold letters too', async () => {
    const struck = [0, 1].map((row) => stroke(72, 703 - 14 * row, row === 0 ? 187.5 : 155));
    expect(await markdownOf(lines(['This clause is no longer', 'part of the treaty.'], 72, 700), ...struck)).toBe(
      '~~This clause is no longer part of the treaty.~~',
    );
    expect(
      await markdownOf(line('Note', 72, 700, 11, 'F2'), line('Stays as it is', 102, 700), stroke(72, 703, 97)),
    ).toBe('~~**Note**~~ Stays as it is');
  });

  it('strikes out what was shown before it was drawn, and not what goes on right behind', async () => {
    const [first, second] = [line('Price 29.90', 72, 700), line('19.90 now', 127.6, 700)];
    expect(await markdownOf(first, stroke(100.2, 703, 127.6), second)).toBe('Price ~~29.90~~19.90 now');
  });

  it.each([
    ['under it', bar(old, 698.5, now)],
    ['on top of it', bar(old, 708.5, now)],
    ['from margin to margin', stroke(20, 703, 570)],
    ['through half a word', bar(old, 703, 113)],
    ['between words', bar(96.5, 703, 102)],
  ])('is none that lies %s', async (_, drawn) => {
    expect(await markdownOf(text, drawn)).not.toContain('~~');
  });

  it('is no rule of a table', async () => {
    const rows = ['One 1.00', 'Two 2.00'].map((row, index) => line(row, 72, 700 - 14 * index));
    expect(await markdownOf(...rows, stroke(72, 703, 112), stroke(72, 689, 112))).not.toContain('|');
  });
});
