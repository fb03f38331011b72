/**
 * POST /batch/scrape: every URL becomes a page of one job; or of an earlier one, by `appendToId`.
 * Spec: Endpoints / POST /batch/scrape; its answer is not shown.
 */
import { setImmediate } from 'node:timers/promises';
import type { BatchScrapeStarted } from '../../generated/types.gen.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import type { PageInput, PagesJobRequest } from '../crawl/pages-job.js';
import type { NewTask } from '../jobs/job.js';
import { apart } from '../scrape/page-secrets.js';
import { eventsWanted, readWebhook, webhookApart } from '../webhooks/webhook.js';
import type { OperationOf } from './operation-of.js';
import { noJob, statusUrl } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { toPageWish, toSourceUrl } from './wire/scrape-options.js';

const kind = 'batch-scrape';
/** Then other requests have their turn. */
const urlsAtOnce = 1000;

export function startBatchScrape(settings: PagesJobSettings): OperationOf<'startBatchScrape'> {
  const { jobs, credits, random, wakeWorkers } = settings;
  return {
    minimumCredits: 1,
    handle: async ({ body, header, caller: { owner }, origin }) => {
      const { urls, webhook: sent, ignoreInvalidURLs, maxConcurrency, appendToId, ...options } = body;
      const { scrape, secrets: work } = apart(toPageWish(options, origin));
      const webhook = sent === undefined ? undefined : webhookApart(readWebhook(sent));
      const secrets = { work, ...(webhook && { delivery: webhook.secrets }) };
      const { pages, invalid } = await readUrls(urls, ignoreInvalidURLs);
      await credits.require(owner, pages.length);
      // Each entry is a page of its own, also where one stands twice.
      const tasks = pages.map((url): NewTask => ({ key: newId(random), input: { url, depth: 0 } satisfies PageInput }));
      const id = appendToId ?? newId(random);
      if (appendToId !== undefined) {
        if (!(await jobs.append(owner, kind, id, tasks, secrets))) throw noJob();
      } else {
        const request: PagesJobRequest = {
          scrape,
          ...(webhook && { webhook: webhook.webhook, webhookGroup: 'batch_scrape' }),
        };
        const key = header['x-idempotency-key'];
        const events = eventsWanted('batch_scrape', webhook?.webhook);
        await jobs.start({
          id,
          owner,
          kind,
          request,
          secrets,
          tasks,
          maxTasks: tasks.length,
          events,
          letGo: scrape.zeroDataRetention && events.includes('page'),
          ...(maxConcurrency !== undefined && { maxActive: maxConcurrency }),
          ...(key !== undefined && { idempotencyKey: key }),
        });
      }
      wakeWorkers();
      const started = { success: true, id, url: statusUrl(origin, kind, id) } as const;
      return { body: { ...started, ...(ignoreInvalidURLs && { invalidURLs: invalid }) } satisfies BatchScrapeStarted };
    },
  };
}

/** @throws ServiceError `request.invalid-options` for an entry that is no URL when it may not be left out, or when none remains */
async function readUrls(urls: readonly string[], leaveOut: boolean): Promise<{ pages: string[]; invalid: string[] }> {
  const pages: string[] = [];
  const invalid: string[] = [];
  for (const [at, url] of urls.entries()) {
    if (at % urlsAtOnce === urlsAtOnce - 1) await setImmediate();
    try {
      pages.push(toSourceUrl(url));
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (!leaveOut) throw invalidUrls(`urls[${at}] is no URL that can be visited`, `/urls/${at}`);
      invalid.push(url);
    }
  }
  if (pages.length === 0) throw invalidUrls('urls has no URL that can be visited', '/urls');
  return { pages, invalid };
}

function invalidUrls(fault: string, path: string): ServiceError {
  return new ServiceError('request.invalid-options', `Bad Request: ${fault}.`, {
    details: [{ code: 'invalid_url', path, message: fault }],
  });
}
