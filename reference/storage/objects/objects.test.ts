import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ServiceError } from '../../base/errors.js';
import { systemRandom } from '../../base/random.js';
import type { Database } from '../database/database.js';
import { onEachDatabase, opened } from '../testing/databases.js';
import type { Place } from '../testing/databases.js';
import { fakeClock } from '../testing/fake-clock.js';
import type { FakeClock } from '../testing/fake-clock.js';
import { databaseBytes } from './database-bytes.js';
import { fileBytes } from './file-bytes.js';
import type { ObjectBytes } from './object-bytes.js';
import { openObjects } from './objects.js';
import type { Objects, ObjectsSettings } from './objects.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

const small = Buffer.from('small\u0000one');
const large = Buffer.alloc(2_500_000, 'large ');
const place = { kind: 'media', owner: 'team-a', key: 'k' } as const;
const hourMs = 3600_000;
const mib = 1 << 20;

interface World {
  objects: Objects;
  database: Database;
  clock: FakeClock;
  bytes: ObjectBytes;
  folder: string;
}

function bytesOf(database: Database, folder: string): ObjectBytes {
  return database.driver.name === 'libsql' ? fileBytes(folder) : databaseBytes(database.query);
}

async function worldOf(at: Place, changed: Partial<ObjectsSettings> = {}): Promise<World> {
  const database = await opened(at);
  const clock = fakeClock();
  const folder = join(at.dataDir, 'objects');
  const bytes = changed.bytes ?? bytesOf(database, folder);
  const quotas = {
    media: { maxBytes: 10 * mib, whenFull: 'refuse' },
    scrape: { maxBytes: 10 * mib, whenFull: 'drop-oldest' },
    visit: { maxBytes: 10 * mib, whenFull: 'drop-oldest' },
  } as const;
  const objects = openObjects({ database, bytes, quotas, clock, random: systemRandom, ...changed });
  return { objects, database, clock, bytes, folder };
}

/** All that is kept of large objects, complete or not. */
async function keptBytes({ database, folder }: World): Promise<number> {
  if (database.driver.name === 'postgresql') {
    return (await database.query.selectFrom('object_chunks').select('id').distinct().execute()).length;
  }
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

async function textOf(objects: Objects, at: { kind: 'media' | 'visit' | 'scrape'; owner: string; key: string }) {
  const found = await objects.find(at);
  return found && Buffer.from((await objects.read(at.owner, found.id))!);
}

onEachDatabase('objects', (newPlace) => {
  it('are given back as they were put, small or large, also after a restart', async () => {
    const at = await newPlace();
    const world = await worldOf(at);
    await world.objects.add(place, { bytes: small, type: 'text/plain', lifetimeMs: hourMs });
    await world.objects.add({ ...place, key: 'l' }, { bytes: large, type: 'image/png', lifetimeMs: hourMs });
    await world.database.close();
    const { objects } = await worldOf(at);
    expect(await objects.find(place)).toMatchObject({ type: 'text/plain', sizeBytes: small.byteLength });
    expect(await textOf(objects, place)).toEqual(small);
    expect((await textOf(objects, { ...place, key: 'l' }))!.equals(large)).toBe(true);
  });

  it('keep owners, kinds and keys apart', async () => {
    const { objects } = await worldOf(await newPlace());
    await objects.add(place, { bytes: small, type: '', lifetimeMs: hourMs });
    const { id } = (await objects.find(place))!;
    for (const other of [{ owner: 'team-b' }, { kind: 'visit' as const }, { key: 'other' }]) {
      expect(await objects.find({ ...place, ...other })).toBeUndefined();
    }
    expect(await objects.read('team-b', id)).toBeUndefined();
  });

  it('are over when their time is over, and then deleted with their bytes', async () => {
    const world = await worldOf(await newPlace());
    const { objects, clock } = world;
    await objects.add(place, { bytes: small, type: '', lifetimeMs: hourMs });
    await objects.add({ ...place, key: 'l' }, { bytes: large, type: '', lifetimeMs: hourMs });
    await objects.add({ ...place, key: 'm' }, { bytes: large, type: '', lifetimeMs: 3 * hourMs });
    clock.pass(hourMs - 10);
    expect(await objects.find(place)).toBeDefined();
    clock.pass(hourMs);
    expect(await objects.find(place)).toBeUndefined();
    expect(await keptBytes(world)).toBe(2);
    expect(await objects.sweep()).toBe(2);
    expect(await keptBytes(world)).toBe(1);
    expect(await textOf(objects, { ...place, key: 'm' })).toBeDefined();
  });

  it('take the place of the one before, whose bytes go with the next sweep', async () => {
    const world = await worldOf(await newPlace());
    const { objects } = world;
    for (const letter of ['a', 'b', 'c']) {
      await objects.replace(place, { bytes: Buffer.alloc(100_000, letter), type: letter, lifetimeMs: hourMs });
    }
    expect((await objects.find(place))?.type).toBe('c');
    world.clock.pass(1000);
    expect(await objects.sweep()).toBe(2);
    expect(await keptBytes(world)).toBe(1);
    expect((await textOf(objects, place))!.toString()).toMatch(/^c+$/);
  });

  it('refuse a new one that has no room, and lose nothing', async () => {
    const world = await worldOf(await newPlace());
    const { objects, clock } = world;
    for (const key of ['1', '2', '3', '4'])
      await objects.add({ ...place, key }, { bytes: large, type: '', lifetimeMs: hourMs });
    const more = objects.add({ ...place, key: '5' }, { bytes: large, type: '', lifetimeMs: hourMs });
    await expect(more).rejects.toMatchObject({ code: 'storage.full' });
    expect(await objects.find({ ...place, key: '5' })).toBeUndefined();
    for (const key of ['1', '2', '3', '4']) expect(await textOf(objects, { ...place, key })).toBeDefined();
    expect(await keptBytes(world)).toBe(4);
    clock.pass(2 * hourMs);
    await objects.add({ ...place, key: '6' }, { bytes: large, type: '', lifetimeMs: hourMs });
    expect(await keptBytes(world)).toBe(1);
  });

  it('drop the oldest where nothing was promised', async () => {
    const { objects } = await worldOf(await newPlace());
    const piece = Buffer.alloc(mib, 'x');
    for (let n = 0; n < 30; n++) {
      await objects.add({ kind: 'visit', owner: 'a', key: `${n}` }, { bytes: piece, type: '', lifetimeMs: hourMs });
    }
    expect(await objects.find({ kind: 'visit', owner: 'a', key: '0' })).toBeUndefined();
    expect(await textOf(objects, { kind: 'visit', owner: 'a', key: '29' })).toBeDefined();
    const giant = { bytes: Buffer.alloc(11 * mib), type: '', lifetimeMs: hourMs };
    await expect(objects.add({ kind: 'visit', owner: 'a', key: 'giant' }, giant)).rejects.toMatchObject({
      code: 'storage.full',
    });
    expect(await objects.find({ kind: 'visit', owner: 'a', key: '29' })).toBeDefined();
  });

  it('leave nothing of a write that failed, and the one before is there still', async () => {
    const at = await newPlace();
    const world = await worldOf(at);
    await world.objects.replace(place, { bytes: large, type: 'first', lifetimeMs: hourMs });
    await world.database.close();
    const database = await opened(at);
    const real = bytesOf(database, world.folder);
    const full: ObjectBytes = {
      ...real,
      write: async () => {
        throw new ServiceError('storage.full', 'full');
      },
    };
    const objects = openObjects({
      database,
      bytes: full,
      quotas: {
        media: { maxBytes: 10 * mib, whenFull: 'refuse' },
        scrape: { maxBytes: mib, whenFull: 'drop-oldest' },
        visit: { maxBytes: mib, whenFull: 'drop-oldest' },
      },
      clock: fakeClock(),
      random: systemRandom,
    });
    const second = objects.replace(place, { bytes: large, type: 'second', lifetimeMs: hourMs });
    await expect(second).rejects.toMatchObject({ code: 'storage.full' });
    expect((await objects.find(place))?.type).toBe('first');
    const rows = await database.query.selectFrom('objects').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('are swept away when their process ended while it wrote them', async () => {
    const at = await newPlace();
    const hanging: ObjectBytes = {
      write: () => new Promise<void>(() => undefined),
      read: async () => undefined,
      delete: async () => undefined,
    };
    const dying = await worldOf(at, { bytes: hanging });
    void dying.objects.add(place, { bytes: large, type: '', lifetimeMs: 24 * hourMs });
    await expect.poll(() => dying.database.query.selectFrom('objects').select('id').execute()).toHaveLength(1);
    await dying.database.close();
    const world = await worldOf(at);
    const [row] = await world.database.query.selectFrom('objects').select('id').execute();
    await world.bytes.write(place.owner, row!.id, large);
    expect(await world.objects.find(place)).toBeUndefined();
    world.clock.pass(hourMs);
    expect(await world.objects.sweep()).toBe(1);
    expect(await keptBytes(world)).toBe(0);
  });
});

onEachDatabase('bytes of objects', (newPlace) => {
  it('are given back as written, of every length, for their owner only', async () => {
    const at = await newPlace();
    const bytes = bytesOf(await opened(at), join(at.dataDir, 'objects'));
    for (const length of [1, mib - 1, mib, mib + 1, 3 * mib]) {
      const content = systemRandom.bytes(length);
      await bytes.write('a', `id-${length}`, content);
      expect(Buffer.from((await bytes.read('a', `id-${length}`))!).equals(content)).toBe(true);
      expect(await bytes.read('b', `id-${length}`)).toBeUndefined();
    }
  });

  it('are deleted, and deleting nothing is no error', async () => {
    const at = await newPlace();
    const bytes = bytesOf(await opened(at), join(at.dataDir, 'objects'));
    await bytes.write('a', 'id', large);
    await bytes.delete('b', 'id');
    expect(await bytes.read('a', 'id')).toBeDefined();
    await bytes.delete('a', 'id');
    await bytes.delete('a', 'id');
    expect(await bytes.read('a', 'id')).toBeUndefined();
  });
});

it('a file that cannot be written whole is named, and nothing of it is left', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'taken'), '');
  await expect(fileBytes(join(folder, 'taken')).write('a', 'id', large)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
