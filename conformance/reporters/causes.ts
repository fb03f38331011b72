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
  /** Checks that could not judge for it: for want of what is lacking, or of what the broken thing shows. */
  readonly waiting: number;
  /** The one that shows it best: of the first requirement. */
  readonly example: FailureResult;
}

/** What a failure shares with others of its cause; `place`: it is told by what was expected there and what came instead. */
interface Shared {
  readonly words: string;
  readonly place?: string;
}

interface Group extends Shared {
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
      const lack = tellsOfLack(check, failure, report)
        ? lacks.find(({ judgedBy }) => judgedBy.includes(check.id))
        : undefined;
      const shared = lack ? { words: lackWords(lack) } : sharedBy(failure);
      const group: Group = groups.get(shared.words) ?? { ...shared, lack, checks: [], failures: new Map() };
      groups.set(shared.words, group);
      if (group.failures.has(check)) continue;
      group.checks.push(check);
      group.failures.set(check, failure);
    }
  }
  return [...groups.values()].map((group) => causeOf(group, report)).sort(byWeight);
}

/** A check that judges one thing fails for want of it, and one of many where what is lawful was refused. */
function tellsOfLack({ id }: CheckResult, failure: FailureResult, { capabilities }: Report): boolean {
  return isRefused(failure) || capabilities.filter(({ judgedBy }) => judgedBy.includes(id)).length === 1;
}

function lackWords({ state, titles, words }: Lack): string {
  return `${state === 'broken' ? 'broken' : 'not offered'}: ${titles} (${words})`;
}

function causeOf(group: Group, report: Report): Cause {
  const { lack, checks, failures } = group;
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
  const words = wholeWords(group);
  const waiting = lack?.waiting ?? waitingFor(checks, report);
  return { words, isMust, requirements, checks, waiting, example: failures.get(first)! };
}

/** Checks that could not judge and name one of these as the one that tells why. */
function waitingFor(judges: readonly CheckResult[], { checks }: Report): number {
  const ids = new Set(judges.map(({ id }) => id));
  return checks.filter(({ unverified }) => unverified?.detail.split(/[\s,;]+/).some((word) => ids.has(word))).length;
}

/**
 * Beside what was expected also what came instead: as it stood first, where one check met it, by a file and by an address
 * too, or several that judge one answer.
 */
function wholeWords({ words, place, failures }: Group): string {
  if (place === undefined) return words;
  const [first, ...others] = [...failures.values()];
  const isOneCheck = new Set([...failures.keys()].map(({ id }) => id.replace(/\.by-url$/, ''))).size === 1;
  const isOneAnswer = others.every(({ expected, actual }) => expected === first!.expected && actual === first!.actual);
  if (isOneCheck || isOneAnswer)
    return `${place}expected ${briefly(plainValue(first!.expected), 90)}, got ${briefly(plainValue(first!.actual), 60)}`;
  const got = generalWords(first!.actual);
  return others.every(({ actual }) => generalWords(actual) === got) ? `${words}, got ${briefly(got, 60)}` : words;
}

function byWeight(left: Cause, right: Cause): number {
  return Number(right.isMust) - Number(left.isMust) || weightOf(right) - weightOf(left);
}

const weightOf = ({ requirements, waiting }: Cause): number => requirements.length + waiting;

/**
 * A refusal is known by its status and text, a success by its status where that is wrong, an answer by its form where the
 * whole is written otherwise, anything else by its place and what was expected there.
 */
function sharedBy(failure: FailureResult): Shared {
  const { exchange, pointer, form, expected, actual } = failure;
  const ofStatus = exchange && statusWords(failure, exchange);
  if (ofStatus !== undefined) return { words: ofStatus };
  if (form !== undefined) return { words: form };
  const missing = /^must have required property '([^']+)'$/.exec(expected)?.[1];
  const place = `${pointer ?? ''}${missing === undefined ? '' : `/${missing}`}`.replace(/\/\d+(?=\/|$)/g, '/*');
  const where = place === '' ? '' : `${place}: `;
  if (actual === 'nothing' || missing !== undefined) return { words: `${where}absent` };
  const plain = plainWords.find(([form]) => form.test(expected))?.[1];
  if (plain !== undefined)
    return { words: where + plain + kindWords(exchange?.requestBody) + choiceWords(exchange?.requestBody) };
  return { words: `${where}expected ${briefly(generalWords(expected), 120)}`, place: where };
}

/** A kind of file, as a body is described; pages are the common one. */
const uploaded = /, filename "[^"\n]*\.(pdf|docx?|odt|rtf|xlsx?)"/i;

/** Words that are wrong in one kind of file are wrong for another reason than in pages. */
function kindWords(requestBody = ''): string {
  const kind = uploaded.exec(requestBody)?.[1];
  return kind === undefined ? '' : ` in files .${kind.toLowerCase()}`;
}

/** Options that choose what the content is: where one was sent, words are wrong for another reason than without it. */
const choices =
  /"(includeTags|excludeTags|waitFor|actions|mobile|location|parsers|removeBase64Images|maxAge(?=\\?"\s*:\s*[1-9]))\\?"\s*:/g;
/** What they do; a wait beside them is no reason of its own. */
const actionTypes = /"type\\?"\s*:\s*\\?"(click|write|press|scroll|executeJavascript)\b/g;

function choiceWords(requestBody = ''): string {
  const namesOf = (pattern: RegExp): string[] => [
    ...new Set([...requestBody.matchAll(pattern)].map(([, name]) => name!)),
  ];
  const sent = namesOf(choices).sort();
  const steps = namesOf(actionTypes);
  const named = sent.map((name) => (name === 'actions' && steps.length > 0 ? `actions (${steps.join(', ')})` : name));
  return named.length === 0 ? '' : ` where ${named.join(' and ')} is sent`;
}

/** A refusal that is told in the body alone. */
const softRefusal = /^\s*\{[^{}[\]]*"success"\s*:\s*false/;
const successWanted = /^(?:status 2|a success\b|no refusal$|a status that the contract documents)/;

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
  if (status < 400 && expected.startsWith('a refusal'))
    return expected.endsWith('such as status 401')
      ? `served with status ${status} without the right key`
      : `what breaks a rule is served with status ${status}, not refused`;
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

/** Values of JSON that read badly among words. */
const plainValues: Readonly<Record<string, string>> = {
  '[]': 'an empty list',
  '{}': 'an empty object',
  '""': 'an empty text',
};

/** As the checks say it, where a schema or a value said it. */
function plainValue(text: string): string {
  const typed = text.replace(
    /^(?:must be )?(?:an? )?(object|array|integer|string|number|boolean)$/,
    (_, type: string) => `${/^[aoi]/.test(type) ? 'an' : 'a'} ${type}`,
  );
  // What a value is held against is shown with the example.
  return plainValues[typed] ?? typed.replace(/^must be /, '').replace(/ \(\{.*\}\)$/s, '');
}

/** Words that were drawn by the run, and numbers, tell causes apart that are one. */
const generalWords = (text: string): string =>
  plainValue(text)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+(?:\.\d+)?/g, 'N');

const briefly = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

/** Where a body tells its error. */
const bodyBeginning = 4000;

function errorText(whole: string): string {
  const body = whole.slice(0, bodyBeginning);
  const told =
    /"(?:error|message|detail|msg)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? body.replace(/<[^>]*>/g, ' ').trim();
  return withoutParticulars(told.replace(/\s+/g, ' ').trim()).slice(0, 120);
}
