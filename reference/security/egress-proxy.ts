/**
 * The forward proxy that stands between the browser and the world, in this process, on the loopback address.
 * Plain HTTP and CONNECT (which WebSocket uses too); nothing else. Each job has a session with a token, so that every
 * connection belongs to a job: refusals and bytes are counted per job, and the job's end cuts what is still open.
 * A name is resolved once, by the guard, and the proxy connects to a checked address.
 * What is refused is cut off without an answer: no text of ours can be taken for the page's.
 * Spec: none (DESIGN, egress).
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect as connectSocket, isIP } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isServiceError, ServiceError } from '../base/errors.js';
import type { EgressGuard } from './egress-guard.js';
import { endToEndHeaders } from './hop-headers.js';

export interface ProxySession {
  /** User name and password for the browser's proxy settings. */
  readonly username: string;
  readonly password: string;
  /** Why a connection to this host and port was not made; undefined when none was refused. */
  failureOf(host: string, port: number): ServiceError | undefined;
  /** Bytes received so far, from all hosts. */
  readonly receivedBytes: number;
  /** Aborted when the job received more than it may; its connections are cut then. */
  readonly exceeded: AbortSignal;
  /** Cuts every connection of the job and forgets its token. */
  end(): void;
}

export interface SessionOptions {
  maxReceivedBytes: number;
  /** Hosts that are not connected to although they may be, such as those of advertisements. */
  blocks?: (host: string) => boolean;
}

export interface EgressProxy {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  open(token: string, options: SessionOptions): ProxySession;
  /** Connections open now, of all sessions. */
  connections(): number;
  close(): Promise<void>;
}

/** @param connectTimeoutMs how long one address may take to accept a connection */
export async function startEgressProxy(guard: EgressGuard, connectTimeoutMs = 15_000): Promise<EgressProxy> {
  const sessions = new Map<string, Session>();
  const sockets = new Set<Duplex>();
  const relay = new Relay(guard, sessions, connectTimeoutMs);
  const server = createServer((request, response) => {
    cutOnThrow(request.socket, () => relay.plain(request, response));
  });
  server.on('connect', (request, socket: Duplex, head: Buffer) => {
    cutOnThrow(socket, () => relay.tunnel(request, socket, head));
  });
  server.on('upgrade', (_request, socket: Duplex) => socket.destroy());
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: (token, options) => {
      const session = new Session(token, options, () => sessions.delete(token));
      sessions.set(token, session);
      return session;
    },
    connections: () => sockets.size,
    close: () => closeServer(server, sessions, sockets),
  };
}

function closeServer(server: Server, sessions: Map<string, Session>, sockets: Set<Duplex>): Promise<void> {
  for (const session of [...sessions.values()]) session.end();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets) socket.destroy();
  return closed;
}

class Session implements ProxySession {
  readonly username = 'job';
  readonly password: string;
  receivedBytes = 0;
  readonly #options: SessionOptions;
  readonly #open = new Set<Duplex>();
  readonly #failures = new Map<string, ServiceError>();
  readonly #forget: () => void;
  readonly #exceeded = new AbortController();

  constructor(token: string, options: SessionOptions, forget: () => void) {
    this.password = token;
    this.#options = options;
    this.#forget = forget;
  }

  get exceeded(): AbortSignal {
    return this.#exceeded.signal;
  }

  isBlocked(host: string): boolean {
    return this.#options.blocks?.(host) ?? false;
  }

  failureOf(host: string, port: number): ServiceError | undefined {
    return this.#failures.get(`${host} ${port}`);
  }

  failed(host: string, port: number, error: ServiceError): void {
    if (this.#failures.size < 1000) this.#failures.set(`${host} ${port}`, error);
  }

  /** The socket is cut when the job ends or has received too much. */
  hold(socket: Duplex): void {
    if (this.#open.has(socket)) return;
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
  }

  received(bytes: number): void {
    this.receivedBytes += bytes;
    if (this.receivedBytes <= this.#options.maxReceivedBytes) return;
    this.#exceeded.abort();
    this.#cut();
  }

  end(): void {
    this.#forget();
    this.#cut();
  }

  #cut(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

/** What one message makes throw ends its own connection: nothing of it may reach the other jobs. */
function cutOnThrow(socket: Duplex, work: () => void | Promise<void>): void {
  const cut = (): void => void socket.destroy();
  try {
    void Promise.resolve(work()).catch(cut);
  } catch {
    cut();
  }
}

interface Target {
  host: string;
  port: number;
}

class Relay {
  readonly #guard: EgressGuard;
  readonly #sessions: Map<string, Session>;
  readonly #connectTimeoutMs: number;

  constructor(guard: EgressGuard, sessions: Map<string, Session>, connectTimeoutMs: number) {
    this.#guard = guard;
    this.#sessions = sessions;
    this.#connectTimeoutMs = connectTimeoutMs;
  }

  async tunnel(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => client.destroy());
    const session = this.#sessionOf(request);
    if (!session) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="job"\r\n\r\n');
      return;
    }
    session.hold(client);
    const remote = await this.#connect(session, targetOf(`https://${request.url ?? ''}/`, 443));
    if (!remote || client.destroyed) {
      remote?.destroy();
      client.destroy();
      return;
    }
    remote.on('data', (chunk: Buffer) => session.received(chunk.length));
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) remote.write(head);
    remote.pipe(client);
    client.pipe(remote);
    remote.once('close', () => client.destroy());
    client.once('close', () => remote.destroy());
  }

  async plain(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = this.#sessionOf(request);
    if (!session) {
      response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="job"', 'Content-Length': 0 }).end();
      return;
    }
    session.hold(request.socket);
    const url = request.url ?? '';
    const remote = url.startsWith('http://') ? await this.#connect(session, targetOf(url, 80)) : undefined;
    if (!remote || request.socket.destroyed) {
      remote?.destroy();
      request.socket.destroy();
      return;
    }
    this.#forward(request, response, remote, session);
  }

  #forward(request: IncomingMessage, response: ServerResponse, remote: Socket, session: Session): void {
    const { pathname, search, host } = new URL(request.url!);
    const outgoing = httpRequest({
      method: request.method,
      path: `${pathname}${search}`,
      headers: { ...endToEndHeaders(request.headers), host, connection: 'close' },
      createConnection: () => remote,
    });
    const cut = (): void => {
      outgoing.destroy();
      remote.destroy();
      request.socket.destroy();
    };
    outgoing.once('response', (incoming) => {
      incoming.on('data', (chunk: Buffer) => session.received(chunk.length));
      incoming.on('error', cut);
      // Node reads heads that it refuses to write, such as status 000 or control characters in the reason.
      cutOnThrow(request.socket, () => {
        response.writeHead(incoming.statusCode!, incoming.statusMessage, endToEndHeaders(incoming.headers));
        incoming.pipe(response);
      });
    });
    // Each error, not the first only: one without a listener would end the server.
    outgoing.on('error', cut);
    // Nobody asked for another protocol.
    outgoing.once('upgrade', cut);
    response.on('error', cut);
    response.once('close', () => {
      if (!response.writableFinished) cut();
    });
    request.pipe(outgoing);
  }

  /** A socket to a checked address, or undefined after the failure was noted. */
  async #connect(session: Session, target: Target | undefined): Promise<Socket | undefined> {
    if (!target || session.exceeded.aborted || session.isBlocked(target.host)) return undefined;
    try {
      const addresses = await this.#guard.addressesOf(target.host, target.port);
      const socket = await this.#firstThatAnswers(
        addresses.map(({ address }) => address),
        target,
      );
      session.hold(socket);
      return socket;
    } catch (error) {
      if (isServiceError(error)) session.failed(target.host, target.port, error);
      return undefined;
    }
  }

  async #firstThatAnswers(addresses: string[], { host, port }: Target): Promise<Socket> {
    let cause: unknown;
    for (const address of addresses) {
      try {
        return await openSocket(address, port, this.#connectTimeoutMs);
      } catch (error) {
        cause = error;
      }
    }
    throw new ServiceError('source.unreachable', `${host} could not be reached.`, { cause });
  }

  #sessionOf(request: IncomingMessage): Session | undefined {
    const given = /^Basic (\S+)$/i.exec(request.headers['proxy-authorization'] ?? '')?.[1];
    if (given === undefined) return undefined;
    const password = Buffer.from(given, 'base64').toString('utf8').replace(/^job:/, '');
    const session = this.#sessions.get(password);
    return session && sameText(session.password, password) ? session : undefined;
  }
}

function openSocket(address: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectSocket({ host: address, port, family: isIP(address) });
    const timer = setTimeout(() => socket.destroy(new Error('The connection was not accepted in time.')), timeoutMs);
    socket.setNoDelay(true);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function targetOf(url: string, portByDefault: number): Target | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return hostname === '' ? undefined : { host: hostname, port: port === '' ? portByDefault : Number(port) };
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
