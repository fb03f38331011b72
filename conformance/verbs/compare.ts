/**
 * Runs two servers with one seed and tells where they differ: broken by one only, or chosen differently
 * where the interface is silent. Answers "what changes for me when I switch".
 * Spec: none of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { one, urlFlag, UsageError } from '../flags.js';
import { createSiteAccess } from '../harness/site-access.js';
import type { Comparison } from '../reporters/divergences.js';
import type { Report } from '../reporters/report.js';
import { reportFiles } from '../reporters/report-files.js';
import type { ReportFile } from '../reporters/report-files.js';
import { givenTarget } from '../target.js';
import { apiKeyOf, openTarget, runOptionsOf, selectionOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { comparePage } from '../reporters/html/compare-page.js';
import { divergences } from '../reporters/divergences.js';
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
    input.print(
      `A = ${firstTarget.baseUrl}: ${reports[0]!.verdict}\nB = ${secondTarget.baseUrl}: ${reports[1]!.verdict}\n`,
    );
    for (const item of found) {
      input.print(`${item.kind} ${item.id}\n    A: ${item.first}\n    B: ${item.second}`);
    }
    const comparison = { first: reports[0]!, second: reports[1]!, divergences: found };
    for (const file of files) {
      await writeComparison(file, comparison);
      input.remark(`written: ${file.path}`);
    }
    input.print(found.length === 0 ? 'no difference' : `${found.length} differences`);
    const incomplete = reports.some((report) => report.verdict === 'incomplete' || report.verdict === 'harness-error');
    return incomplete ? 4 : found.some((item) => item.kind === 'requirement') ? 1 : 0;
  } finally {
    await firstTarget.stop();
  }
}

async function writeComparison({ kind, path }: ReportFile, comparison: Comparison): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, kind === 'html' ? comparePage(comparison) : `${JSON.stringify(comparison, null, 2)}\n`);
}
