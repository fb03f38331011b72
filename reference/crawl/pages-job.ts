/**
 * What a job over pages stores of its request: everything its workers need, on whichever machine.
 * Spec: Endpoints / POST /crawl, POST /batch/scrape.
 */
import type { PageSecrets } from '../scrape/page-secrets.js';
import type { ScrapeRequest } from '../scrape/scrape-request.js';
import type { WithWebhook } from '../webhooks/deliveries.js';
import type { PathExpressions } from './path-rules.js';
import type { Sameness } from './page-key.js';

export type PagesJobKind = 'batch-scrape' | 'crawl';

export interface PagesJobRequest extends WithWebhook {
  /** Without what may hold credentials: that is kept apart, and not as long. */
  scrape: Omit<ScrapeRequest, 'sourceUrl' | keyof PageSecrets>;
  /** Crawls only. */
  crawl?: CrawlSettings;
  /** Of a crawl: where it starts, and its options, as the caller wrote them. */
  asked?: { url: string; options: object };
}

export interface CrawlSettings extends PathExpressions, Sameness {
  startUrl: string;
  sitemap: 'include' | 'skip' | 'only';
  /** Whose rules of a robots.txt are kept; undefined: nobody's. */
  robotsName?: string;
  maxDiscoveryDepth?: number;
  limit: number;
  crawlEntireDomain: boolean;
  allowSubdomains: boolean;
  allowExternalLinks: boolean;
}

/** One page to scrape. */
export interface PageInput {
  url: string;
  /** Links from the start. */
  depth: number;
}
