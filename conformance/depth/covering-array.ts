/**
 * Covering arrays: few rows in which every combination of values of any `strength` factors occurs. Greedy, row by row: each
 * begins with a combination not covered yet and takes, factor by factor, the value that covers most. The same input gives
 * the same rows.
 * The first value of every factor is its neutral one and goes with everything; what does not go together is named by
 * `forbidden`. So every combination that is not forbidden itself can be completed to a row.
 * Used by explore.ts.
 * Spec: none of its own.
 */

/** Value by factor, as indices; 0 is neutral. */
export type Row = readonly number[];
/** `undefined`: not chosen yet. */
export type PartialRow = readonly (number | undefined)[];

export interface CoveringArray {
  readonly rows: readonly Row[];
  /** Combinations that occur; those that are forbidden are not counted. */
  readonly covered: number;
}

/** @throws RangeError when there are fewer factors than `strength` */
export function coveringArray(
  sizes: readonly number[],
  strength: number,
  forbidden: (row: PartialRow) => boolean = () => false,
): CoveringArray {
  if (strength < 1 || strength > sizes.length)
    throw new RangeError(`the strength is from 1 to ${sizes.length}, not ${strength}`);
  const groups = subsets(sizes.length, strength);
  const open = new Map<string, PartialRow>();
  for (const group of groups) {
    for (const values of product(group.map((factor) => sizes[factor]!))) {
      const row: (number | undefined)[] = sizes.map(() => undefined);
      group.forEach((factor, index) => (row[factor] = values[index]));
      if (!forbidden(row)) open.set(keyOf(group, row), row);
    }
  }
  const covered = open.size;
  const groupsOf = sizes.map((_, factor) => groups.filter((group) => group.includes(factor)));
  const rows: Row[] = [];
  for (let seed = first(open); seed; seed = first(open)) {
    const row = [...seed];
    for (const factor of sizes.keys()) {
      if (row[factor] !== undefined) continue;
      let best = { value: 0, gain: -1 };
      for (let value = 0; value < sizes[factor]!; value += 1) {
        row[factor] = value;
        if (value !== 0 && forbidden(row)) continue;
        const gain = groupsOf[factor]!.filter((group) => open.has(keyOf(group, row))).length;
        if (gain > best.gain) best = { value, gain };
      }
      row[factor] = best.value;
    }
    for (const group of groups) open.delete(keyOf(group, row));
    rows.push(row as number[]);
  }
  return { rows, covered };
}

function first(open: ReadonlyMap<string, PartialRow>): PartialRow | undefined {
  for (const row of open.values()) return row;
  return undefined;
}

function keyOf(group: readonly number[], row: PartialRow): string {
  return group.map((factor) => `${factor}:${row[factor] ?? '?'}`).join(' ');
}

/** Every choice of `count` of the numbers below `total`, in order. */
function subsets(total: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let head = from; head <= total - count; head += 1)
    for (const rest of subsets(total, count - 1, head + 1)) found.push([head, ...rest]);
  return found;
}

function product(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (all, size) => all.flatMap((head) => Array.from({ length: size }, (_, value) => [...head, value])),
    [[]],
  );
}
