/**
 * How a database stands to the tables this program knows; makes and changes none.
 * Spec: none (operations).
 */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './database.js';
import { migratorOf } from './migrate.js';
import { migrations } from './migrations.js';
import type { DatabaseSettings } from './open-database.js';
import { libsqlPath, openLibsql } from './open-libsql.js';
import { openPostgresql } from './open-postgresql.js';

export interface DatabaseState {
  /** No step was ever taken. */
  isEmpty: boolean;
  /** Steps that the next start takes. */
  waiting: string[];
  /** Steps that a newer program has taken. */
  unknown: string[];
  /** Whether the user of the database may take steps. */
  mayMakeTables: boolean;
}

/** @throws Error as openDatabase */
export async function lookAtDatabase(
  settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>,
): Promise<DatabaseState> {
  const { databaseUrl, dataDir } = settings;
  // To open the embedded one is to make it.
  if (databaseUrl === '' && !existsSync(libsqlPath(dataDir)))
    return { isEmpty: true, waiting: Object.keys(migrations('libsql')), unknown: [], mayMakeTables: true };
  const database = databaseUrl === '' ? await openLibsql(dataDir) : openPostgresql(databaseUrl, () => undefined);
  try {
    return await stateOf(database);
  } finally {
    await database.close();
  }
}

async function stateOf({ query, driver }: Database): Promise<DatabaseState> {
  const known = await (await migratorOf({ query, driver })).getMigrations();
  const taken = known.filter(({ executedAt }) => executedAt !== undefined);
  const names = new Set(known.map(({ name }) => name));
  // The table of steps is there when one was taken.
  const recorded =
    taken.length === 0 ? [] : (await sql<{ name: string }>`select name from migrations`.execute(query)).rows;
  return {
    isEmpty: taken.length === 0,
    waiting: known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name),
    unknown: recorded.map(({ name }) => name).filter((name) => !names.has(name)),
    mayMakeTables: driver.name === 'libsql' || (await mayCreate(query)),
  };
}

async function mayCreate(query: Database['query']): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select has_schema_privilege(current_schema(), 'CREATE') as may`.execute(query);
  return rows[0]?.may === true;
}
