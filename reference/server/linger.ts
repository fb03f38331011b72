/**
 * Answers that leave before the request has arrived whole. A connection that is closed while the client still sends is
 * reset, and the client may never see the answer: so it stays open a moment, and what arrives is thrown away.
 * Spec: Limits (file size); Errors.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { budgets } from '../base/budgets.js';

const longestMs = budgets.lingerTime.bound;
const mostBytes = budgets.lingerBytes.bound;
/** What a request may still take to arrive before an answer that closes its connection. */
const discardMs = 1000;

/** Call before the answer is sent. Keeps Node from closing the connection with the answer, even when the client asked for it. */
export function holdConnection(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) response.shouldKeepAlive = true;
}

/** Resolves when the rest of the request has arrived and was thrown away, or has had its time. */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, discardMs);
    request.once('close', resolve);
    request.once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    request.resume();
  });
}

/** Call when the answer has been sent and the request is not complete. */
export function linger(request: IncomingMessage): void {
  let arrived = 0;
  const timer = setTimeout(() => request.destroy(), longestMs);
  request.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    if (arrived > mostBytes) request.destroy();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
