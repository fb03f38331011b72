/**
 * Sections that lead to other pages, told by their heading ("Related articles", "You may also like").
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { isHeading, Kind } from './box-kinds.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import type { Page } from './page.js';
import { headingLength, headingSays, wordsOf } from './heading-words.js';
import { Says } from './lexicon.table.js';
import { holds } from './region.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

const readAlsoLength = 300;
/** A section of more than this share of the region is the content. */
const sectionShare = 0.5;
const linkShare = 0.2;
/** A line above a heading and the way to all it stands over say no more. */
const besideHeading = 48;
/** Headings of one kind in so many places belong to the records they stand in, and so many prices are of as many. */
const recordCount = 3;
/** A card that leads elsewhere says so much at most. */
const cardLength = 150;
/** With the beginning of its text, so much. */
const teaserLength = 300;
/** A page of its own has so much text that is no link. */
const ownText = 80;
/** A page with so much prose tells a story, and a box beside that holds at most this share of its text. */
const storyLength = 600;
const besideShare = 0.3;

/** A line such as "Read also: ..." that is mostly a link. */
export function isReadAlso(survey: Survey, node: number): boolean {
  const { table } = survey;
  if (within(survey.text, survey, node) > readAlsoLength || within(survey.linked, survey, node) === 0) return false;
  if (within(survey.linked, survey, node) * 2 < within(survey.text, survey, node)) return false;
  let at = node + 1;
  while (at < table.end[node]! && within(survey.text, survey, at) === 0) at++;
  while (at < table.end[node]! && table.tag[at] !== Tag.text) at++;
  if (at >= table.end[node]! || within(survey.text, survey, at) > headingLength) return false;
  return (wordsOf(table, at) & Says.related) !== 0;
}

/** A short line of its own that is no heading element, no link and no caption: `<div>More on this:</div>`. */
export function isLabel(survey: Survey, node: number): boolean {
  const length = within(survey.text, survey, node);
  return (
    length > 0 &&
    length <= headingLength &&
    within(survey.linked, survey, node) === 0 &&
    (survey.inside[node]! & Kind.quote) === 0 &&
    startsWithText(survey, node)
  );
}

/** An icon may stand before the text. */
function startsWithText({ table, text }: Survey, node: number): boolean {
  const { tag, marks, end } = table;
  let at = node + 1;
  while (at < end[node]! && (tag[at] === Tag.text ? (marks[at]! & TextMark.ink) === 0 : text[end[at]!] === text[at]))
    at = end[at]!;
  return at < end[node]! && tag[at] === Tag.text;
}

/** The boxes from a heading on that it stands over: the box it begins, or itself and its siblings up to the next heading. */
export function sectionOf(page: Page, heading: number): number[] {
  const { survey } = page;
  const { table } = survey;
  const box = boxFrom(page, heading);
  const barred = behindBar(page, heading, box);
  if (barred) return barred;
  const section = [box];
  if (within(survey.text, survey, box) > within(survey.text, survey, heading)) return section;
  const end = table.end[table.parent[box]!]!;
  for (let node = table.end[box]!; node < end; node = table.end[node]!) {
    const tag = table.tag[node]!;
    if (tag !== Tag.text && startsWithHeading(survey, node, table.tag[heading]!)) break;
    section.push(node);
  }
  return section;
}

/**
 * The bar of a heading, beside which stand a line above and the way to all of them at most, and the row of cards behind,
 * whose titles are links; undefined where the box of the heading holds more, or something else comes behind.
 */
function behindBar({ survey, region, title }: Page, heading: number, box: number): number[] | undefined {
  const { table, text } = survey;
  const own = within(text, survey, heading);
  for (let bar = box; bar > region.root && within(text, survey, bar) <= own + besideHeading; bar = table.parent[bar]!) {
    if (holds(survey, bar, title)) return undefined;
    const end = table.end[table.parent[bar]!]!;
    if (text[end] === text[table.end[bar]!]) continue;
    let cards = table.end[bar]!;
    while (text[table.end[cards]!] === text[cards]) cards = table.end[cards]!;
    const isBar = within(text, survey, bar) > own;
    return isBar && isOfLinks(survey, cards) && !holdsSection(survey, heading, cards) ? [bar, cards] : undefined;
  }
  return undefined;
}

/** The outermost box whose text begins with a heading and that may go as a whole. */
function boxFrom(
  { survey, region, title }: Page,
  heading: number,
  isOne: (up: number) => boolean = () => true,
): number {
  const { table, text } = survey;
  const limit = within(text, survey, region.root) * sectionShare;
  const fits = (node: number): boolean =>
    within(text, survey, node) <= limit && !holds(survey, node, title) && isOne(node);
  let box = heading;
  for (
    let up = table.parent[heading]!;
    up > region.root && text[up] === text[heading] && fits(up);
    up = table.parent[up]!
  )
    box = up;
  return box;
}

/** True when the first text of a box is a heading of the rank or a higher one. */
function startsWithHeading({ table, text }: Survey, node: number, rank: number): boolean {
  for (let at = node; at < table.end[node]! && text[at] === text[node]; at++) {
    const tag = table.tag[at]!;
    if (isHeading(tag) && tag <= rank) return true;
  }
  return false;
}

/** The box a label begins, or the label and the boxes of links right behind it. */
export function labelledLinks(page: Page, label: number): number[] {
  const { survey } = page;
  const { table, text } = survey;
  const box = boxFrom(page, label, (up) => !tellsMore(survey, label, up));
  if (within(text, survey, box) > within(text, survey, label)) return [box];
  const section = [box];
  for (let node = table.end[box]!; node < table.end[table.parent[box]!]!; node = table.end[node]!) {
    if (within(text, survey, node) > 0 && !isOfLinks(survey, node)) break;
    section.push(node);
  }
  return section;
}

function isOfLinks(survey: Survey, node: number): boolean {
  return within(survey.linked, survey, node) * 2 >= within(survey.text, survey, node);
}

/** True when a heading stands over nothing that shows: scripts would have filled it. */
export function isEmpty({ text, table }: Survey, heading: number, section: readonly number[]): boolean {
  if (!isHeading(table.tag[heading]!)) return false;
  const all = section.reduce((sum, node) => sum + text[table.end[node]!]! - text[node]!, 0);
  return all === text[table.end[heading]!]! - text[heading]!;
}

/** A title over nothing, or over signs that keep a place: scripts would have filled the box. */
export function isTitleAlone(survey: Survey, node: number): boolean {
  const { table, text } = survey;
  let lines = 0;
  let signs = 0;
  for (let at = node + 1; at < table.end[node]! && lines < 2; at++) {
    if (isHeading(table.tag[at]!) && within(text, survey, at) > 0)
      if (within(text, survey, at) === within(text, survey, node)) return true;
    if (table.tag[at] !== Tag.text || text[at + 1] === text[at]) continue;
    if (isWord(table, at)) lines++;
    else signs++;
  }
  return lines === 1 && signs > 0 && within(survey.links, survey, node) === 0;
}

/** Letters or numbers of any script; a reference is a space or a sign. */
function isWord({ source, start, stop }: NodeTable, text: number): boolean {
  return /[\p{L}\p{N}]/u.test(source.toString('utf8', start[text], stop[text]).replace(/&#?\w+;/g, ''));
}

/** True when each of many records has such a heading: "More on the first", "More on the second". */
export function isOfEachRecord({ survey, headings }: Page, heading: number): boolean {
  const { table, shape } = survey;
  if (!isHeading(table.tag[heading]!)) return false;
  if (headings.size === 0) {
    for (let node = survey.body; node < table.count; node++)
      if (isHeading(table.tag[node]!) && (headingSays(survey, node) & Says.related) !== 0)
        headings.set(shape[node]!, (headings.get(shape[node]!) ?? 0) + 1);
  }
  return (headings.get(shape[heading]!) ?? 0) >= recordCount;
}

/** True when a section is made of links to elsewhere; the link of a card may be its picture, or lie over it. */
export function leadsElsewhere(survey: Survey, section: readonly number[]): boolean {
  const sum = (counts: Int32Array): number => section.reduce((all, node) => all + within(counts, survey, node), 0);
  const text = sum(survey.text);
  const linked = sum(survey.linked);
  const links = sum(survey.links);
  // Goods that scripts lead to have a price each.
  if (sum(survey.prices) >= recordCount && sum(survey.prose) === 0) return true;
  if (links < 2) return links === 1 && linked * 2 >= text;
  const isOneRecord = sum(survey.prices) > 0 && sum(survey.prices) < recordCount;
  return linked >= text * linkShare || (text <= links * cardLength && sum(survey.prose) === 0 && !isOneRecord);
}

/** True when a section is a row of links, or of teasers below links, that cost nothing, and holds no other section. */
export function isOfCards(survey: Survey, heading: number, section: readonly number[]): boolean {
  const sum = (counts: Int32Array): number => section.reduce((all, node) => all + within(counts, survey, node), 0);
  const links = sum(survey.links);
  if (links < recordCount || sum(survey.prices) > 0 || sum(survey.text) > links * teaserLength) return false;
  return !section.some((box) => holdsSection(survey, heading, box));
}

/** A label is a weak word: a box with a heading of its own that says something in sentences, or sells it, is no row of links. */
function tellsMore(survey: Survey, label: number, box: number): boolean {
  if (within(survey.prose, survey, box) === 0 && within(survey.prices, survey, box) === 0) return false;
  return holdsSection(survey, label, box);
}

/** A heading of the rank or a higher one that is no link. */
function holdsSection(survey: Survey, heading: number, box: number): boolean {
  const { table, text, linked } = survey;
  const rank = isHeading(table.tag[heading]!) ? table.tag[heading]! : Tag.h6;
  for (let at = Math.max(box, table.end[heading]!); at < table.end[box]!; at++)
    if (isHeading(table.tag[at]!) && table.tag[at]! <= rank)
      if (within(text, survey, at) > 0 && within(linked, survey, at) === 0) return true;
  return false;
}

/** What is like this page has a page before it, however short: some words below its headline, and none in sentences behind. */
export function isBehindText({ survey, region, title, isOfTeasers }: Page, section: readonly number[]): boolean {
  const { table, text, linked, prose } = survey;
  const from = section[0]!;
  if (title === 0 || from < title || isOfTeasers) return false;
  const own = text[from]! - text[table.end[title]!]! - (linked[from]! - linked[table.end[title]!]!);
  return own >= ownText && prose[table.end[section.at(-1)!]!] === prose[table.end[region.root]!];
}

/** In the middle of a story, a small box that is links for the most part; on a page of records that is what it is for. */
export function isBesideStory({ survey, region, title, isOfTeasers }: Page, section: readonly number[]): boolean {
  const share = (counts: Int32Array): number =>
    section.reduce((all, node) => all + within(counts, survey, node), 0) / within(counts, survey, region.root);
  return (
    title > 0 &&
    section[0]! > title &&
    !isOfTeasers &&
    within(survey.prose, survey, region.root) >= storyLength &&
    within(survey.prices, survey, region.root) === 0 &&
    share(survey.text) <= besideShare &&
    leadsElsewhere(survey, section)
  );
}
