/**
 * The report as a Markdown summary, for pull requests and job summaries.
 * Spec: none of its own.
 */
import { statuses } from '../harness/outcome.js';
import { verdictWords } from './report.js';
import type { Report } from './report.js';

/** Text of the target or the catalogue inside a table cell. */
function cell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ');
}

export function markdownReport(report: Report): string {
  const shown = statuses.filter((status) => report.counts.requirements[status] > 0);
  const lines = [
    `# Conformance of ${report.target.baseUrl}`,
    '',
    `**${verdictWords[report.verdict]}** (seed ${report.run.seed}, ${report.checks.length} checks, ${report.ledger.requests} requests)`,
    '',
    `| chapter | ${shown.join(' | ')} | not judged |`,
    `|---|${shown.map(() => '--:').join('|')}|--:|`,
    ...report.chapters.map((item) => {
      const { planned, excluded, silence } = item.notJudged;
      const counts = shown.map((status) => item.requirements[status]).join(' | ');
      return `| ${item.chapter} | ${counts} | ${planned + excluded + silence} |`;
    }),
  ];
  const problems = report.checks.filter((check) =>
    ['fail', 'warn', 'unverified', 'harness-error'].includes(check.status),
  );
  if (problems.length > 0) {
    lines.push('', '## What to look at', '', '| status | requirement | expected | got |', '|---|---|---|---|');
    for (const check of problems) {
      const failure = check.failures[0];
      const names = check.requirementIds.length > 0 ? check.requirementIds.join(', ') : check.id;
      const expected = failure?.expected ?? check.unverified?.reason ?? '';
      const actual = failure?.actual ?? check.unverified?.detail ?? check.detail ?? '';
      lines.push(`| ${check.status} | ${names} | ${cell(expected)} | ${cell(actual)} |`);
    }
  }
  if (report.silences.length > 0) {
    lines.push('', '## Choices where the interface is silent', '', '| place | outcome |', '|---|---|');
    for (const silence of report.silences) lines.push(`| ${silence.id} | ${cell(silence.outcome)} |`);
  }
  return `${lines.join('\n')}\n`;
}
