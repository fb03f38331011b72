/**
 * Speaks HTTP/1.1 by hand over a socket, for requests that a well-behaved client cannot send:
 * a body shorter than its Content-Length, a head that never ends, two conflicting headers.
 * Used by checks about broken transfers; the answer, if any, is parsed just enough to be judged.
 * Spec: Errors, POST /parse, 400 (an invalid multipart request); RFC 9112.
 */
import * as net from 'node:net';
import * as tls from 'node:tls';
import type { ReceivedResponse } from './exchange.js';
import { received } from './transport.js';

export interface RawTransfer {
  /** Host and port are taken from here; `https:` speaks TLS. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** After sending: 'half-close' says that no more will come, 'wait' keeps the connection open. */
  readonly ending: 'half-close' | 'wait';
  readonly patienceMs: number;
}

/** The parsed answer, or undefined when the peer closed or stayed silent without a complete one. */
export function rawExchange(transfer: RawTransfer): Promise<ReceivedResponse | undefined> {
  const url = new URL(transfer.url);
  const secure = url.protocol === 'https:';
  const port = Number(url.port || (secure ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = secure ? tls.connect({ host, port, servername: host }) : net.connect({ host, port });
    let collected = Buffer.alloc(0);
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseResponse(collected, true));
    };
    const timer = setTimeout(finish, transfer.patienceMs);
    socket.on(secure ? 'secureConnect' : 'connect', () => {
      socket.write(transfer.bytes);
      if (transfer.ending === 'half-close') socket.end();
    });
    socket.on('data', (chunk: Buffer) => {
      collected = Buffer.concat([collected, chunk]);
      if (parseResponse(collected, false) !== undefined) finish();
    });
    socket.on('close', finish);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        clearTimeout(timer);
        reject(error);
      } else finish();
    });
  });
}

/** Parses a final response; interim 1xx answers are passed over. Undefined while it is incomplete. */
export function parseResponse(bytes: Buffer, atEnd: boolean): ReceivedResponse | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (!status) return undefined;
  const rest = bytes.subarray(headEnd + 4);
  if (status < 200) return parseResponse(rest, atEnd);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  const body = responseBody(rest, headers, atEnd);
  return body && received(status, headers, body);
}

function responseBody(rest: Buffer, headers: Record<string, string>, atEnd: boolean): Buffer | undefined {
  if (headers['transfer-encoding']?.toLowerCase().includes('chunked')) return dechunked(rest, atEnd);
  const length = headers['content-length'];
  if (length === undefined) return atEnd ? rest : undefined;
  return rest.length >= Number(length) || atEnd ? rest.subarray(0, Number(length)) : undefined;
}

function dechunked(rest: Buffer, atEnd: boolean): Buffer | undefined {
  const pieces: Buffer[] = [];
  let offset = 0;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', offset);
    if (lineEnd < 0) return atEnd ? Buffer.concat(pieces) : undefined;
    const size = Number.parseInt(rest.toString('latin1', offset, lineEnd), 16);
    if (size === 0 || Number.isNaN(size)) return Buffer.concat(pieces);
    if (rest.length < lineEnd + 2 + size && !atEnd) return undefined;
    pieces.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    offset = lineEnd + 2 + size + 2;
  }
}
