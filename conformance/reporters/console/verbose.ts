/**
 * The report at length (`--verbose`): every failure with everything needed to fix it.
 * Spec: none of its own.
 */
import type { Status } from '../../harness/outcome.js';
import type { CheckResult, FailureResult } from '../../harness/result.js';
import { program } from '../../program.js';
import type { Report } from '../report.js';
import { capabilitySection, chapterTable, footer, headline, lostSection } from './sections.js';
import { indent } from './words.js';

/** More unverified checks than this with one reason are told together. */
const manyChecks = 3;

/** The whole of it. */
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
