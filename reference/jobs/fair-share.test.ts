import { describe, expect, it } from 'vitest';
import { fairShare } from './fair-share.js';
import type { WaitingJob, WaitingOwner } from './fair-share.js';

const job = (id: string, room = 100): WaitingJob => ({ id, room });
const owner = (name: string, jobs: WaitingJob[], active = 0): WaitingOwner => ({ owner: name, active, jobs });
const share = (owners: WaitingOwner[], places: number, ownerMax = 100): object =>
  Object.fromEntries(fairShare(owners, ownerMax, places));

describe('the next tasks', () => {
  it('are shared evenly between owners, however much each has', () => {
    const owners = [owner('a', [job('a1', 1000)]), owner('b', [job('b1', 3)]), owner('c', [job('c1', 1)])];
    expect(share(owners, 7)).toEqual({ a1: 3, b1: 3, c1: 1 });
  });

  it('are shared evenly between the jobs of an owner', () => {
    expect(share([owner('a', [job('a1'), job('a2')]), owner('b', [job('b1')])], 8)).toEqual({ a1: 2, a2: 2, b1: 4 });
  });

  it('go first to the owner with the least in work', () => {
    expect(share([owner('a', [job('a1')], 5), owner('b', [job('b1')])], 3)).toEqual({ b1: 3 });
  });

  it('go to who stands first among equals', () => {
    expect(share([owner('b', [job('b1')]), owner('a', [job('a1')])], 1)).toEqual({ b1: 1 });
    expect(share([owner('a', [job('a2'), job('a1')])], 1)).toEqual({ a2: 1 });
  });

  it('are no more than an owner and a job may have, those in work elsewhere counted', () => {
    expect(share([owner('a', [job('a1')], 7), owner('b', [job('b1')])], 50, 10)).toEqual({ a1: 3, b1: 10 });
    expect(share([owner('a', [job('a1', 1)])], 50)).toEqual({ a1: 1 });
    expect(share([owner('a', [job('a1', 0)])], 50)).toEqual({});
  });
});
