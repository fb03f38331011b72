/**
 * Runs the suite before a good server that lacks one thing: red may be only what names the missing thing in its own
 * words, and at least one such requirement unless it may be lacking; every other verdict is as on the whole server, or
 * `unverified`. The result is a table.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import type { Status } from '../harness/outcome.js';
import type { RunResult } from '../harness/result.js';
import type { Amputation } from './amputations.js';

export interface AmputationResult {
  readonly id: string;
  readonly describe: string;
  /** Checks that ran. */
  readonly checks: number;
  /** Checks that failed or warned. */
  readonly red: readonly string[];
  readonly unverified: number;
  /** Checks that turned red, or not judging, though they do not name the missing thing; with what they said. */
  readonly wrong: readonly { readonly checkId: string; readonly status: Status; readonly says: string }[];
}

const isRed = (status: Status): boolean => status === 'fail' || status === 'warn';

/** `statusOnWhole`: the verdict of a check on the whole server. */
export function amputationResult(
  { id, describe, names }: Amputation,
  run: RunResult,
  statusOnWhole: (checkId: string) => Status | undefined,
): AmputationResult {
  const isNamed = (requirementIds: readonly string[]): boolean =>
    requirementIds.some((row) => names.some((name) => row === name || row.startsWith(`${name}.`)));
  const wrong = run.checks.filter(({ status, requirementIds, id: checkId }) => {
    const before = statusOnWhole(checkId);
    if (before === undefined || status === before || status === 'unverified' || status === 'not-applicable')
      return false;
    if (isRed(status)) return !isNamed(requirementIds);
    // A choice may differ with what is there; an error of the suite never.
    return status === 'harness-error';
  });
  return {
    id,
    describe,
    checks: run.checks.length,
    red: run.checks.filter(({ status }) => isRed(status)).map((check) => check.id),
    unverified: run.checks.filter(({ status }) => status === 'unverified').length,
    wrong: wrong.map((check) => ({
      checkId: check.id,
      status: check.status,
      says: check.failures[0]
        ? `expected ${check.failures[0].expected}, got ${check.failures[0].actual}`
        : (check.detail ?? ''),
    })),
  };
}
