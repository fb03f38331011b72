/**
 * Gives back the memory that starting has taken and that nobody needs any more: a third of what the process holds.
 * Once, when it has been quiet for a while: a full collection later would take with it what V8 has learned from the work done.
 * Spec: none (operations).
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8 shrinks the space of young objects only where little was allocated in the last five seconds. */
const lookEveryMs = 6000;
/** Of processor time between two looks: no request came, or hardly any. */
const quietMs = 100;

export function giveBackOnceQuiet(): void {
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if ((user + system) / 1000 > quietMs) return;
    clearInterval(timer);
    collect();
  }, lookEveryMs);
  timer.unref();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
}
