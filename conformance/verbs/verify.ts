/**
 * Verifies a published result: runs the same checks with the same seed against a server, and tells whether every
 * requirement that the result calls kept is kept. Exit code 0 when it is, 1 when one is broken, 4 when something could
 * not be judged again, 2 when another suite or contract has judged.
 * Spec: none of its own.
 */
import { readFile } from 'node:fs/promises';
import { selectChecks } from '../catalogue/selection.js';
import { one, UsageError } from '../flags.js';
import type { Status } from '../harness/outcome.js';
import type { Report } from '../reporters/report.js';
import { readResult } from '../reporters/result-file.js';
import type { ResultFile } from '../reporters/result-file.js';
import { reportFiles, suiteIdentity, writeReports } from '../reporters/report-files.js';
import { openTarget, runOptionsOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { judge } from './judge.js';

interface Verification {
  /** Called kept, and broken now. */
  readonly refuted: readonly string[];
  /** Called kept, and not judged now. */
  readonly open: readonly string[];
  /** Not called kept, and kept now. */
  readonly better: readonly string[];
}

const isKept = (status: Status): boolean => status === 'pass' || status === 'tolerated';

function verification(result: ResultFile, report: Report): Verification {
  const now = new Map(report.requirements.map(({ id, status }) => [id, status]));
  const claimed = new Set([...(result.requirements.pass ?? []), ...(result.requirements.tolerated ?? [])]);
  const isBroken = (status: Status | undefined): boolean => status === 'fail' || status === 'warn';
  const unkept = [...claimed].filter((id) => !isKept(now.get(id) ?? 'unverified'));
  return {
    refuted: unkept.filter((id) => isBroken(now.get(id))),
    open: unkept.filter((id) => !isBroken(now.get(id))),
    better: report.requirements.filter(({ id, status }) => isKept(status) && !claimed.has(id)).map(({ id }) => id),
  };
}

export async function verifyVerb(input: VerbInput): Promise<number> {
  const path = one(input.values, 'result');
  if (path === undefined) throw new UsageError('verify needs the result: --result FILE');
  const result = await resultAt(path);
  const identity = await suiteIdentity();
  const wanted = `${result.suite.name} ${result.suite.version} with the contract ${result.suite.contract}`;
  const own = `${identity.name} ${identity.version} with the contract ${identity.contract}`;
  if (wanted !== own)
    throw new UsageError(`${path} was made by ${wanted}; this is ${own}. Take that version of the suite`);
  const files = reportFiles(input.values);
  const { chapters, requirements, levels, excluded } = result.scope;
  const checks = selectChecks(input.suite.checks, input.suite.catalogue, { chapters, requirements, levels });
  const target = await openTarget(input);
  try {
    const options = { ...runOptionsOf(input), seed: result.seed, runs: result.runs, excluded, probesAll: true };
    const report = await judge(
      input,
      checks,
      target,
      { ...options, selection: `verification of a result of ${result.date}`, outFolder: one(input.values, 'out') },
      result.scope,
    );
    for (const file of await writeReports(report, files)) input.remark(`written: ${file}`);
    return told(input, result, report);
  } finally {
    await target.stop();
  }
}

async function resultAt(path: string): Promise<ResultFile> {
  try {
    return readResult(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be verified: ${(error as Error).message}`);
  }
}

function told(input: VerbInput, result: ResultFile, report: Report): number {
  const { refuted, open, better } = verification(result, report);
  const statusOf = (id: string): string => report.requirements.find((row) => row.id === id)?.status ?? 'not run';
  input.print(`claimed  ${result.verdict}, ${result.date}, ${result.target.baseUrl}, seed ${result.seed}`);
  input.print(`now      ${report.verdict}, ${report.run.startedAt}, ${report.target.baseUrl}`);
  for (const id of refuted) input.print(`refuted  ${id}: called kept, now ${statusOf(id)}`);
  for (const id of open) input.print(`open     ${id}: called kept, now ${statusOf(id)}`);
  for (const id of better) input.print(`better   ${id}: not called kept, now ${statusOf(id)}`);
  const kept = (result.requirements.pass?.length ?? 0) + (result.requirements.tolerated?.length ?? 0);
  const confirmed = kept - refuted.length - open.length;
  const word = refuted.length > 0 ? 'REFUTED' : open.length > 0 ? 'NOT VERIFIED' : 'VERIFIED';
  input.print(`${word}: ${confirmed} of ${kept} requirements that were called kept are kept`);
  return refuted.length > 0 ? 1 : open.length > 0 ? 4 : 0;
}
