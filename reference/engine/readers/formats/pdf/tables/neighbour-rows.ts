/**
 * Rows of a table above its first rule and below its last: rules often stand under heads and over sums only, and the rows
 * between them and beyond go on in the same columns.
 */
import type { TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import type { Row } from '../layout/rows.js';
import { columnsOf, type Span } from './columns.js';
import { isNumeric } from './text-rows.js';

/** White space between two rows of one table, in em, is less than this. */
const maxGap = 1.6;

/** A label that takes several lines may be followed by figures on the last of them. */
const mostLabels = 2;

/** The rows next to `inner` that stand in its columns: those above, in order, and those below. */
export function neighbourRows(
  inner: readonly Row[],
  rows: readonly Row[],
  columns: readonly Span[],
  turned: TurnedWords,
): { above: Row[]; below: Row[] } {
  const first = rows.indexOf(inner[0]!);
  const last = rows.indexOf(inner[inner.length - 1]!);
  if (first < 0 || last < 0 || columns.length < 3) return { above: [], below: [] };
  // Words below the first rule head the columns: nothing of the table stands above them.
  const isData = inner.map((row) => kindOf(row, columns, turned)).find((kind) => kind !== 'label') === 'figures';
  const above = isData ? matching(rows.slice(0, first).reverse(), inner[0]!, columns, turned).reverse() : [];
  const below = matching(rows.slice(last + 1), inner[inner.length - 1]!, columns, turned);
  return { above, below };
}

/** Rows, going away from `next`, while they stand close and in the columns. */
function matching(rows: readonly Row[], next: Row, columns: readonly Span[], turned: TurnedWords): Row[] {
  const found: Row[] = [];
  let labels: Row[] = [];
  let near = next;
  for (const row of rows) {
    const gap = Math.max(row.top, near.top) - Math.min(row.bottom, near.bottom);
    if (gap > maxGap * row.fragments[0]!.size) break;
    near = row;
    const kind = kindOf(row, columns, turned);
    if (kind === 'other' || (kind === 'label' && labels.length === mostLabels)) break;
    if (kind === 'label') labels.push(row);
    else {
      found.push(...labels, row);
      labels = [];
    }
  }
  return found;
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
