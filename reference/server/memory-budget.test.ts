import { describe, expect, it } from 'vitest';
import { MemoryBudget } from './memory-budget.js';

describe('the memory of bodies and answers', () => {
  it('is given until it is spent, and again when it was given back', () => {
    const budget = new MemoryBudget(1000);
    const [first, second] = [budget.open('a'), budget.open('b')];
    first.take(700);
    expect(() => second.take(301)).toThrow(/busy/);
    second.take(300);
    expect(budget.usedBytes).toBe(1000);
    first.release();
    first.release();
    expect(budget.usedBytes).toBe(300);
    second.take(400);
  });

  it('is given back part by part, and never more than was taken', () => {
    const budget = new MemoryBudget(1000);
    const share = budget.open('a');
    share.take(700);
    share.give(300);
    expect(budget.usedBytes).toBe(400);
    share.release();
    share.give(300);
    expect(budget.usedBytes).toBe(0);
    budget.open('a').take(750);
  });

  it('is never all of one owner, by however many requests', () => {
    const budget = new MemoryBudget(1000);
    for (let request = 0; request < 7; request++) budget.open('a').take(100);
    expect(() => budget.open('a').take(100)).toThrow(/busy/);
    budget.open('b').take(250);
  });
});
