import { expect, it } from 'vitest';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import { embeddedPlace, onEachDatabase, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { FakeClock } from '../storage/testing/fake-clock.js';
import { leftOut } from './job.js';
import type { ClaimedTask, Lane, NewJob, NewTask } from './job.js';
import { bookNothing } from './testing/book-nothing.js';
import { openJobStore } from './job-store.js';
import type { JobStore } from './job-store.js';

const limits = { places: 100, ownerMax: 100, leaseMs: 60_000 };
const tasks = (...keys: string[]): NewTask[] => keys.map((key) => ({ key, input: { url: key } }));
const bytes = (text: string): Buffer => Buffer.from(text);
const urlsOf = (claimed: ClaimedTask[]): string[] => claimed.map(({ input }) => (input as { url: string }).url);
const failure = { code: 'SCRAPE_TIMEOUT', message: 'Too late \u0000 — zu spät.' };

onEachDatabase('a job', (newPlace) => {
  const open = async (): Promise<{
    jobs: JobStore;
    clock: FakeClock;
    start: (more?: Partial<NewJob>) => Promise<string>;
  }> => {
    const clock = fakeClock();
    const jobs = await openJobStore(await opened(await newPlace()), clock, () => newId(systemRandom), bookNothing);
    const start = async (more: Partial<NewJob> = {}): Promise<string> => {
      const id = newId(systemRandom);
      const job = {
        id,
        owner: 'a',
        kind: 'crawl',
        request: { say: 'ü\u0000' },
        tasks: tasks('/1', '/2'),
        maxTasks: 1000,
      };
      await jobs.start({ ...job, ...more });
      return id;
    };
    return { jobs, clock, start };
  };
  const deliveries = async (jobs: JobStore): Promise<unknown[]> => {
    const told: unknown[] = [];
    for (
      let batch = await jobs.claim('delivery', limits);
      batch.length > 0;
      batch = await jobs.claim('delivery', limits)
    ) {
      for (const task of batch) {
        told.push((task.input as { event: string }).event);
        await jobs.complete(task, {});
      }
    }
    return told;
  };
  const claimAll = (jobs: JobStore, lane: Lane = 'page'): Promise<ClaimedTask[]> => jobs.claim(lane, limits);

  it('is there while it runs, however long that takes, and a day from its last page', async () => {
    const { jobs, clock, start } = await open();
    const id = await start();
    clock.pass(23 * 3600_000);
    const [first] = await claimAll(jobs);
    await jobs.complete(first!, { bytes: bytes('one'), credits: 1 });
    const { expiresAt } = (await jobs.find('a', id))!;
    expect(expiresAt.getTime() - clock.date().getTime()).toBe(24 * 3600_000);
    clock.pass(25 * 3600_000);
    await jobs.sweep();
    expect(await jobs.find('a', id)).toMatchObject({ status: 'scraping', completed: 1 });
  });

  it('of many pages leaves room for other work while it is written down', async () => {
    const { start } = await open();
    let turns = 0;
    const count = (): void => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await start({ tasks: tasks(...Array.from({ length: 5000 }, (_, at) => `/${at}`)), maxTasks: 5000 });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it('has secrets for its work alone, no longer than there is any', async () => {
    const { jobs, start } = await open();
    const secrets = { work: { cookie: 'a=1' }, delivery: { token: 'b' } };
    const id = await start({ secrets, events: ['completed'], tasks: tasks('/1', '/2') });
    const [one, two] = await claimAll(jobs);
    expect([one!.secrets, two!.secrets]).toEqual([secrets.work, secrets.work]);
    await jobs.complete(one!, {});
    await jobs.complete(two!, {});
    expect(await jobs.append('a', 'crawl', id, tasks('/3'))).toBe(true);
    const [third] = await claimAll(jobs);
    expect(third).not.toHaveProperty('secrets');
    await jobs.complete(third!, {});
    const [first, second] = await jobs.claim('delivery', limits);
    expect([first!.secrets, second!.secrets]).toEqual([secrets.delivery, secrets.delivery]);
    await jobs.complete(first!, {});
    await jobs.fail(second!, failure);
    expect(await jobs.append('a', 'crawl', id, tasks('/4'), { work: { cookie: 'c=2' } })).toBe(true);
    expect((await claimAll(jobs))[0]!.secrets).toEqual({ cookie: 'c=2' });
    await jobs.cancel('a', id);
    expect(await jobs.append('a', 'crawl', id, tasks('/5'))).toBe(false);
  });

  it('tells its owner what became of what it had to tell', async () => {
    const { jobs, clock, start } = await open();
    const id = await start({ events: ['started', 'page', 'completed'], tasks: tasks('/1') });
    const [page] = await claimAll(jobs);
    await jobs.complete(page!, {});
    const all = { skip: 0, most: 10 };
    expect((await jobs.deliveries('a', all)).map(({ event, status }) => [event, status])).toEqual([
      ['completed', 'waiting'],
      ['page', 'waiting'],
      ['started', 'waiting'],
    ]);
    const [started] = await jobs.claim('delivery', limits);
    const retryAt = new Date(clock.date().getTime() + 60_000);
    await jobs.fail(started!, failure, { retryAt });
    expect(await jobs.deliveries('a', { ...all, status: 'retrying' })).toMatchObject([
      { jobId: id, event: 'started', attempts: 1, error: failure.message, nextAttemptAt: retryAt },
    ]);
    clock.pass(60_000);
    const again = await jobs.claim('delivery', limits);
    await jobs.complete(
      again.find(({ input }) => (input as { event: string }).event === 'started')!,
      {},
    );
    const [delivered, ...more] = await jobs.deliveries('a', { ...all, status: 'delivered', jobId: id });
    expect(more).toEqual([]);
    expect(delivered).toMatchObject({ event: 'started', attempts: 2, endedAt: clock.date() });
    expect(delivered).not.toHaveProperty('error');
    expect(await jobs.deliveries('b', all)).toEqual([]);
    expect(await jobs.deliveries('a', { ...all, skip: 3 })).toEqual([]);
  });

  it('visits a site that wants pauses in turns, each after a pause, and others meanwhile', async () => {
    const { jobs, clock, start } = await open();
    const [id, other] = [await start({}), await start({})];
    expect(await jobs.takeTurn(id, 'slow.test', 60_000)).toBe(true);
    expect(await jobs.takeTurn(id, 'slow.test', 60_000)).toBe(false);
    expect(await jobs.takeTurn(id, 'other.test', 60_000)).toBe(true);
    expect(await jobs.takeTurn(other, 'slow.test', 60_000)).toBe(true);
    await jobs.endTurn(id, 'slow.test', 5_000);
    clock.pass(4_999);
    expect(await jobs.takeTurn(id, 'slow.test', 60_000)).toBe(false);
    clock.pass(1);
    expect(await jobs.takeTurn(id, 'slow.test', 60_000)).toBe(true);
    // Whoever had the turn is gone.
    clock.pass(60_000);
    expect(await jobs.takeTurn(id, 'slow.test', 60_000)).toBe(true);
  });

  it('does not begin a task before its time that was given back for later', async () => {
    const { jobs, clock, start } = await open();
    await start({ tasks: tasks('/1') });
    const [task] = await claimAll(jobs);
    await jobs.release(task!, new Date(clock.date().getTime() + 1_000));
    expect(await claimAll(jobs)).toEqual([]);
    clock.pass(1_000);
    expect(await claimAll(jobs)).toMatchObject([{ attempt: 1 }]);
  });

  it('is done when its last task is, and says what it came to', async () => {
    const { jobs, start } = await open();
    const id = await start();
    expect(await jobs.find('a', id)).toMatchObject({
      status: 'scraping',
      completed: 0,
      total: 2,
      request: { say: 'ü\u0000' },
    });
    const [first, second] = await claimAll(jobs);
    await jobs.complete(second!, { bytes: bytes('two'), credits: 3 });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'scraping', completed: 1, total: 2, creditsUsed: 3 });
    await jobs.complete(first!, { bytes: bytes('one'), credits: 1 });
    const done = await jobs.find('a', id);
    expect(done).toMatchObject({ status: 'completed', completed: 2, total: 2, creditsUsed: 4 });
    expect(done!.expiresAt.getTime() - done!.endedAt!.getTime()).toBe(24 * 3600_000);
    const { results } = await jobs.results(id, 0, 10, 1000);
    expect(results.map((result) => Buffer.from(result).toString())).toEqual(['two', 'one']);
    expect(await jobs.active('a', 'crawl')).toEqual([]);
  });

  it('belongs to its owner alone', async () => {
    const { jobs, start } = await open();
    const id = await start();
    expect(await jobs.find('b', id)).toBeUndefined();
    expect(await jobs.cancel('b', id)).toBeUndefined();
    expect(await jobs.append('b', 'crawl', id, tasks('/3'))).toBe(false);
    expect(await jobs.append('a', 'batch-scrape', id, tasks('/3'))).toBe(false);
    expect(await jobs.active('b', 'crawl')).toEqual([]);
    expect(await jobs.active('a', 'crawl')).toMatchObject([{ id }]);
  });

  it('gives each task to one worker, however many ask at once', async () => {
    const { jobs, start } = await open();
    await start({ tasks: tasks(...Array.from({ length: 40 }, (_, n) => `/${n}`)) });
    const batches = await Promise.all(Array.from({ length: 8 }, () => jobs.claim('page', { ...limits, places: 7 })));
    const urls = batches.flatMap(urlsOf);
    expect(urls).toHaveLength(40);
    expect(new Set(urls).size).toBe(40);
  });

  it('gives a task again when its lease is over, and keeps what the last holder says only', async () => {
    const { jobs, clock, start } = await open();
    const id = await start({ tasks: tasks('/1') });
    const [lost] = await claimAll(jobs);
    clock.pass(30_000);
    expect(await jobs.heartbeat([lost!], limits.leaseMs)).toEqual(new Set([lost!.lease]));
    clock.pass(59_000);
    expect(await claimAll(jobs)).toEqual([]);
    clock.pass(2_000);
    const [again] = await claimAll(jobs);
    expect(again).toMatchObject({ position: lost!.position, attempt: 2 });
    expect(await jobs.heartbeat([lost!], limits.leaseMs)).toEqual(new Set());
    expect(await jobs.complete(lost!, { bytes: bytes('late'), credits: 1 })).toBe(false);
    expect(await jobs.fail(lost!, failure)).toBe(false);
    expect(await jobs.complete(again!, { bytes: bytes('in time'), credits: 1 })).toBe(true);
    expect(await jobs.complete(again!, { bytes: bytes('twice'), credits: 1 })).toBe(false);
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', completed: 1, creditsUsed: 1 });
  });

  it('takes up what is found once, up to its bound, and gives the place of a failed task away', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: tasks('/1'), maxTasks: 3 });
    const [first] = await claimAll(jobs);
    await jobs.complete(first!, { bytes: bytes('1'), found: tasks('/1', '/2', '/2', '/3', '/4') });
    const found = await claimAll(jobs);
    expect(urlsOf(found)).toEqual(['/2', '/3']);
    await jobs.fail(found[0]!, failure);
    await jobs.complete(found[1]!, { bytes: bytes('3'), found: tasks('/2', '/5', '/6') });
    const last = await claimAll(jobs);
    expect(urlsOf(last)).toEqual(['/5']);
    await jobs.complete(last[0]!, { bytes: bytes('5') });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', completed: 3, failed: 1, total: 4 });
    expect(await jobs.failures(id)).toMatchObject([{ ...failure, input: { url: '/2' } }]);
  });

  it('takes up thousands of tasks at once', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: tasks('/1'), maxTasks: 5000 });
    const [first] = await claimAll(jobs);
    await jobs.complete(first!, { found: tasks(...Array.from({ length: 4000 }, (_, n) => `/page/${n}`)) });
    expect(await jobs.find('a', id)).toMatchObject({ total: 4001, completed: 1 });
  });

  it('has failed when it needs a result and has none', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: tasks('/1'), needsResult: true, events: ['completed', 'failed', 'page'] });
    const [only] = await claimAll(jobs);
    await jobs.fail(only!, failure);
    expect(await jobs.find('a', id)).toMatchObject({ status: 'failed', error: failure });
    expect(await deliveries(jobs)).toEqual(['page', 'failed']);
  });

  it('has not failed when all it came to was left out on purpose, and goes on to what that led to', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: tasks('/1'), needsResult: true, events: ['page', 'completed', 'failed'] });
    const [only] = await claimAll(jobs);
    await jobs.fail(only!, { code: leftOut, message: 'Excluded.' }, { found: tasks('/2') });
    const [next] = await claimAll(jobs);
    await jobs.fail(next!, { code: leftOut, message: 'Excluded.' });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', completed: 0, failed: 2 });
    expect(await deliveries(jobs)).toEqual(['completed']);
  });

  it('is not over while it is being planned, and plans are no pages', async () => {
    const { jobs, start } = await open();
    const id = await start({
      tasks: tasks('/1'),
      plans: [{ key: 'sitemap', input: { find: 'all' } }],
      events: ['page'],
    });
    await jobs.complete((await claimAll(jobs))[0]!, { bytes: bytes('1') });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'scraping', completed: 1, total: 1 });
    const [plan] = await claimAll(jobs, 'plan');
    expect(plan!.input).toEqual({ find: 'all' });
    await jobs.complete(plan!, { found: tasks('/1', '/2') });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'scraping', total: 2 });
    await jobs.complete((await claimAll(jobs))[0]!, { bytes: bytes('2') });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', completed: 2, total: 2 });
    expect(await deliveries(jobs)).toEqual(['page', 'page']);
  });

  it('is completed when it has nothing to do', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: [], events: ['started', 'completed'] });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', total: 0 });
    expect(await deliveries(jobs)).toEqual(['started', 'completed']);
  });

  it('tries a failed task again at its time', async () => {
    const { jobs, clock, start } = await open();
    const id = await start({ tasks: tasks('/1') });
    const [task] = await claimAll(jobs);
    await jobs.fail(task!, failure, { retryAt: new Date(clock.date().getTime() + 5000) });
    clock.pass(4999);
    expect(await claimAll(jobs)).toEqual([]);
    clock.pass(1);
    const [again] = await claimAll(jobs);
    expect(again!.attempt).toBe(2);
    await jobs.release(again!);
    const [third] = await claimAll(jobs);
    expect(third!.attempt).toBe(2);
    await jobs.complete(third!, {});
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', completed: 1 });
  });

  it('ends when it is cancelled: what waits is not begun, what is in work may end', async () => {
    const { jobs, clock, start } = await open();
    const id = await start({ tasks: tasks('/1', '/2', '/3'), events: ['completed', 'cancelled'] });
    const [first, second] = await jobs.claim('page', { ...limits, places: 2 });
    expect(await jobs.cancel('a', id)).toBe('cancelled');
    expect(await jobs.cancel('a', id)).toBe('cancelled');
    expect(await claimAll(jobs)).toEqual([]);
    await jobs.complete(first!, { bytes: bytes('1'), found: tasks('/4') });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'cancelled', completed: 1, total: 3 });
    clock.pass(120_000);
    expect(await claimAll(jobs)).toEqual([]);
    expect(await jobs.complete(second!, { bytes: bytes('2') })).toBe(false);
    expect(await deliveries(jobs)).toEqual(['cancelled']);
    const over = await start({ tasks: [] });
    expect(await jobs.cancel('a', over)).toBe('over');
  });

  it('goes on when tasks are added to it, also after its end', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: tasks('/1'), maxTasks: 1, events: ['completed'] });
    await jobs.complete((await claimAll(jobs))[0]!, { bytes: bytes('1') });
    expect(await jobs.append('a', 'crawl', id, tasks('/2', '/3'))).toBe(true);
    expect(await jobs.find('a', id)).toMatchObject({ status: 'scraping', completed: 1, total: 3 });
    for (const task of await claimAll(jobs)) await jobs.complete(task, { bytes: bytes('x') });
    expect(await jobs.find('a', id)).toMatchObject({ status: 'completed', completed: 3 });
    expect(await deliveries(jobs)).toEqual(['completed', 'completed']);
  });

  it('refuses the second use of an idempotency key, by owner', async () => {
    const { jobs, start } = await open();
    const id = await start({ idempotencyKey: 'k' });
    await expect(start({ idempotencyKey: 'k' })).rejects.toMatchObject({ code: 'job.repeated' });
    await start({ idempotencyKey: 'k', owner: 'b' });
    await start({ idempotencyKey: 'other' });
    expect((await jobs.active('a', 'crawl')).map((job) => job.id)).toContain(id);
  });

  it('answers its results in pages bounded by number and bytes', async () => {
    const { jobs, start } = await open();
    const id = await start({ tasks: tasks(...'abcdef') });
    for (const task of await claimAll(jobs)) await jobs.complete(task, { bytes: Buffer.alloc(100, urlsOf([task])[0]) });
    const page = async (skip: number, most: number, mostBytes: number): Promise<[number, number | undefined]> => {
      const { results, next } = await jobs.results(id, skip, most, mostBytes);
      return [results.length, next];
    };
    expect(await page(0, 100, 1000)).toEqual([6, undefined]);
    expect(await page(0, 4, 1000)).toEqual([4, 4]);
    expect(await page(4, 4, 1000)).toEqual([2, undefined]);
    expect(await page(0, 100, 250)).toEqual([2, 2]);
    expect(await page(0, 100, 10)).toEqual([1, 1]);
    expect(await page(6, 100, 10)).toEqual([0, undefined]);
    expect(await page(99, 100, 10)).toEqual([0, undefined]);
  });

  it('tells what was asked for: the start first, the end after all pages were tried', async () => {
    const { jobs, clock, start } = await open();
    await start({ tasks: tasks('/1', '/2'), events: ['started', 'page', 'completed'] });
    for (const task of await claimAll(jobs)) await jobs.complete(task, { bytes: bytes('x') });
    const [started, ...none] = await claimAll(jobs, 'delivery');
    expect(started!.input).toEqual({ event: 'started' });
    expect(none).toEqual([]);
    await jobs.complete(started!, {});
    const pages = await claimAll(jobs, 'delivery');
    expect(pages.map(({ input }) => input)).toEqual([
      { event: 'page', position: expect.any(Number) as number },
      { event: 'page', position: expect.any(Number) as number },
    ]);
    expect(
      Buffer.from((await jobs.result(pages[0]!.jobId, (pages[0]!.input as { position: number }).position))!).toString(),
    ).toBe('x');
    expect(await claimAll(jobs, 'delivery')).toEqual([]);
    await jobs.complete(pages[0]!, {});
    await jobs.fail(pages[1]!, failure, { retryAt: new Date(clock.date().getTime() + 60_000) });
    // One that is tried again later does not hold up the end.
    const [end] = await claimAll(jobs, 'delivery');
    expect(end!.input).toEqual({ event: 'completed' });
  });

  it('is worked on in turns with those of other owners, and keeps its pauses', async () => {
    const { jobs, clock, start } = await open();
    await start({ owner: 'a', tasks: tasks(...Array.from({ length: 50 }, (_, n) => `/${n}`)) });
    await start({ owner: 'b', tasks: tasks('/b1', '/b2', '/b3'), pauseMs: 2000 });
    const claimed = await jobs.claim('page', { places: 4, ownerMax: 3, leaseMs: 60_000 });
    expect(claimed.map(({ owner }) => owner).sort()).toEqual(['a', 'a', 'a', 'b']);
    // However long the page takes, the pause comes after it.
    clock.pass(1500);
    await jobs.complete(
      claimed.find(({ owner }) => owner === 'b')!,
      {},
    );
    expect(await jobs.claim('page', { places: 4, ownerMax: 3, leaseMs: 60_000 })).toEqual([]);
    clock.pass(2000);
    expect(urlsOf(await jobs.claim('page', { places: 4, ownerMax: 3, leaseMs: 60_000 }))).toEqual(['/b2']);
  });

  it('is gone a day after its end, with all that came of it', async () => {
    const { jobs, clock, start } = await open();
    const id = await start({ tasks: tasks('/1') });
    const running = await start();
    await jobs.complete(
      (await claimAll(jobs)).find(({ jobId }) => jobId === id)!,
      { bytes: bytes('1') },
    );
    clock.pass(24 * 3600_000 - 1);
    expect(await jobs.sweep()).toBe(0);
    clock.pass(1);
    expect(await jobs.find('a', id)).toBeUndefined();
    expect(await jobs.sweep()).toBe(1);
    expect(await jobs.results(id, 0, 10, 1000)).toEqual({ results: [] });
    const forgotten = await start();
    await jobs.forget(forgotten);
    expect(await jobs.find('a', forgotten)).toBeUndefined();
    expect(await jobs.active('a', 'crawl')).toMatchObject([{ id: running }]);
  });
});

it('that is to be let go is gone when it has ended and its last delivery too, not before', async () => {
  const jobs = await openJobStore(
    await opened(await embeddedPlace()),
    fakeClock(),
    () => newId(systemRandom),
    bookNothing,
  );
  const start = async (letGo: boolean): Promise<string> => {
    const id = newId(systemRandom);
    const job = { id, owner: 'a', kind: 'crawl', request: {}, tasks: tasks('/1'), maxTasks: 1 };
    await jobs.start({ ...job, events: ['page', 'completed'], letGo });
    return id;
  };
  const [kept, gone] = [await start(false), await start(true)];
  for (const task of await jobs.claim('page', limits)) await jobs.complete(task, { bytes: Buffer.from('1') });
  const deliveries = [...(await jobs.claim('delivery', limits)), ...(await jobs.claim('delivery', limits))];
  for (const task of deliveries) await jobs.complete(task, {});
  expect((await jobs.find('a', gone))?.status).toBe('completed');
  for (const task of await jobs.claim('delivery', limits)) await jobs.fail(task, { code: 'X', message: 'given up' });
  expect([await jobs.find('a', gone), (await jobs.find('a', kept))?.status]).toEqual([undefined, 'completed']);
  expect((await jobs.results(gone, 0, 9, 99)).results).toEqual([]);
  await jobs.letGo(kept);
  expect(await jobs.find('a', kept)).toBeUndefined();
});

it('is in work as soon as it was taken, also when the database is away at the next look for more', async () => {
  const database = await opened(await embeddedPlace());
  let looks = 0;
  const query = new Proxy(database.query, {
    get: (all, name) => {
      if (name === 'selectNoFrom' && ++looks > 1) throw new Error('away');
      const member: unknown = Reflect.get(all, name, all);
      return typeof member === 'function' ? (member as (...given: unknown[]) => unknown).bind(all) : member;
    },
  });
  const jobs = await openJobStore({ ...database, query }, fakeClock(), () => newId(systemRandom), bookNothing);
  const id = newId(systemRandom);
  await jobs.start({ id, owner: 'a', kind: 'crawl', request: {}, tasks: tasks('/1'), maxTasks: 1 });
  expect(await jobs.claim('page', limits)).toMatchObject([{ jobId: id }]);
  expect(looks).toBe(2);
  await expect(jobs.claim('page', limits)).rejects.toThrow('away');
});

it('of an embedded database goes on at once after the end of the process that held its tasks', async () => {
  const place = await embeddedPlace();
  const first = await opened(place);
  const jobs = await openJobStore(first, fakeClock(), () => newId(systemRandom), bookNothing);
  const id = newId(systemRandom);
  await jobs.start({ id, owner: 'a', kind: 'crawl', request: {}, tasks: tasks('/1'), maxTasks: 1 });
  expect(await jobs.claim('page', limits)).toHaveLength(1);
  await first.close();
  const again = await openJobStore(await opened(place), fakeClock(), () => newId(systemRandom), bookNothing);
  expect(await again.claim('page', limits)).toMatchObject([{ jobId: id, attempt: 2 }]);
});
