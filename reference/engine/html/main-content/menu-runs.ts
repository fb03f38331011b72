/**
 * Pages without landmarks: boxes of links before and behind the content are their menus. The way goes from the page down
 * to the box with the content, and at each step the run of such boxes at either end is cut.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { isDated } from './bars.js';
import { isHeading, Kind } from './box-kinds.js';
import { isAlone } from './like-boxes.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import { lineOfTitle } from './page-title.js';
import { Reason } from './reasons.js';
import { listsFacts, namesRights } from './rights.js';
import { linkedHeadings, recordHeadings } from './story.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** At least this share of a menu's text is links; a cell beside the content has titles of its own. */
const menuLinks = 0.8;
const linksOfTitle = 2;
const titleLength = 40;
const fewLinks = 3;
/** Text that is not linked counts fully, linked text by this share, when the way to the content is sought. */
const linkWeight = 0.2;
const trunkShare = 0.5;
/** So little stands beside the menus above a page. */
const bannerLength = 150;
const rightsLength = 300;
/** Ways to the imprint and the like say so little. */
const lastLine = 60;

/** Marks the menus around the content of a region that no element names. */
export function cutMenuRuns(page: Page, reason: Uint8Array): void {
  const { survey, region } = page;
  const { table } = survey;
  if (hasLandmarks(survey)) return;
  const headline = page.title || lineOfTitle(survey);
  let hasFoot = false;
  let hasHead = false;
  for (let box = region.root; box > 0;) {
    const children = shownChildren(survey, box, reason);
    const next = trunkOf(survey, children);
    const first = children.findIndex((child) => child === next || !isFrame(child, next));
    const from = first < 0 ? children.length : behindBanner(children, first, next);
    hasHead ||= from > 0;
    const last = children.findLastIndex(
      (child, at) =>
        child === next ||
        (hasFoot && isBesideHeadline(child)) ||
        isSection(children[at - 1], child) ||
        !(isFrame(child, next) || isRights(survey, child) || (hasHead && box === region.root && isLastLine(child))),
    );
    if (from > last) return;
    hasFoot ||= last + 1 < children.length;
    for (const child of [...children.slice(0, from), ...children.slice(last + 1)])
      reason[child] = Reason['menu without a landmark'];
    // One of many records (posts, answers) is no way down to the content: what stands at its ends is its own.
    box = next !== undefined && table.tag[next] !== Tag.text && !isOneOfMany(next) ? next : 0;
  }

  /** Two links or more in a line of their own, below everything on a page that begins with a menu. */
  function isLastLine(child: number): boolean {
    return (
      headline > 0 &&
      child > headline &&
      within(survey.text, survey, child) <= lastLine &&
      within(survey.links, survey, child) > 1 &&
      within(survey.prices, survey, child) === 0 &&
      isOfLinksAlone(survey, child)
    );
  }

  function isOneOfMany(child: number): boolean {
    return (survey.kind[child]! & (Kind.article | Kind.item)) !== 0 && !isAlone(survey, child);
  }

  /** The name of the site, a slogan and ways to its pages may stand before the menu, all of them before the headline. */
  function behindBanner(children: readonly number[], first: number, next: number | undefined): number {
    let from = first;
    let said = 0;
    for (let at = first; headline > 0 && at < children.length && children[at] !== next; at++) {
      const child = children[at]!;
      if (table.end[child]! > headline || holdsRecord(survey, child)) break;
      if (!isFrame(child, next)) said += within(survey.text, survey, child) - within(survey.linked, survey, child);
      if (said > bannerLength) break;
      if (isFrame(child, next) || within(survey.links, survey, child) >= fewLinks) from = at + 1;
    }
    return from;
  }

  /** In the box of the headline, behind which the menus of the page were found already. */
  function isBesideHeadline(child: number): boolean {
    return headline > 0 && child > headline && table.parent[child] === table.parent[headline];
  }

  /** A list right below a heading, in the box of the headline or behind it: what is written, links or not. */
  function isSection(before: number | undefined, child: number): boolean {
    const tag = table.tag[child]!;
    const isList = tag === Tag.ul || tag === Tag.ol || tag === Tag.dl || tag === Tag.p || tag === Tag.table;
    return isList && headline > 0 && child > headline && before !== undefined && isHeading(table.tag[before]!);
  }

  function isFrame(child: number, next: number | undefined): boolean {
    if (child === headline || holds(survey, child, headline) || within(survey.prices, survey, child) > 0) return false;
    if (next !== undefined && isOneOfMany(child) && survey.shape[child] === survey.shape[next]) return false;
    const isBesideCell = table.tag[child] === Tag.td && next !== undefined && table.tag[next] === Tag.td;
    return isMenu(survey, child, reason, isBesideCell);
  }
}

/** A banner says no sentence and no date, and costs nothing. */
function holdsRecord(survey: Survey, node: number): boolean {
  return within(survey.prose, survey, node) > 0 || within(survey.prices, survey, node) > 0 || isDated(survey, node);
}

/** Navigation that says so by element or role: then the rest is no menu. */
function hasLandmarks({ table, kind, links }: Survey): boolean {
  for (let node = 1; node < table.count; node++)
    if ((kind[node]! & Kind.nav) !== 0 && links[table.end[node]!]! - links[node]! >= fewLinks) return true;
  return false;
}

function shownChildren({ table, text }: Survey, box: number, reason: Uint8Array): number[] {
  const children: number[] = [];
  for (let child = box + 1; child < table.end[box]!; child = table.end[child]!)
    if (reason[child] === 0 && text[table.end[child]!]! > text[child]!) children.push(child);
  return children;
}

/** The child that holds most of what the box says; undefined when no child does. */
function trunkOf(survey: Survey, children: readonly number[]): number | undefined {
  const weight = (node: number): number =>
    within(survey.text, survey, node) - (1 - linkWeight) * within(survey.linked, survey, node);
  const all = children.reduce((sum, child) => sum + weight(child), 0);
  return children.find((child) => weight(child) > all * trunkShare);
}

/** No words beside its links, no heading, no picture and no point of a list in it. */
function isOfLinksAlone({ table, text, linked }: Survey, node: number): boolean {
  for (let at = node; at < table.end[node]!; at++) {
    const tag = table.tag[at]!;
    if (isHeading(tag) || tag === Tag.img || tag === Tag.td || tag === Tag.time) return false;
    if (tag !== Tag.text || text[at + 1] === text[at] || linked[at + 1]! > linked[at]!) continue;
    if (letters.test(sourceOf(table, at))) return false;
  }
  return true;
}

function isMenu(survey: Survey, node: number, reason: Uint8Array, isBesideCell: boolean): boolean {
  const { text, linked, links, titles } = saidIn(survey, node, reason);
  if (links < fewLinks || linkedHeadings(survey, node) >= recordHeadings || isIndex(survey, node)) return false;
  if (linked >= text * menuLinks) return true;
  return isBesideCell && within(survey.prose, survey, node) === 0 && titles * linksOfTitle <= links;
}

/** Terms with their definitions, all of them links: the index of a book or of a program. */
function isIndex({ table }: Survey, node: number): boolean {
  let terms = 0;
  for (let at = node; at < table.end[node]! && terms < fewLinks; at++) if (table.tag[at] === Tag.dt) terms++;
  return terms >= fewLinks;
}

const letters = /[\p{L}\d]/u;

interface Said {
  text: number;
  linked: number;
  links: number;
  titles: number;
}

/** What a box says without what was left out of it, and without the signs between its links. */
function saidIn(survey: Survey, box: number, reason: Uint8Array): Said {
  const { table } = survey;
  const said = { text: 0, linked: 0, links: 0, titles: 0 };
  for (let node = box; node < table.end[box]!;) {
    const isText = table.tag[node] === Tag.text;
    if (!isText && reason[node] !== 0) {
      node = table.end[node]!;
      continue;
    }
    if (table.tag[node] === Tag.a) said.links += survey.links[node + 1]! - survey.links[node]!;
    if (isText) {
      const length = survey.text[node + 1]! - survey.text[node]!;
      const linked = survey.linked[node + 1]! - survey.linked[node]!;
      const isTitle = linked === 0 && length > 0 && letters.test(sourceOf(table, node));
      if (linked > 0 || isTitle) said.text += length;
      if (isTitle) said.titles += Math.ceil(length / titleLength);
      said.linked += linked;
    }
    node++;
  }
  return said;
}

function sourceOf(table: NodeTable, text: number): string {
  return table.source.toString('utf8', table.start[text], table.stop[text]);
}

function isRights(survey: Survey, node: number): boolean {
  const { table } = survey;
  if (within(survey.text, survey, node) > rightsLength || listsFacts(survey, node)) return false;
  for (let at = node; at < table.end[node]!; at++)
    if (table.tag[at] === Tag.text && namesRights(table, at)) return true;
  return false;
}
