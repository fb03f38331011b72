/**
 * Tables whose heads alone are marked, by a rule below them or a shaded box behind them: columns and rows come from the heads and
 * from the text below, as far as it keeps to the columns.
 */
import type { Box, Fragment, TurnedWords } from '../layout/fragment.js';
import { chainWords, tableLimits } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows, type Row } from '../layout/rows.js';
import type { Span } from './columns.js';
import { isOfOtherFace } from './faces.js';
import type { FoundTable } from './table.js';
import { isTabular } from './tabular.js';
import { buildTextGrid, noHints } from './text-grid.js';
import { isNumeric } from './text-rows.js';

/** Where heads end: the rule below them, or the foot of the box behind them. */
export interface HeadFoot {
  at: number;
  from: number;
  to: number;
  /** The top of the box. */
  top?: number;
}

/** More feet of one extent, and more extents, are a drawing. */
const mostExtents = 40;

/** From the last line of the heads to the rule below it, in em. */
const footGap = 1.6;

/** Lines of one head, and lines of one cell, stand no further apart, in em. */
const linePitch = 1.4;
const mostHeadLines = 3;

/** White space between two rows of one table, in em. */
const rowGap = 2.6;

/** White space between two columns, in em. */
const leastGutter = 0.42;

/** A row set this much larger is the title of what follows. */
const titleSize = 1.12;

export function findHeadedTables(
  feet: readonly HeadFoot[],
  turned: TurnedWords,
  indices: readonly number[],
): FoundTable[] {
  const tables: FoundTable[] = [];
  const extents = new Map<string, HeadFoot[]>();
  for (const foot of feet) {
    const key = `${Math.round(foot.from / 4)} ${Math.round(foot.to / 4)}`;
    const own = extents.get(key);
    if (own) own.push(foot);
    else if (extents.size < mostExtents) extents.set(key, [foot]);
  }
  for (const own of extents.values()) {
    const { from, to } = own[0]!;
    const inside = indices.filter((index) => turned.x0[index]! >= from - 6 && turned.x1[index]! <= to + 6);
    const rows = makeRows(chainWords(turned, inside, tableLimits), turned, tableLimits);
    let next = 0;
    for (const foot of own.sort((a, b) => a.at - b.at)) {
      while (next < rows.length && rows[next]!.baseline <= foot.at + 1) next++;
      const isOver = ({ at, top }: HeadFoot): boolean => at > foot.at + 1 && (top === undefined || top >= foot.at - 1);
      const table =
        next > 0 && next < rows.length ? tableBelow(rows, next, foot, own.filter(isOver), turned) : undefined;
      if (table && !tables.some((other) => overlaps(table, other))) tables.push(table);
    }
  }
  return tables;
}

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The table whose first row below the heads is `first`; `others` are the feet further down. */
function tableBelow(
  rows: readonly Row[],
  first: number,
  foot: HeadFoot,
  others: readonly HeadFoot[],
  turned: TurnedWords,
): FoundTable | undefined {
  const heads = headsAbove(rows, first, foot, turned);
  if (!heads) return undefined;
  const columns = new Columns(headSpans(heads), rows[first]!.fragments[0]!.size);
  if (columns.count < 2) return undefined;
  const isHead = (row: Row): boolean =>
    row.fragments.length > 1 &&
    others.some((other) => standsOn(row, other)) &&
    !isOfOtherFace(row, heads[0]!, turned) &&
    !row.fragments.some((fragment) => isNumeric(fragmentText(fragment, turned)));
  const body = bodyOf(rows.slice(first), columns, isHead, turned);
  const shared = body.filter(({ fragments }) => fragments.length >= 2);
  // A single row of figures is one below a shaded row of as many heads.
  const isFull = foot.top !== undefined && shared[0]?.fragments.length === columns.count && columns.count > 2;
  if (shared.length < (isFull && endsInFigures(shared, turned) ? 1 : 2) || shared.length < 0.3 * body.length)
    return undefined;
  if (columns.count === 2 && !endsInFigures(shared, turned)) return undefined;
  const table = buildTextGrid(
    [...heads, ...body].map(({ fragments }) => fragments),
    turned,
    { ...noHints, rowRules: [foot.at], ...(!columns.isOpen && { columns: columns.spans([...heads, ...body]) }) },
  );
  if (!table || table.columns !== columns.count || !isTabular(table, turned, { rules: 'headed' })) return undefined;
  return { ...table, x0: Math.min(table.x0, foot.from), x1: Math.max(table.x1, foot.to) };
}

/** The row stands right above the rule, or in the box. */
function standsOn({ baseline, top, fragments }: Row, foot: HeadFoot): boolean {
  if (foot.top !== undefined) return top >= foot.top - 2 && baseline <= foot.at + 1;
  return baseline <= foot.at + 1 && foot.at - baseline <= footGap * fragments[0]!.size;
}

/** The lines of the heads above a foot; undefined where there are none. */
function headsAbove(rows: readonly Row[], first: number, foot: HeadFoot, turned: TurnedWords): Row[] | undefined {
  const last = rows[first - 1]!;
  const { size } = last.fragments[0]!;
  if (last.fragments.some(({ obstacle }) => obstacle) || last.fragments.length < 2) return undefined;
  if (!standsOn(last, foot)) return undefined;
  // Shaded rows of a striped table are no heads, nor are figures above a sum.
  const figures = last.fragments.filter((fragment) => isNumeric(fragmentText(fragment, turned))).length;
  const mayBeRow = foot.top !== undefined || figures * 2 > last.fragments.length;
  if (mayBeRow && !isOfOtherFace(last, rows[first]!, turned)) return undefined;
  if (foot.top !== undefined && isLastOf(rows, first - 1, turned)) return undefined;
  const heads = [last];
  for (let at = first - 2; at >= 0 && heads.length < mostHeadLines; at--) {
    const row = rows[at]!;
    const below = heads[0]!;
    const isLine =
      (foot.top === undefined || row.top >= foot.top - 2) &&
      below.baseline - row.baseline <= linePitch * size &&
      row.fragments[0]!.size < 1.05 * size &&
      !isOfOtherFace(row, below, turned) &&
      headSpans([row, ...heads]).length >= Math.max(last.fragments.length, row.fragments.length);
    if (!isLine) break;
    heads.unshift(row);
  }
  return heads;
}

/** A last shaded row, above a title: it goes on as the row above it does. */
function isLastOf(rows: readonly Row[], index: number, turned: TurnedWords): boolean {
  const [above, row] = [rows[index - 1], rows[index]!];
  return (
    above?.fragments.length === row.fragments.length &&
    row.top - above.bottom <= rowGap * row.fragments[0]!.size &&
    !isOfOtherFace(row, above, turned)
  );
}

/** What the lines of each head take of the width. */
function headSpans(heads: readonly Row[]): Span[] {
  const spans: Span[] = [];
  const pieces = heads.flatMap(({ fragments }) => fragments).sort((a, b) => a.x0 - b.x0);
  for (const { x0, x1, size } of pieces) {
    const last = spans[spans.length - 1];
    if (last && x0 < last.x1 + leastGutter * size) last.x1 = Math.max(last.x1, x1);
    else spans.push({ x0, x1 });
  }
  return spans;
}

/** `part`: one piece of text in one column; `title`: one that reaches over several; `sum`: a figure in the last column. */
type Kind = 'row' | 'part' | 'title' | 'sum' | 'other';

/** The rows that keep to the columns, down to the next heads. */
function bodyOf(rows: readonly Row[], columns: Columns, isHead: (row: Row) => boolean, turned: TurnedWords): Row[] {
  const body: Row[] = [];
  let pending: Row[] = [];
  let near: Row | undefined;
  for (const row of rows) {
    const { size } = row.fragments[0]!;
    if (isHead(row) || (near && row.top - near.bottom > rowGap * size)) break;
    if (row.fragments.length === 1 && near && size > titleSize * near.fragments[0]!.size) break;
    const kind = columns.kindOf(row, turned);
    if (kind === 'other' || (kind === 'title' && pending.length > 0)) break;
    if (kind === 'part' || kind === 'title') {
      const isLine = kind === 'part' && near && row.baseline - near.baseline <= linePitch * size;
      if (isLine && pending.length === 0) body.push(row);
      else if (pending.length < 2) pending.push(row);
      else break;
    } else {
      body.push(...pending, row);
      pending = [];
    }
    near = row;
  }
  return body;
}

function endsInFigures(rows: readonly Row[], turned: TurnedWords): boolean {
  const lasts = rows.map(({ fragments }) => fragments[fragments.length - 1]!);
  return lasts.filter((last) => isNumeric(fragmentText(last, turned))).length >= 0.6 * lasts.length;
}

/** Columns between gutters, which get narrower with each row that keeps to them. */
class Columns {
  /** Some text stands in the middle of a gutter: which head it belongs to, only the others can tell. */
  isOpen = false;
  private readonly gutters: Span[];
  private readonly heads: readonly Span[];
  private readonly least: number;

  constructor(heads: readonly Span[], size: number) {
    this.heads = heads;
    this.gutters = heads.slice(1).map(({ x0 }, index) => ({ x0: heads[index]!.x1, x1: x0 }));
    this.least = leastGutter * size;
  }

  get count(): number {
    return this.heads.length;
  }

  kindOf({ fragments }: Row, turned: TurnedWords): Kind {
    if (fragments.some(({ obstacle }) => obstacle)) return 'other';
    const narrowed = this.gutters.map((gutter) => ({ ...gutter }));
    let [isCrossed, isOpen] = [false, false];
    for (const { x0, x1 } of fragments)
      for (const gutter of narrowed) {
        if (x1 <= gutter.x0 || x0 >= gutter.x1) continue;
        // Under a head that stands at the other side of its column.
        if (x0 > gutter.x0 && x1 < gutter.x1) isOpen = true;
        else if (x0 <= gutter.x0) gutter.x0 = x1;
        else gutter.x1 = x0;
        isCrossed ||= gutter.x1 - gutter.x0 < this.least;
      }
    const [first, second, ...more] = fragments;
    if (!isCrossed) {
      this.isOpen ||= isOpen;
      for (const [index, gutter] of narrowed.entries()) this.gutters[index] = gutter;
      return second ? 'row' : 'part';
    }
    if (!second) return first!.x0 <= this.heads[0]!.x1 && this.isShort(first!) ? 'title' : 'other';
    const last = this.heads[this.count - 1]!;
    const end = more[more.length - 1] ?? second;
    const isSum =
      first!.x0 > this.heads[0]!.x1 &&
      more.length <= 1 &&
      isNumeric(fragmentText(end, turned)) &&
      end.x1 > last.x0 &&
      end.x1 - last.x1 < 12;
    return isSum ? 'sum' : 'other';
  }

  /** The columns, as wide as the pieces of text in them. */
  spans(rows: readonly Row[]): Span[] {
    const edges = [-Infinity, ...this.gutters.map(({ x0, x1 }) => (x0 + x1) / 2), Infinity];
    const spans: Span[] = this.heads.map(({ x0, x1 }) => ({ x0, x1 }));
    for (const { x0, x1 } of rows.flatMap(({ fragments }) => fragments))
      for (const [index, span] of spans.entries())
        if (x0 >= edges[index]! && x1 <= edges[index + 1]!) {
          span.x0 = Math.min(span.x0, x0);
          span.x1 = Math.max(span.x1, x1);
        }
    return spans;
  }

  private isShort({ x0, x1 }: Fragment): boolean {
    return x1 - x0 < 0.5 * (this.heads[this.count - 1]!.x1 - this.heads[0]!.x0);
  }
}
