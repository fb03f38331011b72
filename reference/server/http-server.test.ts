import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Drain } from './drain.js';
import { createHttpServer } from './http-server.js';

describe('the HTTP server', () => {
  it('does not hold an answer for a client that does not read it', async () => {
    const answerBytes = 50 << 20;
    let closed!: () => void;
    const over = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const server = createHttpServer({
      handler: async (_request, response) => {
        response.once('close', closed);
        response.end(Buffer.alloc(answerBytes));
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
