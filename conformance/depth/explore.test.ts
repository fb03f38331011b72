import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveringArray } from './covering-array.js';
import type { PartialRow, Row } from './covering-array.js';
import { explore } from './explore.js';

const sizesOf = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 7 });

/** Every combination of values of `strength` factors, as the values by factor. */
function combinations(sizes: readonly number[], strength: number, from = 0): PartialRow[] {
  if (strength === 0) return [sizes.map(() => undefined)];
  return sizes.flatMap((size, factor) =>
    factor < from
      ? []
      : combinations(sizes, strength - 1, factor + 1).flatMap((rest) =>
          Array.from({ length: size }, (_, value) => rest.with(factor, value)),
        ),
  );
}
const holds = (row: Row, part: PartialRow): boolean =>
  part.every((value, factor) => value === undefined || row[factor] === value);

describe('a covering array', () => {
  it('holds every combination of the strength, in fewer rows than there are combinations', () => {
    fc.assert(
      fc.property(sizesOf, fc.integer({ min: 1, max: 3 }), (sizes, strength) => {
        const { rows, covered } = coveringArray(sizes, strength);
        const wanted = combinations(sizes, strength);
        expect(covered).toBe(wanted.length);
        expect(wanted.filter((part) => !rows.some((row) => holds(row, part)))).toEqual([]);
        expect(rows.length).toBeLessThanOrEqual(covered);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('holds nothing forbidden, and everything else', () => {
    const forbidden = (row: PartialRow): boolean => (row[0] === 1 && row[2] === 1) || (row[1] === 2 && row[3] === 1);
    const sizes = [3, 4, 2, 2, 3];
    const { rows } = coveringArray(sizes, 2, forbidden);
    expect(rows.filter(forbidden)).toEqual([]);
    const wanted = combinations(sizes, 2).filter((part) => !forbidden(part));
    expect(wanted.filter((part) => !rows.some((row) => holds(row, part)))).toEqual([]);
  });

  it('is small: pairs of ten factors with three values in at most 25 rows', () => {
    expect(coveringArray(Array<number>(10).fill(3), 2).rows.length).toBeLessThanOrEqual(25);
  });

  it('knows no strength beyond its factors', () => {
    expect(() => coveringArray([2, 2], 3)).toThrow('the strength is from 1 to 2');
  });
});

describe('exploring', () => {
  const sizes = [4, 2, 3, 2, 2, 3, 2];
  const settings = { sizes, strength: 2, concurrency: 3 };

  it('finds every broken pair and nothing else, as small as it gets, also one that another hides', async () => {
    const faults = [
      [0, 3, 2, 1],
      [1, 1, 5, 2],
      [0, 3, 6, 1],
    ] as const;
    const isFault = (row: Row): boolean => faults.some(([a, x, b, y]) => row[a] === x && row[b] === y);
    const { broken, leftOut, unsteady } = await explore({
      ...settings,
      probe: async (row) => (isFault(row) ? 'broken' : undefined),
    });
    expect(broken.map(({ row }) => row)).toEqual([
      [0, 1, 0, 0, 0, 2, 0],
      [3, 0, 0, 0, 0, 0, 1],
      [3, 0, 1, 0, 0, 0, 0],
    ]);
    expect([leftOut, unsteady]).toEqual([[], 0]);
  });

  it('raises no alarm about what is not served alone, nor about what fails once', async () => {
    let calls = 0;
    const { broken, leftOut, unsteady } = await explore({
      ...settings,
      concurrency: 1,
      probe: async (row) => (row[2] === 2 || (calls += 1) === 20 ? 'broken' : undefined),
    });
    expect(leftOut.map(({ row }) => row)).toEqual([[0, 0, 2, 0, 0, 0, 0]]);
    expect([broken, unsteady]).toEqual([[], 1]);
  });

  it('explores nothing when the neutral request is broken', async () => {
    expect(await explore({ ...settings, probe: async () => 'down' })).toMatchObject({ base: 'down', rows: 0 });
  });
});
