import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEgressAllow } from './egress-allow.js';
import { EgressGuard } from './egress-guard.js';
import { startEgressProxy } from './egress-proxy.js';
import type { EgressProxy } from './egress-proxy.js';
import { startCanary } from './testing/canary.js';
import type { Canary } from './testing/canary.js';

let site: Server;
let sitePort: number;
let canary: Canary;
let proxy: EgressProxy;
let resolved: string[];

beforeAll(async () => {
  site = createServer((incoming, response) => {
    if (incoming.url === '/big') return void response.end(Buffer.alloc(2_000_000));
    response.setHeader('X-Seen', JSON.stringify(incoming.headers));
    response.end(`${incoming.method} ${incoming.url}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  sitePort = (site.address() as AddressInfo).port;
  canary = await startCanary();
  resolved = [];
  const resolve = async (name: string): Promise<string[]> => {
    resolved.push(name);
    if (name === 'rebinding.example' && resolved.filter((other) => other === name).length > 1) return ['10.0.0.1'];
    if (name === 'none.example') throw new Error('NXDOMAIN');
    return ['127.0.0.1'];
  };
  proxy = await startEgressProxy(new EgressGuard(resolve, parseEgressAllow(`127.0.0.1:${sitePort}`)));
});
afterAll(async () => {
  await proxy.close();
  await canary.close();
  await new Promise((resolve) => site.close(resolve));
});

const credentials = (token: string): string => `Basic ${Buffer.from(`job:${token}`).toString('base64')}`;

function get(
  url: string,
  token?: string,
  through = proxy,
): Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: new URL(through.url).port,
        path: url,
        agent: false,
        headers: { host: new URL(url).host, ...(token && { 'proxy-authorization': credentials(token) }) },
      },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('error', reject);
        response.on('close', () => {
          if (!response.complete) reject(new Error('cut'));
        });
        response.on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function tunnel(authority: string, token?: string): Promise<{ head: string; socket: Socket }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    let head = '';
    const authorization = token ? `Proxy-Authorization: ${credentials(token)}\r\n` : '';
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${authorization}\r\n`);
    socket.on('data', (chunk) => {
      head += chunk.toString();
      if (head.includes('\r\n\r\n')) resolve({ head, socket });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ head, socket }));
  });
}

describe('egress proxy', () => {
  it('passes a plain request on, without the headers of the connection', async () => {
    const session = proxy.open('one', { maxReceivedBytes: 1e6 });
    const { status, body, headers } = await get(`http://127.0.0.1:${sitePort}/a?b=c`, 'one');
    expect([status, body]).toEqual([200, 'GET /a?b=c']);
    expect(headers['x-seen']).not.toContain('proxy-authorization');
    expect(session.receivedBytes).toBeGreaterThan(0);
    session.end();
  });

  it('asks for a token, and knows only those of running jobs', async () => {
    const session = proxy.open('two', { maxReceivedBytes: 1e6 });
    expect((await get(`http://127.0.0.1:${sitePort}/`)).status).toBe(407);
    expect((await get(`http://127.0.0.1:${sitePort}/`, 'other')).status).toBe(407);
    expect((await tunnel(`127.0.0.1:${sitePort}`)).head).toContain(' 407 ');
    session.end();
    expect((await get(`http://127.0.0.1:${sitePort}/`, 'two')).status).toBe(407);
  });

  it('opens a tunnel to an allowed address', async () => {
    const session = proxy.open('three', { maxReceivedBytes: 1e6 });
    const { head, socket } = await tunnel(`127.0.0.1:${sitePort}`, 'three');
    expect(head).toContain(' 200 ');
    socket.destroy();
    session.end();
  });

  it('cuts what leads to a forbidden address, and notes why', async () => {
    const session = proxy.open('four', { maxReceivedBytes: 1e6 });
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      'name.example',
      '0.0.0.0',
    ]) {
      await expect(get(`http://${host}:${canary.port}/`, 'four')).rejects.toThrow();
      expect((await tunnel(`${host}:${canary.port}`, 'four')).head).toBe('');
    }
    expect(session.failureOf('127.0.0.1', canary.port)?.code).toBe('source.blocked-address');
    expect(canary.connections()).toBe(0);
    session.end();
  });

  it('passes nothing on but http and tunnels', async () => {
    const session = proxy.open('five', { maxReceivedBytes: 1e6 });
    await expect(get(`ftp://127.0.0.1:${sitePort}/`, 'five')).rejects.toThrow();
    session.end();
  });

  it('resolves a name once and connects to what it checked', async () => {
    const session = proxy.open('six', { maxReceivedBytes: 1e6 });
    expect((await get(`http://rebinding.example:${sitePort}/`, 'six')).status).toBe(200);
    expect(resolved.filter((name) => name === 'rebinding.example')).toHaveLength(1);
    await expect(get(`http://rebinding.example:${sitePort}/`, 'six')).rejects.toThrow();
    await expect(get('http://none.example/', 'six')).rejects.toThrow();
    expect(session.failureOf('none.example', 80)?.code).toBe('source.name-not-resolved');
    session.end();
  });

  it('cuts a job that receives more than it may', async () => {
    const session = proxy.open('seven', { maxReceivedBytes: 500_000 });
    await expect(get(`http://127.0.0.1:${sitePort}/big`, 'seven')).rejects.toThrow();
    expect(session.exceeded.aborted).toBe(true);
    session.end();
  });

  it('leaves blocked hosts alone', async () => {
    const session = proxy.open('eight', { maxReceivedBytes: 1e6, blocks: (host) => host === 'ads.example' });
    await expect(get(`http://ads.example:${sitePort}/`, 'eight')).rejects.toThrow();
    expect(resolved).not.toContain('ads.example');
    session.end();
  });

  it('cuts the tunnels of a job that ends', async () => {
    const session = proxy.open('nine', { maxReceivedBytes: 1e6 });
    const { socket } = await tunnel(`127.0.0.1:${sitePort}`, 'nine');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    session.end();
    await closed;
  });

  it.each([
    ['the status 000', 'HTTP/1.1 000 Nothing\r\n\r\nx'],
    ['the status 099', 'HTTP/1.1 099 Less\r\n\r\nx'],
    ['control characters in the reason', 'HTTP/1.1 200 O\x01K\x7f\r\n\r\nx'],
    ['control characters in a header', 'HTTP/1.1 200 OK\r\nX-A: a\x01b\x02\r\n\r\nx'],
    ['a header of high bytes', 'HTTP/1.1 200 OK\r\nX-A: \xe2\x82\xac\xff\r\n\r\nx'],
    ['a name that is none', 'HTTP/1.1 200 OK\r\nX(A): b\r\n\r\nx'],
    ['a length that is none', 'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\nx'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxy'],
    ['a chunk that is none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a body under 204', 'HTTP/1.1 204 None\r\nContent-Length: 5\r\n\r\nhello'],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nx'],
    ['only interim answers', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)],
    ['no HTTP at all', 'SSH-2.0-x\r\n'],
    ['nothing', ''],
  ])('lives on when a server answers with %s', async (_what, answer) => {
    const liar = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.from(answer, 'latin1')));
    });
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
    const { port } = liar.address() as AddressInfo;
    const open = await startEgressProxy(new EgressGuard(async () => [], parseEgressAllow('127.0.0.1')));
    open.open('liar', { maxReceivedBytes: 1e6 });
    await get(`http://127.0.0.1:${port}/`, 'liar', open).catch(() => undefined);
    expect((await get(`http://127.0.0.1:${sitePort}/`, 'liar', open)).status).toBe(200);
    await open.close();
    await new Promise((resolve) => liar.close(resolve));
  });
});
