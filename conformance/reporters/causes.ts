/**
 * Findings by cause: failures that say the same of the same place are one thing to fix. A cause is named by what its
 * failures share: the text of the server's own refusal, or the member of the answer that is wrong in the same way.
 * Made for the first screen of a report; musts come first, then the cause that most requirements stand behind.
 * Spec: none of its own.
 */
import type { CheckResult, FailureResult } from '../harness/result.js';
import type { Report, ReportRequirement } from './report.js';

export interface Cause {
  /** What is shared, in words: `status 422: "Unknown format: branding"`, or `/data/branding: expected an object`. */
  readonly words: string;
  /** True when a must is broken by it. */
  readonly isMust: boolean;
  /** Broken requirements, the strictest first. */
  readonly requirements: readonly ReportRequirement[];
  readonly checks: readonly CheckResult[];
  /** The one that shows it best: of the first requirement. */
  readonly example: FailureResult;
}

const levelOrder = ['must', 'should', 'may'];

export function causesOf(report: Report): Cause[] {
  const groups = new Map<string, { checks: CheckResult[]; failure: FailureResult }>();
  for (const check of report.checks) {
    if (check.status !== 'fail' && check.status !== 'warn') continue;
    for (const failure of check.failures) {
      const key = wordsOf(failure);
      const group = groups.get(key) ?? { checks: [], failure };
      if (!group.checks.includes(check)) group.checks.push(check);
      groups.set(key, group);
    }
  }
  return [...groups].map(([words, { checks }]) => causeOf(words, checks, report)).sort(byWeight);
}

function causeOf(words: string, checks: readonly CheckResult[], report: Report): Cause {
  const ids = new Set(checks.flatMap((check) => check.requirementIds));
  const requirements = report.requirements
    .filter((row) => ids.has(row.id) && (row.status === 'fail' || row.status === 'warn'))
    .sort((left, right) => levelOrder.indexOf(left.level) - levelOrder.indexOf(right.level));
  const first = checks.find((check) => check.requirementIds.includes(requirements[0]?.id ?? '')) ?? checks[0]!;
  const example = first.failures.find((failure) => wordsOf(failure) === words) ?? first.failures[0]!;
  return { words, isMust: requirements.some(({ level }) => level === 'must'), requirements, checks, example };
}

function byWeight(left: Cause, right: Cause): number {
  return Number(right.isMust) - Number(left.isMust) || right.requirements.length - left.requirements.length;
}

/** A refusal is known by its status and text, anything else by its place and what was expected there. */
function wordsOf({ exchange, pointer, expected, actual }: FailureResult): string {
  if (exchange && exchange.status >= 400 && pointer === undefined && expected.startsWith('status 2'))
    return `refused with status ${exchange.status}: ${errorText(exchange.responseBody)}`;
  const place = (pointer ?? '').replace(/\/\d+(?=\/|$)/g, '/*');
  const isAbsent = actual === 'nothing';
  return `${place === '' ? '' : `${place}: `}${isAbsent ? 'absent' : `expected ${general(expected)}`}`;
}

/** Words that were drawn by the run, and numbers, tell causes apart that are one. */
function general(text: string): string {
  const quoted = text.replace(/"[^"]*"/g, '"…"').replace(/\d+(?:\.\d+)?/g, 'N');
  return quoted.length > 120 ? `${quoted.slice(0, 120)}…` : quoted;
}

function errorText(body: string): string {
  const told = /"(?:error|message)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? body.replace(/<[^>]*>/g, ' ').trim();
  return told.replace(/\s+/g, ' ').slice(0, 120);
}
