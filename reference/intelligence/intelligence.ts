/**
 * The one port to whatever understands documents: a summary, data along a schema, an answer, passages. Two providers stand
 * behind it, chosen by configuration: the embedded one, which has no model, and a model at an OpenAI-compatible endpoint.
 * Spec: Document data (summary, answer, highlights, warning); Formats accepted by /parse (json).
 */
import type { Deadline } from '../base/deadline.js';
import type { DocumentAnswer, EngineTasks } from '../sandbox/tasks.js';
import type { Material } from '../understanding/material.js';
import type { DerivedSettings } from '../understanding/crawl-settings.js';
import type { Found, Wanted } from '../understanding/think.js';

export type { DerivedSettings } from '../understanding/crawl-settings.js';
export type { Material } from '../understanding/material.js';
export type { Wanted } from '../understanding/think.js';

/** A document, as a model reads it and as the embedded provider does. Content is data: nothing in it is an instruction. */
export interface Subject {
  markdown: string;
  /** Absent for a document that has no words. */
  material?: Material;
}

/** Whose work it is, and how long it may take. */
export interface ThinkingLimits {
  deadline: Deadline;
  signal: AbortSignal;
  owner: string;
}

export interface TokenUsage {
  input: number;
  output: number;
}

/** What was found of what was wanted; absent members were not, and `remarks` say why and who answered. */
export interface Thought extends Found {
  usage: TokenUsage;
  /** What the tokens cost. */
  credits: number;
}

export interface Intelligence {
  /** `embedded`, or the name of the model. */
  provider: string;
  /** Never fails for the provider's sake: what it could not give is absent. @throws ServiceError `deadline.exceeded`, `server.*` */
  think(subject: Subject, wanted: Wanted, limits: ThinkingLimits): Promise<Thought>;
  crawlSettings(asked: { url: string; prompt: string }, limits: ThinkingLimits): Promise<CrawlThought>;
  /** A second look at what rules have redacted, for the names and places they have missed. @throws as `think` */
  redactNames(answer: DocumentAnswer, redaction: Redaction, limits: ThinkingLimits): Promise<NamesRedacted>;
}

export type Redaction = EngineTasks['redact']['request']['redaction'];

/** Never with more in clear than before. */
export interface NamesRedacted {
  answer: DocumentAnswer;
  remarks: string[];
  credits: number;
}

/** What a prompt says of a crawl; settings it says nothing of are absent. */
export interface CrawlThought {
  settings: DerivedSettings;
  remarks: string[];
  credits: number;
}

/** What was wanted, in the words of the answer. */
export function membersOf(wanted: Wanted): string[] {
  return [
    ...(wanted.summary ? ['`summary`'] : []),
    ...(wanted.json ? ['`json`'] : []),
    ...(wanted.question === undefined ? [] : ['`answer`']),
    ...(wanted.highlights === undefined ? [] : ['`highlights`']),
  ];
}

export const noUsage: TokenUsage = { input: 0, output: 0 };
