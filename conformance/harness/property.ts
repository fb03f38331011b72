/**
 * Runs a property over generated values with fast-check, under the run's seed and budget.
 * `fc.check`, not `fc.assert`: a counterexample becomes a ConformanceFailure that can be replayed by seed and
 * path; a property that no case was accepted for is `unverified`, never green.
 * Spec: none of its own.
 */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { ConformanceFailure, HarnessError, Unverified } from './interruptions.js';
import { shortJson } from './contract.js';
import type { CheckRecorder } from './recorder.js';
import { seedFor } from './sentinel.js';

/** What the target did with one generated case. */
export type CaseVerdict = 'accepted' | 'rejected';

/** Sends one case and judges it; throws ConformanceFailure when the target is wrong. */
export type PropertyBody<T> = (value: T) => Promise<CaseVerdict>;

/** Where a recorded counterexample is found again. */
export interface PropertyReplay {
  readonly name: string;
  readonly seed: number;
  readonly path: string;
}

export interface PropertySettings {
  readonly runSeed: number;
  /** Number of generated cases. */
  readonly runs: number;
  /** Starts the named property at one recorded counterexample instead of the beginning. */
  readonly replay: PropertyReplay | undefined;
}

/** A counterexample, so that a report can say how to see it again. */
export class CounterexampleFailure extends ConformanceFailure {
  readonly propertyName: string;
  readonly seed: number;
  readonly path: string;
  readonly counterexample: string;

  constructor(
    cause: ConformanceFailure,
    found: { propertyName: string; seed: number; path: string; counterexample: string },
  ) {
    super(cause);
    this.name = 'CounterexampleFailure';
    this.propertyName = found.propertyName;
    this.seed = found.seed;
    this.path = found.path;
    this.counterexample = found.counterexample;
  }
}

/** Shrinking re-sends requests; this many milliseconds of it are enough to make a case readable. */
const shrinkTimeMs = 15_000;

export async function runProperty<T>(
  recorder: CheckRecorder,
  settings: PropertySettings,
  name: string,
  arbitrary: Arbitrary<T>,
  body: PropertyBody<T>,
  needs: CaseVerdict = 'accepted',
): Promise<void> {
  let interruption: unknown;
  let failedAt: number | undefined;
  const counted = { accepted: 0, rejected: 0 };
  const property = fc.asyncProperty(arbitrary, async (value) => {
    if (interruption !== undefined) return;
    if (failedAt !== undefined && performance.now() - failedAt > shrinkTimeMs) return;
    try {
      const verdict = await body(value);
      if (failedAt === undefined) counted[verdict] += 1;
    } catch (error) {
      if (error instanceof ConformanceFailure) {
        failedAt ??= performance.now();
        throw error;
      }
      // Not about the target's answer to this case: shrinking it would only repeat it.
      interruption = error;
    }
  });
  const replay = settings.replay?.name === name ? settings.replay : undefined;
  const details = await fc.check(property, {
    seed: replay?.seed ?? seedFor(settings.runSeed, `${recorder.use.checkId}/${name}`),
    ...(replay && { path: replay.path }),
    numRuns: settings.runs,
  });
  recorder.counts.accepted += counted.accepted;
  recorder.counts.rejected += counted.rejected;
  if (details.failed && details.errorInstance instanceof ConformanceFailure) {
    throw new CounterexampleFailure(details.errorInstance, {
      propertyName: name,
      seed: details.seed,
      path: details.counterexamplePath ?? '',
      counterexample: shortJson(details.counterexample?.[0], 2000),
    });
  }
  if (interruption !== undefined) throw interruption as Error;
  if (details.failed) throw new HarnessError(`the property "${name}" could not run`, { cause: details.errorInstance });
  if (counted[needs] === 0) {
    throw new Unverified(
      'nothing-accepted',
      `the property "${name}" proved nothing: of ${counted.accepted + counted.rejected} generated requests none was ${needs}`,
    );
  }
}
