/**
 * The built server (`npm run build`, which `npm test` does) as a process of its own, which a test may kill without a warning and start again on the same data.
 * Spec: none (tests).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  /** Ends in `/v2`. */
  baseUrl: string;
  pid: number;
  /** All it wrote to its outputs. */
  said(): string;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  get(path: string): Promise<Record<string, unknown> & { httpStatus: number }>;
  post(path: string, body: object): Promise<Record<string, unknown> & { httpStatus: number }>;
}

/** @param folder holds everything the server writes: its data in `data`, temporary files in `temp` */
export async function startServerProcess(folder: string, more: Record<string, string> = {}): Promise<ServerProcess> {
  await Promise.all(['data', 'temp'].map((name) => mkdir(join(folder, name), { recursive: true })));
  // eslint-disable-next-line no-restricted-properties -- a test has no start.ts that reads the environment for it
  const { PATH } = process.env;
  const env = {
    PATH,
    DATA_DIR: join(folder, 'data'),
    TMPDIR: join(folder, 'temp'),
    PORT: '0',
    AUTH: 'off',
    BROWSER_INSTALL: 'off',
    ENGINE_PROCESSES: '1',
    EGRESS_ALLOW: '127.0.0.0/8',
    LOG_LEVEL: 'debug',
    ...more,
  };
  const main = fileURLToPath(new URL('../../.build/reference/main.js', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!/http:\/\/\S+\/v2\n/.test(said)) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const baseUrl = /http:\/\/\S+\/v2(?=\n)/.exec(said)![0];
  const ask = async (path: string, init?: RequestInit): Promise<Record<string, unknown> & { httpStatus: number }> => {
    const answer = await fetch(`${baseUrl}${path}`, init);
    return { ...((await answer.json()) as Record<string, unknown>), httpStatus: answer.status };
  };
  return {
    baseUrl,
    pid: server.pid!,
    said: () => said,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const closed = once(server, 'close');
      server.kill('SIGKILL');
      await closed;
    },
    get: (path) => ask(path),
    post: (path, body) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
}
