/**
 * The row of a job, and how it is changed: by one transaction at a time, in memory, and written down once.
 * Spec: States and transitions.
 */
import type { Query } from '../storage/database/database.js';

export type JobRow = Awaited<ReturnType<typeof lockJob>> & object;

/** The job, held until the transaction ends: what is counted from its tasks stays true that long. */
export async function lockJob(db: Query, id: string) {
  return db
    .updateTable('jobs')
    .set((set) => ({ task_count: set.ref('task_count') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Writes down what has become of it. */
async function saveJob(db: Query, before: JobRow, after: JobRow): Promise<void> {
  const names = Object.keys(after) as (keyof JobRow)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return;
  await db
    .updateTable('jobs')
    .set(Object.fromEntries(changed.map((name) => [name, after[name]])))
    .where('id', '=', after.id)
    .execute();
}

/** A job that nobody else changes meanwhile. Undefined when it is not there. */
export async function changeJob<Result>(
  db: Query,
  id: string,
  change: (job: JobRow) => Promise<Result>,
): Promise<Result | undefined> {
  const job = await lockJob(db, id);
  if (!job) return undefined;
  const before = { ...job };
  const result = await change(job);
  await saveJob(db, before, job);
  return result;
}

/** What a job keeps of its pages, counted from them. */
export async function countedPages(
  db: Query,
  id: string,
): Promise<Pick<JobRow, 'page_count' | 'done_count' | 'failed_count'>> {
  const rows = await db
    .selectFrom('job_tasks')
    .select((select) => ['state', select.fn.countAll<number>().as('count')] as const)
    .where('job_id', '=', id)
    .where('lane', '=', 'page')
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return {
    page_count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    done_count: counts.get('done') ?? 0,
    failed_count: counts.get('failed') ?? 0,
  };
}
