import { describe, expect, it } from 'vitest';
import { fairShare } from './fair-share.js';
import type { WaitingJob } from './fair-share.js';

const job = (id: string, more: Partial<WaitingJob> = {}): WaitingJob => ({
  id,
  owner: id[0]!,
  ready: 100,
  active: 0,
  maxActive: 100,
  pauseMs: 0,
  servedAt: 0,
  ...more,
});
const share = (jobs: WaitingJob[], places: number, active: Record<string, number> = {}, ownerMax = 100): object =>
  Object.fromEntries(fairShare(jobs, new Map(Object.entries(active)), ownerMax, places));

describe('the next tasks', () => {
  it('are shared evenly between owners, however much each has', () => {
    expect(share([job('a1', { ready: 1000 }), job('b1', { ready: 3 }), job('c1', { ready: 1 })], 7)).toEqual({
      a1: 3,
      b1: 3,
      c1: 1,
    });
  });

  it('are shared evenly between the jobs of an owner', () => {
    expect(share([job('a1'), job('a2'), job('b1')], 8)).toEqual({ a1: 2, a2: 2, b1: 4 });
  });

  it('go first to the owner with the least in work', () => {
    expect(share([job('a1'), job('b1')], 3, { a: 5 })).toEqual({ b1: 3 });
  });

  it('go to who waits longest among equals', () => {
    expect(share([job('a1', { servedAt: 9 }), job('b1', { servedAt: 4 })], 1)).toEqual({ b1: 1 });
    expect(share([job('a1', { servedAt: 9 }), job('a2', { servedAt: 4 })], 1)).toEqual({ a2: 1 });
  });

  it('are no more than an owner and a job may have, those in work elsewhere counted', () => {
    expect(share([job('a1'), job('b1')], 50, { a: 7 }, 10)).toEqual({ a1: 3, b1: 10 });
    expect(share([job('a1', { maxActive: 4, active: 3 })], 50)).toEqual({ a1: 1 });
    expect(share([job('a1', { maxActive: 4, active: 4 })], 50)).toEqual({});
  });

  it('begin one at a time where a job pauses between them', () => {
    expect(share([job('a1', { pauseMs: 2000 })], 50)).toEqual({ a1: 1 });
  });
});
