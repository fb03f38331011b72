import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresqlPlace } from './storage/testing/databases.js';

let dataDir: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-main-'));
});
afterEach(async () => {
  endGroup(running?.pid);
  await rm(dataDir, { recursive: true, force: true });
});

/** Under npm the server is one process further, and may outlive it. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const program = [process.execPath, '--import', import.meta.resolve('tsx'), main] as const;

function start(env: Record<string, string>, ...args: string[]) {
  return run([...program, ...args], env);
}

/** A command in a process group of its own. */
function run([program, ...args]: readonly [string, ...string[]], env: Record<string, string> = {}) {
  running = spawn(program, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ENGINE_PROCESSES: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const heard = { out: '', err: '' };
  running.stdout!.on('data', (chunk: Buffer) => (heard.out += chunk.toString()));
  running.stderr!.on('data', (chunk: Buffer) => (heard.err += chunk.toString()));
  return { process: running, heard, exit: once(running, 'close') as Promise<[number | null]> };
}

async function announced(heard: { out: string; err: string }, ending = '/v2'): Promise<string> {
  while (!heard.out.includes(`${ending}\n`)) {
    if (running!.exitCode !== null) throw new Error(`It ended without an announcement: ${heard.err}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return /http:\/\/\S+/.exec(heard.out)![0];
}

describe('the program', () => {
  it('announces its base URL and its new key, serves with them, and ends on SIGTERM', async () => {
    const { process: server, heard, exit } = start({});
    const baseUrl = await announced(heard);
    expect(heard.out).toContain(`FIRECRAWL_API_URL=${baseUrl.replace(/\/v2$/, '')}\n`);
    const key = /: (pl-[0-9a-f]{32})$/m.exec(heard.out)![1]!;
    const answer = await fetch(`${baseUrl}/team/queue-status`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(200);
    server.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);

    const again = start({});
    await announced(again.heard);
    expect(again.heard.out).toContain(`API key: in ${join(dataDir, 'api-key')}`);
    expect(again.heard.out).not.toContain(key);
    again.process.kill('SIGINT');
    expect((await again.exit)[0]).toBe(0);
  });

  it.each([
    ['a supervisor sends TERM to npm', 'SIGTERM', (npm: number) => npm],
    ['a terminal interrupts npm and all that it started', 'SIGINT', (npm: number) => -npm],
  ] as const)('ends cleanly under `npm start` when %s', async (_, signal, whom) => {
    const { process: npm, heard, exit } = run(['npm', 'start', '--silent'], { LOG_LEVEL: 'info' });
    const baseUrl = await announced(heard);
    process.kill(whom(npm.pid!), signal);
    expect((await exit)[0]).toBe(0);
    expect(heard.err).toContain('"done":true,"msg":"shut down"');
    await expect(fetch(`${baseUrl}/team/queue-status`)).rejects.toThrow('fetch failed');
  });

  it('does not start with a wrong setting and says which', async () => {
    const { heard, exit } = start({ PORT: 'none', AUTH: 'off', HOST: '0.0.0.0' });
    expect((await exit)[0]).toBe(1);
    expect(heard.err).toContain('PORT must be a whole number');
    expect(heard.err).toContain('--help');
  });

  it.each([
    ['at the start', [], 'err', /^The server cannot start: only \d+ more files may be open at once; .*ulimit -n 4096/],
    ['when it is checked', ['--check'], 'out', /^fail {2}open files {5}only \d+ more files may be open at once; /],
  ] as const)('says in a line that too few files may be open, %s', async (_, args, where, said) => {
    const { heard, exit } = run(['sh', '-c', 'ulimit -n 256; exec "$@"', 'sh', ...program, ...args]);
    expect((await exit)[0]).toBe(1);
    expect(heard[where]).toMatch(said);
    expect(heard.out + heard.err).toMatch(/^[^\n]+\n$/);
  });

  it('says that authentication is off, and which model understands documents', async () => {
    const model = { LLM_BASE_URL: 'http://127.0.0.1:1', LLM_MODEL: 'small', LOG_LEVEL: 'info' };
    const { process: server, heard, exit } = start({ ...model, AUTH: 'off' });
    await announced(heard);
    server.kill('SIGTERM');
    await exit;
    expect(heard.err).toContain('"provider":"small"');
    expect(heard.out).toContain('Authentication is off');
  });

  it('says what a worker is', async () => {
    const {
      process: server,
      heard,
      exit,
    } = start({ ROLE: 'worker', DATABASE_URL: (await postgresqlPlace()).databaseUrl });
    await announced(heard, '/healthz');
    server.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    expect(heard.out).toMatch(/^Plumbline worker, its health only: http:\S+\/healthz\n$/);
  });

  it.each(['worker', 'edge'])('does not start as %s without a database that others share', async (role) => {
    const { heard, exit } = start({ ROLE: role });
    expect((await exit)[0]).toBe(1);
    expect(heard.err).toContain(`ROLE=${role} needs DATABASE_URL`);
  });

  it('prints every setting with --help', async () => {
    const { heard, exit } = start({}, '--help');
    expect((await exit)[0]).toBe(0);
    expect(heard.out).toContain('ENGINE_MEMORY_MB');
  });
});
