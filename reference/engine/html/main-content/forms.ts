/**
 * Forms that serve the page and not its reader: to search, to log in, to sign up, to comment.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { formLength, hasNoPrice, holdsControl, isBar, isUnheaded } from './bars.js';
import { Named } from './lexicon.table.js';
import { Reason } from './reasons.js';
import { holdsPosts } from './region.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** A line that leads to a form has so many links at most; more are of an archive. */
const waysToForm = 2;

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
  if (area) return (names & Named.comments) !== 0 ? Reason['comment form'] : Reason.stays;
  if ((names & Named.search) !== 0 && isBar(survey, node)) return Reason['search form'];
  return email || (names & Named.signUp) !== 0 ? Reason['sign-up form'] : Reason.stays;
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
