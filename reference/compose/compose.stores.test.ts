// What the server keeps: over kill -9, and together with other servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedPlace, postgresqlPlace } from '../storage/testing/databases.js';
import { startService } from '../testing/start-service.js';
import type { RunningService } from '../testing/start-service.js';

const apiKey = 'test-key-of-team-a';

interface Site {
  url: string;
  env: Record<string, string>;
  arrivals: number;
}

async function startSite(): Promise<Site> {
  const site: Site = { url: '', env: {}, arrivals: 0 };
  const server = createServer((_request, response) => {
    site.arrivals++;
    response.setHeader('content-type', 'text/html');
    response.end('<title>Page</title><main><h1>Heading</h1><p>Some text of the page, enough to be read.</p></main>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  site.url = `http://127.0.0.1:${port}/`;
  site.env = { EGRESS_ALLOW: `127.0.0.1:${port}` };
  return site;
}

/** The members these tests look at. */
interface Data {
  metadata: { scrapeId: string; cacheState?: string };
  changeTracking: { previousScrapeAt: string | null; changeStatus: string };
  planCredits: number;
  remainingCredits: number;
}

async function call(origin: string, path: string, body?: object): Promise<{ status: number; data: Data }> {
  const answer = await fetch(`${origin}/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
}

async function started(env: Record<string, string>): Promise<RunningService> {
  const service = await startService(env);
  onTestFinished(async () => void (await service.close()));
  return service;
}

/** The program in a process of its own. */
async function startProgram(env: Record<string, string>): Promise<{ origin: string; kill: () => Promise<void> }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const program = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env: { PATH: process.env['PATH'], PORT: '0', ENGINE_PROCESSES: '1', API_KEYS: `team-a=${apiKey}`, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(program, 'close');
  const kill = async (): Promise<void> => {
    program.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  let said = '';
  for await (const chunk of program.stdout) {
    said += String(chunk);
    const origin = /(http:\S+)\/v2\n/.exec(said)?.[1];
    if (origin) return { origin, kill };
  }
  throw new Error(`The program ended: ${said}`);
}

describe('a server on a data folder', () => {
  it('has after kill -9 what it answered before: credits, answers, stored visits, tracked pages', async () => {
    const site = await startSite();
    const { dataDir } = await embeddedPlace();
    const env = { ...site.env, DATA_DIR: dataDir };
    const program = await startProgram(env);
    const wish = { url: site.url, formats: ['markdown', 'changeTracking'], maxAge: 3600_000 };
    const { status, data } = await call(program.origin, '/scrape', wish);
    expect(status).toBe(200);
    const { data: usage } = await call(program.origin, '/team/credit-usage');
    await expect(startService(env)).rejects.toThrow(/Another server uses the data folder/);
    await program.kill();

    const { origin } = await started(env);
    expect((await call(origin, `/scrape/${data.metadata.scrapeId}`)).data).toEqual(data);
    expect((await call(origin, '/team/credit-usage')).data).toEqual(usage);
    expect(usage.planCredits - usage.remainingCredits).toBe(1);
    expect(site.arrivals).toBe(1);
    const again = (await call(origin, '/scrape', wish)).data;
    expect(site.arrivals).toBe(1);
    expect(again.metadata.cacheState).toBe('hit');
    expect(again.changeTracking.previousScrapeAt).not.toBeNull();
  });
});

describe('two servers on one PostgreSQL', () => {
  it('answer for each other, and use one balance', async () => {
    const site = await startSite();
    const { databaseUrl } = await postgresqlPlace();
    const env = { ...site.env, DATABASE_URL: databaseUrl, CREDITS_PER_MONTH: '5' };
    const [one, other] = await Promise.all([started(env), started(env)]);
    const wish = { url: site.url, formats: ['markdown', 'changeTracking'], maxAge: 3600_000 };
    const { data } = await call(one.origin, '/scrape', wish);
    expect((await call(other.origin, `/scrape/${data.metadata.scrapeId}`)).data).toEqual(data);
    const again = (await call(other.origin, '/scrape', wish)).data;
    expect(again.metadata.cacheState).toBe('hit');
    expect(again.changeTracking).toMatchObject({ changeStatus: 'same' });
    expect(site.arrivals).toBe(1);

    const many = Array.from({ length: 12 }, (_, n) => call((n % 2 ? one : other).origin, '/scrape', wish));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(9);
    expect((await call(one.origin, '/team/credit-usage')).data.remainingCredits).toBe(0);
  });
});
