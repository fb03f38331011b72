import { expect, it, vi, onTestFinished } from 'vitest';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { JobStanding } from './job.js';
import { openProgressLog } from './progress-log.js';

it('tells once a second how far each job is and how quickly it goes, and nothing when nothing goes on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const clock = fakeClock();
  const lines: string[] = [];
  const standings: Record<string, Partial<JobStanding>> = {
    one: { completed: 40, failed: 2, total: 100, status: 'scraping' },
    two: { completed: 3, failed: 0, total: 3, status: 'completed' },
  };
  const jobs = { find: async (_owner: string, id: string) => standings[id] as JobStanding | undefined };
  const fail = (error: unknown): void => {
    throw error;
  };
  const log = openProgressLog({ jobs, clock, write: (line) => lines.push(line), onError: fail });
  const work = (jobId: string, pages: number): void => {
    for (let page = 0; page < pages; page++) log.note({ jobId, owner: 'a', kind: 'crawl' });
  };
  const pass = async (durationMs: number): Promise<void> => {
    clock.pass(durationMs);
    await vi.advanceTimersByTimeAsync(durationMs);
  };
  work('one', 5);
  await pass(500);
  work('one', 3);
  work('two', 3);
  work('forgotten', 1);
  expect(lines).toEqual([]);
  await pass(500);
  expect(lines).toEqual(['crawl one: 42/100 pages, 8.0 a second; crawl two: 3/3 pages (completed), 3.0 a second']);
  await pass(5000);
  expect(lines).toHaveLength(1);
  work('one', 4);
  await pass(1000);
  expect(lines[1]).toBe('crawl one: 42/100 pages, 4.0 a second');
  for (let at = 0; at < 8; at++) standings[`many-${at}`] = standings['one']!;
  for (let at = 0; at < 8; at++) work(`many-${at}`, 1);
  await pass(1000);
  expect(lines[2]).toMatch(/; and 3 more$/);
  await log.close();
});
