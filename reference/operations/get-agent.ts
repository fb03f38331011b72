/**
 * GET /agent/{jobId} and DELETE /agent/{jobId}: how far an agent is and what it found; no further step is begun.
 * Spec: Endpoints / GET /agent/{jobId}; States and transitions. Cancelling is not shown (spec/silences.yaml, agent-transitions).
 */
import type { AgentCancelled, AgentStatus } from '../../generated/types.gen.js';
import { ServiceError } from '../base/errors.js';
import { resultOf } from '../agent/reports.js';
import { agentJobOf } from './agent-jobs.js';
import type { AgentJobSettings } from './agent-jobs.js';
import { forgetWhenRead } from './pages-jobs.js';
import type { OperationOf } from './operation-of.js';

export function getAgent(settings: Pick<AgentJobSettings, 'jobs'>): OperationOf<'getAgent'> {
  const { jobs } = settings;
  return {
    isStatusCall: true,
    handle: async ({ path: { jobId }, caller: { owner } }) => {
      const standing = await agentJobOf(settings, owner, 'agent', jobId);
      const { status, request, expiresAt, creditsUsed, error } = standing;
      const result = status === 'completed' ? await resultOf(jobs, jobId) : undefined;
      const warning = result?.remarks.join(' ') ?? '';
      const body: AgentStatus = {
        success: true,
        status: status === 'scraping' ? 'processing' : status,
        ...(result && { data: result.data }),
        ...(error && { error: error.message }),
        model: request.model ?? 'spark-1-mini',
        expiresAt: expiresAt.toISOString(),
        creditsUsed,
        ...(warning !== '' && { warning }),
      };
      await forgetWhenRead(jobs, standing)?.();
      return { body };
    },
  };
}

export function cancelAgent(settings: Pick<AgentJobSettings, 'jobs' | 'wakeWorkers'>): OperationOf<'cancelAgent'> {
  return {
    handle: async ({ path: { jobId }, caller: { owner } }) => {
      await agentJobOf(settings, owner, 'agent', jobId);
      if ((await settings.jobs.cancel(owner, jobId)) === 'over')
        throw new ServiceError('job.finished', 'The job has ended: there is nothing to cancel.');
      settings.wakeWorkers();
      return { body: { success: true } satisfies AgentCancelled };
    },
  };
}
