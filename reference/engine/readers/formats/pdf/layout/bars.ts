/**
 * Titles in shaded bars: the bar is what parts the text above it from the text below, however short its title is.
 */
import type { Box, Fragment } from './fragment.js';
import type { Row } from './rows.js';

/** More boxes than this are a drawing. */
const maxBoxes = 300;

/** A bar is much wider than it is high, and has one line. */
const minWidth = 100;
const height = { least: 8, most: 40 };

/** Gives the one piece of text in each bar the width of the bar. */
export function markBars(rows: readonly Row[], boxes: readonly number[]): void {
  if (boxes.length > maxBoxes * 4) return;
  const bars: Box[] = [];
  for (let index = 0; index < boxes.length; index += 4) {
    const [x0, y0, x1, y1] = [boxes[index]!, boxes[index + 1]!, boxes[index + 2]!, boxes[index + 3]!];
    if (x1 - x0 >= minWidth && y1 - y0 >= height.least && y1 - y0 <= height.most) bars.push({ x0, y0, x1, y1 });
  }
  for (const bar of bars) {
    if (bars.some((other) => isRing(bar, other) || isBeside(bar, other))) continue;
    const { x0, y0, x1, y1 } = bar;
    const inside: Fragment[] = [];
    for (const { top, bottom, fragments } of rows)
      if (top < y1 && bottom > y0)
        for (const fragment of fragments) {
          const middle = fragment.baseline - 0.28 * fragment.size;
          if (middle > y0 && middle < y1 && fragment.x0 < x1 && fragment.x1 > x0) inside.push(fragment);
        }
    const [title] = inside;
    if (inside.length === 1 && !title!.obstacle && title!.x0 >= x0 - 1 && title!.x1 <= x1 + 1) title!.bar = { x0, x1 };
  }
}

/** The line around a box is filled between two boxes. */
const isRing = (one: Box, other: Box): boolean =>
  one !== other &&
  [one.x0 - other.x0, one.x1 - other.x1, one.y0 - other.y0, one.y1 - other.y1].every((part) => Math.abs(part) <= ring);

const ring = 4;

/** Boxes side by side on one level are the cells of a row. */
const isBeside = (one: Box, other: Box): boolean =>
  Math.abs(one.y0 - other.y0) <= ring &&
  Math.abs(one.y1 - other.y1) <= ring &&
  (Math.abs(one.x0 - other.x1) <= ring || Math.abs(one.x1 - other.x0) <= ring);
