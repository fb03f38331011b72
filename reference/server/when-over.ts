/**
 * The end of a request, told once and always. Node tells an answer that its connection has gone only when it is the first
 * of its connection; one that waits behind another (pipelining) is forgotten without a word, with all it holds.
 * Spec: none (operations).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is to be done when each unanswered request of a connection is over. */
const unanswered = new WeakMap<Socket, Set<() => void>>();

/** Calls `over` once: when the answer has left, or when the connection is gone. */
export function whenOver({ socket }: IncomingMessage, response: ServerResponse, over: () => void): void {
  const open = openOf(socket);
  const end = (): void => {
    if (open.delete(end)) over();
  };
  open.add(end);
  response.once('close', end);
  if (socket.destroyed) end();
}

/** Requests of the connection whose end was asked for and has not come. */
export function unansweredOn({ socket }: IncomingMessage): number {
  return unanswered.get(socket)?.size ?? 0;
}

function openOf(socket: Socket): Set<() => void> {
  const known = unanswered.get(socket);
  if (known) return known;
  const open = new Set<() => void>();
  unanswered.set(socket, open);
  socket.once('close', () => {
    for (const end of open) end();
  });
  return open;
}
