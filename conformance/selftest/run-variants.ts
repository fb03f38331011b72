/**
 * Runs the checks before a good server that is lawfully different: every alarm is a false one. Also how any lie of the
 * self-test is put in front of the good server.
 * Used by run-selftest.ts, and by its second process, verbs/variants-process.ts.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import type { Check } from '../harness/check.js';
import type { Status } from '../harness/outcome.js';
import type { CheckResult, RunResult } from '../harness/result.js';
import { createSiteAccess } from '../harness/site-access.js';
import type { Variant } from '../lies/mutant.js';
import { freshLie, seenThrough, startProxy } from '../lies/mutating-proxy.js';
import type { Lie, Remembered } from '../lies/mutating-proxy.js';
import { atOnce } from '../lies/remember-parses.js';
import type { FixtureSite } from '../site/fixture-site.js';
import { runSuite } from '../suite.js';
import type { RunTarget, Suite } from '../suite.js';

/** The good server, and what of the suite runs before it. */
export interface LieSettings {
  readonly suite: Suite;
  readonly target: RunTarget;
  /** The site of the target, for lies about what arrives there. */
  readonly fixtureSite?: FixtureSite | undefined;
  /** Runs every check, not only those that are concerned and cheap. */
  readonly full: boolean;
  readonly seed: number;
  /** Generated cases per property. */
  readonly runs: number;
}

export interface Alarm {
  readonly checkId: string;
  readonly status: Status;
  readonly says: string;
  /** Of a server with several differences: which of them alone raises it; none where only several together do. */
  readonly of?: readonly string[];
}

export interface VariantResult {
  readonly id: string;
  readonly describe: string;
  /** In how many ways the server differs. */
  readonly ways: number;
  /** Checks that raised an alarm about lawful behaviour, with what they said. */
  readonly alarms: readonly Alarm[];
}

/** Generated cases per property behind a variant; every variant runs every check. */
export const variantRuns = 3;

/** Above these a check runs only behind the variants that ask for it. */
export const largeUploadBytes = 5_000_000;
export const longWaitSeconds = 4;

export const isRed = (status: Status): boolean => status === 'fail' || status === 'warn';
export const isAlarm = (status: Status): boolean =>
  isRed(status) || status === 'unverified' || status === 'harness-error';

/** `only`: ids of the checks to run. What the good server itself is not green in is among the alarms. */
export async function runVariant(
  settings: LieSettings,
  variant: Variant,
  remembered: Remembered,
  only?: ReadonlySet<string>,
): Promise<VariantResult> {
  const { suite, full } = settings;
  const checks = suite.checks.filter(
    (check) =>
      isConcerned(suite, variant, check) &&
      (full || isAffordable(variant, check)) &&
      (only === undefined || only.has(check.id)),
  );
  const runs = Math.min(settings.runs, variantRuns);
  const run = await throughProxy({ ...settings, runs }, variant, checks, remembered);
  const alarms = run.checks.filter((check) => isFalseAlarm(suite, check)).map(alarmOf);
  return { id: variant.id, describe: variant.describe, ways: variant.ways ?? 1, alarms };
}

/** The result with the differences named that raise each alarm; every difference is run alone, by the alarmed checks. */
export async function namingParts(
  settings: LieSettings,
  variant: Variant,
  result: VariantResult,
  remembered: Remembered,
): Promise<VariantResult> {
  const { parts } = variant;
  if (!parts || result.alarms.length === 0) return result;
  const only = new Set(result.alarms.map(({ checkId }) => checkId));
  const raised: { readonly id: string; readonly checkIds: readonly string[] }[] = [];
  for (const part of parts) {
    const alone = { withLongWaits: variant.withLongWaits, withLargeFiles: variant.withLargeFiles, ...part };
    const { alarms } = await runVariant(settings, { ...alone, operations: variant.operations }, remembered, only);
    raised.push({ id: part.id, checkIds: alarms.map(({ checkId }) => checkId) });
  }
  const of = (checkId: string): string[] =>
    raised.filter(({ checkIds }) => checkIds.includes(checkId)).map(({ id }) => id);
  return { ...result, alarms: result.alarms.map((alarm) => ({ ...alarm, of: of(alarm.checkId) })) };
}

/** A variant of some operations says nothing about checks of others. */
function isConcerned({ catalogue }: Suite, { operations }: Variant, check: Check): boolean {
  if (operations === undefined) return true;
  // What uploads are asked elsewhere, these ask by address, and scrapes alone.
  if (check.id.endsWith('.by-url')) return operations.includes('scrapeUrl');
  return catalogue.rowsOf(check.id).some((row) => row.operations.some((id) => id === '*' || operations.includes(id)));
}

function isAffordable(variant: Variant, { cost }: Check): boolean {
  const isLarge = cost.uploadBytes > largeUploadBytes;
  const isLong = cost.waitSeconds > longWaitSeconds;
  return (!isLarge || variant.withLargeFiles === true) && (!isLong || variant.withLongWaits === true);
}

/** A warning about a row that the contract chose itself is advice, no alarm. */
function isFalseAlarm(suite: Suite, check: CheckResult): boolean {
  if (check.status !== 'warn') return isAlarm(check.status);
  return suite.catalogue.rowsOf(check.id).some((row) => row.basis !== 'choice');
}

/** Checks of the bounds of work need to see how long recognition lasts; behind all others it is done at once. */
const looksAtTime = ({ id }: Check): boolean => /^parse\.timeout\.(?:default|bounds-work)$/.test(id);

/** Runs the checks before the good server as the lie shows it. */
export async function throughProxy(
  { suite, target, fixtureSite, seed, runs }: LieSettings,
  lie: Lie,
  checks: readonly Check[],
  remembered: Remembered,
): Promise<RunResult> {
  const fresh = freshLie(lie);
  const seen = seenThrough(fresh);
  const proxy = await startProxy(target, fresh, checks.some(looksAtTime) ? remembered : atOnce(remembered));
  try {
    return await runSuite(
      suite,
      checks,
      {
        ...target,
        baseUrl: proxy.baseUrl,
        ...(seen && fixtureSite && { site: createSiteAccess(fixtureSite, seen) }),
      },
      { seed, runs, concurrency: 3 },
    );
  } finally {
    await proxy.close();
  }
}

export function alarmOf(check: CheckResult): Alarm {
  const failure = check.failures[0];
  const says = failure
    ? `expected ${failure.expected}${failure.pointer ? ` at ${failure.pointer}` : ''}, got ${failure.actual}`
    : (check.unverified?.detail ?? check.detail ?? '');
  return { checkId: check.id, status: check.status, says };
}
