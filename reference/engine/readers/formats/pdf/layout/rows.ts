/**
 * Rows: fragments that share a baseline, from left to right. Fragments of a row that are only a word space apart, whatever
 * order the content stream shows them in, are joined; doubles (text shown twice for a bold or shadow effect) are dropped.
 */
import { isApart, mergeFragments, proseLimits, type Fragment, type JoinLimits, type TurnedWords } from './fragment.js';
import type { OpenGap } from './gap.js';
import { joinJustified } from './justified.js';
import type { Line } from './line.js';

export interface Row {
  fragments: Fragment[];
  baseline: number;
  top: number;
  bottom: number;
  /** White space of the row, once asked for (see bands.ts). */
  gaps?: OpenGap[];
  /** The text of a formula, put together from several rows (see formulas.ts), or a line of code. */
  line?: Line;
  /** Where its text ends before a note at the margin (see margin-notes.ts). */
  textEnd?: number;
  /** No row of a table: a list item that stands beside others (see marked-rows.ts), a numbered line of code. */
  apart?: 'item' | 'code';
  /** An item whose mark is a bare number or letter (see bare-counts.ts). */
  count?: true;
}

/** The left and the right edge of rows, of which there is at least one. */
export const leftOf = (rows: readonly Row[]): number =>
  rows.reduce((least, { fragments }) => Math.min(least, fragments[0]!.x0), Infinity);

export const rightOf = (rows: readonly Row[]): number =>
  rows.reduce((most, { fragments }) => Math.max(most, fragments[fragments.length - 1]!.x1), -Infinity);

export function makeRows(fragments: readonly Fragment[], turned: TurnedWords, limits: JoinLimits = proseLimits): Row[] {
  const sorted = [...fragments].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const rows: Row[] = [];
  for (const fragment of sorted) {
    const row = rowFor(rows, fragment);
    if (row) addTo(row, fragment);
    else {
      const { baseline, top, bottom } = fragment;
      rows.push({ fragments: [fragment], baseline, top, bottom, gaps: undefined });
    }
  }
  for (const row of rows) row.fragments.sort((a, b) => a.x0 - b.x0);
  const edges: Edges = { starts: new Set(), ends: new Set() };
  if (limits.stretched) {
    const { starts, ends } = joinJustified(rows, turned);
    edges.starts = new Set([...starts, ...columnStarts(rows)]);
    edges.ends = new Set(ends);
  }
  for (const row of rows) tidy(row, turned, limits, edges);
  return rows.sort((a, b) => a.baseline - b.baseline);
}

/** The row, among the last few, whose baseline the fragment shares. */
function rowFor(rows: Row[], fragment: Fragment): Row | undefined {
  for (let index = rows.length - 1; index >= 0 && index >= rows.length - 4; index--) {
    const row = rows[index]!;
    const size = Math.min(fragment.size, row.fragments[0]!.size);
    if (Math.abs(row.baseline - fragment.baseline) <= size * 0.25) return row;
  }
  return undefined;
}

function addTo(row: Row, fragment: Fragment): void {
  row.fragments.push(fragment);
  row.top = Math.min(row.top, fragment.top);
  row.bottom = Math.max(row.bottom, fragment.bottom);
}

/** Where columns begin and end, in whole points: a gap there is no word space. */
interface Edges {
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
}

/** Rows with text from one place on, behind a gap: the place is the edge of a column, the gap no word space. */
const rowsOfColumn = 4;

/** Places, in whole points, where text begins behind a gap in several rows. */
function columnStarts(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>();
  for (const { fragments } of rows) {
    if (fragments.length < 2) continue;
    const left = Math.min(...fragments.map(({ x0 }) => x0));
    for (const { x0, obstacle } of fragments)
      if (x0 > left && !obstacle) counts.set(Math.round(x0), (counts.get(Math.round(x0)) ?? 0) + 1);
  }
  return [...counts].flatMap(([x, count]) => (count >= rowsOfColumn ? [x] : []));
}

function tidy(row: Row, turned: TurnedWords, limits: JoinLimits, edges: Edges): void {
  if (row.fragments.length < 2) return;
  const kept: Fragment[] = [row.fragments[0]!];
  const isEdge = (last: Fragment, next: Fragment): boolean =>
    edges.starts.has(Math.round(next.x0)) || edges.ends.has(Math.round(last.x1));
  const stretched = limits.stretched ? stretchedSpace(row, turned) : 0;
  for (const fragment of row.fragments.slice(1)) {
    const last = kept[kept.length - 1]!;
    if (isDouble(last, fragment, turned)) continue;
    if (
      !fragment.obstacle &&
      !last.obstacle &&
      !isApart(turned.words, fragment.words[0]!, limits) &&
      fragment.x0 - last.x1 <
        Math.max(limits.unspaced * 0.9 * Math.max(last.size, fragment.size), isEdge(last, fragment) ? 0 : stretched)
    )
      mergeFragments(last, fragment);
    else kept.push(fragment);
  }
  row.fragments = kept;
}

/** The widest gap that still is a word space in this row, when its spaces are stretched to justify the line. */
function stretchedSpace(row: Row, turned: TurnedWords): number {
  let widest = 0;
  let gaps = 0;
  let size = 0;
  for (const fragment of row.fragments) {
    size = Math.max(size, fragment.size);
    for (let index = 1; index < fragment.words.length; index++) {
      const gap = turned.x0[fragment.words[index]!]! - turned.x1[fragment.words[index - 1]!]!;
      if (gap > 0.15 * fragment.size) gaps++;
      widest = Math.max(widest, gap);
    }
  }
  return gaps >= 3 && gaps >= row.fragments.length - 1 ? Math.min(widest * 1.3, size * 1.3) : 0;
}

function isDouble(a: Fragment, b: Fragment, turned: TurnedWords): boolean {
  if (a.obstacle || b.obstacle) return false;
  if (Math.abs(a.x0 - b.x0) > a.size * 0.2 || Math.abs(a.baseline - b.baseline) > a.size * 0.2 || a.chars !== b.chars)
    return false;
  return (
    a.words.length === b.words.length &&
    a.words.every((word, index) => turned.words.text(word) === turned.words.text(b.words[index]!))
  );
}
