/**
 * Everything the server keeps for a while as bytes (pictures, answers, stored visits): found by its owner and key, gone when
 * its time is over, bounded for each kind. Small objects stand in their row, large ones where `ObjectBytes` puts them. An
 * object has its row before it has bytes, so that no crash leaves bytes nobody knows of.
 * Spec: none (operations); times of pictures and results stand with those who put them.
 */
import type { Clock } from '../../base/clock.js';
import { ServiceError } from '../../base/errors.js';
import { newId } from '../../base/ids.js';
import type { Random } from '../../base/random.js';
import type { Database, Query } from '../database/database.js';
import { madeOnce } from '../database/made-once.js';
import type { Tables } from '../database/tables.js';
import type { ObjectBytes } from './object-bytes.js';

export const objectKinds = ['media', 'scrape', 'visit'] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** What the objects of a kind may take together, and what happens when a new one has no room. */
export interface Quota {
  maxBytes: number;
  /** `refuse`: what is there was promised to its owner. `drop-oldest`: what is there is a convenience. */
  whenFull: 'refuse' | 'drop-oldest';
}

/** Where an object is found. The key is the caller's; two owners with one key have two objects. */
export interface ObjectPlace {
  kind: ObjectKind;
  owner: string;
  key: string;
}

export interface NewObject {
  bytes: Uint8Array;
  type: string;
  lifetimeMs: number;
}

export interface FoundObject {
  /** New with every object, so that the bytes of an id never change. */
  id: string;
  owner: string;
  type: string;
  sizeBytes: number;
  storedAt: Date;
}

export interface Objects {
  /**
   * Keeps an object where none was before.
   * @returns its id
   * @throws ServiceError `storage.full`; nothing is left of it then
   */
  add(place: ObjectPlace, object: NewObject): Promise<string>;
  /**
   * Keeps an object in the place of the one before, if there was one.
   * @returns its id
   * @throws ServiceError `storage.full`; what was there before is there still
   */
  replace(place: ObjectPlace, object: NewObject): Promise<string>;
  /** Undefined when there is none, when its time is over, and when its bytes are not there as a whole. */
  find(place: ObjectPlace): Promise<FoundObject | undefined>;
  /** The same for who has an object's id, whoever its owner is. */
  byId(kind: ObjectKind, id: string, aheadMs?: number): Promise<FoundObject | undefined>;
  /** Undefined when it was deleted meanwhile. */
  read(owner: string, id: string): Promise<Uint8Array | undefined>;
  /** Deletes what is over and what is too much; resolves with how many objects were. */
  sweep(): Promise<number>;
}

export interface ObjectsSettings {
  database: Database;
  bytes: ObjectBytes;
  quotas: Record<ObjectKind, Quota>;
  clock: Clock;
  random: Random;
}

/** Up to this size an object stands in its row: that is faster than a file. */
const rowBytes = 64 << 10;
/** How long the bytes of a large object may take to be written. */
const writingMs = 10 * 60_000;
/** Objects deleted between two breaths. */
const sweepBatch = 200;

export function openObjects({ database: { query }, bytes, quotas, clock, random }: ObjectsSettings): Objects {
  const now = (): number => clock.date().getTime();
  let lastStoredAt = 0;
  /** Of two objects put at the same moment, the second is the newer one. */
  const momentOfStoring = (): number => (lastStoredAt = Math.max(now(), lastStoredAt + 1));
  /** As of the last sweep, and what this process put since: other servers count at the next sweep. */
  const usedBytes: Partial<Record<ObjectKind, number>> = {};
  let sweeping: Promise<number> | undefined;

  const used = async (kind: ObjectKind): Promise<number> => (usedBytes[kind] ??= await sizeOf(query, kind));
  const makeRoom = async (kind: ObjectKind, sizeBytes: number): Promise<void> => {
    const { maxBytes, whenFull } = quotas[kind];
    const hasRoom = async (): Promise<boolean> => (await used(kind)) + sizeBytes <= maxBytes;
    if (await hasRoom()) return;
    await sweep();
    if (await hasRoom()) return;
    if (whenFull === 'drop-oldest' && sizeBytes <= maxBytes / 8) return dropOldest(kind, maxBytes - sizeBytes);
    throw new ServiceError(
      'storage.full',
      'The storage of the server is full. Try again when older results are gone.',
      {
        log: `No room for ${sizeBytes} bytes of kind ${kind}: ${await used(kind)} of ${maxBytes} are taken.`,
        retryAfterSeconds: 60,
      },
    );
  };

  const deleteRows = async (rows: readonly Row[]): Promise<number> => {
    for (const { owner, id, size_bytes } of rows) if (!isInRow(size_bytes)) await bytes.delete(owner, id);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await query.deleteFrom('objects').where('id', 'in', ids).execute();
    return rows.length;
  };
  const deleteBatches = async (nextBatch: () => Promise<Row[]>): Promise<number> => {
    let deleted = 0;
    for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) deleted += await deleteRows(batch);
    return deleted;
  };
  const dropOldest = async (kind: ObjectKind, toBytes: number): Promise<void> => {
    // A tenth more than needed: else every further object would have to look for the oldest again.
    const aimBytes = Math.min(toBytes, quotas[kind].maxBytes * 0.9);
    let left = await used(kind);
    await deleteBatches(async () => {
      if (left <= aimBytes) return [];
      const oldest = await query
        .selectFrom('objects')
        .select(['owner', 'id', 'size_bytes'])
        .where('kind', '=', kind)
        .where('complete', '=', 1)
        .orderBy('stored_at')
        .limit(sweepBatch)
        .execute();
      const dropped: Row[] = [];
      for (const row of oldest) {
        if (left <= aimBytes) break;
        left -= row.size_bytes;
        dropped.push(row);
      }
      return dropped;
    });
    usedBytes[kind] = await sizeOf(query, kind);
  };
  const sweepAll = async (): Promise<number> => {
    const deleted = await deleteBatches(() =>
      query
        .selectFrom('objects')
        .select(['owner', 'id', 'size_bytes'])
        .where('expires_at', '<=', now())
        .limit(sweepBatch)
        .execute(),
    );
    for (const kind of objectKinds) {
      usedBytes[kind] = await sizeOf(query, kind);
      if (quotas[kind].whenFull === 'drop-oldest' && usedBytes[kind] > quotas[kind].maxBytes) {
        await dropOldest(kind, quotas[kind].maxBytes);
      }
    }
    return deleted;
  };
  const sweep = (): Promise<number> => (sweeping ??= sweepAll().finally(() => (sweeping = undefined)));

  const writeLarge = async (row: Row & { expires_at: number }, content: Uint8Array): Promise<void> => {
    try {
      await bytes.write(row.owner, row.id, content);
      const whole = { complete: 1, expires_at: row.expires_at };
      const { numUpdatedRows } = await query
        .updateTable('objects')
        .set(whole)
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Error('The bytes of an object took so long that its row was swept away.');
    } catch (error) {
      // When even this fails, the row is over in a few minutes, and its bytes go with it.
      await deleteRows([row]).catch(() => undefined);
      throw error;
    }
  };
  const add = async (place: ObjectPlace, { bytes: content, type, lifetimeMs }: NewObject): Promise<NewRow> => {
    const { byteLength: size_bytes } = content;
    await makeRoom(place.kind, size_bytes);
    usedBytes[place.kind]! += size_bytes;
    try {
      const storedAt = momentOfStoring();
      const end = storedAt + lifetimeMs;
      const row = { ...place, id: newId(random), type, size_bytes, stored_at: storedAt };
      const inRow = isInRow(size_bytes);
      await insert({
        ...row,
        expires_at: inRow ? end : storedAt + writingMs,
        complete: inRow ? 1 : 0,
        bytes: inRow ? content : null,
      });
      if (!inRow) await writeLarge({ ...row, expires_at: end }, content);
      return row;
    } catch (error) {
      usedBytes[place.kind]! -= size_bytes;
      throw error;
    }
  };

  const insert = madeOnce<Tables['objects'], unknown>(query, (value) =>
    query.insertInto('objects').values({
      id: value('id'),
      kind: value('kind'),
      owner: value('owner'),
      key: value('key'),
      type: value('type'),
      size_bytes: value('size_bytes'),
      stored_at: value('stored_at'),
      expires_at: value('expires_at'),
      complete: value('complete'),
      bytes: value('bytes'),
    }),
  );
  const lasting = (kind: ObjectKind, moment: number) =>
    query
      .selectFrom('objects')
      .select(['id', 'owner', 'type', 'size_bytes', 'stored_at'])
      .where('kind', '=', kind)
      .where('complete', '=', 1)
      .where('expires_at', '>', moment);
  const latest = madeOnce<ObjectPlace & { now: number }, LastingRow>(query, (value) =>
    lasting(value('kind'), value('now'))
      .where('owner', '=', value('owner'))
      .where('key', '=', value('key'))
      .orderBy('stored_at', 'desc')
      .orderBy('id')
      .limit(1),
  );

  return {
    add: async (place, object) => (await add(place, object)).id,
    replace: async (place, object) => {
      const row = await add(place, object);
      await endEarlier(query, row);
      return row.id;
    },
    find: async ({ kind, owner, key }) => found((await latest({ kind, owner, key, now: now() }))[0]),
    byId: async (kind, id, aheadMs = 0) =>
      found(
        await lasting(kind, now() + aheadMs)
          .where('id', '=', id)
          .executeTakeFirst(),
      ),
    read: async (owner, id) => {
      const row = await query
        .selectFrom('objects')
        .select(['bytes', 'size_bytes'])
        .where('owner', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const content = row.bytes ?? (await bytes.read(owner, id));
      // After a loss of power a file may be shorter than it was.
      return content?.byteLength === row.size_bytes ? content : undefined;
    },
    sweep,
  };
}

interface Row {
  owner: string;
  id: string;
  size_bytes: number;
}

type LastingRow = Row & { type: string; stored_at: number };

function found(row: LastingRow | undefined): FoundObject | undefined {
  if (!row) return undefined;
  const { id, owner, type, size_bytes: sizeBytes, stored_at } = row;
  return { id, owner, type, sizeBytes, storedAt: new Date(stored_at) };
}

type NewRow = ObjectPlace & Row & { stored_at: number };

function isInRow(sizeBytes: number): boolean {
  return sizeBytes <= rowBytes;
}

/** Those before are over from now on: the sweep takes them away. */
async function endEarlier(query: Query, { kind, owner, key, stored_at: storedAt }: NewRow): Promise<void> {
  await query
    .updateTable('objects')
    .set({ expires_at: storedAt })
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('stored_at', '<', storedAt)
    .where('complete', '=', 1)
    .where('expires_at', '>', storedAt)
    .execute();
}

async function sizeOf(query: Query, kind: ObjectKind): Promise<number> {
  const { total } = await query
    .selectFrom('objects')
    .select(({ fn }) => fn.sum<number | string | null>('size_bytes').as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
