import { describe, expect, it } from 'vitest';
import { ServiceError } from '../base/errors.js';
import type { WatchCall } from '../base/operation-call.js';
import type { JobStore } from '../jobs/job-store.js';
import { watchPagesJob } from './watch-pages-job.js';

const id = '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11';
const away = new ServiceError('storage.unavailable', 'The database is away.');
const documents = ['{"n":0}', '{"n":1}', '{"n":2}'].map((text) => Buffer.from(text));

/** What a job says, look after look; an error is thrown. */
function jobSaying(
  looks: readonly (Error | { status: string; results: number })[],
): Pick<JobStore, 'find' | 'results'> {
  let look = -1;
  const now = () => {
    const told = looks[Math.min(look, looks.length - 1)]!;
    if (told instanceof Error) throw told;
    return told;
  };
  const at = new Date(0);
  return {
    find: async () => {
      look++;
      const { status, results: completed } = now();
      const counts = { completed, failed: 0, total: 3, creditsUsed: completed, createdAt: at, expiresAt: at };
      return { id, owner: 'a', kind: 'crawl', request: { scrape: {} }, status: status as 'scraping', ...counts };
    },
    results: async (_id, skip) => ({ results: documents.slice(0, now().results).slice(skip, skip + 1) }),
  };
}

async function framesOf(jobs: Pick<JobStore, 'find' | 'results'>): Promise<string[]> {
  const frames: string[] = [];
  const call = { path: { id }, caller: { owner: 'a' }, signal: new AbortController().signal };
  await watchPagesJob({ jobs: jobs as JobStore }, 'crawl')(call as unknown as WatchCall, async (frame) => {
    const { type, data } = JSON.parse(Buffer.from(frame).toString()) as { type: string; data: { n?: number } };
    frames.push(data.n === undefined ? type : `${type} ${data.n}`);
  });
  return frames;
}

describe('a watcher', () => {
  it('does not notice that the database was away for some looks', async () => {
    const looks = [{ status: 'scraping', results: 1 }, away, away, { status: 'completed', results: 3 }];
    expect(await framesOf(jobSaying(looks))).toEqual(['catchup', 'document 1', 'document 2', 'done']);
  });

  it('is told at once what is no matter of time', async () => {
    const looks = [{ status: 'scraping', results: 1 }, new ServiceError('storage.full', 'Full.')];
    await expect(framesOf(jobSaying(looks))).rejects.toThrow('Full.');
  });
});
