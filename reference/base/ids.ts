/**
 * Identifiers of requests and results.
 * Spec: Metadata (scrapeId is our choice; clients expect the form of a UUID).
 */
import type { Random } from './random.js';

/** A random UUID, version 4. */
export function newId(random: Random): string {
  const bytes = random.bytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
