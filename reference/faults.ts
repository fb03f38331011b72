/**
 * Faults that can be planted in the server from inside, for what no proxy on the wire can break: each puts something
 * that works wrong in the place of one collaborator. Chosen by PLANTED_FAULT in the build for the self-test of the
 * conformance suite; builds that are shipped do not hold this file.
 * Spec: none (tests of the suite).
 */
import type { AfterBuilding } from './compose/closers.js';
import type { VisitCache } from './scrape/visit-cache.js';
import type { PageVersions } from './storage/page-versions.js';

/** In the place of the thing of that name, what `spoil` makes of it. */
function insteadOf<Thing>(thing: string, spoil: (good: Thing) => Thing): AfterBuilding {
  return (name, made) => (name === thing ? spoil(made as Thing) : made);
}

const faults: Readonly<Record<string, AfterBuilding>> = {
  /** A copy is as young as on the day it was made. */
  'cache-never-expires': insteadOf<VisitCache>('visit cache', (cache) => ({
    ...cache,
    find: async (owner, key) => {
      const found = await cache.find(owner, key);
      return found && { ...found, ageMs: 0 };
    },
  })),
  /** Tracked pages are kept, and never found again. */
  'page-history-forgets': insteadOf<PageVersions>('page history', (history) => ({
    ...history,
    last: async () => undefined,
    replace: async (page, version) => {
      await history.replace(page, version);
      return undefined;
    },
  })),
};

/** @throws Error for a fault nobody wrote */
export function faultNamed(name: string): AfterBuilding {
  const fault = faults[name];
  if (!fault) throw new Error(`there is no fault ${name}; there are ${Object.keys(faults).join(', ')}`);
  return fault;
}
