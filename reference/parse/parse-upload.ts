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
import { documentRequest } from '../document-data/document-request.js';
import type { DocumentWish } from '../document-data/document-wish.js';
import { withoutNames } from '../document-data/redact-names.js';
import { understand } from '../document-data/understand.js';
import { isPdf, unparsedPdf } from '../document-data/unparsed-pdf.js';
import type { Intelligence } from '../intelligence/intelligence.js';
import type { Converter } from '../sandbox/converter.js';
import type { DocumentAnswer } from '../sandbox/tasks.js';

export interface ParseMeans {
  converter: Converter;
  intelligence: Pick<Intelligence, 'think' | 'redactNames'>;
}

export interface ParseUploadInput {
  owner: string;
  upload: Upload;
  request: DocumentWish;
  facts: Omit<ServiceFacts, 'sourceFile'>;
  deadline: Deadline;
  signal: AbortSignal;
}

/** @throws ServiceError `document.*`, `deadline.exceeded`, `server.*`, `request.invalid-options` (a selector that is none). */
export async function parseUpload(
  { converter, intelligence }: ParseMeans,
  input: ParseUploadInput,
): Promise<AssembledDocument> {
  const facts: ServiceFacts = { ...input.facts, sourceFile: input.upload.fileName };
  try {
    const { request } = input;
    const converted = await conversionOf(converter, input);
    const { answer: conversion, said } = await withoutNames(intelligence, converted, request, input);
    const thought = await understand(intelligence, conversion, request.formats, input);
    return await assemble(withIdleNotices(conversion, request), request.formats, facts, thought, said);
  } catch (error) {
    throw input.request.zeroDataRetention ? withoutContent(error, 'reading the document') : error;
  }
}

async function conversionOf(
  converter: Converter,
  { owner, upload, request, deadline, signal }: ParseUploadInput,
): Promise<DocumentAnswer> {
  const { bytes, fileName, contentType } = upload;
  const wanted = documentRequest(request, { fileName, ...(contentType !== undefined && { contentType }) });
  if (request.pdf === 'unparsed' && isPdf(bytes)) return unparsedPdf(bytes, wanted);
  return converter.convert(bytes, wanted, deadline, signal, owner);
}

/** Tag filters are a matter of HTML, pages one of PDF; elsewhere they do nothing, and the caller is told so. */
function withIdleNotices(conversion: DocumentAnswer, wish: DocumentWish): DocumentAnswer {
  const { includeTags, excludeTags, formats, pdf } = wish;
  const idle: [isIdle: boolean, names: string[], reason: string][] = [
    [
      conversion.format !== 'html',
      [...(includeTags.length > 0 ? ['includeTags'] : []), ...(excludeTags.length > 0 ? ['excludeTags'] : [])],
      'the file is not HTML',
    ],
    [
      conversion.format !== 'pdf',
      [
        ...formats.map(({ type }) => type).filter((type) => type === 'pages' || type === 'blocks'),
        ...(pdf !== 'unparsed' && pdf.pageMarks ? ['pageMarkers'] : []),
      ],
      'the file is no PDF',
    ],
  ];
  const notices = idle
    .filter(([isIdle, names]) => isIdle && names.length > 0)
    .map(([, names, reason]) => ({
      code: 'option-without-effect' as const,
      message: `${names.join(' and ')} had no effect, because ${reason}.`,
    }));
  return notices.length === 0 ? conversion : { ...conversion, notices: [...conversion.notices, ...notices] };
}
