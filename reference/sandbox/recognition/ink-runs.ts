/**
 * The ink of a picture as runs of samples along its rows, and the shapes they join to: what touches is one.
 * Spec: none. Labelling of connected components by runs, with union by find.
 */
import { budgets } from '../../base/budgets.js';
import type { GrayPicture } from './gray-picture.js';

/** Samples from x0 up to, not with, x1 of row y. */
export interface InkRun {
  y: number;
  x0: number;
  x1: number;
  /** Its place in `shapes`. */
  shape: number;
}

export interface InkRuns {
  runs: InkRun[];
  /** The box of each shape. */
  shapes: { x0: number; y0: number; x1: number; y1: number }[];
}

/** @returns undefined when there are more runs than writing has: noise, or a picture of fine patterns */
export function inkRuns({ width, height, data }: GrayPicture, threshold: number): InkRuns | undefined {
  const runs: InkRun[] = [];
  const parents: number[] = [];
  const rootOf = (run: number): number => {
    let at = run;
    while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!;
    return at;
  };
  let above = 0;
  for (let y = 0; y < height; y++) {
    const first = runs.length;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; at++) {
      if (data[at]! >= threshold) continue;
      const from = at;
      while (at < end && data[at]! < threshold) at++;
      const run = { y, x0: from - y * width, x1: at - y * width, shape: 0 };
      const index = runs.push(run) - 1;
      parents.push(index);
      while (above < first && runs[above]!.x1 < run.x0) above++;
      for (let over = above; over < first && runs[over]!.x0 <= run.x1; over++) parents[rootOf(over)] = rootOf(index);
    }
    if (runs.length > budgets.inkRuns.bound) return undefined;
    above = first;
  }
  return { runs, shapes: shapesOf(runs, rootOf) };
}

function shapesOf(runs: readonly InkRun[], rootOf: (run: number) => number): InkRuns['shapes'] {
  const shapes: InkRuns['shapes'] = [];
  const numbers = new Map<number, number>();
  runs.forEach((run, index) => {
    const root = rootOf(index);
    let shape = numbers.get(root);
    if (shape === undefined) {
      shape = shapes.push({ x0: run.x0, y0: run.y, x1: run.x1, y1: run.y + 1 }) - 1;
      numbers.set(root, shape);
    }
    const box = shapes[shape]!;
    box.x0 = Math.min(box.x0, run.x0);
    box.x1 = Math.max(box.x1, run.x1);
    box.y1 = run.y + 1;
    run.shape = shape;
  });
  return shapes;
}
