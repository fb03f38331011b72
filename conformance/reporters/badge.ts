/**
 * The verdict as a badge (SVG), to stand beside a link to the result file it comes from.
 * Spec: none of its own.
 */
import { escapeHtml } from './html/markup.js';
import type { Report } from './report.js';

const colours: Readonly<Record<Report['verdict'], string>> = {
  conformant: '#256f45',
  'not-conformant': '#b3261e',
  incomplete: '#6f4a9c',
  'harness-error': '#444',
};
const height = 20;
/** Of a character of the font, in pixels, about. */
const characterWidth = 6.6;
const padding = 12;

export function badge(report: Report): string {
  const { requirements: counts } = report.counts;
  const kept = counts.pass + counts.tolerated;
  const judged = kept + counts.fail + counts.warn + counts.unverified + counts['harness-error'];
  const scope = scopeWords(report.run.scope);
  const left = `plumbline ${report.suite.version}`;
  const right = `${report.verdict.replace('-', ' ')}${scope} ${kept}/${judged}`;
  const [leftWidth, rightWidth] = [left, right].map((text) => Math.round(text.length * characterWidth + padding)) as [
    number,
    number,
  ];
  const title = `${left}: ${right}, ${report.run.startedAt.slice(0, 10)}`;
  const word = (text: string, x: number, width: number): string =>
    `<text x="${x + width / 2}" y="14" textLength="${width - padding}">${escapeHtml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${leftWidth + rightWidth}" height="${height}" role="img" aria-label="${escapeHtml(title)}"><title>${escapeHtml(title)}</title><clipPath id="round"><rect width="${leftWidth + rightWidth}" height="${height}" rx="3"/></clipPath><g clip-path="url(#round)"><rect width="${leftWidth}" height="${height}" fill="#333"/><rect x="${leftWidth}" width="${rightWidth}" height="${height}" fill="${colours[report.verdict]}"/></g><g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${word(left, 0, leftWidth)}${word(right, leftWidth, rightWidth)}</g></svg>
`;
}

/** A part must not look like the whole. */
function scopeWords({ profile, chapters, requirements, levels }: Report['run']['scope']): string {
  const parts = [
    profile !== 'full' && profile.replace(/^.*\//, ''),
    chapters.length > 0 && (chapters.length > 2 ? `${chapters.length} chapters` : chapters.join(' and ')),
    requirements.length > 0 && 'some requirements',
    levels.length > 0 && `${levels.join(' and ')} alone`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
