/**
 * A reverse proxy in front of a good server that tells one lie: it may rewrite the request before it is passed on,
 * rewrite the answer before it is returned, or answer by itself. It speaks HTTP only and knows no server's code.
 * Used by the self-test for mutants (lies that break a rule) and variants (lawful differences).
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readParts, writeParts } from '../harness/multipart-form.js';
import type { FormPart } from '../harness/multipart-form.js';
import type { Seen } from '../site/fixture-site.js';

/** A request on its way to the good server; its members may be changed. */
export interface WireRequest {
  method: string;
  /** Path and query as sent by the caller. */
  path: string;
  readonly headers: Record<string, string>;
  body: Buffer;
  /** Parts of a multipart body; changing the list changes the body. */
  readonly parts: FormPart[] | undefined;
  /** A key that the good server accepts. */
  readonly goodKey: string;
  /** What stands at the address of a scrape that ends in `.html`: lies about pages need their text. */
  readonly scrapedPage?: string | undefined;
}

/** An answer on its way back; its members may be changed. Header names keep the case they are given. */
export interface WireResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Milliseconds to wait before answering. */
  delayMs?: number;
  /** Sends the body in several chunks without a content length. */
  chunked?: boolean;
}

/**
 * One lie. It can stand on three planes: the answers of the server, what arrives from it at the fixture site, and what
 * it delivers to a receiver there.
 */
export interface Lie {
  /** Path of the base URL in place of the good server's. */
  readonly basePath?: string;
  /** Changes the request in place, or answers it; `passOn` asks the good server. */
  readonly request?: (
    request: WireRequest,
    passOn: (request: WireRequest) => Promise<WireResponse>,
  ) => void | WireResponse | Promise<void | WireResponse>;
  /** Changes the answer in place. */
  readonly response?: (response: WireResponse, request: WireRequest) => void | Promise<void>;
  /** What the site sees in the place of one visit, such as none, two, or one without a header. */
  readonly visits?: Seen;
  /** What a receiver sees in the place of one delivery, which is a POST to the site. */
  readonly delivers?: Seen;
  /** Makes a lie that remembers: called once for every run, so that no run knows of another. */
  readonly remembering?: () => Omit<Lie, 'remembering' | 'basePath'>;
}

/** The lie as one run meets it. */
export function freshLie(lie: Lie): Lie {
  return { ...lie, ...lie.remembering?.() };
}

/** What the site of a run sees. */
export function seenThrough({ visits, delivers }: Lie): Seen | undefined {
  if (!visits && !delivers) return undefined;
  const honest: Seen = (arrival) => [arrival];
  return (arrival) => (arrival.method === 'POST' ? (delivers ?? honest) : (visits ?? honest))(arrival);
}

/** Asks the good server by `ask`, or knows what it would answer. */
export type Remembered = (
  request: WireRequest,
  ask: (request: WireRequest) => Promise<WireResponse>,
) => Promise<WireResponse>;

export interface Proxy {
  /** Like the good server's base URL, on another port. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** The good server behind a proxy. */
export interface GoodServer {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
}

/** Starts the proxy on a free loopback port. `remembered` spares the good server what it was asked before. */
export async function startProxy(good: GoodServer, lie: Lie, remembered?: Remembered): Promise<Proxy> {
  const target = new URL(good.baseUrl);
  const goodPath = target.pathname.replace(/\/+$/, '');
  const basePath = lie.basePath ?? goodPath;
  const toGoodPath = (path: string): string =>
    path.startsWith(basePath) ? goodPath + path.slice(basePath.length) : path;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const ask = (request: WireRequest): Promise<WireResponse> => forward(target, agent, request);
  const passOn = (request: WireRequest): Promise<WireResponse> => remembered?.(request, ask) ?? ask(request);
  const server = http.createServer((incoming, outgoing) => {
    handle(incoming, lie, passOn, good.apiKey ?? '', toGoodPath).then(
      (response) => reply(outgoing, response),
      (error: unknown) => {
        // The good server closed the connection; so does the proxy.
        outgoing.destroy(error instanceof Error ? error : undefined);
      },
    );
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${basePath}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function handle(
  incoming: http.IncomingMessage,
  lie: Lie,
  passOn: (request: WireRequest) => Promise<WireResponse>,
  goodKey: string,
  toGoodPath: (path: string) => string,
): Promise<WireResponse> {
  const request = await readRequest(incoming, goodKey);
  request.path = toGoodPath(request.path);
  // The answer hook sees the request as it was sent, whatever the request hook made of it.
  const original: WireRequest = {
    ...request,
    headers: { ...request.headers },
    parts: request.parts?.map((part) => ({ ...part, headers: { ...part.headers } })),
  };
  const own = await lie.request?.(request, passOn);
  const response = own ?? (await passOn(request));
  if (lie.response) await lie.response(response, { ...original, scrapedPage: await scrapedPage(original) });
  return response;
}

async function scrapedPage({ path, body }: WireRequest): Promise<string | undefined> {
  const url = path.endsWith('/scrape') ? /"url":"(http:[^"]*\.html?)"/.exec(body.toString('latin1'))?.[1] : undefined;
  return url === undefined ? undefined : (await fetch(url)).text();
}

async function readRequest(incoming: http.IncomingMessage, goodKey: string): Promise<WireRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const body = Buffer.concat(chunks);
  return {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers,
    body,
    parts: readParts(headers['content-type'], body),
    goodKey,
  };
}

/** Headers that belong to one connection, not to the message. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect', 'host']);

/** Asks the good server; once more on a fresh connection when a kept-alive one turns out to be closed. */
async function forward(target: URL, agent: http.Agent, request: WireRequest): Promise<WireResponse> {
  try {
    return await forwardOnce(target, agent, request);
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error;
    return forwardOnce(target, false, request);
  }
}

class StaleConnection extends Error {}

function forwardOnce(target: URL, agent: http.Agent | false, request: WireRequest): Promise<WireResponse> {
  const body = request.parts
    ? (writeParts(request.headers['content-type'], request.parts) ?? request.body)
    : request.body;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) if (!hopHeaders.has(name)) headers[name] = value;
  if (body.length > 0 || !['GET', 'HEAD', 'DELETE'].includes(request.method))
    headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      { host: target.hostname, port: target.port, path: request.path, method: request.method, headers, agent },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const received: Record<string, string> = {};
          for (const [name, value] of Object.entries(incoming.headers)) {
            if (value !== undefined && !hopHeaders.has(name))
              received[name] = Array.isArray(value) ? value.join(', ') : value;
          }
          resolve({ status: incoming.statusCode ?? 502, headers: received, body: Buffer.concat(chunks) });
          if (!outgoing.writableFinished) outgoing.destroy();
        });
      },
    );
    outgoing.on('error', (error) => reject(outgoing.reusedSocket ? new StaleConnection(error.message) : error));
    outgoing.end(body);
  });
}

/** Until the time is over, or nobody waits any more: a wait of minutes would keep the process from ending. */
const untilDue = (outgoing: http.ServerResponse, delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    outgoing.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function reply(outgoing: http.ServerResponse, response: WireResponse): Promise<void> {
  if (response.delayMs !== undefined) await untilDue(outgoing, response.delayMs);
  outgoing.writeHead(response.status, {
    ...response.headers,
    ...(response.chunked ? {} : { 'content-length': String(response.body.length) }),
  });
  if (!response.chunked) {
    outgoing.end(response.body);
    return;
  }
  const half = Math.ceil(response.body.length / 2);
  for (const piece of [response.body.subarray(0, 1), response.body.subarray(1, half), response.body.subarray(half)]) {
    if (piece.length > 0) outgoing.write(piece);
  }
  outgoing.end();
}
