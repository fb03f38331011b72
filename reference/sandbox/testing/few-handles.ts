/**
 * A pool whose machine has no file handle left for a while. Prints what became of it.
 * Spec: none (tests).
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { systemClock } from '../../base/clock.js';
import { deadlineAfter } from '../../base/deadline.js';
import { readOptions } from '../../engine/document/reading.js';
import { EnginePool } from '../engine-pool.js';

const never = new AbortController().signal;
// A process that needs no loader, which could not be found without handles, and gives the same answer to everything.
const child = `process.on('message', ({ kind }) => {
  if (kind === 'end') process.exit(0);
  process.send({ kind: 'done', result: { markdown: 'still here' }, longTexts: [], residentBytes: 0 });
});
process.send({ kind: 'ready', warmUpFailures: [] });`;
const folder = mkdtempSync(join(tmpdir(), 'plumbline-handles-'));
const module = join(folder, 'child.mjs');
writeFileSync(module, child);
const held: number[] = [];
try {
  while (true) held.push(openSync('/dev/null', 'r'));
} catch {
  // None left.
}
const pool = new EnginePool({
  processes: 1,
  memoryMb: 256,
  jobsPerProcess: 1000,
  queueSize: 10,
  log: pino({ level: 'silent' }),
  module: pathToFileURL(module),
});
while (pool.status().lost === 0) await new Promise((resolve) => setTimeout(resolve, 10));
for (const handle of held) closeSync(handle);
const { markdown } = await pool.convert(
  new TextEncoder().encode('any'),
  { read: readOptions(), transforms: [], outputs: ['markdown'] },
  deadlineAfter(60_000, systemClock.nowMs),
  never,
);
process.stdout.write(JSON.stringify({ lost: 'some', answer: markdown }));
await pool.close();
rmSync(folder, { recursive: true });
