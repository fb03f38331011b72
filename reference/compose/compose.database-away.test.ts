// What becomes of a crawl whose database drops every connection under it.
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
