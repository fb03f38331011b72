/**
 * The picture of the whole: every requirement a cell, by chapter, in the order of the catalogue, its verdict by colour and
 * by shape. What no check judges is a hollow cell. The same is told in numbers beside it, for those who cannot see it.
 * Used by report-page.ts and the page of a comparison.
 * Spec: none of its own.
 */
import { statuses } from '../../harness/outcome.js';
import type { Report, ReportChapter } from '../report.js';
import { escapeHtml } from './markup.js';

/** `linked`: the cells lead to the requirements of the same page. */
export function picture(report: Report, linked = true): string {
  return `<div class="picture">${report.chapters.map((chapter) => chapterRow(report, chapter, linked)).join('\n')}</div>`;
}

/** What the shapes and colours mean, with how many there are of each. */
export function legend(report: Report): string {
  const shown = statuses.filter((status) => report.counts.requirements[status] > 0);
  const items = shown.map(
    (status) => `<li><span class="cell ${status}"></span> ${status} ${report.counts.requirements[status]}</li>`,
  );
  return `<ul class="legend">${items.join('')}<li><span class="cell not-judged"></span> not judged ${report.notJudged.length}</li></ul>`;
}

function chapterRow(report: Report, { chapter, requirements }: ReportChapter, linked: boolean): string {
  const rows = report.requirements.filter((row) => row.chapter === chapter);
  const open = report.notJudged.filter((row) => row.chapter === chapter);
  const problems = (['harness-error', 'fail', 'warn', 'unverified'] as const)
    .filter((status) => requirements[status] > 0)
    .map((status) => `${requirements[status]} ${status}`);
  const cell = (id: string, status: string, words: string): string =>
    linked
      ? `<a class="cell ${status}" tabindex="-1" href="#${escapeHtml(id)}" title="${escapeHtml(`${id}: ${words}`)}"></a>`
      : `<span class="cell ${status}" title="${escapeHtml(`${id}: ${words}`)}"></span>`;
  const cells = [
    ...rows.map(({ id, status }) => cell(id, status, status)),
    ...open.map(({ id, kind }) => cell(id, 'not-judged', `not judged (${kind})`)),
  ];
  const kept = requirements.pass + requirements.tolerated;
  const judged = rows.length - requirements['not-applicable'];
  const told = judged === 0 ? 'not judged in this run' : [`${kept} of ${judged} kept`, ...problems].join(', ');
  return `<div class="row"><span class="name">${linked ? `<a href="#chapter-${escapeHtml(chapter)}">${escapeHtml(chapter)}</a>` : escapeHtml(chapter)}</span><span class="told-row">${told}</span><span class="cells" aria-hidden="true">${cells.join('')}</span></div>`;
}
