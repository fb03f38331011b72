/**
 * Opens the database of the settings and brings its tables up to date.
 * Spec: none (operations).
 */
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openLibsql } from './open-libsql.js';
import { openPostgresql } from './open-postgresql.js';

export interface DatabaseSettings {
  /** Where the embedded database is, when there is no `databaseUrl`. */
  dataDir: string;
  /** `postgres://...`; empty: the embedded database. */
  databaseUrl: string;
  /** Told of connections to a shared database that break. */
  onConnectionError: (error: unknown) => void;
}

/** @throws Error in words for a person when it cannot be opened, is in use by another process, or is newer than we are */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onConnectionError } = settings;
  const database = databaseUrl === '' ? await openLibsql(dataDir) : openPostgresql(databaseUrl, onConnectionError);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
