/**
 * The report as JUnit XML, for build servers: one suite per chapter, one case per requirement.
 * Many viewers show only the `message` attribute, so the first thing to know stands there.
 * Spec: none of its own.
 */
import type { CheckResult } from '../harness/result.js';
import { escapeHtml } from './html/markup.js';
import type { Report, ReportRequirement } from './report.js';

function attribute(text: string): string {
  return (
    escapeHtml(text)
      .replaceAll('\n', '&#10;')
      // Characters that XML 1.0 cannot hold.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
  );
}

export function junitReport(report: Report): string {
  const checks = new Map(report.checks.map((check) => [check.id, check]));
  const suites = report.chapters.map(({ chapter }) => {
    const rows = report.requirements.filter((row) => row.chapter === chapter);
    const failures = rows.filter((row) => row.status === 'fail').length;
    const errors = rows.filter((row) => row.status === 'harness-error').length;
    const skipped = rows.filter((row) => ['unverified', 'not-applicable'].includes(row.status)).length;
    return [
      `  <testsuite name="${attribute(chapter)}" tests="${rows.length}" failures="${failures}" errors="${errors}" skipped="${skipped}">`,
      ...rows.map((row) => testCase(row, checks)),
      '  </testsuite>',
    ].join('\n');
  });
  const seconds = (report.run.durationMs / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="plumbline-conformance" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`;
}

function testCase(row: ReportRequirement, checks: ReadonlyMap<string, CheckResult>): string {
  const own = row.checkIds.map((id) => checks.get(id)).filter((check) => check !== undefined);
  const seconds = (own.reduce((sum, check) => sum + check.durationMs, 0) / 1000).toFixed(3);
  const open = `    <testcase classname="${attribute(row.chapter)}" name="${attribute(`${row.id}: ${row.statement}`)}" time="${seconds}"`;
  const body = outcomeElement(row, own);
  return body === undefined ? `${open}/>` : `${open}>\n${body}\n    </testcase>`;
}

function outcomeElement(row: ReportRequirement, checks: readonly CheckResult[]): string | undefined {
  const failure = checks.flatMap((check) => check.failures)[0];
  const detail = checks.map((check) => check.unverified?.detail ?? check.detail).find((text) => text !== undefined);
  switch (row.status) {
    case 'pass':
    case 'tolerated':
      return undefined;
    case 'not-applicable':
      return `      <skipped message="${attribute(`not applicable: ${detail ?? ''}`)}"/>`;
    case 'unverified':
      return `      <skipped message="${attribute(`unverified: ${detail ?? ''}`)}"/>`;
    case 'warn':
      return `      <system-out>${attribute(`warning: expected ${failure?.expected ?? row.statement}, got ${failure?.actual ?? ''}`)}</system-out>`;
    case 'harness-error':
      return `      <error message="${attribute(detail ?? 'harness error')}"/>`;
    case 'fail': {
      const place = failure?.pointer ? ` at ${failure.pointer}` : '';
      const message = `expected ${failure?.expected ?? row.statement}${place}, got ${failure?.actual ?? 'something else'}`;
      const text = [row.statement, `Source: ${row.source}`, failure?.hint, failure?.exchange?.curl].filter(Boolean);
      return `      <failure message="${attribute(message)}">${attribute(text.join('\n'))}</failure>`;
    }
  }
}
