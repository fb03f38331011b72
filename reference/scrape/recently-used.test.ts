import { describe, expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.js';

describe('recently used values', () => {
  it('let the least recently used go when they are too many', () => {
    const held = new RecentlyUsed<number>(1000);
    for (let n = 0; n < 10; n++) held.put(`${n}`, n, 100);
    held.get('0');
    held.put('10', 10, 100);
    expect(held.get('0')).toBe(0);
    expect(held.get('1')).toBeUndefined();
  });

  it('replace a value without counting it twice, and keep no giant', () => {
    const held = new RecentlyUsed<number>(1000);
    for (let n = 0; n < 50; n++) held.put('same', n, 100);
    held.put('other', 1, 100);
    expect(held.get('same')).toBe(49);
    held.put('giant', 1, 900);
    expect(held.get('giant')).toBeUndefined();
    expect(held.get('other')).toBe(1);
  });
});
