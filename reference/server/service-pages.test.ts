import { connect } from 'node:net';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import type { RequestState } from './request-state.js';
import { contractPages } from './service-pages.js';

const asks = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: host-${Math.random()}.test\r\n\r\n`;

async function serve(): Promise<{ port: number; answers: ServerResponse[]; close: () => void }> {
  const app = new Koa<RequestState>();
  app.silent = true;
  const pages = contractPages((host) => `http://${host}`);
  app.use(async (ctx) => void (await pages(ctx)));
  const answers: ServerResponse[] = [];
  const answer = app.callback();
  const server = createServer((request, response) => {
    answers.push(response);
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the contract that a server hands out', () => {
  it.each(['/openapi.yaml', '/openapi.json', '/docs'])('names the address it was asked at: %s', async (path) => {
    const { port, close } = await serve();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await answer.text();
    close();
    expect(text).toContain(`http://127.0.0.1:${port}`);
    expect(text).not.toContain('127.0.0.1:3002');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(answer.headers.get('content-type')).toMatch(/^(?:application\/(?:yaml|json)|text\/html); charset=utf-8$/);
  });

  it('is not held for those who ask for it often and do not read it', async () => {
    const { port, answers, close } = await serve();
    const client = connect(port, '127.0.0.1');
    client.pause();
    client.write(asks('/openapi.json').repeat(25));
    // What was asked before is in work when this later answer has come.
    await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).arrayBuffer();
    const held = answers.reduce((sum, answer) => sum + answer.writableLength, 0);
    expect(answers).toHaveLength(26);
    close();
    client.destroy();
    expect(held).toBeLessThan(26 * (64 << 10));
  });
});
