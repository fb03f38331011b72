/**
 * Says what a run would send, before anything is sent: checks, requests at most, bytes.
 * Spec: none of its own; a vendor's first question is what a run costs.
 */
import { numberFlag } from '../flags.js';
import type { Check } from '../harness/check.js';
import { defaultRuns } from '../suite.js';
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

export async function planVerb(input: VerbInput): Promise<number> {
  const { checks, words, scope } = selectionOf(input);
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
            `The profile leaves out ${scope.excluded.join(', ')}: what needs them sends nothing, so it will be far less.`,
          ]
        : []),
      'A counterexample is sent again, smaller, while it is being shrunk; --max-requests bounds everything.',
      "What a request costs in credits is the provider's affair; credits that answers report are summed in the report.",
    ].join('\n'),
  );
  return 0;
}
