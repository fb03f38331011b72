/**
 * Jobs in the database: the queue, the ledger and the results in one, so that each step is one transaction. Nothing is lost
 * and nothing done twice when a process ends in the middle: a task whose lease is over is begun again, and only the holder
 * of its lease can end it. Whether a job is over is counted from its tasks, so no job can be stuck behind a wrong state.
 * Times of leases are those of the processes: their clocks must agree within seconds.
 * Spec: States and transitions (crawl job status values: not shown); Events.
 */
import { sql } from 'kysely';
import type { Clock } from '../base/clock.js';
import { ServiceError } from '../base/errors.js';
import type { Database, Query } from '../storage/database/database.js';
import { fairShare } from './fair-share.js';
import type { WaitingJob } from './fair-share.js';
import { fromJson, toJson } from './json-bytes.js';
import { leftOut } from './job.js';
import type {
  ClaimedTask,
  Delivery,
  FailedTask,
  JobEvent,
  JobStanding,
  JobStatus,
  Lane,
  NewJob,
  NewTask,
  TaskFailure,
  TaskResult,
} from './job.js';

/** How many of a lane may be in work, here and everywhere. */
export interface ClaimLimits {
  /** Tasks this process has room for. */
  places: number;
  /** Tasks of one owner in work, over all processes. */
  ownerMax: number;
  leaseMs: number;
}

export interface ResultPage {
  /** Answers in the order in which they came, as they were given. */
  results: Uint8Array[];
  /** Where the rest begins, when there is more now. */
  next?: number;
}

export interface JobStore {
  /** @throws ServiceError `job.repeated` when the idempotency key was used before */
  start(job: NewJob): Promise<void>;
  /** Adds tasks to a job, also to one that ended. False when the owner has none of this id and kind, or it was cancelled. */
  append(owner: string, kind: string, id: string, tasks: readonly NewTask[]): Promise<boolean>;
  find(owner: string, id: string): Promise<JobStanding | undefined>;
  /** Jobs of a kind that are not over, the oldest first. */
  active(owner: string, kind: string): Promise<JobStanding[]>;
  /** From a place on (from 0), up to so many and so many bytes, but one at least. */
  results(id: string, skip: number, most: number, mostBytes: number): Promise<ResultPage>;
  /** The result of one task. */
  result(id: string, position: number): Promise<Uint8Array | undefined>;
  failures(id: string): Promise<FailedTask[]>;
  failure(id: string, position: number): Promise<FailedTask | undefined>;
  /** `over` when it had ended before. Tasks in work may still end, and count. */
  cancel(owner: string, id: string): Promise<'cancelled' | 'over' | undefined>;
  /** Deletes a job and all that came of it. */
  forget(id: string): Promise<void>;
  claim(lane: Lane, limits: ClaimLimits): Promise<ClaimedTask[]>;
  /** Keeps leases from running out. Resolves with the leases that are still ours. */
  heartbeat(tasks: readonly ClaimedTask[], leaseMs: number): Promise<Set<string>>;
  /** False when the lease was over: somebody else has the task, and nothing was kept. */
  complete(task: ClaimedTask, result: TaskResult): Promise<boolean>;
  /** For good, or until `retryAt`; what it found all the same is taken up when it is for good. False as above. */
  fail(
    task: ClaimedTask,
    failure: TaskFailure,
    more?: { retryAt?: Date; found?: readonly NewTask[] },
  ): Promise<boolean>;
  /** Gives a task back as if it had not been begun: its process ends. */
  release(task: ClaimedTask): Promise<void>;
  /** When the next task of a lane could begin, by its own time; undefined when none waits. */
  nextDueAt(lane: Lane): Promise<Date | undefined>;
  /** Deletes jobs whose time is over; resolves with how many. */
  sweep(): Promise<number>;
}

/** How long results are there after a job ended. Spec: our choice, as `expiresAt` tells. */
const keptMs = 24 * 3600_000;
/** Deliveries of one job at the same time. */
const deliveriesAtOnce = 4;
const noBound = 1_000_000;
/** Rows of one statement: the databases bound its parameters. */
const rowsAtOnce = 500;

const phases: Partial<Record<JobEvent, number>> = { started: 0, completed: 2, failed: 2, cancelled: 2 };
const phaseOf = (event: JobEvent): number => phases[event] ?? 1;

/** Locks of claims, one a lane: any numbers, the same in every process. */
const claimLocks: Record<Lane, number> = { page: 7_236_115_891, delivery: 7_236_115_892, plan: 7_236_115_893 };

/** A job is over when none of these waits or is in work. */
const lanesOfWork: Lane[] = ['plan', 'page'];

export async function openJobStore(
  { query, driver }: Database,
  clock: Clock,
  newLease: () => string,
): Promise<JobStore> {
  // Nobody else has this database: whoever held a task is gone.
  if (driver.name === 'libsql')
    await query
      .updateTable('job_tasks')
      .set({ state: 'waiting', lease: null, lease_until: 0 })
      .where('state', '=', 'active')
      .execute();
  const now = (): number => clock.date().getTime();
  const transaction = <Result>(work: (db: Query) => Promise<Result>): Promise<Result> =>
    query.transaction().execute(work);

  return {
    start: (job) =>
      transaction(async (db) => {
        const at = now();
        const inserted = await db
          .insertInto('jobs')
          .values({
            id: job.id,
            owner: job.owner,
            kind: job.kind,
            idempotency_key: job.idempotencyKey ?? null,
            request: toJson(job.request),
            events: JSON.stringify(job.events ?? []),
            created_at: at,
            expires_at: at + keptMs,
            ended_at: null,
            cancelled: 0,
            needs_result: job.needsResult ? 1 : 0,
            max_tasks: Math.max(job.maxTasks, job.tasks.length),
            max_active: job.pauseMs ? 1 : (job.maxActive ?? noBound),
            pause_ms: job.pauseMs ?? 0,
            next_start_at: 0,
            served_at: 0,
            task_count: 0,
            result_count: 0,
            credits: 0,
          })
          .onConflict((conflict) => conflict.columns(['owner', 'kind', 'idempotency_key']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted)
          throw new ServiceError('job.repeated', 'This x-idempotency-key was used before. Send each job with its own.');
        const row = await lockJob(db, job.id);
        await tell(db, row!, 'started', at);
        await addTasks(db, row!, job.tasks, at);
        await insertTasks(
          db,
          row!,
          (job.plans ?? []).map(({ key, input }) => ({ lane: 'plan', key, phase: 0, input, at })),
        );
        await endIfDone(db, row!, at);
      }),

    append: (owner, kind, id, tasks) =>
      transaction(async (db) => {
        const at = now();
        const job = await lockJob(db, id);
        if (job?.owner !== owner || job.kind !== kind || job.cancelled === 1) return false;
        await db
          .updateTable('jobs')
          .set({ ended_at: null, expires_at: at + keptMs, max_tasks: job.max_tasks + tasks.length })
          .where('id', '=', id)
          .execute();
        await addTasks(db, { ...job, max_tasks: job.max_tasks + tasks.length }, tasks, at);
        await endIfDone(db, { ...job, ended_at: null }, at);
        return true;
      }),

    find: async (owner, id) => {
      const job = await query
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return job && standing(query, job);
    },

    active: async (owner, kind) => {
      const jobs = await query
        .selectFrom('jobs')
        .selectAll()
        .where('owner', '=', owner)
        .where('kind', '=', kind)
        .where('ended_at', 'is', null)
        .orderBy('created_at')
        .execute();
      return Promise.all(jobs.map((job) => standing(query, job)));
    },

    results: async (id, skip, most, mostBytes) => {
      const sizes = await query
        .selectFrom('job_results')
        .select(['place', 'size_bytes'])
        .where('job_id', '=', id)
        .where('place', '>=', skip)
        .orderBy('place')
        .limit(most + 1)
        .execute();
      let bytes = 0;
      const fits = sizes.findIndex(
        ({ size_bytes }, at) => at === most || ((bytes += size_bytes) > mostBytes && at > 0),
      );
      const taken = sizes.slice(0, fits < 0 ? sizes.length : fits);
      if (taken.length === 0) return { results: [] };
      const rows = await query
        .selectFrom('job_results')
        .select('bytes')
        .where('job_id', '=', id)
        .where('place', '>=', skip)
        .where('place', '<=', taken.at(-1)!.place)
        .orderBy('place')
        .execute();
      return {
        results: rows.map((row) => row.bytes),
        ...(taken.length < sizes.length && { next: taken.at(-1)!.place + 1 }),
      };
    },

    result: async (id, position) => {
      const row = await query
        .selectFrom('job_results')
        .select('bytes')
        .where('job_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      return row?.bytes;
    },

    failures: async (id) => (await failedTasks(query, id).execute()).map(failedTask),

    failure: async (id, position) => {
      const row = await failedTasks(query, id).where('position', '=', position).executeTakeFirst();
      return row && failedTask(row);
    },

    cancel: (owner, id) =>
      transaction(async (db) => {
        const at = now();
        const job = await lockJob(db, id);
        if (job?.owner !== owner) return undefined;
        if (job.ended_at !== null) return job.cancelled === 1 ? 'cancelled' : 'over';
        await db
          .updateTable('jobs')
          .set({ cancelled: 1, ended_at: at, expires_at: at + keptMs })
          .where('id', '=', id)
          .execute();
        await db
          .updateTable('job_tasks')
          .set({ state: 'dropped', ended_at: at })
          .where('job_id', '=', id)
          .where('lane', 'in', lanesOfWork)
          .where('state', '=', 'waiting')
          .execute();
        await tell(db, job, 'cancelled', at);
        return 'cancelled';
      }),

    forget: (id) => transaction((db) => deleteJobs(db, [id])),

    claim: (lane, { places, ownerMax, leaseMs }) => {
      if (places <= 0) return Promise.resolve([]);
      return transaction(async (db) => {
        if (driver.name === 'postgresql') await sql`select pg_advisory_xact_lock(${claimLocks[lane]})`.execute(db);
        const at = now();
        await takeBackExpired(db, lane, at);
        const active = await activeTasks(db, lane);
        const share = fairShare(await waitingJobs(db, lane, at, active.byJob), active.byOwner, ownerMax, places);
        const claimed: ClaimedTask[] = [];
        for (const [jobId, count] of share) claimed.push(...(await begin(db, lane, jobId, count, at, at + leaseMs)));
        return claimed;
      });
    },

    heartbeat: async (tasks, leaseMs) => {
      if (tasks.length === 0) return new Set();
      const rows = await query
        .updateTable('job_tasks')
        .set({ lease_until: now() + leaseMs })
        .where('state', '=', 'active')
        .where(
          'lease',
          'in',
          tasks.map(({ lease }) => lease),
        )
        .where('job_id', 'in', [...new Set(tasks.map(({ jobId }) => jobId))])
        .returning('lease')
        .execute();
      return new Set(rows.map(({ lease }) => lease!));
    },

    complete: (task, { bytes, credits = 0, found = [] }) =>
      transaction(async (db) => {
        const at = now();
        const job = await lockJob(db, task.jobId);
        if (!job || !(await endTask(db, task, { state: 'done', ended_at: at }))) return false;
        await db
          .updateTable('jobs')
          .set({ credits: job.credits + credits, result_count: job.result_count + (bytes ? 1 : 0) })
          .where('id', '=', job.id)
          .execute();
        if (bytes) {
          const { position } = task;
          const result = { job_id: job.id, place: job.result_count, position, size_bytes: bytes.length, bytes };
          await db.insertInto('job_results').values(result).execute();
        }
        await goOn(db, { ...job, result_count: job.result_count + (bytes ? 1 : 0) }, task, found, at);
        return true;
      }),

    fail: (task, { code, message }, { retryAt, found = [] } = {}) =>
      transaction(async (db) => {
        const at = now();
        const job = await lockJob(db, task.jobId);
        const retried = { state: 'waiting', run_at: retryAt?.getTime() ?? 0 };
        const failed = { state: 'failed', ended_at: at };
        const error = { error_code: code, error: Buffer.from(message) };
        if (!job || !(await endTask(db, task, { ...(retryAt ? retried : failed), ...error }))) return false;
        if (!retryAt) await goOn(db, job, task, found, at, code);
        return true;
      }),

    release: async (task) => {
      const attempts = task.attempt - 1;
      await transaction((db) => endTask(db, task, { state: 'waiting', attempts }));
    },

    nextDueAt: async (lane) => {
      const row = await query
        .selectFrom('job_tasks')
        .select((select) => select.fn.min('run_at').as('run_at'))
        .where('lane', '=', lane)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return row?.run_at == null ? undefined : new Date(row.run_at);
    },

    sweep: async () => {
      const over = await query
        .selectFrom('jobs')
        .select('id')
        .where('expires_at', '<=', now())
        .where('ended_at', 'is not', null)
        .limit(rowsAtOnce)
        .execute();
      const ids = over.map(({ id }) => id);
      if (ids.length > 0) await transaction((db) => deleteJobs(db, ids));
      return ids.length;
    },
  };

  /** What is begun is ours alone: the lock of the lane is held, and a task that waits is nobody's. */
  async function begin(
    db: Query,
    lane: Lane,
    jobId: string,
    count: number,
    at: number,
    leaseUntil: number,
  ): Promise<ClaimedTask[]> {
    const due = await db
      .selectFrom('job_tasks')
      .select(['position', 'attempts', 'input'])
      .where('job_id', '=', jobId)
      .where('lane', '=', lane)
      .where('state', '=', 'waiting')
      .where('run_at', '<=', at)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('job_tasks as earlier')
              .select('earlier.position')
              .whereRef('earlier.job_id', '=', 'job_tasks.job_id')
              .whereRef('earlier.lane', '=', 'job_tasks.lane')
              .whereRef('earlier.phase', '<', 'job_tasks.phase')
              .where((tried) =>
                tried.or([
                  tried.and([tried('earlier.state', '=', 'waiting'), tried('earlier.attempts', '=', 0)]),
                  tried.and([tried('earlier.state', '=', 'active'), tried('earlier.attempts', '<=', 1)]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('phase')
      .orderBy('run_at')
      .orderBy('position')
      .limit(count)
      .execute();
    if (due.length === 0) return [];
    const job = await db
      .updateTable('jobs')
      .set((set) => ({ served_at: at, next_start_at: set(set.lit(at), '+', set.ref('pause_ms')) }))
      .where('id', '=', jobId)
      .returning(['owner', 'kind', 'request', 'created_at'])
      .executeTakeFirstOrThrow();
    const tasks: ClaimedTask[] = [];
    for (const { position, attempts, input } of due) {
      const lease = newLease();
      await db
        .updateTable('job_tasks')
        .set({ state: 'active', lease, lease_until: leaseUntil, attempts: attempts + 1 })
        .where('job_id', '=', jobId)
        .where('position', '=', position)
        .execute();
      tasks.push({
        jobId,
        position,
        owner: job.owner,
        kind: job.kind,
        lane,
        input: fromJson(input),
        request: fromJson(job.request),
        jobCreatedAt: new Date(job.created_at),
        attempt: attempts + 1,
        lease,
      });
    }
    return tasks;
  }
}

type JobRow = Awaited<ReturnType<typeof lockJob>> & object;

/** The job, held until the transaction ends: what is counted from its tasks stays true that long. */
async function lockJob(db: Query, id: string) {
  return db
    .updateTable('jobs')
    .set((set) => ({ task_count: set.ref('task_count') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** True when the lease was still the task's own. */
async function endTask(
  db: Query,
  { jobId, position, lease }: ClaimedTask,
  change: { state: string; ended_at?: number; run_at?: number; attempts?: number; error_code?: string; error?: Buffer },
): Promise<boolean> {
  const ended = await db
    .updateTable('job_tasks')
    .set({ ...change, lease: null, lease_until: 0 })
    .where('job_id', '=', jobId)
    .where('position', '=', position)
    .where('state', '=', 'active')
    .where('lease', '=', lease)
    .returning('position')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Adds the tasks that are not there yet, as long as there is room for them. */
async function addTasks(db: Query, job: JobRow, tasks: readonly NewTask[], at: number): Promise<void> {
  if (tasks.length === 0) return;
  const { held } = await db
    .selectFrom('job_tasks')
    .select((select) => select.fn.countAll<number>().as('held'))
    .where('job_id', '=', job.id)
    .where('lane', '=', 'page')
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  let room = job.max_tasks - Number(held);
  for (let from = 0; from < tasks.length && room > 0; from += rowsAtOnce) {
    const batch = new Map(tasks.slice(from, from + rowsAtOnce).map((task) => [task.key, task]));
    const there = await db
      .selectFrom('job_tasks')
      .select('key')
      .where('job_id', '=', job.id)
      .where('lane', '=', 'page')
      .where('key', 'in', [...batch.keys()])
      .execute();
    for (const { key } of there) batch.delete(key);
    const added = [...batch.values()].slice(0, room);
    room -= added.length;
    await insertTasks(
      db,
      job,
      added.map(({ key, input }) => ({ lane: 'page', key, phase: 0, input, at })),
    );
  }
}

async function insertTasks(
  db: Query,
  job: JobRow,
  tasks: readonly { lane: Lane; key: string; phase: number; input: object; at: number }[],
): Promise<void> {
  if (tasks.length === 0) return;
  // 16 values a row.
  for (let from = 0; from < tasks.length; from += rowsAtOnce) {
    await db
      .insertInto('job_tasks')
      .values(
        tasks.slice(from, from + rowsAtOnce).map(({ lane, key, phase, input, at }, index) => ({
          job_id: job.id,
          position: job.task_count + from + index,
          owner: job.owner,
          lane,
          key,
          phase,
          state: 'waiting',
          run_at: at,
          attempts: 0,
          lease: null,
          lease_until: 0,
          input: toJson(input),
          ended_at: null,
          error_code: null,
          error: null,
        })),
      )
      .execute();
  }
  job.task_count += tasks.length;
  await db.updateTable('jobs').set({ task_count: job.task_count }).where('id', '=', job.id).execute();
}

/** An event that somebody listens for becomes a delivery. */
async function tell(db: Query, job: JobRow, event: JobEvent, at: number, position?: number): Promise<void> {
  if (!(JSON.parse(job.events) as JobEvent[]).includes(event)) return;
  const input: Delivery = { event, ...(position !== undefined && { position }) };
  // A job that was added to ends once more, and says so once more.
  const key = position === undefined ? `${event}@${job.task_count}` : `${event}:${position}`;
  await insertTasks(db, job, [{ lane: 'delivery', key, phase: phaseOf(event), input, at }]);
}

/** What follows from the end of a task: what it found, who is told, and perhaps the end of the job. */
async function goOn(
  db: Query,
  job: JobRow,
  { lane, position }: ClaimedTask,
  found: readonly NewTask[],
  at: number,
  failureCode?: string,
): Promise<void> {
  if (lane === 'delivery') return;
  if (job.ended_at === null) await addTasks(db, job, found, at);
  if (lane === 'page' && !failureCode?.startsWith(leftOut)) await tell(db, job, 'page', at, position);
  await endIfDone(db, job, at);
}

/** A job is over when none of its pages waits or is in work; that is noticed by whoever ends the last. */
async function endIfDone(db: Query, job: JobRow, at: number): Promise<void> {
  if (job.ended_at !== null) return;
  const open = await db
    .selectFrom('job_tasks')
    .select('position')
    .where('job_id', '=', job.id)
    .where('lane', 'in', lanesOfWork)
    .where('state', 'in', ['waiting', 'active'])
    .limit(1)
    .executeTakeFirst();
  if (open) return;
  await db
    .updateTable('jobs')
    .set({ ended_at: at, expires_at: at + keptMs })
    .where('id', '=', job.id)
    .execute();
  await tell(db, job, (await hasFailed(db, job)) ? 'failed' : 'completed', at);
}

/** Nothing came of it, and not on purpose. */
async function hasFailed(db: Query, job: JobRow): Promise<boolean> {
  if (job.needs_result === 0 || job.result_count > 0) return false;
  const fault = await failedTasks(db, job.id)
    .where('error_code', 'not like', `${leftOut}%`)
    .limit(1)
    .executeTakeFirst();
  return fault !== undefined;
}

async function statusOf(db: Query, job: JobRow): Promise<JobStatus> {
  if (job.cancelled === 1) return 'cancelled';
  if (job.ended_at === null) return 'scraping';
  return (await hasFailed(db, job)) ? 'failed' : 'completed';
}

async function standing(db: Query, job: JobRow): Promise<JobStanding> {
  const states = await db
    .selectFrom('job_tasks')
    .select((select) => ['state', select.fn.countAll<number>().as('count')] as const)
    .where('job_id', '=', job.id)
    .where('lane', '=', 'page')
    .groupBy('state')
    .execute();
  const count = (state: string): number => Number(states.find((row) => row.state === state)?.count ?? 0);
  const status = await statusOf(db, job);
  const first =
    status === 'failed'
      ? await failedTasks(db, job.id).where('error_code', 'not like', `${leftOut}%`).limit(1).executeTakeFirst()
      : undefined;
  const { code, message } = first ? failedTask(first) : { code: '', message: '' };
  return {
    id: job.id,
    owner: job.owner,
    kind: job.kind,
    request: fromJson(job.request),
    status,
    completed: count('done'),
    failed: count('failed'),
    total: states.reduce((sum, row) => sum + Number(row.count), 0),
    creditsUsed: job.credits,
    createdAt: new Date(job.created_at),
    ...(job.ended_at !== null && { endedAt: new Date(job.ended_at) }),
    expiresAt: new Date(job.expires_at),
    ...(first && { error: { code, message } }),
  };
}

function failedTasks(db: Query, id: string) {
  return db
    .selectFrom('job_tasks')
    .select(['position', 'input', 'ended_at', 'error_code', 'error'])
    .where('job_id', '=', id)
    .where('lane', '=', 'page')
    .where('state', '=', 'failed')
    .orderBy('position');
}

function failedTask(row: {
  position: number;
  input: Uint8Array;
  ended_at: number | null;
  error_code: string | null;
  error: Uint8Array | null;
}): FailedTask {
  return {
    position: row.position,
    input: fromJson(row.input),
    failedAt: new Date(row.ended_at ?? 0),
    code: row.error_code ?? '',
    message: Buffer.from(row.error ?? []).toString('utf8'),
  };
}

/** Whoever held them is gone, or was away for longer than a lease. */
async function takeBackExpired(db: Query, lane: Lane, at: number): Promise<void> {
  await db
    .updateTable('job_tasks')
    .set({ state: 'waiting', lease: null, lease_until: 0 })
    .where('lane', '=', lane)
    .where('state', '=', 'active')
    .where('lease_until', '<=', at)
    .execute();
}

async function activeTasks(
  db: Query,
  lane: Lane,
): Promise<{ byJob: Map<string, number>; byOwner: Map<string, number> }> {
  const rows = await db
    .selectFrom('job_tasks')
    .select((select) => ['job_id', 'owner', select.fn.countAll<number>().as('count')] as const)
    .where('lane', '=', lane)
    .where('state', '=', 'active')
    .groupBy(['job_id', 'owner'])
    .execute();
  const byJob = new Map<string, number>();
  const byOwner = new Map<string, number>();
  for (const { job_id, owner, count } of rows) {
    byJob.set(job_id, Number(count));
    byOwner.set(owner, (byOwner.get(owner) ?? 0) + Number(count));
  }
  return { byJob, byOwner };
}

async function waitingJobs(
  db: Query,
  lane: Lane,
  at: number,
  active: ReadonlyMap<string, number>,
): Promise<WaitingJob[]> {
  const counts = await db
    .selectFrom('job_tasks')
    .select((select) => ['job_id', select.fn.countAll<number>().as('ready')] as const)
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('run_at', '<=', at)
    .groupBy('job_id')
    .execute();
  if (counts.length === 0) return [];
  const ready = new Map(counts.map(({ job_id, ready: count }) => [job_id, Number(count)]));
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'owner', 'max_active', 'pause_ms', 'served_at', 'next_start_at', 'ended_at'])
    .where('id', 'in', [...ready.keys()].slice(0, rowsAtOnce))
    .execute();
  return jobs
    .filter(({ next_start_at, ended_at }) => lane === 'delivery' || (next_start_at <= at && ended_at === null))
    .map(({ id, owner, max_active, pause_ms, served_at }) => ({
      id,
      owner,
      ready: ready.get(id) ?? 0,
      active: active.get(id) ?? 0,
      maxActive: lane === 'delivery' ? deliveriesAtOnce : max_active,
      pauseMs: lane === 'delivery' ? 0 : pause_ms,
      servedAt: served_at,
    }));
}

async function deleteJobs(db: Query, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('job_results')
    .where('job_id', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('job_tasks')
    .where('job_id', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('jobs')
    .where('id', 'in', [...ids])
    .execute();
}
