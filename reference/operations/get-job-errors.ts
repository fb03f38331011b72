/**
 * GET /crawl/{id}/errors and GET /batch/scrape/{id}/errors: the pages without a document, and why.
 * Spec: not shown; our choice (spec/silences.yaml, failed-pages).
 */
import type { PagesJobKind } from '../crawl/pages-job.js';
import type { OperationOf } from './operation-of.js';
import { jobOf } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { toJobErrors } from './wire/pages-job.js';

export function getJobErrors(
  settings: Pick<PagesJobSettings, 'jobs' | 'publicCode'>,
  kind: PagesJobKind,
): OperationOf<'getCrawlErrors'> & OperationOf<'getBatchScrapeErrors'> {
  return {
    isStatusCall: true,
    handle: async ({ path: { id }, caller: { owner } }) => {
      await jobOf(settings, owner, kind, id);
      return { body: toJobErrors(id, await settings.jobs.failures(id), settings.publicCode) };
    },
  };
}
