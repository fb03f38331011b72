/**
 * What a visit brought home, before it is converted: by a plain fetch or by the browser.
 * Spec: What the service does, 3; Scrape options.
 */
import type { ActionOutcome, Picture } from '../browse/page-visit.js';

export interface PageSource {
  /** `page`: HTML; `document`: a file the engine reads; `text`: plain text, JSON and the like; `media`: a sound or a film. */
  kind: 'page' | 'document' | 'text' | 'media';
  /** After redirects. */
  url: string;
  statusCode: number;
  contentType?: string;
  /** As received; from the browser in UTF-8. */
  body: Uint8Array;
  /** The page as the browser has it; undefined after a plain fetch. */
  rendered?: string;
  /** Name of the file, for documents. */
  fileName?: string;
  means: 'fetch' | 'browser';
  /** Why the browser was needed, in words of the interface; empty after a plain fetch. */
  because: readonly string[];
  actions?: ActionOutcome;
  screenshot?: Picture;
  styles?: object;
  timezone?: string;
  /** False when something of the page did not come: such a visit is not stored. */
  isWhole: boolean;
  /** What the caller should know about the visit. */
  remarks: readonly string[];
}

/** What it takes to keep the source in memory. */
export function sizeOf({ body, rendered, screenshot }: PageSource): number {
  return body.byteLength + (rendered?.length ?? 0) * 2 + (screenshot?.bytes.byteLength ?? 0) + 1000;
}
