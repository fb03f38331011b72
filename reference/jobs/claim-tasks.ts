/**
 * Claims: who has room takes tasks of a lane, by turns. What a claim costs follows from how many owners wait and how many
 * tasks are in work, never from how many tasks or jobs wait.
 * Flow: job-store -> here -> turns, fair-share -> storage/database.
 * Spec: Limits (numeric concurrency limits per team are not shown).
 */
import { sql } from 'kysely';
import type { Database, Query } from '../storage/database/database.js';
import { fairShare } from './fair-share.js';
import type { WaitingOwner } from './fair-share.js';
import { lockJob } from './job-row.js';
import type { JobRow } from './job-row.js';
import type { ClaimedTask, JobSecrets, Lane } from './job.js';
import { fromJson } from './json-bytes.js';
import * as turns from './turns.js';

/** How many of a lane may be in work, here and everywhere. */
export interface ClaimLimits {
  /** Tasks this process has room for. */
  places: number;
  /** Tasks of one owner in work, over all processes. */
  ownerMax: number;
  leaseMs: number;
}

/** Locks of claims, one a lane: any numbers, the same in every process. */
const claimLocks: Record<Lane, number> = { page: 7_236_115_891, delivery: 7_236_115_892, plan: 7_236_115_893 };
/** Phases of deliveries are 0 to 2. */
const lastPhase = 2;
/** Jobs whose expired tasks one look takes back. */
const expiredAtOnce = 100;

type Claim = (lane: Lane, limits: ClaimLimits) => Promise<ClaimedTask[]>;

export function claimsOf({ query, driver }: Database, now: () => number, newLease: () => string): Claim {
  const claimRound = async (lane: Lane, limits: ClaimLimits): Promise<Round> => {
    const { isDue, hasExpired } = await turns.lookAtLane(query, lane, now());
    if (hasExpired) await takeBackExpired(query, lane, now());
    if (!isDue && !hasExpired) return { claimed: [], isShort: false };
    return query.transaction().execute(async (db) => {
      if (driver.name === 'postgresql') await sql`select pg_advisory_xact_lock(${claimLocks[lane]})`.execute(db);
      return takeTurns(db, lane, limits, now(), newLease);
    });
  };
  return async (lane, limits) => {
    const claimed: ClaimedTask[] = [];
    for (let isShort = true; isShort && claimed.length < limits.places;) {
      try {
        const round = await claimRound(lane, { ...limits, places: limits.places - claimed.length });
        claimed.push(...round.claimed);
        ({ isShort } = round);
      } catch (error) {
        // What is ours by now would wait for the end of its lease.
        if (claimed.length === 0) throw error;
        break;
      }
    }
    return claimed;
  };
}

/** Short when a job had fewer tasks than its share: others may have more. */
interface Round {
  claimed: ClaimedTask[];
  isShort: boolean;
}

async function takeTurns(
  db: Query,
  lane: Lane,
  { places, ownerMax, leaseMs }: ClaimLimits,
  at: number,
  newLease: () => string,
): Promise<Round> {
  const share = fairShare(await waitingOwners(db, lane, ownerMax, places, at), ownerMax, places);
  const claimed: ClaimedTask[] = [];
  let isShort = false;
  // In one order, so that the claims of two lanes do not wait for each other in a circle.
  for (const [id, count] of [...share].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const job = await lockJob(db, id);
    const held = job ? await serve(db, job, lane, { count, at, leaseUntil: at + leaseMs, newLease }) : [];
    isShort ||= held.length < count;
    claimed.push(...held);
  }
  return { claimed, isShort };
}

/** Owners who are due and may have more in work, and their jobs that are due: as many as there are places. */
async function waitingOwners(
  db: Query,
  lane: Lane,
  ownerMax: number,
  places: number,
  at: number,
): Promise<WaitingOwner[]> {
  const active = await activeByOwner(db, lane);
  const owners = (await turns.dueOwners(db, lane, at))
    .map(({ owner, due_at }) => ({ owner, dueAt: due_at, active: active.get(owner) ?? 0 }))
    .filter((owner) => owner.active < ownerMax)
    .sort((a, b) => a.active - b.active || a.dueAt - b.dueAt)
    .slice(0, places);
  const waiting: WaitingOwner[] = [];
  for (const { owner, active: inWork } of owners) {
    const jobs = await turns.dueJobs(db, lane, owner, at, places);
    const withRoom = jobs.map(({ job_id, max_active }) => ({
      id: job_id,
      room: Math.min(turns.mostActive({ max_active }, lane), places),
    }));
    waiting.push({ owner, active: inWork, jobs: withRoom });
  }
  return waiting;
}

async function activeByOwner(db: Query, lane: Lane): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('job_tasks')
    .select((select) => ['owner', select.fn.countAll<number>().as('count')] as const)
    .where('lane', '=', lane)
    .where('state', '=', 'active')
    .groupBy('owner')
    .execute();
  return new Map(rows.map(({ owner, count }) => [owner, Number(count)]));
}

/** Begins up to `count` tasks of a job, and says when its next turn is. */
async function serve(
  db: Query,
  job: JobRow,
  lane: Lane,
  { count, at, leaseUntil, newLease }: { count: number; at: number; leaseUntil: number; newLease: () => string },
): Promise<ClaimedTask[]> {
  // A task that was to be tried again when its job was cancelled.
  if (lane !== 'delivery' && job.ended_at !== null) {
    await turns.dropTurns(db, job.id, [lane]);
    return [];
  }
  const room = await roomOf(db, job, lane);
  const gate = lane === 'delivery' ? await gateOf(db, job.id) : 0;
  const earliest = turns.notBefore(job, lane, at);
  const most = earliest > at ? 0 : Math.min(count, room);
  const due = most > 0 ? await dueTasks(db, job.id, lane, gate, at, most) : [];
  const claimed: ClaimedTask[] = [];
  for (const task of due) claimed.push(await hold(db, job, lane, task, leaseUntil, newLease()));
  const next = due.length < room ? await nextRunAt(db, job.id, lane, gate) : turns.never;
  if (next === undefined) await turns.dropTurns(db, job.id, [lane]);
  else await turns.setTurn(db, job, lane, Math.max(next, earliest));
  return claimed;
}

/** How many tasks more of it may be in work. Counted while the job is held: none of them ends meanwhile. */
async function roomOf(db: Query, job: JobRow, lane: Lane): Promise<number> {
  const most = turns.mostActive(job, lane);
  if (most >= turns.noBound) return most;
  const { count } = await db
    .selectFrom('job_tasks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', '=', job.id)
    .where('lane', '=', lane)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return most - Number(count);
}

/** The phase that may begin: the first in which there are deliveries that nobody has tried. */
async function gateOf(db: Query, id: string): Promise<number> {
  const { waiting, active } = await db
    .selectNoFrom((select) => {
      const first = (state: string) =>
        select
          .selectFrom('job_tasks')
          .select('phase')
          .where('job_id', '=', id)
          .where('lane', '=', 'delivery')
          .where('state', '=', state)
          .where('phase', '>', turns.tried)
          .orderBy('phase')
          .limit(1);
      return [first('waiting').as('waiting'), first('active').as('active')];
    })
    .executeTakeFirstOrThrow();
  return Math.min(waiting ?? Infinity, active ?? Infinity, lastPhase);
}

type DueTask = Awaited<ReturnType<typeof dueTasks>>[number];

function dueTasks(db: Query, id: string, lane: Lane, gate: number, at: number, most: number) {
  const ofPhase = (phase: number) =>
    db
      .selectFrom('job_tasks')
      .select(['position', 'attempts', 'input', 'run_at'])
      .where('job_id', '=', id)
      .where('lane', '=', lane)
      .where('state', '=', 'waiting')
      .where('phase', '=', phase)
      .where('run_at', '<=', at)
      .orderBy('run_at')
      .orderBy('position')
      .limit(most);
  return db
    .selectFrom(ofPhase(turns.tried).as('again'))
    .selectAll()
    .unionAll(db.selectFrom(ofPhase(gate).as('fresh')).selectAll())
    .orderBy('run_at')
    .orderBy('position')
    .limit(most)
    .execute();
}

/** A task that waits is nobody's, and nobody else begins one: the lock of the lane is held. */
async function hold(
  db: Query,
  job: JobRow,
  lane: Lane,
  { position, attempts, input }: DueTask,
  leaseUntil: number,
  lease: string,
): Promise<ClaimedTask> {
  await db
    .updateTable('job_tasks')
    .set({ state: 'active', lease, lease_until: leaseUntil, attempts: attempts + 1 })
    .where('job_id', '=', job.id)
    .where('position', '=', position)
    .execute();
  const all = job.secrets === null ? {} : (fromJson(job.secrets) as JobSecrets);
  const secrets = lane === 'delivery' ? all.delivery : all.work;
  return {
    jobId: job.id,
    position,
    owner: job.owner,
    kind: job.kind,
    lane,
    input: fromJson(input),
    request: fromJson(job.request),
    ...(secrets !== undefined && { secrets }),
    jobCreatedAt: new Date(job.created_at),
    attempt: attempts + 1,
    lease,
  };
}

/** When the next task may begin; `never` when it waits for others; undefined when none waits. */
async function nextRunAt(db: Query, id: string, lane: Lane, gate: number): Promise<number | undefined> {
  const { again, fresh, any } = await db
    .selectNoFrom((select) => {
      const waiting = select
        .selectFrom('job_tasks')
        .where('job_id', '=', id)
        .where('lane', '=', lane)
        .where('state', '=', 'waiting');
      const first = (phase: number) => waiting.select('run_at').where('phase', '=', phase).orderBy('run_at').limit(1);
      return [
        first(turns.tried).as('again'),
        first(gate).as('fresh'),
        select.exists(waiting.select('position')).as('any'),
      ];
    })
    .executeTakeFirstOrThrow();
  return any ? Math.min(again ?? turns.never, fresh ?? turns.never) : undefined;
}

/** Whoever held them is gone, or was away for longer than a lease. */
async function takeBackExpired(query: Database['query'], lane: Lane, at: number): Promise<void> {
  const jobs = await query
    .selectFrom('job_tasks')
    .select('job_id')
    .distinct()
    .where('lane', '=', lane)
    .where('state', '=', 'active')
    .where('lease_until', '<=', at)
    .limit(expiredAtOnce)
    .execute();
  for (const { job_id } of jobs)
    await query.transaction().execute(async (db) => {
      const job = await lockJob(db, job_id);
      if (!job) return;
      await db
        .updateTable('job_tasks')
        .set({ state: 'waiting', phase: turns.tried, lease: null, lease_until: 0 })
        .where('job_id', '=', job_id)
        .where('lane', '=', lane)
        .where('state', '=', 'active')
        .where('lease_until', '<=', at)
        .execute();
      await turns.offerTurn(db, job, lane, at);
    });
}
