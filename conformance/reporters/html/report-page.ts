/**
 * The report as one offline page: verdict, the picture of the whole, what to fix first by cause, every requirement with
 * its evidence to filter and search, what the target offers, its choices, and what nobody judged.
 * Text of the target is escaped; the page loads nothing from anywhere.
 * Spec: none of its own.
 */
import { statuses } from '../../harness/outcome.js';
import type { Status } from '../../harness/outcome.js';
import type { CheckResult } from '../../harness/result.js';
import { causesOf } from '../causes.js';
import type { Cause } from '../causes.js';
import { verdictWords } from '../report.js';
import type { Report, ReportRequirement } from '../report.js';
import { coverageSection } from './coverage-section.js';
import { checkEvidence, failureEvidence } from './evidence.js';
import { escapeHtml, prose, table } from './markup.js';
import { page } from './page.js';
import { legend, picture } from './picture.js';
import { program } from '../../program.js';

export function htmlReport(report: Report): string {
  const title = `Conformance of ${report.target.baseUrl}`;
  return page(
    title,
    `<header><button id="theme" type="button">theme: system</button><h1>${escapeHtml(title)}</h1>${verdictLine(report)}${contents(report)}</header>
<main>
${lostSection(report)}
<h2 id="whole">The whole</h2>
${legend(report)}
${picture(report)}
${causeSection(report)}
${requirementSection(report)}
${coverageSection(report)}
${capabilitySection(report)}
${silenceSection(report)}
${notJudgedSection(report)}
</main>
${footer(report)}`,
  );
}

/** Where to go on a long page; only what the page has. */
function contents(report: Report): string {
  const causes = causesOf(report).length;
  const places = [
    ['whole', 'The whole'],
    ...(causes > 0 ? [['first', `What to fix first (${causes})`]] : []),
    ['requirements', 'Requirement by requirement'],
    ...(report.capabilities.length > 0 ? [['offers', 'What it offers']] : []),
    ['choices', 'Its choices'],
    ['unjudged', 'Not judged'],
  ];
  return `<nav aria-label="On this page">${places.map(([id, words]) => `<a href="#${id}">${words}</a>`).join(' ')}</nav>`;
}

function verdictLine(report: Report): string {
  const { requirements } = report.counts;
  const [verdict, meaning] = verdictWords[report.verdict].split(': ');
  const counts = [
    requirements.fail > 0 && `${requirements.fail} broken`,
    requirements.warn > 0 && `${requirements.warn} recommendations not followed`,
    requirements.unverified > 0 && `${requirements.unverified} not verified`,
    `${requirements.pass + requirements.tolerated} kept`,
  ].filter((words) => words !== false);
  return `<p class="verdict"><strong class="${report.verdict}">${escapeHtml(verdict!)}</strong> <span>${escapeHtml(meaning ?? '')}</span> <span class="small">${counts.join(', ')}</span></p>`;
}

/** A target that went away leaves the rest unjudged; what was under way then comes before all else. */
function lostSection({ lost, checks }: Report): string {
  if (!lost) return '';
  const missed = checks.filter(({ unverified }) => unverified?.reason === 'target-unreachable').length;
  const requests = lost.map(
    ({ checkId, curl }) =>
      `<details class="more"><summary><code>${escapeHtml(checkId)}</code></summary><pre>${escapeHtml(curl)}</pre></details>`,
  );
  return `<h2>The server went away during the run</h2>
<p>It answered, and then took no more connections: ${missed} checks could not be judged. One of these requests, which nobody answered, may have ended it. See its log, try each of them alone, mend that first, and run again.</p>
${requests.join('\n')}`;
}

function causeSection(report: Report): string {
  const causes = causesOf(report);
  if (causes.length === 0) return '';
  return `<h2 id="first">What to fix first</h2>\n${causes.map(causeBlock).join('\n')}`;
}

/** One thing to fix: what all its failures share, and the one that shows it best. */
function causeBlock({ words, isMust, requirements, example }: Cause): string {
  const rows = requirements.map(
    (row) =>
      `<li><a href="#${escapeHtml(row.id)}"><code>${escapeHtml(row.id)}</code></a> (${row.level}): ${prose(row.statement)}</li>`,
  );
  const [first] = requirements;
  return `<details class="item ${isMust ? 'fail' : 'warn'}"><summary>${requirements.length} × <code>${escapeHtml(words)}</code> <span class="small">${escapeHtml(shortList(requirements.map(({ id }) => id)))}</span></summary>
${first ? `<p class="small">Source: ${escapeHtml(first.source)} (${escapeHtml(first.basis)})</p>` : ''}
${failureEvidence(example)}
<ul>${rows.join('')}</ul></details>`;
}

/** The first two of them. */
const shortList = (ids: readonly string[]): string =>
  `${ids.slice(0, 2).join(', ')}${ids.length > 2 ? ` and ${ids.length - 2} more` : ''}`;

/** These are shown at first, where there are any of them. */
const needsAttention: readonly Status[] = ['warn', 'unverified', 'fail', 'harness-error'];

function requirementSection(report: Report): string {
  const checks = new Map(report.checks.map((check) => [check.id, check]));
  const counts = report.counts.requirements;
  const shown = statuses.filter((status) => counts[status] > 0);
  const isCalm = !shown.some((status) => needsAttention.includes(status));
  const boxes = shown.map(
    (status) =>
      `<label><input type="checkbox" value="${status}"${isCalm || needsAttention.includes(status) ? ' checked' : ''}> ${status} ${counts[status]}</label>`,
  );
  const chapters = report.chapters.map(({ chapter }) => {
    const rows = report.requirements.filter((row) => row.chapter === chapter);
    return `<section data-chapter="${escapeHtml(chapter)}" id="chapter-${escapeHtml(chapter)}"><h3>${escapeHtml(chapter)}</h3>\n${rows.map((row) => requirementBlock(row, checks)).join('\n')}</section>`;
  });
  return `<h2 id="requirements">Requirement by requirement</h2>
<form class="filter" aria-label="Which requirements are shown"><input type="search" placeholder="search ids and statements" aria-label="search ids and statements">
${boxes.join('\n')}
<select aria-label="level"><option value="">every level</option><option>must</option><option>should</option><option>may</option></select>
<output class="small"></output></form>
${chapters.join('\n')}`;
}

function requirementBlock(row: ReportRequirement, checks: ReadonlyMap<string, CheckResult>): string {
  const evidence = row.checkIds.map((id) => checks.get(id)).filter((check) => check !== undefined);
  return `<details class="item ${row.status}" id="${escapeHtml(row.id)}" data-status="${row.status}" data-level="${row.level}"><summary><code>${escapeHtml(row.id)}</code> ${row.status} (${row.level}): ${prose(row.statement)}</summary>
<p class="small">Source: ${escapeHtml(row.source)} (${escapeHtml(row.basis)})</p>
${evidence.map(checkEvidence).join('\n')}</details>`;
}

function capabilitySection({ capabilities }: Report): string {
  if (capabilities.length === 0) return '';
  const offered = capabilities.filter(({ state }) => state === 'offered');
  const others = capabilities.filter(({ state, id, behind }) => state !== 'offered' && id === behind);
  return `<h2 id="offers">What this target offers</h2>
<p>${offered.map(({ title }) => escapeHtml(title)).join(', ') || 'Nothing that was asked for.'}</p>
${table(
  ['not offered', 'state', 'in its own words'],
  others.map(({ title, state, words }) => [escapeHtml(title), state, escapeHtml(words)]),
)}`;
}

function silenceSection({ silences }: Report): string {
  return `<h2 id="choices">Choices where the interface is silent</h2>
${table(
  ['place', 'this target'],
  silences.map(({ id, question, outcome, listed }) => [
    `<code>${escapeHtml(id)}</code><br>${prose(question)}`,
    `${escapeHtml(outcome)}${listed ? '' : ' (not among those listed)'}`,
  ]),
)}`;
}

function notJudgedSection({ notJudged }: Report): string {
  return `<h2 id="unjudged">Not judged by this suite</h2>
${table(
  ['requirement', 'kind', 'reason'],
  notJudged.map(({ id, statement, kind, reason }) => [
    `<span id="${escapeHtml(id)}"><code>${escapeHtml(id)}</code></span><br>${prose(statement)}`,
    kind,
    escapeHtml(reason),
  ]),
)}`;
}

function footer({ suite, run, ledger, checks, target }: Report): string {
  const again = `${program}${target.startedByUs ? '' : ` --base-url ${target.baseUrl}`} --seed ${run.seed}${run.runs === 25 ? '' : ` --runs ${run.runs}`}`;
  return `<footer><p>${escapeHtml(suite.name)} ${escapeHtml(suite.version)}, contract <code>${escapeHtml(suite.contract)}</code>; ${escapeHtml(run.startedAt)}, ${Math.round(run.durationMs / 1000)} s, ${checks.length} checks, ${ledger.requests} requests; ${escapeHtml(run.selection)}. The same cases again: <code>${escapeHtml(again)}</code></p></footer>`;
}
