/**
 * Jobs of a server that knows no turns: what it left before the database was brought up to date, and what it adds afterwards.
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import type { Query } from '../storage/database/database.js';
import { migratorOf } from '../storage/database/migrate.js';
import { openLibsql } from '../storage/database/open-libsql.js';
import { openPostgresql } from '../storage/database/open-postgresql.js';
import { onEachDatabase, opened } from '../storage/testing/databases.js';
import type { Place } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import { openJobStore } from './job-store.js';
import type { Lane } from './job.js';
import { toJson } from './json-bytes.js';
import { bookNothing } from './testing/book-nothing.js';

const limits = { places: 100, ownerMax: 100, leaseMs: 60_000 };
const request = toJson({ url: 'https://example.com' });

/** A task as every version writes it. */
async function insertTask(db: Query, jobId: string, position: number, state: string, lane: Lane = 'page') {
  const columns = { job_id: jobId, position, owner: 'a', lane, key: `/${position}`, phase: 0, state, run_at: 0 };
  await db
    .insertInto('job_tasks')
    .values({ ...columns, attempts: 0, lease_until: 0, input: toJson({ url: `/${position}` }) })
    .execute();
}

/** A database that the steps before turns have made, with a crawl: a page done, one failed, one waiting; and its webhook waits. */
async function oldDatabase({ databaseUrl, dataDir }: Place): Promise<void> {
  const database = databaseUrl === '' ? await openLibsql(dataDir) : openPostgresql(databaseUrl, () => undefined);
  try {
    const { error } = await (await migratorOf(database)).migrateTo('0009-jobs-let-go');
    expect(error).toBeUndefined();
    await sql`insert into jobs (id, owner, kind, request, events, created_at, expires_at, cancelled, needs_result,
        max_tasks, max_active, pause_ms, next_start_at, served_at, task_count, result_count, credits)
      values ('old', 'a', 'crawl', ${request}, '[]', 0, 86400000, 0, 0, 10, 5, 0, 0, 7, 4, 1, 1)`.execute(
      database.query,
    );
    for (const [position, state] of ['done', 'failed', 'waiting'].entries())
      await insertTask(database.query, 'old', position, state);
    await insertTask(database.query, 'old', 3, 'waiting', 'delivery');
  } finally {
    await database.close();
  }
}

onEachDatabase('jobs of an older server', (newPlace) => {
  const open = async (place: Place) => {
    const database = await opened(place);
    const clock = fakeClock();
    return { database, jobs: await openJobStore(database, clock, () => newId(systemRandom), bookNothing) };
  };

  it('that it left are counted, get their turns with the step that makes them, and come to their end', async () => {
    const place = await newPlace();
    await oldDatabase(place);
    const { database, jobs } = await open(place);
    const counts = await database.query
      .selectFrom('jobs')
      .select(['page_count', 'done_count', 'failed_count'])
      .executeTakeFirstOrThrow();
    expect(counts).toEqual({ page_count: 3, done_count: 1, failed_count: 1 });
    expect((await jobs.claim('delivery', limits)).map(({ position }) => position)).toEqual([3]);
    const [page, ...others] = await jobs.claim('page', limits);
    expect([page!.position, others]).toEqual([2, []]);
    expect(await jobs.complete(page!, { bytes: Buffer.from('{}') })).toBe(true);
    const { ended_at } = await database.query.selectFrom('jobs').select('ended_at').executeTakeFirstOrThrow();
    expect(ended_at).not.toBeNull();
  });

  it('to which it adds pages after that step get a turn with the next sweep, and their counts', async () => {
    const { database, jobs } = await open(await newPlace());
    await jobs.start({
      id: 'new',
      owner: 'a',
      kind: 'crawl',
      request: {},
      tasks: [],
      plans: [{ key: 'p', input: {} }],
      maxTasks: 10,
    });
    await insertTask(database.query, 'new', 7, 'waiting');
    await insertTask(database.query, 'new', 8, 'done');
    expect(await jobs.claim('page', limits)).toEqual([]);
    expect(await jobs.sweep()).toBe(1);
    expect(await jobs.find('a', 'new')).toMatchObject({ completed: 1, total: 2 });
    expect((await jobs.claim('page', limits)).map(({ position }) => position)).toEqual([7]);
    expect(await jobs.sweep()).toBe(0);
  });
});
