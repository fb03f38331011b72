/**
 * A clock that a test turns on.
 * Spec: none (tests).
 */
import type { Clock } from '../../base/clock.js';

export interface FakeClock extends Clock {
  pass(durationMs: number): void;
}

/** Stands at the first of January 2026, noon UTC. */
export function fakeClock(): FakeClock {
  let nowMs = Date.parse('2026-01-01T12:00:00Z');
  return {
    nowMs: () => nowMs,
    date: () => new Date(nowMs),
    pass: (durationMs) => {
      nowMs += durationMs;
    },
  };
}
