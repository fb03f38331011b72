import { describe, expect, it } from 'vitest';
import { atOnce, rememberParses } from './remember-parses.js';
import type { WireRequest, WireResponse } from './mutating-proxy.js';

function parse(text: string, boundary: string, path = '/v2/parse'): WireRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: 'Bearer key' },
    body: Buffer.from(`${boundary}${text}`),
    parts: [{ name: 'file', headers: { 'content-type': 'text/html' }, value: Buffer.from(text) }],
    goodKey: 'key',
  };
}

function goodServer(status = 200): { asked: number; passOn: () => Promise<WireResponse> } {
  const server = {
    asked: 0,
    passOn(): Promise<WireResponse> {
      server.asked += 1;
      return Promise.resolve({ status, headers: { 'x-count': String(server.asked) }, body: Buffer.from('{}') });
    },
  };
  return server;
}

describe('the memory of parses', () => {
  it('asks the good server once for the same parse, whatever its boundary', async () => {
    const [remembered, server] = [rememberParses(), goodServer()];
    const first = await remembered(parse('one', 'a'), server.passOn);
    first.headers['x-count'] = 'changed by a lie';
    const second = await remembered(parse('one', 'b'), server.passOn);
    expect(second.headers['x-count']).toBe('1');
    await remembered(parse('two', 'a'), server.passOn);
    expect(server.asked).toBe(2);
  });

  it('passes scrapes and answers of the moment on', async () => {
    const [remembered, server, busy] = [rememberParses(), goodServer(), goodServer(503)];
    for (const _ of [1, 2]) await remembered(parse('one', 'a', '/v2/scrape'), server.passOn);
    for (const _ of [1, 2]) await remembered(parse('one', 'a'), busy.passOn);
    expect([server.asked, busy.asked]).toEqual([2, 2]);
  });

  it('asks once whether a member of a scrape is there, and passes on what is asked of pages of checks', async () => {
    const [remembered, server] = [rememberParses(), goodServer()];
    const about = (page: string, options: object = { formats: ['images'] }): WireRequest => ({
      ...parse('', 'a', '/v2/scrape'),
      parts: undefined,
      body: Buffer.from(JSON.stringify({ url: `http://site/run/1a/${page}`, ...options })),
    });
    for (const number of [3, 4]) await remembered(about(`${number}-capabilities/probe`), server.passOn);
    expect(server.asked).toBe(1);
    await remembered(about('5-capabilities/probe', { formats: ['links'] }), server.passOn);
    for (const _ of [1, 2]) await remembered(about('6-capabilities/probe', {}), server.passOn);
    for (const _ of [1, 2]) await remembered(about('7-scrape-formats/probe'), server.passOn);
    expect(server.asked).toBe(6);
  });

  it('gives what took long without its delay to those who do not look at the time', async () => {
    const tookLong = (): Promise<WireResponse> =>
      Promise.resolve({ status: 200, headers: {}, body: Buffer.from('{}'), delayMs: 6000 });
    const known = await atOnce(tookLong)(parse('one', 'a'), tookLong);
    expect(known).toEqual({ status: 200, headers: {}, body: Buffer.from('{}') });
  });
});
