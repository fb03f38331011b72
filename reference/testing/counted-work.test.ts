import { describe, expect, it } from 'vitest';
import { blocksEnteredBy, growthOf } from './counted-work.js';

function addEach(size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += i;
  return sum;
}

function addEachToEach(size: number): void {
  for (let i = 0; i < size; i++) addEach(size);
}

describe('the growth of work', () => {
  it('is four where it grows with the size, sixteen where it grows with the square', () => {
    expect(growthOf(addEach, 100_000)).toBeCloseTo(4, 1);
    expect(growthOf(addEachToEach, 500)).toBeCloseTo(16, 0);
  });

  it('is counted alike however often it ran before', () => {
    const first = blocksEnteredBy(() => addEach(50_000));
    for (let i = 0; i < 200; i++) addEach(50_000);
    expect(Math.abs(blocksEnteredBy(() => addEach(50_000)) - first)).toBeLessThan(100);
  });
});
