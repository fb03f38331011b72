/**
 * Deflated bytes -> bytes, never more than an allowance.
 * zlib does the work; when it gives up on damaged data, the salvaging inflater returns what stands before the damage.
 * Spec: RFC 1951.
 */
import { constants, inflateRawSync } from 'node:zlib';
import { limitExceeded } from './archive-limits.js';
import { keptBytes, keptInflater } from './kept-inflater.js';
import { salvageInflate } from './salvage-inflate.js';

/** One for parts that are borrowed and one for all others, so that a part stays as it is while others are read. */
const kept = { borrow: keptInflater('raw'), read: keptInflater('raw') };

export interface Inflated {
  bytes: Buffer;
  /** False when the data ended early or broke off; `bytes` then holds what came before. */
  complete: boolean;
  /** `bytes` are valid only until the next entry is inflated for the same purpose. */
  borrowed?: boolean;
}

/**
 * @param expectedBytes the size the header claims; only a hint for the buffer, may be wrong or 0.
 * @throws ServiceError document.limit-exceeded when the data inflates to more than `allowedBytes`.
 */
export function inflate(
  deflated: Uint8Array,
  expectedBytes: number,
  allowedBytes: number,
  purpose: keyof typeof kept,
): Inflated {
  if (deflated.length === 0) return { bytes: Buffer.alloc(0), complete: expectedBytes === 0 };
  if (expectedBytes < keptBytes && expectedBytes <= allowedBytes) {
    const bytes = kept[purpose]?.(deflated);
    if (bytes && bytes.length === expectedBytes) return { bytes, complete: true, borrowed: true };
  }
  // One byte more than expected, so that zlib sees the end without asking for a second buffer.
  const chunkSize = Math.max(64, Math.min(expectedBytes, allowedBytes, deflated.length * 1032) + 1);
  try {
    return {
      bytes: inflateRawSync(deflated, { chunkSize, maxOutputLength: Math.max(1, allowedBytes) }),
      complete: true,
    };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw limitExceeded(`an entry that inflates to more than ${allowedBytes} bytes`);
    if (code === 'Z_BUF_ERROR') return inflateTruncated(deflated, allowedBytes);
    return { bytes: salvageInflate(deflated, allowedBytes), complete: false };
  }
}

function inflateTruncated(deflated: Uint8Array, allowedBytes: number): Inflated {
  try {
    const bytes = inflateRawSync(deflated, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, allowedBytes),
    });
    return { bytes, complete: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw limitExceeded(`an entry that inflates to more than ${allowedBytes} bytes`);
    }
    return { bytes: salvageInflate(deflated, allowedBytes), complete: false };
  }
}
