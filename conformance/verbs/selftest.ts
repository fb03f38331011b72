/**
 * Tests the suite itself: mutants and variants in front of the reference, or of any server known to be good.
 * Exit code 0 when every mutant is killed, no variant raises an alarm and every check was seen red.
 * Spec: none of its own.
 */
import { writeFile } from 'node:fs/promises';
import { nearest } from '../catalogue/nearest.js';
import { SelectionError } from '../catalogue/selection.js';
import { many, numberFlag, UsageError } from '../flags.js';
import { allMutants } from '../mutants/registry.js';
import { reportFiles } from '../reporters/report-files.js';
import { amputations } from '../selftest/amputations.js';
import { runSelftest } from '../selftest/run-selftest.js';
import { startSecondProcess } from '../selftest/second-process.js';
import { selftestMarkdown, writeFigures } from '../selftest/selftest-figures.js';
import { selftestReport } from '../selftest/selftest-report.js';
import { startReference } from '../target.js';
import { allVariants } from '../variants/registry.js';
import { openTarget } from './environment.js';
import type { VerbInput } from './environment.js';
import { preflight } from './preflight.js';

/** Few cases per property: a lie that only one case in a hundred shows is not what mutants are for. */
const selftestRuns = 12;

export async function selftestVerb(input: VerbInput): Promise<number> {
  const { values, suite } = input;
  const wanted = many(values, 'mutant');
  const chapters = many(values, 'chapter');
  if (values.figures !== undefined && wanted.length + chapters.length > 0)
    throw new UsageError('--figures writes those of a whole self-test: leave --mutant and --chapter out');
  const known = [...allMutants, ...allVariants, ...amputations].map((item) => item.id);
  for (const id of wanted) {
    if (known.includes(id)) continue;
    const hints = nearest(id, known);
    throw new SelectionError(
      `unknown mutant "${id}"${hints.length > 0 ? `; did you mean ${hints.join(' or ')}?` : ''}`,
    );
  }
  const inChapters = (ids: readonly string[]): boolean =>
    chapters.length === 0 || ids.some((id) => chapters.includes(suite.catalogue.row(id)?.chapter ?? ''));
  const checks = suite.checks.filter((check) => inChapters(suite.catalogue.rowsOf(check.id).map((row) => row.id)));
  const isWanted = (item: { id: string }): boolean => wanted.length === 0 || wanted.includes(item.id);
  const files = reportFiles(values);
  const target = await openTarget(input);
  try {
    await preflight(target, input.remark);
    const result = await runSelftest({
      suite: { ...suite, checks },
      target,
      fixtureSite: target.fixtureSite,
      ...(target.startedByUs && { startPlanted: (fault: string) => startReference(target.fixtureSite.port, fault) }),
      ...(target.startedByUs && { startSecond: startSecondProcess }),
      // Faults can be planted in our own server alone.
      mutants: allMutants.filter(
        (mutant) =>
          isWanted(mutant) && inChapters(mutant.breaks) && (mutant.planted === undefined || target.startedByUs),
      ),
      variants: allVariants.filter(isWanted),
      amputations: amputations.filter(isWanted),
      ...(wanted.length === 0 && chapters.length === 0 && { preflight }),
      full: values.full !== undefined,
      partial: wanted.length > 0 || chapters.length > 0,
      seed: numberFlag(values, 'seed', { minimum: 0, integer: true }) ?? 1,
      runs: selftestRuns,
      concurrency: numberFlag(values, 'concurrency', { minimum: 1, integer: true }) ?? 4,
      ...(values.quiet === undefined && { onProgress: (line: string) => input.remark(line) }),
    });
    input.print(selftestReport(result));
    for (const { kind, path } of files) {
      if (kind === 'json') await writeFile(path, `${JSON.stringify(result, null, 2)}\n`);
      if (kind === 'markdown') await writeFile(path, selftestMarkdown(result));
    }
    if (values.figures !== undefined) await writeFigures(result);
    return result.sound ? 0 : 1;
  } finally {
    await target.stop();
  }
}
