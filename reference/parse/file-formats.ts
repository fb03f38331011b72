/**
 * The kinds of files that are read here, with the names they go by.
 * Spec: What the service does, 2 (supported extensions).
 */
import { namesOf } from '../engine/detect/names.js';
import { formats } from '../engine/document/reading.js';
import type { DocumentFormat } from '../engine/document/reading.js';

export interface FileFormat {
  format: DocumentFormat;
  /** Without dots. */
  extensions: string[];
  /** MIME types. */
  contentTypes: string[];
}

export function fileFormats(): FileFormat[] {
  return formats.map((format) => ({ format, ...namesOf(format) }));
}
