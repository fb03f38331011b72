/**
 * Where two reports of one seed differ: requirements kept by one only, and choices where the interface is silent.
 * Used by the compare verb and its page.
 * Spec: none of its own.
 */
import type { Report } from './report.js';

export interface Divergence {
  readonly kind: 'requirement' | 'silence';
  readonly id: string;
  readonly first: string;
  readonly second: string;
}

/** Two servers, judged alike. */
export interface Comparison {
  readonly first: Report;
  readonly second: Report;
  readonly divergences: readonly Divergence[];
}

export function divergences(first: Report, second: Report): Divergence[] {
  const statuses = new Map(second.requirements.map((row) => [row.id, row.status]));
  const requirements = first.requirements
    .map((row): Divergence => ({
      kind: 'requirement',
      id: row.id,
      first: row.status,
      second: statuses.get(row.id) ?? 'not run',
    }))
    .filter((item) => item.first !== item.second);
  const choices = (report: Report, id: string): string =>
    report.silences
      .filter((silence) => silence.id === id)
      .map((silence) => silence.outcome)
      .sort()
      .join(', ') || 'not seen';
  const ids = [...new Set([...first.silences, ...second.silences].map((silence) => silence.id))].sort();
  const silences = ids
    .map((id): Divergence => ({ kind: 'silence', id, first: choices(first, id), second: choices(second, id) }))
    .filter((item) => item.first !== item.second);
  return [...requirements, ...silences];
}

/** Ids of what was judged in the first alone, and in the second; that tells nothing of how the two differ. `both`: the others. */
export function judgedInOne(found: readonly Divergence[]): {
  A: readonly string[];
  B: readonly string[];
  both: readonly Divergence[];
} {
  const open = 'unverified';
  return {
    A: found.filter(({ second }) => second === open).map(({ id }) => id),
    B: found.filter(({ first }) => first === open).map(({ id }) => id),
    both: found.filter(({ first, second }) => first !== open && second !== open),
  };
}
