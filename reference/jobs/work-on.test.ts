import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import { embeddedPlace, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { ClaimedTask } from './job.js';
import { bookNothing } from './testing/book-nothing.js';
import { openJobStore } from './job-store.js';
import type { JobStore } from './job-store.js';
import { workOn } from './work-on.js';
import type { Worker, WorkSettings } from './work-on.js';

async function storeWith(count: number): Promise<{ store: JobStore; id: string }> {
  const store = await openJobStore(
    await opened(await embeddedPlace()),
    fakeClock(),
    () => newId(systemRandom),
    bookNothing,
  );
  const id = newId(systemRandom);
  const tasks = Array.from({ length: count }, (_, n) => ({ key: String(n), input: { n } }));
  await store.start({ id, owner: 'a', kind: 'crawl', request: {}, tasks, maxTasks: count });
  return { store, id };
}

function worker(store: JobStore, more: Partial<WorkSettings>): Worker {
  const work = async (task: ClaimedTask): Promise<void> => void (await store.complete(task, {}));
  const settings = { lane: 'page', places: 3, ownerMax: 100, leaseMs: 60_000, pollMs: 3_600_000 } as const;
  const onError = (error: unknown): never => {
    throw error;
  };
  const made = workOn({ store, ...settings, work, onError, ...more });
  onTestFinished(() => made.close(0));
  return made;
}

describe('a worker', () => {
  it('does all tasks, no more at once than it has places', async () => {
    const { store, id } = await storeWith(20);
    let most = 0;
    const busy = worker(store, {
      work: async (task) => {
        most = Math.max(most, busy.active);
        await new Promise((resolve) => setImmediate(resolve));
        await store.complete(task, {});
      },
    });
    await expect.poll(async () => (await store.find('a', id))!.status).toBe('completed');
    expect(most).toBe(3);
  });

  it('is woken by who starts a job', async () => {
    const { store } = await storeWith(0);
    const idle = worker(store, {});
    await expect.poll(() => idle.active).toBe(0);
    const id = newId(systemRandom);
    const job = { id, owner: 'a', kind: 'crawl', request: {}, tasks: [{ key: '1', input: {} }], maxTasks: 1 };
    await store.start(job);
    idle.wake();
    await expect.poll(async () => (await store.find('a', id))!.status).toBe('completed');
  });

  it('goes on after a task that threw, and says so', async () => {
    const { store, id } = await storeWith(3);
    const errors: unknown[] = [];
    const work = async (task: ClaimedTask): Promise<void> => {
      if ((task.input as { n: number }).n === 1) throw new Error('our fault');
      await store.complete(task, {});
    };
    worker(store, { work, onError: (error) => errors.push(error) });
    await expect.poll(async () => (await store.find('a', id))!.completed).toBe(2);
    await expect.poll(() => errors).toMatchObject([{ message: 'our fault' }]);
  });

  it('tells a task whose lease was lost to stop', async () => {
    const { store, id } = await storeWith(1);
    const stopped = new Promise<unknown>((resolve) => {
      const work = (_task: ClaimedTask, signal: AbortSignal): Promise<void> =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            resolve(signal.reason);
            reject(signal.reason as Error);
          });
        });
      worker(store, { work, leaseMs: 60 });
    });
    await expect.poll(() => store.waiting('a')).toBe(0);
    await store.forget(id);
    expect(await stopped).toMatchObject({ message: 'The lease of the task was lost.' });
  });

  it('gives back what is not done when it ends', async () => {
    const { store } = await storeWith(1);
    const work = (_task: ClaimedTask, signal: AbortSignal): Promise<void> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const ending = worker(store, { work });
    await expect.poll(() => ending.active).toBe(1);
    await ending.close(0);
    const [again] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs: 1000 });
    expect(again).toMatchObject({ attempt: 1 });
  });
});
