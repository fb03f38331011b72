/**
 * Forms that serve the page and not its reader: to search, to log in, to sign up, to comment.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { formLength, hasNoPrice, holdsControl, isBar, isUnheaded } from './bars.js';
import { isHeading } from './box-kinds.js';
import { Named } from './lexicon.table.js';
import { Reason } from './reasons.js';
import { holdsPosts } from './region.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** A line that leads to a form has so many links at most; more are of an archive. */
const waysToForm = 2;
/** A form to write to somebody has fields for who writes and what, and so much of its text names them. */
const fewFields = 2;
const mostlyNamed = 0.7;

/** The reason of a form, `Reason.stays` for none. */
export function reasonOfForm(survey: Survey, node: number): number {
  const { table } = survey;
  if (within(survey.text, survey, node) > formLength || within(survey.prices, survey, node) > 0) return Reason.stays;
  let email = false;
  let area = false;
  let isLaidOut = false;
  for (let at = node + 1; at < table.end[node]!; at++) {
    if (table.tag[at] === Tag.textarea) {
      if (isForComment(survey, at)) return Reason['comment form'];
      area = true;
    }
    if (table.tag[at] === Tag.h1) return Reason.stays;
    if (table.tag[at] === Tag.table) isLaidOut = true;
    if (table.tag[at] !== Tag.input) continue;
    const type = mayHaveAttribute(table, at, 'type') ? attribute(table, at, 'type')?.toLowerCase() : 'text';
    if (type === 'password') return isLaidOut && !isBar(survey, node) ? Reason.stays : Reason['login form'];
    if (isLaidOut) continue;
    if (type === 'search') return Reason['search form'];
    if (type === 'email') email = true;
  }
  if (isLaidOut) return Reason.stays;
  const names = survey.names[node]!;
  if (area) {
    if ((names & Named.comments) !== 0 || isNamedAfterAnswer(survey, node)) return Reason['comment form'];
    return isOfLabels(survey, node) ? Reason['form to fill in'] : Reason.stays;
  }
  if ((names & Named.search) !== 0 && isBar(survey, node)) return Reason['search form'];
  return email || (names & Named.signUp) !== 0 ? Reason['sign-up form'] : Reason.stays;
}

/** `class="review-form"`, `action="/add-answer"`: what is written there is added to what readers wrote. */
const ofAnswer =
  /(?:add|post|write|submit|quick|new|leave)[-_]?(?:comment|answer|reply|review)|(?:comments?|answers?|repl(?:y|ies)|reviews?)[-_]?form/i;
const tellingOfForm = ['class', 'id', 'action', 'name'];

function isNamedAfterAnswer({ table }: Survey, form: number): boolean {
  return tellingOfForm.some((name) => ofAnswer.test(attribute(table, form, name) ?? ''));
}

/** The words in a form to write to somebody are the names of its fields and of its buttons, and hardly any other. */
function isOfLabels(survey: Survey, form: number): boolean {
  const { table, text } = survey;
  let named = 0;
  let fields = 0;
  let nameEnd = 0;
  for (let at = form + 1; at < table.end[form]!; at++) {
    const tag = table.tag[at]!;
    if (tag === Tag.img || tag === Tag.time || tag === Tag.pre || tag === Tag.dl || tag === Tag.h1) return false;
    if (tag === Tag.label || tag === Tag.legend || tag === Tag.button || isHeading(tag))
      nameEnd = Math.max(nameEnd, table.end[at]!);
    if (tag === Tag.input || tag === Tag.textarea) fields++;
    if (tag === Tag.text && at < nameEnd) named += text[at + 1]! - text[at]!;
  }
  return fields >= fewFields && named >= within(text, survey, form) * mostlyNamed;
}

/** A comment is typed in: `<textarea name="comment">`. */
function isForComment({ table }: Survey, area: number): boolean {
  return /(?:^|[-_\[])comment(?:$|[-_\]])/i.test(attribute(table, area, 'name') ?? attribute(table, area, 'id') ?? '');
}

/** A box with a field to fill in, or a short one that leads to it; what costs something is an offer. */
export function isSignUp(survey: Survey, node: number): boolean {
  if (within(survey.text, survey, node) > formLength || !hasNoPrice(survey, node)) return false;
  const { table } = survey;
  if (isBar(survey, node))
    return isUnheaded(survey, node) && (within(survey.links, survey, node) <= waysToForm || holdsControl(table, node));
  return table.tag.subarray(node, table.end[node]).includes(Tag.input);
}

/** The box around a form to comment, with its title and its rules, and no comment. */
export function isCommentForm(survey: Survey, box: number): boolean {
  const { table } = survey;
  if (within(survey.text, survey, box) > formLength) return false;
  let area = box + table.tag.subarray(box, table.end[box]).indexOf(Tag.textarea);
  while (area > box && area < table.end[box]! && !(table.tag[area] === Tag.textarea && isForComment(survey, area)))
    area++;
  return area > box && area < table.end[box]! && !holdsPosts(survey, box);
}
