/** Columns told by the gaps that lines of text have in common. */
import { describe, expect, it } from 'vitest';
import type { Fragment } from '../layout/fragment.js';
import { inferColumns } from './columns.js';

/** A line of pieces from one place to another. */
const pieces = (...places: [x0: number, x1: number][]): Fragment[] =>
  places.map(([x0, x1]) => ({ words: [], x0, x1, baseline: 0, top: 0, bottom: 0, size: 10, chars: 4 }));

/** Lines in which the second column is `first`, two points before the third, whose heads stand at its left. */
const lines = (first: [number, number]): Fragment[][] => [
  pieces([120, 145], [168, 190]),
  pieces([72, 100], [120, 145], [168, 193], [216, 240]),
  pieces([72, 100], first, [189, 214]),
  pieces([72, 100], first, [189, 214]),
  pieces([72, 100], first, [189, 214]),
  pieces([72, 100], [189, 214], [237, 262]),
];

describe('columns with heads at the left and figures at the right', () => {
  it('are parted where little is clear, as every gap across that is wide', () => {
    expect(inferColumns(lines([141, 166]), 10).map(({ x0 }) => x0)).toEqual([72, 120, 168, 237]);
  });

  it('are one where a gap across is that between words', () => {
    const close = [...lines([141, 166]), pieces([72, 100], [141, 165], [169, 190])];
    expect(inferColumns(close, 10).map(({ x0 }) => x0)).not.toContain(168);
  });
});
