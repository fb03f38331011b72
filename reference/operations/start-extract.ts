/**
 * POST /extract and GET /extract/{id}: data of given pages as a job, on the same parts as the agent.
 * Spec: not shown; our choice (spec/silences.yaml, extract-and-monitor).
 */
import type { ExtractStarted, ExtractStatus } from '../../generated/types.gen.js';
import { urlsIn } from '../agent/choose-links.js';
import { resultOf } from '../agent/reports.js';
import type { Clock } from '../base/clock.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import { budgets } from '../base/budgets.js';
import { newId } from '../base/ids.js';
import { requireSchema } from '../understanding/schema/require-schema.js';
import { readWebhook } from '../webhooks/webhook.js';
import { agentJobOf, startAgentJob } from './agent-jobs.js';
import type { AgentJobSettings } from './agent-jobs.js';
import type { OperationOf } from './operation-of.js';
import { forgetWhenRead } from './pages-jobs.js';
import { toPageWish, toSourceUrl } from './wire/scrape-options.js';

/** Of pages below an address that ends in an asterisk. */
const pagesAtMost = budgets.extractPages.bound;
/** An extract has no bound of the caller's own: pages of documents count too. */
const creditsAtMost = budgets.extractCredits.bound;

export function startExtract(settings: AgentJobSettings & { clock: Clock }): OperationOf<'startExtract'> {
  return {
    minimumCredits: 1,
    handle: async ({ body, caller: { owner }, origin }) => {
      const {
        urls,
        prompt,
        schema,
        systemPrompt,
        webhook: sent,
        limit,
        timeout,
        scrapeOptions,
        allowExternalLinks,
      } = body;
      if (body.enableWebSearch) throw noSearch();
      if (schema) requireSchema(schema, '/schema');
      const { pages, below, invalid } = readUrls(urls ?? urlsIn(prompt ?? ''), body.ignoreInvalidURLs);
      const webhook = sent === undefined ? undefined : readWebhook(sent);
      await settings.credits.require(owner, 1);
      const id = newId(settings.random);
      const { formats: _formats, ...wish } = toPageWish(scrapeOptions, origin);
      const task = [systemPrompt, prompt].filter((text) => text !== undefined).join('\n\n');
      await startAgentJob(settings, 'extract', id, owner, {
        scrape: { ...wish, zeroDataRetention: wish.zeroDataRetention || body.zeroDataRetention },
        ...(task !== '' && { prompt: task }),
        ...(schema && { schema }),
        urls: pages,
        isStrict: below.length === 0 && !allowExternalLinks,
        allowsExternalLinks: allowExternalLinks,
        below: allowExternalLinks ? [] : below,
        maxCredits: creditsAtMost,
        pagesAtMost: Math.min(limit ?? pagesAtMost, Math.max(pagesAtMost, pages.length)),
        ...(timeout !== undefined && { endsAt: settings.clock.date().getTime() + timeout }),
        ...(webhook && { webhook, webhookGroup: 'extract' }),
      });
      const named = body.ignoreInvalidURLs ? { invalidURLs: invalid } : {};
      return { body: { success: true, id, urlTrace: [], ...named } satisfies ExtractStarted };
    },
  };
}

export function getExtract(settings: Pick<AgentJobSettings, 'jobs'>): OperationOf<'getExtract'> {
  const { jobs } = settings;
  return {
    isStatusCall: true,
    handle: async ({ path: { id }, caller: { owner } }) => {
      const standing = await agentJobOf(settings, owner, 'extract', id);
      const { status, expiresAt, creditsUsed, error } = standing;
      const result = status === 'completed' ? await resultOf(jobs, id) : undefined;
      const warning = result?.remarks.join(' ') ?? '';
      const body: ExtractStatus = {
        success: true,
        status: status === 'scraping' ? 'processing' : status,
        data: result ? result.data : [],
        ...(error && { error: error.message }),
        ...(warning !== '' && { warning }),
        expiresAt: expiresAt.toISOString(),
        ...(result && { sources: { ...result.sources } }),
        tokensUsed: result?.tokens ?? 0,
        creditsUsed,
      };
      await forgetWhenRead(jobs, standing)?.();
      return { body };
    },
  };
}

function noSearch(): ServiceError {
  return new ServiceError(
    'feature.not-available',
    'Not available in this build of the server: enableWebSearch asks for a search of the web. Send the request without.',
  );
}

/** `https://example.com/docs/*` stands for the pages below. */
function readUrls(urls: readonly string[], leaveOut: boolean): { pages: string[]; below: string[]; invalid: string[] } {
  const pages = new Set<string>();
  const below: string[] = [];
  const invalid: string[] = [];
  for (const [at, url] of urls.entries()) {
    try {
      const start = new URL(toSourceUrl(url.replace(/\*+$/, ''))).href;
      if (url.endsWith('*')) below.push(start);
      pages.add(start);
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (!leaveOut) throw invalidUrl(at);
      invalid.push(url);
    }
  }
  if (pages.size === 0 && urls.length > 0) throw invalidUrl(0);
  return { pages: [...pages], below, invalid };
}

function invalidUrl(at: number): ServiceError {
  const fault = `urls[${at}] is no URL that can be visited`;
  return new ServiceError('request.invalid-options', `Bad Request: ${fault}.`, {
    details: [{ code: 'invalid_url', path: `/urls/${at}`, message: fault }],
  });
}
