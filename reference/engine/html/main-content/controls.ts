/**
 * Controls of the page that say nothing of what it is about: the choices that narrow a list, its order, what the page
 * itself leaves out when it is printed.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { hasNoPrice, isBar, isUnheaded } from './bars.js';
import { isHeading } from './box-kinds.js';
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
    } else if (tag === Tag.a && mayHaveAttribute(table, node, 'href')) {
      links++;
      if (attribute(table, node, 'href')?.includes('?') === true) choices++;
    }
  }
  return choices >= fewChoices && links <= choices * fewChoices;
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
