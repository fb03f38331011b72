/**
 * Controls of the page that say nothing of what it is about: the choices that narrow a list, its order, what the page
 * itself leaves out when it is printed.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { formLength, hasNoPrice, isBar, isUnheaded } from './bars.js';
import { isHeading } from './box-kinds.js';
import { besides } from './like-boxes.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Choices are short ("Wool 12"), and there are some. */
const choiceLength = 60;
const fewChoices = 2;
/** Beside the choices stand their titles and buttons. */
const titleLength = 40;
/** A line with the order of a list says no more than this. */
const sorterLength = 200;

/**
 * Titles and short choices, each of which narrows the list by a tick or by a question in its address (`?colour=red`).
 * Pictures, sentences and headings that are links are of records.
 */
export function isFilter(survey: Survey, box: number): boolean {
  const { table } = survey;
  if (within(survey.prose, survey, box) > 0) return false;
  let choices = 0;
  let links = 0;
  for (let node = box + 1; node < table.end[box]!; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.textarea || tag === Tag.h1 || tag === Tag.table || tag === Tag.time || tag === Tag.article)
      return false;
    if (tag === Tag.img && (attribute(table, node, 'alt') ?? '') !== '') return false;
    if (isHeading(tag) && within(survey.linked, survey, node) > 0) return false;
    if (tag === Tag.input && isTick(survey, node)) choices++;
    else if (tag === Tag.select) choices += fewChoices;
    else if (tag === Tag.text) {
      if (survey.text[node + 1]! - survey.text[node]! > choiceLength) return false;
      if (survey.linked[node + 1]! > survey.linked[node]! && isCount(survey, node)) choices++;
    } else if (tag === Tag.a && mayHaveAttribute(table, node, 'href')) {
      links++;
      if (attribute(table, node, 'href')?.includes('?') === true) choices++;
    }
  }
  return choices >= fewChoices && links <= choices * fewChoices;
}

/** Beside choices that no name tells stands what they narrow: so many links, pictures or prices. */
const fewGoods = 4;
const filterNodes = 1500;
const filterHops = 8;
const fewLists = 2;

/**
 * The outermost box of choices around a tick, told by standing right beside the goods they narrow: two lists of ticks and
 * more; 0 for none. `end`: behind the outermost box that was looked at, whose other ticks need not be asked.
 */
export function filterAround({ survey, region, title }: Page, tick: number): { filter: number; end: number } {
  const { table } = survey;
  let filter = 0;
  let end = table.end[tick]!;
  if (title === 0 || tick < title || !isTick(survey, tick)) return { filter, end };
  for (
    let box = table.parent[tick]!, hops = 0;
    box > region.root && hops < filterHops;
    box = table.parent[box]!, hops++
  ) {
    if (table.end[box]! - box > filterNodes || holds(survey, box, title)) break;
    if (within(survey.text, survey, box) > formLength || hasGoods(survey, box)) break;
    if (
      listsOf(survey, box) >= fewLists &&
      isFilter(survey, box) &&
      besides(survey, box).some((one) => one > 0 && hasGoods(survey, one))
    )
      filter = box;
    end = table.end[box]!;
  }
  return { filter, end };
}

/** Lists and groups with ticks in a box. */
function listsOf({ table }: Survey, box: number): number {
  const lists = new Set<number>();
  for (let node = box + 1; node < table.end[box]!; node++) {
    if (table.tag[node] !== Tag.input) continue;
    let list = table.parent[node]!;
    while (list > box && table.tag[list] !== Tag.ul && table.tag[list] !== Tag.ol && table.tag[list] !== Tag.fieldset)
      list = table.parent[list]!;
    if (list >= box) lists.add(list);
  }
  return lists.size;
}

/** Cards with a link and a picture or a price each. */
function hasGoods(survey: Survey, box: number): boolean {
  if (within(survey.links, survey, box) < fewGoods) return false;
  if (within(survey.prices, survey, box) >= fewGoods) return true;
  const { table } = survey;
  let pictures = 0;
  for (let node = box; node < table.end[box]! && pictures < fewGoods; node++)
    if (table.tag[node] === Tag.img) pictures++;
  return pictures >= fewGoods;
}

/** How many there are of a choice: `(38)`. */
function isCount({ table }: Survey, text: number): boolean {
  return /\(\d[\d.,]*\)\s*$/.test(table.source.toString('latin1', table.start[text], table.stop[text]));
}

/** One of many to tick; where a page offers one thing in some sizes, only one can be. */
function isTick({ table }: Survey, input: number): boolean {
  return attribute(table, input, 'type')?.toLowerCase() === 'checkbox';
}

/** "Sort by", "View as", "1-12 of 80", with what to choose from. */
export function isSorter(survey: Survey, box: number): boolean {
  const { table } = survey;
  if (
    within(survey.text, survey, box) > sorterLength ||
    !hasNoPrice(survey, box) ||
    within(survey.prose, survey, box) > 0
  )
    return false;
  let controls = 0;
  for (let node = box; node < table.end[box]!; node++) {
    const tag = table.tag[node]!;
    if (isHeading(tag) || tag === Tag.table || tag === Tag.img || tag === Tag.time || tag === Tag.th) return false;
    if (tag === Tag.select || tag === Tag.button || tag === Tag.a || tag === Tag.input) controls++;
    if (tag === Tag.text && survey.text[node + 1]! - survey.text[node]! > titleLength) return false;
  }
  return controls > 0;
}

/** A bar that the page leaves out when it is printed; pictures and words in sentences are left out to spare ink. */
export function isForScreen(survey: Survey, box: number): boolean {
  const { table } = survey;
  if (!isBar(survey, box) || !isUnheaded(survey, box) || !hasNoPrice(survey, box)) return false;
  if (within(survey.prose, survey, box) > 0 || within(survey.text, survey, box) === 0) return false;
  const tags = table.tag.subarray(box, table.end[box]);
  return !tags.includes(Tag.table) && !tags.includes(Tag.img) && !tags.includes(Tag.time) && !tags.includes(Tag.pre);
}
