/**
 * A point in time after which work must stop. Passed to everything that loops or waits; made from the wire's `timeout`.
 * Spec: Limits (timeout).
 */
import { ServiceError } from './errors.js';

export interface Deadline {
  /** Milliseconds left; 0 or less when the time is over; Infinity when there is no limit. */
  remainingMs(): number;
  /** Throws `deadline.exceeded` when the time is over. Cheap enough for inner loops every few hundred steps. */
  check(): void;
}

/** A deadline `durationMs` after now, by the given clock (milliseconds, monotonic). */
export function deadlineAfter(durationMs: number, nowMs: () => number): Deadline {
  const endMs = nowMs() + durationMs;
  return {
    remainingMs: () => endMs - nowMs(),
    check: () => {
      if (nowMs() > endMs) {
        throw new ServiceError(
          'deadline.exceeded',
          `The work did not finish within ${durationMs} ms. Raise \`timeout\` or send a smaller document.`,
        );
      }
    },
  };
}

/** No limit; for tests and for callers that bound the work otherwise. */
export const noDeadline: Deadline = { remainingMs: () => Infinity, check: () => undefined };
