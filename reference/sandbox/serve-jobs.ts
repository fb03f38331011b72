/**
 * The inner side of the sandbox: takes one document after another, does with it what was asked, and answers.
 * Runs in an engine process and ends with its server.
 * Spec: Limits (timeout).
 */
import { readSync } from 'node:fs';
import { systemClock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import type { Deadline } from '../base/deadline.js';
import { keepShapes, renewShapes } from '../base/lasting-shapes.js';
import type { ReadPorts } from '../engine/document/reading.js';
import { HeldMemory } from './held-memory.js';
import { slicesOf, takeOutLongTexts } from './long-texts.js';
import { documentPipe, packError, RecognitionWanted } from './messages.js';
import type { Answer, EndMessage, JobMessage, WarmMessage } from './messages.js';
import { requireBoundedResult } from './result-size.js';
import type { EngineTasks, TaskAnswer, TaskName } from './tasks.js';
import type { WarmMore } from './warm-documents.js';

/** Something that can be done with a document. What it gives is plain data. */
export type Task<Name extends TaskName> = (
  bytes: Uint8Array,
  request: EngineTasks[Name]['request'],
  ports: ReadPorts,
) => Promise<EngineTasks[Name]['answer']>;

export interface JobPorts extends ReadPorts {
  /** Whether text recognition was asked for, where there is none: the document is then read elsewhere. */
  missedRecognition?: () => boolean;
}

export interface JobServer {
  tasks: { readonly [Name in TaskName]: Task<Name> };
  /** The world of one document. */
  portsFor: (deadline: Deadline, recognitionFailed: boolean) => JobPorts;
  /** Told to the server: samples that could not be read. */
  warmUpFailures: string[];
  warmMore: WarmMore;
  /** Ends this process. */
  end: () => never;
}

/** Says that the process is ready, then serves jobs until the server lets go of it. */
export function serveJobs(jobs: JobServer): void {
  process.on('message', (message: JobMessage | WarmMessage | EndMessage) => {
    if (message.kind === 'end') jobs.end();
    if (message.kind === 'warm') void warm(jobs);
    else void answerJob(jobs, message);
  });
  send({ kind: 'ready', warmUpFailures: jobs.warmUpFailures });
}

/** A made document that cannot be read was told of at the start; it is no reason to go on. */
async function warm({ warmMore }: JobServer): Promise<void> {
  const more = await warmMore().catch(() => false);
  renewShapes();
  send({ kind: 'warm', more });
}

const held = new HeldMemory(systemClock.nowMs, () => process.memoryUsage.rss());

async function answerJob({ tasks, portsFor, end }: JobServer, job: JobMessage): Promise<void> {
  held.begin();
  const ports = portsFor(deadlineAfter(job.remainingMs, systemClock.nowMs), job.recognitionFailed);
  try {
    // What came with the message is a view into it; a reader gets a buffer of its own.
    const bytes = typeof job.document === 'number' ? readDocument(job.document, end) : new Uint8Array(job.document);
    const result = await carryOut(tasks, job, bytes, ports);
    if (ports.missedRecognition?.()) throw new RecognitionWanted();
    requireBoundedResult(result, bytes.byteLength);
    sendResult(result);
  } catch (error) {
    if (ports.missedRecognition?.()) send({ kind: 'unread', residentBytes: held.bytes() });
    else send({ kind: 'failed', error: packError(error), residentBytes: held.bytes() });
  } finally {
    keepShapes();
  }
}

/** The message holds the request of the task it names; the compiler cannot follow a pair through a message. */
function carryOut<Name extends TaskName>(
  tasks: { readonly [Each in TaskName]: Task<Each> },
  job: { task: Name; request: EngineTasks[TaskName]['request'] },
  bytes: Uint8Array,
  ports: ReadPorts,
): Promise<EngineTasks[Name]['answer']> {
  return tasks[job.task](bytes, job.request, ports);
}

/** Reads straight into one buffer; blocking is right here, because there is nothing else to do meanwhile. */
function readDocument(byteLength: number, end: () => never): Uint8Array {
  const bytes = new Uint8Array(byteLength);
  let filled = 0;
  while (filled < byteLength) {
    const count = readSync(documentPipe, bytes, filled, byteLength - filled, null);
    if (count === 0) end();
    filled += count;
  }
  return bytes;
}

function sendResult(result: TaskAnswer): void {
  const taken = takeOutLongTexts(result);
  for (const { text } of taken) {
    let sent = 0;
    for (const slice of slicesOf(text)) send({ kind: 'slice', slice, isLast: (sent += slice.length) === text.length });
  }
  send({ kind: 'done', result, longTexts: taken.map(({ at }) => at), residentBytes: held.bytes() });
}

function send(answer: Answer): void {
  process.send!(answer);
}
