/**
 * The steps that the transactions of the job store are made of. Each works inside of a transaction that holds the job, and
 * changes its row in memory: the transaction writes it down once, at its end.
 * Flow: job-store -> here -> turns, storage/database.
 * Spec: States and transitions; Events.
 */
import { setImmediate } from 'node:timers/promises';
import type { Query } from '../storage/database/database.js';
import { leftOut } from './job.js';
import type { ClaimedTask, Delivery, JobEvent, JobSecrets, Lane, NewTask } from './job.js';
import { hasFailed } from './job-reading.js';
import type { JobRow } from './job-row.js';
import { fromJson, toJson } from './json-bytes.js';
import { freeTurn, offerTurn } from './turns.js';

/** How long results are there after a job ended. Spec: our choice, as `expiresAt` tells. */
export const keptMs = 24 * 3600_000;
/** Rows of one statement: the databases bound its parameters. */
export const rowsAtOnce = 500;

const phases: Partial<Record<JobEvent, number>> = {
  started: 0,
  completed: 2,
  failed: 2,
  cancelled: 2,
  'check.completed': 2,
};
export const phaseOf = (event: JobEvent): number => phases[event] ?? 1;

/** A job is over when none of these waits or is in work. */
export const lanesOfWork: Lane[] = ['plan', 'page'];

/** True when the lease was still the task's own. */
export async function endTask(
  db: Query,
  { jobId, position, lease }: ClaimedTask,
  change: {
    state: string;
    phase?: number;
    ended_at?: number;
    run_at?: number;
    attempts?: number;
    error_code?: string;
    error?: Buffer;
  },
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

/**
 * Adds the tasks that are not there yet, as long as there is room for them: those that failed have given theirs back.
 * Requests that need no database go on between them.
 */
export async function addTasks(db: Query, job: JobRow, tasks: readonly NewTask[], at: number): Promise<void> {
  let room = job.max_tasks - (job.page_count - job.failed_count);
  for (let from = 0; from < tasks.length && room > 0; from += rowsAtOnce) {
    // The embedded database works in this thread.
    await setImmediate();
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
      'page',
      added.map(({ key, input }) => ({ key, phase: 0, input })),
      at,
    );
    job.page_count += added.length;
  }
}

/**
 * Writes tasks down behind those that the job has, which must be held.
 * @param at from when they may be begun, in milliseconds since 1970
 */
export async function insertTasks(
  db: Query,
  job: JobRow,
  lane: Lane,
  tasks: readonly { key: string; phase: number; input: object }[],
  at: number,
): Promise<void> {
  if (tasks.length === 0) return;
  // 16 values a row.
  for (let from = 0; from < tasks.length; from += rowsAtOnce) {
    await db
      .insertInto('job_tasks')
      .values(
        tasks.slice(from, from + rowsAtOnce).map(({ key, phase, input }, index) => ({
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
  await offerTurn(db, job, lane, at);
}

/** An event that somebody listens for becomes a delivery. */
export async function tell(db: Query, job: JobRow, event: JobEvent, at: number, position?: number): Promise<void> {
  if (!(JSON.parse(job.events) as JobEvent[]).includes(event)) return;
  const input: Delivery = { event, ...(position !== undefined && { position }) };
  // A job that was added to ends once more, and says so once more.
  const key = position === undefined ? `${event}@${job.task_count}` : `${event}:${position}`;
  await insertTasks(db, job, 'delivery', [{ key, phase: phaseOf(event), input }], at);
}

/** What follows from the end of a task: who may begin, what it found, who is told, and perhaps the end of the job. */
export async function goOn(
  db: Query,
  job: JobRow,
  { lane, position }: ClaimedTask,
  found: readonly NewTask[],
  at: number,
  failureCode?: string,
): Promise<void> {
  // The pause of a job begins anew when one of its pages has ended: how long a page took is not taken off it.
  if (lane === 'page' && job.pause_ms > 0) job.next_start_at = at + job.pause_ms;
  await freeTurn(db, job, lane, at);
  if (lane === 'delivery') {
    if (job.ended_at !== null) await dropSecrets(db, job);
    return;
  }
  if (job.ended_at === null) {
    // What is there goes a while after the end, however long the work takes.
    job.expires_at = at + keptMs;
    await addTasks(db, job, found, at);
  }
  // To a crawl it is a page, to an agent an action.
  if (lane === 'page' && !failureCode?.startsWith(leftOut))
    for (const event of ['page', 'action'] as const) await tell(db, job, event, at, position);
  await endIfDone(db, job, at);
}

/** A job is over when none of its pages waits or is in work; that is noticed by whoever ends the last. */
export async function endIfDone(db: Query, job: JobRow, at: number): Promise<void> {
  if (job.ended_at !== null) return;
  if (await hasOpen(db, job.id, lanesOfWork)) return;
  job.ended_at = at;
  job.expires_at = at + keptMs;
  await tell(db, job, (await hasFailed(db, job)) ? 'failed' : 'completed', at);
  await dropSecrets(db, job);
}

/** Of a job that has ended: keeps no secret that no work needs any more. */
export async function dropSecrets(db: Query, job: JobRow): Promise<void> {
  if (job.secrets === null) return;
  const { work, delivery } = fromJson(job.secrets) as JobSecrets;
  if (delivery === undefined || !(await hasOpen(db, job.id, ['delivery']))) job.secrets = null;
  else if (work !== undefined) job.secrets = toJson({ delivery });
}

/** Whether a task of one of the lanes waits or is in work. */
export async function hasOpen(db: Query, id: string, lanes: readonly Lane[]): Promise<boolean> {
  const first = await db
    .selectNoFrom((select) =>
      lanes.flatMap((lane) =>
        ['waiting', 'active'].map((state) =>
          select
            .selectFrom('job_tasks')
            .select('position')
            .where('job_id', '=', id)
            .where('lane', '=', lane)
            .where('state', '=', state)
            // So that no database looks through all tasks of the job for it.
            .orderBy('phase')
            .orderBy('run_at')
            .limit(1)
            .as(`${lane}_${state}`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.values(first).some((position) => position !== null);
}
