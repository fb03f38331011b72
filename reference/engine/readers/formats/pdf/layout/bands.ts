/**
 * Bands: runs of rows that keep a gap in common. A lasting gap is the gutter of columns or of a table.
 */
import type { Gap, OpenGap } from './gap.js';
import type { Row } from './rows.js';

export interface Band {
  rows: Row[];
  /** Gaps all rows have in common, with text on both sides; none for a row that stands alone. */
  gutters: Gap[];
}

/** Rows with more pieces of text than this are drawings; their gaps are not followed. */
const maxGaps = 60;

/**
 * In bands of so many rows the text on either side of a gap must stand in this share of them and in more than one: a
 * running foot or a note that reaches into the margin makes no column.
 */
const longBand = 6;
const minSideShare = 0.05;

/** Rows after which a gap with text on one side only is given up: no page has so many, and each is looked at again. */
const patience = 500;

/** Maximal runs of rows that keep at least one gap in common with text on both sides of it. */
export function divideIntoBands(rows: readonly Row[]): Band[] {
  const bands: Band[] = [];
  const whole = extentOf(rows);
  for (let start = 0; start < rows.length;) {
    let found = longestFrom(rows, start, whole);
    const below = start + centredRows(rows, start, found.end, whole[0]!);
    if (below > start) {
      for (; start < below; start++) bands.push({ rows: [rows[start]!], gutters: [] });
      found = longestFrom(rows, start, whole);
    }
    // Lines that happen to be short enough, such as those of a title, may share a gap with the first rows of columns below.
    let title = start;
    while (title < found.end && rows[title]!.fragments.length === 1) title++;
    if (title > start && title < found.end) {
      const below = longestFrom(rows, title, whole);
      if (
        below.end - title > 2 * (found.end - start) ||
        (start === 0 && below.end > found.end && isLargeTitle(rows, start, title, below.gaps))
      ) {
        for (; start < title; start++) bands.push({ rows: [rows[start]!], gutters: [] });
        found = below;
      }
    }
    if (found.end - start > longBand && isFoot(rows, found.end - 1, whole[0]!))
      found = longestFrom(rows, start, whole, found.end - 1);
    const columns = columnsBelow(rows, start, found, whole);
    if (columns < found.end) found = longestFrom(rows, start, whole, columns);
    const { gaps, end } = found;
    bands.push({ rows: rows.slice(start, end), gutters: gaps.filter((gap) => isTwoSided(gap, end - start)) });
    start = end;
  }
  return bands;
}

/** White space, in em, below a title and at least on either side of it, and how far it may stand from the middle. */
const titleGap = 0.8;
const titleMargin = 1.5;
const offMiddle = 1;

/** A title set so much larger than what follows needs no white space. */
const titleSize = 1.3;

/** One piece of text in the middle of the page. */
function isCentred({ fragments }: Row, whole: Gap): boolean {
  const { x0, x1, size, obstacle } = fragments[0]!;
  const [left, right] = [x0 - whole.x0, whole.x1 - x1];
  return fragments.length === 1 && !obstacle && Math.abs(left - right) < offMiddle * size && left > titleMargin * size;
}

/** Rows at the head of a run that are a title in the middle of the page, over columns of which it may cross the gutter. */
function centredRows(rows: readonly Row[], start: number, end: number, whole: Gap): number {
  let titles = 0;
  let largest = 0;
  for (let at = start; at + 1 < end && isCentred(rows[at]!, whole); at++) {
    const { top, fragments } = rows[at + 1]!;
    largest = Math.max(largest, rows[at]!.fragments[0]!.size);
    const { size } = fragments[0]!;
    if (top - rows[at]!.bottom > titleGap * size || largest > titleSize * size) titles = at + 1 - start;
  }
  return titles;
}

/** Lines at the top set so much larger than what follows, and across its gaps, are no part of its columns. */
const isLargeTitle = (rows: readonly Row[], start: number, end: number, gaps: readonly OpenGap[]): boolean =>
  rows.slice(start, end).every(({ fragments: [first] }) => {
    const largest = Math.max(...rows[end]!.fragments.map(({ size }) => size));
    const isAcross = gaps.some((gap) => isTwoSided(gap, 1) && first!.x0 < gap.x1 && first!.x1 > gap.x0);
    return isAcross && first!.size > titleSize * largest;
  });

/** A last line in the middle of the page, with white space above it. */
const isFoot = (rows: readonly Row[], at: number, whole: Gap): boolean =>
  isCentred(rows[at]!, whole) && rows[at]!.top - rows[at - 1]!.bottom > titleGap * rows[at]!.fragments[0]!.size;

/**
 * Where much longer columns begin inside of the run: authors side by side may share a gap with the first lines of columns that
 * have no text beyond it. The end of the run where there are none.
 */
function columnsBelow(
  rows: readonly Row[],
  start: number,
  { gaps, end }: { gaps: readonly OpenGap[]; end: number },
  whole: readonly OpenGap[],
): number {
  const isShared = ({ fragments }: Row): boolean =>
    gaps.some((gap) => fragments[0]!.x1 <= gap.x0 + 0.01 && fragments[fragments.length - 1]!.x0 >= gap.x1 - 0.01);
  let tail = end;
  while (tail > start + 1 && !isShared(rows[tail - 1]!)) tail--;
  while (tail < end && rows[tail]!.fragments.length === 1) tail++;
  if (tail === end || rows.slice(start, tail).filter(isShared).length < 2) return end;
  return longestFrom(rows, tail, whole).end - tail > 2 * (end - start) ? tail : end;
}

/** The longest run from this row on, before `limit`, that keeps a gap with text on both sides, and its gaps. */
function longestFrom(
  rows: readonly Row[],
  start: number,
  whole: readonly OpenGap[],
  limit = rows.length,
): { gaps: OpenGap[]; end: number } {
  // What lies beyond all text is no gap.
  let gaps = intersect(gapsOf(rows[start]!), whole, 0);
  let found: { gaps: OpenGap[]; end: number } = { gaps: [], end: start + 1 };
  for (let end = start + 1; ; end++) {
    if (hasTwoSided(gaps, end - start)) found = { gaps, end };
    if (end === limit || end - found.end > patience) break;
    gaps = intersect(gaps, gapsOf(rows[end]!), rows[end]!.fragments[0]!.size * 0.5);
    if (gaps.length === 0) break;
  }
  return found;
}

function extentOf(rows: readonly Row[]): OpenGap[] {
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const { fragments } of rows) {
    x0 = Math.min(x0, fragments[0]!.x0);
    for (const fragment of fragments) if (fragment.x1 > x1) x1 = fragment.x1;
  }
  return [{ x0, x1, left: 0, right: 0 }];
}

const isTwoSided = ({ left, right }: OpenGap, rows: number): boolean =>
  Math.min(left, right) >= (rows < longBand ? 1 : Math.max(2, minSideShare * rows));

function hasTwoSided(gaps: readonly OpenGap[], rows: number): boolean {
  for (const gap of gaps) if (isTwoSided(gap, rows)) return true;
  return false;
}

/** The white space of a row, with what lies left and right of all text. */
function gapsOf(row: Row): OpenGap[] {
  return (row.gaps ??= makeGaps(row));
}

function makeGaps({ fragments }: Row): OpenGap[] {
  const gaps: OpenGap[] = [];
  let at = -Infinity;
  if (fragments.length <= maxGaps) {
    for (const fragment of fragments) {
      const { x0, x1 } = fragment.bar ?? fragment;
      if (x0 > at) gaps.push({ x0: at, x1: x0, left: at > -Infinity ? 1 : 0, right: 1 });
      at = Math.max(at, x1);
    }
  } else at = fragments[fragments.length - 1]!.x1;
  gaps.push({ x0: at, x1: Infinity, left: 1, right: 0 });
  return gaps;
}

/** Both lists are in order from left to right. */
function intersect(a: readonly OpenGap[], b: readonly OpenGap[], minWidth: number): OpenGap[] {
  const common: OpenGap[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const one = a[i]!;
    const other = b[j]!;
    const x0 = Math.max(one.x0, other.x0);
    const x1 = Math.min(one.x1, other.x1);
    if (x1 - x0 >= minWidth) common.push({ x0, x1, left: one.left + other.left, right: one.right + other.right });
    if (one.x1 < other.x1) i++;
    else j++;
  }
  return common;
}
