/**
 * The places at which an owner's documents are in work, counted over all servers of a database. A place is lent for a
 * minute and lent again as long as its server lives, so that one that crashed keeps none.
 * Spec: Limits (numeric concurrency limits are not shown).
 */
import type { Clock } from '../base/clock.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import type { Database } from './database/database.js';

export interface Places {
  /** Takes one of the owner's `places`; resolves with its id, or undefined when all are taken. */
  take(owner: string, places: number): Promise<string | undefined>;
  /** Where the database does not take it now, before the next place is taken. */
  release(owner: string, id: string): Promise<void>;
  /** Keeps what this process holds; to be called well within the lease. Resolves with how many those are. */
  renew(): Promise<number>;
}

export const placeLeaseMs = 60_000;

/** Others may take the very place that looked free. */
const tries = 4;

export function openPlaces({ query }: Database, clock: Clock, random: Random): Places {
  const now = (): number => clock.date().getTime();
  const held = new Set<string>();
  const owed = new Set<string>();
  const giveBack = async (): Promise<void> => {
    const ids = [...owed];
    if (ids.length === 0) return;
    await query.deleteFrom('places').where('id', 'in', ids).execute();
    for (const id of ids) owed.delete(id);
  };
  return {
    take: async (owner, places) => {
      await giveBack();
      for (let attempt = 0; attempt < tries; attempt++) {
        const rows = await query
          .selectFrom('places')
          .select('number')
          .where('owner', '=', owner)
          .where('expires_at', '>', now())
          .execute();
        if (rows.length >= places) return undefined;
        const taken = new Set(rows.map(({ number }) => number));
        const free = Array.from({ length: places }, (_, number) => number).filter((number) => !taken.has(number));
        // Not the first of all, for which every other server reaches as well.
        const number = free[random.bytes(2).readUInt16LE() % free.length]!;
        const lent = { id: newId(random), expires_at: now() + placeLeaseMs };
        const place = await query
          .insertInto('places')
          .values({ owner, number, ...lent })
          .onConflict((conflict) =>
            conflict.columns(['owner', 'number']).doUpdateSet(lent).where('places.expires_at', '<=', now()),
          )
          .returning('id')
          .executeTakeFirst();
        if (!place) continue;
        held.add(place.id);
        return place.id;
      }
      return undefined;
    },
    release: async (owner, id) => {
      held.delete(id);
      try {
        await query.deleteFrom('places').where('owner', '=', owner).where('id', '=', id).execute();
      } catch (error) {
        owed.add(id);
        throw error;
      }
    },
    renew: async () => {
      const ids = [...held];
      if (ids.length > 0) {
        await query
          .updateTable('places')
          .set({ expires_at: now() + placeLeaseMs })
          .where('id', 'in', ids)
          .execute();
      }
      return ids.length;
    },
  };
}
