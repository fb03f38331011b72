/**
 * A pool whose machine has no file handle left for a while. Prints what became of it.
 * Spec: none (tests).
 */
import { closeSync, openSync } from 'node:fs';
import { pino } from 'pino';
import { systemClock } from '../../base/clock.js';
import { deadlineAfter } from '../../base/deadline.js';
import { readOptions } from '../../engine/document/reading.js';
import { EnginePool } from '../engine-pool.js';

const never = new AbortController().signal;
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
  module: new URL('./plain-child.mjs', import.meta.url),
});
while (pool.status().lost === 0) await new Promise((resolve) => setTimeout(resolve, 10));
for (const handle of held) closeSync(handle);
const { markdown } = await pool.convert(
  new TextEncoder().encode('any'),
  { read: readOptions(), outputs: ['markdown'] },
  deadlineAfter(60_000, systemClock.nowMs),
  never,
);
process.stdout.write(JSON.stringify({ lost: 'some', answer: markdown }));
await pool.close();
