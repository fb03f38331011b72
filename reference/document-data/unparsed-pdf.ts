/**
 * `parsers: []`: a PDF is not parsed and comes back as base64 in `markdown`, as a scraped one does.
 * Spec: Scrape options (parsers); for uploads the source is silent (spec/silences.yaml, empty-parsers-on-parse).
 */
import type { Conversion, Output } from '../engine/convert.js';
import type { Notice } from '../engine/document/reading.js';
import type { DocumentRequest } from '../sandbox/tasks.js';

const message = 'redactPII had no effect, because the file was not parsed.';

/** The header may stand behind some other bytes, as readers of PDF allow. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

/** Nothing is redacted in a file that nobody reads, and the caller who asked for that is told so. */
export function unparsedPdf(bytes: Uint8Array, { outputs, redact }: DocumentRequest): Conversion {
  const empty: Partial<Conversion> = { html: '', rawHtml: null, links: [], images: [] };
  const asked = Object.fromEntries(Object.entries(empty).filter(([output]) => outputs.includes(output as Output)));
  const markdown = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  const notices: Notice[] = redact ? [{ code: 'option-without-effect', message }] : [];
  return { format: 'pdf', metadata: {}, notices, ...asked, markdown };
}
