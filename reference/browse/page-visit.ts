/**
 * A visit with the browser, in the language of the house: what is wanted, and what came of it.
 * Spec: Scrape options (actions, waitFor, mobile, location, headers, blockAds); Document data (actions, screenshot).
 */
import type { Deadline } from '../base/deadline.js';

export interface Picture {
  bytes: Uint8Array;
  contentType: 'image/png' | 'image/jpeg';
  /** The whole page was asked for, and is larger than a picture may be: this is its upper left part, in CSS pixels. */
  part?: { width: number; height: number };
}

export interface PictureWish {
  fullPage: boolean;
  /** 0 to 100; a picture with a quality is a JPEG, one without a PNG. */
  quality?: number;
  /** In CSS pixels. */
  viewport?: { width: number; height: number };
}

export const paperFormats = ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'Letter', 'Legal', 'Tabloid', 'Ledger'] as const;

export type PageAction =
  | { type: 'wait'; durationMs: number }
  | { type: 'wait'; selector: string; timeoutMs: number }
  | { type: 'click'; selector: string; all: boolean }
  | { type: 'write'; text: string }
  | { type: 'press'; key: string }
  | { type: 'scroll'; direction: 'up' | 'down'; selector?: string }
  | { type: 'screenshot'; wish: PictureWish }
  | { type: 'scrape' }
  | { type: 'executeJavascript'; script: string }
  | { type: 'pdf'; format: (typeof paperFormats)[number]; landscape: boolean; scale: number };

/** What the actions gave, each list in the order of the actions that fill it. */
export interface ActionOutcome {
  javascriptReturns: { type: string; value: unknown }[];
  pdfs: Uint8Array[];
  scrapes: { url: string; html: string }[];
  screenshots: Picture[];
}

export interface VisitRequest {
  url: URL;
  /** The caller's own, in lower case. */
  headers: Record<string, string>;
  /** Best first; empty: those of the country, or English. */
  languages: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string;
  mobile: boolean;
  verifyTls: boolean;
  blockAds: boolean;
  /** Wait after the page has settled. */
  waitForMs: number;
  actions: readonly PageAction[];
  screenshot?: PictureWish;
  /** Collect the computed styles that branding is made of. */
  styles: boolean;
  /** All that the visit may receive. */
  maxReceivedBytes: number;
  /** All that it may bring home: pages, pictures, values. */
  maxResultBytes: number;
}

/** The page as the browser has it at the end of the visit. */
export interface VisitedPage {
  kind: 'page';
  /** After redirects and scripts. */
  url: string;
  statusCode: number;
  /** Of the main document, as sent. */
  contentType?: string;
  /** The main document as received, but in UTF-8 whatever it was sent in: the browser tells only the text. */
  body: Uint8Array;
  /** The page now, serialized. */
  html: string;
  actions: ActionOutcome;
  screenshot?: Picture;
  /** What browse/page-scripts collected; only document-data/branding knows its shape. */
  styles?: object;
  timezone: string;
  /** False when the server broke off in the middle of the main document. */
  isWhole: boolean;
  /** Its scripts were stopped: they called for other programs without an end. */
  isStopped: boolean;
  /** The page has scripts and, at the end, no text, or little while it says that it is loading. */
  isUnfinished: boolean;
}

/** The URL leads to something browsers download or show in a viewer. */
export interface NoPage {
  kind: 'no-page';
  url: string;
  contentType?: string;
}

export interface Browser {
  /**
   * @throws ServiceError `source.*`, `action.failed`, `deadline.exceeded`, `feature.not-available` (no browser on this
   * machine), `server.overloaded`; what `signal` was aborted with
   */
  visit(
    request: VisitRequest,
    deadline: Deadline,
    signal: AbortSignal,
    /** Whose turn it takes; by default the server's own. */
    owner?: string,
  ): Promise<VisitedPage | NoPage>;
  /** False when no browser was found; visits fail then. */
  readonly available: boolean;
  close(): Promise<void>;
}
