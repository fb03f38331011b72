/** Hanging paragraphs, line by line. */
import { describe, expect, it } from 'vitest';
import { hangingLines } from './hanging-lines.js';
import type { Line } from './line.js';

/** A line of a size of 10 points; one that `isShort` leaves room for the word behind it. */
const lineAt = (x0: number, row: number, isShort: boolean): Line => ({
  runs: [],
  text: 'words of an entry',
  x0,
  x1: isShort ? 100 : 400,
  top: row * 12 - 7,
  baseline: row * 12,
  bottom: row * 12 + 2,
  size: 10,
  style: 0,
  broken: false,
  mcid: -1,
});
const endedEarly = (previous: Line): boolean => previous.x1 < 300;

describe('hanging lines', () => {
  it('begin a paragraph at the margin, in runs of any number of lines', () => {
    const lines = Array.from({ length: 200_000 }, (_, row) => lineAt(row % 2 === 0 ? 72 : 90, row, row % 2 === 1));
    const hanging = hangingLines(lines, endedEarly);
    expect(hanging.size).toBe(lines.length);
    expect([hanging.get(lines[0]!), hanging.get(lines[1]!), hanging.get(lines[2]!)]).toEqual([true, false, true]);
  });

  it('are none where lines at the margin end early before indented ones', () => {
    const lines = Array.from({ length: 40 }, (_, row) => lineAt(row % 4 === 0 ? 90 : 72, row, row % 4 === 3));
    expect(hangingLines(lines, endedEarly).size).toBe(0);
  });
});
