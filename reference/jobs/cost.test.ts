// What a claim and a page cost does not depend on how much waits and how much is done: counted by the database itself, which
// tells the rows it visits (PostgreSQL) or what it looks through from one end to the other (libSQL).
import { expect, it } from 'vitest';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import { onEachDatabase, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import { openJobStore } from './job-store.js';
import { bookNothing } from './testing/book-nothing.js';
import { analyze, recordedStatements } from './testing/recorded-statements.js';
import type { StatementPlan } from './testing/recorded-statements.js';

const limits = { places: 4, ownerMax: 8, leaseMs: 60_000 };
const waitingPages = 3_000;
const donePages = 200;
const jobsOfOne = 120;

onEachDatabase('beside thousands of tasks that wait and hundreds that are done', (newPlace) => {
  it(
    'a claim, the end of a page, its notification and a look at the job visit a few rows each',
    { timeout: 60_000 },
    async () => {
      const clock = fakeClock();
      const database = await opened(await newPlace());
      const recorded = recordedStatements(database);
      const jobs = await openJobStore(recorded.database, clock, () => newId(systemRandom), bookNothing);
      const start = async (owner: string, pages: number): Promise<string> => {
        const id = newId(systemRandom);
        const tasks = Array.from({ length: pages }, (_, n) => ({ key: `/${n}`, input: { url: `/${n}` } }));
        await jobs.start({
          id,
          owner,
          kind: 'crawl',
          request: {},
          tasks,
          maxTasks: 10_000,
          events: ['page', 'completed'],
        });
        return id;
      };
      const long = await start('a', donePages + waitingPages);
      for (const task of await jobs.claim('page', { ...limits, places: donePages, ownerMax: donePages }))
        await jobs.complete(task, { bytes: Buffer.from('done') });
      // Notifications of half of them have failed once, and are tried again in a minute.
      const retryAt = new Date(clock.date().getTime() + 60_000);
      for (let told = 0; told < donePages / 2;) {
        const tasks = await jobs.claim('delivery', limits);
        for (const task of tasks) await jobs.fail(task, { code: 'WEBHOOK_FAILED', message: '500' }, { retryAt });
        told += tasks.length;
      }
      for (let n = 0; n < jobsOfOne; n++) await start('b', 1);
      clock.pass(1_000);
      await analyze(database);
      recorded.reset();

      const claimed = await jobs.claim('page', limits);
      expect(claimed.map(({ owner }) => owner).sort()).toEqual(['a', 'a', 'b', 'b']);
      const [page] = claimed.filter(({ jobId }) => jobId === long);
      await jobs.heartbeat(claimed, limits.leaseMs);
      await jobs.complete(page!, {
        bytes: Buffer.from('1'),
        credits: 1,
        found: [{ key: '/new', input: { url: '/new' } }],
      });
      const [delivery] = await jobs.claim('delivery', limits);
      const { position } = delivery!.input as { position: number };
      await jobs.result(delivery!.jobId, position);
      await jobs.complete(delivery!, {});
      await jobs.find('a', long);
      await jobs.results(long, donePages - 10, 5, 1_000_000);
      await jobs.waiting('a');

      const isMuch = ({ plan }: { plan: StatementPlan }): boolean => plan.slow.length > 0 || plan.rows > 60;
      const plans = await recorded.plans();
      expect(plans.length).toBeGreaterThan(15);
      expect(plans.filter(isMuch)).toEqual([]);

      // What visits all that waits, or all of a job, is seen.
      recorded.reset();
      const all = recorded.database.query.selectFrom('job_tasks').select((select) => select.fn.countAll().as('count'));
      await all.where('lane', '=', 'page').where('state', '=', 'waiting').groupBy('job_id').execute();
      await all.where('job_id', '=', long).where('attempts', '>', 0).execute();
      expect((await recorded.plans()).filter(isMuch)).toHaveLength(2);
    },
  );
});
