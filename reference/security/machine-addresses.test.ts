import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ownAddresses } from './machine-addresses.js';

describe('addresses of the machine', () => {
  it('are those of its interfaces', () => {
    const isOwn = ownAddresses(() => 0);
    const own = Object.values(networkInterfaces()).flatMap((entry) => entry ?? []);
    for (const { address } of own.filter(({ family }) => family === 'IPv4')) expect(isOwn(address)).toBe(true);
    expect(isOwn('93.184.216.34')).toBe(false);
  });

  it('are asked for again after a while, and not before', () => {
    let nowMs = 0;
    let asked = 0;
    const isOwn = ownAddresses(
      () => nowMs,
      () => [`93.184.216.${++asked}`],
    );
    expect([isOwn('93.184.216.1'), isOwn('93.184.216.2')]).toEqual([true, false]);
    nowMs = 10_001;
    expect([isOwn('93.184.216.1'), isOwn('93.184.216.2')]).toEqual([false, true]);
    expect(asked).toBe(2);
  });
});
