/**
 * Every operation of the contract and who carries it out. Does not compile while one is missing.
 * Spec: Endpoints.
 */
import type { OperationId } from '../../generated/operations.gen.js';
import type { Concurrency } from '../accounts/concurrency.js';
import type { CreditLedger } from '../accounts/credits.js';
import type { Intelligence } from '../intelligence/intelligence.js';
import { cancelAgent, getAgent } from './get-agent.js';
import { startAgent } from './start-agent.js';
import { getExtract, startExtract } from './start-extract.js';
import { cancelPagesJob } from './cancel-pages-job.js';
import { getConcurrency } from './get-concurrency.js';
import { getCreditUsageHistory } from './get-credit-usage-history.js';
import { getCreditUsage } from './get-credit-usage.js';
import { getJobErrors } from './get-job-errors.js';
import { getPagesJob } from './get-pages-job.js';
import { getQueueStatus } from './get-queue-status.js';
import { getTokenUsage, getTokenUsageHistory } from './get-token-usage.js';
import { listActivity } from './list-activity.js';
import { listActiveCrawls } from './list-active-crawls.js';
import { listParseFormats } from './list-parse-formats.js';
import { listWebhookDeliveries } from './list-webhook-deliveries.js';
import { mapSiteOperation } from './map-site.js';
import type { MapSiteSettings } from './map-site.js';
import { monitorOperations } from './monitors.js';
import type { MonitorSettings } from './monitors.js';
import type { OperationOf } from './operation-of.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { previewCrawlParams } from './preview-crawl-params.js';
import type { CrawlPromptSettings } from './crawl-prompt.js';
import { parseFile } from './parse-file.js';
import type { ParseFileSettings } from './parse-file.js';
import { getScrape } from './get-scrape.js';
import { scrapeUrlOperation } from './scrape-url.js';
import type { ScrapeUrlSettings } from './scrape-url.js';
import { startBatchScrape } from './start-batch-scrape.js';
import { startCrawl } from './start-crawl.js';

export interface OperationSettings
  extends
    ParseFileSettings,
    ScrapeUrlSettings,
    MapSiteSettings,
    Omit<MonitorSettings, 'credits' | 'jobs'>,
    CrawlPromptSettings,
    Omit<PagesJobSettings, 'credits'> {
  credits: Pick<CreditLedger, 'usage' | 'history' | 'require'>;
  intelligence: Intelligence;
  concurrency: Pick<Concurrency, 'status'>;
}

export function createOperations(settings: OperationSettings): { [Id in OperationId]: OperationOf<Id> } {
  return {
    parseFile: parseFile(settings),
    listParseFormats,
    scrapeUrl: scrapeUrlOperation(settings),
    getScrape: getScrape(settings.recentScrapes),
    startBatchScrape: startBatchScrape(settings),
    getBatchScrape: getPagesJob(settings, 'batch-scrape'),
    cancelBatchScrape: cancelPagesJob(settings, 'batch-scrape'),
    getBatchScrapeErrors: getJobErrors(settings, 'batch-scrape'),
    startAgent: startAgent(settings),
    getAgent: getAgent(settings),
    cancelAgent: cancelAgent(settings),
    startExtract: startExtract(settings),
    getExtract: getExtract(settings),
    startCrawl: startCrawl(settings),
    previewCrawlParams: previewCrawlParams(settings),
    listActiveCrawls: listActiveCrawls(settings),
    getCrawl: getPagesJob(settings, 'crawl'),
    cancelCrawl: cancelPagesJob(settings, 'crawl'),
    getCrawlErrors: getJobErrors(settings, 'crawl'),
    mapSite: mapSiteOperation(settings),
    ...monitorOperations(settings),
    listWebhookDeliveries: listWebhookDeliveries(settings),
    getCreditUsage: getCreditUsage(settings.credits),
    getCreditUsageHistory: getCreditUsageHistory(settings.credits),
    getTokenUsage: getTokenUsage(settings.credits),
    getTokenUsageHistory: getTokenUsageHistory(settings.credits),
    getQueueStatus: getQueueStatus(settings),
    getActivity: listActivity(settings),
    getConcurrency: getConcurrency(settings.concurrency),
  };
}
