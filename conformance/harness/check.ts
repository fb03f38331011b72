/**
 * A check is data: an id, what it costs, and a function. Its words, level and source section stand in the
 * catalogue, once, on the requirement rows that name the id in `checks:`.
 * Gathered by checks/registry.ts, run by run-checks.ts.
 * Spec: none of its own.
 */
import type { CheckContext } from './check-context.js';

export interface CheckCost {
  /** Requests at most, apart from generated ones. Default 2. */
  readonly requests?: number;
  /** Bytes uploaded at most, when that is worth planning. */
  readonly uploadBytes?: number;
  /** Generated requests per `--runs`; 0 for checks without a property. */
  readonly generated?: number;
  /** Seconds that may pass from one answer to the next before the check ends `unverified`. Default 60. */
  readonly timeBudgetSeconds?: number;
  /** Seconds that pass in waiting, whatever the target does. Such checks start first. Default 0. */
  readonly waitSeconds?: number;
  /** Runs behind all others, while the run has nothing else in flight. For claims on a request made alone. Default false. */
  readonly alone?: boolean;
}

export interface Check {
  /** `<chapter>.<topic>.<claim>`; stable, because baselines and replays name it. */
  readonly id: string;
  readonly chapter: string;
  readonly cost: Required<CheckCost>;
  run(t: CheckContext): Promise<void>;
}

const idForm = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/;

/** Declares a check. @throws Error when the id is not `<chapter>.<topic>[.<claim>]` in lower case */
export function check(id: string, run: Check['run'], cost: CheckCost = {}): Check {
  if (!idForm.test(id)) throw new Error(`not a check id: "${id}"`);
  return {
    id,
    chapter: id.slice(0, id.indexOf('.')),
    cost: { requests: 2, uploadBytes: 0, generated: 0, timeBudgetSeconds: 60, waitSeconds: 0, alone: false, ...cost },
    run,
  };
}
