/**
 * The footer of a page that marks none: the box at the end of the region with the line that names who owns the rights.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { elementSets, ElementSet, Tag } from '../elements.table.js';
import { isHeading, Kind } from './box-kinds.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import { linkedHeadings, recordHeadings } from './story.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** The line of rights is among so many last texts, and as short as this. */
const lastTexts = 40;
const rightsLength = 300;
/** A footer holds at most this share of the region's text and of its prose. */
const footerText = 0.4;
const footerProse = 0.1;
const footerLinks = 5;
/** At least this share of what stands beside the line of rights is links. */
const waysShare = 0.8;
/** The sign as UTF-8 bytes, as a reference or in letters, and the year right behind it: the credit of a picture gives none. */
const rightsSign = /\xc2\xa9|&copy;|&#169;|&#xa9;|\(c\)|copyright/i;
const rightsCharacter = /\xc2\xa9|&copy;|&#169;|&#xa9;/i;
const rightsOfYear = /(?:\xc2\xa9|&copy;|&#169;|&#xa9;|\(c\)|copyright)\D{0,12}(?:19|20)\d\d/i;

/** Marks the box around the last line of rights. */
export function cutRights(page: Page, reason: Uint8Array): void {
  const { survey, region } = page;
  const { table } = survey;
  const line = lineOfRights(page, reason);
  if (line === 0) return;
  let box = line;
  for (let up = table.parent[box]!; up > region.root && isAround(page, up, box); up = table.parent[up]!) box = up;
  if (listsFacts(survey, box)) box = line;
  if (!isNote(survey, box)) reason[box] = Reason['footer of the page'];
}

/** A paragraph among those of the text says where the text was taken from. */
function isNote(survey: Survey, box: number): boolean {
  const { table } = survey;
  const isOfText = table.tag[box] === Tag.p || (elementSets[table.tag[box]!]! & ElementSet.block) === 0;
  return isOfText && within(survey.prose, survey, table.parent[box]!) > within(survey.prose, survey, box);
}

/** A list with more entries than links. */
export function listsFacts({ table }: Survey, box: number): boolean {
  let unlinkedItems = 0;
  for (let node = box; node < table.end[box]!; node++) {
    if (table.tag[node] === Tag.li || table.tag[node] === Tag.dd || table.tag[node] === Tag.tr) unlinkedItems++;
    if (table.tag[node] === Tag.a) unlinkedItems--;
  }
  return unlinkedItems > 0;
}

/** The box of the last short text with the sign and a year; 0 for none, and for one of many, which tell of parts. */
function lineOfRights({ survey, region, title }: Page, reason: Uint8Array): number {
  const { table } = survey;
  const texts: number[] = [];
  for (let node = Math.max(region.root, title) + 1; node < table.end[region.root]!;) {
    if (table.tag[node] === Tag.text && (table.marks[node]! & TextMark.ink) !== 0 && reason[node] === 0)
      texts.push(node);
    node = reason[node] === 0 ? node + 1 : table.end[node]!;
  }
  const last = texts.findLastIndex(
    (node, at) => at >= texts.length - lastTexts && isOfRights(survey, region.root, node),
  );
  if (last < 0) return 0;
  const box = table.parent[texts[last]!]!;
  const isLike = (node: number): boolean => {
    const other = table.parent[node]!;
    return other !== box && survey.shape[other] === survey.shape[box] && isOfRights(survey, region.root, node);
  };
  return texts.slice(0, last).some(isLike) ? 0 : box;
}

function isOfRights(survey: Survey, root: number, node: number): boolean {
  const { table } = survey;
  const box = table.parent[node]!;
  if (box <= root || !rightsSign.test(textOf(table, node))) return false;
  if ((survey.inside[box]! & (Kind.quote | Kind.verbatim | Kind.item)) !== 0 || table.tag[box] === Tag.dd) return false;
  return within(survey.text, survey, box) <= rightsLength && rightsOfYear.test(firstTexts(table, box));
}

/** A text with the sign, or with the word and a year; `(c)` alone may count the points of a list. */
export function namesRights(table: NodeTable, text: number): boolean {
  const said = textOf(table, text);
  return rightsCharacter.test(said) || rightsOfYear.test(said);
}

function textOf({ source, start, stop }: NodeTable, node: number): string {
  return source.toString('latin1', start[node], Math.min(stop[node]!, start[node]! + rightsLength * 2));
}

/** The first texts of a box as the source writes them. */
function firstTexts(table: NodeTable, box: number): string {
  let all = '';
  for (let at = box + 1; at < table.end[box]! && all.length < rightsLength; at++)
    if (table.tag[at] === Tag.text) all += textOf(table, at);
  return all;
}

/**
 * In a region that the page names, what stands beside the line is content, but for a row of links with no heading.
 * There and elsewhere a block that says no more than the line is the line.
 */
function isAround(page: Page, up: number, line: number): boolean {
  const { survey, region } = page;
  const own = within(survey.prose, survey, line);
  if (!region.isNamed || within(survey.text, survey, up) === within(survey.text, survey, line))
    return isFooter(page, up, own);
  const others = within(survey.text, survey, up) - within(survey.text, survey, line);
  const linked = within(survey.linked, survey, up) - within(survey.linked, survey, line);
  return isFooter(page, up, own) && linked >= others * waysShare && !holdsHeading(survey, up);
}

function holdsHeading({ table }: Survey, box: number): boolean {
  return table.tag.subarray(box, table.end[box]).some(isHeading);
}

/** Prose in a footer stands beside ways to other pages. */
function isOfWays(survey: Survey, box: number): boolean {
  return within(survey.links, survey, box) >= footerLinks;
}

/** Behind the headline, a small part of the page, with no prose but the line's own, nothing that is sold and no stories. */
function isFooter({ survey, region, title }: Page, box: number, own: number): boolean {
  const share = (counts: Int32Array): number => within(counts, survey, box) / within(counts, survey, region.root);
  return (
    box > title &&
    !holds(survey, box, title) &&
    share(survey.text) <= footerText &&
    (within(survey.prose, survey, box) <= own || (isOfWays(survey, box) && share(survey.prose) <= footerProse)) &&
    within(survey.prices, survey, box) === 0 &&
    linkedHeadings(survey, box) < recordHeadings
  );
}
