/**
 * The catalogue of requirements as the suite uses it: rows by id, by chapter, and by the checks they name.
 * The words of every check live here and nowhere else. Filled from generated/ by generated-catalogue.ts;
 * an interface, so that unit tests can bring a made-up one.
 * Spec: every section; one row per atomic fact.
 */
import type { Level } from './level.js';

export interface RequirementRow {
  /** `<chapter>.<topic>.<claim>`; stable, never reused. */
  readonly id: string;
  readonly chapter: string;
  readonly level: Level;
  /** stated / table / implied / choice: how the source says it. */
  readonly basis: string;
  /** Section of the source document. */
  readonly source: string;
  readonly statement: string;
  /** Ids of the operations it speaks of; `*` is all. */
  readonly operations: readonly string[];
  /** Checks that prove the row; for a silence, the check of the row's own id that records what the target chose. */
  readonly checks: readonly string[];
  readonly excluded?: { readonly code: string; readonly reason: string } | undefined;
  /** Id of a silence: recorded, never judged. */
  readonly silence?: string | undefined;
  /** Why no check of this suite judges the row yet. */
}

export interface SilenceRow {
  readonly id: string;
  readonly question: string;
  readonly choice: string;
  /** Names of the outcomes that are tolerated in other servers. */
  readonly outcomes: readonly string[];
  readonly why: string;
}

export interface Catalogue {
  readonly rows: readonly RequirementRow[];
  readonly silences: readonly SilenceRow[];
  /** In the order of the rows. */
  readonly chapters: readonly string[];
  row(id: string): RequirementRow | undefined;
  silence(id: string): SilenceRow | undefined;
  /** Rows that name this check. */
  rowsOf(checkId: string): readonly RequirementRow[];
}

/** @throws Error when two rows share an id */
export function createCatalogue(rows: readonly RequirementRow[], silences: readonly SilenceRow[]): Catalogue {
  const byId = new Map<string, RequirementRow>();
  const byCheck = new Map<string, RequirementRow[]>();
  for (const row of rows) {
    if (byId.has(row.id)) throw new Error(`two requirement rows are called ${row.id}`);
    byId.set(row.id, row);
    for (const checkId of row.checks) byCheck.set(checkId, [...(byCheck.get(checkId) ?? []), row]);
  }
  const silenceById = new Map(silences.map((silence) => [silence.id, silence]));
  return {
    rows,
    silences,
    chapters: [...new Set(rows.map((row) => row.chapter))],
    row: (id) => byId.get(id),
    silence: (id) => silenceById.get(id),
    rowsOf: (checkId) => byCheck.get(checkId) ?? [],
  };
}

/** Why a row is never judged: excluded with a reason, or a silence. */
export function unjudgedReason(row: RequirementRow): { kind: 'excluded' | 'silence'; reason: string } | undefined {
  if (row.excluded) return { kind: 'excluded', reason: `${row.excluded.code}: ${row.excluded.reason}` };
  if (row.silence !== undefined) return { kind: 'silence', reason: row.silence };
  return undefined;
}
