/**
 * Tests the suite itself on a good server: green as it is, red behind every mutant, quiet behind every variant.
 * A mutant counts as killed when a requirement it breaks turns red; a check that no mutant ever turned red proves
 * nothing and is reported. The result is data; selftest-report.ts prints it.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import { traceProblems } from '../catalogue/trace.js';
import type { TraceProblem } from '../catalogue/trace.js';
import type { Check } from '../harness/check.js';
import type { Status } from '../harness/outcome.js';
import type { RunResult } from '../harness/result.js';
import type { Mutant, Variant } from '../lies/mutant.js';
import type { Amputation } from './amputations.js';
import { amputationResult } from './run-amputations.js';
import type { AmputationResult } from './run-amputations.js';
import { isTold, runNullServers } from './run-null-servers.js';
import type { NullServerResult, Preflight } from './run-null-servers.js';
import {
  alarmOf,
  isAlarm,
  isRed,
  largeUploadBytes,
  longWaitSeconds,
  namingParts,
  runVariant,
  throughProxy,
  variantRuns,
} from './run-variants.js';
import type { Alarm, LieSettings, VariantResult } from './run-variants.js';
import type { SecondProcess } from './second-process.js';
import type { Remembered } from '../lies/mutating-proxy.js';
import { rememberParses } from '../lies/remember-parses.js';
import { runSuite } from '../suite.js';
import type { Suite } from '../suite.js';
import type { Target } from '../target.js';

interface MutantResult {
  readonly id: string;
  readonly describe: string;
  readonly breaks: readonly string[];
  readonly killed: boolean;
  /** Requirements of `breaks` that turned red. */
  readonly killedBy: readonly string[];
  /** Every check that turned red. */
  readonly redChecks: readonly string[];
}

export interface SelftestResult {
  readonly sound: boolean;
  /** Checks that are not green on the good server, with what they said. */
  readonly baselineProblems: readonly Alarm[];
  readonly mutants: readonly MutantResult[];
  readonly variants: readonly VariantResult[];
  readonly amputations: readonly AmputationResult[];
  readonly nullServers: readonly NullServerResult[];
  /** Judging checks that no mutant turned red. */
  readonly neverRed: readonly string[];
  /** Checks that sent more requests than they plan. */
  readonly overspent: readonly string[];
  readonly trace: readonly TraceProblem[];
  /** What was judged a second time with nothing beside it, and whose second verdict counts: checks, mutants, variants, amputations. */
  readonly judgedTwice: readonly string[];
  readonly durationMs: number;
}

export interface SelftestSettings extends LieSettings {
  readonly mutants: readonly Mutant[];
  readonly variants: readonly Variant[];
  readonly amputations?: readonly Amputation[];
  /** The look that a run begins with, to be shown servers that do nothing; absent: they are left out. */
  readonly preflight?: Preflight | undefined;
  /** Starts the good server with a fault in it; absent: no mutant has one. */
  readonly startPlanted?: ((fault: string) => Promise<Target>) | undefined;
  /** True when only some mutants were asked for, so that nothing can be said about checks without one. */
  readonly partial: boolean;
  /** Starts a process that judges variants too, with a good server of its own; absent: there is none. */
  readonly startSecond?: (() => SecondProcess) | undefined;
  /** Mutants at the same time. */
  readonly concurrency: number;
  readonly onProgress?: (line: string) => void;
}

/** The settings, and where second looks are noted. */
interface Noting extends SelftestSettings {
  readonly judgedTwice: string[];
}

/** Doubtful verdicts of a kind that are judged a second time; more of them are no accident of a busy machine. */
const secondLooks = 12;
const isDoubtful = (count: number): boolean => count > 0 && count <= secondLooks;

/**
 * Mutants run beside the baseline, which spends most of its time in waiting; variants, which are whole runs, when it is
 * done. A red check counts only when the baseline found it green.
 */
export async function runSelftest(given: SelftestSettings): Promise<SelftestResult> {
  const settings: Noting = { ...given, judgedTwice: [] };
  const { suite, runs } = settings;
  const startedAt = performance.now();
  const remembered = rememberParses();
  const baselineAndVariants = async (): Promise<
    [RunResult, ReadonlySet<string>, VariantResult[], AmputationResult[]]
  > => {
    const run = await runBaseline(settings);
    const greenIds = new Set(run.checks.filter((check) => !isAlarm(check.status)).map((check) => check.id));
    const [quiet, lacking] = await Promise.all([
      runVariants(settings, greenIds, remembered),
      runAmputations(settings, run, remembered),
    ]);
    return [run, greenIds, quiet, lacking];
  };
  const [[baseline, green, firstVariants, firstLacking], firstLook, idle] = await Promise.all([
    baselineAndVariants(),
    runMutants(settings, remembered),
    settings.preflight ? runNullServers(suite, settings.preflight) : [],
  ]);
  const judgedMutants = (looks: readonly MutantRun[]): MutantResult[] =>
    looks.map(({ mutant, run }) => mutantResult(mutant, run, (checkId) => green.has(checkId)));
  const neverRedAmong = (looked: readonly MutantResult[]): string[] => {
    const seenRed = new Set(looked.flatMap((mutant) => mutant.redChecks));
    return suite.checks.filter((check) => isJudging(suite, check) && !seenRed.has(check.id)).map(({ id }) => id);
  };
  const mutants = judgedMutants(
    await lookAgain(settings, firstLook, judgedMutants(firstLook), neverRedAmong, remembered),
  );
  const neverRed = settings.partial ? [] : neverRedAmong(mutants);
  const variants = await lookAgainAtVariants(settings, firstVariants, green, remembered);
  const lacking = await lookAgainAtAmputations(settings, firstLacking, statuses(baseline), remembered);
  const trace = settings.partial
    ? []
    : traceProblems(
        suite.catalogue,
        suite.checks.map((check) => check.id),
      );
  const baselineProblems = [
    ...baseline.checks.filter((check) => isAlarm(check.status)).map(alarmOf),
    ...unlistedOutcomes(suite, baseline),
  ];
  const planned = new Map(suite.checks.map((check) => [check.id, check.cost.requests + check.cost.generated * runs]));
  const overspent = baseline.checks
    .filter((check) => check.counts.exchanges > (planned.get(check.id) ?? Infinity))
    .map((check) => check.id);
  return {
    sound:
      baselineProblems.length === 0 &&
      mutants.every((mutant) => mutant.killed) &&
      variants.every((variant) => variant.alarms.length === 0) &&
      lacking.every((amputation) => amputation.wrong.length === 0) &&
      idle.every(isTold) &&
      neverRed.length === 0 &&
      overspent.length === 0 &&
      trace.length === 0,
    baselineProblems,
    mutants,
    variants,
    amputations: lacking,
    nullServers: idle,
    neverRed,
    overspent,
    trace,
    judgedTwice: settings.judgedTwice,
    durationMs: Math.round(performance.now() - startedAt),
  };
}

/**
 * The run on the server as it is. What is not green in it is judged a second time with nothing beside it: the self-test
 * keeps a machine busier than any vendor does, and what it is after lies in the suite, not in the machine.
 */
async function runBaseline(settings: Noting): Promise<RunResult> {
  const { suite, target, seed, runs, concurrency, onProgress, judgedTwice } = settings;
  const checks = baselineChecks(settings);
  const run = await runSuite(suite, checks, target, { seed, runs, concurrency });
  onProgress?.(`baseline: ${checks.length} checks, ${run.verdict}`);
  const doubtful = new Set(run.checks.filter(({ status }) => isAlarm(status)).map(({ id }) => id));
  if (!isDoubtful(doubtful.size)) return run;
  judgedTwice.push(...doubtful);
  const again = await runSuite(
    suite,
    suite.checks.filter(({ id }) => doubtful.has(id)),
    target,
    { seed, runs, concurrency: 1 },
  );
  const second = new Map(again.checks.map((check) => [check.id, check]));
  return { ...run, checks: run.checks.map((check) => second.get(check.id) ?? check) };
}

/** All of them, but for a few mutants alone those that must notice: no other verdict is compared with anything then. */
function baselineChecks({
  suite,
  mutants,
  variants,
  amputations = [],
  partial,
  full,
}: SelftestSettings): readonly Check[] {
  if (!partial || full || mutants.length === 0 || variants.length + amputations.length > 0) return suite.checks;
  const owners = new Set(mutants.flatMap((mutant) => ownersOf(suite, mutant)));
  return suite.checks.filter(({ id }) => owners.has(id));
}

/** Survivors, and the mutants of checks that none turned red, are judged a second time, one after the other. */
async function lookAgain(
  settings: Noting,
  runs: readonly MutantRun[],
  first: readonly MutantResult[],
  neverRedAmong: (mutants: readonly MutantResult[]) => readonly string[],
  remembered: Remembered,
): Promise<readonly MutantRun[]> {
  const idle = new Set(settings.partial ? [] : neverRedAmong(first));
  const doubtful = runs.filter(
    ({ mutant }, index) =>
      !first[index]!.killed || ownersOf(settings.suite, mutant).some((checkId) => idle.has(checkId)),
  );
  if (!isDoubtful(doubtful.length)) return runs;
  settings.judgedTwice.push(...doubtful.map(({ mutant }) => mutant.id));
  const again = await runMutants(
    { ...settings, mutants: doubtful.map(({ mutant }) => mutant), concurrency: 1 },
    remembered,
  );
  const second = new Map(again.map((run) => [run.mutant, run]));
  return runs.map((run) => second.get(run.mutant) ?? run);
}

function ownersOf({ catalogue }: Suite, mutant: Mutant): string[] {
  return mutant.breaks.flatMap((id) => catalogue.row(id)?.checks ?? []);
}

/** What the good server chooses under a silence is in the contract's own list, or the list is wrong. */
function unlistedOutcomes(suite: Suite, baseline: RunResult): SelftestResult['baselineProblems'] {
  return baseline.checks.flatMap((check) =>
    check.tolerated
      .filter(({ silenceId, outcome }) => !suite.catalogue.silence(silenceId)?.outcomes.includes(outcome))
      .map(({ silenceId, outcome }) => ({
        checkId: check.id,
        status: check.status,
        says: `the outcome "${outcome}" is not listed under the silence ${silenceId}`,
      })),
  );
}

/** A check of silences alone records and never judges. */
function isJudging(suite: Suite, check: Check): boolean {
  return suite.catalogue.rowsOf(check.id).some((row) => row.silence === undefined && row.level !== 'may');
}

const statuses = ({ checks }: RunResult): Map<string, Status> =>
  new Map(checks.map((check) => [check.id, check.status]));

/** What waits for long, at the same time; one after the other where that is asked of all. */
const waitingLanes = (concurrency: number): number => (concurrency === 1 ? 1 : 8);

interface MutantRun {
  readonly mutant: Mutant;
  readonly run: RunResult;
}

async function runMutants(settings: SelftestSettings, remembered: Remembered): Promise<MutantRun[]> {
  const { suite, mutants, full, concurrency, onProgress } = settings;
  const judge = async (mutant: Mutant, done: number): Promise<MutantRun> => {
    const owners = new Set(ownersOf(suite, mutant));
    const checks = full ? suite.checks : suite.checks.filter((check) => owners.has(check.id));
    const run =
      mutant.planted === undefined
        ? await throughProxy(settings, mutant, checks, remembered)
        : await withPlanted(settings, mutant.planted, checks);
    const { killed } = mutantResult(mutant, run, () => true);
    onProgress?.(`[${done}/${mutants.length}] ${killed ? 'killed  ' : 'SURVIVED'} ${mutant.id}`);
    return { mutant, run };
  };
  const waits = new Map(suite.checks.map((check) => [check.id, check.cost.waitSeconds]));
  const waitOf = (mutant: Mutant): number =>
    Math.max(0, ...ownersOf(suite, mutant).map((checkId) => waits.get(checkId) ?? 0));
  const isWaiting = (mutant: Mutant): boolean => mutant.waits === true || waitOf(mutant) > longWaitSeconds;
  const onTheWire = mutants.filter(({ planted }) => planted === undefined);
  let begun = 0;
  const inLanes = (some: readonly Mutant[], lanes: number): Promise<MutantRun[]> =>
    inParallel(some, lanes, (mutant) => judge(mutant, (begun += 1)));
  const runs = await Promise.all([
    // Those of checks that wait for long ask for little: they keep nobody from working.
    inLanes(
      onTheWire.filter(isWaiting).sort((left, right) => waitOf(right) - waitOf(left)),
      waitingLanes(concurrency),
    ),
    inLanes(
      onTheWire.filter((mutant) => !isWaiting(mutant)),
      concurrency,
    ),
    // Each of them is a server of its own, so they come one after the other.
    inLanes(
      mutants.filter(({ planted }) => planted !== undefined),
      1,
    ),
  ]);
  return runs.flat();
}

async function withPlanted(settings: SelftestSettings, fault: string, checks: readonly Check[]): Promise<RunResult> {
  if (!settings.startPlanted) throw new Error(`nothing starts a server with the fault ${fault}`);
  const { suite, target, seed, runs } = settings;
  const faulty = await settings.startPlanted(fault);
  try {
    return await runSuite(suite, checks, { ...faulty, site: target.site }, { seed, runs, concurrency: 3 });
  } finally {
    await faulty.stop();
  }
}

function mutantResult(mutant: Mutant, run: RunResult, isGreenWithout: (checkId: string) => boolean): MutantResult {
  const { id, describe, breaks } = mutant;
  const redChecks = run.checks.filter((check) => isRed(check.status) && isGreenWithout(check.id)).map(({ id }) => id);
  const killedBy = run.requirements
    .filter(
      (item) => breaks.includes(item.id) && isRed(item.status) && item.checkIds.some((one) => redChecks.includes(one)),
    )
    .map((item) => item.id);
  return { id, describe, breaks, killed: killedBy.length > 0, killedBy, redChecks };
}

/**
 * Variants at the same time, in each of the two processes: they wait for more than half of their time. What differs in
 * parses alone is mostly remembered and short; the others visit pages and are long. Each kind has lanes of its own, so
 * that the long ones neither come last nor all at the same time.
 */
const variantLanes = { short: 3, long: 2 } as const;
const allLanes = variantLanes.short + variantLanes.long;

const isShort = ({ operations }: Variant): boolean => operations?.every((id) => id === 'parseFile') ?? false;

async function runVariants(
  settings: SelftestSettings,
  green: ReadonlySet<string>,
  remembered: Remembered,
): Promise<VariantResult[]> {
  const { variants, onProgress, suite, full, seed, runs } = settings;
  const ordered = [...variants].sort(
    (left, right) => Number(right.withLongWaits ?? false) - Number(left.withLongWaits ?? false),
  );
  // For a few of them a second good server is not worth its start.
  const second = ordered.length > 2 * allLanes ? settings.startSecond?.() : undefined;
  const checkIds = suite.checks.map(({ id }) => id);
  let begun = 0;
  const inLanes = (some: readonly Variant[], lanes: number): Promise<VariantResult[]> =>
    inParallel(some, (second ? 2 : 1) * lanes, async (variant, _, lane) => {
      const done = (begun += 1);
      const here = (): Promise<VariantResult> => runVariant(settings, variant, remembered);
      const elsewhere = lane >= lanes ? second : undefined;
      // What the second process cannot tell is judged here.
      const judged = elsewhere?.judge({ variantId: variant.id, checkIds, full, seed, runs }).catch(here);
      const result = greenOnly(await (judged ?? here()), green);
      const verdict = result.alarms.length === 0 ? 'quiet   ' : 'ALARM   ';
      const alarms = result.alarms.map(({ checkId, says }) => ` ${checkId}: ${says}`).join(';');
      onProgress?.(`[${done}/${variants.length}] ${verdict} ${variant.id}${alarms}`);
      return result;
    });
  try {
    const judged = await Promise.all([
      inLanes(
        ordered.filter((variant) => !isShort(variant)),
        variantLanes.long,
      ),
      inLanes(ordered.filter(isShort), variantLanes.short),
    ]);
    return judged.flat();
  } finally {
    await second?.close();
  }
}

/** What the good server itself is not green in is no alarm. */
function greenOnly(result: VariantResult, green: ReadonlySet<string>): VariantResult {
  return { ...result, alarms: result.alarms.filter(({ checkId }) => green.has(checkId)) };
}

/** False alarms are judged a second time, one variant after the other, when all else is done; those that stay are named. */
async function lookAgainAtVariants(
  settings: Noting,
  first: readonly VariantResult[],
  green: ReadonlySet<string>,
  remembered: Remembered,
): Promise<readonly VariantResult[]> {
  const again = new Map<string, VariantResult>();
  const doubtful = first.filter(({ alarms }) => isDoubtful(alarms.length));
  if (!isDoubtful(doubtful.length)) return first;
  settings.judgedTwice.push(...doubtful.map(({ id }) => id));
  for (const { id, alarms } of doubtful) {
    const variant = settings.variants.find((one) => one.id === id)!;
    const only = new Set(alarms.map(({ checkId }) => checkId));
    const second = greenOnly(await runVariant(settings, variant, remembered, only), green);
    again.set(id, await namingParts(settings, variant, second, remembered));
  }
  return first.map((result) => again.get(result.id) ?? result);
}

/** The same of servers that lack one thing. */
async function lookAgainAtAmputations(
  settings: Noting,
  first: readonly AmputationResult[],
  before: ReadonlyMap<string, Status>,
  remembered: Remembered,
): Promise<readonly AmputationResult[]> {
  const again = new Map<string, AmputationResult>();
  const doubtful = first.filter(({ wrong }) => isDoubtful(wrong.length));
  if (!isDoubtful(doubtful.length)) return first;
  settings.judgedTwice.push(...doubtful.map(({ id }) => id));
  for (const result of doubtful) {
    const amputation = settings.amputations!.find(({ id }) => id === result.id)!;
    const wrong = new Set(result.wrong.map(({ checkId }) => checkId));
    const checks = settings.suite.checks.filter(({ id }) => wrong.has(id));
    const run = await throughProxy({ ...settings, runs: variantRuns }, amputation, checks, remembered);
    const second = amputationResult(amputation, run, (checkId) => before.get(checkId));
    again.set(result.id, { ...result, wrong: second.wrong });
  }
  return first.map((result) => again.get(result.id) ?? result);
}

function runAmputations(
  settings: SelftestSettings,
  baseline: RunResult,
  remembered: Remembered,
): Promise<AmputationResult[]> {
  const { suite, amputations = [], full, onProgress } = settings;
  const before = statuses(baseline);
  return inParallel(amputations, 3, async (amputation, done) => {
    const checks = suite.checks.filter(
      (check) =>
        full ||
        (amputation.concerns.test(check.id) &&
          check.cost.uploadBytes <= largeUploadBytes &&
          check.cost.waitSeconds <= longWaitSeconds),
    );
    const run = await throughProxy({ ...settings, runs: variantRuns }, amputation, checks, remembered);
    const result = amputationResult(amputation, run, (checkId) => before.get(checkId));
    onProgress?.(
      `[${done}/${amputations.length}] ${result.wrong.length === 0 ? 'told    ' : 'CASCADE '} ${amputation.id}: ${result.red.length} red, ${result.unverified} unverified`,
    );
    return result;
  });
}

/** Results in the order of the items; `done` counts those begun, `lane` says which of the `concurrency` works. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, done: number, lane: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const worker = async (lane: number): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      done += 1;
      results[index] = await work(items[index]!, done, lane);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, (_, lane) => worker(lane)));
  return results;
}
