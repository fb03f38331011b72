/**
 * What an engine process can be asked to do, by name, with the types of question and answer. A new task is one line here
 * and one in child.ts.
 * Spec: none (operations).
 */
import type { Conversion, ConversionRequest } from '../engine/convert.js';
import type { Material } from '../understanding/material.js';
import type { Found, Wanted } from '../understanding/think.js';
import type { Named, Redaction } from '../engine/privacy/entities.js';
import type { ChangeTracking, Versions } from '../page-questions/change-tracking.js';
import type { PageAnswers, PageQuestions } from '../page-questions/answer-questions.js';

/** Everything that is wanted of one document, so that it is read once. Plain data. */
export interface DocumentRequest extends ConversionRequest {
  /** Asked of the page, where the document is one. Its address is `read.baseUrl`. */
  questions?: PageQuestions;
  /** Whether it is to be laid out for understanding. */
  material?: boolean;
  /** Personal data is taken out of everything that is answered, and of what is sent along to be answered beside it. */
  redact?: { redaction: Redaction; beside?: Record<string, unknown> };
}

export interface DocumentAnswer extends Conversion {
  /** Absent when nothing was asked, and when the document is no page. */
  answers?: PageAnswers;
  /** Absent when it was not asked for. */
  material?: Material;
  /** What was sent along, redacted. */
  beside?: Record<string, unknown>;
}

export interface EngineTasks {
  /** Two versions of a page, which can be as long as pages can be. No document goes with it. */
  compareVersions: { request: Versions; answer: ChangeTracking };
  /** What is wanted of a document that was read before. No bytes go with it. */
  think: { request: { material: Material; wanted: Wanted }; answer: Found };
  /** Takes out of an answer what a model has named in it. The bytes are the answer, as JSON. */
  redact: { request: { redaction: Redaction; named: readonly Named[] }; answer: DocumentAnswer };
  /** One document: what it is converted to, and what was asked of it, in one pass. */
  convert: { request: DocumentRequest; answer: DocumentAnswer };
}

export type TaskName = keyof EngineTasks;
/** Of any task. */
export type TaskRequest = EngineTasks[TaskName]['request'];
export type TaskAnswer = EngineTasks[TaskName]['answer'];
