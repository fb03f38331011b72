/**
 * The engine's OCR port: tesseract.js in worker threads of the engine process, offline, with language data from npm packages.
 * Workers start when the first page needs them, as many as pages wait for them up to the limit, and end after a while without work.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import type { Page } from 'tesseract.js';
import type { Deadline } from '../../base/deadline.js';
import { ServiceError } from '../../base/errors.js';
import { timerMs } from '../../base/timer.js';
import type { OcrPage, OcrPort } from '../../engine/document/reading.js';

export interface OcrSettings {
  /** Tesseract language codes, most likely first; each needs its package `@tesseract.js-data/<code>`. */
  languages: readonly string[];
  /** Pages recognised at the same time. */
  workers: number;
}

/** One per engine process; `forJob` gives the port a single document sees. */
export interface Ocr {
  /** A port that stops waiting, and stops the recognition, when the deadline passes. */
  forJob(deadline: Deadline): OcrPort;
}

/** Long enough to serve the next scanned document without starting again; short enough to give the memory back. */
const idleMs = 30_000;

export function createOcr(settings: OcrSettings): Ocr {
  const idle: OcrWorker[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  async function enter(): Promise<void> {
    clearTimeout(idleTimer);
    if (busy >= settings.workers) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else if (--busy === 0) idleTimer = setTimeout(endIdle, idleMs).unref();
  }

  function endIdle(): void {
    for (const worker of idle.splice(0)) worker.end();
  }

  async function startBefore(deadline: Deadline): Promise<OcrWorker> {
    const starting = startWorker(settings.languages);
    return beforeDeadline(starting, deadline).catch((error: unknown) => {
      starting.then(
        (late) => late.end(),
        () => undefined,
      );
      throw error;
    });
  }

  async function recognize(bytes: Uint8Array, deadline: Deadline): Promise<OcrPage> {
    await enter();
    let worker: OcrWorker | undefined;
    try {
      deadline.check();
      worker = idle.pop() ?? (await startBefore(deadline));
      const page = await beforeDeadline(worker.recognize(bytes), deadline);
      idle.push(worker);
      return page;
    } catch (error) {
      // A worker in the middle of a page cannot be told to stop, only ended.
      worker?.end();
      throw error;
    } finally {
      leave();
    }
  }

  return { forJob: (deadline) => ({ recognize: ({ bytes }) => recognize(bytes, deadline) }) };
}

interface OcrWorker {
  recognize(bytes: Uint8Array): Promise<OcrPage>;
  end(): void;
}

async function startWorker(languages: readonly string[]): Promise<OcrWorker> {
  const langPath = languageFolder(languages);
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  // The library keeps its thread to itself and would wait for a dead one without end.
  const { worker: thread } = worker as unknown as { worker: Thread };
  const death = new Promise<never>((_, reject) => {
    const die = (cause: unknown): void =>
      reject(new ServiceError('internal.unexpected', 'The text recognition broke off.', { cause }));
    thread.once('error', die);
    thread.once('exit', die);
  });
  death.catch(() => undefined);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async recognize(bytes) {
      const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const work = worker.recognize(image, {}, { text: true, blocks: true });
      work.catch(() => undefined);
      return toOcrPage((await Promise.race([work, death])).data);
    },
    end: () => void thread.terminate(),
  };
}

/** Tesseract looks for all languages in one folder; npm keeps each in its own, so several are linked together once. */
function languageFolder(languages: readonly string[]): string {
  const folders = languages.map(packageFolder);
  if (folders.length === 1) return folders[0]!;
  const joined = mkdtempSync(join(tmpdir(), 'plumbline-ocr-'));
  languages.forEach((code, index) => symlinkSync(join(folders[index]!, dataFile(code)), join(joined, dataFile(code))));
  process.once('exit', () => rmSync(joined, { recursive: true, force: true }));
  return joined;
}

function dataFile(code: string): string {
  return `${code}.traineddata.gz`;
}

/** @throws ServiceError `feature.not-available` naming the package to install */
function packageFolder(code: string): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`);
    return join(dirname(manifest), '4.0.0_best_int');
  } catch (error) {
    throw new ServiceError('feature.not-available', `OCR in the language "${code}" is not installed on this server.`, {
      cause: error,
      log: `install the package @tesseract.js-data/${code}, or leave ${code} out of the OCR languages`,
    });
  }
}

function beforeDeadline<T>(work: Promise<T>, deadline: Deadline): Promise<T> {
  const remainingMs = deadline.remainingMs();
  if (remainingMs === Infinity) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new ServiceError('deadline.exceeded', 'Recognising the text of a page took longer than `timeout` allows.'),
        ),
      timerMs(remainingMs),
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function toOcrPage(page: Page): OcrPage {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return {
    text: page.text,
    lines: lines.map(({ text, bbox, baseline, rowAttributes, confidence, words }) => ({
      text: text.trimEnd(),
      bbox: [bbox.x0, bbox.y0, bbox.x1, bbox.y1],
      baseline: (baseline.y0 + baseline.y1) / 2,
      height: rowAttributes.rowHeight,
      confidence,
      words: words.map((word) => ({ text: word.text, x0: word.bbox.x0, x1: word.bbox.x1 })),
    })),
  };
}
