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
});
