/**
 * The embedded database: one libSQL file in the data folder, for this process alone. The lock on the file is the system's:
 * it goes when its process goes, however it ends.
 * Spec: none (operations).
 */
import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import LibsqlFile from 'libsql';
import type { Database } from './database.js';
import type { Tables } from './tables.js';
import { tellingDialect } from './telling-dialect.js';

export function libsqlPath(dataDir: string): string {
  return join(dataDir, 'plumbline.db');
}

/** @throws Error in words for a person when another process has the folder, and when the file cannot be read */
export async function openLibsql(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = libsqlPath(dataDir);
  await keepPrivate(path, dataDir);
  const file = openAlone(path, dataDir);
  const query = new Kysely<Tables>({ dialect: tellingDialect(new SqliteDialect({ database: asDatabase(file) })) });
  return { driver: { name: 'libsql' }, query, close: () => query.destroy() };
}

/** For its owner alone, also in a folder that others may enter; the files of its log get the mode of the database. */
async function keepPrivate(path: string, dataDir: string): Promise<void> {
  try {
    await (await open(path, 'a', 0o600)).close();
    // One that belongs to somebody else is theirs to close.
    await chmod(path, 0o600).catch(() => undefined);
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * EXCLUSIVE keeps the lock from the first use to the end. WAL with NORMAL loses nothing when the process is killed; when the
 * machine loses its power it may forget the last moments, but never breaks. What is deleted is written over.
 */
function openAlone(path: string, dataDir: string): LibsqlFile.Database {
  let file: LibsqlFile.Database | undefined;
  try {
    file = new LibsqlFile(path);
    file.exec(
      'PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA secure_delete=ON',
    );
    file.exec('BEGIN EXCLUSIVE; COMMIT');
    return file;
  } catch (cause) {
    file?.close();
    const busy = /^SQLITE_(BUSY|LOCKED)/.test(String((cause as NodeJS.ErrnoException).code));
    const reason = busy
      ? `Another server uses the data folder ${dataDir}: end it, set another DATA_DIR, or let several servers share a PostgreSQL by DATABASE_URL.`
      : `The database ${path} cannot be opened: ${(cause as Error).message}.`;
    throw new Error(reason, { cause });
  }
}

/** Making a statement costs as much as running it. */
const statementsKept = 200;

/** libSQL speaks the interface Kysely expects; only bytes come back as ArrayBuffer. */
function asDatabase(file: LibsqlFile.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      // The driver keeps the file open until its statements are collected; the lock is given back now.
      file.exec('PRAGMA journal_mode=DELETE; PRAGMA locking_mode=NORMAL; SELECT count(*) FROM sqlite_master');
      statements.clear();
      file.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      // Lists of ids make queries of many lengths: none is worth keeping for ever.
      if (statements.size >= statementsKept) statements.clear();
      const made = asStatement(file.prepare(sql));
      statements.set(sql, made);
      return made;
    },
  };
}

function asStatement(statement: LibsqlFile.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => (statement.all(parameters) as Record<string, unknown>[]).map(withBuffers),
    run: (parameters) => statement.run(parameters),
    iterate: function* (parameters) {
      for (const row of statement.iterate(parameters)) yield withBuffers(row as Record<string, unknown>);
    },
  };
}

function withBuffers(row: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(row)) {
    if (value instanceof ArrayBuffer) row[name] = Buffer.from(value);
  }
  return row;
}
