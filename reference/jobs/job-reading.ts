/**
 * How the rows of jobs are read: how far a job is, what failed, what it had to tell.
 * Flow: job-store -> here -> storage/database.
 * Spec: States and transitions; Events.
 */
import type { Query } from '../storage/database/database.js';
import { leftOut } from './job.js';
import type { DeliveryQuery, DeliveryStanding, Delivery, FailedTask, JobStanding, JobStatus } from './job.js';
import type { JobRow } from './job-row.js';
import { fromJson } from './json-bytes.js';

async function statusOf(db: Query, job: JobRow): Promise<JobStatus> {
  if (job.cancelled === 1) return 'cancelled';
  if (job.ended_at === null) return 'scraping';
  return (await hasFailed(db, job)) ? 'failed' : 'completed';
}

/** A job as its owner sees it now; of one that failed, why its first task did. */
export async function standing(db: Query, job: JobRow): Promise<JobStanding> {
  const status = await statusOf(db, job);
  const [first] = status === 'failed' ? await faults(db, job.id) : [];
  const { code, message } = first ? failedTask(first) : { code: '', message: '' };
  return {
    id: job.id,
    owner: job.owner,
    kind: job.kind,
    request: fromJson(job.request),
    status,
    completed: job.done_count,
    failed: job.failed_count,
    total: job.page_count,
    creditsUsed: job.credits,
    createdAt: new Date(job.created_at),
    ...(job.ended_at !== null && { endedAt: new Date(job.ended_at) }),
    expiresAt: new Date(job.expires_at),
    ...(first && { error: { code, message } }),
  };
}

/** Nothing came of it, and not on purpose. */
export async function hasFailed(db: Query, job: JobRow): Promise<boolean> {
  if (job.needs_result === 0 || job.result_count > 0) return false;
  return (await faults(db, job.id)).length > 0;
}

/** The first task that failed, and not on purpose. */
function faults(db: Query, id: string) {
  return failedTasks(db, id).where('error_code', 'not like', `${leftOut}%`).limit(1).execute();
}

/** Pages of a job that failed for good, in the order in which they were found; those left out on purpose among them. */
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

/**
 * Notifications of an owner’s jobs that are not expired, the newest job first and in it the latest first.
 * @param at milliseconds since 1970
 */
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
