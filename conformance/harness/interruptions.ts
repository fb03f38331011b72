/**
 * The five typed ways a running check stops early. Anything else that is thrown is a mistake of the suite
 * and becomes `harness-error`, so that a vendor never debugs our bug.
 * Spec: none of its own; see DESIGN, the suite's rules.
 */
import type { Exchange } from './exchange.js';

/** The target broke a requirement. Carries everything a reader needs to see it with their own eyes. */
export class ConformanceFailure extends Error {
  readonly expected: string;
  readonly actual: string;
  /** JSON pointer into the response body, when one member is to blame. */
  readonly pointer: string | undefined;
  readonly hint: string | undefined;
  readonly exchange: Exchange | undefined;

  constructor(finding: {
    expected: string;
    actual: string;
    pointer?: string | undefined;
    hint?: string | undefined;
    exchange?: Exchange | undefined;
  }) {
    super(`expected ${finding.expected}, got ${finding.actual}`);
    this.name = 'ConformanceFailure';
    this.expected = finding.expected;
    this.actual = finding.actual;
    this.pointer = finding.pointer;
    this.hint = finding.hint;
    this.exchange = finding.exchange;
  }

  /** No answer came to the request: it timed out, or the connection was closed. */
  get isUnanswered(): boolean {
    return this.exchange?.response.status === 0;
  }
}

/** Why something could not be judged. A closed list, so that reports can group by it. */
export type UnverifiedReason =
  | 'budget-spent'
  | 'rate-limited'
  | 'payment-required'
  | 'time-budget-spent'
  | 'nothing-accepted'
  | 'prerequisite-failed'
  | 'input-missing'
  | 'target-unreachable'
  | 'fixture-unreachable'
  | 'capability-missing';

/** The check could not judge; `detail` names what was missing and how to supply it. */
export class Unverified extends Error {
  readonly reason: UnverifiedReason;
  /** For `capability-missing`: which one, when it stands in the table of capabilities. */
  readonly capability: string | undefined;

  constructor(reason: UnverifiedReason, detail: string, capability?: string) {
    super(detail);
    this.name = 'Unverified';
    this.reason = reason;
    this.capability = capability;
  }
}

/** The requirement does not concern this target; only a silence or a declared capability may say so. */
export class NotApplicable extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'NotApplicable';
  }
}

/** The check holds the target up: it is begun again when everything else is judged. */
export class Postponed extends Error {
  constructor() {
    super('the check runs behind all others');
    this.name = 'Postponed';
  }
}

/** The suite itself did something wrong: an illegal request, an unknown id, a check that asserted nothing. */
export class HarnessError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HarnessError';
  }
}
