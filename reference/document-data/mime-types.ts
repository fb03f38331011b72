/**
 * The MIME type of every format the engine reads.
 * Spec: Metadata (contentType).
 */
import type { Format } from '../engine/document/reading.js';

export const mimeTypes = {
  html: 'text/html',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  picture: 'image/*',
} as const satisfies Record<Format, string>;
