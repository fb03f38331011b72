/** Bar charts among the text of a page. */
import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

/** Bars of these heights that stand at 500, with their names below. */
const bars = (heights: readonly number[], names: readonly string[]): string =>
  heights
    .map((height, at) => `${120 + 40 * at} 500 20 ${height} re f ${line(names[at]!, 122 + 40 * at, 488, 8)}`)
    .join('\n');
const scale = (...figures: string[]): string =>
  figures.map((figure, at) => line(figure, 80, 600 - (100 / (figures.length - 1)) * at, 8)).join('\n');
const names = ['Q1', 'Q2', 'Q3', 'Q4'];
const beside = lines(['Ring us up', 'Write to us', 'Come to the shop', 'Use the slip below'], 330, 596, 30);

describe('a bar chart', () => {
  it('has its scale and its names as one line each, apart from the text beside it', async () => {
    const text = await outline(scale('40', '30', '20', '10'), bars([80, 95, 60, 70], names), beside);
    expect(text).toContain('paragraph "40 30 20 10"\nparagraph "Q1 Q2 Q3 Q4"\n');
    expect(text).toMatch(/"Ring us up"[^]*"Write to us"[^]*"Come to the shop"/);
  });

  it('has the values of its bars from left to right', async () => {
    const values = ['32', '38', '24', '28'].map((value, at) =>
      line(value, 124 + 40 * at, 506 + [80, 95, 60, 70][at]!, 8),
    );
    const text = await outline(scale('40', '20', '0'), bars([80, 95, 60, 70], names), ...values, beside);
    expect(text).toContain('paragraph "32 38 24 28"\n');
  });

  it('is none where running text stands among the boxes', async () => {
    const text = await outline(
      scale('40', '30', '20', '10'),
      bars([80, 95, 60, 70], ['Text that runs on below all of the boxes', '', '', '']),
    );
    expect(text).not.toContain('"40 30 20 10"');
  });
});
