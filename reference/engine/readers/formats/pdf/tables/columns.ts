/**
 * Columns of a table from its text alone: stretches of the width that (nearly) no line covers are gutters, what lies between
 * them are columns.
 */
import type { Fragment } from '../layout/fragment.js';

export interface Span {
  x0: number;
  x1: number;
}

/** Gutters narrower than this, in em, are word spaces. */
const minGutter = 0.42;

/** The columns of the lines, left to right; one column when there is no gutter. */
export function inferColumns(lines: readonly (readonly Fragment[])[], size: number): Span[] {
  const x0 = Math.min(...lines.map((line) => line[0]!.x0));
  const x1 = Math.max(...lines.map((line) => Math.max(...line.map((fragment) => fragment.x1))));
  const most = Math.max(...lines.map((line) => line.length));
  const telling = lines.filter((line) => !isSpanning(line, x0, x1) && !(most > 3 && isTotal(line, x0, x1)));
  if (telling.length < 2) return [{ x0, x1 }];
  const found = columnsOfLines(telling, size);
  const columns = (found.length < most && alignedColumns(telling, size, found.length)) || found;
  return columns.length > telling[0]!.length ? (headedColumns(telling, size) ?? columns) : columns;
}

function columnsOfLines(lines: readonly (readonly Fragment[])[], size: number): Span[] {
  const x0 = Math.min(...lines.map((line) => line[0]!.x0));
  const x1 = Math.max(...lines.map((line) => Math.max(...line.map((fragment) => fragment.x1))));
  // Lines of one piece, as a column of running text has many, do not make the few lines with pieces of other columns fewer.
  const shared = lines.filter((line) => line.length > 1).length;
  const allowed = lines.length < 5 ? 0 : Math.max(1, Math.floor(shared * 0.12));
  const clear = lowCoverage(lines, allowed);
  let gutters = clear.filter(
    (gutter) =>
      gutter.x1 - gutter.x0 >= minGutter * size || (clear.length <= mostClear && isWideAcross(gutter, lines, size)),
  );
  gutters = gutters.flatMap((gutter) => splitBySparseText(gutter, lines, size));
  return supported(columnsBetween(gutters, x0, x1), lines);
}

/** No table has more columns; and the lines that must have a gap, this wide in em, across a stretch that is clear but narrow. */
const mostClear = 64;
const leastAcross = 3;
const wideGap = 1;

/** Heads stand at the left of their columns and figures at the right: little is clear, but no gap across it is a word space. */
function isWideAcross(gutter: Span, lines: readonly (readonly Fragment[])[], size: number): boolean {
  let across = 0;
  for (const line of lines) {
    const right = line.findIndex(({ x0 }) => x0 >= gutter.x1 - 0.01);
    const left = line[right - 1];
    if (!left || left.x1 > gutter.x0 + 0.01) continue;
    if (line[right]!.x0 - left.x1 < wideGap * size) return false;
    across++;
  }
  return across >= leastAcross;
}

/** Rows in which each piece has an end in common with those of the other rows, of all rows. */
const mostAligned = 0.6;

/** Ends this close, in em, are one. */
const sameEnd = 0.25;

/**
 * The columns of rows that have as many pieces each, every one at the place of its turn: other rows, heads above all, may reach
 * over the gaps between. Undefined when there are no more than `known`.
 */
function alignedColumns(lines: readonly (readonly Fragment[])[], size: number, known: number): Span[] | undefined {
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [count] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
  if (count < 3 || count <= known) return undefined;
  let rows = lines.filter(({ length }) => length === count);
  for (let at = 0; at < count; at++) {
    const starts = sameEnds(rows, at, 'x0', size);
    const ends = sameEnds(rows, at, 'x1', size);
    rows = starts.length > ends.length ? starts : ends;
  }
  if (rows.length < 3 || rows.length < mostAligned * lines.length) return undefined;
  const columns = rows[0]!.map((_, at) => ({
    x0: Math.min(...rows.map((row) => row[at]!.x0)),
    x1: Math.max(...rows.map((row) => row[at]!.x1)),
  }));
  return columns.every(({ x1 }, at) => at + 1 === count || x1 < columns[at + 1]!.x0) ? columns : undefined;
}

/** The rows whose piece at this turn ends at the usual place. */
function sameEnds<T extends readonly Fragment[]>(rows: readonly T[], at: number, end: 'x0' | 'x1', size: number): T[] {
  const usual = rows.map((row) => row[at]![end]).sort((a, b) => a - b)[rows.length >> 1]!;
  return rows.filter((row) => Math.abs(row[at]![end] - usual) <= sameEnd * size);
}

/**
 * Heads centred over narrow columns may keep clear of all that stands below them. Where there are as many as columns below,
 * each heads the column of its turn; undefined where the text says otherwise.
 */
function headedColumns(lines: readonly (readonly Fragment[])[], size: number): Span[] | undefined {
  const [heads, ...rest] = lines;
  if (!heads || heads.length < 3 || rest.length < 2) return undefined;
  const columns = columnsOfLines(rest, size);
  if (columns.length > heads.length) return headedNeighbours(heads, columns);
  if (columns.length !== heads.length) return undefined;
  const headed = columns.map(({ x0, x1 }, index) => ({
    x0: Math.min(x0, heads[index]!.x0),
    x1: Math.max(x1, heads[index]!.x1),
  }));
  return headed.every(({ x1 }, index) => index + 1 === headed.length || x1 < headed[index + 1]!.x0)
    ? headed
    : undefined;
}

/**
 * The columns, each with the head beside it that keeps clear of all columns: over figures at the right of their column it may
 * stand at the left. Undefined when there is no such head, or none of its neighbours lacks one.
 */
function headedNeighbours(heads: readonly Span[], columns: readonly Span[]): Span[] | undefined {
  const isOver = (head: Span, column: Span): boolean => head.x0 < column.x1 && head.x1 > column.x0;
  const stray = heads.filter((head) => !columns.some((column) => isOver(head, column)));
  const headed = [...columns];
  for (const { x0, x1 } of stray) {
    const right = columns.findIndex((column) => column.x0 >= x1);
    const own = [right, right - 1]
      .filter((index) => columns[index] && headed[index] === columns[index])
      .filter((index) => !heads.some((head) => isOver(head, columns[index]!)))
      .sort((a, b) => distance(x0, columns[a]!) - distance(x0, columns[b]!))[0];
    if (own === undefined) return undefined;
    headed[own] = { x0: Math.min(x0, columns[own]!.x0), x1: Math.max(x1, columns[own]!.x1) };
  }
  return stray.length > 0 ? headed : undefined;
}

/** A line that is one piece of text over most of the width: a title or a note inside the table. */
function isSpanning(line: readonly Fragment[], x0: number, x1: number): boolean {
  return line.length === 1 && line[0]!.x1 - line[0]!.x0 > 0.6 * (x1 - x0);
}

/** A sum below the columns: its label stands over several of them, with nothing left of it. */
const isTotal = (line: readonly Fragment[], x0: number, x1: number): boolean =>
  line.length === 2 && line[0]!.x0 > x0 + 0.3 * (x1 - x0);

/** Stretches that at most `allowed` lines cover. */
function lowCoverage(lines: readonly (readonly Fragment[])[], allowed: number): Span[] {
  const events: [x: number, change: number][] = [];
  for (const line of lines) for (const { x0, x1 } of line) events.push([x0, 1], [x1, -1]);
  events.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const stretches: Span[] = [];
  let coverage = 0;
  let start = NaN;
  let isInside = false;
  for (const [x, change] of events) {
    const before = coverage;
    coverage += change;
    if (before > allowed && coverage <= allowed) {
      start = x;
      isInside = true;
    } else if (before <= allowed && coverage > allowed) {
      if (isInside && x > start) stretches.push({ x0: start, x1: x });
      isInside = false;
    }
  }
  return stretches;
}

/** Text that stands free inside a gutter, with text on both sides of it in its line, is a sparsely filled column: the gutter is two. */
function splitBySparseText(gutter: Span, lines: readonly (readonly Fragment[])[], size: number): Span[] {
  const margin = 0.4 * size;
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const line of lines) {
    for (const [index, fragment] of line.entries()) {
      if (fragment.x0 <= gutter.x0 + margin || fragment.x1 >= gutter.x1 - margin) continue;
      const [left, right] = [line[index - 1], line[index + 1]];
      if (
        !left ||
        !right ||
        left.x1 > gutter.x0 + margin ||
        right.x0 < gutter.x1 - margin ||
        fragment.x0 - left.x1 > 12 * size ||
        right.x0 - fragment.x1 > 12 * size
      )
        continue;
      x0 = Math.min(x0, fragment.x0);
      x1 = Math.max(x1, fragment.x1);
    }
  }
  if (x0 > x1) return [gutter];
  return [
    { x0: gutter.x0, x1: x0 },
    { x0: x1, x1: gutter.x1 },
  ];
}

function columnsBetween(gutters: readonly Span[], x0: number, x1: number): Span[] {
  const columns: Span[] = [];
  let from = x0;
  for (const gutter of gutters) {
    if (gutter.x0 > from) columns.push({ x0: from, x1: gutter.x0 });
    from = Math.max(from, gutter.x1);
  }
  if (x1 > from) columns.push({ x0: from, x1 });
  return columns;
}

/** Drops columns that no line has text of its own in. */
function supported(columns: Span[], lines: readonly (readonly Fragment[])[]): Span[] {
  return columns.filter((column) =>
    lines.some((line) => line.some((fragment) => overlap(fragment, column) > 0.5 * (fragment.x1 - fragment.x0))),
  );
}

function overlap(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0));
}

/** The columns a piece of text stands in, first and last; the nearest one when it touches none. */
export function columnsOf(fragment: Span, columns: readonly Span[]): { first: number; last: number } {
  let first = -1;
  let last = -1;
  const width = fragment.x1 - fragment.x0;
  for (const [index, column] of columns.entries()) {
    const shared = overlap(fragment, column);
    if (shared <= 0 || (shared < 0.25 * Math.min(column.x1 - column.x0, width) && shared < 0.5 * width)) continue;
    if (first < 0) first = index;
    last = index;
  }
  if (first >= 0) return { first, last };
  const middle = (fragment.x0 + fragment.x1) / 2;
  let nearest = 0;
  for (const [index, column] of columns.entries()) {
    if (distance(middle, column) < distance(middle, columns[nearest]!)) nearest = index;
  }
  return { first: nearest, last: nearest };
}

const distance = (x: number, { x0, x1 }: Span): number => (x < x0 ? x0 - x : x > x1 ? x - x1 : 0);
