/**
 * Ends a child process when its server is gone, even while it is caught in a loop and hears nothing:
 * a thread of its own looks at the parent once a second.
 * Spec: none (operations).
 */
import { Worker } from 'node:worker_threads';

/** `end` ends this process. */
export function endWithParent(end: () => void): void {
  const watch = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL'); }, 1000);`;
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  new Worker(watch, { eval: true, env: {}, execArgv: [], resourceLimits: limits }).unref();
  process.once('disconnect', end);
  // A terminal and a service manager signal the whole group; it is the server that decides when the work is done.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
}
