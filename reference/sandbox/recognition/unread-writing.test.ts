/** What was not read of a picture, and where it belongs. */
import { describe, expect, it } from 'vitest';
import type { OcrLine, OcrPage } from '../../engine/document/reading.js';
import type { GrayPicture } from './gray-picture.js';
import { inkRuns } from './ink-runs.js';
import { unreadWriting, withUnread } from './unread-writing.js';

type Box = [x0: number, y0: number, x1: number, y1: number];

function pictureOf(...boxes: Box[]): GrayPicture {
  const picture = { width: 400, height: 300, data: new Uint8Array(400 * 300).fill(240) };
  for (const [x0, y0, x1, y1] of boxes) for (let y = y0; y < y1; y++) picture.data.fill(20, y * 400 + x0, y * 400 + x1);
  return picture;
}

const inkOf = ({ data }: GrayPicture): number => data.filter((value) => value < 128).length;

function line(text: string, [x0, y0, x1, y1]: Box, more: Partial<OcrLine> = {}): OcrLine {
  const words = [{ text, start: x0, end: x1 }];
  return {
    text,
    block: 1,
    direction: 'right',
    bbox: [x0, y0, x1, y1],
    baseline: y1,
    height: 20,
    confidence: 90,
    words,
    ...more,
  };
}

const page = (...lines: OcrLine[]): OcrPage => ({
  width: 400,
  height: 300,
  turn: 0,
  written: true,
  confidence: 90,
  lines,
});

/** Letters in rows from the left edge of a column. */
const letters = (x: number, rows: number): Box[] =>
  Array.from({ length: rows }, (_, row) => [x, 20 + row * 20, x + 8, 34 + row * 20] satisfies Box);

describe('writing that was not read', () => {
  const name = line('Oman', [10, 20, 60, 40]);

  it('is left when what was read, rules and pictures are wiped out', () => {
    const rule: Box = [0, 250, 400, 252];
    const left = unreadWriting(pictureOf(...letters(20, 1), ...letters(300, 11), rule, [100, 60, 200, 160]), [name]);
    expect(inkOf(left!)).toBe(11 * 8 * 14);
  });

  it('is not looked at where there is hardly any', () => {
    expect(unreadWriting(pictureOf(...letters(300, 9)), [name])).toBeUndefined();
    const long = line('x'.repeat(1000), [10, 20, 60, 40]);
    expect(unreadWriting(pictureOf(...letters(300, 11)), [long])).toBeUndefined();
  });

  it('is looked for under lines that were read without confidence', () => {
    const doubtful = line('NwWwO', [290, 0, 320, 290], { direction: 'down', confidence: 40 });
    expect(inkOf(unreadWriting(pictureOf(...letters(300, 11)), [name, doubtful])!)).toBe(11 * 8 * 14);
  });
});

describe('rows that were found later', () => {
  const names = [line('Oman', [10, 20, 60, 40]), line('Malta', [10, 50, 60, 70])];
  const below = line('See notes.', [10, 200, 90, 220], { block: 2 });

  it('stand behind the area that they are beside, as an area of their own', () => {
    const { lines } = withUnread(page(...names, below), [
      line('7', [300, 20, 310, 40]),
      line('12', [300, 50, 320, 70]),
    ]);
    expect(lines.map(({ text }) => text)).toEqual(['Oman', 'Malta', '7', '12', 'See notes.']);
    expect(lines.map(({ block }) => block)).toEqual([1, 1, 3, 3, 2]);
  });

  it('take the place of what was read badly there, and are the confidence of the page', () => {
    const doubtful = line('NwWwO', [290, 0, 330, 290], { direction: 'down', confidence: 40, block: 2 });
    const found = withUnread({ ...page(...names, doubtful), confidence: 60 }, [line('7', [300, 20, 310, 40])]);
    expect(found.lines.map(({ text }) => text)).toEqual(['Oman', 'Malta', '7']);
    expect(found.confidence).toBe(90);
  });

  it('are left out where they are unsure or no words', () => {
    const noise = [line('ae', [300, 20, 320, 40], { confidence: 70 }), line('~|', [300, 50, 320, 70])];
    expect(withUnread(page(...names), noise)).toEqual(page(...names));
  });
});

describe('the ink of a picture', () => {
  it('is told by shapes: what touches is one', () => {
    const { shapes } = inkRuns(
      pictureOf([10, 10, 20, 20], [10, 20, 14, 30], [18, 20, 20, 30], [12, 30, 20, 31], [40, 10, 50, 20]),
      128,
    )!;
    expect(shapes).toEqual([
      { x0: 10, y0: 10, x1: 20, y1: 31 },
      { x0: 40, y0: 10, x1: 50, y1: 20 },
    ]);
  });

  it('is not told of noise', () => {
    const data = Uint8Array.from({ length: 2100 * 2100 }, (_, at) => (at % 2) * 255);
    expect(inkRuns({ width: 2100, height: 2100, data }, 128)).toBeUndefined();
  });
});
