/**
 * The headline of the page: the `h1` that says what the page's title says, or the first heading below the
 * name of the site.
 * Spec: ParseOptions, onlyMainContent; that a page's main content begins with its headline is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { decodeEntities } from '../entities.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { Kind } from './box-kinds.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** More headlines than this, and longer ones, are no page's title. */
const mostHeadlines = 50;
const longestHeadline = 2000;
/** Shorter lines are names of the site or of a part of it. */
const shortestLine = 12;
const longestLine = 300;
/** Headlines here are of something else. */
const elsewhere = Kind.nav | Kind.footer | Kind.aside | Kind.dialog;

/** The node of the heading that is the page's headline; 0 when the page has none. */
export function pageTitle(survey: Survey): number {
  const headlines = headlinesOf(survey);
  const candidates = headlines.length > 1 ? headlines.filter((node) => !isLogo(survey, node)) : headlines;
  const only = candidates[0];
  const titles = titlesOf(survey.table);
  if (only === undefined || candidates.length === 1) return headlineBelow(survey, only ?? 0, titles) || (only ?? 0);
  let best = 0;
  let bestLength = 0;
  for (const node of candidates) {
    const text = bare(textOf(survey.table, node));
    const isTitle = text.length > 1 && titles.some((title) => title.includes(text) || text.includes(title));
    if (isTitle && text.length > bestLength) {
      best = node;
      bestLength = text.length;
    }
  }
  if (best > 0) return best;
  const isContent = (node: number): boolean => (survey.inside[node]! & (Kind.main | Kind.article)) !== 0;
  return candidates.find(isContent) ?? candidates.find((node) => (survey.inside[node]! & Kind.header) === 0) ?? only;
}

/**
 * The first heading of the main element that the page's title begins with, where the one `h1` stands in the header of the
 * page or is missing, or of the page, where that leads to the first page: that is the name of the site. 0 for none.
 */
function headlineBelow(survey: Survey, h1: number, titles: readonly string[]): number {
  const { table, inside } = survey;
  const begins = (node: number): boolean => {
    const text = bare(textOf(table, node));
    return text.length > 1 && titles.some((title) => title.startsWith(text));
  };
  const isOfSite = h1 > 0 && isLogo(survey, h1) && !begins(h1);
  const behindSite = h1 > 0 && isLogo(survey, h1) ? headlineBesideSite(survey, h1, titles) : 0;
  if (behindSite > 0) return behindSite;
  const ofTitle = h1 > 0 && !isOfSite && !isSaid(survey, h1, titles) ? headlineOfTitle(survey, h1, begins) : 0;
  if (ofTitle > 0) return ofTitle;
  if (h1 > 0 && !isOfSite && ((inside[h1]! & Kind.header) === 0 || (inside[h1]! & Kind.main) !== 0 || begins(h1)))
    return 0;
  for (let node = h1 + 1; node < table.count; node++) {
    if (table.tag[node] !== Tag.h2 || (inside[node]! & elsewhere) !== 0) continue;
    const isIn = (inside[node]! & Kind.main) !== 0;
    if ((isIn || isOfSite) && begins(node)) return node;
    if (isIn && !isOfSite) return 0;
  }
  return 0;
}

/** The title of the page says the words of a heading. */
function isSaid({ table }: Survey, heading: number, titles: readonly string[]): boolean {
  const text = bare(textOf(table, heading));
  return text === '' || titles.some((title) => title.includes(text) || text.includes(title));
}

/** The first heading below one that names a part of the site, before all that is told, when the page's title begins with it. */
function headlineOfTitle(survey: Survey, h1: number, begins: (node: number) => boolean): number {
  const { table, inside, prose } = survey;
  for (let node = h1 + 1; node < table.count && prose[node] === 0; node++)
    if (table.tag[node] === Tag.h2 && (inside[node]! & elsewhere) === 0)
      if (within(survey.text, survey, node) >= shortestLine && begins(node)) return node;
  return 0;
}

/** The heading that makes the whole title of the page, together with the name of the site before or behind it. */
function headlineBesideSite(survey: Survey, h1: number, titles: readonly string[]): number {
  const { table, inside } = survey;
  const site = bare(textOf(table, h1));
  const rest = titles
    .filter((title) => title !== site)
    .map((title) => (title.startsWith(site) ? title.slice(site.length) : title.replace(site, '')));
  for (let node = h1 + 1; node < table.count && rest.length > 0; node++)
    if ((table.tag[node] === Tag.h2 || table.tag[node] === Tag.h3) && (inside[node]! & elsewhere) === 0)
      if (rest.includes(bare(textOf(table, node)))) return node;
  return 0;
}

function headlinesOf(survey: Survey): number[] {
  const { table } = survey;
  const headlines: number[] = [];
  const tags = table.tag.subarray(0, table.count);
  for (let node = tags.indexOf(Tag.h1); node >= 0; node = tags.indexOf(Tag.h1, node + 1)) {
    if ((survey.inside[node]! & elsewhere) !== 0 || within(survey.text, survey, node) === 0) continue;
    headlines.push(node);
    if (headlines.length === mostHeadlines) break;
  }
  return headlines;
}

/** The name of the site, linked to its first page. */
function isLogo(survey: Survey, node: number): boolean {
  const { table } = survey;
  if (within(survey.linked, survey, node) < within(survey.text, survey, node)) return false;
  let link = node;
  while (link < table.end[node]! && table.tag[link] !== Tag.a) link++;
  if (link === table.end[node]!) link = table.parent[node]!;
  if (table.tag[link] !== Tag.a) return false;
  return leadsToFirstPage(table, link);
}

/** True for a link to the first page of a site. */
export function leadsToFirstPage(table: NodeTable, link: number): boolean {
  return /^(?:https?:)?(?:\/\/[^/?#]*)?\/?(?:index\.\w+)?$/i.test(attribute(table, link, 'href')?.trim() ?? '#');
}

/** True when a text says the same as the headline, in letters and numbers. */
export function saysHeadline({ table }: Survey, title: number, text: string): boolean {
  return bare(text) === bare(textOf(table, title));
}

/** The first line of a page without headlines that its title begins with; 0 for none. */
export function lineOfTitle(survey: Survey): number {
  const { table, body } = survey;
  const titles = titlesOf(table);
  if (titles.length === 0) return 0;
  for (let node = body + 1; node < table.count; node++) {
    if (table.tag[node] !== Tag.text || (table.marks[node]! & TextMark.ink) === 0) continue;
    if (table.stop[node]! - table.start[node]! < shortestLine) continue;
    if (within(survey.text, survey, table.parent[node]!) > longestLine) continue;
    const text = bare(textOf(table, table.parent[node]!));
    if (text.length >= shortestLine && titles.some((title) => title.startsWith(text))) return node;
  }
  return 0;
}

/** Shorter ends of a title are names of sites and parts of them. */
const shortestEnd = 6;

/** The longest line that the title of a page ends with, behind the name of the site: its headline where no heading is. 0 for none. */
export function lineOfTitleEnd(survey: Survey): number {
  const { table, body } = survey;
  const titles = titlesOf(table);
  let best = 0;
  let bestLength = shortestEnd - 1;
  for (let node = body + 1; node < table.count && titles.length > 0; node++) {
    if (table.tag[node] !== Tag.text || (table.marks[node]! & TextMark.ink) === 0) continue;
    const parent = table.parent[node]!;
    if (within(survey.text, survey, parent) > longestLine || within(survey.links, survey, parent) > 0) continue;
    const text = bare(textOf(table, parent));
    if (text.length <= bestLength || !titles.some((title) => title.endsWith(text))) continue;
    best = node;
    bestLength = text.length;
  }
  return best;
}

/** What the head calls the page. */
function titlesOf(table: NodeTable): string[] {
  const titles: string[] = [];
  for (let node = 1; node < table.count && table.tag[node] !== Tag.body; node++) {
    if (table.tag[node] === Tag.title) titles.push(textOf(table, node));
    else if (table.tag[node] === Tag.meta && mayHaveAttribute(table, node, 'property')) {
      if (attribute(table, node, 'property') === 'og:title') titles.push(attribute(table, node, 'content') ?? '');
    }
  }
  return titles.map(bare).filter((title) => title !== '');
}

/** The text of a subtree, in part where it is very long. */
function textOf(table: NodeTable, node: number): string {
  let text = '';
  for (let at = node + 1; at < table.end[node]! && text.length < longestHeadline; at++)
    if (table.tag[at] === Tag.text)
      text += table.source.toString(
        'utf8',
        table.start[at],
        Math.min(table.stop[at]!, table.start[at]! + longestHeadline),
      );
  return decodeEntities(text, false);
}

/** The letters and digits of a text, in lower case. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
