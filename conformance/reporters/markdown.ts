/**
 * The report as a Markdown summary, for pull requests and job summaries: verdict, a table by chapter, what to fix first by
 * cause, what could not be judged by reason; the long lists folded, the whole short enough for a comment.
 * Spec: none of its own.
 */
import { statuses } from '../harness/outcome.js';
import { causesOf } from './causes.js';
import type { Cause } from './causes.js';
import { verdictWords } from './report.js';
import type { Report } from './report.js';

/** Comments of code hosts end at 65,536 characters. */
const mostCharacters = 60_000;
/** Causes that are told with their evidence. */
const toldCauses = 10;
const listedIds = 5;

/** Text of the target or the catalogue inside a table cell or a list item. */
function cell(text: string, length = 240): string {
  const short = text.length > length ? `${text.slice(0, length)}…` : text;
  return short
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;')
    .replace(/\s+/g, ' ');
}

export function markdownReport(report: Report): string {
  const sections = [
    head(report),
    lostSection(report),
    chapterTable(report),
    causeSection(report),
    errorSection(report),
    unverifiedSection(report),
    silenceSection(report),
    `<sub>${report.suite.name} ${report.suite.version}, contract ${report.suite.contract}, seed ${report.run.seed}, ${report.run.startedAt}, ${report.checks.length} checks, ${report.ledger.requests} requests</sub>`,
  ].filter((section) => section !== '');
  const text = sections.join('\n\n');
  if (text.length <= mostCharacters) return `${text}\n`;
  // Cut between lines, and never inside of a folded part.
  const kept = text.slice(0, mostCharacters).replace(/\n[^\n]*$/, '');
  const isFolded = kept.lastIndexOf('<details>') > kept.lastIndexOf('</details>');
  return `${kept}${isFolded ? '\n\n</details>' : ''}\n\n… (the whole is in the other reports)\n`;
}

function head({ target, verdict, counts: { requirements } }: Report): string {
  const counts = [
    requirements.fail > 0 && `**${requirements.fail} broken**`,
    requirements.warn > 0 && `${requirements.warn} recommendations not followed`,
    requirements.unverified > 0 && `${requirements.unverified} not verified`,
    `${requirements.pass + requirements.tolerated} kept`,
  ].filter((words) => words !== false);
  return `# Conformance of ${target.baseUrl}\n\n**${verdictWords[verdict]}**\n\n${counts.join(', ')}`;
}

function lostSection({ lost }: Report): string {
  if (!lost) return '';
  const ids = [...new Set(lost.map(({ checkId }) => `\`${checkId}\``))].join(', ');
  return `**The server went away during the run**, and what came later could not be judged. Under way then: ${ids}. One of their requests may have ended it.`;
}

function chapterTable(report: Report): string {
  const shown = statuses.filter((status) => report.counts.requirements[status] > 0);
  return [
    `| chapter | ${shown.join(' | ')} | not judged |`,
    `|---|${shown.map(() => '--:').join('|')}|--:|`,
    ...report.chapters.map((item) => {
      const { excluded, silence } = item.notJudged;
      const counts = shown.map((status) => item.requirements[status]).join(' | ');
      return `| ${item.chapter} | ${counts} | ${excluded + silence} |`;
    }),
  ].join('\n');
}

function causeSection(report: Report): string {
  const causes = causesOf(report);
  if (causes.length === 0) return '';
  const rest = causes.slice(toldCauses);
  const more = rest.map(({ words, requirements }) => `| ${cell(words)} | ${names(requirements.map(({ id }) => id))} |`);
  return [
    '## What to fix first',
    causes.slice(0, toldCauses).map(causeItem).join('\n'),
    ...(rest.length === 0
      ? []
      : [folded(`${rest.length} more causes`, ['| cause | requirements |', '|---|---|', ...more].join('\n'))]),
  ].join('\n\n');
}

function causeItem({ words, isMust, requirements, waiting, example }: Cause, index: number): string {
  const place = example.pointer === undefined ? '' : ` at ${cell(example.pointer)}`;
  const [first] = requirements;
  return [
    `${index + 1}. **${cell(words)}** (${requirements.length} ${isMust ? '' : 'recommended '}${requirements.length === 1 ? 'requirement' : 'requirements'}: ${names(requirements.map(({ id }) => id))}${waiting > 0 ? `; ${waiting} checks not verified for it` : ''})`,
    ...(first ? [`   - ${cell(first.statement)} Source: ${cell(first.source)}`] : []),
    `   - expected ${cell(example.expected)}${place}, got ${cell(example.actual)}`,
  ].join('\n');
}

function errorSection({ checks }: Report): string {
  const errors = checks.filter(({ status }) => status === 'harness-error');
  if (errors.length === 0) return '';
  return `## Errors of the suite itself\n\n${errors.map(({ id, detail }) => `- \`${id}\`: ${cell(detail ?? '')}`).join('\n')}`;
}

/** By reason: what stands behind one missing thing is one line. */
function unverifiedSection({ checks }: Report): string {
  const groups = new Map<string, string[]>();
  for (const { id, unverified } of checks) {
    if (unverified === undefined) continue;
    const key = unverified.capability ? `not offered: ${unverified.capability}` : unverified.detail;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  if (groups.size === 0) return '';
  const rows = [...groups].map(([reason, ids]) => `| ${cell(reason)} | ${names(ids)} |`);
  return folded(
    `${[...groups.values()].flat().length} checks not verified`,
    ['| why | checks |', '|---|---|', ...rows].join('\n'),
  );
}

function silenceSection({ silences }: Report): string {
  if (silences.length === 0) return '';
  const rows = silences.map(({ id, outcome }) => `| ${id} | ${cell(outcome)} |`);
  return folded(
    `${silences.length} choices where the interface is silent`,
    ['| place | outcome |', '|---|---|', ...rows].join('\n'),
  );
}

function names(ids: readonly string[]): string {
  const rest = ids.length - listedIds;
  return `${ids
    .slice(0, listedIds)
    .map((id) => `\`${id}\``)
    .join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function folded(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
