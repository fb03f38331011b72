/**
 * Tesseract compiled to WebAssembly, in a thread of its own, offline, with language data from npm packages.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import type { Worker as Thread } from 'node:worker_threads';
import type { Worker } from 'tesseract.js';
import type { Deadline } from '../../base/deadline.js';
import { ServiceError } from '../../base/errors.js';
import { timerMs } from '../../base/timer.js';
import type { RecognitionEngine } from './engines.js';
import { graymap } from './gray-picture.js';
import { languageFolder } from './language-data.js';
import { believable, tooLate } from './native-engine.js';

interface Started {
  worker: Worker;
  thread: Thread;
  /** Rejects when the thread ends: the library would wait for it without end. */
  death: Promise<never>;
  language: string;
}

interface Asked {
  as: 'page' | 'rows';
  dpi: number;
}

/** @param languages all that will ever be asked for */
export function wasmEngine(languages: readonly string[]): RecognitionEngine {
  let starting: Promise<Started> | undefined;
  const end = (): void => {
    starting?.then(
      ({ thread }) => void thread.terminate(),
      () => undefined,
    );
    starting = undefined;
  };
  return {
    read: (picture, as, dpi, language, deadline) => {
      starting ??= start(languages, language);
      const work = starting.then((started) =>
        Promise.race([recognize(started, graymap(picture), language, { as, dpi }), started.death]),
      );
      return beforeDeadline(work, deadline);
    },
    end,
  };
}

async function start(languages: readonly string[], language: string): Promise<Started> {
  const langPath = languageFolder(languages);
  const { createWorker, OEM } = await import('tesseract.js');
  const worker = await createWorker(language.split('+'), OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  const { worker: thread } = worker as unknown as { worker: Thread };
  const death = new Promise<never>((_, reject) => {
    const die = (cause: unknown): void =>
      reject(new ServiceError('internal.unexpected', 'The text recognition broke off.', { cause }));
    thread.once('error', die);
    thread.once('exit', die);
  });
  death.catch(() => undefined);
  return { worker, thread, death, language };
}

async function recognize(started: Started, picture: Buffer, language: string, { as, dpi }: Asked): Promise<string> {
  const { worker } = started;
  if (started.language !== language) await worker.reinitialize(language);
  started.language = language;
  const { PSM } = await import('tesseract.js');
  await worker.setParameters({
    tessedit_pageseg_mode: as === 'page' ? PSM.AUTO : PSM.SINGLE_BLOCK,
    user_defined_dpi: believable(dpi),
  });
  const { data } = await worker.recognize(picture, {}, { hocr: true, text: false });
  return data.hocr ?? '';
}

function beforeDeadline<T>(work: Promise<T>, deadline: Deadline): Promise<T> {
  const remainingMs = deadline.remainingMs();
  if (remainingMs === Infinity) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), timerMs(remainingMs));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
