/**
 * Lists requirements: level, how they are judged, statement.
 * Spec: none of its own.
 */
import { unjudgedReason } from '../catalogue/catalogue.js';
import type { RequirementRow } from '../catalogue/catalogue.js';
import { nearest } from '../catalogue/nearest.js';
import { SelectionError } from '../catalogue/selection.js';
import { levelFlags, many } from '../flags.js';
import type { VerbInput } from './environment.js';

export async function listVerb(input: VerbInput): Promise<number> {
  const { catalogue } = input.suite;
  const chapters = many(input.values, 'chapter');
  const ids = many(input.values, 'requirement');
  const levels = levelFlags(input.values, 'level');
  for (const chapter of chapters) {
    if (!catalogue.chapters.includes(chapter)) {
      const hints = nearest(chapter, catalogue.chapters);
      throw new SelectionError(
        `unknown chapter "${chapter}"; ${hints.length > 0 ? `did you mean ${hints.join(' or ')}?` : `there are ${catalogue.chapters.join(', ')}`}`,
      );
    }
  }
  const rows = catalogue.rows.filter(
    (row) =>
      (chapters.length === 0 || chapters.includes(row.chapter)) &&
      (levels.length === 0 || levels.includes(row.level)) &&
      (ids.length === 0 || ids.some((id) => row.id === id || row.id.startsWith(`${id}.`))),
  );
  if (rows.length === 0) throw new SelectionError('the selection matches no requirement');
  for (const row of rows) input.print(`${row.id}  [${row.level}; ${howJudged(row)}]\n    ${row.statement}`);
  input.print(summary(rows));
  return 0;
}

function howJudged(row: RequirementRow): string {
  return unjudgedReason(row)?.kind ?? 'judged';
}

function summary(rows: readonly RequirementRow[]): string {
  const kinds = ['judged', 'excluded', 'silence'].map(
    (kind) => `${rows.filter((row) => howJudged(row) === kind).length} ${kind}`,
  );
  return `\n${rows.length} requirements: ${kinds.join(', ')}`;
}
