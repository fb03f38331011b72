import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserForTests } from '../browse/testing/start-browser.js';
import { readConfig } from '../config.js';
import { embeddedPlace, opened, postgresqlPlace } from '../storage/testing/databases.js';
import { browserProbe } from './browser-probe.js';
import { databaseProbe } from './database-probe.js';
import { dataFolderProbe } from './data-folder-probe.js';
import { keysProbe } from './keys-probe.js';
import { memoryFinding } from './memory-probe.js';
import { modelProbe } from './model-probe.js';
import { outboundFinding } from './outbound-probe.js';
import { portProbe } from './port-probe.js';
import { preflight } from './preflight.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const configOf = (env: Record<string, string>) => readConfig(env, { cores: 1 });

describe('npm start -- --check', () => {
  async function check(env: Record<string, string>) {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main, '--check'], { env });
    const heard = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (heard.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (heard.err += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { ...heard, code };
  }

  it('tells each subject in a line, ends with 0, and leaves nothing behind', async () => {
    const { executablePath, searchPath } = await browserForTests();
    const temporary = await temporaryFolder();
    const dataDir = join(temporary, 'data', 'of', 'it');
    const env = { CHROMIUM_PATH: executablePath, PATH: searchPath, TMPDIR: temporary, DATA_DIR: dataDir, PORT: '0' };
    const { out, err, code } = await check(env);
    const lines = out.trimEnd().split('\n');
    expect(lines.slice(0, -1).map((line) => /^(?:ok {4}|warn {2})(\S+(?: \S+)?) {2,}\S/.exec(line)?.[1])).toEqual([
      'configuration',
      'keys',
      'data folder',
      'database',
      'memory',
      'open files',
      'browser',
      'outbound',
      'model',
      'port',
    ]);
    expect([lines.at(-1), code, err]).toEqual(['A server with these settings can start.', 0, '']);
    // The loader of the test keeps what it compiled there.
    expect((await readdir(temporary)).filter((name) => !name.startsWith('tsx-'))).toEqual([]);
  });

  it('ends with 1 and names every setting that cannot be read', async () => {
    const { out, code } = await check({ PORT: 'none', ENGINE_PROCESSES: '0' });
    expect(out).toMatch(
      /^fail {2}configuration {2}PORT must be .*\nfail {2}configuration {2}ENGINE_PROCESSES must be /,
    );
    expect(code).toBe(1);
  });

  it('counts a probe that breaks as failed, in one line, and goes on', async () => {
    const lines: string[] = [];
    const ok = await preflight(configOf({}), (line) => lines.push(line), [
      { subject: 'first', probe: () => Promise.reject(new Error('broken\nin two lines')) },
      { subject: 'second', probe: async () => ({ verdict: 'warn', said: 'lacks something' }) },
    ]);
    expect([ok, ...lines]).toEqual([
      false,
      'fail  first          broken in two lines',
      'warn  second         lacks something',
      'It cannot start: 1 of the above failed.',
    ]);
  });
});

describe('the probe of the data folder', () => {
  it('says whether there is room for what may be kept', async () => {
    const folder = await temporaryFolder();
    const roomy = await dataFolderProbe(configOf({ DATA_DIR: folder, MEDIA_MB: '1', STORED_SCRAPES_MB: '1' }));
    expect(roomy.verdict).toBe('ok');
    const tight = await dataFolderProbe(configOf({ DATA_DIR: folder, MEDIA_MB: '100000000' }));
    expect(tight).toMatchObject({ verdict: 'warn', said: expect.stringContaining('100004096') });
    const shared = await dataFolderProbe(
      configOf({ DATA_DIR: folder, MEDIA_MB: '100000000', DATABASE_URL: 'postgres://a@b/c' }),
    );
    expect(shared.verdict).toBe('ok');
    expect(await readdir(folder)).toEqual([]);
  });

  it('fails where nothing can be written', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    expect((await dataFolderProbe(configOf({ DATA_DIR: join(folder, 'file') }))).verdict).toBe('fail');
    expect(await dataFolderProbe(configOf({ DATA_DIR: '/proc/1' }))).toMatchObject({ verdict: 'fail' });
  });
});

describe.each([
  ['libSQL', embeddedPlace],
  ['PostgreSQL', postgresqlPlace],
] as const)('the probe of the database, on %s', (_name, newPlace) => {
  const at = (place: { dataDir: string; databaseUrl: string }) =>
    databaseProbe(configOf({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }));

  it('names the steps that the next start takes, and takes none', async () => {
    const place = await newPlace();
    const first = await at(place);
    expect(first).toMatchObject({ verdict: 'ok', said: expect.stringContaining('makes its tables') });
    expect(await at(place)).toEqual(first);
    expect(await readdir(place.dataDir)).toEqual([]);
    const database = await opened(place);
    await sql`delete from migrations where name = '0007-monitors'`.execute(database.query);
    await database.close();
    const behind = { verdict: 'ok', said: expect.stringMatching(/brings it up to date \(0007-monitors\)$/) };
    expect(await at(place)).toMatchObject(behind);
    expect(await at(place)).toMatchObject(behind);
  });

  it('says when none is to be taken', async () => {
    const place = await newPlace();
    await (await opened(place)).close();
    expect(await at(place)).toMatchObject({ verdict: 'ok', said: expect.stringMatching(/: up to date$/) });
  });

  it('fails when a newer server has used it', async () => {
    const place = await newPlace();
    const database = await opened(place);
    await sql`insert into migrations (name, timestamp) values ('9999-later', '2030-01-01')`.execute(database.query);
    await database.close();
    expect(await at(place)).toMatchObject({ verdict: 'fail', said: expect.stringContaining('9999-later') });
  });
});

describe('the probe of the database', () => {
  it('fails when another server has the embedded one', async () => {
    const place = await embeddedPlace();
    await opened(place);
    const finding = await databaseProbe(configOf({ DATA_DIR: place.dataDir }));
    expect(finding).toMatchObject({ verdict: 'fail', said: expect.stringContaining('Another server uses') });
  });

  it('fails when PostgreSQL cannot be reached, and does not print the address', async () => {
    const finding = await databaseProbe(configOf({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none' }));
    expect(finding).toMatchObject({ verdict: 'fail', said: expect.stringContaining('ECONNREFUSED') });
    expect(finding.said).not.toContain('hidden');
  });

  it('fails when its user may make no tables', async () => {
    const place = await postgresqlPlace();
    const url = new URL(place.databaseUrl);
    const database = await opened(place);
    const role = `reader_${randomBytes(6).toString('hex')}`;
    await sql.raw(`create role ${role} login password 'reads'`).execute(database.query);
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database.query);
    await sql.raw(`grant usage on schema "${rows[0]!.name}" to ${role}`).execute(database.query);
    await sql.raw('drop table migrations cascade').execute(database.query);
    onTestFinished(async () => {
      const again = await opened({ ...(await embeddedPlace()), databaseUrl: (await postgresqlPlace()).databaseUrl });
      await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(again.query);
    });
    url.username = role;
    url.password = 'reads';
    const finding = await databaseProbe(configOf({ DATABASE_URL: url.href }));
    expect(finding).toMatchObject({ verdict: 'fail', said: expect.stringContaining('grant CREATE') });
  });
});

describe('the probe of keys', () => {
  it.each([
    [{ API_KEYS: 'key-of-a-team' }, 'ok'],
    [{}, 'ok'],
    [{ AUTH: 'off' }, 'warn'],
    [{ DATABASE_URL: 'postgres://a@b/c' }, 'warn'],
    [{ DATABASE_URL: 'postgres://a@b/c', ROLE: 'worker' }, 'ok'],
  ])('%j: %s', async (env, verdict) => {
    expect((await keysProbe(configOf(env as Record<string, string>))).verdict).toBe(verdict);
  });
});

describe('the probe of memory', () => {
  const pools = configOf({ ENGINE_PROCESSES: '4', ENGINE_MEMORY_MB: '512', UPLOAD_MEMORY_MB: '256' });

  it.each([
    [500, 'fail'],
    [1024, 'warn'],
    [8192, 'ok'],
  ])('with %i MiB: %s', (allowed, verdict) => {
    expect(memoryFinding(pools, allowed).verdict).toBe(verdict);
  });
});

describe('the probe of the browser', () => {
  it('warns when there is none, and fails when it does not start', async () => {
    const { executablePath } = await browserForTests();
    expect((await browserProbe(configOf({ CHROMIUM_PATH: process.execPath, BROWSER_SANDBOX: 'off' }))).verdict).toBe(
      'fail',
    );
    await expect(browserProbe(configOf({ CHROMIUM_PATH: '/none' }))).rejects.toThrow('CHROMIUM_PATH');
    const without = await browserProbe(configOf({ CHROMIUM_PATH: executablePath, BROWSER_SANDBOX: 'off' }));
    expect(without).toMatchObject({ verdict: 'ok', said: expect.stringContaining('without its own sandbox') });
  });
});

describe('the probe of what is outside', () => {
  it('warns when no name can be resolved, and refuses an EGRESS_ALLOW that cannot be read', async () => {
    expect((await outboundFinding({ egressAllow: '' }, async () => ['192.0.2.1'])).verdict).toBe('ok');
    expect((await outboundFinding({ egressAllow: '' }, () => Promise.reject(new Error('ENOTFOUND')))).verdict).toBe(
      'warn',
    );
    await expect(outboundFinding({ egressAllow: 'what?' }, async () => [])).rejects.toThrow(
      'cannot be read at "what?"',
    );
  });
});

async function listening(answer: (path: string, key: string | undefined) => [number, string]): Promise<number> {
  const server: Server = createServer((request, response) => {
    const [status, body] = answer(request.url!, request.headers.authorization);
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the probe of the model', () => {
  const models = JSON.stringify({ data: [{ id: 'small' }, { id: 'large' }] });
  const env = (port: number) => ({ LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'small', LLM_API_KEY: 'k' });

  it('is ok when there is none, and when it lists the model', async () => {
    expect((await modelProbe(configOf({}))).verdict).toBe('ok');
    const port = await listening((path, key) => [path === '/v1/models' && key === 'Bearer k' ? 200 : 500, models]);
    expect((await modelProbe(configOf(env(port)))).verdict).toBe('ok');
    const other = await modelProbe(configOf({ ...env(port), LLM_MODEL: 'huge' }));
    expect(other).toMatchObject({ verdict: 'warn', said: expect.stringContaining('small, large') });
  });

  it.each([
    [401, '', 'fail'],
    [404, '', 'warn'],
    [200, 'no JSON', 'warn'],
  ])('that answers %i %j: %s', async (status, body, verdict) => {
    expect((await modelProbe(configOf(env(await listening(() => [status, body]))))).verdict).toBe(verdict);
  });

  it('fails when it cannot be reached', async () => {
    expect((await modelProbe(configOf(env(1)))).said).toContain('cannot be reached');
  });
});

describe('the probe of the port', () => {
  it('fails when something answers there, and when the address is not of this machine', async () => {
    const port = await listening(() => [200, '']);
    expect((await portProbe(configOf({ PORT: String(port) }))).verdict).toBe('fail');
    expect((await portProbe(configOf({ PORT: '0' }))).verdict).toBe('ok');
    expect((await portProbe(configOf({ PORT: '0', HOST: '192.0.2.1' }))).said).toContain('EADDRNOTAVAIL');
  });
});
