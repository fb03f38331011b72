import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOfTeamB, pageOf, startWholeService } from './testing/whole-service.js';
import type { WholeService } from './testing/whole-service.js';

/** Monitors of the whole service, by the unmodified SDK and over HTTP. */
let whole: WholeService;
const pages: Record<string, string> = {};
const notified: { type: string; success: boolean; id: string; data: Record<string, unknown>[]; secret?: unknown }[] =
  [];
let release: (() => void) | undefined;

beforeAll(async () => {
  whole = await startWholeService((request, response) => {
    const path = request.url!;
    if (path === '/hook') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as (typeof notified)[number];
        notified.push({ ...body, secret: request.headers['x-secret'] });
        response.end();
      });
    } else if (path === '/held') release = () => void response.end(pageOf('Held'));
    else response.writeHead(pages[path] === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(pages[path]);
  });
});
afterAll(() => whole.close());

const schedule = { text: 'every 30 minutes' };
const checked = async (monitorId: string, checkId: string): Promise<Record<string, unknown>> => {
  let data: Record<string, unknown> = {};
  await expect
    .poll(async () => {
      data = (await whole.api('GET', `/monitor/${monitorId}/checks/${checkId}`)).body['data'] as typeof data;
      return data['finishedAt'];
    })
    .toBeTruthy();
  return data;
};
const run = async (monitorId: string): Promise<Record<string, unknown>> =>
  checked(monitorId, (await whole.client.runMonitor(monitorId)).id);
const create = async (more: object): Promise<string> => {
  const { status, body } = await whole.api('POST', '/monitor', { name: 'M', schedule, ...more });
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(200);
  return (body['data'] as { id: string }).id;
};

describe('a monitor', () => {
  it('tells what is new, the same, changed and gone, page by page, with the difference', async () => {
    pages['/price'] = pageOf('Price 10');
    pages['/gone'] = pageOf('Gone soon');
    const urls = [`${whole.site}/price`, `${whole.site}/gone`, 'http://nowhere.invalid/'];
    const webhook = { url: `${whole.site}/hook`, headers: { 'x-secret': 'abc' }, metadata: { run: 1 } };
    const id = await create({ targets: [{ type: 'scrape', urls }], webhook });
    const first = await run(id);
    expect(first).toMatchObject({ status: 'partial', trigger: 'manual', actualCredits: 2, billingStatus: 'confirmed' });
    expect(first['summary']).toEqual({ totalPages: 3, same: 0, changed: 0, new: 2, removed: 0, error: 1 });
    pages['/price'] = pageOf('Price 12');
    delete pages['/gone'];
    const second = await run(id);
    expect(second['summary']).toEqual({ totalPages: 3, same: 0, changed: 1, new: 0, removed: 1, error: 1 });
    const found = second['pages'] as Record<string, unknown>[];
    const changed = found.find(({ status }) => status === 'changed')!;
    expect(changed).toMatchObject({ url: `${whole.site}/price`, statusCode: 200, targetId: 't1' });
    expect((changed['diff'] as { text: string }).text).toMatch(/-.*Price 10[\s\S]*\+.*Price 12/);
    const before = (first['pages'] as Record<string, unknown>[]).find(({ url }) => url === changed['url'])!;
    expect(changed['previousScrapeId']).toBe(before['currentScrapeId']);
    pages['/gone'] = pageOf('Gone soon');
    await expect.poll(() => notified.filter(({ type }) => type === 'monitor.check.completed').length).toBe(2);
    const told = notified.filter(({ id: of }) => of === second['id']);
    expect(told.map(({ type }) => type).sort()).toEqual([
      'monitor.check.completed',
      'monitor.page',
      'monitor.page',
      'monitor.page',
    ]);
    const toldOfPrice = told.find(({ data }) => (data[0] as { url?: string }).url === changed['url'])!;
    expect(toldOfPrice.data).toMatchObject([{ status: 'changed', diff: changed['diff'] }]);
    const end = told.find(({ type }) => type === 'monitor.check.completed')!;
    expect(end).toMatchObject({ success: false, metadata: { run: 1 }, secret: 'abc' });
    expect(end.data).toEqual([{ monitorId: id, checkId: second['id'], status: 'partial', summary: second['summary'] }]);
  });

  it('watches a site, and misses the pages that are not led to any more', async () => {
    pages['/site/'] = pageOf('Site', '/site/one', '/site/two');
    pages['/site/one'] = pageOf('One');
    pages['/site/two'] = pageOf('Two');
    const crawl = { type: 'crawl', id: 'docs', url: `${whole.site}/site/`, crawlOptions: { sitemap: 'skip' } };
    const id = await create({ targets: [crawl] });
    expect((await run(id))['summary']).toMatchObject({ totalPages: 3, new: 3 });
    expect((await run(id))['summary']).toMatchObject({ totalPages: 3, same: 3 });
    pages['/site/'] = pageOf('Site', '/site/one');
    const third = await run(id);
    expect(third).toMatchObject({ status: 'completed', summary: { same: 1, changed: 1, removed: 1 } });
    const removed = await whole.client.getMonitorCheck(id, third['id'] as string, { status: 'removed' });
    expect(removed.pages).toMatchObject([{ url: `${whole.site}/site/two`, status: 'removed', targetId: 'docs' }]);
    const paged = await whole.api('GET', `/monitor/${id}/checks/${String(third['id'])}?limit=2`);
    expect(paged.body['next']).toBe(`${whole.origin}/v2/monitor/${id}/checks/${String(third['id'])}?skip=2&limit=2`);
  });

  it('serves the SDK: made, listed, changed, rested, run, read, deleted', async () => {
    pages['/a'] = pageOf('A');
    const targets = [{ type: 'scrape' as const, urls: [`${whole.site}/a`] }];
    const beganMs = Date.now();
    const made = await whole.client.createMonitor({
      name: 'By the SDK',
      schedule: { text: 'every 30 minutes', timezone: 'Europe/Berlin' },
      targets,
      goal: 'prices',
      webhook: { url: `${whole.site}/hook` },
    });
    expect(made).toMatchObject({ status: 'active', schedule: { cron: '*/30 * * * *', timezone: 'Europe/Berlin' } });
    expect(made).toMatchObject({ goal: 'prices', retentionDays: 30, estimatedCreditsPerMonth: 1440 });
    expect(new Date(made.nextRunAt!).getTime()).toBeGreaterThan(beganMs);
    expect((await whole.client.listMonitors({ limit: 1 })).map(({ id }) => id)).toEqual([made.id]);
    const paused = await whole.client.updateMonitor(made.id, { status: 'paused', webhook: null, goal: null });
    expect(paused).toMatchObject({ status: 'paused', webhook: null, goal: null, nextRunAt: null, name: 'By the SDK' });
    await expect(whole.client.runMonitor(made.id)).rejects.toMatchObject({ status: 409, code: 'MONITOR_PAUSED' });
    expect(await whole.client.updateMonitor(made.id, { status: 'active', name: 'Renamed' })).toMatchObject({
      name: 'Renamed',
    });
    const check = await run(made.id);
    expect(await whole.client.getMonitor(made.id)).toMatchObject({
      currentCheckId: null,
      lastCheckSummary: { new: 1 },
    });
    expect(await whole.client.listMonitorChecks(made.id, { limit: 5 })).toMatchObject([
      { id: check['id'], status: 'completed' },
    ]);
    expect(await whole.client.deleteMonitor(made.id)).toBe(true);
    expect((await whole.api('GET', `/monitor/${made.id}`)).status).toBe(404);
    expect((await whole.api('GET', `/monitor/${made.id}/checks`)).status).toBe(404);
  });

  it('has one check at a time, and shows nobody its credentials', async () => {
    const scrapeOptions = { headers: { authorization: 'Bearer hidden' }, formats: ['markdown'] };
    const id = await create({ targets: [{ type: 'scrape', urls: [`${whole.site}/held`], scrapeOptions }] });
    const { id: checkId } = await whole.client.runMonitor(id);
    const again = await whole.api('POST', `/monitor/${id}/run`);
    expect(again).toMatchObject({ status: 409, body: { code: 'MONITOR_RUNNING', details: { checkId } } });
    expect(JSON.stringify((await whole.api('GET', `/monitor/${id}`)).body)).not.toContain('hidden');
    expect((await whole.api('GET', `/monitor/${id}`, undefined, keyOfTeamB)).status).toBe(404);
    expect((await whole.api('DELETE', `/monitor/${id}`, undefined, keyOfTeamB)).status).toBe(404);
    await expect.poll(() => release).toBeDefined();
    release!();
    expect(await checked(id, checkId)).toMatchObject({ status: 'completed' });
  });

  it('is refused where it cannot be kept', async () => {
    const targets = [{ type: 'scrape', urls: [`${whole.site}/a`] }];
    const answers = await Promise.all(
      [
        { schedule: { text: 'every minute' } },
        { schedule: { cron: '* * * * *' } },
        { schedule: { cron: '0 * * * *', text: 'hourly' } },
        { targets: [] },
        { targets: [{ type: 'scrape', urls: ['ftp://x'] }] },
        { targets: [{ type: 'crawl', url: whole.site, crawlOptions: { nonsense: 1 } }] },
        { targets: [{ type: 'crawl', url: whole.site, crawlOptions: { includePaths: ['('] } }] },
        { targets: [{ ...targets[0], scrapeOptions: { zeroDataRetention: true } }] },
        { targets: [{ type: 'search', queries: ['x'] }] },
        { judgeEnabled: true, goal: 'prices' },
        { notification: { email: { enabled: true } } },
      ].map((wrong) => whole.api('POST', '/monitor', { name: 'M', schedule, targets, ...wrong })),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 501, 501, 501]);
    const id = await create({ targets });
    expect((await whole.api('PATCH', `/monitor/${id}`, {})).status).toBe(400);
  });
});
