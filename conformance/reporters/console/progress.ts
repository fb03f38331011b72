/**
 * The line that is shown while a run goes on.
 * Spec: none of its own.
 */
import type { Progress } from '../../harness/run-checks.js';

/** From what share of the planned requests on a run says how long it will take; earlier it would only guess. */
const tellingShare = 0.1;

/** One line while the run goes on, with the time that is left if the rest is like what was. */
export function progressLine({ done, total, share, waitLeftMs, elapsedMs }: Progress): string {
  const line = `${done} of ${total} checks done`;
  if (share < tellingShare) return line;
  const leftMs = Math.max(waitLeftMs, (elapsedMs / share) * (1 - share));
  return `${line}, about ${Math.round(leftMs / 1000)} s left`;
}
