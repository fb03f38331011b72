/**
 * GET /team/queue-status: how much of the owner's work runs and waits.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { QueueStatus } from '../../generated/types.gen.js';
import type { Concurrency } from '../accounts/concurrency.js';
import type { OperationOf } from './operation-of.js';

export function getQueueStatus(concurrency: Pick<Concurrency, 'status'>): OperationOf<'getQueueStatus'> {
  return {
    handle: async ({ caller }) => {
      const { active, waiting, maxConcurrency, mostRecentSuccess } = concurrency.status(caller.owner);
      const body = {
        success: true,
        jobsInQueue: active + waiting,
        activeJobsInQueue: active,
        waitingJobsInQueue: waiting,
        maxConcurrency,
        mostRecentSuccess: mostRecentSuccess?.toISOString() ?? null,
      } satisfies QueueStatus;
      return { body };
    },
  };
}
