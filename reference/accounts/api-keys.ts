/**
 * Who holds which key. Keys are kept as SHA-256 hashes and compared in constant time, all of them each time.
 * Spec: Authentication, 1. How keys are obtained, their scopes and their expiry are not shown: here they come from the configuration.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

export interface Account {
  owner: string;
}

export interface KeyRing {
  /** The account of a key, or undefined for a key nobody holds. */
  accountOf(key: string): Account | undefined;
}

/** A key without an owner belongs to an owner of its own, named by the start of the key's hash. */
export function createKeyRing(keys: readonly { owner?: string; key: string }[]): KeyRing {
  const held = keys.map(({ owner, key }) => {
    const hash = hashOf(key);
    return { hash, account: { owner: owner ?? `key-${hash.toString('hex', 0, 4)}` } };
  });
  return {
    accountOf: (key) => {
      const hash = hashOf(key);
      let found: Account | undefined;
      // Every key is compared, so the time tells nothing about which one came close.
      for (const entry of held) if (timingSafeEqual(entry.hash, hash)) found = entry.account;
      return found;
    },
  };
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
