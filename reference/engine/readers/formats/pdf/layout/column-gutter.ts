/**
 * Which white space of a band parts columns of text: told by what stands on its sides, and on which levels. The gutters of
 * tables and the gaps of tab stops part none.
 */
import { isNumeric } from '../tables/text-rows.js';
import type { Band } from './bands.js';
import type { Fragment, TurnedWords } from './fragment.js';
import type { Gap } from './gap.js';
import { areLedgers } from './ledgers.js';
import { fragmentText } from './line.js';
import { rightOf, type Row } from './rows.js';
import { areBlocks, areCards, pictureCards } from './side-by-side.js';

/**
 * The gutter that best parts two columns of text; undefined when those there are belong to a table or to tab stops. `isWhole`
 * where they go on as columns to the end, whatever white space lies between their lines.
 */
export function columnGutter({ rows, gutters }: Band, turned: TurnedWords): (Gap & { isWhole?: true }) | undefined {
  let best: Gap | undefined;
  let bestWidth = 0;
  if (gutters.length > 0 && areCards(rows, gutters, turned)) return gutters[0];
  const ofCards = gutters.length > 0 ? pictureCards(rows, gutters) : undefined;
  if (ofCards) return ofCards;
  for (const gutter of gutters) {
    const left = sideFacts(rows, turned, (fragment) => fragment.x1 <= gutter.x0 + 0.01);
    const right = sideFacts(rows, turned, (fragment) => fragment.x0 >= gutter.x1 - 0.01);
    if (left.isMarks || areValues(rows, gutter, gutters)) continue;
    const isPair =
      (left.isProse || isColumns(rows, gutters, turned, { x0: -Infinity, x1: gutter.x0 })) &&
      (right.isProse || isColumns(rows, gutters, turned, { x0: gutter.x1, x1: Infinity }));
    const isCaptions = rows.length <= 3 && left.isWordy && right.isWordy;
    const isUnlike =
      left.rows >= 2 &&
      right.rows >= 2 &&
      rows.length >= 3 &&
      Math.max(left.size, right.size) > 1.25 * Math.min(left.size, right.size);
    const isLists = left.rows >= 2 && right.rows >= 2 && left.isListed && right.isListed;
    if (areLedgers(rows, gutter, turned)) return { ...gutter, isWhole: true };
    if (!isPair && isFigured(rows, gutter, turned)) continue;
    const isAside = left.rows === 1 && right.rows >= 2 && right.isSimple;
    const isBeside =
      left.isObstacle !== right.isObstacle &&
      (left.isObstacle ? right : left).isSimple &&
      Math.min(left.rows, right.rows) >= 2;
    const isApart = () => areBlocks(rows, gutter, turned) || isIndependent(rows, gutter);
    if (![isPair, isCaptions, isUnlike, isLists, isAside, isBeside].includes(true) && !isApart()) continue;
    // Of a label gutter and a column gutter the latter leaves the wider halves; further columns are found in the halves.
    const width = Math.min(left.width, right.width) * (isPair ? 2 : 1);
    if (width > bestWidth) [best, bestWidth] = [gutter, width];
  }
  return best;
}

/** From labels to their values is no more of the white space before the labels than this. */
const labelGap = 0.5;

/** Right of the gutter stand values that end at one edge, each level with its label, and far left of those another block. */
function areValues(rows: readonly Row[], gutter: Gap, gutters: readonly Gap[]): boolean {
  const [before] = gutters.filter(({ x1 }) => x1 < gutter.x0 - 0.01).slice(-1);
  if (!before || gutter.x1 - gutter.x0 > labelGap * (before.x1 - before.x0)) return false;
  const labels: Fragment[] = [];
  const values: Fragment[] = [];
  for (const { fragments } of rows) {
    const at = fragments.findIndex(({ x0 }) => x0 >= gutter.x1 - 0.01);
    if (at < 0) continue;
    const [label, value] = [fragments[at - 1], fragments[at]!];
    if (!label || label.obstacle || value.obstacle || at + 1 < fragments.length) return false;
    if (label.x0 < before.x1 - 0.01 || !isLevel(label, value)) return false;
    labels.push(label);
    values.push(value);
  }
  const [label, value] = [labels[0], values[0]];
  return (
    values.length >= 2 &&
    labels.every(({ x0 }) => Math.abs(x0 - label!.x0) <= 2) &&
    values.every(({ x1 }) => Math.abs(x1 - value!.x1) <= 2) &&
    values.some(({ x0 }) => Math.abs(x0 - value!.x0) > 2)
  );
}

/** No side of a page has more columns of running text than this makes. */
const mostInnerGutters = 8;

/** Several columns of running text between two places, on baselines of their own: few rows have text in all of them. */
function isColumns(rows: readonly Row[], gutters: readonly Gap[], turned: TurnedWords, { x0, x1 }: Gap): boolean {
  const inner = gutters.filter((gutter) => gutter.x0 > x0 && gutter.x1 < x1);
  if (inner.length === 0 || inner.length > mostInnerGutters) return false;
  if (!inner.some((gutter) => isIndependent(rows, gutter))) return false;
  const starts = [x0, ...inner.map((gutter) => gutter.x1)];
  const ends = [...inner.map((gutter) => gutter.x0), x1];
  return starts.every((start, index) => {
    const isInside = (fragment: Fragment): boolean => fragment.x0 >= start - 0.01 && fragment.x1 <= ends[index]! + 0.01;
    return sideFacts(rows, turned, isInside).isProse;
  });
}

/** Right of the gutter the rows beside the text are figures: several, whether level with its words or not, or one that is level, at the right edge. */
function isFigured(rows: readonly Row[], gutter: Gap, turned: TurnedWords): boolean {
  const isLeft = (fragment: Fragment): boolean => fragment.x1 <= gutter.x0 + 0.01;
  const hasLeft = ({ fragments }: Row): boolean => isLeft(fragments[0]!);
  const edge = rightOf(rows);
  let beside = 0;
  let figured = 0;
  for (const { fragments } of rows.slice(rows.findIndex(hasLeft), rows.findLastIndex(hasLeft) + 1)) {
    const right = fragments.filter(({ x0 }) => x0 >= gutter.x1 - 0.01);
    const [first] = right;
    if (!first) continue;
    beside++;
    const isLast = Math.abs(first.x1 - edge) <= 2.5 && fragments.some((one) => isLeft(one) && isLevel(one, first));
    const isColumn = right.length > 1 || isLast;
    if (isColumn && !first.obstacle && isNumeric(fragmentText(first, turned))) figured++;
  }
  return figured >= 3 && figured >= 0.6 * beside;
}

interface SideFacts {
  width: number;
  /** Rows with text. */
  rows: number;
  /** Mean size of the text; 0 when there is none. */
  size: number;
  /** Most rows have a line of several words over a good part of the width. */
  isProse: boolean;
  /** At least two rows, of several words on average. */
  isWordy: boolean;
  /** Most rows begin with a bullet and go on behind it. */
  isListed: boolean;
  /** One piece of text in each row. */
  isSimple: boolean;
  /** A figure, table or frame, and no text. */
  isObstacle: boolean;
  /** Only marks of a list or of notes, which belong to the text behind them. */
  isMarks: boolean;
}

function sideFacts(rows: readonly Row[], turned: TurnedWords, isOnSide: (fragment: Fragment) => boolean): SideFacts {
  let x0 = Infinity;
  let x1 = -Infinity;
  const widest: Fragment[] = [];
  let listed = 0;
  let isSimple = true;
  /** Width of the lines of several words in each row: of more than one where the side has columns itself. */
  const worded: number[] = [];
  let obstacles = 0;
  for (const row of rows) {
    let best: Fragment | undefined;
    let first: Fragment | undefined;
    let width = 0;
    for (const fragment of row.fragments) {
      if (!isOnSide(fragment)) continue;
      first ??= fragment;
      x0 = Math.min(x0, fragment.x0);
      x1 = Math.max(x1, fragment.x1);
      if (first !== fragment) isSimple = false;
      if (fragment.obstacle) obstacles++;
      else if (!best || fragment.x1 - fragment.x0 > best.x1 - best.x0) best = fragment;
      if (!fragment.obstacle && fragment.chars >= 16) width += fragment.x1 - fragment.x0;
    }
    if (best) widest.push(best);
    if (first && !first.obstacle && isBulleted(first, best, turned)) listed++;
    worded.push(width);
  }
  const width = x1 - x0;
  const full = worded.filter((wide) => wide > 0 && wide >= 0.45 * width).length;
  const chars = widest.reduce((sum, fragment) => sum + fragment.chars, 0);
  return {
    width,
    rows: widest.length || obstacles,
    size: widest.reduce((sum, fragment) => sum + fragment.size * fragment.chars, 0) / (chars || 1),
    isProse: widest.length >= 3 ? full >= widest.length * 0.5 : obstacles > 0,
    isWordy: widest.length >= 2 && chars / widest.length > 12,
    isListed: listed >= 2 && listed >= widest.length * 0.4,
    isSimple: isSimple && obstacles === 0,
    isObstacle: obstacles > 0 && widest.length === 0,
    isMarks: obstacles === 0 && chars <= 3 * widest.length && widest.every((fragment) => isMark(fragment, turned)),
  };
}

/** A bullet, with text behind it. */
const isBulleted = (first: Fragment, widest: Fragment | undefined, turned: TurnedWords): boolean =>
  (first.words.length > 1 || widest !== first) &&
  /^[\u2022\u25a0-\u25ff\u2713\u2714\u2756\u27a2\u27a4\ue000-\uf8ff]$/.test(turned.words.text(first.words[0]!));

const isMark = ({ words }: Fragment, turned: TurnedWords): boolean =>
  words.length === 1 &&
  /^(\(?(\d{1,2}|[a-z])[.)]?|[*\u2020\u2021\u00a7\u00b6\u22c6]{1,3}|[-\u2013\u2022\u25a0-\u25ff\u2610-\u2612\u2713\u2714\u2736\u274f-\u2756\u27a2\u27a4\u2b27\u2b25\u2b9a\ue000-\uf8ff])$/.test(
    turned.words.text(words[0]!),
  );

/** On one baseline, not only nearly so by chance. */
const isLevel = (one: Fragment, other: Fragment): boolean =>
  one.obstacle !== undefined ||
  other.obstacle !== undefined ||
  Math.abs(one.baseline - other.baseline) <= 0.08 * Math.min(one.size, other.size);

/** The lines left and right of the gutter mostly stand on baselines of their own. */
export function isIndependent(rows: readonly Row[], gutter: Gap): boolean {
  const { fewer, shared } = levels(rows, gutter);
  return fewer >= 2 && (shared < 0.35 * fewer || (fewer >= 5 && shared <= 0.6 * fewer));
}

/** Rows with text on the side that has fewer, and rows with text on one level on both. */
export function levels(rows: readonly Row[], gutter: Gap): { fewer: number; shared: number } {
  let left = 0;
  let right = 0;
  let shared = 0;
  for (const row of rows) {
    const onLeft = row.fragments.filter((fragment) => fragment.x1 <= gutter.x0 + 0.01);
    const onRight = row.fragments.filter((fragment) => fragment.x0 >= gutter.x1 - 0.01);
    if (onLeft.length > 0) left++;
    if (onRight.length > 0) right++;
    if (onLeft.some((one) => onRight.some((other) => isLevel(one, other)))) shared++;
  }
  return { fewer: Math.min(left, right), shared };
}
