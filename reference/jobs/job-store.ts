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
import { claimsOf } from './claim-tasks.js';
import type { ClaimLimits } from './claim-tasks.js';
import { deleteIfLetGo, deleteJob, deleteSlowly } from './delete-jobs.js';
import { deliveryStanding, failedTask, failedTasks, listedDeliveries, standing } from './job-reading.js';
import { changeJob, countedPages } from './job-row.js';
import type { JobRow } from './job-row.js';
import {
  addTasks,
  dropSecrets,
  endIfDone,
  endTask,
  goOn,
  insertTasks,
  keptMs,
  lanesOfWork,
  phaseOf,
  rowsAtOnce,
  tell,
} from './job-steps.js';
import { fromJson, toJson } from './json-bytes.js';
import { dropTurns, freeTurn, lanesWithoutTurn, noBound, offerTurn, tried } from './turns.js';
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

/** Books what a task has cost its owner, in the transaction that ends it: both happen, or neither. */
export type Book = (db: Query, owner: string, credits: number) => Promise<void>;

export interface ResultPage {
  /** Answers in the order in which they came, as they were given. */
  results: Uint8Array[];
  /** Where the rest begins, when there is more now. */
  next?: number;
}

/** Where a job stands among those of its owner, the newest first. */
export type JobPlace = Pick<JobStanding, 'createdAt' | 'id'>;

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
  /** Jobs of some kinds, the newest first, up to so many; those after a place only. */
  recent(
    owner: string,
    kinds: readonly string[],
    most: number,
    before?: JobPlace,
  ): Promise<Pick<JobStanding, 'id' | 'kind' | 'request' | 'createdAt'>[]>;
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
  /** Deletes jobs whose time is over, and mends what an older server has left; resolves with how many jobs that were. */
  sweep(): Promise<number>;
}

export async function openJobStore(
  database: Database,
  clock: Clock,
  newLease: () => string,
  book: Book,
): Promise<JobStore> {
  const { query, driver } = database;
  // Nobody else has this database: whoever held a task is gone.
  if (driver.name === 'libsql') await query.transaction().execute(takeBackAll);
  const now = (): number => clock.date().getTime();
  const transaction = <Result>(work: (db: Query) => Promise<Result>): Promise<Result> =>
    query.transaction().execute(work);
  /** The log of an embedded file still holds what was deleted; PostgreSQL's does too, out of a server's reach. */
  const cleanLog = async (): Promise<void> => {
    if (driver.name === 'libsql') await sql`pragma wal_checkpoint(truncate)`.execute(query);
  };
  /** Changes a job, which goes with the change when that was the last that was to be done for it. Undefined when there is none. */
  const changing = async <Result>(
    id: string,
    change: (db: Query, job: JobRow, at: number) => Promise<Result>,
  ): Promise<Result | undefined> => {
    let isGone = false;
    const result = await transaction((db) =>
      changeJob(db, id, async (job) => {
        const changed = await change(db, job, now());
        isGone = await deleteIfLetGo(db, job);
        return changed;
      }),
    );
    if (isGone) await cleanLog();
    return result;
  };
  /** Ends a task, when it is still its holder's. */
  const ending = async (
    task: ClaimedTask,
    end: Parameters<typeof endTask>[2],
    credits: number,
    then: (db: Query, job: JobRow, at: number) => Promise<void>,
  ): Promise<boolean> =>
    (await changing(task.jobId, async (db, job, at) => {
      if (!(await endTask(db, task, end))) return false;
      await then(db, job, at);
      job.credits += credits;
      // Last, because an owner's account is for one at a time.
      if (credits > 0) await book(db, job.owner, credits);
      return true;
    })) ?? false;

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
            task_count: 0,
            result_count: 0,
            page_count: 0,
            done_count: 0,
            failed_count: 0,
            credits: 0,
          })
          .onConflict((conflict) => conflict.columns(['owner', 'kind', 'idempotency_key']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted)
          throw new ServiceError('job.repeated', 'This x-idempotency-key was used before. Send each job with its own.');
        await changeJob(db, job.id, async (row) => {
          await tell(db, row, 'started', at);
          await addTasks(db, row, job.tasks, at);
          const plans = (job.plans ?? []).map(({ key, input }) => ({ key, phase: 0, input }));
          await insertTasks(db, row, 'plan', plans, at);
          const notices = (job.notices ?? []).map((input, index) => ({
            key: `notice:${index}`,
            phase: phaseOf(input.event),
            input,
          }));
          await insertTasks(db, row, 'delivery', notices, at);
          await endIfDone(db, row, at);
        });
      }),

    append: async (owner, kind, id, tasks, secrets) => {
      const appended = await changing(id, async (db, job, at) => {
        if (job.owner !== owner || job.kind !== kind || job.cancelled === 1) return false;
        Object.assign(job, { ended_at: null, max_tasks: job.max_tasks + tasks.length, expires_at: at + keptMs });
        if (secrets) job.secrets = toJson(secrets);
        await addTasks(db, job, tasks, at);
        await endIfDone(db, job, at);
        return true;
      });
      return appended ?? false;
    },

    find: async (owner, id) => {
      const job = await query
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where((where) => where.or([where('expires_at', '>', now()), where('ended_at', 'is', null)]))
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

    recent: async (owner, kinds, most, before) => {
      const at = before?.createdAt.getTime();
      const jobs = await query
        .selectFrom('jobs')
        .select(['id', 'kind', 'request', 'created_at'])
        .where('owner', '=', owner)
        .where('kind', 'in', [...kinds])
        .where('expires_at', '>', now())
        .$if(before !== undefined, (all) =>
          all.where((where) =>
            where.or([
              where('created_at', '<', at!),
              where.and([where('created_at', '=', at!), where('id', '<', before!.id)]),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return jobs.map(({ id, kind, request, created_at }) => ({
        id,
        kind,
        request: fromJson(request),
        createdAt: new Date(created_at),
      }));
    },

    waiting: async (owner) => {
      const { open } = await query
        .selectFrom('jobs')
        .select(sql<number | null>`sum(page_count - done_count - failed_count)`.as('open'))
        .where('owner', '=', owner)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      const { active } = await query
        .selectFrom('job_tasks')
        .innerJoin('jobs', 'jobs.id', 'job_tasks.job_id')
        .select((select) => select.fn.countAll<number>().as('active'))
        .where('job_tasks.lane', '=', 'page')
        .where('job_tasks.state', '=', 'active')
        .where('job_tasks.owner', '=', owner)
        .where('jobs.ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Math.max(0, Number(open ?? 0) - Number(active));
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
      changing(id, async (db, job, at) => {
        if (job.owner !== owner) return undefined;
        if (job.ended_at !== null) return job.cancelled === 1 ? 'cancelled' : 'over';
        Object.assign(job, { cancelled: 1, ended_at: at, expires_at: at + keptMs });
        await db
          .updateTable('job_tasks')
          .set({ state: 'dropped', ended_at: at })
          .where('job_id', '=', id)
          .where('lane', 'in', lanesOfWork)
          .where('state', '=', 'waiting')
          .execute();
        await dropTurns(db, id, lanesOfWork);
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
      await transaction((db) => deleteJob(db, id));
      await cleanLog();
    },

    letGo: async (id) => {
      await changing(id, async (_db, job) => void (job.let_go = 1));
    },

    claim: claimsOf(database, now, newLease),

    heartbeat: async (tasks, leaseMs) => {
      if (tasks.length === 0) return new Set();
      const rows = await query
        .updateTable('job_tasks')
        .set({ lease_until: now() + leaseMs })
        .where('lane', 'in', [...new Set(tasks.map(({ lane }) => lane))])
        .where('state', '=', 'active')
        .where(
          'lease',
          'in',
          tasks.map(({ lease }) => lease),
        )
        .returning('lease')
        .execute();
      return new Set(rows.map(({ lease }) => lease!));
    },

    complete: (task, { bytes, credits = 0, found = [] }) =>
      ending(task, { state: 'done', ended_at: now() }, credits, async (db, job, at) => {
        if (task.lane === 'page') job.done_count += 1;
        if (bytes) {
          const { position } = task;
          const result = { job_id: job.id, place: job.result_count, position, size_bytes: bytes.length, bytes };
          await db.insertInto('job_results').values(result).execute();
          job.result_count += 1;
        }
        await goOn(db, job, task, found, at);
      }),

    fail: (task, { code, message }, { retryAt, found = [], credits = 0 } = {}) => {
      const runAt = retryAt?.getTime();
      const end = runAt === undefined ? { state: 'failed', ended_at: now() } : later(runAt);
      const error = { error_code: code, error: Buffer.from(message) };
      return ending(task, { ...end, ...error }, credits, async (db, job, at) => {
        if (runAt === undefined) {
          if (task.lane === 'page') job.failed_count += 1;
          await goOn(db, job, task, found, at, code);
        } else {
          await freeTurn(db, job, task.lane, at);
          await offerTurn(db, job, task.lane, runAt);
        }
      });
    },

    release: async (task, notBefore) => {
      const again = { state: 'waiting', attempts: task.attempt - 1 };
      const runAt = notBefore?.getTime();
      await ending(task, runAt === undefined ? again : { ...again, run_at: runAt }, 0, async (db, job, at) => {
        await freeTurn(db, job, task.lane, at);
        await offerTurn(db, job, task.lane, runAt ?? at);
      });
    },

    sweep: async () => {
      const over = await query
        .selectFrom('jobs')
        .select(['id', 'result_count', 'task_count'])
        .where('expires_at', '<=', now())
        .where('ended_at', 'is not', null)
        .limit(rowsAtOnce)
        .execute();
      for (const job of over) await deleteSlowly(query, job);
      const lost = await lanesWithoutTurn(query, rowsAtOnce);
      for (const { id, lane } of lost)
        await changing(id, async (db, job, at) => {
          Object.assign(job, await countedPages(db, id));
          await offerTurn(db, job, lane, at);
        });
      return over.length + new Set(lost.map(({ id }) => id)).size;
    },
  };
}

/** It waits for nobody from now on, and nobody waits for it. */
const later = (runAt: number) => ({ state: 'waiting', run_at: runAt, phase: tried });

async function takeBackAll(db: Query): Promise<void> {
  const held = db.selectFrom('job_tasks').where('state', '=', 'active');
  const lanes = await held.select(['job_id', 'lane', 'owner']).distinct().execute();
  await db
    .updateTable('job_tasks')
    .set({ state: 'waiting', phase: tried, lease: null, lease_until: 0 })
    .where('state', '=', 'active')
    .execute();
  for (const { job_id, lane } of lanes) await changeJob(db, job_id, (job) => offerTurn(db, job, lane as Lane, 0));
}
