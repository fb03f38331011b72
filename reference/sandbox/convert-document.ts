/**
 * The task `convert`: one document read once, then written in every form and asked every question; where that is asked,
 * without personal data.
 * Spec: Document data.
 */
import type { Deadline } from '../base/deadline.js';
import { readDocument, writeOutputs } from '../engine/convert.js';
import type { ReadPorts } from '../engine/document/reading.js';
import { studyDocument } from '../understanding/study-document.js';
import type { Named, Redaction } from '../engine/privacy/entities.js';
import { redactData } from '../engine/privacy/redact-data.js';
import { answerQuestions } from '../page-questions/answer-questions.js';
import type { DocumentAnswer, DocumentRequest } from './tasks.js';

/** @throws ServiceError as the engine, and as answerQuestions */
export async function convertDocument(
  bytes: Uint8Array,
  request: DocumentRequest,
  ports: ReadPorts,
): Promise<DocumentAnswer> {
  const read = await readDocument(bytes, request, ports);
  const conversion = writeOutputs(read, request.outputs, ports);
  const { questions, material: wantsMaterial } = request;
  const page = questions || wantsMaterial ? read.reading.source?.page() : undefined;
  const answers = questions && page && answerQuestions(page, questions, request.read.baseUrl ?? '', ports.deadline);
  const material = wantsMaterial && studyDocument(read.reading, page, request.read.baseUrl);
  const answer = { ...conversion, ...(answers && { answers }), ...(material && { material }) };
  if (!request.redact) return answer;
  const { redaction, beside } = request.redact;
  return redactAnswer({ ...answer, ...(beside && { beside }) }, redaction, ports.deadline);
}

/**
 * The task `redact`, and the last step of `convert`. Where a crawl and a download go on from here is for the server itself,
 * and stays.
 * @throws ServiceError `deadline.exceeded`
 */
export function redactAnswer(
  { format, pages, notices, answers, ...texts }: DocumentAnswer,
  redaction: Redaction,
  deadline: Deadline,
  named: readonly Named[] = [],
): DocumentAnswer {
  const { links, media, ...told } = answers ?? {};
  const clear = { ...texts, ...(answers && { answers: told }) };
  const redactedTexts = redactData(clear, redaction, deadline, named);
  return {
    ...redactedTexts,
    ...(answers && { answers: { ...redactedTexts.answers, ...(links && { links }), ...(media && { media }) } }),
    format,
    notices,
    ...(pages && { pages }),
  };
}
