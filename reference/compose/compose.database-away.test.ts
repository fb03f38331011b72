// What becomes of a crawl whose database drops every connection under it, and what a server without its database says.
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresqlPlace } from '../storage/testing/databases.js';
import { pageOf, startWholeService } from './testing/whole-service.js';

describe('a crawl whose database drops all connections, again and again', () => {
  it('has each page once, tells each event once, and ends', async () => {
    const { databaseUrl } = await postgresqlPlace();
    const address = new URL(databaseUrl);
    address.searchParams.set('application_name', 'dropped');
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    onTestFinished(() => admin.end());
    const drop = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dropped'`;
    const pages = Array.from({ length: 24 }, (_, n) => `/page/${n}`);
    const told: { type: string; data: { metadata: { sourceURL: string } }[] }[] = [];
    const whole = await startWholeService(
      (request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          if (request.url === '/hook') {
            told.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof told)[number]);
            return void response.end();
          }
          // A page in eight takes the connections along, right before it is there.
          const drops = Number(/\d+$/.exec(request.url!)?.[0]) % 8 === 1 ? admin.query(drop) : Promise.resolve();
          response.setHeader('content-type', 'text/html');
          void drops.then(() => response.end(pageOf('Page', ...pages)));
        });
      },
      { DATABASE_URL: address.href },
    );
    onTestFinished(() => whole.close());
    const { body } = await whole.api('POST', '/crawl', {
      url: `${whole.site}/page/0`,
      crawlEntireDomain: true,
      sitemap: 'skip',
      scrapeOptions: { maxAge: 0 },
      webhook: `${whole.site}/hook`,
    });
    const standing = async (): Promise<Record<string, unknown>> => {
      const answer = await whole.api('GET', `/crawl/${body['id'] as string}`);
      expect([200, 503]).toContain(answer.status);
      return answer.status === 200 ? answer.body : {};
    };
    await expect.poll(standing, { interval: 100 }).toMatchObject({ status: 'completed', completed: 24 });
    const { data } = (await standing()) as { data: { metadata: { sourceURL: string } }[] };
    expect(data.map(({ metadata }) => new URL(metadata.sourceURL).pathname).sort()).toEqual([...pages].sort());
    await expect.poll(() => told.length).toBe(26);
    expect(told.filter(({ type }) => type === 'crawl.completed')).toHaveLength(1);
  });
});

describe('a server whose database is away', () => {
  /** The same database by another port, which opens and shuts. */
  const door = async (
    databaseUrl: string,
  ): Promise<{ url: string; shut: () => Promise<void>; open: () => Promise<void> }> => {
    const behind = new URL(databaseUrl);
    const through = new Set<Socket>();
    const server = createServer((socket) => {
      const other = connect(Number(behind.port), behind.hostname);
      for (const [end, far] of [
        [socket, other],
        [other, socket],
      ] as const) {
        through.add(end);
        end.on('error', () => undefined).on('close', () => void (through.delete(end), far.destroy()));
        end.pipe(far);
      }
    });
    let port = 0;
    const open = async (): Promise<void> => {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      ({ port } = server.address() as AddressInfo);
    };
    const shut = async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of through) socket.destroy();
      await closed;
    };
    await open();
    onTestFinished(() => (server.listening ? shut() : undefined));
    const url = new URL(databaseUrl);
    url.port = String(port);
    return { url: url.href, open, shut };
  };

  it('is not ready, though it lives, and is ready again when the database is back', async () => {
    const { databaseUrl } = await postgresqlPlace();
    const { url, open, shut } = await door(databaseUrl);
    const whole = await startWholeService((_request, response) => response.end(), { DATABASE_URL: url });
    onTestFinished(() => whole.close());
    const statusOf = async (path: string): Promise<number> => (await fetch(`${whole.origin}${path}`)).status;
    expect(await statusOf('/readyz')).toBe(200);
    await shut();
    await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await open();
    await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
  });
});
