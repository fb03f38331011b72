import { describe, expect, it } from 'vitest';
import { newId } from './ids.js';
import { systemRandom } from './random.js';

describe('ids', () => {
  it('are random UUIDs of version 4', () => {
    const ids = Array.from({ length: 2000 }, () => newId(systemRandom));
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('random bytes', () => {
  it('come in any length and never twice', () => {
    expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
    expect(systemRandom.bytes(4096).equals(systemRandom.bytes(4096))).toBe(false);
  });
});
