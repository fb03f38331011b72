/**
 * One HTTP exchange over undici whose answer is taken whole, in memory and within a bound, or not at all.
 * The answer is never paused while it comes: undici 7 ends the process (`assert(!this.paused)` in its HTTP/1 parser,
 * nodejs/undici#5360) when a server closes the connection behind an answer that a slow reader has paused.
 * Spec: none (operations).
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { GatheredBytes } from './gathered-bytes.js';

export interface AnswerHead {
  statusCode: number;
  /** Lower-case names. */
  headers: IncomingHttpHeaders;
}

export interface WholeAnswer extends AnswerHead {
  /** As received: content encodings are not undone. Empty when nothing of the body was wanted. */
  body: Buffer[];
}

export interface WholeAnswerLimits {
  signal: AbortSignal;
  /**
   * Asked when the head has come: how many bytes of the body are taken; 0 resolves at once and lets a short rest run out,
   * so that the connection can serve again. What it throws ends the exchange.
   */
  bytesAtMost: (head: AnswerHead) => number;
  /** What the exchange ends with when the body is longer. */
  tooLong: () => Error;
}

/** An unwanted body of at most this size runs out; a longer one costs its connection. */
const restBytes = 64 * 1024;
/** ... and so does one that takes longer. */
const restMs = 2_000;

/** @throws what the limits say; what the signal was aborted with; what undici says of the connection */
export function wholeAnswer(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { signal, bytesAtMost, tooLong }: WholeAnswerLimits,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    let connection: Dispatcher.DispatchController | undefined;
    let answer: WholeAnswer | undefined;
    const body = new GatheredBytes();
    let isWanted = true;
    let left = 0;
    let restTimer: NodeJS.Timeout | undefined;
    const over = (): void => {
      clearTimeout(restTimer);
      signal.removeEventListener('abort', onAbort);
    };
    const stop = (reason: Error): void => {
      over();
      reject(reason);
      connection?.abort(reason);
    };
    const onAbort = (): void => stop(signal.reason as Error);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        connection = controller;
        if (signal.aborted) controller.abort(signal.reason as Error);
      },
      onResponseStart(controller, statusCode, headers) {
        if (statusCode < 200) return;
        answer = { statusCode, headers, body: [] };
        try {
          left = bytesAtMost(answer);
        } catch (error) {
          return stop(error as Error);
        }
        isWanted = left > 0;
        if (isWanted) return;
        left = restBytes;
        signal.removeEventListener('abort', onAbort);
        restTimer = setTimeout(() => controller.abort(unwanted()), restMs).unref();
        resolve(answer);
      },
      onResponseData(controller, chunk) {
        if (answer === undefined) return;
        left -= chunk.length;
        if (left < 0 && isWanted) stop(tooLong());
        else if (left < 0) controller.abort(unwanted());
        else if (isWanted) body.add(chunk);
      },
      onResponseEnd() {
        over();
        resolve({ ...answer!, body: body.pieces() });
      },
      onResponseError(_controller, error) {
        over();
        reject(error);
      },
    });
  });
}

const unwanted = (): Error => new Error('the rest of the answer is not wanted');
