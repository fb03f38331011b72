/**
 * Requests no well-behaved client would send: bodies byte by byte, stopped, cut, or endless.
 * Spec: none (tests).
 */
import { request } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import type { RunningService } from './start-service.js';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  body: {
    success?: boolean;
    code?: string;
    error?: string;
    details?: { path: string; message: string }[];
    data?: Record<string, unknown>;
    jobsInQueue?: number;
  };
}

export const boundary = 'plumbline-boundary';

/** One part of a form; `head` replaces the whole head of the part. */
export interface Part {
  name: string;
  fileName?: string;
  type?: string;
  body: string | Buffer;
  head?: string | Buffer;
}

export function part(name: string, body: string | Buffer, more: Partial<Part> = {}): Part {
  return { name, body, ...more };
}

/** A form of the given parts, closed as it should be unless `open`. */
export function form(parts: Part[], { open = false } = {}): Buffer {
  const pieces: Buffer[] = [];
  for (const { name, fileName, type, body, head } of parts) {
    const disposition = `Content-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`;
    const lines = head ?? `${disposition}${type === undefined ? '' : `\r\nContent-Type: ${type}`}`;
    pieces.push(
      Buffer.from(`--${boundary}\r\n`),
      Buffer.from(lines as string),
      Buffer.from('\r\n\r\n'),
      Buffer.from(body as string),
      Buffer.from('\r\n'),
    );
  }
  if (!open) pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return Buffer.concat(pieces);
}

/** Sends a request; `write` may send the body as it likes, else `body` is sent whole. */
export function send(
  service: RunningService,
  options: {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: Buffer | string;
    write?: (request: ClientRequest) => void;
  },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: service.port,
        method: options.method ?? 'POST',
        path: options.path ?? '/v2/parse',
        headers: {
          authorization: service.authorization,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...options.headers,
        },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const body = (
            response.headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : {}
          ) as RawAnswer['body'];
          resolve({ status: response.statusCode!, headers: response.headers, text, body });
          outgoing.destroy();
        });
      },
    );
    outgoing.on('error', reject);
    if (options.write) options.write(outgoing);
    else outgoing.end(options.body);
  });
}

/** Uploads a form of the given parts. */
export function upload(
  service: RunningService,
  parts: Part[],
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return send(service, { body: form(parts), headers });
}

export const file = (body: string | Buffer = 'hello', fileName = 'a.html'): Part =>
  part('file', body, { fileName, type: 'text/html' });
export const options = (value: unknown): Part => part('options', JSON.stringify(value));
