/**
 * Layers in front of the page, told by the names of their boxes, and what is no layer for all its name: a text, a panel
 * that slides open in its place, what opens one.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */

import { Tag } from '../elements.table.js';
import { isProseBox, isScripted } from './bars.js';
import { Kind } from './box-kinds.js';
import { besides } from './like-boxes.js';
import { Named } from './lexicon.table.js';
import type { Page } from './page.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** True for a box that is named after a layer and is one. */
export function isLayer(page: Page, node: number): boolean {
  const { survey } = page;
  return !(
    (survey.names[node]! & Named.opener) !== 0 ||
    isOpen(page, node) ||
    isInline(survey, node) ||
    isDetail(survey, node) ||
    isPanel(survey, node) ||
    holdsOpener(survey, node)
  );
}

/** What closes a layer is pressed, and often a sign alone; forms and frames are what layers are made for. */
const closers = new Set<number>([
  ...[Tag.button, Tag.a, Tag.input, Tag.select, Tag.textarea, Tag.form, Tag.iframe, Tag.svg, Tag.img, Tag.i, Tag.span],
]);

/** Beside a paragraph behind the headline, with nothing in it that could close it: a text that is called a dialogue. */
function isOpen({ survey, title }: Page, node: number): boolean {
  const { table } = survey;
  return (
    title > 0 &&
    node > title &&
    (survey.names[node]! & ~(Named.inFront | Named.drawer)) === 0 &&
    within(survey.text, survey, node) > 0 &&
    besides(survey, node).some((box) => box > 0 && table.tag[box] === Tag.p) &&
    !table.tag.subarray(node, table.end[node]).some((tag) => closers.has(tag)) &&
    !saysClose(survey, node)
  );
}

/** A cross of its own: `x`. */
function saysClose({ table, text }: Survey, node: number): boolean {
  for (let at = node + 1; at < table.end[node]!; at++)
    if (table.tag[at] === Tag.text && text[at + 1]! - text[at]! === 1) return true;
  return false;
}

/** Elements of running text; what is named like a dialog there opens one. */
export function isInline({ table }: Survey, node: number): boolean {
  const tag = table.tag[node];
  return tag === Tag.a || tag === Tag.button || tag === Tag.span || tag === Tag.label;
}

/** A table that a click shows in front of the main content, with nothing to fill in: sizes, fabrics, what a plan holds. */
export function isDetail(survey: Survey, node: number): boolean {
  const { table, inside } = survey;
  return (
    (inside[node]! & Kind.main) !== 0 &&
    table.tag.subarray(node, table.end[node]).includes(Tag.table) &&
    !holdsField(survey, node)
  );
}

/** The name of a member opens a list of ways to his pages: the list is the layer, and the name stays. */
function holdsOpener({ table, text, names }: Survey, node: number): boolean {
  let opener = false;
  for (let child = node + 1; child < table.end[node]!; child = table.end[child]!) {
    if (opener && (names[child]! & Named.inFront) !== 0 && table.tag[child] !== Tag.text) return true;
    opener ||= table.tag[child] === Tag.a && text[table.end[child]!]! > text[child]! && !isScripted(table, child);
  }
  return false;
}

/** What slides open below its title, in the place where it stands: `class="drawer"`, but a text and no menu. */
function isPanel(survey: Survey, node: number): boolean {
  return (survey.names[node]! & Named.inFront) === 0 && isProseBox(survey, node) && !holdsField(survey, node);
}

function holdsField({ table }: Survey, node: number): boolean {
  return table.tag.subarray(node, table.end[node]).includes(Tag.input);
}
