/**
 * Crawl options of the wire -> CrawlSettings of the house.
 * Spec: Crawl options.
 */
import type { FilledCrawlRequest } from '../../../generated/filled.gen.js';
import type { CrawlSettings } from '../../crawl/pages-job.js';
import { robotsName } from '../../crawl/site-knowledge.js';
import { toSourceUrl } from './scrape-options.js';

/** @throws ServiceError `request.invalid-options` for a start that cannot be visited */
export function toCrawlSettings(body: FilledCrawlRequest): CrawlSettings {
  return {
    startUrl: new URL(toSourceUrl(body.url)).href,
    sitemap: body.ignoreSitemap ? 'skip' : body.sitemap,
    ...(!body.ignoreRobotsTxt && { robotsName: body.robotsUserAgent || robotsName }),
    ...(body.maxDiscoveryDepth !== undefined && { maxDiscoveryDepth: body.maxDiscoveryDepth }),
    limit: body.limit,
    crawlEntireDomain: body.crawlEntireDomain,
    allowSubdomains: body.allowSubdomains,
    allowExternalLinks: body.allowExternalLinks,
    includePaths: body.includePaths ?? [],
    excludePaths: body.excludePaths ?? [],
    regexOnFullURL: body.regexOnFullURL,
    deduplicateSimilarURLs: body.deduplicateSimilarURLs,
    ignoreQueryParameters: body.ignoreQueryParameters,
  };
}
