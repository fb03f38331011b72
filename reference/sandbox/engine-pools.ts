/**
 * Two pools of engine processes: one that reads documents, and one for the documents that turn out to be scans. Text
 * recognition takes a second a page; it never holds the processes that answer everybody else, and gives way to them.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import type { Deadline } from '../base/deadline.js';
import { isServiceError, type ErrorCode } from '../base/errors.js';
import type { Converter } from './converter.js';
import { EnginePool } from './engine-pool.js';
import type { EnginePoolSettings, EnginePoolStatus } from './engine-pool.js';
import type { EngineJob, OcrChoice } from './engine-process.js';
import { RecognitionWanted } from './messages.js';
import type { DocumentAnswer, DocumentRequest, EngineTasks, TaskName } from './tasks.js';

export interface EnginePoolsSettings extends Omit<EnginePoolSettings, 'spare' | 'spareFor' | 'niceness'> {
  ocr: OcrChoice;
}

const broughtDown: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['document.limit-exceeded', 'internal.unexpected']);

/** A third of the share of others: less, and a page that takes a second takes a minute on a busy machine. */
const recognitionNiceness = 5;

export class EnginePools implements Converter {
  readonly #reading: EnginePool;
  readonly #recognition: EnginePool;

  constructor({ ocr, processes, ...settings }: EnginePoolsSettings) {
    this.#reading = new EnginePool({ ...settings, processes, spare: Math.ceil(processes / 2) });
    this.#recognition = new EnginePool({
      ...settings,
      ocr,
      processes: 0,
      spare: processes,
      spareFor: 'anybody',
      niceness: recognitionNiceness,
    });
  }

  /** Resolves when documents can be read. Rejects when processes cannot be started at all. */
  whenReady(): Promise<void> {
    return this.#reading.whenReady();
  }

  convert(
    bytes: Uint8Array,
    request: DocumentRequest,
    deadline: Deadline,
    signal: AbortSignal,
    owner?: string,
  ): Promise<DocumentAnswer> {
    return this.run({ task: 'convert', bytes, request, deadline, signal, owner });
  }

  /** @throws ServiceError as EnginePool.run */
  async run<Name extends TaskName>(job: EngineJob<Name>): Promise<EngineTasks[Name]['answer']> {
    try {
      return await this.#reading.run(job);
    } catch (error) {
      if (!(error instanceof RecognitionWanted)) throw error;
      return await this.#recognize(job);
    }
  }

  /** What brings down a process that recognises text costs its document the recognition, not the answer. */
  async #recognize<Name extends TaskName>(job: EngineJob<Name>): Promise<EngineTasks[Name]['answer']> {
    try {
      return await this.#recognition.run(job);
    } catch (error) {
      if (!isServiceError(error) || !broughtDown.has(error.code)) throw error;
      return this.#reading.run({ ...job, recognitionFailed: true });
    }
  }

  /** `ready` says whether documents can be read; the rest is of both pools. */
  status(): EnginePoolStatus {
    const [reading, recognition] = [this.#reading.status(), this.#recognition.status()];
    return {
      ready: reading.ready,
      busy: reading.busy + recognition.busy,
      waiting: reading.waiting + recognition.waiting,
      lost: reading.lost + recognition.lost,
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#reading.close(), this.#recognition.close()]);
  }
}
