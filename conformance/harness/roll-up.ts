/**
 * From check runs to verdicts: the status of each check, of each requirement, and of the whole run.
 * The worst wins everywhere; ambient findings of any exchange count for the checks that own their rules.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import type { Catalogue } from '../catalogue/catalogue.js';
import { unjudgedReason } from '../catalogue/catalogue.js';
import { statusAtLevel, statusOfBreach, strictest, worst, worse } from './outcome.js';
import type { Level } from '../catalogue/level.js';
import type { Status } from './outcome.js';
import type { CheckResult, RequirementResult, UnjudgedRow, Verdict } from './result.js';
import type { CheckRun } from './run-check.js';

/** Status of a check: a breach weighs as much as the strictest requirement behind the check. */
export function statusOfEnding(ending: CheckRun['ending'], toleratedCount: number, levels: readonly Level[]): Status {
  switch (ending.kind) {
    // Whoever postpones is begun again: this is how no check ends.
    case 'postponed':
      return 'harness-error';
    case 'passed':
      return toleratedCount > 0 ? 'tolerated' : 'pass';
    case 'failed':
      return strictest(levels) === 'may' ? 'unverified' : statusOfBreach(strictest(levels));
    case 'unverified':
      return 'unverified';
    case 'not-applicable':
      return 'not-applicable';
    case 'harness-error':
      return 'harness-error';
  }
}

/** One result per judged requirement of the checks that ran. */
export function requirementResults(catalogue: Catalogue, checks: readonly CheckResult[]): RequirementResult[] {
  const byId = new Map(checks.map((result) => [result.id, result]));
  const results: RequirementResult[] = [];
  for (const row of catalogue.rows) {
    const own = row.checks.map((id) => byId.get(id)).filter((result) => result !== undefined);
    const status = worst(own.map((result) => statusAtLevel(result.status, row.level)));
    if (status === undefined) continue;
    results.push({
      id: row.id,
      chapter: row.chapter,
      level: row.level,
      status,
      checkIds: own.map((result) => result.id),
    });
  }
  return results;
}

/** Rows of the given chapters that nothing judges, with the reason. */
export function unjudgedRows(catalogue: Catalogue, chapters: readonly string[]): UnjudgedRow[] {
  return catalogue.rows.flatMap((row) => {
    const reason = unjudgedReason(row);
    return reason && chapters.includes(row.chapter) ? [{ id: row.id, chapter: row.chapter, ...reason }] : [];
  });
}

/** Which broken levels make a run fail: `must` alone, or also `should`. */
export type FailOn = 'must' | 'should';

export function verdictOf(checkStatuses: readonly Status[], failOn: FailOn): Verdict {
  const status = checkStatuses.reduce<Status>(worse, 'not-applicable');
  if (status === 'harness-error') return 'harness-error';
  if (checkStatuses.includes('fail')) return 'not-conformant';
  if (failOn === 'should' && checkStatuses.includes('warn')) return 'not-conformant';
  const judged = checkStatuses.some((item) => item === 'pass' || item === 'tolerated' || item === 'warn');
  return status === 'unverified' || !judged ? 'incomplete' : 'conformant';
}

/** The exit code of each verdict; 2 is left to mistakes in the command line. */
export const exitCodes: Readonly<Record<Verdict, number>> = {
  conformant: 0,
  'not-conformant': 1,
  'harness-error': 3,
  incomplete: 4,
};
