/**
 * The steps from an empty database to the tables of tables.ts, forward only. A step that was released is never changed:
 * a new one is added below it.
 * Spec: none (operations).
 */
import { sql } from 'kysely';
import type { ColumnDataType, Kysely, Migration } from 'kysely';

/** The types that the two databases name differently. */
interface ColumnTypes {
  bytes: ColumnDataType;
}

export function migrations(driver: 'libsql' | 'postgresql'): Record<string, Migration> {
  const types: ColumnTypes = { bytes: driver === 'libsql' ? 'blob' : 'bytea' };
  return {
    '0001-stores': { up: (db: Kysely<unknown>) => stores(db, types) },
    '0002-jobs': { up: (db: Kysely<unknown>) => jobs(db, types) },
    '0003-limits': { up: limits },
    '0004-known-pages': { up: (db: Kysely<unknown>) => knownPages(db, types) },
    '0005-extracted-values': { up: (db: Kysely<unknown>) => extractedValues(db, types) },
    '0006-job-secrets': {
      up: (db: Kysely<unknown>) => db.schema.alterTable('jobs').addColumn('secrets', types.bytes).execute(),
    },
    '0007-monitors': { up: (db: Kysely<unknown>) => monitors(db, types) },
    '0008-job-sites': { up: jobSites },
    '0009-jobs-let-go': {
      up: (db: Kysely<unknown>) =>
        db.schema
          .alterTable('jobs')
          .addColumn('let_go', 'integer', (column) => column.notNull().defaultTo(0))
          .execute(),
    },
    '0010-job-turns': { up: jobTurns },
  };
}

/**
 * Whose turn is next, and how far a job is, stand beside the tasks and are not counted from them each time. Tasks that were
 * tried before get a phase of their own: they wait for nobody, and nobody for them.
 */
async function jobTurns(db: Kysely<unknown>): Promise<void> {
  const index = (name: string): ReturnType<typeof db.schema.createIndex> => db.schema.createIndex(name);
  for (const name of ['page_count', 'done_count', 'failed_count'])
    await db.schema
      .alterTable('jobs')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await sql`update jobs set
    page_count = (select count(*) from job_tasks where job_id = id and lane = 'page'),
    done_count = (select count(*) from job_tasks where job_id = id and lane = 'page' and state = 'done'),
    failed_count = (select count(*) from job_tasks where job_id = id and lane = 'page' and state = 'failed')`.execute(
    db,
  );
  await sql`update job_tasks set phase = -1
    where (state = 'waiting' and attempts > 0) or (state = 'active' and attempts > 1)`.execute(db);
  await db.schema.alterTable('jobs').dropColumn('served_at').execute();
  await db.schema.dropIndex('job_tasks_open').execute();
  await index('job_tasks_next')
    .on('job_tasks')
    .columns(['job_id', 'lane', 'state', 'phase', 'run_at', 'position'])
    .execute();
  await index('job_results_by_task').on('job_results').columns(['job_id', 'position']).execute();
  await db.schema.dropIndex('jobs_by_owner').execute();
  await index('jobs_by_owner').on('jobs').columns(['owner', 'ended_at', 'kind']).execute();
  await db.schema
    .createTable('job_turns')
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_turns_key', ['job_id', 'lane'])
    .execute();
  await index('job_turns_due').on('job_turns').columns(['lane', 'due_at']).execute();
  await index('job_turns_of_owner').on('job_turns').columns(['lane', 'owner', 'due_at']).execute();
  await sql`insert into job_turns (job_id, lane, owner, due_at)
    select distinct job_id, lane, owner, 0 from job_tasks where state = 'waiting'`.execute(db);
}

async function jobSites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_sites')
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_sites_key', ['job_id', 'site'])
    .execute();
}

async function stores(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('credit_accounts')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('month', 'integer', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('reserved', 'bigint', (column) => column.notNull())
    .addColumn('reserved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('credit_accounts_key', ['owner', 'month'])
    .execute();
  await db.schema
    .createTable('objects')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('complete', 'integer', (column) => column.notNull())
    .addColumn('bytes', types.bytes)
    .execute();
  const index = (name: string): ReturnType<typeof db.schema.createIndex> => db.schema.createIndex(name);
  await index('objects_by_key').on('objects').columns(['kind', 'owner', 'key', 'stored_at']).execute();
  await index('objects_by_end').on('objects').columns(['expires_at']).execute();
  await index('objects_by_age').on('objects').columns(['kind', 'stored_at', 'size_bytes']).execute();
  await db.schema
    .createTable('object_chunks')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('bytes', types.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('object_chunks_key', ['owner', 'id', 'position'])
    .execute();
  await db.schema
    .createTable('page_versions')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('scraped_at', 'text', (column) => column.notNull())
    .addColumn('markdown', types.bytes)
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_versions_key', ['owner', 'page'])
    .execute();
  await index('page_versions_by_end').on('page_versions').columns(['expires_at']).execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function jobs(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request', types.bytes, (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('cancelled', 'integer', (column) => column.notNull())
    .addColumn('needs_result', 'integer', (column) => column.notNull())
    .addColumn('max_tasks', 'integer', (column) => column.notNull())
    .addColumn('max_active', 'integer', (column) => column.notNull())
    .addColumn('pause_ms', 'bigint', (column) => column.notNull())
    .addColumn('next_start_at', 'bigint', (column) => column.notNull())
    .addColumn('served_at', 'bigint', (column) => column.notNull())
    .addColumn('task_count', 'integer', (column) => column.notNull())
    .addColumn('result_count', 'integer', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('job_tasks')
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('phase', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('input', types.bytes, (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('error_code', 'text')
    .addColumn('error', types.bytes)
    .addPrimaryKeyConstraint('job_tasks_key', ['job_id', 'position'])
    .execute();
  await db.schema
    .createTable('job_results')
    .addColumn('job_id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('bytes', types.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('job_results_key', ['job_id', 'place'])
    .execute();
  const index = (name: string): ReturnType<typeof db.schema.createIndex> => db.schema.createIndex(name);
  await index('jobs_by_owner').on('jobs').columns(['owner', 'kind', 'ended_at']).execute();
  await index('jobs_by_end').on('jobs').columns(['expires_at']).execute();
  await index('jobs_once').on('jobs').columns(['owner', 'kind', 'idempotency_key']).unique().execute();
  await index('job_tasks_once').on('job_tasks').columns(['job_id', 'lane', 'key']).unique().execute();
  // What can be begun, what is in work, and how far a job is.
  await index('job_tasks_open').on('job_tasks').columns(['lane', 'state', 'job_id', 'phase', 'run_at']).execute();
  await index('job_tasks_leased').on('job_tasks').columns(['lane', 'state', 'lease_until']).execute();
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('places')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('places_key', ['owner', 'number'])
    .execute();
  await db.schema.createIndex('places_by_id').on('places').columns(['id']).execute();
  await db.schema
    .createTable('request_rates')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
}

async function knownPages(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('known_pages')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('url', types.bytes, (column) => column.notNull())
    .addColumn('title', types.bytes)
    .addColumn('description', types.bytes)
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_pages_key', ['owner', 'page'])
    .execute();
  await db.schema.createIndex('known_pages_by_site').on('known_pages').columns(['owner', 'site']).execute();
  await db.schema.createIndex('known_pages_by_age').on('known_pages').columns(['owner', 'seen_at']).execute();
}

async function extractedValues(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable('page_versions').addColumn('extracted', types.bytes).execute();
}

async function monitors(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('monitors')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('definition', types.bytes, (column) => column.notNull())
    .addColumn('next_run_at', 'bigint')
    .addColumn('last_run_at', 'bigint')
    .addColumn('current_check', 'text')
    .addColumn('last_summary', types.bytes)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('monitor_checks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('monitor_id', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('trigger_kind', 'text', (column) => column.notNull())
    .addColumn('parts', types.bytes, (column) => column.notNull())
    .addColumn('scheduled_for', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('credits', 'bigint')
    .addColumn('summary', types.bytes, (column) => column.notNull())
    .addColumn('error', types.bytes)
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('monitor_pages')
    .addColumn('check_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('monitor_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('page', types.bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('monitor_pages_key', ['check_id', 'position'])
    .execute();
  const index = (name: string): ReturnType<typeof db.schema.createIndex> => db.schema.createIndex(name);
  await index('monitors_by_owner').on('monitors').columns(['owner', 'created_at']).execute();
  await index('monitors_due').on('monitors').columns(['status', 'next_run_at']).execute();
  await index('monitor_checks_by_monitor').on('monitor_checks').columns(['monitor_id', 'created_at']).execute();
  await index('monitor_checks_open').on('monitor_checks').columns(['open', 'held_until']).execute();
  await index('monitor_checks_by_end').on('monitor_checks').columns(['expires_at']).execute();
  await index('monitor_pages_by_monitor').on('monitor_pages').columns(['monitor_id']).execute();
}
