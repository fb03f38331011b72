/**
 * A random value that is made once and then the same for every server of the database.
 * Spec: none (operations).
 */
import type { Random } from '../base/random.js';
import type { Database } from './database/database.js';

/** 64 hexadecimal digits. */
export async function secret({ query }: Database, name: string, random: Random): Promise<string> {
  const value = random.bytes(32).toString('hex');
  await query
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await query.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}
