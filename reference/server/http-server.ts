/**
 * The HTTP server under the application: time limits against slow clients, early refusals that reach the client,
 * and a shutdown that loses no work in flight.
 * Spec: Limits (file size).
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { budgets } from '../base/budgets.js';
import { timerMs } from '../base/timer.js';
import type { Duplex } from 'node:stream';
import { asPlainRequest } from './as-plain-request.js';
import type { Drain } from './drain.js';
import { linger } from './linger.js';
import { keepPathOfTarget } from './request-target.js';
import { keepAnswer, refuseUnread } from './unread-requests.js';
import { unansweredOn } from './when-over.js';

export interface HttpServerSettings {
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Takes over connections whose clients ask for a WebSocket. Without it such a request is one like any other. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  drain: Drain;
  headersTimeoutSeconds: number;
  requestTimeoutSeconds: number;
  /** How long an answer may make no way because its client does not read. Default 60 s. */
  answerTimeoutMs?: number;
}

export interface HttpServer {
  /** Resolves with the port. */
  listen(port: number, host: string): Promise<number>;
  /** Refuses new work, waits for what is in flight, then closes. True when all of it was done within the time. */
  close(withinMs: number): Promise<boolean>;
}

export function createHttpServer(settings: HttpServerSettings): HttpServer {
  const server = createServer({
    // A head is part of its request: its time ends with the request's at the latest.
    headersTimeout: Math.min(settings.headersTimeoutSeconds, settings.requestTimeoutSeconds) * 1000,
    requestTimeout: settings.requestTimeoutSeconds * 1000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 30_000,
    maxHeaderSize: budgets.requestHead.bound,
  });
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    // What one read of the connection brought is taken apart to its end, also after the connection was ended.
    if (request.socket.destroyed) return;
    if (unansweredOn(request) >= budgets.unansweredPerConnection.bound) {
      request.socket.destroy();
      return;
    }
    keepPathOfTarget(request);
    keepAnswer(request, response);
    response.once('finish', () => {
      if (!request.complete) linger(request);
    });
    const limitReading = (): void => {
      response.off('pipe', limitReading).off('prefinish', limitReading);
      endSlowReader(response);
      response.setTimeout(settings.answerTimeoutMs ?? budgets.answerStalled.bound, () => response.destroy());
    };
    // An answer that is handed over piece by piece is read long before all of it was.
    response.once('pipe', limitReading).once('prefinish', limitReading);
    void settings.handler(request, response);
  };
  server.on('request', serve);
  server.on('clientError', refuseUnread);
  // Without this, Node would ask for the body of a request that may not even have a key.
  server.on('checkContinue', serve);
  const { upgrade } = settings;
  if (upgrade) {
    server.on('upgrade', (request, socket: Duplex, head) => {
      keepPathOfTarget(request);
      if (unansweredOn(request) > 0) socket.destroy();
      else if (request.headers.upgrade?.toLowerCase() === 'websocket') upgrade(request, socket, head);
      else asPlainRequest(server, request, socket, head);
    });
  }
  return {
    listen: (port, host) => listen(server, port, host),
    close: async (withinMs) => {
      const done = await settings.drain.begin(withinMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      return done;
    },
  };
}

/** A client that takes a little now and then would hold its answer as long as it likes. */
function endSlowReader(response: ServerResponse): void {
  const sizeBytes = Number(response.getHeader('content-length') ?? 0);
  const longestMs = budgets.answerStalled.bound + (sizeBytes / budgets.answerPace.bound) * 1000;
  const timer = setTimeout(() => response.destroy(), timerMs(longestMs)).unref();
  response.once('close', () => clearTimeout(timer));
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
