import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../base/ids.js';
import { systemRandom } from '../base/random.js';
import { bookNothing } from '../jobs/testing/book-nothing.js';
import { openJobStore } from '../jobs/job-store.js';
import type { JobStore } from '../jobs/job-store.js';
import { parseEgressAllow } from '../security/egress-allow.js';
import { EgressGuard } from '../security/egress-guard.js';
import { embeddedPlace, opened } from '../storage/testing/databases.js';
import { fakeClock } from '../storage/testing/fake-clock.js';
import type { FakeClock } from '../storage/testing/fake-clock.js';
import { deliverer } from './deliveries.js';
import { signatureOf } from './notification.js';
import { createPosting } from './post.js';
import { eventsWanted, readWebhook, webhookApart } from './webhook.js';

interface Received {
  headers: IncomingHttpHeaders;
  text: string;
}

async function receiver(
  answer: (response: ServerResponse, count: number) => void,
): Promise<{ url: string; port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
      answer(response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook?a=b`, port, received };
}

const status =
  (code: number) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, code === 302 ? { location: '/elsewhere' } : {}).end();

/** A job whose webhook leads to `url`, and the hands that deliver. */
async function world(
  url: string,
  allow: string,
  secret = '',
): Promise<{
  store: JobStore;
  clock: FakeClock;
  id: string;
  deliver: () => Promise<number>;
  restart: () => Promise<void>;
}> {
  const clock = fakeClock();
  const place = await embeddedPlace();
  let database = await opened(place);
  const open = (): Promise<JobStore> => openJobStore(database, clock, () => newId(systemRandom), bookNothing);
  let store = await open();
  const guard = new EgressGuard(async () => ['127.0.0.1'], parseEgressAllow(allow));
  const posting = createPosting(guard);
  onTestFinished(() => posting.close());
  const webhook = { url, headers: { 'x-tenant': '42' }, metadata: { run: 'nightly' }, events: [] };
  const id = newId(systemRandom);
  const { webhook: kept, secrets: delivery } = webhookApart(webhook);
  const request = { webhook: kept, webhookGroup: 'crawl' };
  const tasks = [{ key: '1', input: { url: 'https://example.com/1' } }];
  await store.start({
    id,
    owner: 'a',
    kind: 'crawl',
    request,
    secrets: { delivery },
    tasks,
    maxTasks: 1,
    events: eventsWanted('crawl', webhook),
  });
  const others = { posting, clock, secret, timeScale: 1, report: async () => undefined, note: () => undefined };
  const deliver = async (): Promise<number> => {
    const due = await store.claim('delivery', { places: 10, ownerMax: 10, leaseMs: 60_000 });
    const work = deliverer({ store, ...others });
    await Promise.all(due.map((task) => work(task, new AbortController().signal)));
    return due.length;
  };
  const restart = async (): Promise<void> => {
    await database.close();
    database = await opened(place);
    store = await open();
  };
  return { store, clock, id, deliver, restart };
}

const finish = async (store: JobStore, end: (store: JobStore) => Promise<unknown>): Promise<void> =>
  void (await end(store));
const page = async (store: JobStore): Promise<void> => {
  const [task] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs: 60_000 });
  await store.complete(task!, { bytes: Buffer.from('{"markdown":"# A","metadata":{}}') });
};

describe('a notification', () => {
  it('says what happened, in order, with the headers, the metadata and the signature', async () => {
    const { url, received, port } = await receiver(status(200));
    const { store, id, deliver } = await world(url, `127.0.0.1:${port}`, 'secret');
    expect(await deliver()).toBe(1);
    await finish(store, page);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const bodies = received.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
    expect(bodies).toMatchObject([
      { success: true, type: 'crawl.started', id, data: [], metadata: { run: 'nightly' } },
      { success: true, type: 'crawl.page', id, data: [{ markdown: '# A', metadata: {} }] },
      { success: true, type: 'crawl.completed', id, data: [] },
    ]);
    expect(new Set(bodies.map(({ webhookId }) => webhookId)).size).toBe(3);
    for (const { headers, text } of received) {
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-tenant': '42' });
      expect(headers['x-firecrawl-signature']).toBe(signatureOf(Buffer.from(text), 'secret'));
    }
  });

  it('of a page that failed says so, and where it was', async () => {
    const { url, received, port } = await receiver(status(204));
    const { store, deliver } = await world(url, `127.0.0.1:${port}`);
    await deliver();
    const [task] = await store.claim('page', { places: 1, ownerMax: 1, leaseMs: 60_000 });
    await store.fail(task!, { code: 'SCRAPE_TIMEOUT', message: 'Too late.' });
    await deliver();
    const { headers, text } = received[1]!;
    expect(JSON.parse(text)).toMatchObject({
      success: false,
      type: 'crawl.page',
      error: 'Too late.',
      data: [{ metadata: { sourceURL: 'https://example.com/1' } }],
    });
    expect(headers['x-firecrawl-signature']).toBeUndefined();
  });

  it.each([500, 404, 302])(
    'that is answered %i is sent again after 1, 5 and 15 minutes, the same, and then no more',
    async (code) => {
      const { url, received, port } = await receiver(status(code));
      const { clock, deliver } = await world(url, `127.0.0.1:${port}`);
      await deliver();
      for (const minutes of [1, 5, 15]) {
        clock.pass(minutes * 60_000 - 1);
        expect(await deliver()).toBe(0);
        clock.pass(1);
        expect(await deliver()).toBe(1);
      }
      clock.pass(24 * 3600_000);
      expect(await deliver()).toBe(0);
      expect(received).toHaveLength(4);
      expect(new Set(received.map(({ text }) => text)).size).toBe(1);
    },
  );

  it('whose connection breaks is sent again until it is taken', async () => {
    const { url, received, port } = await receiver((response, count) =>
      count < 3 ? response.destroy() : void response.end(),
    );
    const { clock, deliver } = await world(url, `127.0.0.1:${port}`);
    await deliver();
    for (const minutes of [1, 5, 15]) {
      clock.pass(minutes * 60_000);
      await deliver();
    }
    expect(received).toHaveLength(3);
  });

  it('that failed is not lost with the server: it is sent again at its time, as often as it would have been', async () => {
    const { url, received, port } = await receiver(status(503));
    const { clock, deliver, restart } = await world(url, `127.0.0.1:${port}`);
    await deliver();
    for (const minutes of [1, 5, 15]) {
      await restart();
      expect(await deliver()).toBe(0);
      clock.pass(minutes * 60_000);
      expect(await deliver()).toBe(1);
    }
    await restart();
    clock.pass(24 * 3600_000);
    expect([await deliver(), received.length]).toEqual([0, 4]);
  });

  it('never goes where the guard forbids', async () => {
    const { url, received, port } = await receiver(status(200));
    const { deliver } = await world(url.replace('127.0.0.1', 'rebound.example'), '');
    expect(await deliver()).toBe(1);
    const other = await world(url, `127.0.0.1:${port + 1}`);
    expect(await other.deliver()).toBe(1);
    expect(received).toEqual([]);
  });
});

describe('a webhook', () => {
  it('may be its address alone', () => {
    expect(readWebhook('https://example.com/hook')).toEqual({
      url: 'https://example.com/hook',
      headers: {},
      metadata: {},
      events: [],
    });
  });

  it('is an address of http or https without a user name; private ones are kept out when it is told', () => {
    for (const url of ['http://example.com/', 'https://example.com/', 'http://127.0.0.1:4101/'])
      expect(readWebhook(url).url, url).toBe(url);
    for (const url of ['ftp://example.com', 'https://a:b@example.com/'])
      expect(() => readWebhook(url), url).toThrow(
        expect.objectContaining({ code: 'request.invalid-options' }) as Error,
      );
  });

  it('hears of all events of its operation, or of those it names, with or without the operation', () => {
    const names = (...events: string[]) => eventsWanted('crawl', readWebhook({ url: 'https://example.com', events }));
    expect(names()).toEqual(['started', 'page', 'completed', 'failed', 'cancelled']);
    expect(names('page', 'crawl.completed', 'batch_scrape.started', 'action')).toEqual(['page', 'completed']);
    expect(eventsWanted('monitor', readWebhook({ url: 'https://example.com', events: ['check.completed'] }))).toEqual([
      'check.completed',
    ]);
    expect(eventsWanted('crawl', undefined)).toEqual([]);
  });

  it('sets no headers of the connection', () => {
    expect(() => readWebhook({ url: 'https://example.com', headers: { Host: 'x' } })).toThrow(/cannot be set/);
  });
});
