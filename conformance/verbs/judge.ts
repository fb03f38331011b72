/**
 * One run from target to report, as the verbs that judge have it: run, compare, verify.
 * Spec: none of its own.
 */
import { createCoverage } from '../coverage/coverage.js';
import { generatedPlaces } from '../coverage/generated-places.js';
import type { Check } from '../harness/check.js';
import { createReport } from '../reporters/report.js';
import type { Report } from '../reporters/report.js';
import { suiteIdentity } from '../reporters/report-files.js';
import { runSuite } from '../suite.js';
import type { RunOptions, RunTarget } from '../suite.js';
import type { VerbInput } from './environment.js';
import { preflight } from './preflight.js';

/** @throws PreflightError, UsageError when the target cannot be judged at all */
export async function judge(
  { suite, remark }: Pick<VerbInput, 'suite' | 'remark'>,
  checks: readonly Check[],
  target: RunTarget,
  options: RunOptions,
  scope: Report['run']['scope'],
): Promise<Report> {
  await preflight(target, remark);
  const coverage = createCoverage(generatedPlaces);
  const result = await runSuite(suite, checks, target, {
    ...options,
    seen(exchange, body) {
      coverage.see(exchange, body);
      options.seen?.(exchange, body);
    },
  });
  return createReport(result, suite.catalogue, await suiteIdentity(), { scope, coverage: coverage.result() });
}
