import { describe, expect, it } from 'vitest';
import { parseResponse, rawExchange } from './raw-socket.js';
import { startTinyServer } from './testing/tiny-server.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('answers read from a socket', () => {
  it('waits for the announced length', () => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n';
    expect(parseResponse(bytes(`${head}{"`), false)).toBeUndefined();
    expect(parseResponse(bytes(`${head}true`), false)?.json).toBe(true);
  });

  it('joins chunks and passes over interim answers', () => {
    const text =
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 400 Bad\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n';
    expect(parseResponse(bytes(text), false)).toMatchObject({ status: 400, text: 'abcde' });
  });

  it('takes everything up to the end when no length is announced', () => {
    const text = 'HTTP/1.0 500 Oops\r\n\r\nrest';
    expect(parseResponse(bytes(text), false)).toBeUndefined();
    expect(parseResponse(bytes(text), true)?.text).toBe('rest');
  });

  it('speaks to a server and gives nothing when none answers in time', async () => {
    const server = await startTinyServer(() => ({ status: 404, body: 'no' }));
    const request = bytes('GET /x HTTP/1.1\r\nHost: a\r\n\r\n');
    const answer = await rawExchange({ url: server.baseUrl, bytes: request, ending: 'wait', patienceMs: 2000 });
    expect(answer?.status).toBe(404);
    const half = await rawExchange({ url: server.baseUrl, bytes: bytes('GET /x HT'), ending: 'wait', patienceMs: 100 });
    expect(half).toBeUndefined();
    await server.close();
  });
});
