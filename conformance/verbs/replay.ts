/**
 * Runs a failed case again: the same check, seed and counterexample, on the recorded or another server.
 * Exit code 0 when it is fixed, 1 when it still fails.
 * Spec: none of its own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SelectionError } from '../catalogue/selection.js';
import { numberFlag, one, urlFlag } from '../flags.js';
import { readCase } from '../harness/case-files.js';
import type { Status } from '../harness/outcome.js';
import { exitCodes } from '../harness/roll-up.js';
import { createSiteAccess } from '../harness/site-access.js';
import { verboseReport } from '../reporters/console/verbose.js';
import { createReport } from '../reporters/report.js';
import { suiteIdentity } from '../reporters/report-files.js';
import { defaultRuns, runSuite } from '../suite.js';
import { apiKeyOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { openSite } from './open-site.js';
import { preflight } from './preflight.js';

/** How the replay of a case ended, by the status of its check. */
const endings: Readonly<Record<Status, readonly [words: string, exitCode: number]>> = {
  pass: ['FIXED', exitCodes.conformant],
  tolerated: ['FIXED', exitCodes.conformant],
  warn: ['STILL FAILS', exitCodes['not-conformant']],
  fail: ['STILL FAILS', exitCodes['not-conformant']],
  unverified: ['NOT JUDGED', exitCodes.incomplete],
  'not-applicable': ['NOT JUDGED', exitCodes.incomplete],
  'harness-error': ['NOT JUDGED', exitCodes['harness-error']],
};

/** Returns the exit code. @throws SelectionError, PreflightError, UsageError */
export async function replayVerb(input: VerbInput): Promise<number> {
  const named = input.args[0]!;
  const outFolder = one(input.values, 'out') ?? 'conformance-report';
  const path = [named, join(outFolder, named), join(outFolder, 'cases', named)].find((candidate) =>
    existsSync(candidate),
  );
  if (path === undefined) throw new SelectionError(`no case at ${named}, nor below ${outFolder}`);
  const recorded = await readCase(path);
  const check = input.suite.checks.find((item) => item.id === recorded.checkId);
  if (!check) throw new SelectionError(`the case is of the check ${recorded.checkId}, which this suite does not have`);
  const baseUrl = urlFlag(input.values, 'base-url') ?? recorded.baseUrl;
  const apiKey = apiKeyOf(input);
  await preflight({ baseUrl, apiKey }, input.remark);
  const fixtureSite = await openSite(input.values, recorded.site);
  try {
    const result = await runSuite(
      input.suite,
      [check],
      { baseUrl, apiKey, startedByUs: false, site: createSiteAccess(fixtureSite) },
      {
        seed: recorded.runSeed,
        runs: defaultRuns,
        concurrency: 1,
        selection: `replay of ${recorded.checkId}`,
        timeoutScale: numberFlag(input.values, 'timeout-scale', { minimum: 0.1 }),
        ...(recorded.property && { replay: recorded.property }),
      },
    );
    const report = createReport(result, input.suite.catalogue, await suiteIdentity());
    input.print(verboseReport(report));
    // What the same answers break beside it is told above, and is another case.
    const { status } = result.checks.find(({ id }) => id === check.id)!;
    const [words, exitCode] = endings[status];
    input.print(words);
    return exitCode;
  } finally {
    await fixtureSite.close();
  }
}
