import * as net from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { startTinyServer } from './testing/tiny-server.js';
import { createTransport } from './transport.js';

const transport = createTransport();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function rawServer(onConnection: (socket: net.Socket) => void): Promise<string> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const get = (url: string, patienceMs = 5000) =>
  transport.send({ method: 'GET', url, headers: {}, body: undefined, patienceMs });

describe('the transport', () => {
  it('gives status, headers and JSON of an answer', async () => {
    const server = await startTinyServer(() => ({ status: 418, body: { a: [1] }, headers: { 'X-Mixed': 'Case' } }));
    closers.push(() => server.close());
    const response = await get(server.baseUrl);
    expect(response.status).toBe(418);
    expect(response.headers['x-mixed']).toBe('Case');
    expect(response.json).toEqual({ a: [1] });
  });

  it('reads an answer in any coding that the target chose, and one that is wrong as it came', async () => {
    const answer = (coding: string, bytes: Buffer): Promise<string> =>
      rawServer((socket) => {
        const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\ncontent-length: ${bytes.length}\r\n\r\n`;
        socket.once('data', () => socket.end(Buffer.concat([Buffer.from(head), bytes])));
      });
    const json = Buffer.from('{"a":1}');
    const answers = await Promise.all([
      answer('gzip', gzipSync(json)),
      answer('BR', brotliCompressSync(json)),
      answer('deflate', deflateSync(json)),
      answer('gzip', json),
    ]);
    for (const url of answers) expect((await get(url)).json).toEqual({ a: 1 });
  });

  it('takes an answer that comes before the whole body was sent', async () => {
    const url = await rawServer((socket) => {
      socket.once('data', () => {
        // It reads no further.
        socket.pause();
        socket.write('HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\n{}');
      });
    });
    const body = Buffer.alloc(30_000_000);
    const response = await transport.send({ method: 'POST', url, headers: {}, body, patienceMs: 10_000 });
    expect(response.status).toBe(400);
  });

  it('says when the connection is refused, closed or silent', async () => {
    await expect(get('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'refused' });
    const closing = await rawServer((socket) => socket.destroy());
    await expect(get(closing)).rejects.toMatchObject({ kind: 'closed' });
    const halfway = await rawServer((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{}');
    });
    await expect(get(halfway)).rejects.toMatchObject({ kind: 'closed' });
    const silent = await rawServer(() => undefined);
    await expect(get(silent, 100)).rejects.toMatchObject({ kind: 'timed-out' });
  });
});
