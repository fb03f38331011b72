/**
 * Runs a selection of checks against one target, a few at a time, and returns the whole result.
 * The only way to run checks: the command line, the self-test and the unit tests all come through here.
 * Spec: none of its own.
 */
import { ambientKey } from './ambient.js';
import type { AmbientFinding } from './ambient.js';
import { answerForm } from './answer-form.js';
import type { Check } from './check.js';
import { exchangeEvidence, secretsOf } from './evidence.js';
import type { Exchange } from './exchange.js';
import { ConformanceFailure } from './interruptions.js';
import type { Unverified } from './interruptions.js';
import { serverWords } from './server-words.js';
import { countStatuses, statusOfBreach, strictest, worse } from './outcome.js';
import { CounterexampleFailure } from './property.js';
import type { CheckResult, FailureResult, LastRequest, RunResult } from './result.js';
import { requirementResults, statusOfEnding, unjudgedRows, verdictOf } from './roll-up.js';
import type { FailOn } from './roll-up.js';
import { runCheck } from './run-check.js';
import type { CheckRun, CheckRunSettings } from './run-check.js';

export interface RunSettings extends CheckRunSettings {
  readonly concurrency: number;
  readonly failOn: FailOn;
  /** The check that owns an ambient finding: what any exchange shows counts for it. Undefined: nobody judges it. */
  readonly ambientOwner: (finding: AmbientFinding) => string | undefined;
  readonly startedByUs: boolean;
  /** What was selected, in words, for the report. */
  readonly selection: string;
  /** Writes a replayable case and returns its folder; absent: no cases are written. */
  readonly saveCase?: (run: CheckRun, failure: ConformanceFailure) => Promise<string>;
  readonly onFinished?: (result: CheckResult, progress: Progress) => void;
  /** Asks what the target offers, one question each: before the checks at work, not before those that wait for long. */
  readonly questions?: readonly (() => Promise<unknown>)[];
}

/** How far a run is. */
export interface Progress {
  /** Checks that are judged. */
  readonly done: number;
  /** All of them. */
  readonly total: number;
  /** What part of the planned requests belongs to those that are judged, from 0 to 1. */
  readonly share: number;
  /** What the longest planned wait still needs, as all waits begin together. */
  readonly waitLeftMs: number;
  readonly elapsedMs: number;
}

/** From here on a check does not count among those at work: it would hold a place and do nothing with it. */
const longWaitSeconds = 3;
/** Checks that wait for so long, at the same time. */
const waitingAtOnce = 16;

export async function runChecks(checks: readonly Check[], settings: RunSettings): Promise<RunResult> {
  const { session, catalogue } = settings;
  const { clock, budget } = session.settings;
  const startedAt = clock.now();
  const results: CheckResult[] = [];
  const ambient = new Map<string, AmbientFinding>();
  const planned = (item: Check): number => item.cost.requests + item.cost.generated * settings.runs;
  const allPlanned = checks.reduce((sum, item) => sum + planned(item), 0);
  const open = new Set(checks);
  const progress = (): Progress => {
    const left = [...open].reduce((sum, item) => sum + planned(item), 0);
    const longestWaitMs = Math.max(0, ...[...open].map(({ cost }) => cost.waitSeconds)) * 1000;
    const elapsedMs = clock.now() - startedAt;
    return {
      done: results.length,
      total: checks.length,
      share: 1 - left / allPlanned,
      waitLeftMs: Math.max(0, longestWaitMs - elapsedMs),
      elapsedMs,
    };
  };
  /** They hold the target up, so that whoever came behind them would be judged wrongly. */
  const postponed = new Set<Check>();
  const judge = async (item: Check, hasCompany = false): Promise<void> => {
    const run = await runCheck(item, settings, hasCompany);
    if (run.ending.kind === 'postponed') return void postponed.add(item);
    for (const finding of run.ambient) {
      const key = ambientKey(finding);
      if (!ambient.has(key)) ambient.set(key, finding);
    }
    const result = await checkResult(run, settings);
    results.push(result);
    open.delete(item);
    settings.onFinished?.(result, progress());
  };
  // What takes long comes first, so that nothing waits for it in the end.
  const together = checks
    .filter((item) => !item.cost.alone)
    .sort(
      ({ cost: left }, { cost: right }) =>
        right.waitSeconds - left.waitSeconds || right.timeBudgetSeconds - left.timeBudgetSeconds,
    );
  // Those that wait for long ask for little: they keep nobody from working.
  const waiting = together.filter((item) => item.cost.waitSeconds >= longWaitSeconds);
  const working = together.filter((item) => item.cost.waitSeconds < longWaitSeconds);
  const judging = (items: readonly Check[]) => items.map((item) => () => judge(item, true));
  // Work keeps a machine busy: those that wait for a minute would be told late what they may ask, and end last.
  const atWork = Math.max(1, settings.concurrency);
  await Promise.all([
    inTurn(judging(waiting), waitingAtOnce),
    inTurn([...(settings.questions ?? [])], atWork).then(() => inTurn(judging(working), atWork)),
  ]);
  for (const item of checks.filter(({ cost }) => cost.alone)) await judge(item);
  for (const item of checks.filter((each) => postponed.has(each))) await judge(item);
  const order = new Map(checks.map((item, index) => [item.id, index]));
  const judged = withAmbient(results, [...ambient.values()], settings).sort(
    (left, right) => (order.get(left.id) ?? Infinity) - (order.get(right.id) ?? Infinity),
  );
  const requirements = requirementResults(catalogue, judged);
  const chapters = [...new Set(judged.flatMap((item) => catalogue.rowsOf(item.id).map((row) => row.chapter)))];
  return {
    verdict: verdictOf(
      judged.map((item) => item.status),
      settings.failOn,
    ),
    target: { baseUrl: session.settings.baseUrl, startedByUs: settings.startedByUs },
    seed: settings.runSeed,
    runs: settings.runs,
    selection: settings.selection,
    startedAt: new Date(startedAt).toISOString(),
    durationMs: clock.now() - startedAt,
    ledger: { ...budget.ledger },
    capabilities: (await settings.capabilities?.results()) ?? [],
    ...(session.lastWords.length > 0 && { lost: session.lastWords.map((exchange) => lastRequest(exchange, settings)) }),
    checks: judged,
    requirements,
    unjudged: unjudgedRows(catalogue, chapters),
    counts: {
      checks: countStatuses(judged.map((item) => item.status)),
      requirements: countStatuses(requirements.map((item) => item.status)),
    },
  };
}

function lastRequest(exchange: Exchange, { session }: RunSettings): LastRequest {
  const { curl } = exchangeEvidence(exchange, secretsOf(session.settings.apiKey));
  return { checkId: exchange.checkId, curl };
}

/** Does all of it in order, so much at the same time. */
async function inTurn(queue: (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, () => worker()));
}

async function checkResult(run: CheckRun, settings: RunSettings): Promise<CheckResult> {
  const { check, ending, recorder } = run;
  const rows = settings.catalogue.rowsOf(check.id);
  const levels = rows.map((row) => row.level);
  const failures: FailureResult[] = [];
  // What only may be so is no fault when it is not: the expectation was one the check could not do without.
  const isOptional = ending.kind === 'failed' && levels.length > 0 && strictest(levels) === 'may';
  if (ending.kind === 'failed' && !isOptional) {
    const caseFolder = await settings.saveCase?.(run, ending.failure);
    failures.push(failureResult(ending.failure, settings, caseFolder));
  }
  return {
    id: check.id,
    chapter: check.chapter,
    requirementIds: rows.map((row) => row.id),
    status: statusOfEnding(ending, recorder.tolerated.length, levels),
    failures,
    ...(ending.kind === 'unverified' && { unverified: unverifiedResult(ending.cause) }),
    ...(isOptional && { unverified: optionalResult(ending.failure) }),
    ...((ending.kind === 'not-applicable' || ending.kind === 'harness-error') && { detail: ending.detail }),
    tolerated: recorder.tolerated.map(({ silenceId, outcome }) => ({ silenceId, outcome })),
    notes: recorder.notes,
    counts: recorder.counts,
    durationMs: Math.round(run.durationMs),
  };
}

function unverifiedResult({ reason, message, capability }: Unverified): NonNullable<CheckResult['unverified']> {
  return { reason, detail: message, ...(capability !== undefined && { capability }) };
}

function optionalResult({ expected, actual, exchange }: ConformanceFailure): NonNullable<CheckResult['unverified']> {
  const words = exchange && exchange.response.status !== 200 ? ` (${serverWords(exchange)})` : '';
  return { reason: 'prerequisite-failed', detail: `expected ${expected}, got ${actual}${words}` };
}

function failureResult(failure: ConformanceFailure, settings: RunSettings, caseFolder?: string): FailureResult {
  const secrets = secretsOf(settings.session.settings.apiKey);
  const form = failure.exchange && answerForm(failure.exchange.response.json, failure.pointer);
  return {
    expected: failure.expected,
    actual: failure.actual,
    ...(failure.pointer !== undefined && { pointer: failure.pointer }),
    ...(form !== undefined && { form }),
    ...(failure.hint !== undefined && { hint: failure.hint }),
    ...(failure.exchange && { exchange: exchangeEvidence(failure.exchange, secrets) }),
    ...(failure instanceof CounterexampleFailure && {
      property: {
        name: failure.propertyName,
        seed: failure.seed,
        path: failure.path,
        counterexample: failure.counterexample,
      },
    }),
    ...(caseFolder !== undefined && { caseFolder }),
  };
}

/** Adds the ambient findings to the checks that own their rules; an owner that was not selected still shows up. */
function withAmbient(
  results: readonly CheckResult[],
  findings: readonly AmbientFinding[],
  settings: RunSettings,
): CheckResult[] {
  const merged = new Map(results.map((result) => [result.id, result]));
  for (const finding of findings) {
    const id = settings.ambientOwner(finding);
    if (id === undefined) continue;
    const rows = settings.catalogue.rowsOf(id);
    const before =
      merged.get(id) ??
      emptyResult(
        id,
        rows.map((row) => row.id),
      );
    const status = worse(before.status, statusOfBreach(strictest(rows.map((row) => row.level))));
    const hint = `Seen while running ${finding.exchange.checkId}.`;
    const failure = failureResult(new ConformanceFailure({ ...finding, hint }), settings);
    merged.set(id, { ...before, status, failures: [...before.failures, failure] });
  }
  return [...merged.values()];
}

function emptyResult(id: string, requirementIds: readonly string[]): CheckResult {
  return {
    id,
    chapter: id.slice(0, id.indexOf('.')),
    requirementIds,
    status: 'not-applicable',
    failures: [],
    tolerated: [],
    notes: [],
    counts: { exchanges: 0, assertions: 0, accepted: 0, rejected: 0 },
    durationMs: 0,
  };
}
