/**
 * The main content of a page: what is left when everything known to be frame is taken out.
 * survey -> headline -> region -> the rules, box by box -> copies. Nothing goes without a reason that can be named.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import type { Selection } from '../selection.js';
import { cutBehindFooter } from './behind-footer.js';
import { Copies } from './copies.js';
import { isHeading, Kind } from './box-kinds.js';
import type { Page } from './page.js';
import { filterAround } from './controls.js';
import { frameReason, isBehindStory, isFirstPriced } from './frame-rules.js';
import { Says } from './lexicon.table.js';
import { headingSays, namesOthers } from './heading-words.js';
import { leaveHeadings } from './headings.js';
import { cutByTargets } from './link-targets.js';
import { cutMenuRuns } from './menu-runs.js';
import { pageTitle } from './page-title.js';
import { leavePictureCopies } from './picture-copies.js';
import type { Region } from './region.js';
import { holds, mainRegion } from './region.js';
import {
  isBehindText,
  isBesideStory,
  isEmpty,
  isOfCards,
  isLabel,
  isOfEachRecord,
  isReadAlso,
  labelledLinks,
  leadsElsewhere,
  sectionOf,
} from './related.js';
import { Reason } from './reasons.js';
import { cutRights } from './rights.js';
import { cutServiceLines } from './service-lines.js';
import { invitationAround, withTitle } from './sign-up.js';
import { cutAroundStory, isOfTeasers } from './story.js';
import type { Survey } from './survey.js';
import { surveyPage, within } from './survey.js';
import { isTrail } from './trail.js';
import { leaveTwins } from './twins.js';
import { leaveQuestion, reasonOfWidget } from './widgets.js';

/** The main content among what `dropped` leaves; never empty when the page shows any text. */
export function mainContent(table: NodeTable, dropped: Uint8Array | undefined): Selection {
  const reason = judgePage(table, dropped);
  for (let node = 0; node < reason.length; node++) if (reason[node] !== Reason.stays) reason[node] = 1;
  return { roots: [0], dropped: reason };
}

/** The reason of each box that is left out, by node; 0 for all others. */
export function judgePage(table: NodeTable, dropped: Uint8Array | undefined): Uint8Array {
  const survey = surveyPage(table, dropped);
  const title = pageTitle(survey);
  const shapes = new Map<number, number>();
  const headings = new Map<number, number>();
  const told = new Set<number>();
  const pageOf = (region: Region): Page => {
    return { survey, title, shapes, headings, told, region, isOfTeasers: isOfTeasers(survey, region.root, title) };
  };
  const page = pageOf(mainRegion(survey, title));
  const judged = judge(page, dropped);
  if (!isNothing(page, judged)) return judged;
  const body = pageOf({ root: survey.body, isNamed: false, besides: [] });
  const again = judge(body, dropped);
  if (!isNothing(body, again)) return again;
  const sure = again.map((one) => (isSure.has(one) ? one : Reason.stays));
  return isNothing(body, sure) ? Uint8Array.from(dropped ?? new Uint8Array(table.count)) : sure;
}

/** A page that is made of boxes at its sides alone still has a header and a footer. */
const isSure = new Set<number>([
  Reason['left out by the caller'],
  Reason['header of the page'],
  Reason['footer of the page'],
  Reason.navigation,
  Reason.breadcrumbs,
  Reason['skip link'],
  Reason['dialog or layer in front of the page'],
  Reason.consent,
  Reason['search form'],
  Reason['login form'],
]);

function judge(page: Page, dropped: Uint8Array | undefined): Uint8Array {
  const { survey, region } = page;
  const reason = dropped ? Uint8Array.from(dropped) : new Uint8Array(survey.table.count);
  leaveOutside(page, reason);
  for (const root of [region.root, ...region.besides]) judgeBoxes(page, root, reason);
  if (!region.isNamed) cutMenuRuns(page, reason);
  if (!region.isNamed) cutBehindFooter(page, reason);
  cutAroundStory(page, reason);
  cutRights(page, reason);
  cutByTargets(page, reason);
  for (const root of [region.root, ...region.besides]) cutServiceLines(page, root, reason);
  for (const root of [region.root, ...region.besides]) leaveHeadings(page, root, reason);
  leaveCopies(page, reason);
  for (const root of [region.root, ...region.besides]) leaveTwins(page, root, reason);
  leavePictureCopies(page, reason);
  return reason;
}

/** Outside the region only the headline stays, with the short lines behind it. */
function leaveOutside(page: Page, reason: Uint8Array): void {
  const { survey, region, title } = page;
  const { table } = survey;
  // In the order of the page, so that each is looked for once.
  const roots = [region.root, ...region.besides];
  let next = 0;
  for (let node = survey.body; node < table.count;) {
    while (next < roots.length && roots[next]! < node) next++;
    if (node === roots[next] || (title > 0 && (node === title || isByline(page, node)))) {
      node = table.end[node]!;
    } else if (holds(survey, node, title) || (next < roots.length && holds(survey, node, roots[next]!))) {
      node++;
    } else {
      if (reason[node] === 0) reason[node] = Reason['outside the main region'];
      node = table.end[node]!;
    }
  }
}

/** What stands behind a headline outside of the region is about the text when it is as short as this. */
const bylineLength = 300;

function isByline(page: Page, node: number): boolean {
  const { survey, region, title } = page;
  const { table } = survey;
  const { parent } = table;
  const isBetween =
    node < region.root && holds(survey, parent[node]!, title) && holds(survey, parent[node]!, region.root);
  if (node < title || !(isBetween || parent[node] === parent[title]) || holds(survey, node, region.root)) return false;
  const length = within(survey.text, survey, node);
  const linked = within(survey.linked, survey, node) * (isBetween ? 2 : 1);
  return (
    length <= bylineLength &&
    linked < length &&
    frameReason(page, node) === Reason.stays &&
    !table.tag.subarray(node, table.end[node]).includes(Tag.input)
  );
}

function judgeBoxes(page: Page, root: number, reason: Uint8Array): void {
  const { survey } = page;
  const { table } = survey;
  const end = table.end[root]!;
  // Of the ticks in one box the first is asked for all.
  let judgedTicks = 0;
  for (let node = root + 1; node < end;) {
    const tag = table.tag[node]!;
    if (tag === Tag.text || reason[node] !== 0) {
      node = tag === Tag.text ? node + 1 : table.end[node]!;
      continue;
    }
    const found =
      frameReason(page, node) ||
      reasonOfWidget(page, node) ||
      (isTrail(page, node) ? Reason.breadcrumbs : Reason.stays);
    if (found !== Reason.stays) {
      const box = tag === Tag.form ? boxOfForm(page, node, found) : node;
      reason[box] = found;
      node = table.end[box]!;
      continue;
    }
    if (tag === Tag.input && node >= judgedTicks) {
      const { filter, end: judged } = filterAround(page, node);
      judgedTicks = judged;
      if (filter > 0) {
        reason[filter] = Reason['control of a list'];
        node = table.end[filter]!;
        continue;
      }
    }
    if (tag === Tag.p && isReadAlso(survey, node) && isBehindStory(page, node))
      reason[node] = Reason['related stories'];
    else if (isHeading(tag) ? node !== page.title : isLabel(survey, node)) {
      leaveRelated(page, node, reason, isHeading(tag) ? sectionOf : labelledLinks);
      if (reason[node] === 0) leaveQuestion(page, node, reason);
    }
    node = reason[node] === 0 ? node + 1 : table.end[node]!;
  }
}

/** A form goes with the words that lead to it. */
function boxOfForm(page: Page, form: number, found: number): number {
  if (found === Reason['sign-up form']) return invitationAround(page, form);
  return found === Reason['comment form'] || found === Reason['form to fill in'] ? withTitle(page, form) : form;
}

function leaveRelated(
  page: Page,
  heading: number,
  reason: Uint8Array,
  sectionBehind: (page: Page, heading: number) => number[],
): void {
  const { survey } = page;
  const says = headingSays(survey, heading);
  const isOfOthers = (says & Says.related) === 0 && (says & Says.other) !== 0 && namesOthers(survey, heading);
  if ((says & Says.related) === 0 && !isOfOthers) return;
  const section = sectionBehind(page, heading);
  if (isOfOthers && !isOfCards(survey, heading, section)) return;
  const isAlike = (says & Says.alike) !== 0 && isBehindText(page, section);
  if (!isBehindStory(page, heading) && !isBesideStory(page, section) && !isAlike) return;
  if (section.some((box) => isFirstPriced(page, box))) return;
  if (isOfEachRecord(page, heading)) return;
  if (isEmpty(survey, heading, section) || leadsElsewhere(survey, section))
    for (const node of section) reason[node] = Reason['related stories'];
}

function leaveCopies({ survey, region, title }: Page, reason: Uint8Array): void {
  const { table } = survey;
  const copies = new Copies(survey);
  let heading = 0;
  for (let node = region.root + 1; node < table.end[region.root]!;) {
    if (reason[node] === 0 && isHeading(table.tag[node]!)) {
      if (isSaidTwice(survey, heading, node) && copies.saysSame(heading, node))
        reason[node] = Reason['copy of what was said before'];
      else heading = node;
    }
    let same = reason[node] === 0 ? copies.sameBefore(node) : 0;
    if (reason[node] === 0 && table.tag[node] === Tag.h1 && copies.saysSame(title, node)) same = title;
    if (same > 0) {
      // What is said before the headline and in its place behind it is said too early.
      const copy = table.end[same]! <= title && node > title ? same : node;
      reason[copy] = Reason['copy of what was said before'];
      copies.leave(copy, copy === node ? same : node);
    }
    node = same === 0 && reason[node] === 0 ? node + 1 : table.end[node]!;
  }
  for (const node of copies.tornFrom(reason)) reason[node] = Reason.stays;
}

/** A heading right behind one of its rank, which can only be a second layout of the same words. */
function isSaidTwice({ table, text, inside }: Survey, first: number, node: number): boolean {
  return (
    first > 0 &&
    table.tag[first] === table.tag[node] &&
    (inside[node]! & (Kind.item | Kind.article)) === 0 &&
    text[table.end[first]!] === text[node] &&
    text[table.end[node]!]! > text[node]! &&
    !table.tag.subarray(node, table.end[node]).includes(Tag.img)
  );
}

/** Links of at most this length together may be the titles of menus that were left out. */
const fewLinks = 60;

/** True when nothing was left, or a few links out of more; then the page is its menus. */
function isNothing({ survey, region }: Page, reason: Uint8Array): boolean {
  const { table, text, linked } = survey;
  let left = 0;
  let leftLinked = 0;
  for (let node = 1; node < table.count;) {
    if (reason[node] !== 0) {
      node = table.end[node]!;
      continue;
    }
    if (table.tag[node] === Tag.text) {
      left += text[node + 1]! - text[node]!;
      leftLinked += linked[node + 1]! - linked[node]!;
    }
    node++;
  }
  return left === 0 || (left === leftLinked && left <= fewLinks && left < text[table.count]! && !region.isNamed);
}
