/**
 * Tables, frames, charts and pictures as obstacles among the text: they are read as a whole, at their place in the reading order.
 */
import type { Picture } from '../content/page-graphics.js';
import type { FoundTable } from '../tables/table.js';
import type { Box, Fragment } from './fragment.js';

export interface Obstacle extends Box {
  /** The table, the words of a frame, or the picture. */
  table?: FoundTable;
  words?: readonly number[];
  /** Of a chart: the pieces of each of its lines. */
  lines?: readonly Fragment[][];
  /** The tables that stand in the frame. */
  inside?: Obstacle[];
  picture?: Picture;
}

/** Height of a slice, about that of a line of text. */
const sliceHeight = 10;

/** Fragments that keep the obstacle's place among the rows of text. */
export function slicesOf(obstacle: Obstacle): Fragment[] {
  const { x0, x1, y0, y1 } = obstacle;
  const count = Math.max(1, Math.min(200, Math.floor((y1 - y0) / sliceHeight)));
  const height = (y1 - y0) / count;
  return Array.from({ length: count }, (_, index) => {
    const top = y0 + index * height;
    const [baseline, bottom] = [top + height * 0.8, top + height];
    return { words: [], x0, x1, baseline, top, bottom, size: 8, chars: 40, obstacle, field: undefined, bar: undefined };
  });
}
