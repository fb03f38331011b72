/**
 * What a timer may be given: Node fires a timer at once when its time is beyond 32 bits or infinite.
 * Spec: Limits (timeout).
 */
const longestMs = 2 ** 31 - 1;

/** `durationMs` made fit for setTimeout: never negative, never too long. */
export function timerMs(durationMs: number): number {
  return Math.min(longestMs, Math.max(0, Math.ceil(durationMs)));
}
