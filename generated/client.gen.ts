// Made from spec/openapi.yaml by npm run generate. Do not edit: change the source and generate again.

import type * as types from './types.gen.js';
import { createClient as createFetchClient, createConfig } from './sdk/client/index.gen.js';
import * as sdk from './sdk/sdk.gen.js';

/** Which server to call. `baseUrl` ends in the version segment; `fetch` stands in for the global one. */
export type ClientSettings = {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly fetch?: typeof globalThis.fetch;
};

type Call<Data extends { url: string }> = Omit<sdk.Options<Data & { url: string }, false>, 'client' | 'url' | 'bodySerializer'>;

/**
 * A client of one server: a method for each operation. A call resolves to `{ data, error, request, response }`:
 * `data` is the body of a success, `error` the body of a failure; it rejects only when no answer came.
 */
export function createClient(settings: ClientSettings) {
  const client = createFetchClient(
    createConfig({
      baseUrl: settings.baseUrl.replace(/\/+$/, ''),
      ...(settings.apiKey === undefined ? {} : { auth: settings.apiKey }),
      ...(settings.fetch === undefined ? {} : { fetch: settings.fetch }),
    }),
  );
  return {
    /** Parse a file: POST /parse */
    parseFile: (call: Call<types.ParseFileData>) => sdk.parseFile({ ...call, client, bodySerializer: toMultipart }),
    /** List the formats of files: GET /parse/formats */
    listParseFormats: (call: Call<types.ListParseFormatsData> = {}) => sdk.listParseFormats({ ...call, client }),
    /** Scrape a URL: POST /scrape */
    scrapeUrl: (call: Call<types.ScrapeUrlData>) => sdk.scrapeUrl({ ...call, client }),
    /** Get an earlier scrape: GET /scrape/{id} */
    getScrape: (call: Call<types.GetScrapeData>) => sdk.getScrape({ ...call, client }),
    /** Start a batch scrape: POST /batch/scrape */
    startBatchScrape: (call: Call<types.StartBatchScrapeData>) => sdk.startBatchScrape({ ...call, client }),
    /** Get a batch scrape: GET /batch/scrape/{id} */
    getBatchScrape: (call: Call<types.GetBatchScrapeData>) => sdk.getBatchScrape({ ...call, client }),
    /** Cancel a batch scrape: DELETE /batch/scrape/{id} */
    cancelBatchScrape: (call: Call<types.CancelBatchScrapeData>) => sdk.cancelBatchScrape({ ...call, client }),
    /** Get the errors of a batch scrape: GET /batch/scrape/{id}/errors */
    getBatchScrapeErrors: (call: Call<types.GetBatchScrapeErrorsData>) => sdk.getBatchScrapeErrors({ ...call, client }),
    /** Start a crawl: POST /crawl */
    startCrawl: (call: Call<types.StartCrawlData>) => sdk.startCrawl({ ...call, client }),
    /** List active crawls: GET /crawl/active */
    listActiveCrawls: (call: Call<types.ListActiveCrawlsData> = {}) => sdk.listActiveCrawls({ ...call, client }),
    /** Preview crawl settings: POST /crawl/params-preview */
    previewCrawlParams: (call: Call<types.PreviewCrawlParamsData>) => sdk.previewCrawlParams({ ...call, client }),
    /** Get a crawl: GET /crawl/{id} */
    getCrawl: (call: Call<types.GetCrawlData>) => sdk.getCrawl({ ...call, client }),
    /** Cancel a crawl: DELETE /crawl/{id} */
    cancelCrawl: (call: Call<types.CancelCrawlData>) => sdk.cancelCrawl({ ...call, client }),
    /** Get the errors of a crawl: GET /crawl/{id}/errors */
    getCrawlErrors: (call: Call<types.GetCrawlErrorsData>) => sdk.getCrawlErrors({ ...call, client }),
    /** Map a site: POST /map */
    mapSite: (call: Call<types.MapSiteData>) => sdk.mapSite({ ...call, client }),
    /** Start an agent: POST /agent */
    startAgent: (call: Call<types.StartAgentData>) => sdk.startAgent({ ...call, client }),
    /** Get an agent: GET /agent/{jobId} */
    getAgent: (call: Call<types.GetAgentData>) => sdk.getAgent({ ...call, client }),
    /** Cancel an agent: DELETE /agent/{jobId} */
    cancelAgent: (call: Call<types.CancelAgentData>) => sdk.cancelAgent({ ...call, client }),
    /** Start an extract: POST /extract */
    startExtract: (call: Call<types.StartExtractData>) => sdk.startExtract({ ...call, client }),
    /** Get an extract: GET /extract/{id} */
    getExtract: (call: Call<types.GetExtractData>) => sdk.getExtract({ ...call, client }),
    /** List monitors: GET /monitor */
    listMonitors: (call: Call<types.ListMonitorsData> = {}) => sdk.listMonitors({ ...call, client }),
    /** Create a monitor: POST /monitor */
    createMonitor: (call: Call<types.CreateMonitorData>) => sdk.createMonitor({ ...call, client }),
    /** Get a monitor: GET /monitor/{id} */
    getMonitor: (call: Call<types.GetMonitorData>) => sdk.getMonitor({ ...call, client }),
    /** Delete a monitor: DELETE /monitor/{id} */
    deleteMonitor: (call: Call<types.DeleteMonitorData>) => sdk.deleteMonitor({ ...call, client }),
    /** Change a monitor: PATCH /monitor/{id} */
    updateMonitor: (call: Call<types.UpdateMonitorData>) => sdk.updateMonitor({ ...call, client }),
    /** Run a monitor: POST /monitor/{id}/run */
    runMonitor: (call: Call<types.RunMonitorData>) => sdk.runMonitor({ ...call, client }),
    /** List checks: GET /monitor/{id}/checks */
    listMonitorChecks: (call: Call<types.ListMonitorChecksData>) => sdk.listMonitorChecks({ ...call, client }),
    /** Get a check: GET /monitor/{id}/checks/{checkId} */
    getMonitorCheck: (call: Call<types.GetMonitorCheckData>) => sdk.getMonitorCheck({ ...call, client }),
    /** List webhook deliveries: GET /webhook/deliveries */
    listWebhookDeliveries: (call: Call<types.ListWebhookDeliveriesData> = {}) => sdk.listWebhookDeliveries({ ...call, client }),
    /** Get credit usage: GET /team/credit-usage */
    getCreditUsage: (call: Call<types.GetCreditUsageData> = {}) => sdk.getCreditUsage({ ...call, client }),
    /** Get past credit usage: GET /team/credit-usage/historical */
    getCreditUsageHistory: (call: Call<types.GetCreditUsageHistoryData> = {}) => sdk.getCreditUsageHistory({ ...call, client }),
    /** Get token usage: GET /team/token-usage */
    getTokenUsage: (call: Call<types.GetTokenUsageData> = {}) => sdk.getTokenUsage({ ...call, client }),
    /** Get past token usage: GET /team/token-usage/historical */
    getTokenUsageHistory: (call: Call<types.GetTokenUsageHistoryData> = {}) => sdk.getTokenUsageHistory({ ...call, client }),
    /** Get queue status: GET /team/queue-status */
    getQueueStatus: (call: Call<types.GetQueueStatusData> = {}) => sdk.getQueueStatus({ ...call, client }),
    /** Get concurrency: GET /concurrency-check */
    getConcurrency: (call: Call<types.GetConcurrencyData> = {}) => sdk.getConcurrency({ ...call, client }),
    /** Get activity: GET /team/activity */
    getActivity: (call: Call<types.GetActivityData> = {}) => sdk.getActivity({ ...call, client }),
  };
}

export type Client = ReturnType<typeof createClient>;

/** Files as they are; every other part as JSON that says so. */
function toMultipart(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  }
  return form;
}
