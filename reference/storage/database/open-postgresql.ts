/**
 * The database many servers share: PostgreSQL, by its address.
 * Spec: none (operations).
 */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.js';
import type { Tables } from './tables.js';
import { tellingDialect } from './telling-dialect.js';

/** @param onError told of connections that break; the pool makes new ones */
export function openPostgresql(databaseUrl: string, onError: (error: unknown) => void): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'plumbline',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // A pool listens to its idle connections only: one that breaks while it is used would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  const query = new Kysely<Tables>({ dialect: tellingDialect(new PostgresDialect({ pool })) });
  return { driver: { name: 'postgresql', pool }, query, close: () => query.destroy() };
}

/** Our 64-bit whole numbers are times and sizes: all fit a JavaScript number. */
function typeParser(type: number, format?: 'text' | 'binary'): unknown {
  const isWide = type === Number(pg.types.builtins.INT8);
  return isWide && format !== 'binary' ? Number : (pg.types.getTypeParser(type, format) as unknown);
}
