/**
 * Text that the usual class names of style sheets hide from the eye, and what of it is no duplicate: the number that stars
 * show, and what a bare number counts.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Classes that hide an element in the style sheets of most frameworks, whatever the scripts of the page do. */
const hiddenClass =
  /(?:^|\s)(?:(?:\w+-)*(?:visually-?hidden|visual-hide|sr-only|screen-?reader-(?:text|only)|element-invisible)(?:--\w+)?|hide|display-none|clipped|w-condition-invisible|w-form-(?:done|fail)|print-only|only-print|visible-print(?:-\w+)?|show-for-print|printfooter)(?:\s|$)/;
/** Longer texts are explanations of controls. */
const numberText = 60;
/** A box around a number and its hidden unit says no more than this. */
const numberBox = 120;
const lettersShown = /[\p{L}\d]/u;
const bareNumber = /^(?=.*\d)[^\p{L}]{1,20}$/u;

/** True for hidden text that says nothing which is not there to be seen. */
export function isHiddenByClass(survey: Survey, node: number): boolean {
  const { table } = survey;
  const names = attribute(table, node, 'class') ?? '';
  if (names.trim() === 'hidden' && isOfMachines(survey, node)) return true;
  if (!hiddenClass.test(names)) return false;
  return within(survey.text, survey, node) === 0 || !(isOfNumber(survey, node) || isSpoken(survey, node));
}

/** Items of data with no link and no price among them; what is hidden for another reason a click may show. */
function isOfMachines(survey: Survey, node: number): boolean {
  const { table } = survey;
  let item = node + 1;
  while (item < table.end[node]! && table.tag[item] === Tag.text) item++;
  if (item >= table.end[node]! || attribute(table, item, 'itemscope') === undefined) return false;
  return within(survey.links, survey, node) === 0 && within(survey.prices, survey, node) === 0;
}

/** The words of what is shown to the eye alone (`aria-hidden`), and thus left out: nothing else in the box says it. */
function isSpoken(survey: Survey, node: number): boolean {
  const { table } = survey;
  const { parent, end } = table;
  const around = parent[node]!;
  if (isInControl(table, around)) return false;
  if (within(survey.text, survey, node) < within(survey.text, survey, around))
    return isShownAlone(survey, boxBefore(table, node)) || isShownAlone(survey, boxBehind(table, node));
  for (let at = around + 1; at < end[around]!; at = end[at]!) if (isShownAlone(survey, at)) return true;
  return false;
}

function isShownAlone(survey: Survey, node: number): boolean {
  const { table } = survey;
  return (
    node > 0 &&
    table.tag[node] !== Tag.text &&
    within(survey.text, survey, node) === 0 &&
    attribute(table, node, 'aria-hidden') === 'true' &&
    lettersShown.test(textOf(table, node + 1, table.end[node]!))
  );
}

/** The element right before a node, with white space between at most; 0 for none. */
function boxBefore({ parent, tag, marks }: NodeTable, node: number): number {
  const around = parent[node]!;
  let at = node - 1;
  if (at > around && tag[at] === Tag.text && parent[at] === around && (marks[at]! & TextMark.ink) === 0) at--;
  while (at > around && parent[at] !== around) at = parent[at]!;
  return at > around ? at : 0;
}

/** The element right behind it. */
function boxBehind({ parent, tag, end, marks }: NodeTable, node: number): number {
  let at = end[node]!;
  const last = end[parent[node]!]!;
  if (at < last && tag[at] === Tag.text && (marks[at]! & TextMark.ink) === 0) at++;
  return at < last ? at : 0;
}

/** "4.5 out of 5" beside stars, "reviews" beside 24. */
function isOfNumber(survey: Survey, node: number): boolean {
  const { table } = survey;
  const parent = table.parent[node]!;
  if (within(survey.text, survey, node) > numberText || within(survey.text, survey, parent) > numberBox) return false;
  const own = textOf(table, node + 1, table.end[node]!);
  const beside = `${textOf(table, parent + 1, node)} ${textOf(table, table.end[node]!, table.end[parent]!)}`;
  const numbers = own.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu);
  if (bareNumber.test(beside.trim()) && numbers === null) return true;
  if (table.tag[parent] === Tag.button) return false;
  if (beside.trim() !== '' && !bareNumber.test(beside.trim()) && isInControl(table, parent)) return false;
  return numbers !== null && !numbers.some((number) => beside.includes(number));
}

/** What is hidden beside the words of a link says once more what it leads to. */
function isInControl({ tag, parent }: NodeTable, node: number): boolean {
  const isOne = (at: number): boolean => tag[at] === Tag.a || tag[at] === Tag.button || tag[at] === Tag.label;
  return isOne(node) || isOne(parent[node]!);
}

function textOf({ tag, source, start, stop }: NodeTable, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to && text.length <= numberBox; at++)
    if (tag[at] === Tag.text)
      text += source.toString('utf8', start[at], Math.min(stop[at]!, start[at]! + numberBox * 2));
  return text;
}
