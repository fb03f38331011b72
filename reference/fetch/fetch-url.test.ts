import { createServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfter, noDeadline } from '../base/deadline.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard } from '../security/egress-guard.js';
import { createFetcher } from './fetch-url.js';
import type { FetchedResource, Fetcher } from './fetch-url.js';
import { selfSigned } from './testing/self-signed.js';
import { startTestSite } from './testing/test-site.js';
import type { Page, TestSite } from './testing/test-site.js';

const text = 'plumb line '.repeat(100);
const encoded =
  (encoding: string, bytes: Buffer): Page =>
  (_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes);

let site: TestSite;
let other: TestSite;
let fetcher: Fetcher;

beforeAll(async () => {
  other = await startTestSite({ '/seen': (request, response) => response.end(JSON.stringify(request.headers)) });
  site = await startTestSite({
    '/page': (_request, response) =>
      response.writeHead(203, { 'content-type': 'text/html; charset=shift_jis', 'x-a': '1' }).end('hello'),
    '/seen': (request, response) => response.end(JSON.stringify(request.headers)),
    '/gzip': encoded('gzip', gzipSync(text)),
    '/cut': encoded('gzip', gzipSync(text).subarray(0, -8)),
    '/deflate': encoded('deflate', deflateSync(text)),
    '/raw-deflate': encoded('deflate', deflateRawSync(text)),
    '/br': encoded('br', brotliCompressSync(text)),
    '/twice': encoded('gzip, br', brotliCompressSync(gzipSync(text))),
    '/zstd': encoded('zstd', Buffer.from('x')),
    '/bomb': encoded('gzip', gzipSync(Buffer.alloc(20_000_000))),
    '/large': (_request, response) => response.end(Buffer.alloc(200_000)),
    '/endless': (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) continue;
      };
      response.on('drain', more);
      more();
    },
    '/announced': (_request, response) => response.writeHead(200, { 'content-length': '99999999' }).write('x'),
    '/silent': () => undefined,
    '/reset': (request) => request.socket.destroy(),
    '/hop': (_request, response) => response.writeHead(302, { location: '/hop2?a=1' }).end(),
    '/hop2': (_request, response) => response.writeHead(307, { location: 'page' }).end(),
    '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/away': (_request, response) => response.writeHead(302, { location: `${other.origin}/seen` }).end(),
    '/cookie-wall': (request, response) =>
      request.headers.cookie?.includes('seen=1')
        ? response.end('inside')
        : response.writeHead(302, { location: '/cookie-wall', 'set-cookie': 'seen=1; Path=/' }).end(),
    '/304': (_request, response) => response.writeHead(304).end(),
  });
  fetcher = createFetcher(new EgressGuard(async () => ['127.0.0.1'], parseEgressAllow('127.0.0.0/8')));
});
afterAll(async () => {
  await fetcher.close();
  await site.close();
  await other.close();
});

function get(
  path: string,
  more: { headers?: Record<string, string>; maxBytes?: number; timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<FetchedResource> {
  return fetcher.fetch(
    {
      url: new URL(path, site.origin),
      headers: more.headers ?? {},
      verifyTls: true,
      maxBytes: more.maxBytes ?? 1_000_000,
    },
    more.timeoutMs === undefined ? noDeadline : deadlineAfter(more.timeoutMs, () => performance.now()),
    more.signal ?? new AbortController().signal,
  );
}
const textOf = ({ bytes }: FetchedResource): string => Buffer.from(bytes).toString();

describe('fetch', () => {
  it('gives status, content type and bytes as received', async () => {
    const page = await get('/page');
    expect(page).toMatchObject({
      url: `${site.origin}/page`,
      statusCode: 203,
      contentType: 'text/html; charset=shift_jis',
      headers: { 'x-a': '1' },
      redirects: [],
    });
    expect(textOf(page)).toBe('hello');
  });

  it('gives an error page like any other page', async () => {
    expect(await get('/nowhere')).toMatchObject({ statusCode: 404 });
  });

  it('follows redirects and tells where it ended', async () => {
    const page = await get('/hop#part');
    expect(page.url).toBe(`${site.origin}/page#part`);
    expect(page.redirects).toEqual([`${site.origin}/hop#part`, `${site.origin}/hop2?a=1#part`]);
  });

  it('ends a chain of too many redirects', async () => {
    await expect(get('/loop')).rejects.toMatchObject({ code: 'source.too-many-redirects' });
  });

  it('sends cookies back within a chain of redirects', async () => {
    expect(textOf(await get('/cookie-wall', { headers: { cookie: 'own=2' } }))).toBe('inside');
  });

  it('sends headers to their own site only, but for those of every visit', async () => {
    const headers = { authorization: 'Bearer secret', cookie: 'a=b', 'x-mine': 'yes', 'user-agent': 'Mine/1' };
    expect(JSON.parse(textOf(await get('/seen', { headers })))).toMatchObject(headers);
    const seen = JSON.parse(textOf(await get('/away', { headers }))) as Record<string, string>;
    expect(seen['user-agent']).toBe('Mine/1');
    for (const name of ['authorization', 'cookie', 'x-mine']) expect(seen).not.toHaveProperty(name);
  });

  it.each(['/gzip', '/cut', '/deflate', '/raw-deflate', '/br', '/twice'])('inflates %s', async (path) => {
    expect(textOf(await get(path))).toBe(text);
  });

  it('refuses an encoding it did not ask for', async () => {
    await expect(get('/zstd')).rejects.toMatchObject({ code: 'source.unreachable' });
  });

  it.each(['/bomb', '/large', '/endless', '/announced'])('stops reading %s at the limit', async (path) => {
    await expect(get(path, { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'source.too-large' });
  });

  it('ends with the deadline', async () => {
    await expect(get('/silent', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'deadline.exceeded' });
  });

  it('ends with the client', async () => {
    await expect(get('/silent', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('tells a server that breaks off', async () => {
    await expect(get('/reset')).rejects.toMatchObject({ code: 'source.unreachable' });
  });
});

describe('fetch from a server that lies', () => {
  it.each([
    ['the status 000', 'HTTP/1.1 000 Nothing\r\n\r\nx', /^127\.0\.0\.1\S* answered with something that is not HTTP: /],
    ['control characters in a header', 'HTTP/1.1 200 OK\r\nX-A: a\x01b\r\n\r\nx'],
    ['another protocol', 'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nx'],
    ['only interim answers', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)],
    ['no HTTP at all', 'SSH-2.0-x\r\n', /answered with something that is not HTTP: /],
    ['nothing', ''],
    ['an address that is none', 'HTTP/1.1 302 Found\r\nLocation: http://[\r\n\r\n'],
    ['an address of bytes', 'HTTP/1.1 302 Found\r\nLocation: \xff\x01\r\n\r\n'],
    ['a body that is not of its encoding', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\x01\x02'],
    ['headers without an end', `HTTP/1.1 200 OK\r\nContent-Type: ${'x'.repeat(70_000)}\r\n\r\n`],
  ])('ends with a typed error: %s', async (_what, answer, text = /./) => {
    const liar = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.from(answer, 'latin1')));
    });
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}/`;
    await expect(get(url, { timeoutMs: 5_000 })).rejects.toMatchObject({
      code: 'source.unreachable',
      publicMessage: expect.stringMatching(text) as string,
    });
    await new Promise((resolve) => liar.close(resolve));
  });
});

describe('fetch over TLS', () => {
  it('verifies certificates unless it is told not to', async () => {
    const server = createServer(selfSigned, (_request, response) => response.end('secret'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(`https://site.test:${(server.address() as AddressInfo).port}/`);
    const visit = (verifyTls: boolean): Promise<FetchedResource> =>
      fetcher.fetch({ url, headers: {}, verifyTls, maxBytes: 1000 }, noDeadline, new AbortController().signal);
    await expect(visit(true)).rejects.toMatchObject({ code: 'source.tls' });
    expect(textOf(await visit(false))).toBe('secret');
    server.closeAllConnections();
    server.close();
  });

  it('does not hold the connection of a redirect whose body never ends', async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const dripping = createTcpServer((socket) => {
      socket.on('error', () => undefined).on('close', () => closed());
      socket.once('data', () => socket.write(`HTTP/1.1 302 Found\r\nlocation: ${site.origin}/page\r\n\r\nmore`));
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    const { port } = dripping.address() as AddressInfo;
    try {
      expect((await get(`http://127.0.0.1:${port}/`)).statusCode).toBe(203);
      await isClosed;
    } finally {
      dripping.close();
    }
  });

  it('survives a server that closes the connection behind an answer that is still being inflated', async () => {
    let body = Buffer.alloc(0);
    const closing = createTcpServer((socket) => {
      const head = `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
      socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([Buffer.from(head), body])));
    });
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    const { port } = closing.address() as AddressInfo;
    try {
      for (let size = 60_000; size < 80_000; size += 500) {
        body = gzipSync(randomBytes(size));
        const { bytes } = await get(`http://127.0.0.1:${port}/`);
        expect(bytes.length).toBe(size);
      }
    } finally {
      closing.close();
    }
  });
});
