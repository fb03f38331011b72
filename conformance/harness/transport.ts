/**
 * Sends one HTTP request over node:http(s) and returns what came back, judging nothing.
 * Plain node:http because a check needs what fetch hides: an early answer while the body is still being sent,
 * exact header names, and bodies of any shape. Used by the session.
 * Spec: none of its own; HTTP/1.1 (RFC 9110, RFC 9112).
 */
import * as http from 'node:http';
import * as https from 'node:https';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { ReceivedResponse } from './exchange.js';

interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly patienceMs: number;
}

/** The target gave no HTTP answer: refused, reset, or silent for longer than the patience. */
export class NoAnswer extends Error {
  readonly kind: 'refused' | 'closed' | 'timed-out';

  constructor(kind: NoAnswer['kind'], message: string) {
    super(message);
    this.name = 'NoAnswer';
    this.kind = kind;
  }
}

/** Largest response kept; a target that sends more is cut off with an error. */
const maxResponseBytes = 256 * 1024 * 1024;

export interface Transport {
  send(request: WireRequest): Promise<ReceivedResponse>;
  close(): void;
}

/** A transport with its own connection pool. */
export function createTransport(): Transport {
  const httpAgent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const httpsAgent = new https.Agent({ keepAlive: true, maxSockets: 64 });
  return {
    async send(request) {
      try {
        return await sendOnce(request, httpAgent, httpsAgent);
      } catch (error) {
        // A kept-alive socket may have been closed by the peer while idle; HTTP allows one retry on a fresh one.
        if (!(error instanceof NoAnswer) || error.kind !== 'closed' || !isStale(error)) throw error;
        return sendOnce(request, undefined, undefined).catch((again: unknown) => {
          // Nobody is there any more: the request was cut off as the target went away.
          throw again instanceof NoAnswer && again.kind === 'refused' ? error : again;
        });
      }
    },
    close() {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

const staleErrors = new WeakSet<Error>();
const isStale = (error: Error): boolean => staleErrors.has(error);

function sendOnce(
  request: WireRequest,
  httpAgent: http.Agent | undefined,
  httpsAgent: https.Agent | undefined,
): Promise<ReceivedResponse> {
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let answered = false;
    let sentAt: number | undefined;
    const settleError = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    const outgoing = (secure ? https : http).request(url, {
      method: request.method,
      headers: withLength(request),
      agent: secure ? (httpsAgent ?? false) : (httpAgent ?? false),
    });
    const timer = setTimeout(() => {
      settleError(new NoAnswer('timed-out', `no complete answer within ${request.patienceMs / 1000} s`));
      outgoing.destroy();
    }, request.patienceMs);
    outgoing.on('response', (incoming) => {
      answered = true;
      receive(incoming).then((response) => {
        clearTimeout(timer);
        resolve({ ...response, waitedMs: sentAt === undefined ? 0 : performance.now() - sentAt });
        // The target answered before it took the whole body: the connection cannot be reused.
        if (!outgoing.writableFinished) outgoing.destroy();
      }, settleError);
    });
    outgoing.on('finish', () => {
      sentAt = performance.now();
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (answered) return;
      const kind = error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' ? 'refused' : 'closed';
      const noAnswer = new NoAnswer(kind, `the connection failed: ${error.code ?? error.message}`);
      if (outgoing.reusedSocket) staleErrors.add(noAnswer);
      settleError(noAnswer);
    });
    outgoing.end(request.body);
  });
}

function withLength(request: WireRequest): Record<string, string> {
  const headers = { ...request.headers };
  if (request.body !== undefined && headers['content-length'] === undefined && !headers['transfer-encoding'])
    headers['content-length'] = String(request.body.length);
  return headers;
}

async function receive(incoming: http.IncomingMessage): Promise<ReceivedResponse> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxResponseBytes) throw new NoAnswer('closed', `the response exceeds ${maxResponseBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer('closed', `the connection was closed in the middle of the response (${sizeBytes} bytes in)`);
  }
  const headers = joinHeaders(incoming.rawHeaders);
  return received(incoming.statusCode ?? 0, headers, await decoded(headers['content-encoding'], Buffer.concat(chunks)));
}

const decoders: Readonly<Record<string, (bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>>> = {
  gzip: promisify(zlib.gunzip),
  'x-gzip': promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
  br: promisify(zlib.brotliDecompress),
};

/** Who says nothing of codings may be answered in any (RFC 9110, 12.5.3). What cannot be decoded stays as it came. */
async function decoded(coding: string | undefined, bytes: Buffer): Promise<Buffer> {
  const decoder = decoders[coding?.trim().toLowerCase() ?? ''];
  if (!decoder) return bytes;
  return decoder(bytes, { maxOutputLength: maxResponseBytes }).catch(() => bytes);
}

function joinHeaders(rawHeaders: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!.toLowerCase();
    const value = rawHeaders[index + 1]!;
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/** A response value from its parts; decodes the text and the JSON once. */
export function received(status: number, headers: Record<string, string>, bytes: Buffer): ReceivedResponse {
  const text = bytes.toString('utf8');
  return { status, headers, bytes, text, json: parsedJson(text), waitedMs: 0 };
}

function parsedJson(text: string): unknown {
  if (!/^\s*[[{"\-\dtfn]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
