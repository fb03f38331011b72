// What is asked to be kept nowhere is nowhere: a word that only the documents hold is looked for in every byte the server
// wrote, after the server was killed without a warning.
// Spec: ParseOptions (zeroDataRetention); What the service does, 6.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { startTestSite } from './fetch/testing/test-site.js';
import type { TestSite } from './fetch/testing/test-site.js';

const canary = 'quuxzorblatcanary';
const page = (more = ''): string =>
  `<!doctype html><title>${canary}</title><main><h1>${canary}</h1><p>It sings ${canary}.</p>${more}</main>`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ '/': page('<a href="/two">two</a> <a href="/gone">gone</a>'), '/two': page() });
});
afterAll(() => site.close());

let folder: string;
let server: ChildProcess;
let baseUrl: string;
let said = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-nothing-kept-'));
  said = '';
  await Promise.all(['data', 'temp'].map((name) => mkdir(join(folder, name))));
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: join(folder, 'data'),
    TMPDIR: join(folder, 'temp'),
    PORT: '0',
    AUTH: 'off',
    BROWSER_INSTALL: 'off',
    ENGINE_PROCESSES: '1',
    EGRESS_ALLOW: '127.0.0.0/8',
    LOG_LEVEL: 'debug',
  };
  server = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!/http:\/\/\S+\/v2\n/.test(said)) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  baseUrl = /http:\/\/\S+\/v2(?=\n)/.exec(said)![0];
});
afterEach(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
}

async function parse(options: object, content = page()): Promise<unknown> {
  const form = new FormData();
  form.append('file', new Blob([content], { type: 'text/html' }), 'page.html');
  form.append('options', JSON.stringify(options));
  return (await fetch(`${baseUrl}/parse`, { method: 'POST', body: form })).json();
}

/** Waits for a job's end and takes its results. */
async function resultsOf(path: string): Promise<unknown> {
  for (;;) {
    const status = (await (await fetch(`${baseUrl}${path}`)).json()) as Record<string, unknown>;
    if (status['status'] !== 'scraping') return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Kills the server as it stands, and names every place where the word is. */
async function placesOfCanary(): Promise<string[]> {
  server.kill('SIGKILL');
  await once(server, 'close');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const places = said.includes(canary) ? ['the log'] : [];
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name));
    if (
      ['utf8', 'utf16le', 'base64'].some((encoding) =>
        bytes.includes(Buffer.from(canary).toString(encoding as 'utf8')),
      ) ||
      bytes.includes(Buffer.from(canary, 'utf16le'))
    )
      places.push(name);
  }
  return places;
}

const formats = ['markdown', 'html', 'rawHtml', 'links', 'summary', { type: 'changeTracking', modes: ['git-diff'] }];

it('the control: a scrape that may be kept is kept', async () => {
  await post('/scrape', { url: `${site.origin}/two` });
  expect(await placesOfCanary()).not.toEqual([]);
});

it('parses and scrapes leave nothing behind, nor do those that fail', async () => {
  const parsed = await parse({ zeroDataRetention: true, formats: ['markdown', 'html', 'rawHtml', 'links', 'summary'] });
  expect(JSON.stringify(parsed)).toContain(canary);
  await parse({ zeroDataRetention: true }, `%PDF-1.7 ${canary}`);
  await parse({ zeroDataRetention: true, timeout: 1 }, page('<p>x</p>'.repeat(100_000)));
  expect(
    JSON.stringify(await post('/scrape', { url: `${site.origin}/two`, formats, zeroDataRetention: true })),
  ).toContain(canary);
  await post('/scrape', { url: `${site.origin}/two`, includeTags: ['p['], zeroDataRetention: true });
  expect(await placesOfCanary()).toEqual([]);
});

it('jobs leave nothing behind once their results are taken', async () => {
  const batch = await post('/batch/scrape', {
    urls: [`${site.origin}/`, `${site.origin}/two`],
    zeroDataRetention: true,
  });
  expect(JSON.stringify(await resultsOf(`/batch/scrape/${String(batch['id'])}`))).toContain(canary);
  const crawl = await post('/crawl', {
    url: site.origin,
    zeroDataRetention: true,
    scrapeOptions: { formats: formats.slice(0, 4) },
  });
  expect(JSON.stringify(await resultsOf(`/crawl/${String(crawl['id'])}`))).toContain(canary);
  expect((await fetch(`${baseUrl}/crawl/${String(crawl['id'])}`)).status).toBe(404);
  expect(await placesOfCanary()).toEqual([]);
});
