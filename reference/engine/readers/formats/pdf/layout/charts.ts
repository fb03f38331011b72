/**
 * Bar charts: the figures of their scale, and the values and names of their bars, are read apart from the text beside them, each
 * as one line, from left to right.
 */
import { barCharts, type Area } from '../content/figure-areas.js';
import { isNumeric } from '../tables/text-rows.js';
import { chainWords, tableLimits, type Fragment, type TurnedWords } from './fragment.js';
import { fragmentText } from './line.js';
import type { Obstacle } from './obstacle.js';
import { makeRows } from './rows.js';

/** More charts, and more words of one, are a drawing. */
const mostCharts = 12;
const mostWords = 160;

/** Longer pieces of text are no values or names of bars. */
const mostChars = 28;

/** The scale stands no further from the first bar, in points; its figures, three at least, begin or end this close to one another. */
const scaleReach = 90;
const leastFigures = 3;
const sameEdge = 2.5;

/** From one figure of a scale to the next, as a share of the usual distance. */
const evenness = 0.2;

/** From the foot of the bars to the last of their names, in em. */
const nameReach = 3;

export function findCharts(boxes: readonly number[], turned: TurnedWords, indices: readonly number[]): Obstacle[] {
  if (turned.angle !== 0) return [];
  const areas = barCharts(boxes).slice(0, mostCharts);
  if (areas.length === 0) return [];
  const fragments = chainWords(turned, indices, tableLimits);
  const charts: Obstacle[] = [];
  const taken = new Set<Fragment>();
  for (const area of areas) {
    const free = fragments.filter((fragment) => !taken.has(fragment));
    const own = free.filter((fragment) => isOfBars(fragment, area));
    if (own.length > mostWords || own.some(({ chars }) => chars > mostChars)) continue;
    const scale = scaleOf(
      free.filter((fragment) => !own.includes(fragment)),
      area,
      turned,
    );
    if (scale.length === 0) continue;
    const isValue = (fragment: Fragment): boolean => isNumeric(fragmentText(fragment, turned));
    const values = own.filter(isValue).sort((a, b) => a.x0 - b.x0);
    const names = makeRows(
      own.filter((fragment) => !isValue(fragment)),
      turned,
      tableLimits,
    ).map((row) => row.fragments);
    charts.push(chartOf([scale, values, ...names].filter(({ length }) => length > 0)));
    for (const fragment of [...own, ...scale]) taken.add(fragment);
  }
  return charts;
}

/** Among the bars or right below them. */
function isOfBars({ x0, x1, baseline, size }: Fragment, area: Area): boolean {
  const [x, y] = [(x0 + x1) / 2, baseline - 0.28 * size];
  return x > area.x0 && x < area.x1 && y > area.y0 && y < Math.max(area.y1, area.y1 + (nameReach - 1) * size);
}

/** The figures of a scale left of the bars, from top to bottom; none where they are not evenly spaced. */
function scaleOf(fragments: readonly Fragment[], area: Area, turned: TurnedWords): Fragment[] {
  const figures = fragments.filter(
    (fragment) =>
      fragment.x1 < area.x0 + scaleReach / 4 &&
      fragment.x0 > area.x0 - scaleReach &&
      isNumeric(fragmentText(fragment, turned)),
  );
  const start = figures.find(({ baseline }) => baseline > area.y0 && baseline < area.y1);
  if (!start) return [];
  let longest: Fragment[] = [];
  for (const edge of ['x1', 'x0'] as const) {
    const column = figures
      .filter((figure) => Math.abs(figure[edge] - start[edge]) <= sameEdge)
      .sort((a, b) => a.baseline - b.baseline);
    if (column.length >= leastFigures && column.length > longest.length && isEven(column)) longest = column;
  }
  return longest;
}

function isEven(column: readonly Fragment[]): boolean {
  const pitches = column.slice(1).map(({ baseline }, index) => baseline - column[index]!.baseline);
  const usual = [...pitches].sort((a, b) => a - b)[pitches.length >> 1]!;
  return pitches.every((pitch) => Math.abs(pitch - usual) <= evenness * usual);
}

function chartOf(lines: Fragment[][]): Obstacle {
  const all = lines.flat();
  return {
    x0: Math.min(...all.map(({ x0 }) => x0)),
    y0: Math.min(...all.map(({ top }) => top)),
    x1: Math.max(...all.map(({ x1 }) => x1)),
    y1: Math.max(...all.map(({ bottom }) => bottom)),
    words: all.flatMap(({ words }) => words),
    lines,
  };
}
