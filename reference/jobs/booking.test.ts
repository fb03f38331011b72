// What a task costs is booked when it ends, and once, however the process ends that works on it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import { newId } from '../base/ids.js';
import { loaderFor } from '../base/loader-for.js';
import { systemRandom } from '../base/random.js';
import { openCreditAccounts } from '../storage/credit-accounts.js';
import type { CreditAccounts } from '../storage/credit-accounts.js';
import { onEachDatabase, opened } from '../storage/testing/databases.js';
import type { Place } from '../storage/testing/databases.js';
import { openJobStore } from './job-store.js';
import type { JobStore } from './job-store.js';

const month = 24_313;
const limits = { places: 1, ownerMax: 1, leaseMs: 60_000 };
const child = new URL('./testing/killed-while-booking.ts', import.meta.url);

onEachDatabase('a task that costs something', (newPlace) => {
  const open = async (
    place: Place,
  ): Promise<{ jobs: JobStore; accounts: CreditAccounts; close: () => Promise<void> }> => {
    const database = await opened(place);
    const accounts = await openCreditAccounts(database, systemClock);
    const book = (db: typeof database.query, owner: string, credits: number): Promise<void> =>
      accounts.book(db, owner, month, credits);
    const jobs = await openJobStore(database, systemClock, () => newId(systemRandom), book);
    return { jobs, accounts, close: () => database.close() };
  };
  const start = async (jobs: JobStore): Promise<string> => {
    const id = newId(systemRandom);
    const tasks = [{ key: '/1', input: { url: '/1' } }];
    await jobs.start({ id, owner: 'a', kind: 'agent', request: {}, tasks, maxTasks: 1 });
    return id;
  };

  it.each(['complete', 'fail'] as const)(
    'is paid once when its process is killed between the booking and the end (%s)',
    { timeout: 30_000 },
    async (how) => {
      const place = await newPlace();
      const before = await open(place);
      const id = await start(before.jobs);
      await before.close();
      const killed = fork(child, [place.dataDir, place.databaseUrl, String(month), how], {
        execArgv: loaderFor(child),
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      let said = '';
      killed.stdout!.on('data', (part: Buffer) => (said += part.toString()));
      const [, signal] = (await once(killed, 'close')) as [number | null, string | null];
      expect({ said, signal }).toEqual({ said: 'booked\n', signal: 'SIGKILL' });

      const { jobs, accounts } = await open(place);
      expect(await accounts.standing('a', month)).toMatchObject({ used: 0 });
      expect(await jobs.find('a', id)).toMatchObject({ status: 'scraping', creditsUsed: 0, completed: 0, failed: 0 });
      const [again] = await jobs.claim('page', limits);
      expect(again).toMatchObject({ attempt: 2 });
      if (how === 'complete') await jobs.complete(again!, { credits: 3 });
      else await jobs.fail(again!, { code: 'X', message: 'Nothing to give.' }, { credits: 3 });
      expect(await accounts.standing('a', month)).toMatchObject({ used: 3 });
      expect(await jobs.find('a', id)).toMatchObject({ creditsUsed: 3 });
    },
  );

  it('is paid by whoever ends it, not by one whose lease was over', async () => {
    const { jobs, accounts } = await open(await newPlace());
    await start(jobs);
    const [late] = await jobs.claim('page', { ...limits, leaseMs: 0 });
    const [again] = await jobs.claim('page', limits);
    expect(again).toMatchObject({ attempt: 2 });
    expect(await jobs.complete(late!, { credits: 5 })).toBe(false);
    expect(await jobs.complete(again!, { credits: 3 })).toBe(true);
    expect(await jobs.complete(again!, { credits: 3 })).toBe(false);
    expect(await accounts.standing('a', month)).toMatchObject({ used: 3 });
  });
});
