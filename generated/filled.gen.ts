// Made from spec/schemas/ by npm run generate. Do not edit: change the source and generate again.

import type * as types from './types.gen.js';

type Filled<Type, Member extends keyof Type> = Type & Required<Pick<Type, Member>>;

/** AgentRequest with every default filled in. */
export type FilledAgentRequest = Filled<types.AgentRequest, "maxCredits" | "strictConstrainToURLs" | "model" | "zeroDataRetention" | "origin">;

/** BatchScrapeRequest with every default filled in. */
export type FilledBatchScrapeRequest = Filled<types.BatchScrapeRequest, "formats" | "onlyMainContent" | "waitFor" | "maxAge" | "timeout" | "parsers" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "storeInCache" | "origin" | "ignoreInvalidURLs">;

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

/** MonitorScheduleRequest with every default filled in. */
export type FilledMonitorScheduleRequest = Filled<types.MonitorScheduleRequest, "timezone">;

/** ParseOptions with every default filled in. */
export type FilledParseOptions = Filled<types.ParseOptions, "formats" | "onlyMainContent" | "parsers" | "timeout" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "origin">;

/** ParseUpload with every default filled in. */
export type FilledParseUpload = Filled<Omit<types.ParseUpload, "options"> & { options?: FilledParseOptions }, "options">;

/** PdfAction with every default filled in. */
export type FilledPdfAction = Filled<types.PdfAction, "format">;

/** PdfParser with every default filled in. */
export type FilledPdfParser = Filled<types.PdfParser, "mode">;

/** RedactPIIOptions with every default filled in. */
export type FilledRedactPIIOptions = Filled<types.RedactPIIOptions, "entities" | "mode" | "replaceStyle">;

/** ScrapeOptions with every default filled in. */
export type FilledScrapeOptions = Filled<types.ScrapeOptions, "formats" | "onlyMainContent" | "waitFor" | "maxAge" | "timeout" | "parsers" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "storeInCache" | "origin">;

/** ScrapeRequest with every default filled in. */
export type FilledScrapeRequest = Filled<types.ScrapeRequest, "formats" | "onlyMainContent" | "waitFor" | "maxAge" | "timeout" | "parsers" | "blockAds" | "removeBase64Images" | "skipTlsVerification" | "redactPII" | "zeroDataRetention" | "storeInCache" | "origin">;

/** ScrollAction with every default filled in. */
export type FilledScrollAction = Filled<types.ScrollAction, "direction">;
