/**
 * Which checks a run takes: everything, or the ones of some chapters, requirements or levels.
 * A name that matches nothing is refused with the nearest names that exist.
 * Spec: none of its own.
 */
import type { Catalogue } from './catalogue.js';
import type { Level } from './level.js';
import { nearest } from './nearest.js';

export interface Selection {
  readonly chapters: readonly string[];
  /** Requirement ids, check ids, or prefixes of them that end at a dot. */
  readonly requirements: readonly string[];
  readonly levels: readonly Level[];
}

/** A wish that cannot be fulfilled; the message says what would be possible. */
export class SelectionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SelectionError';
  }
}

/** The selected checks in registry order. @throws SelectionError for unknown names or an empty outcome */
export function selectChecks<Named extends { readonly id: string }>(
  checks: readonly Named[],
  catalogue: Catalogue,
  selection: Selection,
): Named[] {
  for (const chapter of selection.chapters) assertKnown('chapter', chapter, catalogue.chapters);
  for (const id of selection.requirements) {
    const known = [...catalogue.rows.map((row) => row.id), ...checks.map((item) => item.id)];
    if (!known.some((name) => covers(id, name))) assertKnown('requirement', id, known);
  }
  const selected = checks.filter((item) => isSelected(item, catalogue, selection));
  if (selected.length > 0) return selected;
  throw new SelectionError(emptyReason(catalogue, selection));
}

function covers(wanted: string, name: string): boolean {
  return name === wanted || name.startsWith(`${wanted}.`);
}

function isSelected({ id: checkId }: { readonly id: string }, catalogue: Catalogue, selection: Selection): boolean {
  const rows = catalogue.rowsOf(checkId);
  const { chapters, requirements, levels } = selection;
  return (
    (chapters.length === 0 || rows.some((row) => chapters.includes(row.chapter))) &&
    (levels.length === 0 || rows.some((row) => levels.includes(row.level))) &&
    (requirements.length === 0 ||
      requirements.some((id) => covers(id, checkId) || rows.some((row) => covers(id, row.id))))
  );
}

function assertKnown(kind: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const hints = nearest(name, known);
  throw new SelectionError(
    `unknown ${kind} "${name}"${hints.length > 0 ? `; did you mean ${hints.join(' or ')}?` : '; `list` shows all'}`,
  );
}

function emptyReason(catalogue: Catalogue, selection: Selection): string {
  const rows = catalogue.rows.filter(
    (row) =>
      (selection.chapters.length === 0 || selection.chapters.includes(row.chapter)) &&
      (selection.requirements.length === 0 || selection.requirements.some((id) => covers(id, row.id))),
  );
  const excluded = rows.filter((row) => row.excluded !== undefined).length;
  return `the selection matches no check${excluded > 0 ? `: ${excluded} of its ${rows.length} requirements can be proved by none` : ''}`;
}
