/**
 * What a caller wants of an uploaded file, in house names and units. Made from the wire's ParseOptions by operations/wire.
 * Spec: ParseOptions.
 */
import type { Output } from '../engine/convert.js';
import type { PdfOptions } from '../engine/document/reading.js';

export interface ParseRequest {
  /** Each once, in no particular order; `markdown` is always among them (see document-data/assemble.ts). */
  outputs: readonly Output[];
  onlyMainContent: boolean;
  includeTags: readonly string[];
  excludeTags: readonly string[];
  embedImages: boolean;
  /** `unparsed`: a PDF comes back as base64. */
  pdf: PdfOptions | 'unparsed';
  timeoutMs: number;
  /** Nothing of the document may be kept, errors and logs included. */
  zeroDataRetention: boolean;
}
