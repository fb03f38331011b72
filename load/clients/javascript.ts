/** Every call of the JavaScript client that the interface covers, as its users write them. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Firecrawl } from 'firecrawl';
import type { FormatOption, ScrapeOptions } from 'firecrawl';
import { expectThat } from './client-call.js';
import type { ClientCall, ClientWorld } from './client-call.js';

const page = Buffer.from(
  '<html><head><title>T</title></head><body><main><h1>A heading</h1><p>Some words of a file. A plumb line is a weight on a string. It tells what is upright.</p></main>',
);
const schema = {
  type: 'object',
  properties: { name: { type: 'string' }, price: { type: 'number' } },
  required: ['name'],
};

export function javascriptCalls(world: ClientWorld): ClientCall[] {
  const client = new Firecrawl({ apiUrl: world.apiUrl, apiKey: world.apiKey, maxRetries: 1 });
  const at = (path: string): string => `${world.site.origin}${path}`;
  /** A slow page that no cache holds. */
  const slow = (): string => at(`/slow?${crypto.randomUUID()}`);
  const names = ['levels', 'squares', 'chalk-lines'];
  const urls = names.map((name) => at(`/topic/${name}`));

  const scrape = (
    call: string,
    path: string,
    asked: ScrapeOptions,
    holds: (came: Record<string, unknown>) => unknown,
  ) => ({
    call: `scrape ${call}`,
    async run() {
      const came = (await client.scrape(at(path), { maxAge: 0, ...asked })) as unknown as Record<string, unknown>;
      expectThat(holds(came), `${call} is not what the page holds`, came);
    },
  });
  const format = (name: FormatOption, member: string, path = '/article') =>
    scrape(typeof name === 'string' ? name : JSON.stringify(name), path, { formats: [name] }, (came) =>
      isThere(came[member]),
    );
  const parse = (
    call: string,
    asked: Parameters<typeof client.parse>[1],
    holds: (came: Record<string, unknown>) => unknown,
  ) => ({
    call: `parse ${call}`,
    async run() {
      const file = { data: page, filename: 'a file.html', contentType: 'text/html' };
      const came = (await client.parse(file, asked as never)) as unknown as Record<string, unknown>;
      expectThat(holds(came), `${call} is not what the file holds`, came);
    },
  });

  const scrapes: ClientCall[] = [
    {
      call: 'scrape(url)',
      async run() {
        const { markdown, metadata } = await client.scrape(at('/article'));
        expectThat(markdown?.includes('# Plumb lines'), 'the heading is missing', markdown);
        expectThat(metadata?.statusCode === 200 && metadata.title === 'Plumb lines', 'metadata', metadata);
      },
    },
    ...(['markdown', 'html', 'rawHtml', 'links', 'images', 'summary'] as const).map((name) => format(name, name)),
    ...(['branding', 'audio', 'video'] as const).map((name) =>
      scrape(name, '/article', { formats: [name] }, (came) => name in came || 'warning' in came),
    ),
    format('product', 'product', '/shop'),
    format({ type: 'json', schema, prompt: 'The product' }, 'json', '/shop'),
    format({ type: 'question', question: 'What is the weight made of?' }, 'answer'),
    format({ type: 'highlights', query: 'what the bob is made of' }, 'highlights'),
    format({ type: 'query', prompt: 'What is the bob made of?' }, 'answer'),
    format({ type: 'attributes', selectors: [{ selector: 'img', attribute: 'data-id' }] }, 'attributes'),
    scrape(
      'changeTracking',
      '/news',
      { formats: ['markdown', { type: 'changeTracking', modes: ['git-diff'] }] },
      (came) => isThere(came['changeTracking']),
    ),
    scrape(
      'location, headers, waitFor, proxy, tags',
      '/article',
      {
        headers: { 'x-plumb': '1' },
        includeTags: ['main'],
        excludeTags: ['img'],
        onlyMainContent: true,
        location: { country: 'US', languages: ['en'] },
        proxy: 'auto',
        blockAds: true,
        removeBase64Images: true,
        skipTlsVerification: false,
        integration: 'plumbline',
      },
      (came) => String(came['markdown']).includes('Plumb') && !String(came['markdown']).includes('A bob'),
    ),
    scrape('fastMode, lockdown, useMock off', '/article', { fastMode: false, lockdown: false }, (came) =>
      isThere(came['markdown']),
    ),
    scrape(
      'redactPII',
      '/article',
      { redactPII: true },
      (came) => isThere(came['markdown']) && !String(came['markdown']).includes('keeper@example.com'),
    ),
    scrape('maxAge and storeInCache', '/topic/levels', { maxAge: 60_000, storeInCache: true }, (came) =>
      isThere(came['metadata']),
    ),
    scrape('zeroDataRetention', '/topic/rules', { zeroDataRetention: true } as ScrapeOptions, (came) =>
      isThere(came['markdown']),
    ),
    {
      call: 'scrape a page that is not there',
      async run() {
        const { metadata } = await client.scrape(at('/nowhere'));
        expectThat(metadata?.statusCode === 404, 'its status', metadata);
      },
    },
    {
      call: 'scrape a name that does not exist',
      async run() {
        const said = await client.scrape('http://name.invalid/').then(
          () => '',
          (error: Error) => error.message,
        );
        expectThat(said !== '' && !said.includes('undefined'), 'an error with a text', said);
      },
    },
  ];
  const browsed: ClientCall[] = [
    scrape('screenshot', '/article', { formats: [{ type: 'screenshot', fullPage: true }] }, (came) =>
      String(came['screenshot']).startsWith('http'),
    ),
    scrape('mobile and waitFor', '/article', { mobile: true, waitFor: 50 }, (came) => isThere(came['markdown'])),
    scrape(
      'actions',
      '/article',
      {
        actions: [
          { type: 'click', selector: '#more' },
          { type: 'write', text: 'x' },
          { type: 'press', key: 'Tab' },
          { type: 'scroll', direction: 'down' },
          { type: 'wait', milliseconds: 20 },
          { type: 'scrape' },
          { type: 'executeJavascript', script: 'return document.title' },
        ],
      },
      (came) => String(came['markdown']).includes('Clicked text') && isThere(came['actions']),
    ),
  ];
  const parses: ClientCall[] = [
    parse('(file)', undefined, (came) => String(came['markdown']).includes('# A heading')),
    parse(
      'formats',
      { formats: ['markdown', 'html', 'rawHtml', 'links', 'images', 'summary'] },
      (came) => isThere(came['html']) && isThere(came['summary']),
    ),
    parse(
      'json',
      { formats: [{ type: 'json', schema: { type: 'object', properties: { title: { type: 'string' } } } }] },
      (came) => isThere(came['json']),
    ),
    parse('question', { formats: [{ type: 'question', question: 'What words?' }] }, (came) => 'answer' in came),
  ];

  const jobs: ClientCall[] = [
    {
      call: 'batchScrape (start, poll, collect)',
      async run() {
        const job = await client.batchScrape(urls, { options: { formats: ['markdown', 'links'] }, pollInterval: 1 });
        expectThat(job.status === 'completed' && job.completed === 3 && job.data.length === 3, 'three pages', job);
      },
    },
    {
      call: 'startBatchScrape with webhook, idempotency key, invalid URLs',
      async run() {
        const started = await client.startBatchScrape([...urls, 'no address'], {
          ignoreInvalidURLs: true,
          maxConcurrency: 2,
          idempotencyKey: crypto.randomUUID(),
          webhook: { url: at('/hook'), metadata: { of: 'batch' }, events: ['started', 'page', 'completed'] },
        });
        expectThat(started.invalidURLs?.includes('no address'), 'the invalid URL by name', started);
        await until(
          () => world.site.deliveries.some(({ type, id }) => type === 'batch_scrape.completed' && id === started.id),
          'a delivery of batch_scrape.completed',
        );
      },
    },
    {
      call: 'startBatchScrape appendToId',
      async run() {
        const { id } = await client.startBatchScrape(urls.slice(0, 1));
        await client.startBatchScrape(urls.slice(1), { appendToId: id });
        await until(async () => (await client.getBatchScrapeStatus(id)).completed === 3, 'three pages in one job');
      },
    },
    {
      call: 'getBatchScrapeErrors',
      async run() {
        const { id } = await client.startBatchScrape(['http://name.invalid/']);
        await until(
          async () => (await client.getBatchScrapeErrors(id)).errors.length === 1,
          'the error of a name that does not exist',
        );
      },
    },
    {
      call: 'cancelBatchScrape',
      async run() {
        const { id } = await client.startBatchScrape(Array.from({ length: 6 }, slow), { maxConcurrency: 1 });
        expectThat(await client.cancelBatchScrape(id), 'true');
        expectThat((await client.getBatchScrapeStatus(id)).status === 'cancelled', 'the status cancelled');
      },
    },
    {
      call: 'crawl (start, poll, collect)',
      async run() {
        const job = await client.crawl(at('/'), {
          limit: 5,
          scrapeOptions: { formats: ['markdown'] },
          pollInterval: 1,
        });
        expectThat(job.status === 'completed' && job.data.length === 5, 'five pages', {
          ...job,
          data: job.data.length,
        });
      },
    },
    {
      call: 'startCrawl with paths, depth, sitemap, webhook',
      async run() {
        const started = await client.startCrawl(at('/'), {
          includePaths: ['^/topic/.*'],
          excludePaths: ['rules'],
          maxDiscoveryDepth: 2,
          sitemap: 'skip',
          ignoreQueryParameters: true,
          deduplicateSimilarURLs: true,
          crawlEntireDomain: true,
          maxConcurrency: 2,
          webhook: { url: at('/hook'), events: ['started', 'page', 'completed'] },
        });
        const done = await finished(started.id);
        const paths = done.data.map(({ metadata }) => new URL(String(metadata?.sourceURL)).pathname);
        expectThat(!paths.includes('/topic/rules') && !paths.includes('/article'), 'only what the paths allow', paths);
        await until(
          () => world.site.deliveries.some(({ type, id }) => type === 'crawl.completed' && id === started.id),
          'a delivery of crawl.completed',
        );
      },
    },
    {
      call: 'getCrawlStatus by pages',
      async run() {
        const { id } = await client.startCrawl(at('/'), { limit: 3 });
        const done = await finished(id);
        expectThat(done.data.length === 3 && done.total === 3, 'three pages');
        const first = await client.getCrawlStatus(id, { autoPaginate: false });
        expectThat(first.status === 'completed', 'one page of the result', first);
      },
    },
    {
      call: 'getCrawlErrors with robotsBlocked',
      async run() {
        const { id } = await client.startCrawl(at('/'), { limit: 10 });
        await finished(id);
        const { robotsBlocked } = await client.getCrawlErrors(id);
        expectThat(
          robotsBlocked.some((url) => url.includes('/private/')),
          'the blocked address',
          robotsBlocked,
        );
      },
    },
    {
      call: 'getActiveCrawls and cancelCrawl',
      async run() {
        const { id } = await client.startCrawl(slow(), { limit: 2 });
        const active = await client.getActiveCrawls();
        expectThat(
          active.crawls.some((crawl) => crawl.id === id),
          'the crawl among the active',
          active,
        );
        expectThat(await client.cancelCrawl(id), 'true');
      },
    },
    {
      call: 'crawl with a prompt',
      async run() {
        const job = await client.crawl(at('/'), {
          prompt: 'Only the pages under /topic, at most 3 pages',
          pollInterval: 1,
          limit: 3,
        });
        expectThat(job.status === 'completed', 'a finished job', job.status);
      },
    },
    {
      call: 'crawlParamsPreview',
      async run() {
        const preview = await client.crawlParamsPreview(at('/'), 'Only the pages under /topic, at most 7 pages');
        expectThat(preview['limit'] === 7, 'the limit of the sentence', preview);
      },
    },
    ...(['crawl', 'batch'] as const).map((kind) => ({
      call: `watcher of a ${kind === 'crawl' ? 'crawl' : 'batch scrape'}`,
      async run() {
        const { id } =
          kind === 'crawl' ? await client.startCrawl(at('/'), { limit: 3 }) : await client.startBatchScrape(urls);
        const watcher = client.watcher(id, { kind, pollInterval: 1, timeout: 30 });
        const seen: unknown[] = [];
        watcher.on('document', (document) => seen.push(document));
        const done = once(watcher, 'done');
        const failed = once(watcher, 'error').then(([error]: unknown[]) => Promise.reject(error as Error));
        failed.catch(() => undefined);
        await watcher.start();
        await Promise.race([done, failed]);
        watcher.close();
        expectThat(seen.length === 3, 'each of three documents once', seen.length);
      },
    })),
    {
      call: 'map',
      async run() {
        const { links } = await client.map(at('/'), { limit: 50 });
        expectThat(
          links.some(({ url }) => url.endsWith('/topic/levels')),
          'the links of the site',
          links,
        );
      },
    },
    {
      call: 'map with search, sitemap, subdomains',
      async run() {
        const { links } = await client.map(at('/'), {
          search: 'levels',
          sitemap: 'include',
          includeSubdomains: false,
          ignoreQueryParameters: true,
          limit: 5,
          timeout: 20_000,
        });
        expectThat(links[0]?.url.endsWith('/topic/levels'), 'the page searched for first', links);
      },
    },
  ];

  const understanding: ClientCall[] = [
    {
      call: 'agent (start, poll, collect)',
      async run() {
        const done = await client.agent({
          prompt: 'Find the name and price of the product',
          urls: [at('/shop')],
          schema,
          maxCredits: 50,
          strictConstrainToURLs: true,
          pollInterval: 1,
          timeout: 40,
        });
        expectThat(done.status === 'completed' && JSON.stringify(done.data).includes('Plumb bob'), 'the product', done);
      },
    },
    {
      call: 'startAgent, getAgentStatus, cancelAgent',
      async run() {
        const { id } = await client.startAgent({ prompt: 'Find it', urls: [slow()], model: 'spark-1-mini' });
        expectThat(isThere((await client.getAgentStatus(id)).status), 'a status');
        expectThat(await client.cancelAgent(id), 'true');
      },
    },
    {
      call: 'extract (start, poll, collect)',
      async run() {
        const done = await client.extract({
          urls: [at('/shop')],
          prompt: 'The product',
          schema,
          pollInterval: 1,
          timeout: 40,
        });
        expectThat(done.status === 'completed' && JSON.stringify(done.data).includes('Plumb bob'), 'the product', done);
      },
    },
  ];

  const monitors: ClientCall[] = [
    {
      call: 'createMonitor, runMonitor, getMonitorCheck, updateMonitor, deleteMonitor',
      async run() {
        const made = await client.createMonitor({
          name: 'News',
          schedule: { cron: '0 6 * * *', timezone: 'UTC' },
          targets: [{ type: 'scrape', urls: [at('/news')] }],
        });
        expectThat(
          (await client.listMonitors()).some(({ id }) => id === made.id),
          'the monitor in the list',
        );
        const first = await client.runMonitor(made.id);
        await checked(made.id, first.id);
        world.site.changeNews('A new thing has come.');
        const second = await client.runMonitor(made.id);
        const detail = await checked(made.id, second.id);
        expectThat(detail.summary.changed === 1, 'one changed page', detail.summary);
        expectThat((await client.listMonitorChecks(made.id)).length === 2, 'two checks');
        expectThat(
          (await client.updateMonitor(made.id, { status: 'paused' })).status === 'paused',
          'the status paused',
        );
        expectThat(await client.deleteMonitor(made.id), 'true');
      },
    },
  ];

  const team: ClientCall[] = [
    {
      call: 'getConcurrency',
      run: async () => expectThat((await client.getConcurrency()).maxConcurrency > 0, 'a limit'),
    },
    {
      call: 'getCreditUsage',
      run: async () => expectThat(isThere((await client.getCreditUsage()).remainingCredits), 'credits'),
    },
    {
      call: 'getCreditUsageHistorical',
      run: async () => expectThat((await client.getCreditUsageHistorical(true)).periods.length > 0, 'a period'),
    },
    { call: 'getTokenUsage', run: async () => expectThat(isThere(await client.getTokenUsage()), 'tokens') },
    {
      call: 'getTokenUsageHistorical',
      run: async () => expectThat(Array.isArray((await client.getTokenUsageHistorical()).periods), 'periods'),
    },
    { call: 'getQueueStatus', run: async () => expectThat((await client.getQueueStatus()).success, 'success') },
  ];

  return [...scrapes, ...browsed, ...parses, ...jobs, ...understanding, ...monitors, ...team];

  async function finished(id: string) {
    let job = await client.getCrawlStatus(id);
    await until(async () => (job = await client.getCrawlStatus(id)).status !== 'scraping', 'the end of the crawl');
    return job;
  }
  async function checked(monitorId: string, checkId: string) {
    let check = await client.getMonitorCheck(monitorId, checkId);
    await until(
      async () => !['queued', 'running'].includes((check = await client.getMonitorCheck(monitorId, checkId)).status),
      'the end of the check',
    );
    return check;
  }
}

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let round = 0; round < 200; round++) {
    if (await holds()) return;
    await sleep(100);
  }
  throw new Error(`${what} did not come within 20 s`);
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
