/**
 * Chance as a parameter: identifiers and keys are made from a Random, so tests can foretell them.
 * Spec: Authentication (the form of a key is not shown).
 */
import { randomFillSync } from 'node:crypto';

export interface Random {
  /** `length` unpredictable bytes, fit for keys. */
  bytes: (length: number) => Buffer;
}

/** Asking the system costs more than the bytes themselves: they are fetched in bulk, and each is given out once. */
const pool = Buffer.allocUnsafeSlow(4096);
let used = pool.length;

export const systemRandom: Random = {
  bytes: (length) => {
    if (length > pool.length) return randomFillSync(Buffer.allocUnsafeSlow(length));
    if (used + length > pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const bytes = Buffer.from(pool.subarray(used, used + length));
    pool.fill(0, used, used + length);
    used += length;
    return bytes;
  },
};
