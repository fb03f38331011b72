/**
 * The report for a person at a terminal, at most 200 lines whatever the target: verdict, what the target offers, what to
 * fix first by cause, what could not be judged, a table per chapter.
 * Spec: none of its own.
 */
import type { CheckResult, FailureResult } from '../../harness/result.js';
import { program } from '../../program.js';
import { causesOf } from '../causes.js';
import type { Cause } from '../causes.js';
import type { Report } from '../report.js';
import { capabilitySection, chapterTable, footer, headline, lostSection } from './sections.js';
import { clipped, counted, idList, indent, shortCurl } from './words.js';

const screenLines = 200;

/** How much is told: causes with their evidence, causes and reasons with a line of their own. */
interface Fullness {
  readonly told: number;
  readonly named: number;
}

/** The fullest that fits is taken. */
const fullnesses: readonly Fullness[] = [
  { told: 6, named: 25 },
  { told: 5, named: 20 },
  { told: 4, named: 15 },
  { told: 3, named: 10 },
  { told: 2, named: 5 },
];

const furtherWords =
  'every failure with its request and answer: --report html=FILE, or --verbose; after a mend: replay';

/** The first screen; where to find the rest. */
export function consoleReport(report: Report): string {
  for (const fullness of fullnesses) {
    const lines = screen(report, fullness).split('\n');
    if (lines.length <= screenLines) return lines.join('\n');
  }
  const lines = screen(report, fullnesses.at(-1)!).split('\n');
  const end = screenEnd(report).split('\n');
  return [...lines.slice(0, screenLines - end.length - 1), '… (--verbose shows everything)', ...end].join('\n');
}

function screen(report: Report, fullness: Fullness): string {
  return [
    headline(report),
    lostSection(report),
    capabilitySection(report),
    ...causeSections(report, fullness),
    unverifiedSummary(report, fullness),
    screenEnd(report),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

/** The table, and what is always told at the end. */
function screenEnd(report: Report): string {
  const isBroken = report.checks.some(({ failures }) => failures.length > 0);
  return `${chapterTable(report)}\n\n${footer(report)}${isBroken ? `\n${furtherWords}` : ''}`;
}

function causeSections(report: Report, fullness: Fullness): string[] {
  const errors = report.checks.filter((check) => check.status === 'harness-error');
  const causes = causesOf(report);
  const told = causes.slice(0, fullness.told);
  const named = causes.slice(fullness.told, fullness.told + fullness.named);
  const rest = causes.length - told.length - named.length;
  const further = [
    'THEN',
    ...named.map((cause, index) => `  ${told.length + index + 1}. ${causeLine(cause)}`),
    ...(rest > 0 ? [`  … and ${rest} more: --verbose, or --report html=FILE`] : []),
  ].join('\n');
  return [
    ...(errors.length === 0
      ? []
      : [`ERRORS OF THE SUITE ITSELF: ${errors.map(({ id }) => id).join(', ')} (--verbose tells more)`]),
    ...(causes.length === 0 ? [] : [`WHAT TO FIX FIRST (${counted(causes.length, 'cause')})`]),
    ...told.map((cause, index) => causeBlock(cause, index + 1)),
    ...(named.length === 0 ? [] : [further]),
  ];
}

const causeLine = ({ words, requirements, isMust }: Cause): string =>
  `${isMust ? 'must' : 'should'}: ${clipped(words, 110)} (${idList(requirements.map(({ id }) => id))})`;

function causeBlock(cause: Cause, number: number): string {
  const { words, requirements, example } = cause;
  const row = requirements[0];
  return [
    `${number}. ${clipped(words, 160)}  [${weight(cause)}]`,
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

function weight({ requirements, isMust, waiting }: Cause): string {
  const count = requirements.length;
  const behind = waiting > 0 ? `; ${counted(waiting, 'check')} not verified for it` : '';
  if (!isMust) return `${counted(count, 'recommendation')}${behind}`;
  return `${count === 1 ? '1 requirement, a must' : `${count} requirements, a must among them`}${behind}`;
}

/** What the target itself says of the matter. */
function serverLine(body: string): string[] {
  // Elsewhere these names may be those of what was asked for.
  const ofErrors = /"success"\s*:\s*true/.test(body) ? '' : '|message|detail|msg';
  const told = new RegExp(`"(warning|error${ofErrors})"\\s*:\\s*"((?:[^"\\\\]|\\\\.)+)"`).exec(body);
  return told ? [`   it says:  ${told[1]!} "${clipped(told[2]!, 200)}"`] : [];
}

/** One line for each thing that was missing; what the target lacks is told above. */
function unverifiedSummary(report: Report, { named }: Fullness): string {
  const missed = report.checks.filter((check) => check.status === 'unverified');
  if (missed.length === 0) return '';
  const whys = new Map<string, CheckResult[]>();
  for (const check of missed) whys.set(whyOf(check), [...(whys.get(whyOf(check)) ?? []), check]);
  const ordered = [...whys].sort((left, right) => right[1].length - left[1].length);
  const shown = ordered.slice(0, named);
  return [
    'NOT VERIFIED',
    ...shown.map(
      ([why, checks]) => `  ${String(checks.length).padStart(3)}  ${why} (${idList(checks.map(({ id }) => id))})`,
    ),
    ...(ordered.length > shown.length ? [`  … and ${ordered.length - shown.length} more reasons: --verbose`] : []),
  ].join('\n');
}

function whyOf({ unverified }: CheckResult): string {
  const { capability, detail = '', reason = '' } = unverified ?? {};
  if (capability !== undefined) return 'for want of what this target does not offer, told above';
  if (reason === 'target-unreachable') return 'nobody answered at the address any more';
  return `${reason}: ${clipped(detail, 160)}`;
}
