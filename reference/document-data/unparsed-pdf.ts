/**
 * `parsers: []`: a PDF is not parsed and comes back as base64 in `markdown`, as a scraped one does.
 * Spec: Scrape options (parsers); for uploads the source is silent (spec/silences.yaml, empty-parsers-on-parse).
 */
import type { Conversion, Output } from '../engine/convert.js';

/** The header may stand behind some other bytes, as readers of PDF allow. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

export function unparsedPdf(bytes: Uint8Array, outputs: readonly Output[]): Conversion {
  const empty: Partial<Conversion> = { html: '', rawHtml: null, links: [], images: [] };
  const asked = Object.fromEntries(Object.entries(empty).filter(([output]) => outputs.includes(output as Output)));
  const markdown = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return { format: 'pdf', metadata: {}, notices: [], ...asked, markdown };
}
