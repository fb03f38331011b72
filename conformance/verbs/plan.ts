/**
 * Says what a run would send, before anything is sent: checks, requests at most, bytes.
 * Spec: none of its own; a vendor's first question is what a run costs.
 */
import { numberFlag } from '../flags.js';
import type { Check } from '../harness/check.js';
import { defaultRuns } from '../suite.js';
import type { Suite } from '../suite.js';
import { selectionOf } from './environment.js';
import type { VerbInput } from './environment.js';

export interface Plan {
  readonly chapter: string;
  readonly checks: number;
  readonly requests: number;
  readonly uploadBytes: number;
}

/** Requests of one check at most, without the ones that shrink a counterexample. */
function plannedRequests(check: Check, runs: number): number {
  return check.cost.requests + check.cost.generated * runs;
}

export function planOf(checks: readonly Check[], runs: number): Plan[] {
  const plans = new Map<string, Plan>();
  for (const check of checks) {
    const { chapter } = check;
    const before = plans.get(chapter) ?? { chapter, checks: 0, requests: 0, uploadBytes: 0 };
    plans.set(chapter, {
      chapter,
      checks: before.checks + 1,
      requests: before.requests + plannedRequests(check, runs),
      uploadBytes: before.uploadBytes + check.cost.uploadBytes,
    });
  }
  return [...plans.values()];
}

/** Ids of the operations that lie at or below the path of a capability which the profile leaves out. */
function excludedOperations({ contract, capabilities }: Suite, excluded: readonly string[]): ReadonlySet<string> {
  const paths = capabilities.flatMap(({ id, title }) => {
    const path = /^POST (\/\S+)$/.exec(title)?.[1];
    return path === undefined ? [] : [{ id, path }];
  });
  const ownerOf = (path: string): string | undefined =>
    paths
      .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
      .sort((left, right) => right.path.length - left.path.length)[0]?.id;
  const outside = contract.operations.filter(({ path }) => excluded.includes(ownerOf(path) ?? ''));
  return new Set(outside.map(({ operationId }) => operationId));
}

/** True where every operation that the check is about is left out; what a file shows is asked by address in a check of its own. */
function isLeftOut(check: Check, suite: Suite, outside: ReadonlySet<string>): boolean {
  const operations = suite.catalogue.rowsOf(check.id).flatMap((row) => row.operations);
  const [way, other] = check.id.endsWith('.by-url') ? ['scrapeUrl', 'parseFile'] : ['parseFile', 'scrapeUrl'];
  const hasTwin = way === 'scrapeUrl' || suite.checks.some(({ id }) => id === `${check.id}.by-url`);
  const own = hasTwin ? operations.filter((id) => id !== other) : operations;
  return own.length > 0 && own.every((id) => outside.has(id));
}

export async function planVerb(input: VerbInput): Promise<number> {
  const { checks: selected, words, scope } = selectionOf(input);
  const outside = excludedOperations(input.suite, scope.excluded);
  const checks = selected.filter((check) => !isLeftOut(check, input.suite, outside));
  const runs = numberFlag(input.values, 'runs', { minimum: 1, integer: true }) ?? defaultRuns;
  const plans = planOf(checks, runs);
  const sum = (pick: (plan: Plan) => number): number => plans.reduce((total, plan) => total + pick(plan), 0);
  const megabytes = (bytes: number): string => (bytes === 0 ? 'small' : `${Math.round(bytes / 1e6)} MB`);
  const rows = [
    ['chapter', 'checks', 'requests at most', 'large uploads'],
    ...plans.map((plan) => [plan.chapter, String(plan.checks), String(plan.requests), megabytes(plan.uploadBytes)]),
    [
      'all',
      String(sum((plan) => plan.checks)),
      String(sum((plan) => plan.requests)),
      megabytes(sum((plan) => plan.uploadBytes)),
    ],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  input.print(
    [
      `Plan for ${words}, ${runs} cases per property. Nothing was sent.`,
      '',
      ...table,
      '',
      ...(scope.excluded.length > 0
        ? [
            `The profile leaves out ${scope.excluded.join(', ')} (checks not counted for it: ${selected.length - checks.length}); others send less.`,
          ]
        : []),
      'A counterexample is sent again, smaller, while it is being shrunk; --max-requests bounds everything.',
      "What a request costs in credits is the provider's affair; credits that answers report are summed in the report.",
    ].join('\n'),
  );
  return 0;
}
