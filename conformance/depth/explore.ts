/**
 * Looks for combinations that break although each of their parts is served alone: every value alone first, then the rows of
 * a covering array of what is served, each fault a second time and made as small as it gets. A row that holds a known fault
 * is looked at without it, so that no fault hides another.
 * Knows no operation: what a row means and what a fault is, the probe says.
 * Used by the depth verb.
 * Spec: none of its own.
 */
import { coveringArray } from './covering-array.js';
import type { PartialRow, Row } from './covering-array.js';

export interface Exploration<Fault> {
  /** Number of values by factor; value 0 is neutral. */
  readonly sizes: readonly number[];
  readonly strength: number;
  /** Asks the target; undefined when all is as it must be. */
  readonly probe: (row: Row) => Promise<Fault | undefined>;
  readonly forbidden?: (row: PartialRow) => boolean;
  /** Rows at the same time. */
  readonly concurrency: number;
}

export interface BrokenCombination<Fault> {
  /** As small as it gets: with any of its values neutral, it is served. */
  readonly row: Row;
  readonly fault: Fault;
}

export interface Explored<Fault> {
  /** The neutral row is broken itself: nothing was explored. */
  readonly base?: Fault;
  /** Values that are not served alone, and so are in no combination. */
  readonly leftOut: readonly BrokenCombination<Fault>[];
  readonly broken: readonly BrokenCombination<Fault>[];
  /** Faults that did not come a second time. */
  readonly unsteady: number;
  readonly rows: number;
  /** Combinations of `strength` values that the rows hold. */
  readonly covered: number;
}

export async function explore<Fault>(exploration: Exploration<Fault>): Promise<Explored<Fault>> {
  const { sizes, strength, forbidden = () => false, concurrency } = exploration;
  // The same row is asked once, but for a fault that is asked again.
  const asked = new Map<string, Promise<Fault | undefined>>();
  const probe = (row: Row): Promise<Fault | undefined> => {
    const key = row.join(' ');
    const known = asked.get(key) ?? exploration.probe(row);
    asked.set(key, known);
    return known;
  };
  const neutral = sizes.map(() => 0);
  const base = await probe(neutral);
  if (base !== undefined) return { base, leftOut: [], broken: [], unsteady: 0, rows: 0, covered: 0 };
  const leftOut: BrokenCombination<Fault>[] = [];
  const singles = sizes.flatMap((size, factor) =>
    Array.from({ length: size - 1 }, (_, index) => neutral.with(factor, index + 1)),
  );
  await inParallel(singles, concurrency, async (row) => {
    const fault = await probe(row);
    if (fault !== undefined) leftOut.push({ row, fault });
  });
  const isLeftOut = (row: PartialRow): boolean => leftOut.some((item) => holds(row, item.row));
  const { rows, covered } = coveringArray(sizes, strength, (row) => isLeftOut(row) || forbidden(row));
  const broken: BrokenCombination<Fault>[] = [];
  let unsteady = 0;
  await inParallel(rows, concurrency, async (whole) => {
    let row = whole;
    for (;;) {
      row = withoutKnown(row, broken);
      const fault = await probe(row);
      if (fault === undefined) return;
      if ((await exploration.probe(row)) === undefined) {
        unsteady += 1;
        return;
      }
      const found = await smallest({ row, fault }, probe);
      if (!broken.some((item) => item.row.join() === found.row.join())) broken.push(found);
    }
  });
  const order = (left: BrokenCombination<Fault>, right: BrokenCombination<Fault>): number =>
    left.row.join().localeCompare(right.row.join());
  return { leftOut: leftOut.sort(order), broken: broken.sort(order), unsteady, rows: rows.length, covered };
}

/** True when the row has all values of the part that are not neutral. */
function holds(row: PartialRow, part: Row): boolean {
  return part.every((value, factor) => value === 0 || row[factor] === value);
}

function withoutKnown<Fault>(row: Row, broken: readonly BrokenCombination<Fault>[]): Row {
  return broken.reduce((rest, item) => {
    if (!holds(rest, item.row)) return rest;
    const last = item.row.findLastIndex((value) => value !== 0);
    return rest.with(last, 0);
  }, row);
}

/** Takes one value after the other away, as long as something stays broken. */
async function smallest<Fault>(
  start: BrokenCombination<Fault>,
  probe: (row: Row) => Promise<Fault | undefined>,
): Promise<BrokenCombination<Fault>> {
  let found = start;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const [factor, value] of found.row.entries()) {
      if (value === 0) continue;
      const row = found.row.with(factor, 0);
      const fault = await probe(row);
      if (fault === undefined) continue;
      found = { row, fault };
      isSmaller = true;
    }
  }
  return found;
}

async function inParallel<T>(items: readonly T[], count: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.max(1, count) }, worker));
}
