/**
 * Small boxes that serve the page and say nothing of what it is about: lists that a click drops down above the text, and
 * the question whether the page was of use.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { Tag } from '../elements.table.js';
import { holdsControl } from './bars.js';
import { isHeading } from './box-kinds.js';
import type { Page } from './page.js';
import { isBehindStory } from './frame-rules.js';
import { Named, Says } from './lexicon.table.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import { headingSays } from './heading-words.js';
import { within } from './survey.js';

/** Behind the list stands a text with so much prose. */
const storyProse = 300;
/** A menu has some links, and at least this share of its text is theirs. */
const menuLinks = 3;
const menuShare = 0.3;
/** What drops a menu down says so little. */
const openerLength = 40;
/** A question with its answers is as short as this. */
const questionLength = 400;
/** "Yes", "No", how many said so. */
const answerLength = 60;
const questionMark = /\?|\uff1f|\u061f/;

/** The reason of a box by its name, `Reason.stays` for none. */
export function reasonOfWidget(page: Page, node: number): number {
  const names = page.survey.names[node]!;
  if ((names & (Named.dropdown | Named.feedback)) === 0 || node === page.title || holds(page.survey, node, page.title))
    return Reason.stays;
  if ((names & Named.dropdown) !== 0 && (isMenuAboveText(page, node) || isOpenedMenu(page, node)))
    return Reason.navigation;
  return (names & Named.feedback) !== 0 && isQuestionOfUse(page, node)
    ? Reason['question about the page']
    : Reason.stays;
}

/**
 * Marks the question whether the page was of use, told by its words, with the box it begins or the controls right behind
 * it.
 */
export function leaveQuestion(page: Page, label: number, reason: Uint8Array): void {
  const { survey, region } = page;
  const { table, text } = survey;
  if ((headingSays(survey, label) & Says.helpful) === 0) return;
  if (!isBehindStory(page, label) && (page.title === 0 || label < page.title)) return;
  let box = label;
  for (let up = table.parent[box]!; up > region.root && text[up] === text[label]; up = table.parent[up]!) {
    if (within(text, survey, up) > questionLength || !isOfControls(page, up, label)) break;
    box = up;
  }
  const end = table.end[table.parent[box]!]!;
  const answers: number[] = [];
  for (let at = table.end[box]!; at < end && isControl(page, at); at = table.end[at]!)
    if (table.tag[at] !== Tag.text) answers.push(at);
  const isLast = survey.prose[table.end[box]!] === survey.prose[table.end[region.root]!];
  if (!isLast && answers.length === 0 && !holdsControl(table, box)) return;
  for (const node of [box, ...answers]) reason[node] = Reason['question about the page'];
}

/** Nothing stands in a box beside the question that is not an answer to it, or thanks for one. */
function isOfControls({ survey }: Page, box: number, label: number): boolean {
  const { table } = survey;
  const ofLabel = table.end[label]!;
  if (survey.prices[table.end[box]!]! > survey.prices[ofLabel]!) return false;
  if (survey.prose[table.end[box]!]! > survey.prose[ofLabel]!) return false;
  for (let at = ofLabel; at < table.end[box]!; at++) {
    const tag = table.tag[at]!;
    if (isHeading(tag) || tag === Tag.table || tag === Tag.time || tag === Tag.li || tag === Tag.img) return false;
  }
  return true;
}

/** White space, or a box that holds a control and says little else. */
function isControl({ survey }: Page, node: number): boolean {
  const { table, text } = survey;
  if (table.tag[node] === Tag.text) return text[node + 1] === text[node];
  // What it says to who has answered is hidden until then.
  if ((survey.names[node]! & Named.feedback) !== 0) return within(text, survey, node) <= questionLength;
  return within(text, survey, node) <= answerLength && holdsControl(table, node);
}

/** Other languages, other versions, other chapters: links with no prose and no price, before the first prose. */
function isMenuAboveText({ survey, region }: Page, node: number): boolean {
  const { prose, table } = survey;
  const end = table.end[node]!;
  if (prose[end] !== prose[region.root] || prose[table.end[region.root]!]! - prose[end]! < storyProse) return false;
  if (within(survey.prices, survey, node) > 0 || within(survey.text, survey, node) === 0) return false;
  if (table.tag[node] === Tag.a || table.tag[node] === Tag.button) return true;
  return (
    within(survey.links, survey, node) >= menuLinks &&
    within(survey.linked, survey, node) >= within(survey.text, survey, node) * menuShare
  );
}

/** A list of nothing but links right behind the control that drops it down. */
function isOpenedMenu({ survey }: Page, node: number): boolean {
  const { table, text } = survey;
  if (within(text, survey, node) === 0 || within(survey.linked, survey, node) < within(text, survey, node))
    return false;
  if (within(survey.prices, survey, node) > 0 || table.tag.subarray(node, table.end[node]).includes(Tag.img))
    return false;
  const opener = table.parent[node]! + 1;
  const tag = table.tag[opener];
  return (
    table.end[opener] === node &&
    (tag === Tag.button || tag === Tag.span || tag === Tag.label) &&
    within(text, survey, opener) <= openerLength
  );
}

/** "Was this page helpful?", with its answers to click, behind the last prose. */
function isQuestionOfUse({ survey, region, title }: Page, node: number): boolean {
  const { prose, table } = survey;
  if (node < title || prose[node] === prose[region.root]) return false;
  if (prose[table.end[node]!] !== prose[table.end[region.root]!]) return false;
  if (within(survey.text, survey, node) > questionLength || within(survey.prices, survey, node) > 0) return false;
  let answers = 0;
  let asks = false;
  for (let at = node + 1; at < table.end[node]!; at++) {
    const tag = table.tag[at]!;
    if (tag === Tag.button || tag === Tag.input || tag === Tag.a) answers++;
    if (tag === Tag.time || tag === Tag.table) return false;
    if (tag === Tag.text) asks ||= questionMark.test(table.source.toString('utf8', table.start[at], table.stop[at]));
  }
  return asks && answers > 1;
}
