/**
 * The engine's OCR port: tesseract.js in worker threads of the engine process, offline, with language data from npm packages.
 * Workers start when the first page needs them, as many as pages wait for them up to the limit, and end after a while without work.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, Worker } from 'tesseract.js';
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
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  let started = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  async function take(): Promise<Worker> {
    clearTimeout(idleTimer);
    const ready = idle.pop();
    if (ready) return ready;
    if (started >= settings.workers) return new Promise((resolve) => waiting.push(resolve));
    started++;
    try {
      return await startWorker(settings.languages);
    } catch (error) {
      started--;
      throw error;
    }
  }

  function giveBack(worker: Worker): void {
    const next = waiting.shift();
    if (next) {
      next(worker);
      return;
    }
    idle.push(worker);
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => void endIdle(), idleMs).unref();
  }

  async function endIdle(): Promise<void> {
    for (const worker of idle.splice(0)) {
      started--;
      await worker.terminate();
    }
  }

  /** A worker in the middle of a page cannot be told to stop, only ended; whoever waits gets a new one. */
  async function discard(worker: Worker): Promise<void> {
    started--;
    await worker.terminate();
    const next = waiting.shift();
    if (next) next(await take());
  }

  async function recognize(bytes: Uint8Array, deadline: Deadline): Promise<OcrPage> {
    deadline.check();
    const worker = await take();
    const recognition = worker.recognize(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      {},
      { text: true, blocks: true },
    );
    const result = await beforeDeadline(recognition, deadline).catch(async (error: unknown) => {
      await discard(worker);
      throw error;
    });
    giveBack(worker);
    return toOcrPage(result.data);
  }

  return { forJob: (deadline) => ({ recognize: ({ bytes }) => recognize(bytes, deadline) }) };
}

async function startWorker(languages: readonly string[]): Promise<Worker> {
  const langPath = languageFolder(languages);
  const { createWorker, OEM } = await import('tesseract.js');
  return createWorker([...languages], OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', errorHandler: () => undefined });
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
    lines: lines.map(({ text, bbox, confidence }) => ({
      text: text.trimEnd(),
      bbox: [bbox.x0, bbox.y0, bbox.x1, bbox.y1],
      confidence,
    })),
  };
}
