/**
 * Parts of records (posts, cards, entries of a list), whatever their boxes are called.
 * Spec: ParseOptions, onlyMainContent: what a page lists is its content.
 */
import { Tag } from '../elements.table.js';
import { barLength, isBar } from './bars.js';
import { isHeading, Kind } from './box-kinds.js';
import { Named } from './lexicon.table.js';
import { isAlone } from './like-boxes.js';
import type { Page } from './page.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** The author, his place, the link to the post. */
const bylineLinks = 3;
/** Boxes of one shape in so many places are parts of records: posts, cards, entries of a list. */
const recordCount = 3;
const recordNodes = 400;
/** Text that is no link tells of something when it is as long as this. */
const ownText = 20;
/** A fact of a record is as short as this; titles are longer. */
const factLength = 40;
/** What parts of records are called, too. */
const inRecords = Named.tags | Named.header | Named.side | Named.column | Named.navigation | Named.social;

export function isOfRecords({ survey, shapes }: Page, node: number): boolean {
  if (isOfArticles(survey, node)) return true;
  if (shapes.size === 0) {
    for (let at = 1; at < survey.table.count; at++) {
      if (((survey.kind[at]! & (Kind.footer | Kind.aside)) | (survey.names[at]! & inRecords)) === 0) continue;
      shapes.set(survey.shape[at]!, (shapes.get(survey.shape[at]!) ?? 0) + 1);
    }
  }
  return (shapes.get(survey.shape[node]!) ?? 0) >= recordCount;
}

/** A box so named at the same place of the template says something that is no link: the dishes of a menu. */
export function isLikeText({ survey, told }: Page, node: number): boolean {
  const { table, names, shape, text, linked } = survey;
  if (told.size === 0) {
    told.add(0);
    for (let at = 1; at < table.count; at++)
      if ((names[at]! & Named.navigation) !== 0 && table.tag[at] !== Tag.text) {
        const end = table.end[at]!;
        const own = text[end]! - text[at]! - (linked[end]! - linked[at]!);
        if (own >= ownText && own > linked[end]! - linked[at]!) told.add(shape[at]!);
      }
  }
  return told.has(shape[node]!);
}

/** In an article beside which another stands. */
function isOfArticles(survey: Survey, node: number): boolean {
  if ((survey.inside[node]! & Kind.article) === 0) return false;
  let article = survey.table.parent[node]!;
  while (article > 0 && (survey.kind[article]! & Kind.article) === 0) article = survey.table.parent[article]!;
  return article > 0 && !isAlone(survey, article);
}

/** In each of many records, beside its heading: how many answered, who, and when, whatever the box is called. */
export function isLineOfRecord(page: Page, node: number): boolean {
  const { survey } = page;
  const { table, text } = survey;
  if (!isBar(survey, node) || !isOfRecords(page, node)) return false;
  let record = table.parent[node]!;
  for (let hops = 0; hops < 3 && within(text, survey, record) === within(text, survey, node); hops++)
    record = table.parent[record]!;
  if (table.end[record]! - record > recordNodes) return false;
  let says = false;
  let isHeaded = false;
  for (let at = record + 1; at < table.end[record]!; at++) {
    const isInside = at > node && at < table.end[node]!;
    if (isInside && table.tag[at] === Tag.text) {
      if (text[at + 1]! - text[at]! > factLength) return false;
      const stop = Math.min(table.stop[at]!, table.start[at]! + barLength);
      says ||= /\d/.test(table.source.toString('latin1', table.start[at], stop));
    }
    if (!isInside && isHeading(table.tag[at]!)) isHeaded = true;
  }
  return says && isHeaded;
}

/** Who wrote a post and when stands beside its text, in each post of a thread. */
export function isOfPost(page: Page, node: number): boolean {
  const { survey } = page;
  const isInArticle = (survey.inside[survey.table.parent[node]!]! & Kind.article) !== 0;
  if (!isInArticle || !isBar(survey, node)) return false;
  if (holdsTime(survey, node) && within(survey.links, survey, node) <= bylineLinks) return true;
  return isOfRecords(page, node);
}

function holdsTime({ table }: Survey, node: number): boolean {
  return table.tag.subarray(node, table.end[node]).includes(Tag.time);
}
