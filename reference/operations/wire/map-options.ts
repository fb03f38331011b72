/**
 * Map options of the wire -> MapWish of the house. The page itself is visited as a scrape would, for its links alone.
 * Spec: Map options.
 */
import type { FilledMapRequest } from '../../../generated/filled.gen.js';
import { limits } from '../../../generated/limits.gen.js';
import type { MapWish } from '../../crawl/map-site.js';
import { callerHeaders } from '../../fetch/request-headers.js';
import { toLocation, toSourceUrl } from './scrape-options.js';

/** @throws ServiceError `request.invalid-options` */
export function toMapWish(options: FilledMapRequest, publicOrigin: string): MapWish {
  const { url, search = '', limit, sitemap, includeSubdomains, ignoreQueryParameters, ignoreCache } = options;
  return {
    startUrl: new URL(toSourceUrl(url)).href,
    search: search.trim(),
    limit,
    sitemap,
    includeSubdomains,
    ignoreQueryParameters,
    fromMemory: !ignoreCache,
    scrape: {
      formats: [],
      onlyMainContent: false,
      includeTags: [],
      excludeTags: [],
      embedImages: false,
      pdf: { mode: 'fast', maxPages: 1 },
      timeoutMs: options.timeout,
      zeroDataRetention: options.zeroDataRetention,
      publicOrigin,
      waitForMs: 0,
      mobile: false,
      ...(options.location && { location: toLocation(options.location) }),
      headers: callerHeaders(options.headers ?? {}),
      blockAds: true,
      verifyTls: false,
      maxAgeMs: ignoreCache ? 0 : limits.scrapeMaxAgeDefaultMs,
      storeInCache: true,
    },
  };
}
