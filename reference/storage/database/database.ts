/**
 * The database of the server, whichever it is: what the ports of storage/ are written against.
 * Spec: none (operations).
 */
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables.js';

/** Asks the database; inside of a transaction, the transaction. */
export type Query = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  /** libSQL: a file of this process alone. PostgreSQL: shared with other servers; `pool` are its connections. */
  driver: { name: 'libsql' } | { name: 'postgresql'; pool: Pool };
  query: Kysely<Tables>;
  close(): Promise<void>;
}
