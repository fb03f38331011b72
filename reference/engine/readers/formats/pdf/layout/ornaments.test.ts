import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

const signs = (sign: string, count: number, y: number, x = 100): string[] =>
  Array.from({ length: count }, (_, at) => line(sign, x + 12 * at, y));

const texts = [line('The minutes of the board', 100, 700), line('Written by Ann Lind', 100, 600)];
const bothTexts = 'paragraph "The minutes of the board"\nparagraph "Written by Ann Lind"\n';

describe('What only decorates a page', () => {
  it('is left out where it is a line of one sign across the page', async () => {
    for (const sign of ['*', '~', '+', '>']) {
      const dump = await outline(texts[0]!, ...signs(sign, 24, 650), line(sign.repeat(40), 100, 630), texts[1]!);
      expect(dump).toBe(bothTexts);
    }
  });

  it('is not a line that is short, is there to be filled in, or stands beside text', async () => {
    const kept = [signs('*', 3, 650), signs('.', 24, 650), [line('Name', 60, 650), ...signs('-', 24, 650)]];
    for (const page of kept) expect(await outline(texts[0]!, ...page, texts[1]!)).not.toBe(bothTexts);
  });

  it('is no table where fine lines are drawn behind all of the page', async () => {
    const mesh = Array.from(
      { length: 150 },
      (_, at) => `0 ${4 * at} m 612 ${4 * at} l S ${4 * at} 0 m ${4 * at} 792 l S`,
    );
    expect(await outline(...mesh, ...texts)).toBe(bothTexts);
  });
});
