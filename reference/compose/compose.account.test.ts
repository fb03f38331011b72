import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOfTeamB, pageOf, startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';

/** What an account is told of itself, by the unmodified SDK and over HTTP. */
let whole: WholeService;
let release: () => void;

beforeAll(async () => {
  const held = new Promise<void>((resolve) => (release = resolve));
  const env = { CREDITS_PER_MONTH: '1000', CONCURRENCY_PER_OWNER: '1' };
  whole = await startWholeService((request, response) => {
    const answer = (): unknown => response.end(pageOf('Page'));
    if (request.url!.startsWith('/held')) void held.then(answer);
    else answer();
  }, env);
});
afterAll(() => whole.close());

describe('the activity of an account', () => {
  it("is its jobs, the newest first and page by page, and nobody else's", async () => {
    const crawl = await whole.client.startCrawl(`${whole.site}/held`, { limit: 1 });
    const batch = await whole.client.startBatchScrape([`${whole.site}/held`]);
    const agent = await whole.client.startAgent({ prompt: 'Find it', urls: [`${whole.site}/held`] });
    const first = await whole.api('GET', '/team/activity?limit=2');
    expect(first.body).toMatchObject({
      success: true,
      data: [
        { id: agent.id, endpoint: 'agent', target: `${whole.site}/held` },
        { id: batch.id, endpoint: 'batch_scrape', target: null },
      ],
      has_more: true,
    });
    const rest = await whole.api('GET', `/team/activity?cursor=${first.body['cursor'] as string}`);
    expect(rest.body).toMatchObject({
      data: [{ id: crawl.id, endpoint: 'crawl', target: `${whole.site}/held` }],
      cursor: null,
      has_more: false,
    });
    expect((await whole.api('GET', '/team/activity', undefined, keyOfTeamB)).body).toMatchObject({ data: [] });
    expect((await whole.api('GET', '/team/activity?cursor=%00')).status).toBe(400);
    await whole.client.cancelCrawl(crawl.id);
    await whole.client.cancelBatchScrape(batch.id);
    await whole.client.cancelAgent(agent.id);
  });
});

describe('the use of an account', () => {
  it('is told by month, in credits and in tokens, for the owner alone', async () => {
    const before = (await whole.client.getCreditUsageHistorical()).periods.at(-1)!;
    await whole.client.scrape(`${whole.site}/`, { maxAge: 0 });
    await whole.client.scrape(`${whole.site}/`, { maxAge: 0 });
    const { periods } = await whole.client.getCreditUsageHistorical();
    const now = new Date();
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
    expect(periods).toHaveLength(1);
    expect(periods[0]).toMatchObject({ startDate: start, creditsUsed: (before.creditsUsed ?? 0) + 2 });
    const { remainingCredits, planCredits } = await whole.client.getCreditUsage();
    const tokens = await whole.client.getTokenUsage();
    expect(tokens).toMatchObject({ remainingTokens: 15 * remainingCredits, planTokens: 15 * planCredits! });
    const inTokens = await whole.client.getTokenUsageHistorical(true);
    expect(inTokens.periods).toMatchObject([
      { startDate: start, apiKey: 'team-a', tokensUsed: 15 * periods[0]!.creditsUsed },
    ]);
    const { body } = await whole.api('GET', '/team/credit-usage/historical', undefined, keyOfTeamB);
    expect(body['periods']).toMatchObject([{ creditsUsed: 0, totalCredits: 0 }]);
  });

  it('counts pages of jobs that wait', async () => {
    const urls = ['/held/1', '/held/2', '/held/3'].map((path) => `${whole.site}${path}`);
    await whole.client.startBatchScrape(urls, { options: { maxAge: 0 } });
    await expect
      .poll(() => whole.client.getQueueStatus())
      .toMatchObject({ jobsInQueue: 3, activeJobsInQueue: 1, waitingJobsInQueue: 2 });
    release();
    await expect.poll(() => whole.client.getQueueStatus()).toMatchObject({ jobsInQueue: 0 });
  });
});
