/**
 * GET /crawl/{id} and GET /batch/scrape/{id}: how far a job is, and its documents so far, in the order in which they came.
 * `next` is there exactly when there are more documents now: a client that follows it never runs in circles.
 * Spec: Endpoints / GET /crawl/{id}; Limits (crawl result page).
 */
import { setTimeout } from 'node:timers/promises';
import { limits } from '../../generated/limits.gen.js';
import type { PagesJobKind } from '../crawl/pages-job.js';
import type { OperationOf } from './operation-of.js';
import { forgetWhenRead, jobOf, statusUrl } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { toPagesJob } from './wire/pages-job.js';

/** How long the end of the results of a running job is held back, and how often it is looked at. */
const heldMs = 1_000;
const lookMs = 250;
/** Documents of one answer, where the caller names no number. */
export const documentsAtOnce = 100;

export function getPagesJob(
  settings: Pick<PagesJobSettings, 'jobs'>,
  kind: PagesJobKind,
): OperationOf<'getCrawl'> & OperationOf<'getBatchScrape'> {
  const { jobs } = settings;
  return {
    isStatusCall: true,
    handle: async ({ path: { id }, query: { skip, limit }, caller: { owner }, origin, signal }) => {
      const look = async () => ({
        standing: await jobOf(settings, owner, kind, id),
        page: await jobs.results(id, skip, limit ?? documentsAtOnce, limits.resultPageMaxBytes),
      });
      let { standing, page } = await look();
      // Whoever goes on from results they have would ask again at once.
      const isEnd = (): boolean => skip === 0 || standing.status !== 'scraping' || page.results.length > 0;
      for (let held = 0; held < heldMs && !isEnd(); held += lookMs) {
        await setTimeout(lookMs, undefined, { signal });
        ({ standing, page } = await look());
      }
      const more = limit === undefined ? '' : `&limit=${limit}`;
      const body = toPagesJob(standing, page, (from) => `${statusUrl(origin, kind, id)}?skip=${from}${more}`);
      if (page.next === undefined) await forgetWhenRead(jobs, standing)?.();
      return { body };
    },
  };
}
