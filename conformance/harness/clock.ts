/**
 * Time as a parameter, so that waiting is testable without waiting.
 * Passed to the budget, the session and the runner.
 * Spec: none of its own.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(durationMs: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
};
