/**
 * What a caller wants of a URL, in house names and units. Made from the wire's scrape options by operations/scrape-url.
 * Spec: Scrape options.
 */
import type { PageAction, PictureWish } from '../browse/page-visit.js';
import type { Output } from '../engine/convert.js';
import type { PdfOptions } from '../engine/document/reading.js';

export interface ScrapeRequest {
  /** The requested URL as the caller wrote it, with a scheme. */
  sourceUrl: string;
  /** Each once, in no particular order. */
  outputs: readonly Output[];
  onlyMainContent: boolean;
  includeTags: readonly string[];
  excludeTags: readonly string[];
  embedImages: boolean;
  /** `unparsed`: a PDF comes back as base64. */
  pdf: PdfOptions | 'unparsed';
  attributes?: readonly { selector: string; attribute: string }[];
  screenshot?: PictureWish;
  branding: boolean;
  product: boolean;
  menu: boolean;
  audio: boolean;
  video: boolean;
  changeTracking?: ChangeTrackingWish;
  waitForMs: number;
  /** Undefined when none were sent: then the answer has no `actions` either. */
  actions?: readonly PageAction[];
  mobile: boolean;
  location?: { country?: string; languages: readonly string[] };
  /** In lower case, checked; see fetch/request-headers. */
  headers: Record<string, string>;
  blockAds: boolean;
  verifyTls: boolean;
  /** A stored copy younger than this may be answered; 0 never. */
  maxAgeMs: number;
  /** Only a stored copy at least this old may be answered, and nothing is fetched. */
  minAgeMs?: number;
  storeInCache: boolean;
  timeoutMs: number;
  /** Nothing of the page may be kept, errors and logs included. */
  zeroDataRetention: boolean;
}

export interface ChangeTrackingWish {
  gitDiff: boolean;
  /** Mode `json`: the keys to compare. */
  schema?: Record<string, unknown>;
  tag: string;
}
