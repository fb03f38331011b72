/**
 * Two servers side by side as one offline page: both verdicts, both pictures, and every difference with what stands behind
 * it on either side.
 * Used by the compare verb.
 * Spec: none of its own.
 */
import type { Comparison, Divergence } from '../divergences.js';
import { verdictWords } from '../report.js';
import type { Report } from '../report.js';
import { failureEvidence } from './evidence.js';
import { escapeHtml } from './markup.js';
import { page } from './page.js';
import { legend, picture } from './picture.js';

export function comparePage({ first, second, divergences }: Comparison): string {
  const title = `${first.target.baseUrl} beside ${second.target.baseUrl}`;
  return page(
    title,
    `<header><button id="theme" type="button">theme: system</button><h1>${escapeHtml(title)}</h1></header>
<main class="compared"><div class="sides">${[first, second].map(side).join('')}</div>
<h2>Where they differ</h2>
${divergences.length === 0 ? '<p>Nowhere.</p>' : divergences.map((item) => difference(item, first, second)).join('\n')}
</main>
<footer><p>${escapeHtml(first.suite.name)} ${escapeHtml(first.suite.version)}, seed ${first.run.seed}, ${escapeHtml(first.run.startedAt)}; ${escapeHtml(first.run.selection)}</p></footer>`,
  );
}

function side(report: Report, index: number): string {
  return `<section><h2>${'AB'[index]!}: ${escapeHtml(report.target.baseUrl)}</h2><p class="verdict"><strong class="${report.verdict}">${escapeHtml(verdictWords[report.verdict])}</strong></p>${legend(report)}${picture(report, false)}</section>`;
}

function difference({ kind, id, first: a, second: b }: Divergence, first: Report, second: Report): string {
  const words =
    kind === 'requirement'
      ? first.requirements.find((row) => row.id === id)?.statement
      : [...first.silences, ...second.silences].find((silence) => silence.id === id)?.question;
  const isBroken = [a, b].some((status) => status === 'fail');
  const evidence = [evidenceOf(first, id), evidenceOf(second, id)];
  return `<details class="item ${kind === 'silence' ? 'tolerated' : isBroken ? 'fail' : 'warn'}"><summary><code>${escapeHtml(id)}</code> A: ${escapeHtml(a)}, B: ${escapeHtml(b)}</summary>
<p>${escapeHtml(words ?? '')}</p>
${evidence.map((html, index) => (html === '' ? '' : `<h3>${'AB'[index]!}</h3>${html}`)).join('')}</details>`;
}

/** What shows the failure best; '' when there is none. */
function evidenceOf(report: Report, id: string): string {
  const checks = report.checks.filter((check) => check.requirementIds.includes(id));
  const failure = checks.flatMap(({ failures }) => failures)[0];
  const reason = checks
    .map(({ unverified, detail }) => unverified?.detail ?? detail)
    .find((text) => text !== undefined);
  return failure ? failureEvidence(failure) : reason === undefined ? '' : `<p>${escapeHtml(reason)}</p>`;
}
