/**
 * A server process with an engine process that never listens, for the test that ends the first and looks at the second.
 * Spec: none (tests).
 */
import { pino } from 'pino';
import { noDeadline } from '../../base/deadline.js';
import { readOptions } from '../../engine/document/reading.js';
import { EnginePool } from '../engine-pool.js';

const pool = new EnginePool({
  processes: 1,
  memoryMb: 256,
  jobsPerProcess: 10,
  queueSize: 1,
  log: pino({ level: 'silent' }),
  module: new URL('./tricky-child.ts', import.meta.url),
});
const order = async (text: string) =>
  pool.convert(
    new TextEncoder().encode(text),
    { read: readOptions(), transforms: [], outputs: ['markdown'] },
    noDeadline,
    new AbortController().signal,
  );
await pool.whenReady();
const { markdown } = await order('pid');
process.stdout.write(`${markdown}\n`);
await order('forever');
