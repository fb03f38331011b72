/**
 * GET /scrape/{id}: the answer of a recent scrape again.
 * Spec: not shown; our choice (spec/silences.yaml, scrape-by-id, unknown-job).
 */
import type { DocumentResponse } from '../../generated/types.gen.js';
import { ServiceError } from '../base/errors.js';
import type { RecentScrapes } from '../scrape/recent-scrapes.js';
import type { OperationOf } from './operation-of.js';

export function getScrape(recentScrapes: Pick<RecentScrapes, 'find'>): OperationOf<'getScrape'> {
  return {
    handle: async (call) => {
      const data = await recentScrapes.find(call.caller.owner, call.path.id);
      if (!data) {
        throw new ServiceError('job.not-found', 'There is no scrape of this id, or it was too long ago.');
      }
      return { body: { success: true, data } satisfies DocumentResponse };
    },
  };
}
