/**
 * Runs two servers with one seed and tells where they differ: broken by one only, or chosen differently
 * where the interface is silent. Answers "what changes for me when I switch".
 * Spec: none of its own.
 */
import { one, urlFlag, UsageError } from '../flags.js';
import { createSiteAccess } from '../harness/site-access.js';
import type { Report } from '../reporters/report.js';
import { givenTarget } from '../target.js';
import { apiKeyOf, openTarget, runOptionsOf, selectionOf } from './environment.js';
import type { VerbInput } from './environment.js';
import { judge } from './judge.js';

export interface Divergence {
  readonly kind: 'requirement' | 'silence';
  readonly id: string;
  readonly first: string;
  readonly second: string;
}

export function divergences(first: Report, second: Report): Divergence[] {
  const statuses = new Map(second.requirements.map((row) => [row.id, row.status]));
  const requirements = first.requirements
    .map((row): Divergence => ({
      kind: 'requirement',
      id: row.id,
      first: row.status,
      second: statuses.get(row.id) ?? 'not run',
    }))
    .filter((item) => item.first !== item.second);
  const choices = (report: Report, id: string): string =>
    report.silences
      .filter((silence) => silence.id === id)
      .map((silence) => silence.outcome)
      .sort()
      .join(', ') || 'not seen';
  const ids = [...new Set([...first.silences, ...second.silences].map((silence) => silence.id))].sort();
  const silences = ids
    .map((id): Divergence => ({ kind: 'silence', id, first: choices(first, id), second: choices(second, id) }))
    .filter((item) => item.first !== item.second);
  return [...requirements, ...silences];
}

export async function compareVerb(input: VerbInput): Promise<number> {
  const secondUrl = urlFlag(input.values, 'with');
  if (secondUrl === undefined) throw new UsageError('compare needs the second server: --with URL');
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
    input.print(found.length === 0 ? 'no difference' : `${found.length} differences`);
    const incomplete = reports.some((report) => report.verdict === 'incomplete' || report.verdict === 'harness-error');
    return incomplete ? 4 : found.some((item) => item.kind === 'requirement') ? 1 : 0;
  } finally {
    await firstTarget.stop();
  }
}
