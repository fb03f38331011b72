import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

/** Stands in for `npm start`: a server that ends for no polite word, and that says who it is. */
const stubborn = `#!${process.execPath}
require('node:fs').writeFileSync(process.env.DATA_DIR + '/data', 'x');
require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid));
process.on('SIGTERM', () => undefined);
process.on('SIGINT', () => undefined);
setInterval(() => undefined, 1000);
console.log('http://127.0.0.1:1/v2');
`;

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('a server that was started here is gone, with its data, when %s ends the run', async (signal, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-target-'));
  const [bin, pidFile, temporary] = ['bin', 'pid', 'tmp'].map((name) => join(folder, name)) as [string, string, string];
  for (const made of [bin, temporary]) mkdirSync(made);
  writeFileSync(join(bin, 'npm'), stubborn);
  chmodSync(join(bin, 'npm'), 0o755);
  const run = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', starts, new URL('./target.ts', import.meta.url).href],
    {
      env: { ...process.env, PATH: bin + delimiter + process.env['PATH'], PID_FILE: pidFile, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(run.stdout, 'data');
  const server = Number(readFileSync(pidFile, 'utf8'));
  expect(isAlive(server)).toBe(true);
  run.kill(signal);
  expect(await once(run, 'exit')).toEqual([code, null]);
  while (isAlive(server)) await sleep(5);
  expect(readdirSync(temporary).filter((name) => name.startsWith('plumbline-load-'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

const starts = `
const { startReference } = await import(process.argv[1]);
await startReference();
console.log('started');
setInterval(() => undefined, 1000);
`;

/** A process that has ended and was not asked for its exit code yet is a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
