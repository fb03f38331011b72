/**
 * What can be wrong between the rows and the suite: a check nobody wrote, and a check no row names.
 * A row with a silence may have a check of the row's own id, which records what a server chose.
 * Spec: none of its own; the contract's rules (spec/README.md).
 */
import { rowsOf, type Catalogue } from './catalogue.js';
import { repeated } from './row-problems.js';

/** One line for each problem. `checkIds` are those of the suite. */
export function checkProblems(catalogue: Catalogue, checkIds: readonly string[]): string[] {
  const rows = rowsOf(catalogue);
  const written = new Set(checkIds);
  const named = new Set(rows.flatMap((row) => (row.silence === undefined ? (row.checks ?? []) : [row.id])));
  return [
    ...repeated(checkIds, 'check'),
    ...rows.flatMap((row) =>
      (row.checks ?? [])
        .filter((id) => !written.has(id))
        .map((id) => `${row.id}: names the check ${id}, which the suite does not have`),
    ),
    ...[...written].filter((id) => !named.has(id)).map((id) => `${id}: no requirement names this check`),
  ];
}
