/**
 * Derives the file encryption key of the standard security handler from the empty password, revisions 2 to 6.
 * Spec: ISO 32000-1, 7.6.3 (algorithms 2 to 7); ISO 32000-2, 7.6.4.3 (algorithms 2.A and 2.B).
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Dict } from '../objects.js';
import { Rc4 } from '../../../../shared/encryption/rc4.js';

const padding = Uint8Array.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A'.match(/../g)!.map((hex) => parseInt(hex, 16)),
);
const none = new Uint8Array(0);

export interface HandlerFacts {
  revision: number;
  /** Key length in bytes. */
  keyLength: number;
  encryptMetadata: boolean;
}

/** The file key when the empty user or owner password opens the file; undefined when a password is needed. */
export function deriveFileKey(encrypt: Dict, id: Uint8Array, facts: HandlerFacts): Uint8Array | undefined {
  if (facts.revision >= 5) return modernKey(encrypt, facts.revision);
  return fromUserPassword(padding, encrypt, id, facts) ?? fromOwnerPassword(encrypt, id, facts);
}

function md5(...parts: Uint8Array[]): Uint8Array {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fromUserPassword(
  password: Uint8Array,
  encrypt: Dict,
  id: Uint8Array,
  facts: HandlerFacts,
): Uint8Array | undefined {
  const user = encrypt.bytes('U') ?? none;
  const permissions = new Uint8Array(new Int32Array([encrypt.number('P') ?? 0]).buffer);
  const owner = (encrypt.bytes('O') ?? none).subarray(0, 32);
  const noMetadata = facts.revision >= 4 && !facts.encryptMetadata ? Uint8Array.of(255, 255, 255, 255) : none;
  let key = md5(password, owner, permissions, id, noMetadata);
  if (facts.revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, facts.keyLength));
  key = key.subarray(0, facts.keyLength);
  if (facts.revision === 2) return sameStart(new Rc4(key).apply(padding), user, 32) ? key : undefined;
  return sameStart(xorRounds(key, md5(padding, id), 0, 19), user, 16) ? key : undefined;
}

/** An empty owner password also opens the file: it decrypts the user password, padded. */
function fromOwnerPassword(encrypt: Dict, id: Uint8Array, facts: HandlerFacts): Uint8Array | undefined {
  let key = md5(padding);
  if (facts.revision >= 3) for (let round = 0; round < 50; round++) key = md5(key);
  key = key.subarray(0, facts.keyLength);
  const owner = (encrypt.bytes('O') ?? none).subarray(0, 32);
  const password = facts.revision === 2 ? new Rc4(key).apply(owner) : xorRounds(key, owner, 19, 0);
  return fromUserPassword(password, encrypt, id, facts);
}

/** RC4 with the key combined with each round number from `first` to `last`, in that direction. */
function xorRounds(key: Uint8Array, data: Uint8Array, first: number, last: number): Uint8Array {
  const step = first < last ? 1 : -1;
  let out = data;
  for (let round = first; round !== last + step; round += step)
    out = new Rc4(key.map((byte) => byte ^ round)).apply(out);
  return out;
}

function sameStart(a: Uint8Array, b: Uint8Array, length: number): boolean {
  if (b.length < length) return false;
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** AES-256 files: the empty password is checked against U, then O; the key is unwrapped from UE or OE. */
function modernKey(encrypt: Dict, revision: number): Uint8Array | undefined {
  const user = encrypt.bytes('U') ?? none;
  const owner = encrypt.bytes('O') ?? none;
  const hash = (salt: Uint8Array, more: Uint8Array) => (revision === 5 ? sha(256, salt, more) : hash2B(salt, more));
  const unwrap = (key: Uint8Array, wrapped: Uint8Array | undefined) => {
    if (!wrapped || wrapped.length < 32) return undefined;
    const cipher = createDecipheriv('aes-256-cbc', key, new Uint8Array(16)).setAutoPadding(false);
    return new Uint8Array(Buffer.concat([cipher.update(wrapped.subarray(0, 32)), cipher.final()]));
  };
  if (user.length < 48) return undefined;
  if (sameStart(hash(user.subarray(32, 40), none), user, 32))
    return unwrap(hash(user.subarray(40, 48), none), encrypt.bytes('UE'));
  const binding = user.subarray(0, 48);
  if (owner.length < 48 || !sameStart(hash(owner.subarray(32, 40), binding), owner, 32)) return undefined;
  return unwrap(hash(owner.subarray(40, 48), binding), encrypt.bytes('OE'));
}

function sha(bits: 256 | 384 | 512, ...parts: Uint8Array[]): Uint8Array {
  const hash = createHash(`sha${bits}`);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Algorithm 2.B with the empty password. */
function hash2B(salt: Uint8Array, binding: Uint8Array): Uint8Array {
  let key = sha(256, salt, binding);
  for (let round = 0; ; round++) {
    const block = Buffer.concat([key, binding]);
    const repeated = Buffer.alloc(block.length * 64);
    for (let copy = 0; copy < 64; copy++) block.copy(repeated, copy * block.length);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = Buffer.concat([cipher.update(repeated), cipher.final()]);
    let sum = 0;
    for (let index = 0; index < 16; index++) sum += encrypted[index]!;
    key = sha(([256, 384, 512] as const)[sum % 3]!, encrypted);
    // The standard counts this round as the next one.
    if (round >= 63 && encrypted[encrypted.length - 1]! <= round + 1 - 32) return key.subarray(0, 32);
  }
}
