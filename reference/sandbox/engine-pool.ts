/**
 * The pool of engine processes: a queue in which owners take turns before a number of them, each replaced when it dies,
 * has served long enough, or does not give its memory back. A job that only waited never suffers from another one's crash.
 * Spare processes are started when they are needed, and ended when they are not.
 * Spec: Limits (timeout); What the service does, 7.
 */
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import { timerMs } from '../base/timer.js';
import { TurnQueue } from '../base/turn-queue.js';
import { EngineProcess } from './engine-process.js';
import type { EngineJob, OcrChoice } from './engine-process.js';
import type { DocumentAnswer, DocumentRequest, EngineTasks, TaskName } from './tasks.js';

export interface EnginePoolSettings {
  /** Started at once, and kept. */
  processes: number;
  /** More that may be started. */
  spare?: number;
  /** Who gets a spare one: owners who have nothing running, or anybody who waits. Default `newcomers`. */
  spareFor?: 'newcomers' | 'anybody';
  memoryMb: number;
  jobsPerProcess: number;
  queueSize: number;
  /** undefined: these processes do not recognise text. */
  ocr?: OcrChoice;
  /** Processor time each process may spend on made documents while nobody waits, in milliseconds. Default 0: none. */
  warmUpMs?: number;
  /** Added to the scheduling priority of the processes; above 0 they give way to others. */
  niceness?: number;
  log: Logger;
  /** The module of an engine process; by default the engine's own. */
  module?: URL;
}

export interface EnginePoolStatus {
  /** Processes that can take or are running a job. */
  ready: number;
  busy: number;
  waiting: number;
  /** Processes lost since the start: crashed, or ended for their time or their memory. */
  lost: number;
}

interface Waiting {
  owner: string;
  admit(process: EngineProcess): void;
  refuse(error: unknown): void;
}

const ownModule = new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url);
/** Starts in a row that may fail before the pool counts as broken. */
const failedStartsAllowed = 3;
const restartPauseMs = 1000;
const longestRestartPauseMs = 30_000;
/** Jobs in a row that may leave a process with most of its memory in use. */
const heavyJobsAllowed = 2;
/** How long a spare process waits for more work: starting one takes about a second, and on a busy machine ten. */
const spareIdleMs = 30_000;
/** How long the first of them waits for any document of anybody. */
const keptIdleMs = 600_000;

export class EnginePool {
  readonly #settings: EnginePoolSettings;
  readonly #processes = new Set<EngineProcess>();
  /** Processes that were let go and are not gone yet. */
  readonly #leaving = new Set<Promise<void>>();
  readonly #queue = new TurnQueue<Waiting>();
  /** Ends of spare processes that have no work. */
  readonly #farewells = new Map<EngineProcess, NodeJS.Timeout>();
  /** The one that reads made documents: one at a time, and none while there is work. */
  #warming: EngineProcess | undefined;
  readonly #restarts = new Set<NodeJS.Timeout>();
  readonly #started: Promise<void>;
  #announce!: { ready(): void; broken(error: Error): void };
  #failedStarts = 0;
  /** Undefined before the first, null when there was more than one: for one alone nothing needs to be kept free. */
  #onlyOwner: string | undefined | null;
  #lost = 0;
  #jobs = 0;
  #closed = false;

  constructor(settings: EnginePoolSettings) {
    this.#settings = settings;
    this.#started = new Promise((resolve, reject) => {
      this.#announce = { ready: resolve, broken: reject };
    });
    // Whoever does not wait for readiness shall not be ended by its failure.
    this.#started.catch(() => undefined);
    for (let i = 0; i < settings.processes; i += 1) this.#start();
    if (settings.processes === 0) this.#announce.ready();
  }

  /** Resolves when the first process is ready. Rejects when processes cannot be started at all. */
  whenReady(): Promise<void> {
    return this.#started;
  }

  /** @throws ServiceError as `run` */
  convert(
    bytes: Uint8Array,
    request: DocumentRequest,
    deadline: Deadline,
    signal: AbortSignal,
    owner?: string,
  ): Promise<DocumentAnswer> {
    return this.run({ task: 'convert', bytes, request, deadline, signal, owner });
  }

  /**
   * Does one task with one document in a process of the pool.
   * @throws ServiceError as EngineProcess.run; `server.overloaded` when the queue is full; `deadline.exceeded` when the time ran out while waiting.
   */
  async run<Name extends TaskName>(job: EngineJob<Name>): Promise<EngineTasks[Name]['answer']> {
    if (this.#closed) throw shuttingDown();
    job.signal.throwIfAborted();
    job.deadline.check();
    const owner = job.owner ?? '';
    this.#onlyOwner = this.#onlyOwner === undefined || this.#onlyOwner === owner ? owner : null;
    this.#jobs += 1;
    this.#keepSpare();
    if (this.#held(owner) < Infinity)
      for (const process of this.#processes) if (process.idle) return this.#give(process, job);
    if (this.#queue.size >= this.#settings.queueSize) {
      throw new ServiceError(
        'server.overloaded',
        'The server is busy: too many documents wait to be read. Try again in a moment.',
        {
          retryAfterSeconds: 1,
        },
      );
    }
    return this.#wait(job);
  }

  status(): EnginePoolStatus {
    const ready = [...this.#processes].filter((process) => process.ready);
    const idle = ready.filter((process) => process.idle);
    return { ready: ready.length, busy: ready.length - idle.length, waiting: this.#queue.size, lost: this.#lost };
  }

  /** Ends every process. Jobs that still run or wait are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of [...this.#restarts, ...this.#farewells.values()]) clearTimeout(timer);
    for (const waiting of this.#queue) waiting.refuse(shuttingDown());
    for (const process of this.#processes) this.#letGo(process);
    await Promise.all(this.#leaving);
  }

  #start(): void {
    this.#processes.add(
      new EngineProcess({
        module: this.#settings.module ?? ownModule,
        memoryMb: this.#settings.memoryMb,
        ocr: this.#settings.ocr,
        warmUpMs: this.#settings.warmUpMs ?? 0,
        niceness: this.#settings.niceness ?? 0,
        log: this.#settings.log,
        isWanted: () => this.#queue.size > 0,
        onIdle: (process) => this.#onIdle(process),
        onWarm: (process) => {
          if (this.#warming === process) this.#warming = undefined;
          this.#warmNext();
        },
        onExit: (process) => this.#onExit(process),
      }),
    );
  }

  #onIdle(process: EngineProcess): void {
    this.#failedStarts = 0;
    this.#announce.ready();
    if (!this.#processes.has(process)) return;
    if (process.jobsDone >= this.#settings.jobsPerProcess || process.jobsHeavy >= heavyJobsAllowed) {
      this.#letGo(process);
      this.#start();
      return;
    }
    this.#admitNext();
    if (process.idle && this.#processes.size > this.#settings.processes) this.#endWhenIdle(process);
    this.#warmNext();
  }

  /** One who may have no more when a process came free may when another has ended. */
  #admitNext(): void {
    for (const process of [...this.#processes].filter(({ idle }) => idle)) {
      const next = this.#queue.next((owner) => this.#held(owner));
      if (!next) return;
      next.admit(process);
    }
  }

  /** Processes that an owner holds; Infinity for one who may have no more: the spare ones are kept for those who have none. */
  #held(owner: string): number {
    const working = [...this.#processes].filter((process) => process.owner !== undefined);
    const held = working.filter((process) => process.owner === owner).length;
    const isFull = this.#settings.spareFor !== 'anybody' && working.length >= this.#settings.processes;
    return held > 0 && isFull ? Infinity : held;
  }

  #warmNext(): void {
    if (this.#closed || this.#warming || [...this.#processes].some(({ owner }) => owner !== undefined)) return;
    this.#warming = [...this.#processes].find(({ idle, warmable }) => idle && warmable);
    this.#warming?.warm();
  }

  #give<Name extends TaskName>(process: EngineProcess, job: EngineJob<Name>): Promise<EngineTasks[Name]['answer']> {
    clearTimeout(this.#farewells.get(process));
    this.#farewells.delete(process);
    return process.run(job);
  }

  /** The first of the spare ones stays for whoever has nothing, as long as documents come. */
  #endWhenIdle(process: EngineProcess): void {
    const { processes } = this.#settings;
    const isFirst = this.#onlyOwner === null && this.#processes.size === processes + 1;
    const before = this.#jobs;
    const timer = setTimeout(
      () => {
        this.#farewells.delete(process);
        if (!process.idle || this.#processes.size <= processes) return;
        if (isFirst && this.#jobs > before) this.#endWhenIdle(process);
        else this.#letGo(process);
      },
      isFirst ? keptIdleMs : spareIdleMs,
    ).unref();
    this.#farewells.set(process, timer);
  }

  /** Where there are several owners, one is there before anybody needs it. */
  #keepSpare(): void {
    const { processes, spare = 0, spareFor } = this.#settings;
    const isKept = this.#onlyOwner === null && spareFor !== 'anybody' && spare > 0;
    if (isKept && this.#restarts.size === 0 && this.#processes.size <= processes) this.#start();
  }

  /** Starts a spare process, one at a time, for it may serve them all; before anybody needs it, while documents wait. */
  #startSpare(): void {
    const { processes, spare = 0, spareFor } = this.#settings;
    if (this.#restarts.size > 0 || this.#processes.size >= processes + spare) return;
    const working = [...this.#processes];
    if (working.filter((process) => !process.ready).length >= this.#queue.size) return;
    const isComing = working.some((process) => process.idle || !process.ready);
    const isWanted = this.#onlyOwner === null && this.#queue.size > 0;
    if (spareFor === 'anybody' || (isWanted && !isComing)) this.#start();
  }

  #letGo(process: EngineProcess): void {
    this.#processes.delete(process);
    const gone = process.end().then(() => void this.#leaving.delete(gone));
    this.#leaving.add(gone);
  }

  #onExit(process: EngineProcess): void {
    if (this.#warming === process) this.#warming = undefined;
    if (!this.#processes.delete(process)) return;
    clearTimeout(this.#farewells.get(process));
    this.#farewells.delete(process);
    this.#lost += 1;
    this.#admitNext();
    if (!process.ready) this.#startLater();
    else if (this.#processes.size < this.#settings.processes) this.#start();
    else this.#startSpare();
  }

  /** A process that dies before it is ready would only be started to die again: wait, longer each time. */
  #startLater(): void {
    this.#failedStarts += 1;
    if (this.#failedStarts >= failedStartsAllowed)
      this.#announce.broken(new Error('The engine processes cannot be started.'));
    const timer = setTimeout(
      () => {
        this.#restarts.delete(timer);
        if (this.#processes.size < this.#settings.processes) this.#start();
        else this.#startSpare();
      },
      Math.min(longestRestartPauseMs, restartPauseMs * this.#failedStarts),
    );
    this.#restarts.add(timer);
  }

  #wait<Name extends TaskName>(job: EngineJob<Name>): Promise<EngineTasks[Name]['answer']> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.delete(waiting.owner, waiting);
        clearTimeout(timer);
        job.signal.removeEventListener('abort', onAbort);
      };
      const waiting: Waiting = {
        owner: job.owner ?? '',
        admit: (process) => {
          leave();
          resolve(this.#give(process, job));
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const onAbort = (): void => waiting.refuse(job.signal.reason);
      const timer = setTimeout(() => {
        waiting.refuse(
          new ServiceError(
            'deadline.exceeded',
            'The document was not reached within `timeout`, because the server is busy. Raise `timeout` or try again later.',
          ),
        );
      }, timerMs(job.deadline.remainingMs()));
      job.signal.addEventListener('abort', onAbort);
      this.#queue.add(waiting.owner, waiting);
      this.#startSpare();
    });
  }
}

function shuttingDown(): ServiceError {
  return new ServiceError('server.shutting-down', 'The server is shutting down. Try again.');
}
