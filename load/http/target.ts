/** The server under load: one that runs already, or the reference, started here through `npm start` and ended afterwards. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Root of the server's process tree, when we started it. */
  readonly pid?: number;
  close(): Promise<void>;
}

/** A server started here. */
export interface StartedTarget extends Target {
  /** Ends the server and all its processes at once, with `kill -9`, and leaves its data. */
  crash(): Promise<void>;
}

const startLimitMs = 60_000;

/**
 * @param settings more environment variables of the server
 * @param keptDataDir a folder that outlives the server; without it, one is made and removed with it
 */
export async function startReference(
  settings: Readonly<Record<string, string>> = {},
  keptDataDir?: string,
): Promise<StartedTarget> {
  const dataDir = keptDataDir ?? mkdtempSync(join(tmpdir(), 'plumbline-load-'));
  const apiKey = 'load-key';
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, API_KEYS: apiKey, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const removeData = (): void => {
    if (keptDataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  const withdraw = endWithUs(child, removeData);
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error('The reference did not print its base URL within a minute.')),
      startLimitMs,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /https?:\/\/\S+\/v2/.exec(output)?.[0];
      if (url !== undefined) {
        clearTimeout(timer);
        resolve(url);
      }
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The reference ended before it listened (exit code ${String(code)}).`));
    });
  });
  return {
    baseUrl,
    apiKey,
    pid: child.pid!,
    async close() {
      // npm passes signals on unreliably, so the whole group that was started here is asked to end.
      process.kill(-child.pid!, 'SIGTERM');
      await once(child, 'exit');
      // npm ends before the server that it started, which still writes.
      for (let round = 0; round < 200 && isRunning(-child.pid!); round++) await sleep(50);
      withdraw();
      removeData();
    },
    async crash() {
      process.kill(-child.pid!, 'SIGKILL');
      await once(child, 'exit');
      for (let round = 0; round < 200 && isRunning(-child.pid!); round++) await sleep(10);
      withdraw();
    },
  };
}

/** Ends the server and all its processes when this process ends early: they would outlive an interrupt in their own group. */
function endWithUs({ pid }: ChildProcess, removeData: () => void): () => void {
  const onExit = (): void => {
    if (pid !== undefined && isRunning(-pid)) process.kill(-pid, 'SIGKILL');
    removeData();
  };
  const ends: [NodeJS.Signals, () => void][] = [
    ['SIGINT', () => process.exit(130)],
    ['SIGTERM', () => process.exit(143)],
  ];
  process.once('exit', onExit);
  for (const [signal, end] of ends) process.once(signal, end);
  return () => {
    process.off('exit', onExit);
    for (const [signal, end] of ends) process.off(signal, end);
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
