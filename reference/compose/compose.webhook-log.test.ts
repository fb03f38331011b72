import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOfTeamB, pageOf, startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';

/** What becomes of notifications, as their owner is told. */
let whole: WholeService;
const notified: { type: string; webhookId: string }[] = [];
let answer = 500;

beforeAll(async () => {
  // The fifteen minutes before the fourth try are 0.3 seconds.
  whole = await startWholeService(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.url === '/hook')
          notified.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof notified)[number]);
        response.writeHead(request.url === '/hook' ? answer : 200, { 'content-type': 'text/html' });
        response.end(pageOf('Page'));
      });
    },
    { WEBHOOK_TIME_SCALE: '3000' },
  );
});
afterAll(() => whole.close());

const log = async (query: string, key?: string) =>
  (await whole.api('GET', `/webhook/deliveries${query}`, undefined, key)).body['data'] as Record<string, unknown>[];

describe('the log of deliveries', () => {
  it('tells what failed, how often it was tried and why, and what was delivered', async () => {
    const start = { urls: [`${whole.site}/`], webhook: `${whole.site}/hook`, maxAge: 0 };
    const failing = (await whole.api('POST', '/batch/scrape', start)).body['id'] as string;
    await expect.poll(async () => (await log(`?jobId=${failing}&status=failed`)).length).toBe(3);
    expect(notified).toHaveLength(12);
    expect(await log(`?jobId=${failing}`)).toMatchObject(
      ['completed', 'page', 'started'].map((event) => ({
        jobId: failing,
        type: `batch_scrape.${event}`,
        url: `${whole.site}/hook`,
        status: 'failed',
        attempts: 4,
        error: 'The receiver answered 500.',
        endedAt: expect.stringMatching(/Z$/) as string,
      })),
    );
    answer = 200;
    notified.length = 0;
    const working = (await whole.api('POST', '/batch/scrape', start)).body['id'] as string;
    await expect.poll(async () => (await log(`?jobId=${working}&status=delivered`)).length).toBe(3);
    const delivered = await log(`?jobId=${working}`);
    expect(delivered.map(({ webhookId }) => webhookId)).toEqual(notified.map(({ webhookId }) => webhookId).reverse());
    for (const entry of delivered) expect(entry).not.toHaveProperty('error');
    expect((await log('')).map(({ jobId }) => jobId)).toEqual([working, working, working, failing, failing, failing]);
    expect(await log('?limit=2&offset=2')).toMatchObject([{ jobId: working }, { jobId: failing }]);
  });

  it('is the owner’s alone', async () => {
    expect(await log('', keyOfTeamB)).toEqual([]);
    expect((await whole.api('GET', '/webhook/deliveries?status=lost')).status).toBe(400);
  });
});
