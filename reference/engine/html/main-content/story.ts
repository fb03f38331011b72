/**
 * The story of a page of prose: the way from the region down to the box with nearly all of its sentences. Boxes of links
 * beside that way lead elsewhere.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import type { Page } from './page.js';
import { isBar, isLinks } from './bars.js';
import { isHeading, Kind } from './box-kinds.js';
import { leadsAround } from './frame-rules.js';
import { Named } from './lexicon.table.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Less prose, or a smaller share of all text that is not linked, is no story. */
const storyLength = 1000;
const proseShare = 0.5;
/** The story is in the box that holds this share of the prose. */
const trunkShare = 0.6;
/** A box beside the story is as small a part of the text. */
const besideShare = 0.25;
/** At least this share of the text of a box that leads elsewhere is links; behind the story teasers tell of its targets. */
const linkShare = 0.4;
const teaserLinks = 0.2;
const columnLinks = 0.6;
/** A box with this share of links is a list of stories, not one. */
const listLinks = 0.25;
const mostLinkedHeadings = 4;
/** So many headings that are links make records of a box: stories, goods. */
export const recordHeadings = 3;
/** So much prose at the start tells a story from a list of them. */
const teaserProse = 300;
/** Shorter headings that are links name who wrote a post. */
const titleLength = 20;
/** More prices are of goods. */
const mostPrices = 8;
/** A card of goods has so many links at most. */
const linksOfGoods = 4;
const authorClass = /(?:^|[-_\s])(?:authors?|autor(?:en|es)?|auteurs?|byline|vcard)(?:$|[-_\s])/i;
/** Of an author so much is told, and he is to be found in so many places. */
const authorLength = 800;
const authorLinks = 6;

/** Marks the boxes of links around the story; nothing on pages that tell none. */
export function cutAroundStory(page: Page, reason: Uint8Array): void {
  const { survey, region } = page;
  const { table } = survey;
  const all = within(survey.prose, survey, region.root);
  const plain = within(survey.text, survey, region.root) - within(survey.linked, survey, region.root);
  if (all < storyLength || all < plain * proseShare || within(survey.prices, survey, region.root) > mostPrices) return;
  const last = storyBox(survey, region.root, all);
  if (isLinks(survey, last, listLinks) || linkedHeadings(survey, last) >= mostLinkedHeadings) return;
  for (let box = region.root; box > 0;) {
    const story = storyIn(survey, box, all);
    if (story === 0) return;
    for (let child = box + 1; child < table.end[box]!; child = table.end[child]!)
      if (child !== story && reason[child] === 0 && leadsAway(page, child, story))
        reason[child] = Reason['links around a story'];
    box = story;
  }
}

/** The innermost box with nearly all of the prose. */
function storyBox(survey: Survey, root: number, all: number): number {
  let box = root;
  for (let story = storyIn(survey, box, all); story > 0; story = storyIn(survey, box, all)) box = story;
  return box;
}

/** True when the first prose of a page is teasers below headings that are links: a page of stories, not one. */
export function isOfTeasers(survey: Survey, root: number, title: number): boolean {
  const { table, prose } = survey;
  const isTold = isInParagraphs(survey, root);
  let titles = 0;
  for (let node = Math.max(root, title) + 1; node < table.end[root]! && prose[node]! - prose[root]! < teaserProse;) {
    if (isTold && isBesideByName(survey, root, node)) {
      node = table.end[node]!;
      continue;
    }
    if (isHeading(table.tag[node]!) && isLinks(survey, node, 1) && within(survey.text, survey, node) >= titleLength)
      titles++;
    node++;
  }
  return titles >= recordHeadings;
}

/** Most of the prose is paragraphs side by side: one text, no list of questions or teasers. */
function isInParagraphs(survey: Survey, root: number): boolean {
  const { table } = survey;
  const all = within(survey.prose, survey, root);
  const box = storyBox(survey, root, all);
  let told = 0;
  for (let child = box + 1; child < table.end[box]!; child = table.end[child]!)
    if (table.tag[child] === Tag.p) told += within(survey.prose, survey, child);
  return told >= all * trunkShare;
}

/** A small box in the middle of most of the prose that has none and leads elsewhere by its name: its titles are not the page's. */
function isBesideByName(survey: Survey, root: number, node: number): boolean {
  const isNamed = (survey.names[node]! & (Named.side | Named.related)) !== 0 || (survey.kind[node]! & Kind.aside) !== 0;
  return (
    isNamed &&
    within(survey.prose, survey, node) === 0 &&
    within(survey.text, survey, node) <= within(survey.text, survey, root) * besideShare &&
    within(survey.prose, survey, survey.table.parent[node]!) >= within(survey.prose, survey, root) * trunkShare
  );
}

/** Headings that are links are titles of other stories. */
export function linkedHeadings(survey: Survey, box: number): number {
  const { table } = survey;
  let count = 0;
  for (let node = box + 1; node < table.end[box]!; node++) {
    if (!isHeading(table.tag[node]!)) continue;
    const text = within(survey.text, survey, node);
    if (text > 0 && within(survey.linked, survey, node) === text) count++;
  }
  return count;
}

/** The child with nearly all of the prose; 0 when it is spread. */
function storyIn(survey: Survey, box: number, all: number): number {
  const { table } = survey;
  for (let child = box + 1; child < table.end[box]!; child = table.end[child]!)
    if (within(survey.prose, survey, child) >= all * trunkShare) return table.tag[child] === Tag.p ? 0 : child;
  return 0;
}

function leadsAway(page: Page, node: number, story: number): boolean {
  const { survey, title } = page;
  const { table } = survey;
  if (table.tag[node] === Tag.text || table.tag[node] === Tag.a || node === title || holds(survey, node, title))
    return false;
  if (within(survey.text, survey, node) === 0 || isLike(survey, node, story)) return false;
  if (isOwnList(table.tag[node]!) || leadsAround(survey, node) || linkedHeadings(survey, node) >= recordHeadings)
    return false;
  if (isOfGoods(survey, node) || (survey.names[node]! & Named.comments) !== 0 || isByline(survey, node)) return false;
  if (isAuthor(survey, node)) return false;
  if (node > story) return within(survey.links, survey, node) >= 2 && isLinks(survey, node, teaserLinks);
  return node < title && isLinks(survey, node, linkShare);
}

/** Prices for a quarter of the links and more; a column of links may advertise a thing. */
function isOfGoods(survey: Survey, node: number): boolean {
  return within(survey.prices, survey, node) * linksOfGoods > within(survey.links, survey, node);
}

/** Who wrote the story, in a box that is named so: his name and more that is no link. */
function isAuthor(survey: Survey, node: number): boolean {
  const { table } = survey;
  return (
    authorClass.test(`${attribute(table, node, 'class') ?? ''} ${attribute(table, node, 'id') ?? ''}`) &&
    !table.tag.subarray(node, table.end[node]).includes(Tag.li) &&
    within(survey.text, survey, node) <= authorLength &&
    within(survey.links, survey, node) <= authorLinks &&
    !isLinks(survey, node, columnLinks)
  );
}

/** The foot of a story that says when it was posted, and who wrote it. */
function isByline(survey: Survey, node: number): boolean {
  const { table, kind } = survey;
  let time = false;
  let author = false;
  if ((kind[node]! & Kind.footer) === 0 || !isBar(survey, node)) return false;
  for (let at = node; at < table.end[node]!; at++) {
    time ||= table.tag[at] === Tag.time;
    author ||= authorClass.test(`${attribute(table, at, 'class') ?? ''} ${attribute(table, at, 'rel') ?? ''}`);
  }
  return time && author;
}

/** Boxes at one place of the template; ids of their own (`content`, `right`) make a column of the one of links. */
function isLike(survey: Survey, node: number, story: number): boolean {
  const { table, shape } = survey;
  if (shape[node] !== shape[story]) return false;
  return (
    table.tag[node] !== Tag.div ||
    !isLinks(survey, node, columnLinks) ||
    mayHaveAttribute(table, node, 'class') ||
    idOf(table, node) === idOf(table, story)
  );
}

/** The id without numbers, which count up along a list. */
function idOf(table: NodeTable, node: number): string {
  return (attribute(table, node, 'id') ?? '').replace(/\d+/g, '');
}

/** A list, a table or definitions right beside the story belong to it. */
function isOwnList(tag: number): boolean {
  return tag === Tag.table || tag === Tag.dl || tag === Tag.ul || tag === Tag.ol;
}
