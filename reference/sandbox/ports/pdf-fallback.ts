/**
 * The engine's second PDF engine: pdf.js in a thread of its own, for files that defeat our reader and for pictures of pages.
 * One thread per engine process, started at the first call, ended after a while without work or when a deadline passes.
 * Spec: Parser object (PDF); Limits (timeout).
 */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Deadline } from '../../base/deadline.js';
import { ServiceError } from '../../base/errors.js';
import { timerMs } from '../../base/timer.js';
import type { PdfFallbackPort } from '../../engine/document/reading.js';
import { graymap, grayOf } from '../recognition/gray-picture.js';

type Call =
  | { kind: 'open'; bytes: Uint8Array }
  | { kind: 'text'; pages: number[] }
  | { kind: 'render'; pageNumber: number; dpi: number };

/** Four bytes a sample; nothing shows through. */
interface Rendered {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** One per engine process; `forJob` gives the port a single document sees. */
export interface PdfFallback {
  forJob(deadline: Deadline): PdfFallbackPort;
}

/** What the process is started with counts for its threads too, unless they say what they are started with. */
const noNetwork = fileURLToPath(new URL('../no-network.cjs', import.meta.url));
const idleMs = 30_000;

export function createPdfFallback(): PdfFallback {
  let thread: Worker | undefined;
  /** The document the thread holds or is opening; several pages of it may be asked for at the same time. */
  let opened: { bytes: Uint8Array; done: Promise<number> } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function end(reason: Error): void {
    const ended = thread;
    thread = undefined;
    opened = undefined;
    for (const one of waiting.values()) one.reject(reason);
    waiting.clear();
    void ended?.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL('pdfjs-thread.mjs', import.meta.url), { execArgv: ['--require', noNetwork] });
    started.on('message', ({ id, result, failure }: { id: number; result?: unknown; failure?: string }) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (failure === undefined) one?.resolve(result);
      else one?.reject(new ServiceError('document.corrupted', 'The PDF could not be read.', { log: failure }));
    });
    started.on('error', (error) => end(error));
    started.unref();
    return started;
  }

  async function call<T>(request: Call, deadline: Deadline): Promise<T> {
    deadline.check();
    clearTimeout(idleTimer);
    thread ??= start();
    const id = ++lastId;
    // The job's own IPC channel keeps the process alive; the thread must not keep it beyond that.
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const remainingMs = deadline.remainingMs();
    const timer =
      remainingMs === Infinity
        ? undefined
        : setTimeout(
            () => end(new ServiceError('deadline.exceeded', 'The PDF took longer than `timeout` allows.')),
            timerMs(remainingMs),
          );
    thread.postMessage({ id, call: request });
    try {
      return (await answer) as T;
    } finally {
      clearTimeout(timer);
      clearTimeout(idleTimer);
      if (waiting.size === 0) idleTimer = setTimeout(() => end(new Error('idle')), idleMs).unref();
    }
  }

  /** Opens the document unless it is the one the thread holds. */
  async function open(bytes: Uint8Array, deadline: Deadline): Promise<void> {
    const current = opened?.bytes === bytes ? opened : { bytes, done: call<number>({ kind: 'open', bytes }, deadline) };
    opened = current;
    try {
      await current.done;
    } catch (error) {
      if (opened === current) opened = undefined;
      throw error;
    }
  }

  return {
    forJob: (deadline) => ({
      async text(bytes, pages) {
        await open(bytes, deadline);
        return call({ kind: 'text', pages }, deadline);
      },
      async render(bytes, pageNumber, dpi) {
        await open(bytes, deadline);
        const { rgba, width, height } = await call<Rendered>({ kind: 'render', pageNumber, dpi }, deadline);
        return graymap(grayOf(rgba, width, height));
      },
    }),
  };
}
