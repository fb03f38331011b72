/**
 * POST /crawl: a job that begins with one page and goes on to what it finds.
 * Spec: Crawl options; Endpoints / POST /crawl.
 */
import type { CrawlStarted } from '../../generated/types.gen.js';
import { requestValidatorsWithDefaults } from '../../generated/validators.gen.js';
import { newId } from '../base/ids.js';
import { frontierOf, startPage } from '../crawl/frontier.js';
import type { PagesJobRequest } from '../crawl/pages-job.js';
import type { DerivedSettings } from '../intelligence/intelligence.js';
import { apart } from '../scrape/page-secrets.js';
import { eventsWanted, readWebhook, webhookApart } from '../webhooks/webhook.js';
import { settingsOf } from './crawl-prompt.js';
import type { CrawlPromptSettings } from './crawl-prompt.js';
import type { OperationOf } from './operation-of.js';
import { statusUrl } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { toCrawlSettings } from './wire/crawl-options.js';
import { toPageWish, toSourceUrl, withoutSecrets } from './wire/scrape-options.js';

const kind = 'crawl';

export function startCrawl(settings: PagesJobSettings & CrawlPromptSettings): OperationOf<'startCrawl'> {
  const { jobs, credits, random, wakeWorkers } = settings;
  return {
    minimumCredits: 1,
    handle: async ({ body, header, caller: { owner }, origin, signal }) => {
      const { webhook: sent, maxConcurrency, scrapeOptions } = body;
      const derived = body.prompt ? await derive(settings, { ...body, prompt: body.prompt }, owner, signal) : undefined;
      const { delay } = Object.assign(body, derived?.settings);
      const crawl = toCrawlSettings(body);
      // An expression that is none is refused now.
      frontierOf(crawl);
      const wish = toPageWish(scrapeOptions, origin);
      const zeroDataRetention = wish.zeroDataRetention || body.zeroDataRetention;
      const { scrape, secrets } = apart({ ...wish, zeroDataRetention });
      const webhook = sent === undefined ? undefined : webhookApart(readWebhook(sent));
      await credits.require(owner, 1);
      const id = newId(random);
      const { url: _url, webhook: _webhook, scrapeOptions: _scrapeOptions, ...options } = body;
      const request: PagesJobRequest = {
        scrape,
        crawl,
        asked: { url: body.url, options: { ...options, scrapeOptions: withoutSecrets(scrapeOptions) } },
        ...(webhook && { webhook: webhook.webhook, webhookGroup: 'crawl' }),
      };
      const key = header['x-idempotency-key'];
      const events = eventsWanted('crawl', webhook?.webhook);
      await jobs.start({
        id,
        owner,
        kind,
        request,
        secrets: { work: secrets, ...(webhook && { delivery: webhook.secrets }) },
        tasks: crawl.sitemap === 'only' ? [] : [startPage(crawl)],
        plans: crawl.sitemap === 'skip' ? [] : [{ key: 'sitemap', input: {} }],
        maxTasks: crawl.limit,
        needsResult: true,
        events,
        letGo: zeroDataRetention && events.includes('page'),
        ...(maxConcurrency !== undefined && { maxActive: maxConcurrency }),
        ...(delay !== undefined && { pauseMs: Math.round(delay * 1000) }),
        ...(key !== undefined && { idempotencyKey: key }),
      });
      wakeWorkers();
      const told = derived && {
        promptGeneratedOptions: derived.settings,
        finalCrawlerOptions: options,
        ...(derived.warning !== undefined && { warning: derived.warning }),
      };
      return { body: { success: true, id, url: statusUrl(origin, kind, id), ...told } satisfies CrawlStarted };
    },
  };
}

/** What the caller set stays as it is: a derived setting takes the place of a default only. */
async function derive(
  settings: CrawlPromptSettings,
  body: Parameters<OperationOf<'startCrawl'>['handle']>[0]['body'] & { prompt: string },
  owner: string,
  signal: AbortSignal,
): Promise<{ settings: DerivedSettings; warning?: string }> {
  const { url, prompt } = body;
  const found = await settingsOf(settings, { url: toSourceUrl(url), prompt }, owner, signal);
  const plain: Record<string, unknown> = { url };
  requestValidatorsWithDefaults['startCrawl'](plain);
  const open = Object.entries(found.settings).filter(([name]) => body[name as keyof typeof body] === plain[name]);
  return { ...found, settings: Object.fromEntries(open) };
}
