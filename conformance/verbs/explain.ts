/**
 * Tells all about one requirement, check or silence: words, source, how it is judged, what it costs.
 * Spec: none of its own.
 */
import { unjudgedReason } from '../catalogue/catalogue.js';
import type { RequirementRow, SilenceRow } from '../catalogue/catalogue.js';
import { nearest } from '../catalogue/nearest.js';
import { SelectionError } from '../catalogue/selection.js';
import type { Check } from '../harness/check.js';
import type { VerbInput } from './environment.js';
import { program } from '../program.js';

export async function explainVerb(input: VerbInput): Promise<number> {
  const id = input.args[0]!;
  const { catalogue, checks } = input.suite;
  const row = catalogue.row(id);
  const check = checks.find((item) => item.id === id);
  const silence = catalogue.silence(id) ?? (row?.silence === undefined ? undefined : catalogue.silence(row.silence));
  if (!row && !check && !silence) {
    const known = [...catalogue.rows, ...checks, ...catalogue.silences].map((item) => item.id);
    const hints = nearest(id, known);
    throw new SelectionError(
      `nothing is called "${id}"${hints.length > 0 ? `; did you mean ${hints.join(' or ')}?` : '; `list` shows all'}`,
    );
  }
  const sections = [
    row && rowText(row),
    silence && silenceText(silence),
    check && checkText(check, catalogue.rowsOf(check.id)),
  ];
  input.print(sections.filter((text) => typeof text === 'string').join('\n\n'));
  return 0;
}

function rowText(row: RequirementRow): string {
  const reason = unjudgedReason(row);
  return [
    `requirement ${row.id}`,
    `  ${row.statement}`,
    `  level:      ${row.level} (${row.basis})`,
    `  source:     ${row.source}`,
    `  operations: ${row.operations.join(', ')}`,
    ...(reason ? [`  not judged: ${reason.kind}: ${reason.reason}`] : []),
    ...(row.checks.length > 0 ? [`  checks:     ${row.checks.join(', ')}`] : []),
    ...(reason ? [] : [`  run it:     ${program} --requirement ${row.id} --base-url URL`]),
  ].join('\n');
}

function silenceText(silence: SilenceRow): string {
  return [
    `silence ${silence.id}`,
    `  ${silence.question}`,
    `  the reference: ${silence.choice}`,
    `  tolerated:     ${silence.outcomes.join(', ')}`,
    `  why:           ${silence.why}`,
  ].join('\n');
}

function checkText(check: Check, rows: readonly RequirementRow[]): string {
  const { requests, generated, uploadBytes, timeBudgetSeconds } = check.cost;
  return [
    `check ${check.id}`,
    `  proves:     ${rows.map((row) => row.id).join(', ') || 'no requirement'}`,
    `  sends:      at most ${requests} requests${generated > 0 ? ` and ${generated} for each generated case` : ''}${uploadBytes > 0 ? `, ${Math.round(uploadBytes / 1e6)} MB of uploads` : ''}`,
    `  takes:      at most ${timeBudgetSeconds} s`,
  ].join('\n');
}
