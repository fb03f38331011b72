/**
 * Runs two servers with one seed and tells where they differ: broken by one only, or chosen differently
 * where the interface is silent. Answers "what changes for me when I switch".
 * Spec: none of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { one, urlFlag, UsageError } from '../flags.js';
import { createSiteAccess } from '../harness/site-access.js';
import { idList } from '../reporters/console/words.js';
import type { Comparison } from '../reporters/divergences.js';
import type { Report } from '../reporters/report.js';
import { reportFiles } from '../reporters/report-files.js';
import type { ReportFile } from '../reporters/report-files.js';
import { givenTarget } from '../target.js';
import { apiKeyOf, openTarget, runOptionsOf, selectionOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { comparePage } from '../reporters/html/compare-page.js';
import { divergences, judgedInOne } from '../reporters/divergences.js';
import { judge } from './judge.js';

export async function compareVerb(input: VerbInput): Promise<number> {
  const secondUrl = urlFlag(input.values, 'with');
  if (secondUrl === undefined) throw new UsageError('compare needs the second server: --with URL');
  const files = reportFiles(input.values);
  const unknown = files.find(({ kind }) => kind !== 'html' && kind !== 'json');
  if (unknown) throw new UsageError(`compare writes html and json, not ${unknown.kind}`);
  const { checks, words, scope } = selectionOf(input);
  const options = { ...runOptionsOf(input), selection: words };
  const secondTarget = givenTarget(secondUrl, one(input.values, 'with-api-key') ?? apiKeyOf(input));
  const firstTarget = await openTarget(input);
  try {
    const reports: Report[] = [];
    const second = { ...secondTarget, site: createSiteAccess(firstTarget.fixtureSite) };
    for (const target of [firstTarget, second]) {
      input.remark(`running ${target.baseUrl}`);
      reports.push(await judge(input, checks, target, options, scope));
    }
    const found = divergences(reports[0]!, reports[1]!);
    input.print(`A = ${standing(reports[0]!)}\nB = ${standing(reports[1]!)}\n`);
    const { both: told, ...alone } = judgedInOne(found);
    const rows = [['', 'A', 'B'], ...told.map(({ kind, id, first, second }) => [`${kind} ${id}`, first, second])];
    const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
    for (const [name, first, second] of told.length === 0 ? [] : rows)
      input.print(`${name!.padEnd(widths[0]!)}  ${first!.padEnd(widths[1]!)}  ${second!}`);
    for (const [name, ids] of [
      ['A', alone.A],
      ['B', alone.B],
    ] as const)
      if (ids.length > 0) input.print(`judged in ${name} alone: ${ids.length} (${idList(ids)})`);
    const comparison = { first: reports[0]!, second: reports[1]!, divergences: found };
    for (const file of files) {
      await writeComparison(file, comparison);
      input.remark(`written: ${file.path}`);
    }
    input.print(found.length === 0 ? 'no difference' : `${found.length} difference${found.length === 1 ? '' : 's'}`);
    const incomplete = reports.some((report) => report.verdict === 'incomplete' || report.verdict === 'harness-error');
    return incomplete ? 4 : found.some((item) => item.kind === 'requirement') ? 1 : 0;
  } finally {
    await firstTarget.stop();
  }
}

/** The verdict, and why most of what is open could not be judged: a missing way to the fixture site explains a whole column. */
function standing({ target, verdict, checks }: Report): string {
  const reasons = new Map<string, number>();
  for (const { unverified } of checks)
    if (unverified) reasons.set(unverified.reason, (reasons.get(unverified.reason) ?? 0) + 1);
  const told = [...reasons].sort((left, right) => right[1] - left[1]).map(([reason, count]) => `${count} ${reason}`);
  return `${target.baseUrl}: ${verdict}${told.length === 0 ? '' : ` (not verified: ${told.join(', ')})`}`;
}

async function writeComparison({ kind, path }: ReportFile, comparison: Comparison): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, kind === 'html' ? comparePage(comparison) : `${JSON.stringify(comparison, null, 2)}\n`);
}
