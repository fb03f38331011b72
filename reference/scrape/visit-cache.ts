/**
 * What was fetched, kept for a while, so that the same visit need not be made again: by any server of the database, after a
 * restart too. What this process used last is at hand in memory as well. What is not to be retained never gets here.
 * Spec: Scrape options (maxAge).
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Clock } from '../base/clock.js';
import type { ObjectPlace, Objects } from '../storage/objects/objects.js';
import { sizeOf } from './page-source.js';
import type { PageSource } from './page-source.js';
import { RecentlyUsed } from './recently-used.js';

export interface CachedVisit {
  source: PageSource;
  ageMs: number;
  storedAt: Date;
}

/** Neither ever fails: without the cache a page is visited again. */
export interface VisitCache {
  /** Undefined when there is none. */
  find(owner: string, key: string): Promise<CachedVisit | undefined>;
  keep(owner: string, key: string, source: PageSource): Promise<void>;
}

export interface VisitCacheSettings {
  objects: Pick<Objects, 'replace' | 'find' | 'read'>;
  /** Memory for what is at hand. */
  memoryBytes: number;
  clock: Clock;
  /** Told when a visit cannot be kept or read. */
  onError: (error: unknown) => void;
}

/** Older visits are of no use to anybody. */
const lifetimeMs = 30 * 24 * 3600_000;

/** Counted up when PageSource changes: a visit in an older form is as good as none. */
const form = 1;

export function visitCache({ objects, memoryBytes, clock, onError }: VisitCacheSettings): VisitCache {
  // By the object's own id, which changes with every visit: what is at hand is never out of date.
  const atHand = new RecentlyUsed<PageSource>(memoryBytes);
  const read = async (owner: string, id: string): Promise<PageSource | undefined> => {
    const held = atHand.get(id);
    if (held) return held;
    const bytes = await objects.read(owner, id);
    const source = bytes && (deserialize(bytes) as PageSource);
    if (source) atHand.put(id, source, sizeOf(source));
    return source;
  };
  return {
    find: async (owner, key) => {
      try {
        const found = await objects.find(placeOf(owner, key));
        const source = found && (await read(owner, found.id));
        if (!source) return undefined;
        const { storedAt } = found;
        return { source, storedAt, ageMs: Math.max(0, clock.date().getTime() - storedAt.getTime()) };
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
    keep: async (owner, key, source) => {
      try {
        const object = { bytes: serialize(source), type: source.contentType ?? '', lifetimeMs };
        atHand.put(await objects.replace(placeOf(owner, key), object), source, sizeOf(source));
      } catch (error) {
        onError(error);
      }
    },
  };
}

/** The key holds the caller's URL and headers: of any length, and not for others to read. */
function placeOf(owner: string, key: string): ObjectPlace {
  return { kind: 'visit', owner, key: createHash('sha256').update(`${form} ${key}`).digest('hex') };
}
