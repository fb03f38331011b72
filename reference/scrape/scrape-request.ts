/**
 * What a caller wants of a URL, in house names and units. Plain data, so that a job can keep it.
 * Made from the wire by operations/wire/scrape-options.
 * Spec: Scrape options.
 */
import type { PageAction } from '../browse/page-visit.js';
import type { DocumentWish } from '../document-data/document-wish.js';

export interface ScrapeRequest extends DocumentWish {
  /** The requested URL as the caller wrote it, with a scheme. */
  sourceUrl: string;
  /**
   * Where the caller who asked reaches this server, without a slash at the end: the start of the addresses of pictures.
   * It is kept with the request, so that they are right whoever makes the answer, and whoever reads it later.
   */
  publicOrigin: string;
  waitForMs: number;
  /** Undefined when none were sent: then the answer has no `actions` either. */
  actions?: readonly PageAction[];
  mobile: boolean;
  location?: { country?: string; languages: readonly string[] };
  /** In lower case, checked; see fetch/request-headers. */
  headers: Record<string, string>;
  blockAds: boolean;
  verifyTls: boolean;
  /** Whether all links of the page are wanted beside its document, to go on from there. */
  followsLinks?: boolean;
  /** A stored copy younger than this may be answered; 0 never. */
  maxAgeMs: number;
  /** Only a stored copy at least this old may be answered, and nothing is fetched. */
  minAgeMs?: number;
  storeInCache: boolean;
}
