/**
 * What a caller wants of a document, however it is obtained: the part of a request that a file and a URL share.
 * Made from the wire by operations/wire/document-options.
 * Spec: ParseOptions; Scrape options.
 */
import type { Redaction } from '../engine/privacy/entities.js';
import type { PdfOptions } from '../engine/document/reading.js';
import type { FormatWish } from './format-wish.js';

export interface DocumentWish {
  /** Each once. */
  formats: readonly FormatWish[];
  onlyMainContent: boolean;
  includeTags: readonly string[];
  excludeTags: readonly string[];
  embedImages: boolean;
  /** `unparsed`: a PDF comes back as base64. */
  pdf: PdfOptions | 'unparsed';
  timeoutMs: number;
  /** Absent: nothing is redacted. */
  redaction?: Redaction;
  /** Nothing of the document may be kept, errors and logs included. */
  zeroDataRetention: boolean;
}
