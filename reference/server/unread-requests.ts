/**
 * Requests that never become one: a head too large or too slow, or bytes that are no HTTP. Node answers them before any code
 * of ours is asked, without a body; here they get one like every other refusal.
 * Spec: Errors. RFC 9112, 3; RFC 6585, 5.
 */
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { budgets } from '../base/budgets.js';

interface Refusal {
  status: number;
  error: string;
}

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: `Bad Request: the head of the request is larger than ${budgets.requestHead.bound} bytes.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'Bad Request: the request did not arrive whole in time.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: 'Bad Request: the chunks of the body say too much beside it.' },
};

const noHttp: Refusal = { status: 400, error: 'Bad Request: what was sent is no request of HTTP/1.1.' };

const open = new WeakMap<Duplex, Set<ServerResponse>>();

/** Call for each request that has arrived: while an answer is on its way, nothing else may be written to its connection. */
export function keepAnswer({ socket }: IncomingMessage, response: ServerResponse): void {
  const answers = open.get(socket) ?? new Set();
  open.set(socket, answers.add(response));
  response.once('close', () => answers.delete(response));
}

/** For `clientError` of a server: answers and ends the connection, or ends it alone. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isAnswering = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (!socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const refusal = refusals[error.code ?? ''] ?? noHttp;
  const body = JSON.stringify({ success: false, code: 'BAD_REQUEST', error: refusal.error });
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
