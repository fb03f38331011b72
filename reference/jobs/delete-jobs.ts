/**
 * How jobs go: with all that came of them.
 * Spec: Endpoints / POST /batch/scrape (`zeroDataRetention`); the rest is our choice, as `expiresAt` tells.
 */
import type { Query } from '../storage/database/database.js';
import type { JobRow } from './job-row.js';
import { hasOpen } from './job-steps.js';

/** Results that one statement deletes: other work is not kept waiting for longer than that takes. */
const resultsAtOnce = 50;
const tasksAtOnce = 500;

/** The whole job in this transaction. */
export async function deleteJob(db: Query, id: string): Promise<void> {
  // First what others hold a job by.
  await db.deleteFrom('jobs').where('id', '=', id).execute();
  for (const table of ['job_turns', 'job_results', 'job_sites', 'job_tasks'] as const)
    await db.deleteFrom(table).where('job_id', '=', id).execute();
}

/** Of a job that is to be let go: has it ended, and is nothing left to tell? The job is held. */
export async function deleteIfLetGo(db: Query, job: JobRow): Promise<boolean> {
  if (job.let_go === 0 || job.ended_at === null || (await hasOpen(db, job.id, ['delivery']))) return false;
  await deleteJob(db, job.id);
  return true;
}

/** Bit by bit, what nobody sees any more: a job can be 10,000 pages. */
export async function deleteSlowly(
  db: Query,
  { id, result_count: results, task_count: tasks }: Pick<JobRow, 'id' | 'result_count' | 'task_count'>,
): Promise<void> {
  await db.deleteFrom('job_turns').where('job_id', '=', id).execute();
  for (let from = 0; from < results; from += resultsAtOnce) {
    await db
      .deleteFrom('job_results')
      .where('job_id', '=', id)
      .where('place', '<', from + resultsAtOnce)
      .execute();
    await othersTurn();
  }
  for (let from = 0; from < tasks; from += tasksAtOnce) {
    await db
      .deleteFrom('job_tasks')
      .where('job_id', '=', id)
      .where('position', '<', from + tasksAtOnce)
      .execute();
    await othersTurn();
  }
  await deleteJob(db, id);
}

/** The embedded database works in this thread. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
