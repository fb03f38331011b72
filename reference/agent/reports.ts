/**
 * What the notifications of agents and extracts hold.
 * Spec: Events (payload contents are not shown: our choice follows what clients of the interface read).
 */
import type { JobStore } from '../jobs/job-store.js';
import type { Report, Reported } from '../webhooks/deliveries.js';
import type { AgentRequest, AgentResult, AgentStep } from './agent-job.js';

export function agentReports(store: Pick<JobStore, 'find' | 'results' | 'input'>): Report {
  return async ({ owner, jobId, kind }, { event, position }): Promise<Reported | undefined> => {
    if (kind !== 'agent' && kind !== 'extract') return undefined;
    if (event === 'started') return { data: [] };
    const standing = await store.find(owner, jobId);
    const creditsUsed = standing?.creditsUsed ?? 0;
    const json = (value: object): Uint8Array => Buffer.from(JSON.stringify(value));
    if (event === 'action') {
      const { url } = ((await store.input(jobId, position ?? 0)) ?? {}) as Partial<AgentStep>;
      if (url !== undefined) return { data: [json({ creditsUsed, action: 'scrape', input: { url } })] };
      const { prompt } = (standing?.request ?? {}) as Partial<AgentRequest>;
      return { data: [json({ creditsUsed, action: 'search', input: { query: prompt } })] };
    }
    if (event !== 'completed')
      return {
        data: kind === 'agent' ? [json({ creditsUsed })] : [],
        ...(event === 'failed' && { error: standing?.error?.message ?? 'The job has failed.' }),
      };
    const result = await resultOf(store, jobId);
    if (!result) return { data: [] };
    if (kind === 'agent') return { data: [json({ creditsUsed, data: result.data })] };
    const { data, sources, visited, tokens } = result;
    return {
      data: [json({ success: true, data, extractId: jobId, llmUsage: tokens, totalUrlsScraped: visited, sources })],
    };
  };
}

/** Undefined while there is none. */
export async function resultOf(store: Pick<JobStore, 'results'>, jobId: string): Promise<AgentResult | undefined> {
  const { results } = await store.results(jobId, 0, 1, Number.MAX_SAFE_INTEGER);
  return results[0] && (JSON.parse(Buffer.from(results[0]).toString('utf8')) as AgentResult);
}
