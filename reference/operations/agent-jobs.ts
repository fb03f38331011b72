/**
 * What the operations of agents and extracts share.
 * Spec: Endpoints / POST /agent, GET /agent/{jobId}.
 */
import type { FilledScrapeOptions } from '../../generated/filled.gen.js';
import { requestValidatorsWithDefaults } from '../../generated/validators.gen.js';
import type { AgentKind, AgentRequest } from '../agent/agent-job.js';
import { firstStep } from '../agent/agent-job.js';
import type { JobStanding } from '../jobs/job.js';
import { apart } from '../scrape/page-secrets.js';
import type { ScrapeRequest } from '../scrape/scrape-request.js';
import { eventsWanted, webhookApart } from '../webhooks/webhook.js';
import type { Webhook } from '../webhooks/webhook.js';
import { noJob } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { toPageWish } from './wire/scrape-options.js';

export type AgentJobSettings = Pick<PagesJobSettings, 'jobs' | 'wakeWorkers' | 'credits' | 'random'>;

/** How pages are visited that nobody gave options for. */
export function plainPageWish(origin: string, zeroDataRetention: boolean): AgentWish['scrape'] {
  const options: Record<string, unknown> = { url: 'http://page.invalid/', zeroDataRetention };
  requestValidatorsWithDefaults['scrapeUrl'](options);
  const { url: _url, ...filled } = options;
  return toPageWish(filled as unknown as FilledScrapeOptions, origin);
}

/** Everything of a request, before it is taken apart to be kept. */
interface AgentWish extends Omit<AgentRequest, 'scrape' | 'webhook'> {
  scrape: Omit<ScrapeRequest, 'sourceUrl' | 'formats'>;
  webhook?: Webhook;
}

export async function startAgentJob(
  { jobs, wakeWorkers }: AgentJobSettings,
  kind: AgentKind,
  id: string,
  owner: string,
  wish: AgentWish,
): Promise<void> {
  const { scrape, secrets: work } = apart(wish.scrape);
  const webhook = wish.webhook && webhookApart(wish.webhook);
  const events = eventsWanted(kind, webhook?.webhook);
  const request: AgentRequest = { ...wish, scrape, ...(webhook && { webhook: webhook.webhook }) };
  await jobs.start({
    id,
    owner,
    kind,
    request,
    secrets: { work, ...(webhook && { delivery: webhook.secrets }) },
    tasks: [{ key: 'step-0', input: firstStep(request.urls) }],
    maxTasks: request.pagesAtMost + 2,
    needsResult: true,
    events,
    letGo: scrape.zeroDataRetention && events.includes('completed'),
  });
  wakeWorkers();
}

/** @throws ServiceError `job.not-found` for what is not there, not this kind of job, or another's */
export async function agentJobOf(
  { jobs }: Pick<AgentJobSettings, 'jobs'>,
  owner: string,
  kind: AgentKind,
  id: string,
): Promise<JobStanding & { request: AgentRequest }> {
  const standing = await jobs.find(owner, id);
  if (standing?.kind !== kind) throw noJob();
  return standing as JobStanding & { request: AgentRequest };
}
