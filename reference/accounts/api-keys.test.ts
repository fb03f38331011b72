import { describe, expect, it } from 'vitest';
import { createKeyRing } from './api-keys.js';

describe('key ring', () => {
  const ring = createKeyRing([
    { owner: 'team-a', key: 'first-key' },
    { owner: 'team-a', key: 'other-key' },
    { key: 'lonely-key' },
  ]);

  it('finds the owner of a key', () => {
    expect(ring.accountOf('first-key')).toEqual({ owner: 'team-a' });
    expect(ring.accountOf('other-key')).toEqual({ owner: 'team-a' });
  });

  it('makes a key without an owner an owner of its own, without showing the key', () => {
    const owner = ring.accountOf('lonely-key')!.owner;
    expect(owner).toMatch(/^key-[0-9a-f]{8}$/);
  });

  it('knows no other key', () => {
    expect(ring.accountOf('first-ke')).toBeUndefined();
    expect(ring.accountOf('first-key ')).toBeUndefined();
    expect(ring.accountOf('')).toBeUndefined();
    expect(createKeyRing([]).accountOf('')).toBeUndefined();
  });
});
