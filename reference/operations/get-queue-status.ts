/**
 * GET /team/queue-status: how much of the owner's work runs and waits.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { QueueStatus } from '../../generated/types.gen.js';
import type { Concurrency } from '../accounts/concurrency.js';
import type { JobStore } from '../jobs/job-store.js';
import type { OperationOf } from './operation-of.js';

export interface QueueStatusSettings {
  concurrency: Pick<Concurrency, 'status'>;
  jobs: Pick<JobStore, 'waiting'>;
}

export function getQueueStatus({ concurrency, jobs }: QueueStatusSettings): OperationOf<'getQueueStatus'> {
  return {
    handle: async ({ caller: { owner } }) => {
      const { active, waiting: atTheGate, maxConcurrency, mostRecentSuccess } = concurrency.status(owner);
      const waiting = atTheGate + (await jobs.waiting(owner));
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
