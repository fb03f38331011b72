/**
 * Sections that the first screen and the report at length share: verdict, a server that went away, what the target offers,
 * the table of chapters, the end.
 * Spec: none of its own.
 */
import { statuses } from '../../harness/outcome.js';
import { lacksOf } from '../lacks.js';
import { verdictWords } from '../report.js';
import type { Report } from '../report.js';
import { counted, indent, shortCurl } from './words.js';

/** Verdict and counts. */
export function headline(report: Report): string {
  const { requirements } = report.counts;
  const broken = requirements.fail > 0 ? `${counted(requirements.fail, 'must')} broken, ` : '';
  const advice = requirements.warn > 0 ? `${counted(requirements.warn, 'recommendation')} not followed, ` : '';
  const open = requirements.unverified > 0 ? `${requirements.unverified} not verified, ` : '';
  return `${report.target.baseUrl}: ${report.verdict.toUpperCase()}\n${broken}${advice}${open}${requirements.pass + requirements.tolerated} kept`;
}

/** Told before all else: what a crash left unjudged hides the rest, and a request that ends a server is what to mend first. */
export function lostSection({ lost, checks }: Report): string {
  if (!lost) return '';
  const missed = checks.filter(({ unverified }) => unverified?.reason === 'target-unreachable').length;
  const under = [...new Map(lost.map((request) => [request.checkId, request])).values()];
  return [
    'THE SERVER WENT AWAY DURING THE RUN',
    `  It answered, and then took no more connections: ${missed} checks could not be judged. One of these requests,`,
    '  which nobody answered, may have ended it. See its log, try each of them alone, mend that first, and run again.',
    ...under.flatMap(({ checkId, curl }) => [`  ${checkId}: --requirement ${checkId}`, indent(shortCurl(curl), 5)]),
  ].join('\n');
}

const marks = {
  offered: 'offered',
  'not-offered': 'NOT OFFERED',
  broken: 'BROKEN',
  unknown: 'not known',
  excluded: 'left out',
} as const;

/** What is there in one paragraph, what is missing line by line, in the target's own words. */
export function capabilitySection(report: Report): string {
  if (report.capabilities.length === 0) return '';
  const offered = report.capabilities.filter(({ state }) => state === 'offered').map(({ id }) => id);
  const lines = lacksOf(report).map(({ state, titles, words, waiting }) => {
    const behind = waiting > 0 ? ` (${counted(waiting, 'check')} not verified for it)` : '';
    return `  ${marks[state].padEnd(12)} ${titles}: ${words}${behind}`;
  });
  const slow = report.capabilities.filter(({ state, words }) => state === 'offered' && words !== '');
  return [
    'WHAT THIS TARGET OFFERS',
    ...(offered.length > 0 ? wrapped(`  offered      ${offered.join(', ')}`) : []),
    ...slow.map(({ title, words }) => `  offered late ${title}: ${words}`),
    ...lines,
    ...narrowerLine(report),
  ].join('\n');
}

/** A server that is a part of the interface by intent is judged on that part; what it lacks is no fault then. */
function narrowerLine({ run, capabilities }: Report): string[] {
  const operations = capabilities.filter(({ title, state }) => title.startsWith('POST ') && state !== 'excluded');
  const missing = operations.filter(({ state }) => state === 'not-offered').map(({ id }) => id);
  const present = operations.filter(({ state }) => state === 'offered').map(({ id }) => id);
  if (run.scope.profile !== 'full' || missing.length === 0 || present.length === 0) return [];
  const isOnly = (id: string): boolean => present.length === 1 && present[0] === id;
  const flag = isOnly('parse') || isOnly('scrape') ? present[0]! : 'FILE';
  const file = flag === 'FILE' ? `, FILE with \`without: [${missing.join(', ')}]\`` : '';
  return [`  Where that is meant to be so, be judged on the rest alone: --profile ${flag}${file}`];
}

function wrapped(text: string, width = 110): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/(?<= )/)) {
    if (lines.at(-1)!.length + word.length > width) lines.push('               ');
    lines[lines.length - 1] += word;
  }
  return lines.map((line) => line.trimEnd());
}

/** Requirements by chapter and status. */
export function chapterTable(report: Report): string {
  const shown = statuses.filter(
    (status) => ['pass', 'fail'].includes(status) || report.counts.requirements[status] > 0,
  );
  const unjudged = (
    [
      ['excluded', 'excluded'],
      ['silence', 'silent'],
    ] as const
  ).filter(([kind]) => report.chapters.some(({ notJudged }) => notJudged[kind] > 0));
  const head = ['chapter', ...shown, ...unjudged.map(([, word]) => word)];
  const rows = report.chapters.map((item) => [
    item.chapter,
    ...shown.map((status) => String(item.requirements[status])),
    ...unjudged.map(([kind]) => String(item.notJudged[kind])),
  ]);
  const total = head.slice(1).map((_, column) => String(rows.reduce((sum, row) => sum + Number(row[column + 1]), 0)));
  const table = [head, ...rows, ['all', ...total]];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
  const note = `${unjudged.map(([, word]) => word).join(' and ')} requirements were not judged and count for nothing (\`list\` names them)`;
  return ['REQUIREMENTS', ...lines, ...(unjudged.length > 0 ? [note] : [])].join('\n');
}

/** What the run was, and the verdict in words. */
export function footer(report: Report): string {
  const { ledger, run } = report;
  const seconds = (run.durationMs / 1000).toFixed(1);
  const credits = ledger.reportedCredits > 0 ? `, ${ledger.reportedCredits} credits reported` : '';
  return [
    `${report.target.baseUrl}: ${report.checks.length} checks, ${ledger.requests} requests in ${seconds} s${credits}; seed ${run.seed}, ${run.runs} runs per property`,
    verdictWords[report.verdict],
  ].join('\n');
}
