/**
 * What was fetched, kept for a while, so that the same visit need not be made again. A port with one driver: memory,
 * bounded by bytes, least recently used goes first. What is not to be retained never gets here.
 * Spec: Scrape options (maxAge).
 */
import type { Clock } from '../base/clock.js';

export interface CachedVisit<Visit> {
  visit: Visit;
  ageMs: number;
  storedAt: Date;
}

export interface VisitCache<Visit> {
  /** Undefined when there is none. */
  get(key: string): CachedVisit<Visit> | undefined;
  put(key: string, visit: Visit, sizeBytes: number): void;
}

interface Entry<Visit> {
  visit: Visit;
  sizeBytes: number;
  storedAtMs: number;
  storedAt: Date;
}

/** An entry larger than an eighth of `maxBytes` is not kept: it would push out too many others. */
export function memoryVisitCache<Visit>(maxBytes: number, clock: Clock): VisitCache<Visit> {
  // A Map keeps the order of insertion: the first key is the least recently used one.
  const entries = new Map<string, Entry<Visit>>();
  let usedBytes = 0;
  const drop = (key: string): void => {
    usedBytes -= entries.get(key)?.sizeBytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return { visit: entry.visit, ageMs: clock.nowMs() - entry.storedAtMs, storedAt: entry.storedAt };
    },
    put: (key, visit, sizeBytes) => {
      drop(key);
      if (sizeBytes > maxBytes / 8) return;
      entries.set(key, { visit, sizeBytes, storedAtMs: clock.nowMs(), storedAt: clock.date() });
      usedBytes += sizeBytes;
      for (const oldest of entries.keys()) {
        if (usedBytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
