/**
 * What can be wrong between the parts of the contract: facts nobody claims, and rows that name a fact, a silence
 * or an operation that does not exist.
 * Spec: none of its own; the contract's rules (spec/README.md).
 */
import { rowsOf, type Catalogue, type Fact, type Silence } from './catalogue.js';
import { repeated } from './row-problems.js';
import { factKinds } from './vocabulary.js';

/** Stands in a row's `operations` for every operation. */
const everyOperation = '*';

/** One line for each problem. `operationIds` are those of the contract. */
export function referenceProblems(catalogue: Catalogue, operationIds: ReadonlySet<string>): string[] {
  const rows = rowsOf(catalogue);
  const factIds = new Set(catalogue.facts.map((fact) => fact.id));
  const silenceIds = new Set(catalogue.silences.map((silence) => silence.id));
  const claimed = new Set(rows.flatMap((row) => row.facts));
  const named = new Set(rows.map((row) => row.silence));
  return [
    ...repeated(
      catalogue.facts.map((fact) => fact.id),
      'fact',
    ),
    ...repeated(
      catalogue.silences.map((silence) => silence.id),
      'silence',
    ),
    ...catalogue.facts.flatMap((fact) => [...factProblems(fact, claimed)]),
    ...catalogue.silences.flatMap((silence) => [...silenceProblems(silence, named)]),
    ...rows.flatMap((row) => [
      ...row.facts
        .filter((id) => !factIds.has(id))
        .map((id) => `${row.id}: names the fact ${id}, which the index does not have`),
      ...row.operations
        .filter((id) => id !== everyOperation && !operationIds.has(id))
        .map((id) => `${row.id}: names the operation ${id}, which the contract does not have`),
      ...(row.silence === undefined || silenceIds.has(row.silence)
        ? []
        : [`${row.id}: names the silence ${row.silence}, which is not in silences.yaml`]),
    ]),
  ];
}

function* factProblems(fact: Fact, claimed: ReadonlySet<string>): Iterable<string> {
  const isClaimed = claimed.has(fact.id);
  if (!/^[0-9a-f]{12}$/.test(fact.hash)) yield `${fact.id}: its hash is not 12 hexadecimal digits`;
  if (!(factKinds as readonly string[]).includes(fact.kind)) yield `${fact.id}: unknown kind "${fact.kind}"`;
  if (fact.claims === undefined && !isClaimed) yield `${fact.id}: no requirement claims this fact`;
  if (fact.claims !== undefined && isClaimed) yield `${fact.id}: is said to claim nothing, and a requirement claims it`;
  if (fact.claims !== undefined && (fact.claims !== 'none' || !fact.reason))
    yield `${fact.id}: "claims" can only be none, with a reason`;
}

function* silenceProblems(silence: Silence, named: ReadonlySet<string | undefined>): Iterable<string> {
  for (const member of ['question', 'source', 'choice', 'why'] as const) {
    if (typeof silence[member] !== 'string' || silence[member].trim() === '')
      yield `${silence.id}: this silence has no ${member}`;
  }
  const tolerated = Array.isArray(silence.tolerated) ? silence.tolerated : [];
  if (tolerated.length === 0) yield `${silence.id}: this silence tolerates no outcome`;
  for (const { outcome, description } of tolerated) {
    if (typeof outcome !== 'string' || typeof description !== 'string')
      yield `${silence.id}: an outcome has a name and a description in text`;
  }
  yield* repeated(
    tolerated.map(({ outcome }) => outcome),
    `outcome of ${silence.id}`,
  );
  if (!named.has(silence.id)) yield `${silence.id}: no requirement names this silence`;
}
