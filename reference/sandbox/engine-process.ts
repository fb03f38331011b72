/**
 * One engine process seen from the server: starts it, hands it one document at a time, watches its time and its memory,
 * and turns every way of dying into a typed error for the one job that was running.
 * Spec: Limits (timeout).
 */
import { fileURLToPath } from 'node:url';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Writable } from 'node:stream';
import type { Deadline } from '../base/deadline.js';
import { ServiceError } from '../base/errors.js';
import { loaderFor } from '../base/loader-for.js';
import type { Logger } from '../base/logger.js';
import { timerMs } from '../base/timer.js';
import { putBack } from './long-texts.js';
import { documentPipe, inlineBytes, RecognitionWanted, unpackError } from './messages.js';
import type { Answer, EndMessage, JobMessage, WarmMessage } from './messages.js';
import { residentBytes } from '../base/resident-memory.js';
import type { EngineTasks, TaskAnswer, TaskName } from './tasks.js';

export interface EngineJob<Name extends TaskName = TaskName> {
  task: Name;
  bytes: Uint8Array;
  request: EngineTasks[Name]['request'];
  deadline: Deadline;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whose turn it takes; by default the server's own. */
  owner?: string | undefined;
  /** Recognising its text has brought a process down: it is read without. */
  recognitionFailed?: boolean;
}

/** What text of scanned pages is recognised with. */
export interface OcrChoice {
  /** Tesseract codes, most frequent first. */
  languages: readonly string[];
  /** The path of the program `tesseract`, where there is one. */
  program?: string | undefined;
}

export interface EngineProcessSettings {
  /** The module the process runs; `.ts` while developing, `.js` when built. */
  module: URL;
  memoryMb: number;
  /** Handed to the module on its command line; undefined: this process does not recognise text. */
  ocr: OcrChoice | undefined;
  /** Processor time the process may spend on made documents while nobody waits; 0: none. */
  warmUpMs: number;
  /** Added to the scheduling priority; 0 leaves it. */
  niceness: number;
  log: Logger;
  /** Whether others wait for a process. */
  isWanted: () => boolean;
  /** Called whenever the process can take a job: when it has started, and after every job. */
  onIdle: (process: EngineProcess) => void;
  /** Called when a made document was read. */
  onWarm: (process: EngineProcess) => void;
  /** Called once, when the process is gone. */
  onExit: (process: EngineProcess) => void;
}

const noNetwork = fileURLToPath(new URL('./no-network.cjs', import.meta.url));
/** Time the engine has to notice its deadline by itself before the process is ended. */
const graceMs = 500;
/**
 * What a process may still run on when nobody waits for its answer and others wait for the process: ending one costs as
 * much as a second of work. While nobody else wants it, it runs on to its deadline.
 */
const abandonedMs = 1000;
const watchEveryMs = 50;
const endWithinMs = 2000;
const startWithinMs = 60_000;
/** V8 ends the process itself at this share of the memory limit, with a message that says so. */
const heapShare = 0.75;
/**
 * Half of what V8 takes by itself for young objects: documents seen once cost the same, and a process at rest holds 17 MiB less.
 * A quarter of it costs DOCX and XLSX 5 %.
 */
const youngMb = 8;

type Ending = 'deadline' | 'memory' | 'closing';

interface Running {
  owner: string;
  resolve(result: TaskAnswer): void;
  reject(error: unknown): void;
  hardStop: NodeJS.Timeout;
  watch: NodeJS.Timeout;
  forget(): void;
}

export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #documents: Writable | undefined;
  readonly #settings: EngineProcessSettings;
  readonly #exited: Promise<void>;
  #running: Running | undefined;
  /** Of the answer that is coming: slices of the text that is not whole yet, and the texts that are. */
  readonly #slices: string[] = [];
  readonly #longTexts: string[] = [];
  /** Characters of all of them. */
  #sliced = 0;
  #ending: Ending | undefined;
  #errorOutput = '';
  readonly #startTimer: NodeJS.Timeout;
  #ready = false;
  #warmable: boolean;
  jobsDone = 0;
  /** Jobs in a row after which the process still held more than its share of memory. */
  jobsHeavy = 0;

  constructor(settings: EngineProcessSettings) {
    this.#settings = settings;
    this.#warmable = settings.warmUpMs > 0;
    this.#child = fork(settings.module, argumentsOf(settings), {
      serialization: 'advanced',
      env: { TZ: 'UTC' },
      execArgv: [
        `--max-old-space-size=${Math.floor(settings.memoryMb * heapShare)}`,
        `--max-semi-space-size=${youngMb}`,
        ...loaderFor(settings.module),
        '--require',
        noNetwork,
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    });
    this.#child.on('error', (error) => settings.log.error({ err: error }, 'engine process could not be reached'));
    if (settings.niceness > 0) this.#giveWay();
    // A process that could not be started (no file handle, no memory) has no pipes at all.
    const pipes = this.#child.stdio as ChildProcess['stdio'] | undefined;
    this.#documents = pipes?.[documentPipe] as Writable | undefined;
    // A broken pipe means the process died; its exit says why.
    this.#documents?.on('error', () => undefined);
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-8192);
    });
    this.#child.on('message', (answer: Answer) => this.#onAnswer(answer));
    this.#startTimer = setTimeout(() => this.#child.kill('SIGKILL'), startWithinMs);
    this.#exited = new Promise((resolve) => {
      let over = false;
      const onOver = (code: number | null, signal: NodeJS.Signals | null): void => {
        if (over) return;
        over = true;
        this.#onClose(code, signal);
        resolve();
      };
      // 'close' comes after the last of stderr, which tells a full heap from another crash.
      this.#child.once('close', onOver);
      // It does not come for a process that never was.
      if (this.#child.pid === undefined) setImmediate(onOver, null, null);
    });
  }

  #giveWay(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined) setPriority(pid, this.#settings.niceness);
    } catch (error) {
      this.#settings.log.debug({ err: error }, 'the priority of an engine process could not be lowered');
    }
  }

  /** Whose document is in work; undefined when none is. */
  get owner(): string | undefined {
    return this.#running?.owner;
  }

  /** Whether the process has ever been able to take a job. */
  get ready(): boolean {
    return this.#ready;
  }

  get idle(): boolean {
    return this.#ready && this.#running === undefined && this.#ending === undefined && this.#child.connected;
  }

  /** Whether another made document would make it faster. */
  get warmable(): boolean {
    return this.#warmable;
  }

  /** Has it read one made document, some hundredths of a second; a job that comes meanwhile begins after that. Only when `idle`. */
  warm(): void {
    this.#child.send({ kind: 'warm' } satisfies WarmMessage, () => undefined);
  }

  /**
   * Does one task with one document. Only when `idle`.
   * @throws ServiceError of the engine; `deadline.exceeded` or `document.limit-exceeded` when the process had to be ended; `internal.unexpected` when it crashed.
   */
  run<Name extends TaskName>(job: EngineJob<Name>): Promise<EngineTasks[Name]['answer']> {
    return new Promise((resolve, reject) => {
      const remainingMs = job.deadline.remainingMs();
      const onAbort = (): void => {
        this.#stopWhenWanted(running, job.deadline);
        reject(job.signal.reason);
      };
      const running: Running = {
        owner: job.owner ?? '',
        resolve,
        reject,
        hardStop: setTimeout(() => this.#kill('deadline'), timerMs(remainingMs + graceMs)),
        watch: setInterval(() => this.#watchMemory(), watchEveryMs),
        forget: () => job.signal.removeEventListener('abort', onAbort),
      };
      job.signal.addEventListener('abort', onAbort);
      this.#running = running;
      const inline = job.bytes.byteLength <= inlineBytes;
      const document = inline ? job.bytes : job.bytes.byteLength;
      const { task, request, recognitionFailed = false } = job;
      const message: JobMessage = { kind: 'job', task, request, document, remainingMs, recognitionFailed };
      this.#child.send(message, (error) => {
        if (error) this.#settings.log.warn({ err: error }, 'engine process did not take a document');
      });
      if (!inline) this.#documents?.write(job.bytes);
    });
  }

  /** Lets the process go, by force when it does not go by itself. A job that still runs is refused. */
  async end(): Promise<void> {
    this.#ending ??= 'closing';
    // Nothing is lost with a process that has not begun to work.
    if (this.#running || !this.#ready) this.#child.kill('SIGKILL');
    else if (this.#child.connected) this.#child.send({ kind: 'end' } satisfies EndMessage);
    const force = setTimeout(() => this.#child.kill('SIGKILL'), endWithinMs);
    await this.#exited;
    clearTimeout(force);
  }

  #onAnswer(answer: Answer): void {
    if (answer.kind === 'ready') {
      for (const sample of answer.warmUpFailures)
        this.#settings.log.warn({ sample }, 'engine could not read a warm-up sample');
      clearTimeout(this.#startTimer);
      this.#ready = true;
      this.#settings.onIdle(this);
      return;
    }
    if (answer.kind === 'warm') {
      this.#warmable = answer.more;
      this.#settings.onWarm(this);
      return;
    }
    if (answer.kind === 'slice') {
      this.#takeSlice(answer.slice, answer.isLast);
      return;
    }
    const longTexts = this.#longTexts.splice(0);
    // Of work that nobody waited for any more, a text may have come in part.
    this.#slices.length = this.#sliced = 0;
    const running = this.#stopWatching();
    if (!running) return;
    this.jobsDone += 1;
    const heavy = answer.residentBytes > this.#settings.memoryMb * 1024 * 1024 * 0.6;
    this.jobsHeavy = heavy ? this.jobsHeavy + 1 : 0;
    if (answer.kind === 'done') {
      try {
        putBack(
          answer.result,
          answer.longTexts.map((at, index) => ({ at, text: longTexts[index] ?? '' })),
        );
        running.resolve(answer.result);
      } catch (error) {
        // Thrown from here it would end the server.
        running.reject(error);
      }
    } else if (answer.kind === 'unread') running.reject(new RecognitionWanted());
    else running.reject(answer.error.code === 'deadline.exceeded' ? outOfTime() : unpackError(answer.error));
    this.#settings.onIdle(this);
  }

  /** A process that sends more text than it has memory has gone wrong. */
  #takeSlice(slice: string, isLast: boolean): void {
    if (!this.#running) return;
    this.#sliced += slice.length;
    if (this.#sliced > this.#settings.memoryMb * 1024 * 1024) {
      this.#slices.length = this.#longTexts.length = 0;
      this.#kill('memory');
      return;
    }
    this.#slices.push(slice);
    if (isLast) this.#longTexts.push(this.#slices.splice(0).join(''));
  }

  #stopWhenWanted(running: Running, deadline: Deadline): void {
    clearTimeout(running.hardStop);
    const remainingMs = deadline.remainingMs() + graceMs;
    running.hardStop = setTimeout(
      () => {
        if (this.#settings.isWanted() || remainingMs <= abandonedMs) this.#kill('deadline');
        else this.#stopWhenWanted(running, deadline);
      },
      Math.min(abandonedMs, timerMs(remainingMs)),
    );
  }

  #watchMemory(): void {
    const bytes = this.#child.pid === undefined ? undefined : residentBytes(this.#child.pid);
    if (bytes !== undefined && bytes > this.#settings.memoryMb * 1024 * 1024) this.#kill('memory');
  }

  #kill(ending: Ending): void {
    this.#ending ??= ending;
    this.#child.kill('SIGKILL');
  }

  #stopWatching(): Running | undefined {
    const running = this.#running;
    if (running) {
      clearTimeout(running.hardStop);
      clearInterval(running.watch);
      running.forget();
    }
    this.#running = undefined;
    return running;
  }

  #onClose(code: number | null, signal: NodeJS.Signals | null): void {
    clearTimeout(this.#startTimer);
    const running = this.#stopWatching();
    const heapFull = /heap limit|heap out of memory|Array buffer allocation failed/i.test(this.#errorOutput);
    if (this.#ending !== 'closing') {
      this.#settings.log.warn(
        {
          ending: this.#ending ?? (heapFull ? 'memory' : 'crash'),
          exitCode: code,
          signal,
          // Before the first document there is nothing to hide, and a failed start needs its whole story.
          trace: this.#ready ? withoutContent(this.#errorOutput) : this.#errorOutput.split('\n'),
        },
        'engine process ended',
      );
    }
    running?.reject(this.#lastWord(heapFull, code, signal));
    this.#settings.onExit(this);
  }

  #lastWord(heapFull: boolean, code: number | null, signal: NodeJS.Signals | null): ServiceError {
    if (this.#ending === 'deadline') {
      return outOfTime();
    }
    if (this.#ending === 'memory' || heapFull) {
      return new ServiceError(
        'document.limit-exceeded',
        'Reading the document takes more memory than a document may. Send a smaller document.',
      );
    }
    if (this.#ending === 'closing') {
      return new ServiceError('server.shutting-down', 'The server is shutting down. Try again.');
    }
    return new ServiceError('internal.unexpected', 'An unexpected error occurred while reading the document.', {
      log: `An engine process crashed (exit code ${code ?? 'none'}, signal ${signal ?? 'none'}).`,
    });
  }
}

const argumentsOf = ({ warmUpMs, ocr }: EngineProcessSettings): string[] => [
  String(warmUpMs),
  ...(ocr ? [ocr.program ?? '', ...ocr.languages] : []),
];

function outOfTime(): ServiceError {
  return new ServiceError(
    'deadline.exceeded',
    'The document was not read within `timeout`. Raise `timeout` or send a smaller document.',
  );
}

/** Of what a dying process printed: the kind of error and where it was, but no message, which may quote the document. */
function withoutContent(output: string): string[] {
  return output
    .split('\n')
    .map((line) => /^FATAL ERROR: .*|^\s+at .*|^\w*Error\b/.exec(line)?.[0])
    .filter((line) => line !== undefined)
    .slice(0, 20);
}
