/**
 * Parses one uploaded file: hands it to the sandbox and puts the answer together.
 * Flow: operations/parse-file -> here -> sandbox -> document-data/assemble.
 * Spec: POST /parse.
 */
import type { Deadline } from '../base/deadline.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { Upload } from '../base/operation-call.js';
import { assemble } from '../document-data/assemble.js';
import type { AssembledDocument, ServiceFacts } from '../document-data/assemble.js';
import type { Conversion, ConversionRequest } from '../engine/convert.js';
import type { ParseRequest } from './parse-request.js';
import { isPdf, unparsedPdf } from './unparsed-pdf.js';

/** The sandbox as this room sees it. */
export interface Converter {
  convert(bytes: Uint8Array, request: ConversionRequest, deadline: Deadline, signal: AbortSignal): Promise<Conversion>;
}

export interface ParseUploadInput {
  upload: Upload;
  request: ParseRequest;
  facts: Omit<ServiceFacts, 'sourceFile'>;
  deadline: Deadline;
  signal: AbortSignal;
}

/** @throws ServiceError `document.*`, `deadline.exceeded`, `server.*`, `request.invalid-options` (a selector that is none). */
export async function parseUpload(converter: Converter, input: ParseUploadInput): Promise<AssembledDocument> {
  const facts: ServiceFacts = { ...input.facts, sourceFile: input.upload.fileName };
  try {
    return assemble(await conversionOf(converter, input), input.request, facts);
  } catch (error) {
    throw input.request.zeroDataRetention ? withoutContent(error) : error;
  }
}

async function conversionOf(
  converter: Converter,
  { upload, request, deadline, signal }: ParseUploadInput,
): Promise<Conversion> {
  const { pdf } = request;
  if (pdf === 'unparsed' && isPdf(upload.bytes)) return unparsedPdf(upload.bytes, request.outputs);
  const read = {
    fileName: upload.fileName,
    ...(upload.contentType !== undefined && { contentType: upload.contentType }),
    onlyMainContent: request.onlyMainContent,
    includeTags: request.includeTags,
    excludeTags: request.excludeTags,
    embedImages: request.embedImages,
    pdf: pdf === 'unparsed' ? { mode: 'auto' as const } : pdf,
  };
  return converter.convert(upload.bytes, { read, outputs: request.outputs }, deadline, signal);
}

/** An error may quote the document, and errors are logged: only its kind remains. */
function withoutContent(error: unknown): unknown {
  if (isServiceError(error) && error.code !== 'internal.unexpected') return error;
  return new ServiceError('internal.unexpected', 'An unexpected error occurred while reading the document.', {
    log: 'An unexpected error of a parse with zero data retention; its text is not kept.',
  });
}
