/**
 * Findings by cause: failures that say the same of the same place are one thing to fix. A cause is named by what its
 * failures share: what the target lacks, the text of the server's own refusal, or the member of the answer that is wrong
 * in the same way. Made for the first screen of a report; musts come first, then the cause that most stands behind.
 * Spec: none of its own.
 */
import type { CheckResult, FailureResult } from '../harness/result.js';
import { withoutParticulars } from '../harness/server-words.js';
import { lacksOf } from './lacks.js';
import type { Lack } from './lacks.js';
import type { Report, ReportRequirement } from './report.js';

export interface Cause {
  /** What is shared, in words: `status 422: "Unknown format: branding"`, or `/data/branding: expected an object`. */
  readonly words: string;
  /** True when a must is broken by it. */
  readonly isMust: boolean;
  /** Broken requirements, the strictest first. */
  readonly requirements: readonly ReportRequirement[];
  readonly checks: readonly CheckResult[];
  /** Checks that could not judge for want of what is lacking. */
  readonly waiting: number;
  /** The one that shows it best: of the first requirement. */
  readonly example: FailureResult;
}

interface Group {
  readonly words: string;
  readonly lack: Lack | undefined;
  readonly checks: CheckResult[];
  readonly failures: Map<CheckResult, FailureResult>;
}

const levelOrder = ['must', 'should', 'may'];

export function causesOf(report: Report): Cause[] {
  const lacks = lacksOf(report);
  const groups = new Map<string, Group>();
  for (const check of report.checks) {
    if (check.status !== 'fail' && check.status !== 'warn') continue;
    for (const failure of check.failures) {
      const lack = isRefused(failure) ? lacks.find(({ judgedBy }) => judgedBy.includes(check.id)) : undefined;
      const words = lack ? lackWords(lack) : wordsOf(failure);
      const group: Group = groups.get(words) ?? { words, lack, checks: [], failures: new Map() };
      groups.set(words, group);
      if (group.failures.has(check)) continue;
      group.checks.push(check);
      group.failures.set(check, failure);
    }
  }
  return [...groups.values()].map((group) => causeOf(group, report)).sort(byWeight);
}

function lackWords({ state, titles, words }: Lack): string {
  return `${state === 'broken' ? 'broken' : 'not offered'}: ${titles} (${words})`;
}

function causeOf({ words, lack, checks, failures }: Group, report: Report): Cause {
  const ids = new Set(checks.flatMap((check) => check.requirementIds));
  const rows = report.requirements.filter((row) => ids.has(row.id));
  const red = rows.filter((row) => row.status === 'fail' || row.status === 'warn');
  // A requirement may be unverified for what another of its checks could not judge.
  // Of what is lacking, the general is told before the particular.
  const place = ({ checkIds }: ReportRequirement): number =>
    lack ? lack.judgedBy.findIndex((id) => checkIds.includes(id)) : 0;
  const requirements = (red.length > 0 ? red : rows).sort(
    (left, right) => levelOrder.indexOf(left.level) - levelOrder.indexOf(right.level) || place(left) - place(right),
  );
  const first = checks.find((check) => check.requirementIds.includes(requirements[0]?.id ?? '')) ?? checks[0]!;
  const isMust = red.some(({ level }) => level === 'must');
  return { words, isMust, requirements, checks, waiting: lack?.waiting ?? 0, example: failures.get(first)! };
}

function byWeight(left: Cause, right: Cause): number {
  return Number(right.isMust) - Number(left.isMust) || weightOf(right) - weightOf(left);
}

const weightOf = ({ requirements, waiting }: Cause): number => requirements.length + waiting;

/**
 * A refusal is known by its status and text, a success by its status where that is wrong, an answer by its form where the
 * whole is written otherwise, anything else by its place and what was expected there.
 */
function wordsOf(failure: FailureResult): string {
  const { exchange, pointer, form, expected, actual } = failure;
  const ofStatus = exchange && statusWords(failure, exchange);
  if (ofStatus !== undefined) return ofStatus;
  if (form !== undefined) return form;
  const missing = /^must have required property '([^']+)'$/.exec(expected)?.[1];
  const place = `${pointer ?? ''}${missing === undefined ? '' : `/${missing}`}`.replace(/\/\d+(?=\/|$)/g, '/*');
  const isAbsent = actual === 'nothing' || missing !== undefined;
  const plain = plainWords.find(([form]) => form.test(expected))?.[1];
  const told = isAbsent
    ? 'absent'
    : plain !== undefined
      ? plain + choiceWords(exchange?.requestBody)
      : general(expected);
  return `${place === '' ? '' : `${place}: `}${told}`;
}

/** Options that choose what the content is: where one was sent, words are wrong for another reason than without it. */
const choices = /"(includeTags|excludeTags|waitFor|actions|mobile|location|parsers)"\s*:/g;

function choiceWords(requestBody: string | undefined): string {
  const sent = [...(requestBody ?? '').matchAll(choices)].map(([, name]) => name!);
  return sent.length === 0 ? '' : ` where ${[...new Set(sent)].sort().join(' and ')} is sent`;
}

/** A refusal that is told in the body alone. */
const softRefusal = /^\s*\{[^{}[\]]*"success"\s*:\s*false/;
const successWanted = /^(?:status 2|a success\b|a status that the contract documents)/;

function wantsSuccess({ pointer, expected }: FailureResult): boolean {
  return pointer === undefined ? successWanted.test(expected) : pointer === '/success' && expected === 'true';
}

/** What is lawful was refused. */
function isRefused(failure: FailureResult): boolean {
  const { exchange } = failure;
  return (
    exchange !== undefined &&
    wantsSuccess(failure) &&
    (exchange.status >= 400 || (exchange.status < 300 && softRefusal.test(exchange.responseBody)))
  );
}

/** Undefined where the status is not what is wrong. */
function statusWords(
  failure: FailureResult,
  { status, responseBody }: NonNullable<FailureResult['exchange']>,
): string | undefined {
  const { pointer, expected } = failure;
  // A gateway, or a server in trouble: it says nothing of what was asked.
  if (status >= 502 && status <= 504) return `answered with status ${status}: ${errorText(responseBody)}`;
  if (status < 300 && softRefusal.test(responseBody))
    return wantsSuccess(failure)
      ? `refused with status ${status}: ${errorText(responseBody)}`
      : `a refusal is answered with status ${status}, and \`success\` false in the body`;
  if (pointer !== undefined) return undefined;
  if (wantsSuccess(failure) && status >= 400) return `refused with status ${status}: ${errorText(responseBody)}`;
  if (wantsSuccess(failure) && status > 200) return `a success is answered with status ${status}, not 200`;
  if (!expected.startsWith('status 400')) return undefined;
  return status < 400
    ? `what breaks a rule is served with status ${status}, not refused with 400`
    : `what breaks a rule is refused with status ${status}, not 400`;
}

/** What failures of one kind share, where their own words are about one document each. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/^a text containing /, 'words are missing'],
  [/^a text without /, 'words are there that should be gone'],
  [/^".*" at character \d+/s, 'is not what was sent'],
];

/** Words that were drawn by the run, and numbers, tell causes apart that are one. */
function general(text: string): string {
  // As the checks say it, and as a schema does.
  const typed = text.replace(
    /^(?:must be )?(?:an? )?(object|array|integer|string|number|boolean)$/,
    (_, type: string) => `${/^[aoi]/.test(type) ? 'an' : 'a'} ${type}`,
  );
  const quoted = typed.replace(/"[^"]*"/g, '"…"').replace(/\d+(?:\.\d+)?/g, 'N');
  const words = `expected ${quoted}`.replace(/^expected must be /, 'must be ');
  return words.length > 130 ? `${words.slice(0, 130)}…` : words;
}

/** Where a body tells its error. */
const bodyBeginning = 4000;

function errorText(whole: string): string {
  const body = whole.slice(0, bodyBeginning);
  const told = /"(?:error|message)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? body.replace(/<[^>]*>/g, ' ').trim();
  return withoutParticulars(told.replace(/\s+/g, ' ').trim()).slice(0, 120);
}
