/**
 * Flate decoding: the platform's zlib for sound data; of damaged data what comes before the damage.
 * Spec: ISO 32000-1, 7.4.4; RFC 1950.
 */
import { constants, inflateSync } from 'node:zlib';
import { keptBytes, keptInflater } from '../../../shared/containers/kept-inflater.js';
import { salvageInflate } from '../../../shared/containers/salvage-inflate.js';

const kept = keptInflater('zlib');

/** How many times longer than its data a content stream mostly is at the most. */
const usualRatio = 16;

/** Longer data may well not fit into the kept inflater's output, and trying would inflate them twice. */
const maxKeptInput = keptBytes / usualRatio;

/**
 * The decoded bytes; of damaged data the part before the damage.
 * @throws ServiceError `document.limit-exceeded` when there are more than `maxBytes`.
 */
export function inflate(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const quick = bytes.length <= maxKeptInput ? kept?.(bytes) : undefined;
  if (quick && quick.length <= maxBytes) return Buffer.from(quick);
  try {
    // The output in one piece, mostly, needs no joining.
    const chunkSize = Math.min(2 * keptBytes, Math.max(1024, bytes.length * usualRatio));
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes, chunkSize });
  } catch {
    // Whatever the strict decoder objects to (header, checksum, code, length), the remedy is the same.
    return salvage(bytes, maxBytes);
  }
}

function salvage(bytes: Uint8Array, maxBytes: number): Uint8Array {
  let start = 0;
  while (bytes[start] === 10 || bytes[start] === 13) start++;
  const method = bytes[start] ?? 0;
  const hasHeader = (method & 15) === 8 && ((method << 8) | (bytes[start + 1] ?? 0)) % 31 === 0;
  const plain = salvageInflate(bytes.subarray(hasHeader ? start + 2 : start), maxBytes);
  return plain.length > 0 || hasHeader ? plain : salvageInflate(bytes.subarray(start + 2), maxBytes);
}
