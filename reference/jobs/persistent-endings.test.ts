import { describe, expect, it } from 'vitest';
import { ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import { embeddedPlace, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { ClaimedTask } from './job.js';
import { bookNothing } from './testing/book-nothing.js';
import { openJobStore } from './job-store.js';
import type { JobStore } from './job-store.js';
import { persistentEndings } from './persistent-endings.js';
import { workOn } from './work-on.js';

const leaseMs = 60_000;

/** A store with a job of one page, and a database that is away whenever `isAway` says so. */
async function storeWith(isAway: () => boolean) {
  const clock = fakeClock();
  const there = await openJobStore(await opened(await embeddedPlace()), clock, () => newId(systemRandom), bookNothing);
  const id = newId(systemRandom);
  await there.start({ id, owner: 'a', kind: 'crawl', request: {}, tasks: [{ key: '1', input: {} }], maxTasks: 1 });
  const away = new ServiceError('storage.unavailable', 'The database is away.');
  const unlessAway =
    <Asked extends unknown[], Told>(ask: (...asked: Asked) => Promise<Told>) =>
    (...asked: Asked): Promise<Told> =>
      isAway() ? Promise.reject(away) : ask(...asked);
  const store: JobStore = {
    ...there,
    claim: unlessAway((...[lane, limits]: Parameters<JobStore['claim']>) => there.claim(lane, limits)),
    complete: unlessAway((...[task, result]: Parameters<JobStore['complete']>) => there.complete(task, result)),
    release: unlessAway((...[task, notBefore]: Parameters<JobStore['release']>) => there.release(task, notBefore)),
  };
  return { store: persistentEndings(store, { clock, leaseMs, everyMs: 1 }), there, id, clock, away };
}

describe('a task that ends while the database is away', () => {
  it('is ended when it is back, once', async () => {
    let isAway = false;
    const { store, there, id } = await storeWith(() => isAway);
    const [task] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs });
    isAway = true;
    const ended = store.complete(task!, { bytes: Buffer.from('{}') });
    expect(await there.find('a', id)).toMatchObject({ status: 'scraping', completed: 0 });
    isAway = false;
    expect(await ended).toBe(true);
    expect(await there.find('a', id)).toMatchObject({ status: 'completed', completed: 1 });
  });

  it('whose ending was kept though the answer was lost counts once', async () => {
    const { store, there, id } = await storeWith(() => false);
    const [task] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs });
    await there.complete(task!, { bytes: Buffer.from('{}') });
    expect(await store.complete(task!, { bytes: Buffer.from('{}') })).toBe(false);
    expect((await there.results(id, 0, 10, 1000)).results).toHaveLength(1);
  });

  it('is given up when its lease is over: by then somebody else has it', async () => {
    let isAway = false;
    const { store, clock, away } = await storeWith(() => isAway);
    const [task] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs });
    isAway = true;
    const ended = store.complete(task!, {});
    clock.pass(leaseMs);
    await expect(ended).rejects.toBe(away);
  });
});

describe('a worker whose work needed the database while it was away', () => {
  it('gives the task back and begins it again as if it had not been begun', async () => {
    const { store, there, id, away } = await storeWith(() => false);
    const attempts: number[] = [];
    const work = async (task: ClaimedTask): Promise<void> => {
      attempts.push(task.attempt);
      if (attempts.length === 1) throw away;
      await store.complete(task, {});
    };
    const onError = (): void => undefined;
    const worker = workOn({ store, lane: 'page', places: 1, ownerMax: 1, leaseMs, pollMs: 3_600_000, work, onError });
    await expect.poll(async () => (await there.find('a', id))!.status).toBe('completed');
    expect(attempts).toEqual([1, 1]);
    await worker.close(0);
  });
});
