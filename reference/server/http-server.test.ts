import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Drain } from './drain.js';
import { createHttpServer } from './http-server.js';

describe('the HTTP server', () => {
  const inPieces = (): Readable => Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1 << 20)));

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['at once', (response) => response.end(Buffer.alloc(50 << 20))],
    ['piece by piece', (response) => inPieces().pipe(response)],
  ])('does not hold an answer that is handed over %s for a client that does not read it', async (_, answer) => {
    const answerBytes = 50 << 20;
    let closed!: () => void;
    const over = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const server = createHttpServer({
      handler: async (_request, response) => {
        response.once('close', closed);
        answer(response);
      },
      drain: new Drain(),
      headersTimeoutSeconds: 5,
      requestTimeoutSeconds: 5,
      answerTimeoutMs: 300,
    });
    const port = await server.listen(0, '127.0.0.1');
    const client = connect(port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    client.on('error', () => undefined);
    client.pause();
    await over;
    let heardBytes = 0;
    client.on('data', (chunk) => (heardBytes += chunk.length));
    await new Promise((resolve) => client.once('close', resolve).resume());
    expect(heardBytes).toBeLessThan(answerBytes);
    await server.close(0);
  });

  describe('answers what is no request with a code', () => {
    const idle: Parameters<typeof createHttpServer>[0] = {
      handler: () => Promise.resolve(),
      drain: new Drain(),
      headersTimeoutSeconds: 1,
      requestTimeoutSeconds: 1,
    };

    /** All that comes back until the connection ends. */
    async function answerTo(sent: string, then = '', handler = idle.handler): Promise<string> {
      const server = createHttpServer({ ...idle, handler });
      const client = connect(await server.listen(0, '127.0.0.1'), '127.0.0.1', () => client.write(sent));
      let heard = '';
      client.on('data', (chunk) => (heard += chunk.toString()));
      client.once('data', () => client.write(then));
      client.on('error', () => undefined);
      await new Promise((resolve) => client.once('close', resolve));
      await server.close(0);
      return heard;
    }

    it.each([
      ['a head that is too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
      ['a head that does not arrive', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
      ['a body that does not arrive', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc', 408],
      ['bytes that are no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
    ])('%s', async (_, sent, status) => {
      const [head, body] = (await answerTo(sent)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(JSON.parse(body!)).toMatchObject({ success: false, code: 'BAD_REQUEST' });
    });

    it('and writes nothing into an answer that is on its way', async () => {
      const heard = await answerTo(
        'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
        'no HTTP\r\n\r\n',
        async (_request, response) => {
          response.writeHead(200, { 'content-length': 9 }).write('abc');
        },
      );
      expect(heard).toMatch(/^HTTP\/1.1 200 /);
      expect(heard).not.toContain('HTTP/1.1 400');
    });
  });
});
