/**
 * DELETE /crawl/{id} and DELETE /batch/scrape/{id}: no further page is begun.
 * Spec: not shown; our choice (spec/silences.yaml, batch-scrape-body).
 */
import type { JobCancelled } from '../../generated/types.gen.js';
import { ServiceError } from '../base/errors.js';
import type { PagesJobKind } from '../crawl/pages-job.js';
import type { OperationOf } from './operation-of.js';
import { jobOf } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';

export function cancelPagesJob(
  settings: Pick<PagesJobSettings, 'jobs' | 'wakeWorkers'>,
  kind: PagesJobKind,
): OperationOf<'cancelCrawl'> & OperationOf<'cancelBatchScrape'> {
  return {
    handle: async ({ path: { id }, caller: { owner } }) => {
      await jobOf(settings, owner, kind, id);
      if ((await settings.jobs.cancel(owner, id)) === 'over')
        throw new ServiceError('job.finished', 'The job has ended: there is nothing to cancel.');
      settings.wakeWorkers();
      return { body: { status: 'cancelled' } satisfies JobCancelled };
    },
  };
}
