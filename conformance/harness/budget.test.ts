import { describe, expect, it } from 'vitest';
import { createBudget } from './budget.js';

function fakeClock() {
  let nowMs = 1000;
  const slept: number[] = [];
  return {
    slept,
    now: () => nowMs,
    sleep: async (durationMs: number) => {
      slept.push(Math.round(durationMs));
      nowMs += durationMs;
    },
  };
}

describe('the budget', () => {
  it('refuses the request after the last one, and says so', async () => {
    const budget = createBudget({ maxRequests: 2, ratePerSecond: undefined }, fakeClock());
    await budget.book(10);
    await budget.book(5);
    expect(budget.isSpent).toBe(false);
    await expect(budget.book(1)).rejects.toMatchObject({ reason: 'budget-spent' });
    expect(budget.isSpent).toBe(true);
    expect(budget.ledger).toMatchObject({ requests: 2, sentBytes: 15 });
  });

  it('makes requests wait for the rate instead of failing', async () => {
    const clock = fakeClock();
    const budget = createBudget({ maxRequests: undefined, ratePerSecond: 4 }, clock);
    for (let request = 0; request < 4; request += 1) await budget.book(0);
    expect(clock.slept).toEqual([250, 250, 250]);
  });
});
