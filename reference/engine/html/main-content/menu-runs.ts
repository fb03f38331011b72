/**
 * Pages without landmarks: boxes of links before and behind the content are their menus. The way goes from the page down
 * to the box with the content, and at each step the run of such boxes at either end is cut.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { Tag } from '../elements.table.js';
import { Kind } from './box-kinds.js';
import type { Page } from './frame-rules.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import { listsFacts } from './rights.js';
import { linkedHeadings, recordHeadings } from './story.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** At least this share of a menu's text is links. */
const menuLinks = 0.8;
const fewLinks = 3;
/** Text that is not linked counts fully, linked text by this share, when the way to the content is sought. */
const linkWeight = 0.2;
const trunkShare = 0.5;
/** A line at the end of a page with this sign names the owner of its rights. */
const rights = Buffer.from('©');
const rightsLength = 300;

/** Marks the menus around the content of a region that no element names. */
export function cutMenuRuns(page: Page, reason: Uint8Array): void {
  const { survey, region } = page;
  const { table } = survey;
  if (hasLandmarks(survey)) return;
  for (let box = region.root; box > 0;) {
    const children = shownChildren(survey, box, reason);
    const next = trunkOf(survey, children);
    const first = children.findIndex((child) => child === next || !isMenu(page, child));
    const from = first < 0 ? children.length : first;
    const last = children.findLastIndex((child) => child === next || !(isMenu(page, child) || isRights(survey, child)));
    if (from > last) return;
    for (const child of [...children.slice(0, from), ...children.slice(last + 1)])
      reason[child] = Reason['menu without a landmark'];
    box = next !== undefined && table.tag[next] !== Tag.text ? next : 0;
  }
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

function isMenu({ survey, title }: Page, node: number): boolean {
  return (
    node !== title &&
    !holds(survey, node, title) &&
    within(survey.prices, survey, node) === 0 &&
    within(survey.links, survey, node) >= fewLinks &&
    within(survey.linked, survey, node) >= within(survey.text, survey, node) * menuLinks &&
    linkedHeadings(survey, node) < recordHeadings
  );
}

function isRights(survey: Survey, node: number): boolean {
  const { table } = survey;
  if (within(survey.text, survey, node) > rightsLength || listsFacts(survey, node)) return false;
  const behind = table.end[node]!;
  const to = behind < table.count ? table.start[behind]! : table.source.length;
  return table.source.subarray(table.start[node], to).includes(rights);
}
