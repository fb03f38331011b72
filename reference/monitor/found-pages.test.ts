import { expect, it } from 'vitest';
import type { JobStanding } from '../jobs/job.js';
import { foundPages, statusOf, summaryOf } from './found-pages.js';
import type { FoundPage } from './monitor.js';

const url = 'https://example.com/';
const check = { owner: 'a', parts: [{ targetId: 't1', jobId: 'job' }] };

/** A job of one target that came to these documents. */
const jobsWith = (documents: object[], standing: Partial<JobStanding>) => ({
  find: async () =>
    ({ status: 'completed', total: documents.length, creditsUsed: 3, request: {}, ...standing }) as JobStanding,
  results: async () => ({ results: documents.map((document) => Buffer.from(JSON.stringify(document))) }),
  failures: async () => [],
});
const page = (path: string, changeStatus: string, diff?: string) => ({
  metadata: { sourceURL: `${url}${path}`, statusCode: 200, scrapeId: `now ${path}` },
  changeTracking: { changeStatus, diff },
});
const before = (path: string): FoundPage => ({
  targetId: 't1',
  url: `${url}${path}`,
  status: 'same',
  scrapeId: `then ${path}`,
});
const crawl = { crawl: { limit: 10 } };

it('a page that a whole crawl does not come by any more is removed', async () => {
  const jobs = jobsWith([page('a', 'same')], { request: crawl });
  const { pages, credits } = await foundPages(jobs, check, [before('a'), before('b')]);
  expect(pages).toMatchObject([
    { url: `${url}a`, status: 'same', previousScrapeId: 'then a', scrapeId: 'now a' },
    { url: `${url}b`, status: 'removed', previousScrapeId: 'then b' },
  ]);
  expect(credits).toBe(3);
});

it.each<[string, Partial<JobStanding>]>([
  ['was cut short by its limit', { request: { crawl: { limit: 1 } } }],
  ['failed', { request: crawl, status: 'failed' }],
  ['is a list of pages', { request: {} }],
])('a job that %s knows of no removed page', async (_what, standing) => {
  const { pages } = await foundPages(jobsWith([page('a', 'same')], standing), check, [before('a'), before('b')]);
  expect(pages.map(({ status }) => status)).toEqual(['same']);
});

it('a long difference is cut at a line, and says so', async () => {
  const diff = '+ one line\n'.repeat(30_000);
  const { pages } = await foundPages(jobsWith([page('a', 'changed', diff)], {}), check, []);
  expect(pages[0]!.diff!.length).toBeLessThan(200_200);
  expect(pages[0]!.diff).toMatch(
    /\+ one line\n# The difference is longer than 200000 characters: the rest is left out\.\n$/,
  );
});

it('a check is partial when some pages failed, failed when all did', () => {
  const status = (...statuses: FoundPage['status'][]): string =>
    statusOf(summaryOf(statuses.map((each) => ({ targetId: 't1', url, status: each }))));
  expect([status('same', 'new'), status('same', 'error'), status('error'), status()]).toEqual([
    'completed',
    'partial',
    'failed',
    'completed',
  ]);
});
