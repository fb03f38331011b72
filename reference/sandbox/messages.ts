/**
 * What the server and an engine process say to each other. Control messages travel over Node's IPC channel
 * (structured clone); the bytes of a large document travel beside them over a pipe, so they are never cloned.
 * Spec: none (operations).
 */
import { errorCodes, isServiceError, ServiceError } from '../base/errors.js';
import type { ErrorCode } from '../base/errors.js';
import type { LongText } from './long-texts.js';
import type { TaskAnswer, TaskName, TaskRequest } from './tasks.js';

/** The file descriptor of the pipe that carries documents into an engine process. */
export const documentPipe = 4;

/** Up to this size a copy costs less than a second write to the process. */
export const inlineBytes = 48 * 1024;

/** Server -> engine process. */
export interface JobMessage {
  kind: 'job';
  /** What is to be done with the document. */
  task: TaskName;
  request: TaskRequest;
  /** The document, or how many bytes of it follow on the pipe. */
  document: Uint8Array | number;
  /** Milliseconds left for the job. */
  remainingMs: number;
  /** Recognising its text has brought a process down. */
  recognitionFailed: boolean;
}

/** Server -> engine process: nothing more will come. (A disconnect by the server would keep Node from telling of the end.) */
export interface EndMessage {
  kind: 'end';
}

/** Server -> engine process: nobody waits, so one made document more may be read. */
export interface WarmMessage {
  kind: 'warm';
}

/** Engine process -> server. `warmUpFailures` names samples that could not be read. */
export type Answer =
  | { kind: 'ready'; warmUpFailures: string[] }
  /** A made document was read; `more` says whether another would help. */
  | { kind: 'warm'; more: boolean }
  /** A slice of a long text of the answer that follows, and whether it is the last of its text. */
  | { kind: 'slice'; slice: string; isLast: boolean }
  /** `longTexts` says where the texts stand that came before it. */
  | { kind: 'done'; result: TaskAnswer; longTexts: LongText['at'][]; residentBytes: number }
  /** The document has scanned pages, and this process does not recognise text. */
  | { kind: 'unread'; residentBytes: number }
  | { kind: 'failed'; error: ErrorOnTheWay; residentBytes: number };

/** A document needs a process that recognises text. Stays within the sandbox. */
export class RecognitionWanted extends Error {
  override readonly name = 'RecognitionWanted';
}

/** A ServiceError as plain data. */
export interface ErrorOnTheWay {
  code: ErrorCode;
  publicMessage: string;
  log: string;
  details?: unknown;
  stack?: string;
}

/** Errors of the engine keep their code; what a hostile file can force on any program is told apart from a fault of ours. */
export function packError(error: unknown): ErrorOnTheWay {
  if (isServiceError(error)) {
    return {
      code: error.code,
      publicMessage: error.publicMessage,
      log: error.message,
      ...(error.details !== undefined && { details: error.details }),
      ...(error.code === 'internal.unexpected' && error.stack !== undefined && { stack: error.stack }),
    };
  }
  if (error instanceof RangeError) {
    return {
      code: 'document.limit-exceeded',
      publicMessage: 'The document is nested too deeply or too large to be read.',
      log: `${error.name}: ${error.message}`,
    };
  }
  const log = error instanceof Error ? `${error.name}: ${error.message}` : 'A value that is no Error was thrown.';
  return {
    code: 'internal.unexpected',
    publicMessage: 'An unexpected error occurred while reading the document.',
    log,
    ...(error instanceof Error && error.stack !== undefined && { stack: error.stack }),
  };
}

/** The error as it was thrown in the other process; a code that nobody knows is `internal.unexpected`. */
export function unpackError(packed: ErrorOnTheWay): ServiceError {
  const code = errorCodes.includes(packed.code) ? packed.code : 'internal.unexpected';
  const error = new ServiceError(code, packed.publicMessage, { log: packed.log, details: packed.details });
  if (packed.stack !== undefined) error.stack = packed.stack;
  return error;
}
