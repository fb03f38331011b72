/**
 * A call of `POST /parse` as a check writes it, and its translation to multipart parts.
 * The default is what the interface states: `file` first, then `options` as an application/json part.
 * Used by the session; pure.
 * Spec: Parse upload (multipart parts of POST /parse).
 */
import type { Part } from './multipart.js';

/** What is uploaded. */
export interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array | string;
}

/** How the `options` part is written: the stated form, or the two forms that real clients also send. */
type OptionsForm = 'json-part' | 'plain-field' | 'json-file';

export interface ParseRequest {
  /** Absent: no `file` part. */
  readonly file?: Upload;
  /** Absent: no `options` part. A string is sent as it is, anything else as JSON. */
  readonly options?: unknown;
  readonly optionsForm?: OptionsForm;
  readonly order?: 'file-first' | 'options-first';
  /** Further parts, after the others. */
  readonly extraParts?: readonly Part[];
}

/** The parts of a request in the order they are sent. */
export function parseParts(request: ParseRequest): Part[] {
  const parts: Part[] = [];
  if (request.file) {
    const { name, contentType, bytes } = request.file;
    parts.push({ name: 'file', filename: name, contentType, value: bytes });
  }
  if (request.options !== undefined) parts.push(optionsPart(request.options, request.optionsForm ?? 'json-part'));
  if (request.order === 'options-first') parts.reverse();
  return [...parts, ...(request.extraParts ?? [])];
}

function optionsPart(options: unknown, form: OptionsForm): Part {
  const value = typeof options === 'string' ? options : JSON.stringify(options);
  switch (form) {
    case 'json-part':
      return { name: 'options', contentType: 'application/json', value };
    case 'plain-field':
      return { name: 'options', value };
    case 'json-file':
      return { name: 'options', filename: 'options.json', contentType: 'application/json', value };
  }
}
