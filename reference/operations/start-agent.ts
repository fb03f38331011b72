/**
 * POST /agent: a job that looks for what a prompt asks, on the given URLs and where they lead.
 * Spec: Agent options; Endpoints / POST /agent.
 */
import type { AgentStarted } from '../../generated/types.gen.js';
import { urlsIn } from '../agent/choose-links.js';
import { newId } from '../base/ids.js';
import { requireSchema } from '../understanding/schema/require-schema.js';
import { readWebhook } from '../webhooks/webhook.js';
import { plainPageWish, startAgentJob } from './agent-jobs.js';
import type { AgentJobSettings } from './agent-jobs.js';
import type { OperationOf } from './operation-of.js';
import { toSourceUrl } from './wire/scrape-options.js';

/** The dearer model looks further. */
const pagesOf = { 'spark-1-mini': 15, 'spark-1-pro': 40, 'spark-2': 15 } as const;

export function startAgent(settings: AgentJobSettings): OperationOf<'startAgent'> {
  return {
    minimumCredits: 1,
    handle: async ({ body, caller: { owner }, origin }) => {
      const { prompt, urls, schema, maxCredits, strictConstrainToURLs, model, webhook: sent, zeroDataRetention } = body;
      if (schema) requireSchema(schema, '/schema');
      const given = (urls ?? urlsIn(prompt)).map((url) => new URL(toSourceUrl(url)).href);
      const webhook = sent === undefined ? undefined : readWebhook(sent);
      await settings.credits.require(owner, 1);
      const id = newId(settings.random);
      await startAgentJob(settings, 'agent', id, owner, {
        scrape: plainPageWish(origin, zeroDataRetention),
        prompt,
        ...(schema && { schema }),
        urls: [...new Set(given)],
        isStrict: strictConstrainToURLs,
        allowsExternalLinks: false,
        below: [],
        maxCredits,
        // Every page that is given is read, as far as the credits go.
        pagesAtMost: Math.max(pagesOf[model], given.length),
        model,
        ...(webhook && { webhook, webhookGroup: 'agent' }),
      });
      return { body: { success: true, id } satisfies AgentStarted };
    },
  };
}
