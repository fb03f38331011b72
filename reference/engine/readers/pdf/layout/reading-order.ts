/**
 * Reading order by geometry: the rows of a page divide into bands, bands with a lasting gutter into columns, each column
 * again into bands. The order of the content stream plays no part.
 */
import type { Fragment } from './fragment.js';
import { makeRows, type Row } from './rows.js';
import type { PageWords } from '../content/page-words.js';

/** Columns inside columns inside columns. */
const maxDepth = 12;

/** Rows that are read one after the other, in one column of the page. */
export interface Region {
  rows: Row[];
  x0: number;
  x1: number;
}

interface Gap {
  x0: number;
  x1: number;
}

interface Band {
  rows: Row[];
  gutters: Gap[];
}

export function readingOrder(rows: Row[], words: PageWords, depth = 0): Region[] {
  const regions: Region[] = [];
  let plain: Row[] = [];
  const flush = () => {
    if (plain.length > 0) regions.push(regionOf(plain));
    plain = [];
  };
  for (const band of divideIntoBands(rows)) {
    const gutter = depth < maxDepth ? columnGutter(band) : undefined;
    if (!gutter) plain.push(...band.rows);
    else {
      flush();
      for (const column of splitColumns(band.rows, gutter)) regions.push(...readingOrder(makeRows(column, words), words, depth + 1));
    }
  }
  flush();
  return regions;
}

function regionOf(rows: Row[]): Region {
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const row of rows) {
    x0 = Math.min(x0, row.fragments[0]!.x0);
    x1 = Math.max(x1, row.fragments[row.fragments.length - 1]!.x1);
  }
  return { rows, x0, x1 };
}

/** Maximal runs of rows that keep at least one gap in common with text on both sides of it. */
function divideIntoBands(rows: Row[]): Band[] {
  const bands: Band[] = [];
  for (let start = 0; start < rows.length; ) {
    let gaps = gapsOf(rows[start]!);
    let best: Gap[] = [];
    let bestEnd = start + 1;
    let end = start + 1;
    while (end <= rows.length) {
      const twoSided = gaps.filter((gap) => hasTextOnBothSides(rows, start, end, gap));
      if (twoSided.length > 0) {
        best = twoSided;
        bestEnd = end;
      }
      if (end === rows.length) break;
      gaps = intersect(gaps, gapsOf(rows[end]!), rows[end]!.fragments[0]!.size * 0.5);
      if (gaps.length === 0) break;
      end++;
    }
    bands.push({ rows: rows.slice(start, bestEnd), gutters: best });
    start = bestEnd;
  }
  return bands;
}

/** The white space of a row, with what lies left and right of all text. */
function gapsOf(row: Row): Gap[] {
  const gaps: Gap[] = [];
  let at = -Infinity;
  for (const fragment of row.fragments) {
    if (fragment.x0 > at) gaps.push({ x0: at, x1: fragment.x0 });
    at = Math.max(at, fragment.x1);
  }
  gaps.push({ x0: at, x1: Infinity });
  return gaps;
}

function intersect(a: Gap[], b: Gap[], minWidth: number): Gap[] {
  const common: Gap[] = [];
  for (const one of a) {
    for (const other of b) {
      const x0 = Math.max(one.x0, other.x0);
      const x1 = Math.min(one.x1, other.x1);
      if (x1 - x0 >= minWidth) common.push({ x0, x1 });
    }
  }
  return common;
}

function hasTextOnBothSides(rows: Row[], start: number, end: number, gap: Gap): boolean {
  let left = false;
  let right = false;
  for (let index = start; index < end && !(left && right); index++) {
    for (const fragment of rows[index]!.fragments) {
      if (fragment.x1 <= gap.x0 + 0.01) left = true;
      else if (fragment.x0 >= gap.x1 - 0.01) right = true;
    }
  }
  return left && right;
}

/** The gutter that best parts two columns of text; undefined when those there are belong to a table or to tab stops. */
function columnGutter({ rows, gutters }: Band): Gap | undefined {
  let best: Gap | undefined;
  let bestWidth = 0;
  for (const gutter of gutters) {
    const left = sideFacts(rows, (fragment) => fragment.x1 <= gutter.x0 + 0.01);
    const right = sideFacts(rows, (fragment) => fragment.x0 >= gutter.x1 - 0.01);
    const isPair = left.isProse && right.isProse;
    const isCaptions = rows.length <= 3 && left.isWordy && right.isWordy;
    if (!isPair && !isCaptions && !isIndependent(rows, gutter)) continue;
    // Of a label gutter and a column gutter the latter leaves the wider halves; further columns are found in the halves.
    const width = Math.min(left.width, right.width) * (isPair ? 2 : 1);
    if (width > bestWidth) [best, bestWidth] = [gutter, width];
  }
  return best;
}

interface SideFacts {
  width: number;
  /** Most rows have a line of several words over a good part of the width. */
  isProse: boolean;
  /** At least two rows, of several words on average. */
  isWordy: boolean;
}

function sideFacts(rows: readonly Row[], isOnSide: (fragment: Fragment) => boolean): SideFacts {
  let x0 = Infinity;
  let x1 = -Infinity;
  const widest: Fragment[] = [];
  let tables = 0;
  for (const row of rows) {
    let best: Fragment | undefined;
    for (const fragment of row.fragments) {
      if (!isOnSide(fragment)) continue;
      x0 = Math.min(x0, fragment.x0);
      x1 = Math.max(x1, fragment.x1);
      if (fragment.table) tables++;
      else if (!best || fragment.x1 - fragment.x0 > best.x1 - best.x0) best = fragment;
    }
    if (best) widest.push(best);
  }
  const width = x1 - x0;
  const full = widest.filter((fragment) => fragment.chars >= 16 && fragment.x1 - fragment.x0 >= 0.45 * width).length;
  const chars = widest.reduce((sum, fragment) => sum + fragment.chars, 0);
  return {
    width,
    isProse: widest.length >= 3 ? full >= widest.length * 0.5 : tables > 0,
    isWordy: widest.length >= 2 && chars / widest.length > 12,
  };
}

/** The lines left and right of the gutter mostly stand on baselines of their own. */
function isIndependent(rows: readonly Row[], gutter: Gap): boolean {
  let left = 0;
  let right = 0;
  let shared = 0;
  for (const row of rows) {
    const hasLeft = row.fragments.some((fragment) => fragment.x1 <= gutter.x0 + 0.01);
    const hasRight = row.fragments.some((fragment) => fragment.x0 >= gutter.x1 - 0.01);
    if (hasLeft) left++;
    if (hasRight) right++;
    if (hasLeft && hasRight) shared++;
  }
  return left + right >= 4 && Math.min(left, right) >= 2 && shared < 0.35 * Math.min(left, right);
}

function splitColumns(rows: readonly Row[], gutter: Gap): Fragment[][] {
  const columns: [Fragment[], Fragment[]] = [[], []];
  for (const row of rows) for (const fragment of row.fragments) columns[fragment.x0 >= gutter.x1 - 0.01 ? 1 : 0].push(fragment);
  return columns;
}
