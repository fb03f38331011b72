import { execFile } from 'node:child_process';
import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../../base/random.js';
import { secret } from '../secret.js';
import { embeddedPlace, onEachDatabase, opened, postgresqlPlace } from '../testing/databases.js';
import { openDatabase } from './open-database.js';
import { storageError } from './storage-error.js';

onEachDatabase('database', (newPlace) => {
  it('opens again as it was, and a secret is made once', async () => {
    const place = await newPlace();
    const first = await opened(place);
    const made = await secret(first, 'media', systemRandom);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await secret(first, 'other', systemRandom)).not.toBe(made);
    await first.close();
    expect(await secret(await opened(place), 'media', systemRandom)).toBe(made);
  });

  it('is refused by a server older than the one that used it last', async () => {
    const place = await newPlace();
    const first = await opened(place);
    await sql`insert into migrations (name, timestamp) values ('9999-later', '2030-01-01')`.execute(first.query);
    await first.close();
    await expect(opened(place)).rejects.toThrow(
      /cannot be brought up to date: it was used by another version.*9999-later/,
    );
  });
});

describe('embedded database', () => {
  it('is refused to a second server, in words', async () => {
    const place = await embeddedPlace();
    const first = await opened(place);
    await expect(opened(place)).rejects.toThrow(/Another server uses the data folder .*DATABASE_URL/);
    await first.close();
    await opened(place);
  });

  it('is for its owner alone, in a folder that others may enter too, and one that an earlier version left open', async () => {
    const place = await embeddedPlace();
    await chmod(place.dataDir, 0o755);
    await writeFile(join(place.dataDir, 'plumbline.db'), '', { mode: 0o644 });
    const { query } = await opened(place);
    await query.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
    const files = await readdir(place.dataDir);
    expect(files).toContain('plumbline.db');
    for (const file of files) expect((await stat(join(place.dataDir, file))).mode & 0o777, file).toBe(0o600);
  });

  it('names a file that is no database', async () => {
    const place = await embeddedPlace();
    await writeFile(join(place.dataDir, 'plumbline.db'), 'something else entirely, and long enough to be looked at');
    await expect(opened(place)).rejects.toThrow(/plumbline\.db cannot be opened: .*not a database/);
  });

  it('names a disk that is full', async () => {
    const { query } = await opened(await embeddedPlace());
    await sql`pragma max_page_count = 100`.execute(query);
    const row = { name: 'big', value: 'x'.repeat(1 << 20) };
    await expect(query.insertInto('secrets').values(row).execute()).rejects.toMatchObject({ code: 'storage.full' });
    expect(await query.selectFrom('secrets').selectAll().execute()).toEqual([]);
  });

  it('names a disk that is full within a transaction, and goes on when there is room', async () => {
    const { query } = await opened(await embeddedPlace());
    await sql`pragma max_page_count = 100`.execute(query);
    const keep = (length: number) =>
      query.transaction().execute(async (all) => {
        await all.insertInto('secrets').values({ name: 'small', value: 'x' }).execute();
        await all
          .insertInto('secrets')
          .values({ name: 'big', value: 'x'.repeat(length) })
          .execute();
      });
    await expect(keep(1 << 20)).rejects.toMatchObject({ code: 'storage.full' });
    expect(await query.selectFrom('secrets').selectAll().execute()).toEqual([]);
    await keep(10);
    expect(await query.selectFrom('secrets').selectAll().execute()).toHaveLength(2);
  });
});

describe('PostgreSQL', () => {
  it('is brought up to date once by servers that start at once, and shared by them', async () => {
    const place = await postgresqlPlace();
    const databases = await Promise.all(Array.from({ length: 4 }, () => opened(place)));
    const secrets = await Promise.all(databases.map((database) => secret(database, 'media', systemRandom)));
    expect(new Set(secrets).size).toBe(1);
  });

  it('that cannot be reached is named', async () => {
    const unreachable = {
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      dataDir: '',
      onConnectionError: () => undefined,
    };
    await expect(openDatabase(unreachable)).rejects.toMatchObject({ code: 'storage.unavailable' });
  });

  it('that ends a connection in the middle is named, and used again', async () => {
    const place = await postgresqlPlace();
    const database = await openDatabase({ ...place, onConnectionError: () => undefined });
    const killed = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.query);
    await expect(killed).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect.poll(() => sql`select 1`.execute(database.query).catch(() => undefined)).toBeDefined();
    await database.close();
  });
});

describe('storage error', () => {
  it.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])('calls %s full', (code) => {
    expect(storageError(Object.assign(new Error('x'), { code }))).toMatchObject({ code: 'storage.full' });
  });

  it('leaves what it does not know as it is', () => {
    const error = Object.assign(new Error('syntax'), { code: '42601' });
    expect(storageError(error)).toBe(error);
    expect(storageError('text')).toBe('text');
  });
});

/** The driver is native: what its process leaves behind when it is killed is looked at from another. */
it('what was answered is there after kill -9, and the lock is not', async () => {
  const { dataDir } = await embeddedPlace();
  const script = `
    import { openLibsql } from ${JSON.stringify(join(import.meta.dirname, 'open-libsql.ts'))};
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
    const database = await openLibsql(${JSON.stringify(dataDir)});
    await migrate(database);
    for (let n = 0; n < 500; n++) await database.query.insertInto('secrets').values({ name: String(n), value: '' }).execute();
    process.kill(process.pid, 'SIGKILL');
  `;
  const tsx = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const killed = promisify(execFile)(process.execPath, tsx, { cwd: join(import.meta.dirname, '../../..') });
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  const { query } = await opened({ dataDir, databaseUrl: '' });
  expect(await query.selectFrom('secrets').select('name').execute()).toHaveLength(500);
});
