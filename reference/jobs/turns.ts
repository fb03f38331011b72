/**
 * Whose turn may be next: one row for each lane of a job in which tasks wait, so that a claim looks at a few rows however many
 * tasks there are. A row is never later than the truth, and may be earlier: a claim that finds nothing puts it right. Rows are
 * changed by those alone who hold the job.
 * Flow: job-steps, claim-tasks -> here -> storage/database.
 * Spec: Limits (numeric concurrency limits per team are not shown).
 */
import { sql } from 'kysely';
import type { Query } from '../storage/database/database.js';
import type { Lane } from './job.js';
import type { JobRow } from './job-row.js';

/** Later than any time: something must happen first. */
export const never = Number.MAX_SAFE_INTEGER;
/** The phase of tasks that were tried before: they wait for none, and hold up none. */
export const tried = -1;
/** So many tasks in work are no bound. */
export const noBound = 1_000_000;
/** Deliveries of one job at the same time. */
const deliveriesAtOnce = 4;

/** Of a job's tasks in one lane. */
export const mostActive = (job: Pick<JobRow, 'max_active'>, lane: Lane): number =>
  lane === 'delivery' ? deliveriesAtOnce : job.max_active;

/** Pages keep the pause of their job. */
export const notBefore = (job: Pick<JobRow, 'next_start_at'>, lane: Lane, at: number): number =>
  lane === 'page' ? Math.max(at, job.next_start_at) : at;

/** Tasks of the lane wait, one of which could begin at that time. The job is held. */
export async function offerTurn(db: Query, job: JobRow, lane: Lane, at: number): Promise<void> {
  const due = notBefore(job, lane, at);
  await db
    .insertInto('job_turns')
    .values({ job_id: job.id, lane, owner: job.owner, due_at: due })
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'lane']).doUpdateSet({ due_at: due }).where('job_turns.due_at', '>', due),
    )
    .execute();
}

/** A task of the lane has ended: another may have waited for its place, or for its end. The job is held. */
export async function freeTurn(db: Query, job: JobRow, lane: Lane, at: number): Promise<void> {
  if (mostActive(job, lane) >= noBound) return;
  await db
    .updateTable('job_turns')
    .set({ due_at: notBefore(job, lane, at) })
    .where('job_id', '=', job.id)
    .where('lane', '=', lane)
    .where('due_at', '=', never)
    .execute();
}

/** No task of the lane waits any more. The job is held. */
export async function dropTurns(db: Query, id: string, lanes: readonly Lane[]): Promise<void> {
  await db
    .deleteFrom('job_turns')
    .where('job_id', '=', id)
    .where('lane', 'in', [...lanes])
    .execute();
}

/** What a claim has found out. The job is held. */
export async function setTurn(db: Query, job: JobRow, lane: Lane, dueAt: number): Promise<void> {
  await db
    .updateTable('job_turns')
    .set({ due_at: dueAt })
    .where('job_id', '=', job.id)
    .where('lane', '=', lane)
    .execute();
}

/** Whether there may be anything to claim, and whether leases are over: most looks find neither, and need no turn for that. */
export async function lookAtLane(db: Query, lane: Lane, at: number): Promise<{ isDue: boolean; hasExpired: boolean }> {
  const { due, expired } = await db
    .selectNoFrom((select) => [
      select
        .exists(select.selectFrom('job_turns').select('job_id').where('lane', '=', lane).where('due_at', '<=', at))
        .as('due'),
      select
        .exists(
          select
            .selectFrom('job_tasks')
            .select('job_id')
            .where('lane', '=', lane)
            .where('state', '=', 'active')
            .where('lease_until', '<=', at),
        )
        .as('expired'),
    ])
    .executeTakeFirstOrThrow();
  return { isDue: Boolean(due), hasExpired: Boolean(expired) };
}

/**
 * Lanes in which tasks wait without a turn, so that nobody would ever begin them: a server of an older version, which knows no
 * turns, has added them beside us.
 */
export async function lanesWithoutTurn(db: Query, most: number): Promise<{ id: string; lane: Lane }[]> {
  const found: { id: string; lane: Lane }[] = [];
  for (const lane of ['plan', 'page', 'delivery'] as const) {
    const without = db
      .selectFrom('jobs')
      .select('id')
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('job_turns')
              .select('lane')
              .whereRef('job_id', '=', 'jobs.id')
              .where('job_turns.lane', '=', lane),
          ),
        ),
      )
      .where((is) =>
        is.exists(
          is
            .selectFrom('job_tasks')
            .select('position')
            .whereRef('job_id', '=', 'jobs.id')
            .where('job_tasks.lane', '=', lane)
            .where('state', '=', 'waiting'),
        ),
      )
      .limit(most);
    // Of a job that was cancelled, work that was to be tried again waits for nothing.
    const jobs = await (lane === 'delivery' ? without : without.where('ended_at', 'is', null)).execute();
    found.push(...jobs.map(({ id }) => ({ id, lane })));
  }
  return found;
}

/** Owners of jobs that are due, each with the time of the first. Costs a look at the index for each owner who has something waiting. */
export async function dueOwners(db: Query, lane: Lane, at: number): Promise<{ owner: string; due_at: number }[]> {
  const { rows } = await sql<{ owner: string; due_at: number }>`
    with recursive heads (owner) as (
      select (select min(owner) from job_turns where lane = ${lane})
      union all
      select (select min(owner) from job_turns where lane = ${lane} and owner > heads.owner)
      from heads where heads.owner is not null
    ), firsts (owner, due_at) as (
      select heads.owner, (select min(due_at) from job_turns where lane = ${lane} and owner = heads.owner)
      from heads where heads.owner is not null
    )
    select owner, due_at from firsts where due_at <= ${at}`.execute(db);
  return rows;
}

/** Jobs of an owner that are due, who waits longest first. */
export function dueJobs(db: Query, lane: Lane, owner: string, at: number, most: number) {
  return db
    .selectFrom('job_turns')
    .innerJoin('jobs', 'jobs.id', 'job_turns.job_id')
    .select(['job_turns.job_id', 'jobs.max_active'])
    .where('job_turns.lane', '=', lane)
    .where('job_turns.owner', '=', owner)
    .where('job_turns.due_at', '<=', at)
    .orderBy('job_turns.due_at')
    .limit(most)
    .execute();
}
