/**
 * Time as a parameter: rooms take a Clock instead of asking the machine, so tests run without waiting.
 * Spec: Limits (timeout, request rate).
 */
export interface Clock {
  /** Milliseconds since an arbitrary point; never goes back. For durations and deadlines. */
  nowMs: () => number;
  /** The calendar time. For timestamps and billing periods. */
  date: () => Date;
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  date: () => new Date(),
};
