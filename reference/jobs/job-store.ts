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
import {
  activeTasks,
  addTasks,
  deleteIfLetGo,
  deleteJobs,
  deliveryStanding,
  mayBegin,
  dropSecrets,
  endIfDone,
  endTask,
  failedTask,
  failedTasks,
  goOn,
  insertTasks,
  keptMs,
  lanesOfWork,
  listedDeliveries,
  lockJob,
  phaseOf,
  rowsAtOnce,
  standing,
  takeBackExpired,
  tell,
  waitingJobs,
} from './job-steps.js';
import { fromJson, toJson } from './json-bytes.js';
import type {
  DeliveryQuery,
  DeliveryStanding,
  ClaimedTask,
  FailedTask,
  JobSecrets,
  JobStanding,
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
  append(
    owner: string,
    kind: string,
    id: string,
    tasks: readonly NewTask[],
    /** In the place of those that the job has; without, it keeps what it still has. */
    secrets?: JobSecrets,
  ): Promise<boolean>;
  find(owner: string, id: string): Promise<JobStanding | undefined>;
  /** Jobs of a kind that are not over, the oldest first. */
  active(owner: string, kind: string): Promise<JobStanding[]>;
  /** Pages of all jobs of an owner that nobody has begun. */
  waiting(owner: string): Promise<number>;
  /** From a place on (from 0), up to so many and so many bytes, but one at least. */
  results(id: string, skip: number, most: number, mostBytes: number): Promise<ResultPage>;
  /** The result of one task. */
  result(id: string, position: number): Promise<Uint8Array | undefined>;
  failures(id: string): Promise<FailedTask[]>;
  failure(id: string, position: number): Promise<FailedTask | undefined>;
  /** What a task was about. */
  input(id: string, position: number): Promise<unknown>;
  /** What jobs that are not expired had to tell their webhooks. */
  deliveries(owner: string, which: DeliveryQuery): Promise<DeliveryStanding[]>;
  /** `over` when it had ended before. Tasks in work may still end, and count. */
  cancel(owner: string, id: string): Promise<'cancelled' | 'over' | undefined>;
  /**
   * Whether one of its tasks may visit a site that wants pauses, now and nobody else until `endTurn`.
   * @param holdMs a turn is over by itself after so long: its process may end
   */
  takeTurn(id: string, site: string, holdMs: number): Promise<boolean>;
  /** The next turn begins after a pause. */
  endTurn(id: string, site: string, pauseMs: number): Promise<void>;
  /** Deletes a job and all that came of it. */
  forget(id: string): Promise<void>;
  /** The same, as soon as it has ended and its last delivery has been accepted or given up. */
  letGo(id: string): Promise<void>;
  claim(lane: Lane, limits: ClaimLimits): Promise<ClaimedTask[]>;
  /** Keeps leases from running out. Resolves with the leases that are still ours. */
  heartbeat(tasks: readonly ClaimedTask[], leaseMs: number): Promise<Set<string>>;
  /** False when the lease was over: somebody else has the task, and nothing was kept. */
  complete(task: ClaimedTask, result: TaskResult): Promise<boolean>;
  /** For good, or until `retryAt`; what it found all the same is taken up when it is for good; what it cost counts. False as above. */
  fail(
    task: ClaimedTask,
    failure: TaskFailure,
    more?: { retryAt?: Date; found?: readonly NewTask[]; credits?: number },
  ): Promise<boolean>;
  /** Gives a task back as if it had not been begun: its process ends, or it is too early for it. */
  release(task: ClaimedTask, notBefore?: Date): Promise<void>;
  /** When the next task of a lane could begin, by its own time; undefined when none waits. */
  nextDueAt(lane: Lane): Promise<Date | undefined>;
  /** Deletes jobs whose time is over; resolves with how many. */
  sweep(): Promise<number>;
}

const noBound = 1_000_000;

/** Locks of claims, one a lane: any numbers, the same in every process. */
const claimLocks: Record<Lane, number> = { page: 7_236_115_891, delivery: 7_236_115_892, plan: 7_236_115_893 };

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
  /** The log of an embedded file still holds what was deleted; PostgreSQL's does too, out of a server's reach. */
  const cleanLog = async (): Promise<void> => {
    if (driver.name === 'libsql') await sql`pragma wal_checkpoint(truncate)`.execute(query);
  };
  /** Deletes a job in its time: `done` says so in the transaction that may be the last for it. */
  const leaving = async <Result>(id: string, work: (db: Query) => Promise<Result>): Promise<Result> => {
    const [result, gone] = await transaction(async (db) => [await work(db), await deleteIfLetGo(db, id)] as const);
    if (gone) await cleanLog();
    return result;
  };

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
            secrets: job.secrets ? toJson(job.secrets) : null,
            events: JSON.stringify(job.events ?? []),
            created_at: at,
            expires_at: at + keptMs,
            ended_at: null,
            cancelled: 0,
            needs_result: job.needsResult ? 1 : 0,
            let_go: job.letGo ? 1 : 0,
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
        const notices = (job.notices ?? []).map((input, index) => ({ key: `notice:${index}`, input }));
        await insertTasks(
          db,
          row!,
          notices.map(({ key, input }) => ({ lane: 'delivery', key, phase: phaseOf(input.event), input, at })),
        );
        await endIfDone(db, row!, at);
      }),

    append: (owner, kind, id, tasks, secrets) =>
      transaction(async (db) => {
        const at = now();
        const job = await lockJob(db, id);
        if (job?.owner !== owner || job.kind !== kind || job.cancelled === 1) return false;
        const change = {
          ended_at: null,
          max_tasks: job.max_tasks + tasks.length,
          ...(secrets && { secrets: toJson(secrets) }),
        };
        await db
          .updateTable('jobs')
          .set({ ...change, expires_at: at + keptMs })
          .where('id', '=', id)
          .execute();
        const goingOn = { ...job, ...change };
        await addTasks(db, goingOn, tasks, at);
        await endIfDone(db, goingOn, at);
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

    waiting: async (owner) => {
      const { count } = await query
        .selectFrom('job_tasks')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('lane', '=', 'page')
        .where('state', '=', 'waiting')
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return Number(count);
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

    input: async (id, position) => {
      const row = await query
        .selectFrom('job_tasks')
        .select('input')
        .where('job_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      return row && fromJson(row.input);
    },

    failures: async (id) => (await failedTasks(query, id).execute()).map(failedTask),

    failure: async (id, position) => {
      const row = await failedTasks(query, id).where('position', '=', position).executeTakeFirst();
      return row && failedTask(row);
    },

    deliveries: async (owner, which) => {
      const rows = await listedDeliveries(query, owner, which, now()).execute();
      return rows.map(deliveryStanding);
    },

    cancel: (owner, id) =>
      leaving(id, async (db) => {
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
        await dropSecrets(db, job);
        return 'cancelled';
      }),

    takeTurn: async (id, site, holdMs) => {
      const at = now();
      const taken = await query
        .insertInto('job_sites')
        .values({ job_id: id, site, next_at: at + holdMs })
        .onConflict((conflict) =>
          conflict
            .columns(['job_id', 'site'])
            .doUpdateSet({ next_at: at + holdMs })
            .where('job_sites.next_at', '<=', at),
        )
        .returning('site')
        .executeTakeFirst();
      return taken !== undefined;
    },

    endTurn: async (id, site, pauseMs) => {
      await query
        .updateTable('job_sites')
        .set({ next_at: now() + pauseMs })
        .where('job_id', '=', id)
        .where('site', '=', site)
        .execute();
    },

    forget: async (id) => {
      await transaction((db) => deleteJobs(db, [id]));
      await cleanLog();
    },

    letGo: (id) =>
      leaving(id, async (db) => {
        await lockJob(db, id);
        await db.updateTable('jobs').set({ let_go: 1 }).where('id', '=', id).execute();
      }),

    claim: async (lane, { places, ownerMax, leaseMs }) => {
      if (places <= 0 || !(await mayBegin(query, lane, now()))) return [];
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
      leaving(task.jobId, async (db) => {
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

    fail: (task, { code, message }, { retryAt, found = [], credits = 0 } = {}) =>
      leaving(task.jobId, async (db) => {
        const at = now();
        const job = await lockJob(db, task.jobId);
        const retried = { state: 'waiting', run_at: retryAt?.getTime() ?? 0 };
        const failed = { state: 'failed', ended_at: at };
        const error = { error_code: code, error: Buffer.from(message) };
        if (!job || !(await endTask(db, task, { ...(retryAt ? retried : failed), ...error }))) return false;
        if (credits > 0)
          await db
            .updateTable('jobs')
            .set({ credits: job.credits + credits })
            .where('id', '=', job.id)
            .execute();
        if (!retryAt) await goOn(db, job, task, found, at, code);
        return true;
      }),

    release: async (task, notBefore) => {
      const again = { state: 'waiting', attempts: task.attempt - 1 };
      const change = notBefore ? { ...again, run_at: notBefore.getTime() } : again;
      await transaction((db) => endTask(db, task, change));
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
      .returning(['owner', 'kind', 'request', 'secrets', 'created_at'])
      .executeTakeFirstOrThrow();
    const all = job.secrets === null ? {} : (fromJson(job.secrets) as JobSecrets);
    const secrets = lane === 'delivery' ? all.delivery : all.work;
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
        ...(secrets !== undefined && { secrets }),
        jobCreatedAt: new Date(job.created_at),
        attempt: attempts + 1,
        lease,
      });
    }
    return tasks;
  }
}
