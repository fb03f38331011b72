import { describe, expect, it } from 'vitest';
import { memoryVisitCache } from './visit-cache.js';

function clockAt(start: number) {
  const clock = { now: start, nowMs: () => clock.now, date: () => new Date(clock.now) };
  return clock;
}

describe('visit cache', () => {
  it('gives what was put, with its age', () => {
    const clock = clockAt(1000);
    const cache = memoryVisitCache<string>(1000, clock);
    cache.put('a', 'visit', 10);
    clock.now = 1500;
    expect(cache.get('a')).toEqual({ visit: 'visit', ageMs: 500, storedAt: new Date(1000) });
    expect(cache.get('b')).toBeUndefined();
  });

  it('lets the least recently used go when it is full', () => {
    const cache = memoryVisitCache<number>(1000, clockAt(0));
    for (let n = 0; n < 10; n++) cache.put(`${n}`, n, 100);
    cache.get('0');
    cache.put('10', 10, 100);
    expect(cache.get('0')).toBeDefined();
    expect(cache.get('1')).toBeUndefined();
  });

  it('replaces an entry without counting it twice, and keeps no giant', () => {
    const cache = memoryVisitCache<number>(1000, clockAt(0));
    for (let n = 0; n < 50; n++) cache.put('same', n, 100);
    cache.put('other', 1, 100);
    expect(cache.get('same')?.visit).toBe(49);
    cache.put('giant', 1, 900);
    expect(cache.get('giant')).toBeUndefined();
    expect(cache.get('other')).toBeDefined();
  });
});
