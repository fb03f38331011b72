/**
 * The steps that the transactions of the job store are made of, and how its rows are read. Each works inside of a
 * transaction that holds the job, where it says so.
 * Flow: job-store -> here -> storage/database.
 * Spec: States and transitions; Events.
 */
import type { Query } from '../storage/database/database.js';
import type { WaitingJob } from './fair-share.js';
import { leftOut } from './job.js';
import type {
  DeliveryQuery,
  DeliveryStanding,
  ClaimedTask,
  Delivery,
  FailedTask,
  JobEvent,
  JobSecrets,
  JobStanding,
  JobStatus,
  Lane,
  NewTask,
} from './job.js';
import { fromJson, toJson } from './json-bytes.js';

/** How long results are there after a job ended. Spec: our choice, as `expiresAt` tells. */
export const keptMs = 24 * 3600_000;
/** Deliveries of one job at the same time. */
const deliveriesAtOnce = 4;
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

type JobRow = Awaited<ReturnType<typeof lockJob>> & object;

/** The job, held until the transaction ends: what is counted from its tasks stays true that long. */
export async function lockJob(db: Query, id: string) {
  return db
    .updateTable('jobs')
    .set((set) => ({ task_count: set.ref('task_count') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** True when the lease was still the task's own. */
export async function endTask(
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
export async function addTasks(db: Query, job: JobRow, tasks: readonly NewTask[], at: number): Promise<void> {
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

export async function insertTasks(
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
export async function tell(db: Query, job: JobRow, event: JobEvent, at: number, position?: number): Promise<void> {
  if (!(JSON.parse(job.events) as JobEvent[]).includes(event)) return;
  const input: Delivery = { event, ...(position !== undefined && { position }) };
  // A job that was added to ends once more, and says so once more.
  const key = position === undefined ? `${event}@${job.task_count}` : `${event}:${position}`;
  await insertTasks(db, job, [{ lane: 'delivery', key, phase: phaseOf(event), input, at }]);
}

/** What follows from the end of a task: what it found, who is told, and perhaps the end of the job. */
/** The pause of a job begins anew when one of its pages has ended: how long a page took is not taken off it. */
async function pause(db: Query, { id, pause_ms }: JobRow, at: number): Promise<void> {
  if (pause_ms === 0) return;
  await db
    .updateTable('jobs')
    .set({ next_start_at: at + pause_ms })
    .where('id', '=', id)
    .execute();
}

export async function goOn(
  db: Query,
  job: JobRow,
  { lane, position }: ClaimedTask,
  found: readonly NewTask[],
  at: number,
  failureCode?: string,
): Promise<void> {
  if (lane === 'delivery') {
    if (job.ended_at !== null) await dropSecrets(db, job);
    return;
  }
  if (lane === 'page') await pause(db, job, at);
  if (job.ended_at === null) await addTasks(db, job, found, at);
  // To a crawl it is a page, to an agent an action.
  if (lane === 'page' && !failureCode?.startsWith(leftOut))
    for (const event of ['page', 'action'] as const) await tell(db, job, event, at, position);
  await endIfDone(db, job, at);
}

/** A job is over when none of its pages waits or is in work; that is noticed by whoever ends the last. */
export async function endIfDone(db: Query, job: JobRow, at: number): Promise<void> {
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
  await dropSecrets(db, job);
}

/** Of a job that has ended: keeps no secret that no work needs any more. */
export async function dropSecrets(db: Query, job: Pick<JobRow, 'id' | 'secrets'>): Promise<void> {
  if (job.secrets === null) return;
  const delivery = await hasOpenDelivery(db, job.id);
  const { delivery: kept } = fromJson(job.secrets) as JobSecrets;
  await db
    .updateTable('jobs')
    .set({ secrets: delivery && kept ? toJson({ delivery: kept }) : null })
    .where('id', '=', job.id)
    .execute();
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

export async function standing(db: Query, job: JobRow): Promise<JobStanding> {
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

export function failedTasks(db: Query, id: string) {
  return db
    .selectFrom('job_tasks')
    .select(['position', 'input', 'ended_at', 'error_code', 'error'])
    .where('job_id', '=', id)
    .where('lane', '=', 'page')
    .where('state', '=', 'failed')
    .orderBy('position');
}

export function failedTask(row: {
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

export function listedDeliveries(db: Query, owner: string, { jobId, status, skip, most }: DeliveryQuery, at: number) {
  const all = db
    .selectFrom('job_tasks')
    .innerJoin('jobs', 'jobs.id', 'job_tasks.job_id')
    .select(['job_id', 'position', 'input', 'state', 'attempts', 'run_at', 'job_tasks.ended_at', 'error', 'request'])
    .where('jobs.owner', '=', owner)
    .where('expires_at', '>', at)
    .where('lane', '=', 'delivery');
  const ofJob = jobId === undefined ? all : all.where('job_id', '=', jobId);
  const inState = {
    waiting: () => ofJob.where('state', 'in', ['waiting', 'active']).where('error', 'is', null),
    retrying: () => ofJob.where('state', 'in', ['waiting', 'active']).where('error', 'is not', null),
    delivered: () => ofJob.where('state', '=', 'done'),
    failed: () => ofJob.where('state', '=', 'failed'),
  };
  return (status ? inState[status]() : ofJob)
    .orderBy('jobs.created_at', 'desc')
    .orderBy('job_id')
    .orderBy('position', 'desc')
    .offset(skip)
    .limit(most);
}

export function deliveryStanding(row: {
  job_id: string;
  position: number;
  input: Uint8Array;
  state: string;
  attempts: number;
  run_at: number;
  ended_at: number | null;
  error: Uint8Array | null;
  request: Uint8Array;
}): DeliveryStanding {
  const isOpen = row.state === 'waiting' || row.state === 'active';
  const status = isOpen ? (row.error ? 'retrying' : 'waiting') : row.state === 'done' ? 'delivered' : 'failed';
  return {
    jobId: row.job_id,
    position: row.position,
    request: fromJson(row.request),
    event: (fromJson(row.input) as Delivery).event,
    status,
    attempts: row.attempts,
    ...(row.error && status !== 'delivered' && { error: Buffer.from(row.error).toString('utf8') }),
    ...(status === 'retrying' && { nextAttemptAt: new Date(row.run_at) }),
    ...(row.ended_at !== null && { endedAt: new Date(row.ended_at) }),
  };
}

/** Whether there is anything to claim: most looks find nothing, and need no turn for that. */
export async function mayBegin(db: Query, lane: Lane, at: number): Promise<boolean> {
  const ofLane = db.selectFrom('job_tasks').select('job_id').where('lane', '=', lane).limit(1);
  const waiting = ofLane.where('state', '=', 'waiting').where('run_at', '<=', at);
  if (await waiting.executeTakeFirst()) return true;
  const expired = ofLane.where('state', '=', 'active').where('lease_until', '<=', at);
  return (await expired.executeTakeFirst()) !== undefined;
}

/** Whoever held them is gone, or was away for longer than a lease. */
export async function takeBackExpired(db: Query, lane: Lane, at: number): Promise<void> {
  await db
    .updateTable('job_tasks')
    .set({ state: 'waiting', lease: null, lease_until: 0 })
    .where('lane', '=', lane)
    .where('state', '=', 'active')
    .where('lease_until', '<=', at)
    .execute();
}

export async function activeTasks(
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

export async function waitingJobs(
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

/** Of a job that is to be let go: has it ended, and is nothing left to tell? The job is held. */
export async function deleteIfLetGo(db: Query, id: string): Promise<boolean> {
  const over = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('let_go', '=', 1)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  if (!over || (await hasOpenDelivery(db, id))) return false;
  await deleteJobs(db, [id]);
  return true;
}

async function hasOpenDelivery(db: Query, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('job_tasks')
    .select('position')
    .where('job_id', '=', id)
    .where('lane', '=', 'delivery')
    .where('state', 'in', ['waiting', 'active'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function deleteJobs(db: Query, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('job_results')
    .where('job_id', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('job_sites')
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
