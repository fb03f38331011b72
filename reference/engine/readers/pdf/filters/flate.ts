/**
 * Flate decoding: the platform's zlib for sound data, our own inflater for damaged data, of which it keeps what comes
 * before the damage.
 * Spec: ISO 32000-1, 7.4.4; RFC 1950 and RFC 1951.
 */
import { constants, inflateSync } from 'node:zlib';
import { inflateDamaged } from './inflate-damaged.js';

/** The decoded bytes, at most `maxBytes`; of damaged data the part before the damage. */
export function inflate(bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    const chunkSize = Math.min(1 << 20, Math.max(1024, bytes.length * 5));
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes, chunkSize });
  } catch {
    // Any failure of the strict decoder has the same remedy.
    return inflateDamaged(bytes, maxBytes);
  }
}
