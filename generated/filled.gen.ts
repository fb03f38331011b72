// Made from spec/openapi.yaml and spec/schemas/ by npm run generate. Do not edit: change the source and generate again.

import type * as types from './types.gen.js';

type Filled<Type, Member extends keyof Type> = Type & Required<Pick<Type, Member>>;

/** Action with every default filled in. */
export type FilledAction = types.WaitAction | FilledClickAction | types.WriteAction | types.PressAction | FilledScrollAction | types.ScreenshotAction | types.ScrapeAction | types.ExecuteJavascriptAction | FilledPdfAction;

/** AgentRequest with every default filled in. */
export type FilledAgentRequest = Filled<types.AgentRequest, "maxCredits" | "strictConstrainToURLs" | "model" | "zeroDataRetention" | "origin">;

/** BatchScrapeRequest with every default filled in. */
export type FilledBatchScrapeRequest = Filled<Omit<types.BatchScrapeRequest, "parsers" | "actions" | "redactPII"> & { parsers?: FilledParsers; actions?: Array<FilledAction>; redactPII?: boolean | FilledRedactPIIOptions }, "formats" | "onlyMainContent" | "waitFor" | "maxAge" | "timeout" | "parsers" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "storeInCache" | "origin" | "ignoreInvalidURLs">;

/** ClickAction with every default filled in. */
export type FilledClickAction = Filled<types.ClickAction, "all">;

/** CrawlParamsPreviewRequest with every default filled in. */
export type FilledCrawlParamsPreviewRequest = Filled<types.CrawlParamsPreviewRequest, "origin">;

/** CrawlRequest with every default filled in. */
export type FilledCrawlRequest = Filled<Omit<types.CrawlRequest, "scrapeOptions"> & { scrapeOptions?: FilledScrapeOptions }, "regexOnFullURL" | "limit" | "crawlEntireDomain" | "allowExternalLinks" | "allowSubdomains" | "sitemap" | "deduplicateSimilarURLs" | "ignoreQueryParameters" | "scrapeOptions" | "zeroDataRetention" | "origin">;

/** ExtractRequest with every default filled in. */
export type FilledExtractRequest = Filled<Omit<types.ExtractRequest, "scrapeOptions"> & { scrapeOptions?: FilledScrapeOptions }, "enableWebSearch" | "allowExternalLinks" | "includeSubdomains" | "ignoreSitemap" | "showSources" | "scrapeOptions" | "ignoreInvalidURLs" | "zeroDataRetention" | "origin">;

/** MapRequest with every default filled in. */
export type FilledMapRequest = Filled<types.MapRequest, "limit" | "sitemap" | "includeSubdomains" | "ignoreQueryParameters" | "ignoreCache" | "timeout" | "zeroDataRetention" | "origin">;

/** MonitorCrawlTarget with every default filled in. */
export type FilledMonitorCrawlTarget = Filled<Omit<types.MonitorCrawlTarget, "scrapeOptions"> & { scrapeOptions?: FilledScrapeOptions }, never>;

/** MonitorRequest with every default filled in. */
export type FilledMonitorRequest = Filled<Omit<types.MonitorRequest, "schedule" | "targets"> & { schedule?: FilledMonitorScheduleRequest; targets?: Array<FilledMonitorTarget> }, "schedule" | "targets">;

/** MonitorScheduleRequest with every default filled in. */
export type FilledMonitorScheduleRequest = Filled<types.MonitorScheduleRequest, "timezone">;

/** MonitorScrapeTarget with every default filled in. */
export type FilledMonitorScrapeTarget = Filled<Omit<types.MonitorScrapeTarget, "scrapeOptions"> & { scrapeOptions?: FilledScrapeOptions }, never>;

/** MonitorTarget with every default filled in. */
export type FilledMonitorTarget = FilledMonitorScrapeTarget | FilledMonitorCrawlTarget | types.MonitorSearchTarget;

/** MonitorUpdateRequest with every default filled in. */
export type FilledMonitorUpdateRequest = Filled<Omit<types.MonitorUpdateRequest, "schedule" | "targets"> & { schedule?: FilledMonitorScheduleRequest; targets?: Array<FilledMonitorTarget> }, never>;

/** ParseOptions with every default filled in. */
export type FilledParseOptions = Filled<Omit<types.ParseOptions, "parsers" | "redactPII"> & { parsers?: FilledParsers; redactPII?: boolean | FilledRedactPIIOptions }, "formats" | "onlyMainContent" | "parsers" | "timeout" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "origin">;

/** ParseUpload with every default filled in. */
export type FilledParseUpload = Filled<Omit<types.ParseUpload, "options"> & { options?: FilledParseOptions }, "options">;

/** Parser with every default filled in. */
export type FilledParser = "pdf" | "image" | FilledPdfParser | types.ImageParser;

/** Parsers with every default filled in. */
export type FilledParsers = Array<FilledParser>;

/** PdfAction with every default filled in. */
export type FilledPdfAction = Filled<types.PdfAction, "format">;

/** PdfParser with every default filled in. */
export type FilledPdfParser = Filled<types.PdfParser, "mode">;

/** RedactPIIOptions with every default filled in. */
export type FilledRedactPIIOptions = Filled<types.RedactPIIOptions, "entities" | "mode" | "replaceStyle">;

/** ScrapeOptions with every default filled in. */
export type FilledScrapeOptions = Filled<Omit<types.ScrapeOptions, "parsers" | "actions" | "redactPII"> & { parsers?: FilledParsers; actions?: Array<FilledAction>; redactPII?: boolean | FilledRedactPIIOptions }, "formats" | "onlyMainContent" | "waitFor" | "maxAge" | "timeout" | "parsers" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "storeInCache" | "origin">;

/** ScrapeRequest with every default filled in. */
export type FilledScrapeRequest = Filled<Omit<types.ScrapeRequest, "parsers" | "actions" | "redactPII"> & { parsers?: FilledParsers; actions?: Array<FilledAction>; redactPII?: boolean | FilledRedactPIIOptions }, "formats" | "onlyMainContent" | "waitFor" | "maxAge" | "timeout" | "parsers" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "storeInCache" | "origin">;

/** ScrollAction with every default filled in. */
export type FilledScrollAction = Filled<types.ScrollAction, "direction">;

/** No member at all. */
type None = Record<never, never>;

/** By operationId: what it is given. Numbers and booleans are no texts any more; header names are in lower case. */
export interface OperationInputs {
  parseFile: { path: None; query: None; header: None; body: NonNullable<FilledParseUpload['options']> };
  listParseFormats: { path: None; query: None; header: None; body: undefined };
  scrapeUrl: { path: None; query: None; header: None; body: FilledScrapeRequest };
  getScrape: { path: NonNullable<types.GetScrapeData['path']>; query: None; header: None; body: undefined };
  startBatchScrape: { path: None; query: None; header: NonNullable<types.StartBatchScrapeData['headers']>; body: FilledBatchScrapeRequest };
  getBatchScrape: { path: NonNullable<types.GetBatchScrapeData['path']>; query: Filled<NonNullable<types.GetBatchScrapeData['query']>, "skip">; header: None; body: undefined };
  cancelBatchScrape: { path: NonNullable<types.CancelBatchScrapeData['path']>; query: None; header: None; body: undefined };
  getBatchScrapeErrors: { path: NonNullable<types.GetBatchScrapeErrorsData['path']>; query: None; header: None; body: undefined };
  startCrawl: { path: None; query: None; header: NonNullable<types.StartCrawlData['headers']>; body: FilledCrawlRequest };
  listActiveCrawls: { path: None; query: None; header: None; body: undefined };
  previewCrawlParams: { path: None; query: None; header: None; body: FilledCrawlParamsPreviewRequest };
  getCrawl: { path: NonNullable<types.GetCrawlData['path']>; query: Filled<NonNullable<types.GetCrawlData['query']>, "skip">; header: None; body: undefined };
  cancelCrawl: { path: NonNullable<types.CancelCrawlData['path']>; query: None; header: None; body: undefined };
  getCrawlErrors: { path: NonNullable<types.GetCrawlErrorsData['path']>; query: None; header: None; body: undefined };
  mapSite: { path: None; query: None; header: None; body: FilledMapRequest };
  startAgent: { path: None; query: None; header: None; body: FilledAgentRequest };
  getAgent: { path: NonNullable<types.GetAgentData['path']>; query: None; header: None; body: undefined };
  cancelAgent: { path: NonNullable<types.CancelAgentData['path']>; query: None; header: None; body: undefined };
  startExtract: { path: None; query: None; header: None; body: FilledExtractRequest };
  getExtract: { path: NonNullable<types.GetExtractData['path']>; query: None; header: None; body: undefined };
  listMonitors: { path: None; query: Filled<NonNullable<types.ListMonitorsData['query']>, "limit" | "offset">; header: None; body: undefined };
  createMonitor: { path: None; query: None; header: None; body: FilledMonitorRequest };
  getMonitor: { path: NonNullable<types.GetMonitorData['path']>; query: None; header: None; body: undefined };
  deleteMonitor: { path: NonNullable<types.DeleteMonitorData['path']>; query: None; header: None; body: undefined };
  updateMonitor: { path: NonNullable<types.UpdateMonitorData['path']>; query: None; header: None; body: FilledMonitorUpdateRequest };
  runMonitor: { path: NonNullable<types.RunMonitorData['path']>; query: None; header: None; body: undefined };
  listMonitorChecks: { path: NonNullable<types.ListMonitorChecksData['path']>; query: Filled<NonNullable<types.ListMonitorChecksData['query']>, "limit" | "offset">; header: None; body: undefined };
  getMonitorCheck: { path: NonNullable<types.GetMonitorCheckData['path']>; query: Filled<NonNullable<types.GetMonitorCheckData['query']>, "skip">; header: None; body: undefined };
  listWebhookDeliveries: { path: None; query: Filled<NonNullable<types.ListWebhookDeliveriesData['query']>, "limit" | "offset">; header: None; body: undefined };
  getCreditUsage: { path: None; query: None; header: None; body: undefined };
  getCreditUsageHistory: { path: None; query: Filled<NonNullable<types.GetCreditUsageHistoryData['query']>, "byApiKey">; header: None; body: undefined };
  getTokenUsage: { path: None; query: None; header: None; body: undefined };
  getTokenUsageHistory: { path: None; query: Filled<NonNullable<types.GetTokenUsageHistoryData['query']>, "byApiKey">; header: None; body: undefined };
  getQueueStatus: { path: None; query: None; header: None; body: undefined };
  getConcurrency: { path: None; query: None; header: None; body: undefined };
  getActivity: { path: None; query: Filled<NonNullable<types.GetActivityData['query']>, "limit">; header: None; body: undefined };
}
