/**
 * GET /crawl/active: the caller's crawls that are not over.
 * Spec: not shown; our choice (wire facts of clients).
 */
import type { ActiveCrawls } from '../../generated/types.gen.js';
import type { PagesJobRequest } from '../crawl/pages-job.js';
import type { OperationOf } from './operation-of.js';
import type { PagesJobSettings } from './pages-jobs.js';

export function listActiveCrawls({ jobs }: Pick<PagesJobSettings, 'jobs'>): OperationOf<'listActiveCrawls'> {
  return {
    isStatusCall: true,
    handle: async ({ caller: { owner } }) => {
      const active = await jobs.active(owner, 'crawl');
      const crawls = active.map(({ id, request, createdAt }) => {
        const { asked } = request as PagesJobRequest;
        return {
          id,
          teamId: owner,
          url: asked!.url,
          created_at: createdAt.toISOString(),
          options: { ...asked!.options },
        };
      });
      return { body: { success: true, crawls } satisfies ActiveCrawls };
    },
  };
}
