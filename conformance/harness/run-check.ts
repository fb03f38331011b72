/**
 * Runs one check to its result: gives it a fresh context, a time budget, and translates how it ended.
 * Called by run-checks.ts for every selected check and by replay for one.
 * Spec: none of its own.
 */
import type { Catalogue } from '../catalogue/catalogue.js';
import type { AmbientFinding } from './ambient.js';
import type { CapabilityBoard } from './capability.js';
import type { Check } from './check.js';
import { createCheckContext } from './check-context.js';
import type { Exchange } from './exchange.js';
import { ConformanceFailure, HarnessError, NotApplicable, Postponed, Unverified } from './interruptions.js';
import type { PropertyReplay } from './property.js';
import { createRecorder } from './recorder.js';
import type { CheckRecorder } from './recorder.js';
import { createRandom, seedFor } from './sentinel.js';
import type { Session } from './session.js';

export interface CheckRunSettings {
  readonly session: Session;
  readonly catalogue: Catalogue;
  readonly runSeed: number;
  /** Generated cases per property. */
  readonly runs: number;
  readonly replay?: PropertyReplay | undefined;
  /** What the target offers, asked once in a run; undefined where nothing is held back. */
  readonly capabilities?: CapabilityBoard | undefined;
}

/** How a check ended, with its live exchanges; run-checks.ts turns it into a CheckResult. */
export interface CheckRun {
  readonly check: Check;
  readonly ending:
    | { readonly kind: 'passed' }
    | { readonly kind: 'postponed' }
    | { readonly kind: 'failed'; readonly failure: ConformanceFailure }
    | { readonly kind: 'unverified'; readonly cause: Unverified }
    | { readonly kind: 'not-applicable'; readonly detail: string }
    | { readonly kind: 'harness-error'; readonly detail: string; readonly exchange: Exchange | undefined };
  readonly recorder: CheckRecorder;
  readonly ambient: readonly AmbientFinding[];
  readonly durationMs: number;
}

/** `hasCompany`: other checks are still to come or at work, so that the check may ask to be begun again behind them. */
export async function runCheck(check: Check, settings: CheckRunSettings, hasCompany = false): Promise<CheckRun> {
  const { session, catalogue, runSeed, runs, replay } = settings;
  const { clock, timeoutScale } = session.settings;
  const startedAt = clock.now();
  const abort = new AbortController();
  const budgetMs = check.cost.timeBudgetSeconds * 1000 * timeoutScale;
  const patience = createPatience(budgetMs, abort);
  const recorder = createRecorder(check.id, abort.signal, patience.renew);
  const context = createCheckContext({
    session,
    recorder,
    random: createRandom(seedFor(runSeed, check.id)),
    property: { runSeed, runs, replay },
    capabilities: settings.capabilities,
    hasCompany,
    silenceOutcomes: (silenceId) => catalogue.silence(silenceId)?.outcomes,
  });
  const ending = await patience.outlasts(check.run(context)).then(
    () => passedEnding(check, recorder),
    (error: unknown) => endingOf(error, recorder),
  );
  return { check, ending, recorder, ambient: recorder.ambient, durationMs: clock.now() - startedAt };
}

/** Time from one answer to the next: a check of many slow answers ends, one that waits for nothing does not go on. */
function createPatience(
  budgetMs: number,
  abort: AbortController,
): { readonly renew: () => void; outlasts(running: Promise<void>): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let giveUp: (cause: Unverified) => void = () => {};
  let hasEnded = false;
  const renew = (): void => {
    clearTimeout(timer);
    if (hasEnded) return;
    timer = setTimeout(() => {
      abort.abort();
      const seconds = Math.round(budgetMs / 1000);
      giveUp(new Unverified('time-budget-spent', `no answer came for ${seconds} s; raise --timeout-scale`));
    }, budgetMs);
  };
  return {
    renew,
    async outlasts(running) {
      const timeIsOver = new Promise<never>((_, reject) => {
        giveUp = reject;
      });
      renew();
      try {
        await Promise.race([running, timeIsOver]);
      } finally {
        hasEnded = true;
        clearTimeout(timer);
      }
    },
  };
}

function passedEnding(check: Check, recorder: CheckRecorder): CheckRun['ending'] {
  if (recorder.counts.assertions > 0) return { kind: 'passed' };
  return { kind: 'harness-error', detail: `${check.id} asserted nothing`, exchange: recorder.lastExchange() };
}

function endingOf(error: unknown, recorder: CheckRecorder): CheckRun['ending'] {
  if (error instanceof ConformanceFailure) return { kind: 'failed', failure: error };
  if (error instanceof Unverified) return { kind: 'unverified', cause: error };
  if (error instanceof Postponed) return { kind: 'postponed' };
  if (error instanceof NotApplicable) return { kind: 'not-applicable', detail: error.message };
  const detail =
    error instanceof HarnessError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  return { kind: 'harness-error', detail, exchange: recorder.lastExchange() };
}
