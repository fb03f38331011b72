/**
 * Parses one uploaded file: hands it to the sandbox and puts the answer together.
 * Flow: operations/parse-file -> here -> sandbox -> document-data/assemble.
 * Spec: POST /parse.
 */
import type { Deadline } from '../base/deadline.js';
import { withoutContent } from '../base/errors.js';
import type { Upload } from '../base/operation-call.js';
import { assemble } from '../document-data/assemble.js';
import type { AssembledDocument, ServiceFacts } from '../document-data/assemble.js';
import { isPdf, unparsedPdf } from '../document-data/unparsed-pdf.js';
import type { Conversion } from '../engine/convert.js';
import type { Converter } from '../sandbox/converter.js';
import type { ParseRequest } from './parse-request.js';

export interface ParseUploadInput {
  owner: string;
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
    const conversion = await conversionOf(converter, input);
    return assemble(withTagNotice(conversion, input.request), input.request, facts);
  } catch (error) {
    throw input.request.zeroDataRetention ? withoutContent(error, 'reading the document') : error;
  }
}

async function conversionOf(
  converter: Converter,
  { owner, upload, request, deadline, signal }: ParseUploadInput,
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
  return converter.convert(upload.bytes, { read, outputs: request.outputs }, deadline, signal, owner);
}

/** Tag filters are a matter of HTML; elsewhere they do nothing, and the caller is told so. */
function withTagNotice(conversion: Conversion, { includeTags, excludeTags }: ParseRequest): Conversion {
  const filters = [
    ...(includeTags.length > 0 ? ['includeTags'] : []),
    ...(excludeTags.length > 0 ? ['excludeTags'] : []),
  ];
  if (conversion.format === 'html' || filters.length === 0) return conversion;
  const message = `${filters.join(' and ')} had no effect, because the file is not HTML.`;
  return { ...conversion, notices: [...conversion.notices, { code: 'option-without-effect', message }] };
}
