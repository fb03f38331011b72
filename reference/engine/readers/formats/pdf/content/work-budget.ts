/**
 * Bounds the work on one page: a number of steps that no honest page needs, and the caller's deadline.
 * Spec: Limits (timeout).
 */
import type { Deadline } from '../../../../../base/deadline.js';

/** Operators and glyphs one page may cost. */
const maxSteps = 40_000_000;

export class WorkBudget {
  /** Set when steps or time ran out; the work that sees it returns what it has. */
  exhausted = false;
  private steps = maxSteps;
  private readonly deadline: Deadline;
  private readonly marginMs: number;

  /** The time counts as over when `marginMs` or less remain, so that the answer can still be written. */
  constructor(deadline: Deadline, marginMs: number) {
    this.deadline = deadline;
    this.marginMs = marginMs;
  }

  /** Starts a page with fresh steps; the time goes on. */
  nextPage(): void {
    this.steps = maxSteps;
    this.exhausted = this.isTimeOver();
  }

  isTimeOver(): boolean {
    return this.deadline.remainingMs() <= this.marginMs;
  }

  /** Takes steps; true when the work must stop. Asks the clock, so call it every few thousand steps only. */
  spend(steps: number): boolean {
    this.steps -= steps;
    if (this.steps <= 0 || this.isTimeOver()) this.exhausted = true;
    return this.exhausted;
  }
}
