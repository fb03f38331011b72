/**
 * The task `convert`: one document read once, then written in every form and asked every question.
 * Spec: Document data.
 */
import { readDocument, writeOutputs } from '../engine/convert.js';
import type { ReadPorts } from '../engine/document/reading.js';
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
  const page = request.questions && read.reading.source?.page();
  if (!page) return conversion;
  const answers = answerQuestions(page, request.questions!, request.read.baseUrl ?? '', ports.deadline);
  return { ...conversion, answers };
}
