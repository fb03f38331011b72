/**
 * The trace between rows and checks, both ways: a row that names a check nobody wrote, a check that no row
 * names, a must-row with neither checks nor a reason. Run by `selftest` and by a unit test.
 * Spec: none of its own; DESIGN, the contract's rules.
 */
import type { Catalogue } from './catalogue.js';
import { unjudgedReason } from './catalogue.js';

export interface TraceProblem {
  readonly subject: string;
  readonly problem: string;
}

export function traceProblems(catalogue: Catalogue, checkIds: readonly string[]): TraceProblem[] {
  const known = new Set(checkIds);
  const problems: TraceProblem[] = [];
  for (const row of catalogue.rows) {
    const reason = unjudgedReason(row);
    if (row.checks.length === 0 && reason === undefined)
      problems.push({ subject: row.id, problem: 'has neither a check nor a reason for having none' });
    if (row.checks.length > 0 && reason?.kind === 'excluded')
      problems.push({ subject: row.id, problem: 'is excluded and yet names checks' });
    if (row.silence !== undefined) continue;
    for (const checkId of row.checks) {
      if (!known.has(checkId))
        problems.push({ subject: row.id, problem: `names the check ${checkId}, which does not exist` });
    }
  }
  for (const checkId of known) {
    if (catalogue.rowsOf(checkId).length === 0)
      problems.push({ subject: checkId, problem: 'is a check that no requirement names' });
  }
  if (known.size !== checkIds.length) {
    for (const id of checkIds.filter((checkId, index) => checkIds.indexOf(checkId) !== index))
      problems.push({ subject: id, problem: 'is the id of two checks' });
  }
  return problems;
}
