/** Blocks cut out of the lines of a region. */
import { describe, expect, it } from 'vitest';
import type { Line } from './line.js';
import { cutBlocks } from './text-block.js';

const made = (text: string, baseline: number, x1: number, size = 11): Line => ({
  runs: [{ text, style: 0 }],
  text,
  x0: 90,
  x1,
  top: baseline - size,
  baseline,
  bottom: baseline + 2,
  size,
  style: 0,
  broken: false,
  mcid: -1,
});

describe('a narrow column below a title that is wider', () => {
  it('has paragraphs as long as it is wide', () => {
    const ends = [270, 273.5, 285, 262.5, 277, 281, 266];
    const lines = [
      made('A paper of our quarter', 100, 315, 24),
      ...ends.map((x1, at) => made('there it is, as all of it was so', 140 + 15 * at, x1)),
    ];
    const blocks = cutBlocks(lines, 1, false, { x0: 90, x1: 315 });
    expect(blocks.map(({ lines }) => lines.length)).toEqual([1, ends.length]);
  });
});
