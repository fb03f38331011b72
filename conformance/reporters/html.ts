/**
 * The report as one self-contained HTML page, folded: findings by cause, the gravest first, then each requirement with its
 * evidence.
 * Text of the target is escaped; the page loads nothing from anywhere.
 * Spec: none of its own.
 */
import { statuses } from '../harness/outcome.js';
import type { CheckResult, FailureResult } from '../harness/result.js';
import { causesOf } from './causes.js';
import type { Cause } from './causes.js';
import { verdictWords } from './report.js';
import type { Report, ReportRequirement } from './report.js';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #8884}
td:first-child,th:first-child{text-align:left}
details{border-left:.4rem solid #888;padding:.2rem .8rem;margin:.3rem 0}
details.pass{border-color:#2a2}details.fail,details.harness-error{border-color:#c22}
details.warn{border-color:#d80}details.unverified{border-color:#a4c}details.tolerated{border-color:#28c}
summary code{font-weight:600}pre{overflow:auto;background:#8881;padding:.6rem;white-space:pre-wrap}
body:has(#only-problems:checked) details:is(.pass,.tolerated,.not-applicable){display:none}`;

export function htmlReport(report: Report): string {
  const checks = new Map(report.checks.map((check) => [check.id, check]));
  const shown = statuses.filter((status) => report.counts.requirements[status] > 0);
  const chapters = report.chapters.map(({ chapter }) => {
    const rows = report.requirements.filter((row) => row.chapter === chapter);
    return `<h3>${escapeHtml(chapter)}</h3>\n${rows.map((row) => requirementBlock(row, checks)).join('\n')}`;
  });
  const causes = causesOf(report);
  const notJudged = report.notJudged.map(
    (row) =>
      `<tr><td><code>${escapeHtml(row.id)}</code><br>${escapeHtml(row.statement)}</td><td>${row.kind}</td><td>${escapeHtml(row.reason)}</td></tr>`,
  );
  const silences = report.silences.map(
    (silence) =>
      `<tr><td><code>${escapeHtml(silence.id)}</code><br>${escapeHtml(silence.question)}</td><td>${escapeHtml(silence.outcome)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Conformance of ${escapeHtml(report.target.baseUrl)}</title><style>${style}</style></head>
<body><h1>Conformance of ${escapeHtml(report.target.baseUrl)}</h1>
<p><strong>${escapeHtml(verdictWords[report.verdict])}</strong></p>
<p>${report.checks.length} checks, ${report.ledger.requests} requests, seed ${report.run.seed}, ${escapeHtml(report.run.startedAt)}, ${escapeHtml(report.run.selection)}</p>
<table><tr><th>chapter</th>${shown.map((status) => `<th>${status}</th>`).join('')}<th>not judged</th></tr>
${report.chapters.map((item) => `<tr><td>${escapeHtml(item.chapter)}</td>${shown.map((status) => `<td>${item.requirements[status]}</td>`).join('')}<td>${item.notJudged.planned + item.notJudged.excluded + item.notJudged.silence}</td></tr>`).join('\n')}
</table>
${causes.length === 0 ? '' : `<h2>What to fix first</h2>\n${causes.map(causeBlock).join('\n')}`}
<h2>Requirement by requirement</h2>
<p><label><input type="checkbox" id="only-problems"> only what needs attention</label></p>
${chapters.join('\n')}
<h2>Choices where the interface is silent</h2>
<table><tr><th>place</th><th>this target</th></tr>${silences.join('\n')}</table>
<h2>Not judged by this suite</h2>
<table><tr><th>requirement</th><th>kind</th><th>reason</th></tr>${notJudged.join('\n')}</table>
</body></html>
`;
}

/** One thing to fix: what all its failures share, and the one that shows it best. */
function causeBlock({ words, isMust, requirements, example }: Cause): string {
  const rows = requirements.map(
    (row) => `<li><code>${escapeHtml(row.id)}</code> (${row.level}): ${escapeHtml(row.statement)}</li>`,
  );
  const [first] = requirements;
  return `<details class="${isMust ? 'fail' : 'warn'}"><summary>${requirements.length} × <code>${escapeHtml(words)}</code></summary>
${first ? `<p>Source: ${escapeHtml(first.source)} (${escapeHtml(first.basis)})</p>` : ''}
${failureEvidence(example)}
<ul>${rows.join('')}</ul></details>`;
}

function requirementBlock(row: ReportRequirement, checks: ReadonlyMap<string, CheckResult>): string {
  const evidence = row.checkIds.map((id) => checks.get(id)).filter((check) => check !== undefined);
  return `<details class="${row.status}"><summary><code>${escapeHtml(row.id)}</code> ${row.status} (${row.level}): ${escapeHtml(row.statement)}</summary>
<p>Source: ${escapeHtml(row.source)} (${escapeHtml(row.basis)})</p>
${evidence.map(checkEvidence).join('\n')}</details>`;
}

function checkEvidence(check: CheckResult): string {
  const { exchanges, assertions, accepted, rejected } = check.counts;
  const lines = [
    `<p>Check <code>${escapeHtml(check.id)}</code>: ${check.status}; ${exchanges} exchanges, ${assertions} assertions, ${accepted} cases accepted, ${rejected} refused, ${check.durationMs} ms</p>`,
  ];
  const reason = check.unverified?.detail ?? check.detail;
  if (reason !== undefined) lines.push(`<p>${escapeHtml(reason)}</p>`);
  for (const note of check.notes) lines.push(`<p>${escapeHtml(note)}</p>`);
  return [...lines, ...check.failures.map(failureEvidence)].join('\n');
}

function failureEvidence({ pointer, expected, actual, hint, property, exchange }: FailureResult): string {
  const place = pointer ? ` at <code>${escapeHtml(pointer)}</code>` : '';
  const lines = [`<p>Expected ${escapeHtml(expected)}${place}, got ${escapeHtml(actual)}</p>`];
  if (hint !== undefined) lines.push(`<p>${escapeHtml(hint)}</p>`);
  if (property) lines.push(`<pre>${escapeHtml(property.counterexample)}</pre>`);
  if (exchange) {
    lines.push(
      `<pre>${escapeHtml(exchange.curl)}</pre>`,
      `<pre>${exchange.status}\n${escapeHtml(exchange.responseBody)}</pre>`,
    );
  }
  return lines.join('\n');
}
