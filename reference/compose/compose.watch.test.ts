import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { keyOfTeamA, keyOfTeamB, pageOf, startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';

/** Watching jobs over WebSockets: by the unmodified SDK, and frame by frame. */
let whole: WholeService;
/** Pages that are answered when the test says so. */
let release: () => void;
let held: Promise<void>;

beforeAll(async () => {
  whole = await startWholeService((request, response) => {
    const path = request.url!;
    const answer = (): void => {
      const isPage = /^\/(?:\?|one|two|held)?/.test(path) && !/robots|sitemap/.test(path);
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
      response.end(pageOf(path, '/one', '/two'));
    };
    if (path.startsWith('/held')) void held.then(answer);
    else answer();
  });
});
afterAll(() => whole.close());

const hold = (): void => {
  held = new Promise((resolve) => (release = resolve));
};
const start = async (paths: readonly string[], options: object = {}): Promise<string> => {
  const urls = paths.map((path) => `${whole.site}${path}`);
  const { body } = await whole.api('POST', '/batch/scrape', { urls, maxAge: 0, ...options });
  return body['id'] as string;
};
const ended = (id: string) =>
  expect.poll(async () => (await whole.api('GET', `/batch/scrape/${id}`)).body['status']).not.toBe('scraping');

interface Frame {
  type: string;
  data: { status: string; data: unknown[]; total: number; completed: number };
}
interface Watched {
  frames: Frame[];
  texts: string[];
  protocol: string;
  code: number;
  reason: string;
}

/** All that comes until the server closes. */
function watch(
  path: string,
  key: string | undefined,
  headers: Record<string, string> = {},
  onFrame: () => void = () => undefined,
): Promise<Watched> {
  const socket = new WebSocket(`${whole.origin.replace('http', 'ws')}/v2${path}`, key === undefined ? [] : [key], {
    headers,
  });
  const texts: string[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    expect(isBinary).toBe(false);
    texts.push(data.toString());
    onFrame();
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) =>
      resolve({
        frames: texts.map((text) => JSON.parse(text) as Frame),
        texts,
        protocol: socket.protocol,
        code,
        reason: reason.toString(),
      }),
    );
  });
}

describe('a watched job', () => {
  it('serves the watcher of the SDK, for batch scrapes and crawls', async () => {
    const { id } = await whole.client.startBatchScrape([`${whole.site}/one`, `${whole.site}/two`], {
      options: { maxAge: 0 },
    });
    const crawl = await whole.client.startCrawl(`${whole.site}/`, { sitemap: 'skip', scrapeOptions: { maxAge: 0 } });
    for (const [job, kind, count] of [
      [id, 'batch', 2],
      [crawl.id, 'crawl', 3],
    ] as const) {
      const watcher = whole.client.watcher(job, { kind, timeout: 20 });
      const documents: string[] = [];
      const errors: unknown[] = [];
      watcher.on('document', (document: { metadata: { sourceURL: string } }) =>
        documents.push(document.metadata.sourceURL),
      );
      watcher.on('error', (error: unknown) => errors.push(error));
      const done = new Promise<{ status: string }>((resolve) => watcher.on('done', resolve));
      await watcher.start();
      expect(await done).toMatchObject({ status: 'completed' });
      expect(new Set(documents).size).toBe(count);
      expect(documents).toHaveLength(count);
      expect(errors).toEqual([]);
      // Not by asking for the status.
      const operation = kind === 'crawl' ? 'getCrawl' : 'getBatchScrape';
      await expect
        .poll(() => whole.logLines.some((line) => line.includes('"watched"') && line.includes(`"${operation}"`)))
        .toBe(true);
    }
  });

  it('begins with what is there, tells each document as it comes, and ends', async () => {
    hold();
    const id = await start(['/one', '/held']);
    await expect.poll(async () => (await whole.api('GET', `/batch/scrape/${id}`)).body['completed']).toBe(1);
    const { frames, protocol, code, reason } = await watch(`/batch/scrape/${id}`, keyOfTeamA, {}, release);
    expect(protocol).toBe(keyOfTeamA);
    expect(frames.map(({ type }) => type)).toEqual(['catchup', 'document', 'done']);
    expect(frames[0]!.data).toMatchObject({ success: true, status: 'scraping', completed: 1, total: 2, data: [{}] });
    expect(frames[0]!.data).not.toHaveProperty('next');
    expect(frames[2]!.data).toMatchObject({ status: 'completed', completed: 2, total: 2, data: [] });
    expect([code, reason]).toEqual([1000, '{"type":"done"}']);
  });

  it('has its documents in frames as they are in the answers of its status', async () => {
    const id = await start(['/one', '/two'], { formats: ['markdown', 'links', 'rawHtml'] });
    await ended(id);
    const answer = await fetch(`${whole.origin}/v2/batch/scrape/${id}`, {
      headers: { authorization: `Bearer ${keyOfTeamA}` },
    });
    const { texts, frames } = await watch(`/batch/scrape/${id}`, undefined, { authorization: `Bearer ${keyOfTeamA}` });
    expect(frames.map(({ type }) => type)).toEqual(['catchup', 'done']);
    const listed = (text: string): string => text.slice(text.indexOf('"data":[') + 8, text.lastIndexOf(']'));
    const status = await answer.text();
    const inAnswer = /"data":(\[.*\]),"createdAt"/s.exec(status)![1]!.slice(1, -1);
    expect(listed(texts[0]!.slice('{"type":"catchup","data":'.length))).toBe(inAnswer);
  });

  it('that was cancelled is closed without a word of success', async () => {
    hold();
    const id = await start(['/held']);
    const watching = watch(`/batch/scrape/${id}`, keyOfTeamA);
    await whole.api('DELETE', `/batch/scrape/${id}`);
    const { frames, code } = await watching;
    expect(frames.map(({ type }) => type)).toEqual(['catchup']);
    expect(code).toBe(1000);
    release();
  });

  it('by a client that breaks the protocol is no fault of the server', async () => {
    hold();
    const id = await start(['/held']);
    const { hostname: host, port } = new URL(whole.origin);
    // Its half stays open, so that the end of the connection is a while in coming.
    const socket = connect({ host, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n`;
    const upgrade = `Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer ${keyOfTeamA}\r\n`;
    socket.write(`GET /v2/batch/scrape/${id} HTTP/1.1\r\n${upgrade}${key}\r\n`);
    await new Promise<void>((resolve) => socket.on('data', (chunk: Buffer) => chunk.includes('catchup') && resolve()));
    socket.write(Buffer.alloc(8, 0xff));
    release();
    const lines = (): string[] => whole.logLines.filter((line) => line.includes(id) && line.includes('"watched"'));
    await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
    socket.destroy();
    expect(whole.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });

  it('is kept no longer than until it was read, where nothing may be kept', async () => {
    const id = await start(['/one'], { zeroDataRetention: true });
    const { frames } = await watch(`/batch/scrape/${id}`, keyOfTeamA);
    expect(frames.at(-1)!.type).toBe('done');
    await expect.poll(async () => (await whole.api('GET', `/batch/scrape/${id}`)).status).toBe(404);
  });
});

describe('a handshake', () => {
  it('is never refused: the code of the end says what is wrong', async () => {
    const id = await start(['/one']);
    const unknown = '/crawl/0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11';
    const codes = await Promise.all([
      watch(`/batch/scrape/${id}`, 'fc-nobody'),
      watch(`/batch/scrape/${id}`, undefined),
      watch(`/batch/scrape/${id}`, keyOfTeamB),
      watch(`/crawl/${id}`, keyOfTeamA),
      watch(unknown, keyOfTeamA),
      watch('/crawl/no-id', keyOfTeamA),
      watch('/scrape', keyOfTeamA),
    ]);
    expect(codes.map(({ code }) => code)).toEqual([3000, 3000, 1008, 1008, 1008, 1008, 1008]);
    expect(codes.every(({ frames }) => frames.length === 0)).toBe(true);
    expect(JSON.parse(codes[0].reason)).toEqual({ type: 'error', error: 'Unauthorized: Invalid token' });
  });

  it('of another protocol is a request like any other, its body too', async () => {
    const body = JSON.stringify({ urls: [`${whole.site}/one`] });
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asking = httpRequest(`${whole.origin}/v2/batch/scrape`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${keyOfTeamA}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          connection: 'Upgrade, HTTP2-Settings',
          upgrade: 'h2c',
          'http2-settings': 'AAMAAABkAARAAAAAAAIAAAAA',
        },
      });
      asking.on('error', reject);
      asking.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() }));
      });
      // The body comes behind the head, and in pieces.
      asking.write(body.slice(0, 10));
      setTimeout(() => asking.end(body.slice(10)), 50);
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ success: true });
  });

  it('of a client that sends much is ended', async () => {
    hold();
    const id = await start(['/held']);
    const socket = new WebSocket(`${whole.origin.replace('http', 'ws')}/v2/batch/scrape/${id}`, [keyOfTeamA]);
    const code = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.on('open', () => socket.send('x'.repeat(5000)));
    expect(await code).toBe(1009);
    release();
  });

  it('that is no handshake does the server no harm', async () => {
    const { port } = new URL(whole.origin);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write('GET /v2/crawl/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await whole.api('GET', '/crawl/active')).status).toBe(200);
  });
});

describe('a server without authentication', () => {
  it('is watched from its own machine only, and not by pages of other sites', async () => {
    const open = await startWholeService((_request, response) => response.end(pageOf('Page')), {
      AUTH: 'off',
      API_KEYS: '',
    });
    const { body } = await open.api('POST', '/batch/scrape', { urls: [`${open.site}/`] });
    const path = `${open.origin.replace('http', 'ws')}/v2/batch/scrape/${String(body['id'])}`;
    const codeOf = (headers: Record<string, string>): Promise<number> =>
      new Promise((resolve) => new WebSocket(path, ['any'], { headers }).on('close', resolve));
    expect(await codeOf({ origin: 'https://evil.example' })).toBe(3003);
    expect(await codeOf({ host: 'evil.example' })).toBe(3003);
    expect(await codeOf({ origin: 'http://localhost:3000' })).toBe(1000);
    await open.close();
  });
});

describe('a server that ends', () => {
  it('tells those who watch', async () => {
    const other = await startWholeService(() => undefined);
    const { body } = await other.api('POST', '/batch/scrape', { urls: [`${other.site}/never`] });
    const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/v2/batch/scrape/${String(body['id'])}`, [
      keyOfTeamA,
    ]);
    const first = new Promise((resolve) => socket.once('message', resolve));
    const code = new Promise<number>((resolve) => socket.on('close', resolve));
    await first;
    await other.close();
    expect(await code).toBe(1001);
  });
});
