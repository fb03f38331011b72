// What is asked to be kept nowhere is nowhere: a word that only the documents hold is looked for in every byte the server
// wrote, after the server was killed without a warning; of a PostgreSQL, in every row of every table.
// Spec: ParseOptions (zeroDataRetention); What the service does, 6.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestSite } from './fetch/testing/test-site.js';
import type { TestSite } from './fetch/testing/test-site.js';
import { newSchema } from './storage/testing/databases.js';
import { startServerProcess } from './testing/server-process.js';
import type { ServerProcess } from './testing/server-process.js';
import { until } from './testing/until.js';

const canary = 'quuxzorblatcanary';
const page = (more = ''): string =>
  `<!doctype html><title>${canary}</title><main><h1>${canary}</h1><p>It sings ${canary}.</p>${more}</main>`;
const schema = { type: 'object', properties: { headline: { type: 'string' } }, required: ['headline'] };
const formats = ['markdown', 'html', 'rawHtml', 'links', 'summary', { type: 'changeTracking', modes: ['git-diff'] }];

let site: TestSite;
/** Types of the events that came, and whether one held the word. */
let told: { type: string; hasWord: boolean }[];
let refusesEvents = false;

beforeAll(async () => {
  site = await startTestSite({
    '/': page('<a href="/two">two</a> <a href="/gone">gone</a>'),
    '/two': page(),
    '/hook': (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString();
        told.push({ type: (JSON.parse(body) as { type: string }).type, hasWord: body.includes(canary) });
        response.writeHead(refusesEvents ? 500 : 200).end();
      });
    },
  });
});
afterAll(() => site.close());

describe.each([
  ['libSQL', () => Promise.resolve('')],
  ['PostgreSQL', newSchema],
])('with zero data retention, on %s', (_name, newDatabase) => {
  let folder: string;
  let databaseUrl: string;
  let server: ServerProcess;

  const start = (): Promise<ServerProcess> =>
    startServerProcess(folder, {
      // Retries after 1, 5 and 15 minutes become 6, 30 and 90 ms.
      WEBHOOK_TIME_SCALE: '10000',
      ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
    });
  beforeAll(async () => {
    databaseUrl = await newDatabase();
    folder = await mkdtemp(join(tmpdir(), 'plumbline-nothing-kept-'));
    server = await start();
  });
  beforeEach(() => {
    told = [];
    refusesEvents = false;
  });
  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Kills the server as it stands, and names every place where the word is. */
  async function placesOfCanary(): Promise<string[]> {
    await server.kill();
    const inFiles = await Promise.all(
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => (holdsCanary(await readFile(join(parentPath, name))) ? [name] : [])),
    );
    const inTables = databaseUrl === '' ? [] : await tablesWithCanary(databaseUrl);
    return [...(server.said().includes(canary) ? ['the log'] : []), ...inFiles.flat(), ...inTables];
  }

  async function parse(options: object, content = page()): Promise<unknown> {
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'text/html' }), 'page.html');
    form.append('options', JSON.stringify(options));
    return (await fetch(`${server.baseUrl}/parse`, { method: 'POST', body: form })).json();
  }

  /** Waits for a job's end and takes its results. */
  async function resultsOf(path: string): Promise<Record<string, unknown>> {
    let status: Record<string, unknown> = {};
    await until(async () => !['scraping', 'processing'].includes(String((status = await server.get(path))['status'])));
    return status;
  }

  async function untilGone(path: string): Promise<void> {
    await until(async () => (await server.get(path)).httpStatus === 404);
  }

  it('parses and scrapes are answered, and some fail', async () => {
    const asked = { zeroDataRetention: true };
    const parsed = await parse({ ...asked, formats: ['markdown', 'html', 'rawHtml', 'links', 'summary'] });
    expect(JSON.stringify(parsed)).toContain(canary);
    await parse(asked, `%PDF-1.7 ${canary}`);
    await parse({ ...asked, timeout: 1 }, page('<p>x</p>'.repeat(100_000)));
    const scraped = await server.post('/scrape', { url: `${site.origin}/two`, formats, ...asked });
    expect(JSON.stringify(scraped)).toContain(canary);
    await server.post('/scrape', { url: `${site.origin}/two`, includeTags: ['p['], ...asked });
    const { links } = await server.post('/map', { url: `${site.origin}/two`, ...asked });
    expect(links).not.toEqual([]);
  });

  it('jobs are gone once their results are taken', async () => {
    const asked = { zeroDataRetention: true };
    const paths: string[] = [];
    const urls = [`${site.origin}/`, `${site.origin}/two`];
    paths.push(`/batch/scrape/${String((await server.post('/batch/scrape', { urls, ...asked }))['id'])}`);
    const scrapeOptions = { formats: formats.slice(0, 4) };
    paths.push(`/crawl/${String((await server.post('/crawl', { url: site.origin, scrapeOptions, ...asked }))['id'])}`);
    paths.push(`/agent/${String((await server.post('/agent', { prompt: 'x', urls, schema, ...asked }))['id'])}`);
    paths.push(`/extract/${String((await server.post('/extract', { urls, schema, ...asked }))['id'])}`);
    for (const path of paths) {
      expect(JSON.stringify(await resultsOf(path)), path).toContain(canary);
      expect((await server.get(path)).httpStatus, path).toBe(404);
    }
  });

  it('an agent that failed is gone once that is known', async () => {
    const { id } = await server.post('/agent', {
      prompt: 'x',
      urls: [`${site.origin}/`],
      schema: {
        type: 'object',
        properties: { headline: schema.properties.headline, isbn: { type: 'string' } },
        required: ['isbn'],
      },
      zeroDataRetention: true,
    });
    expect(await resultsOf(`/agent/${String(id)}`)).toMatchObject({ status: 'failed' });
    expect((await server.get(`/agent/${String(id)}`)).httpStatus).toBe(404);
  });

  describe('a job that tells a webhook its results', () => {
    const starts = (): [path: string, body: object, ends: string][] => [
      ['/batch/scrape', { urls: [`${site.origin}/`, `${site.origin}/two`] }, 'batch_scrape.completed'],
      ['/crawl', { url: site.origin }, 'crawl.completed'],
      ['/agent', { prompt: 'x', urls: [`${site.origin}/two`], schema }, 'agent.completed'],
      ['/extract', { urls: [`${site.origin}/two`], schema }, 'extract.completed'],
    ];

    it.each([
      ['accepted', false],
      ['given up', true],
    ])('is gone when the last delivery is %s', async (_name, refuses) => {
      refusesEvents = refuses;
      for (const [path, body, ends] of starts()) {
        told = [];
        const { id } = await server.post(path, { ...body, webhook: `${site.origin}/hook`, zeroDataRetention: true });
        await untilGone(`${path}/${String(id)}`);
        expect([path, told.some(({ hasWord }) => hasWord), told.filter(({ type }) => type === ends).length]).toEqual([
          path,
          true,
          refuses ? 4 : 1,
        ]);
      }
    });
  });

  it('a job that tells its webhook no results keeps them until they are taken', async () => {
    const webhook = { url: `${site.origin}/hook`, events: ['completed'] };
    const { id } = await server.post('/crawl', { url: site.origin, webhook, zeroDataRetention: true });
    const path = `/crawl/${String(id)}`;
    await until(() => told.length > 0);
    expect(JSON.stringify(await resultsOf(path))).toContain(canary);
    await untilGone(path);
  });

  it('and nothing of all that is anywhere, after kill -9; what may be kept is kept', async () => {
    expect(await placesOfCanary()).toEqual([]);
    server = await start();
    await server.post('/scrape', { url: `${site.origin}/two` });
    expect(await placesOfCanary()).not.toEqual([]);
  });
});

function holdsCanary(bytes: Buffer): boolean {
  const spellings = [canary, Buffer.from(canary).toString('base64').slice(0, -4)];
  return spellings.some((word) => bytes.includes(word)) || bytes.includes(Buffer.from(canary, 'utf16le'));
}

/** Every table of the schema that a server wrote to, whatever its columns. */
async function tablesWithCanary(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  expect(tables.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<Record<string, unknown>>(`select * from "${name}"`);
    const texts = rows.flatMap((row) => Object.values(row));
    if (texts.some((value) => holdsCanary(Buffer.isBuffer(value) ? value : Buffer.from(String(value)))))
      found.push(name);
  }
  return found;
}
