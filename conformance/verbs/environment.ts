/**
 * What a verb needs from the world: where to print, the suite, and how to get a target.
 * Made by cli.ts; unit tests bring their own.
 * Spec: none of its own.
 */
import { selectChecks } from '../catalogue/selection.js';
import { levelFlags, many, numberFlag, one, rateFlag, urlFlag } from '../flags.js';
import type { FlagValues } from '../flags.js';
import type { Check } from '../harness/check.js';
import { createSiteAccess } from '../harness/site-access.js';
import type { CheckResult } from '../harness/result.js';
import type { Progress } from '../harness/run-checks.js';
import type { WebhookFacts } from '../harness/session.js';
import { hashText } from '../harness/sentinel.js';
import { progressLine } from '../reporters/console/progress.js';
import type { RunScope } from '../reporters/report.js';
import type { FixtureSite } from '../site/fixture-site.js';
import { defaultConcurrency, defaultRuns } from '../suite.js';
import type { RunOptions, Suite } from '../suite.js';
import { excludedBy } from '../profiles.js';
import { givenTarget, startReference } from '../target.js';
import type { Target } from '../target.js';
import { openSite } from './open-site.js';

export interface VerbInput {
  readonly args: readonly string[];
  readonly values: FlagValues;
  readonly suite: Suite;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Results, to standard output. */
  readonly print: (text: string) => void;
  /** Progress and remarks, to standard error. */
  readonly remark: (text: string) => void;
}

/** A target and the fixture site of the run; `stop` ends both. */
export interface OpenedTarget extends Target {
  readonly fixtureSite: FixtureSite;
}

/** The target of `--base-url`, or the reference, started now; with a fixture site that it is let to. @throws UsageError, StartError */
export async function openTarget(input: VerbInput): Promise<OpenedTarget> {
  const baseUrl = urlFlag(input.values, 'base-url');
  const fixtureSite = await openSite(input.values);
  try {
    const target =
      baseUrl === undefined
        ? await startedReference(input, fixtureSite)
        : givenTarget(baseUrl, apiKeyOf(input), webhooksOf(input.values));
    return {
      ...target,
      fixtureSite,
      site: createSiteAccess(fixtureSite),
      async stop() {
        await target.stop();
        await fixtureSite.close();
      },
    };
  } catch (error) {
    await fixtureSite.close();
    throw error;
  }
}

async function startedReference(input: VerbInput, fixtureSite: FixtureSite): Promise<Target> {
  input.remark('no --base-url: starting the reference server');
  const target = await startReference(fixtureSite.port);
  input.remark(`reference server at ${target.baseUrl}`);
  return target;
}

function webhooksOf(values: FlagValues): WebhookFacts {
  return { timeScale: numberFlag(values, 'webhook-time-scale', { minimum: 1 }), secret: one(values, 'webhook-secret') };
}

export function apiKeyOf(input: VerbInput): string | undefined {
  return one(input.values, 'api-key') ?? input.env['CONFORMANCE_API_KEY'];
}

/** Seed, runs, budget, rate and progress from the flags. @throws UsageError */
export function runOptionsOf(input: VerbInput): RunOptions {
  const { values } = input;
  return {
    seed: numberFlag(values, 'seed', { minimum: 0, integer: true }) ?? hashText(String(performance.timeOrigin)),
    runs: numberFlag(values, 'runs', { minimum: 1, integer: true }) ?? defaultRuns,
    concurrency: numberFlag(values, 'concurrency', { minimum: 1, integer: true }) ?? defaultConcurrency,
    maxRequests: numberFlag(values, 'max-requests', { minimum: 1, integer: true }),
    ratePerSecond: rateFlag(values),
    timeoutScale: numberFlag(values, 'timeout-scale', { minimum: 0.1 }),
    hasSlowStage: values.slow !== undefined,
    excluded: excludedOf(input),
    ...(values.quiet === undefined && {
      onFinished: progress(input),
    }),
  };
}

function excludedOf({ values, suite }: VerbInput): readonly string[] {
  return excludedBy(
    one(values, 'profile'),
    suite.capabilities.map(({ id }) => id),
  );
}

/** Milliseconds between two lines of progress. */
const progressEveryMs = 5000;

/** Says now and then how far the run is, and how long it will take. */
function progress(input: VerbInput): (result: CheckResult, progress: Progress) => void {
  let toldAt = 0;
  return (_, reached) => {
    const now = performance.now();
    if (now - toldAt < progressEveryMs) return;
    toldAt = now;
    input.remark(progressLine(reached));
  };
}

/** The checks that the selection flags name, and the selection in words and for machines. @throws SelectionError, UsageError */
export function selectionOf(input: VerbInput): { checks: readonly Check[]; words: string; scope: RunScope } {
  const selection = {
    chapters: many(input.values, 'chapter'),
    requirements: many(input.values, 'requirement'),
    levels: levelFlags(input.values, 'level'),
  };
  const profile = one(input.values, 'profile');
  const words = [
    selection.chapters.length > 0 && `chapters ${selection.chapters.join(', ')}`,
    selection.requirements.length > 0 && `requirements ${selection.requirements.join(', ')}`,
    selection.levels.length > 0 && `levels ${selection.levels.join(', ')}`,
  ].filter((part): part is string => typeof part === 'string');
  return {
    checks: selectChecks(input.suite.checks, input.suite.catalogue, selection),
    words: (words.join('; ') || 'everything') + (profile === undefined ? '' : `, profile ${profile}`),
    scope: { ...selection, profile: profile ?? 'full', excluded: excludedOf(input) },
  };
}
