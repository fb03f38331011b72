/**
 * Rows of a table above its first rule and below its last: rules often stand under heads and over sums only, and the rows
 * between them and beyond go on in the same columns.
 */
import type { Fragment, TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import type { Row } from '../layout/rows.js';
import { columnsOf, type Span } from './columns.js';
import { isOfOtherFace } from './faces.js';
import { isNumeric } from './text-rows.js';

/** White space between two rows of one table, in em, is less than this. */
const maxGap = 1.6;

/** A label that takes several lines may be followed by figures on the last of them. */
const mostLabels = 2;

/** Lines of an entry below its first, and their distance from one another, in em. */
const mostLines = 12;
const linePitch = 1.5;

/** A row set this much larger than the table is the title of what follows it. */
const titleSize = 1.12;

/** Ends of text this close, in em, are ends of one column. */
const sameEnd = 0.35;

/** The rows next to `inner` that stand in its columns: those above, in order, and those below; whether they begin with heads. */
export function neighbourRows(
  inner: readonly Row[],
  rows: readonly Row[],
  columns: readonly Span[],
  turned: TurnedWords,
): { above: Row[]; below: Row[]; isHeaded: boolean } {
  const first = rows.indexOf(inner[0]!);
  const last = rows.indexOf(inner[inner.length - 1]!);
  const none = { above: [], below: [], isHeaded: false };
  if (first < 0 || last < 0 || columns.length < 2) return none;
  const place = { columns, turned, gap: widestGap(inner) };
  // Words below the first rule head the columns: nothing of the table stands above them but heads in a face of their own.
  const isData = inner.map((row) => kindOf(row, columns, turned)).find((kind) => kind !== 'label') === 'figures';
  const above = isData ? matching(rows.slice(0, first).reverse(), inner[0]!, place).reverse() : [];
  const below = matching(rows.slice(last + 1), inner[inner.length - 1]!, place);
  const head = rows[first - above.length - 1];
  const next = above[0] ?? inner[0]!;
  const isHeaded = head !== undefined && gapBetween(head, next) < place.gap && isHead(head, next, columns, turned);
  return { above: isHeaded ? [head, ...above] : above, below, isHeaded };
}

interface Place {
  columns: readonly Span[];
  turned: TurnedWords;
  /** White space between two of its rows, in points, is less than this. */
  gap: number;
}

const gapBetween = (a: Row, b: Row): number => Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);

function widestGap(inner: readonly Row[]): number {
  const { size } = inner[0]!.fragments[0]!;
  const widest = inner.slice(1).reduce((most, row, index) => Math.max(most, gapBetween(inner[index]!, row)), 0);
  return Math.max(maxGap * size, Math.min(1.1 * widest, 2 * maxGap * size));
}

/** Words over most of the columns, each with an end in common with its column, set in another face than the row below. */
function isHead(row: Row, below: Row, columns: readonly Span[], turned: TurnedWords): boolean {
  const { fragments } = row;
  if (fragments.length < Math.max(2, 0.6 * columns.length) || !isAligned(fragments, columns)) return false;
  return isOfOtherFace(row, below, turned) && !fragments.some((fragment) => isNumeric(fragmentText(fragment, turned)));
}

/** Each piece of text stands in a column of its own and begins or ends with it. */
function isAligned(fragments: readonly Fragment[], columns: readonly Span[]): boolean {
  let next = 0;
  return fragments.every((fragment) => {
    if (fragment.obstacle) return false;
    const { first, last } = columnsOf(fragment, columns);
    const { x0, x1 } = columns[first]!;
    const offset = Math.min(Math.abs(fragment.x0 - x0), Math.abs(fragment.x1 - x1));
    const isOwn = first === last && first >= next && offset < sameEnd * fragment.size;
    next = first + 1;
    return isOwn;
  });
}

/** Rows, going away from `next`, while they stand close and in the columns. */
function matching(rows: readonly Row[], next: Row, { columns, turned, gap }: Place): Row[] {
  const found: Row[] = [];
  let labels: Row[] = [];
  let lines: Row[] = [];
  let hasLines = false;
  let near = next;
  for (const row of rows) {
    if (found.length > 0 && columns.length > 2 && lines.length < mostLines && goesOn(row, near, columns, turned)) {
      lines.push(...labels, row);
      labels = [];
      near = row;
      continue;
    }
    if (gapBetween(row, near) > gap || row.fragments[0]!.size > titleSize * next.fragments[0]!.size) break;
    near = row;
    const kind = kindOf(row, columns, turned);
    if (kind === 'other' || (kind === 'label' && labels.length === mostLabels)) break;
    // Two columns are less telling than three: labels and figures that keep to them.
    if (columns.length === 2 && (kind !== 'figures' || !isAligned(row.fragments, columns))) break;
    if (kind === 'label') labels.push(row);
    else {
      hasLines ||= lines.length > 0;
      found.push(...lines, ...labels, row);
      labels = [];
      lines = [];
    }
  }
  // Below the last row stand its own lines where the rows before it have such.
  return hasLines ? [...found, ...lines] : found;
}

/** A further line of an entry: words close below a line, in some of the columns and at their left edges. */
function goesOn(row: Row, above: Row, columns: readonly Span[], turned: TurnedWords): boolean {
  const { size } = row.fragments[0]!;
  const pitch = row.baseline - above.baseline;
  if (pitch <= 0 || pitch > linePitch * size || row.fragments.length === columns.length) return false;
  let last = -1;
  return row.fragments.every((fragment) => {
    if (fragment.obstacle) return false;
    const { first } = columnsOf(fragment, columns);
    const isOwn = first > last && (first === 0 || !isNumeric(fragmentText(fragment, turned)));
    last = first;
    const edge = Math.max(columns[first]!.x0, above.fragments.find(({ x1 }) => x1 > columns[first]!.x0)?.x0 ?? 0);
    return isOwn && Math.abs(fragment.x0 - edge) < 2 * sameEnd * fragment.size;
  });
}

function kindOf(
  { fragments }: Row,
  columns: readonly Span[],
  turned: TurnedWords,
): 'figures' | 'words' | 'label' | 'other' {
  const taken = new Set<number>();
  let figures = 0;
  for (const fragment of fragments) {
    if (fragment.obstacle) return 'other';
    const { first, last } = columnsOf(fragment, columns);
    const { x0, x1 } = columns[first]!;
    const isInside = fragment.x1 > x0 && fragment.x0 < x1;
    if (first !== last || !isInside || taken.has(first)) return 'other';
    taken.add(first);
    if (first > 0 && isNumeric(fragmentText(fragment, turned))) figures++;
  }
  if (taken.size === 1) return taken.has(0) ? 'label' : 'other';
  if (figures > 0) return 'figures';
  return taken.size >= Math.max(3, columns.length * 0.6) ? 'words' : 'other';
}
