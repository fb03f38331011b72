/**
 * Price lists side by side: two columns of names with figures at their right edge, which are read one after the other although
 * their lines may stand level.
 */
import { isNumeric } from '../tables/text-rows.js';
import type { Fragment, TurnedWords } from './fragment.js';
import type { Gap } from './gap.js';
import { fragmentText } from './line.js';
import type { Row } from './rows.js';

/** Rows of each side that must have a name and a figure, and their share of the side's rows. */
const leastEntries = 4;
const leastShare = 0.4;

/** Places this far apart, in points, are one edge. */
const sameEdge = 2.5;

/** Widths of the sides differ by no more than this share. */
const sameWidth = 0.15;

/** `entry`: a name and a figure; `title`: one piece of text, such as the title of a section or a description. */
type Kind = 'entry' | 'title' | 'other' | 'nothing';

/** The rows keep the gutter free. Told from one table by rows of one side that fit none of the other. */
export function areLedgers(rows: readonly Row[], gutter: Gap, turned: TurnedWords): boolean {
  // Most gutters part prose: one piece of text on either side.
  let shared = 0;
  for (const { fragments } of rows) {
    const [first, second, third] = fragments;
    if (second && (third || second.x1 <= gutter.x0 + 0.01 || first!.x0 >= gutter.x1 - 0.01)) shared++;
  }
  if (shared < leastEntries) return false;
  const left = sideOf(rows, turned, ({ x1 }) => x1 <= gutter.x0 + 0.01);
  const right = left && sideOf(rows, turned, ({ x0 }) => x0 >= gutter.x1 - 0.01);
  if (!left || !right) return false;
  if (Math.abs(left.width - right.width) > sameWidth * Math.max(left.width, right.width)) return false;
  let leftAlone = 0;
  let rightAlone = 0;
  let titles = 0;
  for (const [index, one] of left.kinds.entries()) {
    const other = right.kinds[index]!;
    if (one === 'entry' && other !== 'entry') leftAlone++;
    else if (other === 'entry' && one !== 'entry') rightAlone++;
    else if (one === 'title' && other === 'title') titles++;
  }
  return (leftAlone > 0 && rightAlone > 0 && leftAlone + rightAlone >= 3) || titles >= 2;
}

function sideOf(
  rows: readonly Row[],
  turned: TurnedWords,
  isOnSide: (fragment: Fragment) => boolean,
): { width: number; kinds: Kind[] } | undefined {
  const pieces = rows.map(({ fragments }) => fragments.filter((fragment) => !fragment.obstacle && isOnSide(fragment)));
  const several = pieces.filter(({ length }) => length >= 2);
  if (several.length < leastEntries) return undefined;
  const x0 = commonest(several.map(([first]) => first!.x0));
  const x1 = commonest(several.map((row) => row[row.length - 1]!.x1));
  const kinds = pieces.map((row) => kindOf(row, x0, x1, turned));
  const entries = kinds.filter((kind) => kind === 'entry').length;
  const filled = kinds.filter((kind) => kind !== 'nothing').length;
  return entries >= leastEntries && entries >= leastShare * filled ? { width: x1 - x0, kinds } : undefined;
}

function kindOf(row: readonly Fragment[], x0: number, x1: number, turned: TurnedWords): Kind {
  const [first] = row;
  if (!first) return 'nothing';
  if (Math.abs(first.x0 - x0) > sameEdge) return 'other';
  if (row.length === 1) return 'title';
  const last = row[row.length - 1]!;
  const isEntry =
    Math.abs(last.x1 - x1) <= sameEdge &&
    isNumeric(fragmentText(last, turned)) &&
    !isNumeric(fragmentText(first, turned));
  return isEntry ? 'entry' : 'other';
}

/** The place, in whole points, that most share. */
function commonest(places: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(Math.round(place), (counts.get(Math.round(place)) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
