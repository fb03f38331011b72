import { expect, it } from 'vitest';
import { pino } from 'pino';
import { ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import { bookNothing } from '../jobs/testing/book-nothing.js';
import { openJobStore } from '../jobs/job-store.js';
import type { JobStore } from '../jobs/job-store.js';
import { onEachDatabase, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { FakeClock } from '../storage/testing/fake-clock.js';
import type { Monitor } from './monitor.js';
import { openMonitorStore } from './monitor-store.js';
import type { MonitorStore } from './monitor-store.js';
import { runChecks } from './run-checks.js';
import type { CheckSettings } from './run-checks.js';
import { nextRun } from './schedule.js';

const limits = { places: 100, ownerMax: 100, leaseMs: 3600_000 };
const url = 'https://example.com/';
const hourMs = 3600_000;

interface World {
  jobs: JobStore;
  monitors: MonitorStore;
  clock: FakeClock;
  monitor: Monitor;
  credits: { left: number };
  look: () => Promise<void>;
  /** Does the pages that wait. */
  scrape: (changeStatus: string) => Promise<number>;
  statuses: () => Promise<string[]>;
}

onEachDatabase('a monitor', (newPlace) => {
  const world = async (more: Partial<Monitor> = {}): Promise<World> => {
    const clock = fakeClock();
    const database = await opened(await newPlace());
    const jobs = await openJobStore(database, clock, () => newId(systemRandom), bookNothing);
    const monitors = openMonitorStore(database, clock);
    const credits = { left: 10 };
    const settings: CheckSettings = {
      monitors,
      jobs,
      credits: {
        require: async () => {
          if (credits.left < 1) throw new ServiceError('account.payment-required', 'No credit is left.');
        },
      },
      clock,
      random: systemRandom,
      log: pino({ level: 'silent' }),
      wakeWorkers: () => undefined,
    };
    const schedule = { cron: '0 * * * *', timezone: 'UTC' };
    const at = clock.date();
    const scrape = {
      formats: [],
      headers: {},
      zeroDataRetention: false,
    } as unknown as Monitor['targets'][number]['scrape'];
    const monitor: Monitor = {
      id: newId(systemRandom),
      owner: 'a',
      name: 'Ü\u0000',
      status: 'active',
      schedule,
      targets: [{ id: 't1', shown: { type: 'scrape' }, scrape, urls: [url] }],
      retentionDays: 2,
      nextRunAt: nextRun(schedule, at)!,
      createdAt: at,
      updatedAt: at,
      ...more,
    };
    await monitors.create(monitor);
    return {
      jobs,
      monitors,
      clock,
      monitor,
      credits,
      look: () => runChecks(settings),
      scrape: async (changeStatus) => {
        const tasks = await jobs.claim('page', limits);
        for (const task of tasks) {
          const metadata = { sourceURL: url, statusCode: 200, scrapeId: newId(systemRandom) };
          const changeTracking = { changeStatus, diff: '-a\n+b' };
          await jobs.complete(task, { bytes: Buffer.from(JSON.stringify({ metadata, changeTracking })), credits: 1 });
        }
        return tasks.length;
      },
      statuses: async () =>
        (await monitors.checks(monitor.id, { limit: 10, offset: 0 })).map(({ status }) => status).reverse(),
    };
  };

  it('is checked when it is due, once for each time, and moves on', async () => {
    const { look, clock, scrape, statuses, monitors, monitor, jobs } = await world();
    await look();
    expect(await statuses()).toEqual([]);
    clock.pass(hourMs);
    await Promise.all([look(), look()]);
    await look();
    expect(await scrape('new')).toBe(1);
    await look();
    expect(await statuses()).toEqual(['completed']);
    const [check] = await monitors.checks(monitor.id, { limit: 1, offset: 0 });
    expect(check).toMatchObject({ trigger: 'scheduled', credits: 1, summary: { totalPages: 1, new: 1 } });
    expect(check!.scheduledFor).toEqual(new Date('2026-01-01T13:00:00Z'));
    expect(await monitors.find('a', monitor.id)).toMatchObject({
      name: 'Ü\u0000',
      nextRunAt: new Date('2026-01-01T14:00:00Z'),
      lastSummary: { new: 1 },
    });
    // Its job has served its turn.
    expect(await jobs.find('a', check!.parts[0]!.jobId)).toBeUndefined();
    expect(await monitors.pages(check!.id, { skip: 0, limit: 10 })).toMatchObject([{ page: { url, status: 'new' } }]);
  });

  it('that is still checked when it is due again leaves that time out, and so does one without credits', async () => {
    const { look, clock, scrape, statuses, credits } = await world();
    clock.pass(hourMs);
    await look();
    clock.pass(hourMs);
    await look();
    expect(await statuses()).toEqual(['running', 'skipped_overlap']);
    await scrape('new');
    await look();
    credits.left = 0;
    clock.pass(hourMs);
    await look();
    expect(await statuses()).toEqual(['completed', 'skipped_overlap', 'skipped_no_credits']);
  });

  it('misses no time and doubles none when its server was away', async () => {
    const { look, clock, statuses, monitors, monitor } = await world();
    clock.pass(5.5 * hourMs);
    await look();
    expect(await statuses()).toEqual(['running']);
    expect((await monitors.find('a', monitor.id))!.nextRunAt).toEqual(new Date('2026-01-01T18:00:00Z'));
  });

  it('is gone with its checks, and they are gone after their time', async () => {
    const { look, clock, scrape, monitors, monitor } = await world();
    const check = async (): Promise<void> => {
      clock.pass(hourMs);
      await look();
      await look();
      await scrape('changed');
      await look();
    };
    await check();
    const [first] = await monitors.checks(monitor.id, { limit: 1, offset: 0 });
    clock.pass(2 * 24 * hourMs);
    expect(await monitors.sweep()).toBe(1);
    expect(await monitors.pages(first!.id, { skip: 0, limit: 1 })).toEqual([]);
    await check();
    const [second] = await monitors.checks(monitor.id, { limit: 1, offset: 0, status: 'completed' });
    expect(await monitors.remove('b', monitor.id)).toBeUndefined();
    expect(await monitors.remove('a', monitor.id)).toEqual([]);
    expect(await monitors.check(monitor.id, second!.id)).toBeUndefined();
  });

  it('tells of the end of a check also when its server ended before it could', async () => {
    const webhook = { url: 'https://example.com/hook', headers: { 'x-key': 'secret' }, metadata: {}, events: [] };
    const { look, clock, scrape, monitors, monitor, jobs } = await world({ webhook });
    clock.pass(hourMs);
    await look();
    await scrape('changed');
    const [check] = await monitors.hold(new Date(clock.date().getTime() + 1000), 10);
    const ended = {
      ...check!,
      status: 'completed' as const,
      summary: { ...check!.summary, totalPages: 1, changed: 1 },
    };
    await monitors.finish(ended, [{ targetId: 't1', url, status: 'changed', diff: '+b' }], clock.date());
    clock.pass(60_000);
    await look();
    const told = await jobs.claim('delivery', limits);
    expect(told).toMatchObject([
      { input: { event: 'page', data: [{ url, status: 'changed', diff: { text: '+b' } }] } },
    ]);
    await jobs.complete(told[0]!, {});
    expect(await jobs.claim('delivery', limits)).toMatchObject([
      { input: { event: 'check.completed', data: [{ monitorId: monitor.id, status: 'completed' }] }, secrets: {} },
    ]);
  });
});
