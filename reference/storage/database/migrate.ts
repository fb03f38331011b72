/**
 * Brings a database to the tables this program knows. Servers that start at once take turns.
 * Spec: none (operations).
 */
import { Migrator, sql } from 'kysely';
import type { Database } from './database.js';
import { migrations } from './migrations.js';

/** Any number, the same in every version: who migrates holds the lock of this number. */
const migrationLock = 7_236_115_890;

/** @throws Error in words for a person when a newer program has used the database, or a step fails */
export async function migrate(database: Database): Promise<void> {
  if (database.driver.name === 'libsql') return migrateToLatest(database);
  await database.query.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await migrateToLatest(database);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

/** What takes the steps, or tells which were taken. */
export async function migratorOf({ query, driver }: Pick<Database, 'query' | 'driver'>): Promise<Migrator> {
  const steps = migrations(driver.name);
  return new Migrator({
    db: query,
    provider: { getMigrations: async () => steps },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    ...(driver.name === 'postgresql' && { migrationTableSchema: await currentSchema(query) }),
  });
}

async function migrateToLatest(database: Database): Promise<void> {
  const done = await (await migratorOf(database)).migrateToLatest();
  if (done.error === undefined) return;
  const { message } = done.error as Error;
  const isNewer = message.startsWith('corrupted migrations');
  const reason = isNewer ? `it was used by another version of the server (${message})` : message;
  throw new Error(`The database cannot be brought up to date: ${reason}.`, { cause: done.error });
}

/** Other schemas of the same database may hold tables of the same names. */
async function currentSchema(query: Database['query']): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(query);
  const name = rows[0]?.name;
  if (name == null) throw new Error('DATABASE_URL leads to a database without the schema its search_path names.');
  return name;
}
