/**
 * The report for a person at a terminal. The first screen: verdict, what the target offers, what to fix first by cause,
 * what could not be judged, a table per chapter. At length (`--verbose`): every failure with everything needed to fix it.
 * Spec: none of its own.
 */
import { coverageTotals } from '../coverage/coverage.js';
import { statuses } from '../harness/outcome.js';
import type { Status } from '../harness/outcome.js';
import type { CheckResult, FailureResult } from '../harness/result.js';
import type { Progress } from '../harness/run-checks.js';
import { causesOf } from './causes.js';
import type { Cause } from './causes.js';
import { verdictWords } from './report.js';
import type { Report } from './report.js';
import { program } from '../program.js';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** More unverified checks than this with one reason are told together. */
const manyChecks = 3;

const indent = (text: string, width: number): string => text.replace(/^/gm, ' '.repeat(width));

/** Lines of the first screen at most, whatever the target. */
const screenLines = 200;
/** Causes that are told with their evidence. */
const toldCauses = 6;
/** Causes behind those that get a line of their own. */
const namedCauses = 25;
const listedIds = 4;

/** The whole: every failure with everything needed to fix it. */
export function verboseReport(report: Report): string {
  return [
    headline(report),
    lostSection(report),
    capabilitySection(report),
    ...problemSections(report),
    silenceSection(report),
    chapterTable(report),
    footer(report),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

const furtherWords =
  'every failure with its request and answer: --report html=FILE, or --verbose; after a mend: replay';

/** The first screen: verdict, what the target offers, what to fix first, by cause; where to find the rest. */
export function consoleReport(report: Report): string {
  const isBroken = report.checks.some(({ failures }) => failures.length > 0);
  const end = `${footer(report)}${isBroken ? `\n${furtherWords}` : ''}`;
  const text = [
    headline(report),
    lostSection(report),
    capabilitySection(report),
    ...causeSections(report),
    unverifiedSummary(report),
    chapterTable(report),
    end,
  ]
    .filter((section) => section !== '')
    .join('\n\n');
  const lines = text.split('\n');
  if (lines.length <= screenLines) return text;
  const last = end.split('\n');
  return [...lines.slice(0, screenLines - last.length - 1), '… (--verbose shows everything)', ...last].join('\n');
}

function headline(report: Report): string {
  const { requirements } = report.counts;
  const broken = requirements.fail > 0 ? `${counted(requirements.fail, 'must')} broken, ` : '';
  const advice = requirements.warn > 0 ? `${counted(requirements.warn, 'recommendation')} not followed, ` : '';
  const open = requirements.unverified > 0 ? `${requirements.unverified} not verified, ` : '';
  return `${report.target.baseUrl}: ${report.verdict.toUpperCase()}\n${broken}${advice}${open}${requirements.pass + requirements.tolerated} kept`;
}

/** Told before all else: what a crash left unjudged hides the rest, and a request that ends a server is what to mend first. */
function lostSection({ lost, checks }: Report): string {
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

/** Names of a kind that are listed on the screen. */
const listedPlaces = 6;

/** What of the contract this run came to, by subject, with the first of what it never came to. */
export function coverageReport(counts: Report['coverage']): string {
  const choices = coverageTotals(counts, 'choice');
  const lines = coverageTotals(counts, 'stated').map(({ title, seen, total, missing, neverServed }) => {
    const chosen = choices.find((item) => item.title === title);
    const beside = chosen ? `; of our choices ${chosen.seen} of ${chosen.total}` : '';
    const list = (words: string, names: readonly string[]): string =>
      names.length === 0 ? '' : `\n      ${words}: ${clippedList(names)}`;
    return `  ${seen} of ${total} ${title}${beside}${list('never', missing)}${list('asked for, never with success', neverServed)}`;
  });
  return ['WHAT OF THE CONTRACT THIS RUN CAME TO', ...lines].join('\n');
}

function clippedList(names: readonly string[]): string {
  const rest = names.length - listedPlaces;
  return `${names.slice(0, listedPlaces).join(', ')}${rest > 0 ? `, … and ${rest} more` : ''}`;
}

const marks = {
  offered: 'offered',
  'not-offered': 'NOT OFFERED',
  broken: 'BROKEN',
  unknown: 'not known',
  excluded: 'left out',
} as const;

/** What is there in one paragraph, what is missing line by line, in the target's own words. */
function capabilitySection(report: Report): string {
  const { capabilities, checks } = report;
  if (capabilities.length === 0) return '';
  const offered = capabilities.filter(({ state }) => state === 'offered').map(({ id }) => id);
  const others = capabilities.filter(({ state, id, behind }) => state !== 'offered' && id === behind);
  // What many say in the same words is one line.
  const saying = new Map<string, typeof others>();
  for (const item of others) {
    const key = `${item.state} ${item.words}`;
    saying.set(key, [...(saying.get(key) ?? []), item]);
  }
  const lines = [...saying.values()].map((alike) => {
    const { state, words } = alike[0]!;
    const behind = checks.filter((check) => alike.some(({ id }) => check.unverified?.capability === id)).length;
    return `  ${marks[state].padEnd(12)} ${titlesOf(alike)}: ${words}${behind > 0 ? ` (${counted(behind, 'check')} not verified for it)` : ''}`;
  });
  return [
    'WHAT THIS TARGET OFFERS',
    ...(offered.length > 0 ? wrapped(`  offered      ${offered.join(', ')}`) : []),
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

function titlesOf(alike: Report['capabilities']): string {
  const titles = alike.map(({ title }) => title);
  const rest = titles.length - listedPlaces;
  return rest > 0 ? `${titles.slice(0, listedPlaces).join(', ')} and ${rest} more` : titles.join(', ');
}

function wrapped(text: string, width = 110): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/(?<= )/)) {
    if (lines.at(-1)!.length + word.length > width) lines.push('               ');
    lines[lines.length - 1] += word;
  }
  return lines.map((line) => line.trimEnd());
}

function causeSections(report: Report): string[] {
  const errors = report.checks.filter((check) => check.status === 'harness-error');
  const causes = causesOf(report);
  if (causes.length === 0 && errors.length === 0) return [];
  const told = causes.slice(0, toldCauses);
  const named = causes.slice(toldCauses, toldCauses + namedCauses);
  const rest = causes.length - told.length - named.length;
  return [
    ...(errors.length === 0
      ? []
      : [`ERRORS OF THE SUITE ITSELF: ${errors.map(({ id }) => id).join(', ')} (--verbose tells more)`]),
    ...(causes.length === 0
      ? []
      : [`WHAT TO FIX FIRST (${causes.length} ${causes.length === 1 ? 'cause' : 'causes'})`]),
    ...told.map((cause, index) => causeBlock(cause, index + 1)),
    ...(named.length === 0
      ? []
      : [
          [
            'THEN',
            ...named.map(
              ({ words, requirements, isMust }, index) =>
                `  ${told.length + index + 1}. ${isMust ? 'must' : 'should'}: ${clipped(words, 110)} (${idList(requirements.map(({ id }) => id))})`,
            ),
            ...(rest > 0 ? [`  … and ${rest} more: --verbose, or --report html=FILE`] : []),
          ].join('\n'),
        ]),
  ];
}

function causeBlock({ words, requirements, isMust, example }: Cause, number: number): string {
  const row = requirements[0];
  return [
    `${number}. ${clipped(words, 160)}  [${weight(requirements.length, isMust)}]`,
    ...(row ? [`   ${row.id} (${row.level}): ${clipped(row.statement, 200)}`, `   source:   ${row.source}`] : []),
    `   expected: ${clipped(example.expected, 200)}`,
    `   actual:   ${clipped(example.actual, 240)}${example.pointer === undefined ? '' : ` at ${example.pointer}`}`,
    ...(example.hint === undefined ? [] : [`   hint:     ${clipped(example.hint, 200)}`]),
    ...(example.exchange === undefined ? [] : serverLine(example.exchange.responseBody)),
    ...repeatLines(example),
    ...(example.caseFolder === undefined ? [] : [`   replay:   ${program} replay ${example.caseFolder}`]),
    ...(requirements.length > 1 ? [`   also:     ${idList(requirements.slice(1).map(({ id }) => id))}`] : []),
  ].join('\n');
}

/** Where files of the case are sent, the command works in its folder. */
function repeatLines({ exchange, caseFolder }: FailureResult): string[] {
  if (exchange === undefined) return [];
  const sendsFiles = caseFolder !== undefined && /=@/.test(exchange.curl);
  return [sendsFiles ? `   repeat:   in ${caseFolder}` : '   repeat:', indent(shortCurl(exchange.curl), 5)];
}

function weight(count: number, isMust: boolean): string {
  if (!isMust) return counted(count, 'recommendation');
  return count === 1 ? '1 requirement, a must' : `${counted(count, 'requirement')}, a must among them`;
}

/** What the target itself says of the matter. */
function serverLine(body: string): string[] {
  const told = /"(warning|error)"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(body);
  return told ? [`   it says:  ${told[1]!} "${clipped(told[2]!, 200)}"`] : [];
}

const clipped = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length)}…`;
};

function shortCurl(curl: string): string {
  const lines = curl.split('\n');
  return lines.length <= 8 ? curl : [...lines.slice(0, 7), '  … (whole in the case folder)'].join('\n');
}

function idList(ids: readonly string[]): string {
  const more = ids.length - listedIds;
  return `${ids.slice(0, listedIds).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** One line for each thing that was missing. */
function unverifiedSummary(report: Report): string {
  const missed = report.checks.filter((check) => check.status === 'unverified');
  if (missed.length === 0) return '';
  const whys = new Map<string, CheckResult[]>();
  for (const check of missed) {
    const { capability, detail = '', reason = '' } = check.unverified ?? {};
    const why =
      capability !== undefined
        ? `behind ${capability}, told above`
        : reason === 'target-unreachable'
          ? 'nobody answered at the address any more'
          : `${reason}: ${clipped(detail, 160)}`;
    whys.set(why, [...(whys.get(why) ?? []), check]);
  }
  const ordered = [...whys].sort((left, right) => right[1].length - left[1].length);
  const shown = ordered.slice(0, namedCauses);
  return [
    'NOT VERIFIED',
    ...shown.map(
      ([why, checks]) => `  ${String(checks.length).padStart(3)}  ${why} (${idList(checks.map(({ id }) => id))})`,
    ),
    ...(ordered.length > shown.length ? [`  … and ${ordered.length - shown.length} more reasons: --verbose`] : []),
  ].join('\n');
}

/** From what share of the planned requests on a run says how long it will take; earlier it would only guess. */
const tellingShare = 0.1;

/** One line while the run goes on, with the time that is left if the rest is like what was. */
export function progressLine({ done, total, share, waitLeftMs, elapsedMs }: Progress): string {
  const line = `${done} of ${total} checks done`;
  if (share < tellingShare) return line;
  const leftMs = Math.max(waitLeftMs, (elapsedMs / share) * (1 - share));
  return `${line}, about ${Math.round(leftMs / 1000)} s left`;
}

const headings: Partial<Record<Status, string>> = {
  fail: 'BROKEN REQUIREMENTS',
  'harness-error': 'ERRORS OF THE SUITE ITSELF',
  unverified: 'NOT VERIFIED',
  warn: 'RECOMMENDATIONS NOT FOLLOWED',
};

function problemSections(report: Report): string[] {
  return (['harness-error', 'fail', 'warn', 'unverified'] as const).flatMap((status) => {
    const checks = report.checks.filter((check) => check.status === status);
    if (checks.length === 0) return [];
    const head = headings[status]!;
    const blocks =
      status === 'unverified' ? unverifiedBlocks(checks, report) : checks.map((check) => checkBlock(check, report));
    return [`${head}\n${'='.repeat(head.length)}`, ...blocks];
  });
}

/** What many checks miss for one reason is told once, with the checks behind it; other reasons check by check. */
function unverifiedBlocks(checks: CheckResult[], report: Report): string[] {
  const reasons = [...new Set(checks.map((check) => check.unverified?.reason))];
  return reasons.flatMap((reason) => {
    const missed = checks.filter((check) => check.unverified?.reason === reason);
    if (missed.length <= manyChecks) return missed.map((check) => checkBlock(check, report));
    const details = [...new Set(missed.map((check) => check.unverified?.detail ?? ''))].slice(0, manyChecks);
    return [
      [
        `${missed.length} checks: ${reason}`,
        ...details.map((detail) => `  why:      ${detail}`),
        ...missed.map((check) => `  check:    ${check.id}`),
      ].join('\n'),
    ];
  });
}

function checkBlock(check: CheckResult, report: Report): string {
  const rows = report.requirements.filter((row) => check.requirementIds.includes(row.id));
  const lines = rows.map((row) => `${row.id} (${row.level})\n    ${row.statement}\n    Source: ${row.source}`);
  if (lines.length === 0) lines.push(check.id);
  if (check.unverified) lines.push(`  why:      ${check.unverified.reason}: ${check.unverified.detail}`);
  if (check.detail !== undefined) lines.push(`  detail:   ${check.detail}`);
  for (const failure of check.failures) lines.push(failureBlock(failure));
  if (rows.length !== 1 || rows[0]!.id !== check.id) lines.push(`  check:    ${check.id}`);
  return lines.join('\n');
}

function failureBlock(failure: FailureResult): string {
  const lines = [`  expected: ${failure.expected}`, `  actual:   ${failure.actual}`];
  if (failure.pointer) lines.push(`  at:       ${failure.pointer} of the response body`);
  if (failure.hint !== undefined) lines.push(`  hint:     ${failure.hint}`);
  if (failure.property) {
    lines.push(
      `  case:     ${failure.property.counterexample}`,
      `            (property "${failure.property.name}", seed ${failure.property.seed}, path ${failure.property.path})`,
    );
  }
  if (failure.exchange) {
    lines.push(`  response: ${failure.exchange.status} ${failure.exchange.responseBody.slice(0, 400)}`);
    lines.push('  repeat:', indent(failure.exchange.curl, 4));
  }
  if (failure.caseFolder !== undefined) lines.push(`  replay:   ${program} replay ${failure.caseFolder}`);
  return lines.join('\n');
}

function silenceSection(report: Report): string {
  if (report.silences.length === 0) return '';
  const width = Math.max(...report.silences.map((silence) => silence.id.length));
  return [
    'WHERE THE INTERFACE IS SILENT, THIS TARGET CHOSE',
    ...report.silences.map(
      (silence) =>
        `  ${silence.id.padEnd(width)}  ${silence.outcome}${silence.listed ? '' : ' (not a listed outcome)'}`,
    ),
  ].join('\n');
}

function chapterTable(report: Report): string {
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

function footer(report: Report): string {
  const { ledger, run } = report;
  const seconds = (run.durationMs / 1000).toFixed(1);
  const credits = ledger.reportedCredits > 0 ? `, ${ledger.reportedCredits} credits reported` : '';
  return [
    `${report.target.baseUrl}: ${report.checks.length} checks, ${ledger.requests} requests in ${seconds} s${credits}; seed ${run.seed}, ${run.runs} runs per property`,
    verdictWords[report.verdict],
  ].join('\n');
}
