/**
 * Watching a job over a WebSocket, at the address of its status. The handshake is never refused, because clients of this
 * interface do not survive that: what is wrong is told by the code that closes the connection, and they ask for the status
 * instead. The key comes as the `Authorization` header or, from browsers, as the subprotocol, which is sent back.
 * Flow: http-server -> here -> operations/watch-pages-job.
 * Spec: not shown; our choice follows what clients of the interface read.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { OperationId } from '../../generated/operations.gen.js';
import { operations } from '../../generated/operations.gen.js';
import { budgets } from '../base/budgets.js';
import type { Clock } from '../base/clock.js';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { ErrorCode } from '../base/errors.js';
import type { Logger } from '../base/logger.js';
import type { Watch } from '../base/operation-call.js';
import { timerMs } from '../base/timer.js';
import type { Authenticate } from './bearer-auth.js';
import { checkParameters } from './contract.js';
import type { Drain } from './drain.js';
import type { MemoryBudget } from './memory-budget.js';

export interface WebSocketSettings {
  /** The operations whose jobs can be watched. */
  watches: Partial<Record<OperationId, Watch>>;
  authenticate: Authenticate;
  /** Throws for a request that may not even be looked at. */
  guard: (request: IncomingMessage) => void;
  originFor: (hostHeader: string | undefined) => string;
  memory: MemoryBudget;
  drain: Drain;
  clock: Clock;
  log: Logger;
}

export interface WebSockets {
  /** Takes over the connection of a request that asks for a WebSocket. */
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly open: number;
  /** Tells every client that the server goes away. */
  close(): Promise<void>;
}

/** 1000 to 1015 are those of RFC 6455, 3000 and 3003 those that IANA lists for 401 and 403. */
const closeCodes: Partial<Record<ErrorCode, number>> = {
  'account.unauthenticated': 3000,
  'request.foreign-caller': 3003,
  'job.not-found': 1008,
  'request.not-found': 1008,
  'request.invalid-options': 1008,
  'server.shutting-down': 1012,
  'server.overloaded': 1013,
};
const [normal, goingAway, unexpected] = [1000, 1001, 1011];
/** By the protocol. */
const longestReason = 123;
/** For the client's half of the closing handshake. */
const closingMs = 2_000;

export function createWebSockets(settings: WebSocketSettings): WebSockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: budgets.socketMessage.bound,
    perMessageDeflate: false,
    // Pongs that nobody reads would pile up.
    autoPong: false,
    handleProtocols: (offered) => offered.values().next().value ?? false,
  });
  const byOwner = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const pulse = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, budgets.socketSilence.bound).unref();

  const serve = async (socket: WebSocket, request: IncomingMessage): Promise<void> => {
    const beganMs = settings.clock.nowMs();
    const gone = new AbortController();
    const seen: { operation?: OperationId; owner?: string } = {};
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('ping', (data: Buffer) => {
      if (socket.bufferedAmount < budgets.socketMessage.bound) socket.pong(data);
    });
    // What follows an error is the end of the connection.
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    void closed.then((code) => {
      gone.abort(new ServiceError('request.client-gone', 'The client went away.'));
      const durationMs = Math.round(settings.clock.nowMs() - beganMs);
      settings.log.info({ path: pathOf(request), ...seen, code, durationMs }, 'watched');
    });
    try {
      const { whenRead } = await watched(socket, request, gone.signal, seen);
      close(socket, normal, JSON.stringify({ type: 'done' }));
      if ((await closed) === normal) await whenRead?.();
    } catch (error) {
      if (gone.signal.aborted) return;
      const known = isServiceError(error);
      if (!known) settings.log.error({ err: error }, 'unexpected error in a watch');
      const text = known ? error.publicMessage : 'An unexpected error occurred.';
      close(socket, (known ? closeCodes[error.code] : undefined) ?? unexpected, reason(text));
    }
  };

  const watched = async (
    socket: WebSocket,
    request: IncomingMessage,
    signal: AbortSignal,
    seen: { operation?: OperationId; owner?: string },
  ): ReturnType<Watch> => {
    const { headers } = request;
    settings.guard(request);
    if (settings.drain.draining)
      throw new ServiceError('server.shutting-down', 'The server is shutting down. Try again.');
    if (server.clients.size > budgets.sockets.bound) throw tooMany();
    const { owner } = settings.authenticate(headers.authorization ?? bearerOf(socket.protocol));
    const { operation, id, watch } = watchAt(pathOf(request), settings.watches);
    Object.assign(seen, { operation, owner });
    const leave = enter(byOwner, owner);
    const share = settings.memory.open(owner);
    const send = async (frame: Uint8Array): Promise<void> => {
      share.take(frame.byteLength);
      try {
        await sent(socket, frame);
      } finally {
        share.release();
      }
    };
    try {
      const caller = { owner };
      return await watch({ caller, path: { id }, origin: settings.originFor(headers.host), signal }, send);
    } finally {
      leave();
    }
  };

  return {
    accept: (request, socket, head) => {
      // Closing connections count too: beyond twice the bound nobody is told why.
      if (server.clients.size > 2 * budgets.sockets.bound) return void socket.destroy();
      server.handleUpgrade(request, socket, head, (accepted) => void serve(accepted, request));
    },
    get open() {
      return server.clients.size;
    },
    close: async () => {
      clearInterval(pulse);
      const ends = [...server.clients].map((socket) => {
        const ended = new Promise((resolve) => socket.once('close', resolve));
        close(socket, goingAway, reason('The server is shutting down.'));
        return ended;
      });
      await Promise.all(ends);
    },
  };
}

const pathOf = (request: IncomingMessage): string => request.url!.split('?', 1)[0]!;

const bearerOf = (protocol: string): string | undefined => (protocol === '' ? undefined : `Bearer ${protocol}`);

/** @throws ServiceError `request.not-found`, `job.not-found` */
function watchAt(
  path: string,
  watches: WebSocketSettings['watches'],
): { operation: OperationId; id: string; watch: Watch } {
  for (const [name, watch] of Object.entries(watches)) {
    const operation = name as OperationId;
    const [before, after] = `/v2${operations[operation].path}`.split('{id}') as [string, string];
    const id = path.slice(before.length, path.length - after.length);
    if (!path.startsWith(before) || !path.endsWith(after) || id.includes('/')) continue;
    checkParameters(operation, { path: { id }, query: {}, header: {} });
    return { operation, id, watch };
  }
  throw new ServiceError('request.not-found', 'There is nothing to watch at this path.');
}

function enter(byOwner: Map<string, number>, owner: string): () => void {
  const open = byOwner.get(owner) ?? 0;
  if (open >= budgets.socketsOfOwner.bound) throw tooMany();
  byOwner.set(owner, open + 1);
  return () => {
    const left = byOwner.get(owner)! - 1;
    if (left > 0) byOwner.set(owner, left);
    else byOwner.delete(owner);
  };
}

const tooMany = (): ServiceError =>
  new ServiceError('server.overloaded', 'Too many jobs are being watched: ask for the status instead.');

/** Resolves when the connection has taken the frame; ends one that takes too long. */
function sent(socket: WebSocket, frame: Uint8Array): Promise<void> {
  const longestMs = budgets.answerStalled.bound + (frame.byteLength / budgets.answerPace.bound) * 1000;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.terminate(), timerMs(longestMs));
    socket.send(frame, { binary: false }, (error) => {
      clearTimeout(timer);
      // Whatever the reason, nobody hears the frame: the client may have gone before its close was told.
      if (error) reject(new ServiceError('request.client-gone', 'The client went away.', { cause: error }));
      else resolve();
    });
  });
}

function close(socket: WebSocket, code: number, why: string): void {
  socket.close(code, why);
  const timer = setTimeout(() => socket.terminate(), closingMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** As much of the text as a closing frame holds, still JSON. */
function reason(error: string): string {
  const whole = (text: string): string => JSON.stringify({ type: 'error', error: text });
  let text = error;
  while (Buffer.byteLength(whole(text)) > longestReason) text = text.slice(0, -1);
  return whole(text);
}
