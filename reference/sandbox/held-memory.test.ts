import { expect, it } from 'vitest';
import { HeldMemory } from './held-memory.js';

/** What each of the jobs is told to have left, by how long it lasts; the system is asked one time more at each asking. */
function askings(jobsMs: readonly number[]): number[] {
  let nowMs = 0;
  let asked = 0;
  const held = new HeldMemory(
    () => nowMs,
    () => ++asked,
  );
  return jobsMs.map((durationMs) => {
    held.begin();
    nowMs += durationMs;
    return held.bytes();
  });
}

it('asks behind the first job, behind each that lasted and the one after it, and at every thirty-second quick one', () => {
  expect(askings([1, 1, 25, 1, 1, 20, 20, 1, 1])).toEqual([1, 1, 2, 3, 3, 4, 5, 6, 6]);
  const quick = askings(Array.from({ length: 100 }, () => 1));
  expect(quick.slice(0, 34)).toEqual([...Array.from({ length: 32 }, () => 1), 2, 2]);
  expect(quick.at(-1)).toBe(4);
});
