/** What is passed over on pages that draw too much. */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';
import { DrawingSkipper } from './skip-drawing.js';

/** What is left of the content when the drawing at its start is passed over. */
const restOf = (content: string): string => {
  const bytes = Buffer.from(`${content} `, 'latin1');
  return content.slice(new DrawingSkipper().skip(bytes, 0, bytes.length - 1)).trim();
};

describe('the drawing at the start of a content stream', () => {
  it.each([
    ['paths, colours and dashes', '1 0 0 rg [3 2] 0 d 0 0 m 10.5 -3 l S /Cs1 cs .5 sc 0 0 9 9 re f* BT', 'BT'],
    ['whole groups', 'q 1 0 0 1 5 5 cm q 0 0 m 1 1 l S Q Q q 2 w Q ET', 'ET'],
    ['no group that shows text', '0 0 m S q 0 0 m S BT ET Q', 'q 0 0 m S BT ET Q'],
    ['no matrix that stays', '0 0 m S 1 0 0 1 5 5 cm 0 0 m S', '1 0 0 1 5 5 cm 0 0 m S'],
    ['no form or picture', '0 0 m S /Fm1 Do', '/Fm1 Do'],
    ['no end of a group begun before', 'n Q 0 0 m', 'Q 0 0 m'],
  ])('is %s', (_, content, rest) => {
    expect(restOf(content)).toBe(rest);
  });

  it('is looked at once where something else ends it', () => {
    const bytes = Buffer.from('q 0 0 m S BT ET Q ');
    const skipper = new DrawingSkipper();
    expect(skipper.skip(bytes, 0, bytes.length)).toBe(0);
    expect(skipper.skip(bytes, 1, bytes.length)).toBe(1);
    expect(skipper.skip(bytes, 12, bytes.length)).toBe(12);
  });
});

describe('a page of many thousand strokes', () => {
  const grid = [100, 200, 300, 400]
    .map((x) => `${x} 500 m ${x} 700 l S`)
    .concat([500, 600, 700].map((y) => `100 ${y} m 400 ${y} l S`));
  const labels = [650, 550].flatMap((y) => [110, 210, 310].map((x) => line(`at ${x} ${y}`, x, y)));
  const strokes = Array.from({ length: 11_000 }, (_, index) => `q ${index % 7} 0 m 9 ${index % 5} l S Q`);

  it('has its text, and no tables', async () => {
    expect(await outline(...grid, ...labels)).toContain('table');
    const drawn = await outline(...strokes, ...grid, ...labels);
    expect(drawn).not.toContain('table');
    for (const y of [650, 550]) for (const x of [110, 210, 310]) expect(drawn).toContain(`at ${x} ${y}`);
  });

  it('keeps the place of text between and behind the strokes', async () => {
    const shown = [
      'q 1 0 0 1 0 700 cm q 1 0 0 1 72 0 cm 0 0 m 3 3 l S BT /F1 11 Tf (The first line) Tj ET Q 0 0 m 9 9 l S Q',
      'q 0 0 m 5 5 l S Q 1 0 0 1 72 686 cm 0 0 m 5 5 l S',
      'BT /F1 11 Tf (and the second line.) Tj ET',
    ];
    expect(await outline(...strokes, ...shown)).toBe(await outline(...shown));
  });
});
