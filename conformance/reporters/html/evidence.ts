/**
 * What stands behind a verdict, as HTML: expected and got with their difference marked, request and answer side by side
 * with the member in question marked, the generated case, the command that repeats it.
 * Used by report-page.ts.
 * Spec: none of its own.
 */
import type { CheckResult, ExchangeEvidence, FailureResult } from '../../harness/result.js';
import { markedJson } from './marked-json.js';
import { escapeHtml, marked } from './markup.js';
import { program } from '../../program.js';

export function checkEvidence(check: CheckResult): string {
  const { exchanges, assertions, accepted, rejected } = check.counts;
  const cases = accepted + rejected === 0 ? '' : `, ${accepted} cases accepted, ${rejected} refused`;
  const lines = [
    `<p class="small">Check <code>${escapeHtml(check.id)}</code>: ${check.status}; ${exchanges} exchanges, ${assertions} assertions${cases}, ${check.durationMs} ms</p>`,
  ];
  const reason = check.unverified?.detail ?? check.detail;
  if (reason !== undefined) lines.push(`<p>${escapeHtml(reason)}</p>`);
  for (const note of check.notes) lines.push(`<p class="small">${escapeHtml(note)}</p>`);
  return [...lines, ...check.failures.map(failureEvidence)].join('\n');
}

export function failureEvidence({
  pointer,
  expected,
  actual,
  hint,
  property,
  exchange,
  caseFolder,
}: FailureResult): string {
  const [wanted, got] = marked(expected, actual);
  return [
    `<dl class="told"><dt>expected</dt><dd>${wanted}</dd><dt>got</dt><dd>${got}</dd>`,
    pointer ? `<dt>at</dt><dd><code>${escapeHtml(pointer)}</code></dd>` : '',
    hint === undefined ? '' : `<dt>hint</dt><dd>${escapeHtml(hint)}</dd>`,
    '</dl>',
    exchange ? sides(exchange, pointer, expected) : '',
    property
      ? `<details class="more"><summary>generated case</summary><pre>${escapeHtml(property.counterexample)}</pre></details>`
      : '',
    exchange
      ? `<details class="more"><summary>as a command</summary><button type="button" class="copy">copy</button><pre>${escapeHtml(exchange.curl)}</pre>${caseFolder === undefined ? '' : `<p class="small">again by the suite: <code>${program} replay ${escapeHtml(caseFolder)}</code></p>`}</details>`
      : '',
  ].join('');
}

function sides(exchange: ExchangeEvidence, pointer: string | undefined, expected: string): string {
  const { method, url, requestHeaders, requestBody, status, responseHeaders, responseBody, durationMs } = exchange;
  const body = markedJson(responseBody, pointer);
  const told = status === 0 ? 'no answer' : `${status}`;
  const isStatusWrong = pointer === undefined && expected.startsWith('status');
  const missing = pointer && !body.isFound ? `\n<mark>nothing is seen at ${escapeHtml(pointer)}</mark>` : '';
  return `<div class="sides"><figure><figcaption>request</figcaption><pre><b>${escapeHtml(method)}</b> ${escapeHtml(url)}
${headers(requestHeaders)}

${markedJson(requestBody, undefined).html}</pre></figure><figure><figcaption>answer after ${durationMs} ms</figcaption><pre>${isStatusWrong ? `<mark>${told}</mark>` : `<b>${told}</b>`}
${headers(responseHeaders)}

${body.html}${missing}</pre></figure></div>`;
}

function headers(all: Readonly<Record<string, string>>): string {
  const lines = Object.entries(all).map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`);
  return `<span class="headers">${lines.join('\n')}</span>`;
}
