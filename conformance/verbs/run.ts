/**
 * The default verb: validates one server and writes the reports.
 * Spec: none of its own; README, the suite's public surface.
 */
import { readFile } from 'node:fs/promises';
import { compareWithBaseline, readBaseline } from '../baseline.js';
import type { BaselineEntry, BaselineOutcome } from '../baseline.js';
import { levelFlags, many, one } from '../flags.js';
import { exitCodes } from '../harness/roll-up.js';
import { coverageReport } from '../reporters/console/coverage.js';
import { consoleReport } from '../reporters/console/first-screen.js';
import { verboseReport } from '../reporters/console/verbose.js';
import { reportFiles, writeReports } from '../reporters/report-files.js';
import { openTarget, runOptionsOf, selectionOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { judge } from './judge.js';

/** Returns the exit code. @throws UsageError, SelectionError, StartError */
export async function runVerb(input: VerbInput): Promise<number> {
  const { checks, words, scope } = selectionOf(input);
  const options = runOptionsOf(input);
  const files = reportFiles(input.values);
  const baselineFile = one(input.values, 'baseline');
  const baseline =
    baselineFile === undefined ? [] : readBaseline(await readFile(baselineFile, 'utf8'), input.suite.catalogue);
  const failOn = levelFlags(input.values, 'fail-on').includes('should') ? 'should' : 'must';
  const target = await openTarget(input);
  try {
    const report = await judge(
      input,
      checks,
      target,
      {
        ...options,
        failOn,
        selection: words,
        outFolder: one(input.values, 'out') ?? 'conformance-report',
        // A few single requirements are asked about in few requests.
        probesAll: many(input.values, 'requirement').length === 0,
      },
      scope,
    );
    input.print(input.values.verbose === undefined ? consoleReport(report) : verboseReport(report));
    if (input.values.coverage !== undefined) input.print(`\n${coverageReport(report.coverage)}`);
    for (const file of await writeReports(report, files)) input.remark(`written: ${file}`);
    const exitCode = exitCodes[report.verdict];
    if (baseline.length === 0) return exitCode;
    return withBaseline(input, exitCode, compareWithBaseline(report.requirements, baseline), baseline);
  } finally {
    await target.stop();
  }
}

function withBaseline(
  input: VerbInput,
  exitCode: number,
  outcome: BaselineOutcome,
  baseline: readonly BaselineEntry[],
): number {
  const reasons = new Map(baseline.map((entry) => [entry.requirement, entry.reason]));
  for (const id of outcome.expected) input.print(`expected failure: ${id} (${reasons.get(id)!})`);
  for (const id of outcome.stale) input.print(`stale baseline entry: ${id} is not broken any more; remove it`);
  if (outcome.stale.length > 0 || outcome.unexpected.length > 0) return Math.max(1, exitCode);
  return exitCode === 1 ? 0 : exitCode;
}
