/**
 * Monitors, their checks, and what those found. Servers that share the database share the work: whose turn it is, is decided
 * by single statements that only one of them can carry out.
 * Spec: not shown; our choice (spec/silences.yaml, extract-and-monitor).
 */
import type { Selectable } from 'kysely';
import type { Clock } from '../base/clock.js';
import type { Database } from '../storage/database/database.js';
import type { Tables } from '../storage/database/tables.js';
import { emptySummary } from './monitor.js';
import type {
  Check,
  CheckPart,
  CheckStatus,
  CheckSummary,
  FoundPage,
  Monitor,
  MonitorDefinition,
  PageStatus,
} from './monitor.js';

export interface MonitorStore {
  create(monitor: Monitor): Promise<void>;
  /** The newest first. */
  list(owner: string, limit: number, offset: number): Promise<Monitor[]>;
  find(owner: string, id: string): Promise<Monitor | undefined>;
  /** False when it is not there any more. */
  change(
    owner: string,
    id: string,
    change: { definition: MonitorDefinition; status: Monitor['status']; nextRunAt: Date | undefined },
  ): Promise<boolean>;
  /** With its checks. Resolves with the parts of the one that ran; undefined when there was no such monitor. */
  remove(owner: string, id: string): Promise<readonly CheckPart[] | undefined>;
  /** Active ones whose time has come. */
  due(most: number): Promise<Monitor[]>;
  /** Moves the schedule on; false when another server has. */
  advance(monitor: Monitor, to: Date | undefined): Promise<boolean>;
  /** Makes the check the one that runs; false when another does. */
  begin(check: Check): Promise<boolean>;
  /** A check that is over before it began. */
  skip(check: Check): Promise<void>;
  /** Checks that nobody works on, held until a time. */
  hold(until: Date, most: number): Promise<Check[]>;
  /** Holds it no longer. */
  release(check: Check): Promise<void>;
  /** Its jobs run. */
  started(check: Check): Promise<void>;
  /** Keeps what was found and frees the monitor for its next check. False when it was removed meanwhile. */
  finish(check: Check, pages: readonly FoundPage[], keptUntil: Date): Promise<boolean>;
  /** Nothing of it is left to do. */
  close(check: Check): Promise<void>;
  /** The newest first. */
  checks(
    monitorId: string,
    which: { limit: number; offset: number; status?: CheckStatus | undefined },
  ): Promise<Check[]>;
  check(monitorId: string, id: string): Promise<Check | undefined>;
  pages(
    checkId: string,
    which: { skip: number; limit: number; status?: PageStatus | undefined },
  ): Promise<{ position: number; page: FoundPage; createdAt: Date }[]>;
  /** The pages of the last check before this one that ended, those that were gone aside. */
  pagesBefore(check: Check): Promise<FoundPage[]>;
  sweep(): Promise<number>;
}

const rowsAtOnce = 200;
/** Until a check has ended, and said how long it is kept. */
const farAway = 8_640_000_000_000_000;

export function openMonitorStore({ query, driver }: Database, clock: Clock): MonitorStore {
  const now = (): number => clock.date().getTime();
  return {
    create: async (monitor) => {
      await query
        .insertInto('monitors')
        .values({
          id: monitor.id,
          owner: monitor.owner,
          status: monitor.status,
          definition: bytesOf(definitionOf(monitor)),
          next_run_at: monitor.nextRunAt?.getTime() ?? null,
          last_run_at: null,
          current_check: null,
          last_summary: null,
          created_at: monitor.createdAt.getTime(),
          updated_at: monitor.updatedAt.getTime(),
        })
        .execute();
    },
    list: async (owner, limit, offset) => {
      const rows = query.selectFrom('monitors').selectAll().where('owner', '=', owner);
      const listed = rows.orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset);
      return (await listed.execute()).map(monitorOf);
    },
    find: async (owner, id) => {
      const rows = query.selectFrom('monitors').selectAll().where('owner', '=', owner).where('id', '=', id);
      const row = await rows.executeTakeFirst();
      return row && monitorOf(row);
    },
    change: async (owner, id, { definition, status, nextRunAt }) => {
      const changed = await query
        .updateTable('monitors')
        .set({
          definition: bytesOf(definition),
          status,
          next_run_at: nextRunAt?.getTime() ?? null,
          updated_at: now(),
        })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },
    remove: (owner, id) =>
      query.transaction().execute(async (db) => {
        const gone = await db
          .deleteFrom('monitors')
          .where('owner', '=', owner)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
        if (!gone) return undefined;
        const open = await db
          .selectFrom('monitor_checks')
          .select('parts')
          .where('monitor_id', '=', id)
          .where('open', '=', 1)
          .execute();
        await db.deleteFrom('monitor_pages').where('monitor_id', '=', id).execute();
        await db.deleteFrom('monitor_checks').where('monitor_id', '=', id).execute();
        return open.flatMap(({ parts }) => valueOf<CheckPart[]>(parts));
      }),
    due: async (most) => {
      const rows = query
        .selectFrom('monitors')
        .selectAll()
        .where('status', '=', 'active')
        .where('next_run_at', '<=', now());
      return (await rows.orderBy('next_run_at').limit(most).execute()).map(monitorOf);
    },
    advance: async ({ id, nextRunAt }, to) => {
      const moved = await query
        .updateTable('monitors')
        .set({ next_run_at: to?.getTime() ?? null })
        .where('id', '=', id)
        .where('status', '=', 'active')
        .where('next_run_at', '=', nextRunAt!.getTime())
        .returning('id')
        .executeTakeFirst();
      return moved !== undefined;
    },
    begin: (check) =>
      query.transaction().execute(async (db) => {
        const taken = await db
          .updateTable('monitors')
          .set({ current_check: check.id, last_run_at: now() })
          .where('id', '=', check.monitorId)
          .where('current_check', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!taken) return false;
        await db
          .insertInto('monitor_checks')
          .values(rowOf(check, { open: 1 }))
          .execute();
        return true;
      }),
    skip: async (check) => {
      await query
        .insertInto('monitor_checks')
        .values({ ...rowOf(check, { open: 0 }), finished_at: now() })
        .execute();
    },
    hold: (until, most) =>
      query.transaction().execute(async (db) => {
        const free = db
          .selectFrom('monitor_checks')
          .selectAll()
          .where('open', '=', 1)
          .where('held_until', '<=', now())
          .orderBy('created_at')
          .limit(most);
        const rows = await (driver.name === 'postgresql' ? free.forUpdate().skipLocked() : free).execute();
        if (rows.length === 0) return [];
        await db
          .updateTable('monitor_checks')
          .set({ held_until: until.getTime() })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
        return rows.map(checkOf);
      }),
    release: async ({ id }) => {
      await query.updateTable('monitor_checks').set({ held_until: 0 }).where('id', '=', id).execute();
    },
    started: async ({ id }) => {
      await query
        .updateTable('monitor_checks')
        .set({ status: 'running', started_at: now(), updated_at: now() })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .execute();
    },
    finish: (check, pages, keptUntil) =>
      query.transaction().execute(async (db) => {
        const at = now();
        const ended = await db
          .updateTable('monitor_checks')
          .set({
            status: check.status,
            finished_at: at,
            updated_at: at,
            credits: check.credits ?? null,
            summary: bytesOf(check.summary),
            error: check.error === undefined ? null : Buffer.from(check.error),
            expires_at: keptUntil.getTime(),
          })
          .where('id', '=', check.id)
          .where('finished_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        await db
          .updateTable('monitors')
          .set({ current_check: null, last_summary: bytesOf(check.summary) })
          .where('id', '=', check.monitorId)
          .where('current_check', '=', check.id)
          .execute();
        for (let from = 0; from < pages.length; from += rowsAtOnce) {
          const rows = pages.slice(from, from + rowsAtOnce).map((page, index) => ({
            check_id: check.id,
            position: from + index,
            monitor_id: check.monitorId,
            status: page.status,
            page: bytesOf(page),
            created_at: at,
          }));
          await db.insertInto('monitor_pages').values(rows).execute();
        }
        return true;
      }),
    close: async ({ id }) => {
      await query.updateTable('monitor_checks').set({ open: 0 }).where('id', '=', id).execute();
    },
    checks: async (monitorId, { limit, offset, status }) => {
      const all = query.selectFrom('monitor_checks').selectAll().where('monitor_id', '=', monitorId);
      const rows = status ? all.where('status', '=', status) : all;
      const listed = rows.orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset);
      return (await listed.execute()).map(checkOf);
    },
    check: async (monitorId, id) => {
      const rows = query.selectFrom('monitor_checks').selectAll().where('monitor_id', '=', monitorId);
      const row = await rows.where('id', '=', id).executeTakeFirst();
      return row && checkOf(row);
    },
    pages: async (checkId, { skip, limit, status }) => {
      const all = query.selectFrom('monitor_pages').selectAll().where('check_id', '=', checkId);
      const rows = status ? all.where('status', '=', status) : all;
      const listed = await rows.orderBy('position').offset(skip).limit(limit).execute();
      return listed.map(({ position, page, created_at }) => ({
        position,
        page: valueOf<FoundPage>(page),
        createdAt: new Date(created_at),
      }));
    },
    pagesBefore: async ({ id, monitorId }) => {
      const before = await query
        .selectFrom('monitor_checks')
        .select('id')
        .where('monitor_id', '=', monitorId)
        .where('id', '<>', id)
        .where('status', 'in', ['completed', 'partial'])
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!before) return [];
      const rows = query.selectFrom('monitor_pages').select('page').where('check_id', '=', before.id);
      const listed = await rows.where('status', '<>', 'removed').orderBy('position').execute();
      return listed.map(({ page }) => valueOf<FoundPage>(page));
    },
    sweep: () =>
      query.transaction().execute(async (db) => {
        const over = await db
          .selectFrom('monitor_checks')
          .select('id')
          .where('expires_at', '<=', now())
          .limit(rowsAtOnce)
          .execute();
        const ids = over.map(({ id }) => id);
        if (ids.length === 0) return 0;
        await db.deleteFrom('monitor_pages').where('check_id', 'in', ids).execute();
        await db.deleteFrom('monitor_checks').where('id', 'in', ids).execute();
        return ids.length;
      }),
  };
}

const bytesOf = (value: object): Buffer => Buffer.from(JSON.stringify(value));
const valueOf = <Value>(bytes: Uint8Array): Value => JSON.parse(Buffer.from(bytes).toString('utf8')) as Value;

function definitionOf({ name, schedule, targets, webhook, goal, retentionDays }: Monitor): MonitorDefinition {
  return {
    name,
    schedule,
    targets,
    ...(webhook && { webhook }),
    ...(goal !== undefined && { goal }),
    retentionDays,
  };
}

function monitorOf(row: Selectable<Tables['monitors']>): Monitor {
  return {
    ...valueOf<MonitorDefinition>(row.definition),
    id: row.id,
    owner: row.owner,
    status: row.status as Monitor['status'],
    ...(row.next_run_at !== null && { nextRunAt: new Date(row.next_run_at) }),
    ...(row.last_run_at !== null && { lastRunAt: new Date(row.last_run_at) }),
    ...(row.current_check !== null && { currentCheckId: row.current_check }),
    ...(row.last_summary !== null && { lastSummary: valueOf<CheckSummary>(row.last_summary) }),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

function rowOf(check: Check, { open }: { open: 0 | 1 }) {
  return {
    id: check.id,
    monitor_id: check.monitorId,
    owner: check.owner,
    status: check.status,
    trigger_kind: check.trigger,
    parts: bytesOf(check.parts),
    scheduled_for: check.scheduledFor?.getTime() ?? null,
    started_at: null,
    finished_at: null,
    credits: null,
    summary: bytesOf(emptySummary),
    error: check.error === undefined ? null : Buffer.from(check.error),
    open,
    held_until: 0,
    created_at: check.createdAt.getTime(),
    updated_at: check.createdAt.getTime(),
    // Of a skipped one: as long as the others of a monitor that says nothing.
    expires_at: open === 1 ? farAway : check.createdAt.getTime() + 30 * 24 * 3600_000,
  };
}

function checkOf(row: Selectable<Tables['monitor_checks']>): Check {
  return {
    id: row.id,
    monitorId: row.monitor_id,
    owner: row.owner,
    status: row.status as CheckStatus,
    trigger: row.trigger_kind as Check['trigger'],
    parts: valueOf<CheckPart[]>(row.parts),
    ...(row.scheduled_for !== null && { scheduledFor: new Date(row.scheduled_for) }),
    ...(row.started_at !== null && { startedAt: new Date(row.started_at) }),
    ...(row.finished_at !== null && { finishedAt: new Date(row.finished_at) }),
    ...(row.credits !== null && { credits: row.credits }),
    summary: valueOf<CheckSummary>(row.summary),
    ...(row.error !== null && { error: Buffer.from(row.error).toString('utf8') }),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
