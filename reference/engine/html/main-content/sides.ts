/**
 * Boxes beside the content, told by the names of columns and sides, and what of them is text of the page.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { hasNoPrice, holdsControl, isBar, isLinks, isProseBox } from './bars.js';
import { Kind } from './box-kinds.js';
import { Named } from './lexicon.table.js';
import { besides, isAlone, isOfPair } from './like-boxes.js';
import type { Page } from './page.js';
import { isOfRecords } from './records.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Shares of linked text: of a menu, of a box of links, and of a text that happens to have some. */
const menuLinks = 0.75;
const mostlyLinks = 0.5;
const fewLinks = 0.2;
/** A box beside the content holds at most this share of the prose. */
const sideProse = 0.3;

/** A column of links beside the content, or a box that says by name to be one. */
export function isSide(page: Page, node: number, names: number): boolean {
  const { survey, region } = page;
  if (page.isOfTeasers && isOfRecords(page, node)) return false;
  if (
    (names & Named.side) !== 0 &&
    hasNoPrice(survey, node) &&
    isBeside(page, node) &&
    !isByline(page, node) &&
    !isInText(survey, node) &&
    !isTextBeside(page, node)
  )
    return true;
  return (
    (names & Named.column) !== 0 &&
    (survey.inside[node]! & Kind.item) === 0 &&
    !isOfRecords(page, node) &&
    hasNoPrice(survey, region.root) &&
    isLinks(survey, node, mostlyLinks) &&
    !saysWhere(survey, node)
  );
}

/** Where somebody is to be found. */
function saysWhere({ table }: Survey, node: number): boolean {
  return table.tag.subarray(node, table.end[node]).includes(Tag.address);
}

/** A box of sentences, hardly linked, between paragraphs: set beside the text, and part of it. */
function isInText(survey: Survey, node: number): boolean {
  const { table, prose } = survey;
  if (within(prose, survey, node) === 0 || isLinks(survey, node, fewLinks)) return false;
  return besides(survey, node).every((box) => box > 0 && table.tag[box] === Tag.p && within(prose, survey, box) > 0);
}

/** In a region that says it is one, sentences beside the text with hardly a link and nothing to press, now or when a script has come. */
function isTextBeside({ survey, region, title }: Page, node: number): boolean {
  return (
    region.isNamed &&
    title > 0 &&
    node > title &&
    (survey.kind[node]! & Kind.aside) === 0 &&
    isProseBox(survey, node) &&
    !isLinks(survey, node, fewLinks) &&
    !holdsControl(survey.table, node) &&
    !loadsScript(survey.table, node)
  );
}

function loadsScript(table: NodeTable, box: number): boolean {
  for (let node = box; node < table.end[box]!; node++)
    if (table.tag[node] === Tag.script && attribute(table, node, 'src') !== undefined) return true;
  return false;
}

/** A few words between the headline and the first sentence, most of them no links: who wrote it, and when. */
function isByline({ survey, region, title }: Page, node: number): boolean {
  const isBeforeProse = survey.prose[survey.table.end[region.root]!]! > survey.prose[title]!;
  return (
    isBeforeProse &&
    title > 0 &&
    title < node &&
    isBar(survey, node) &&
    !isLinks(survey, node, mostlyLinks) &&
    survey.prose[survey.table.end[node]!] === survey.prose[title]
  );
}

/** One box with little of the prose; page builders call each piece of the text a widget or a side. */
function isBeside({ survey, region }: Page, node: number): boolean {
  return (
    within(survey.prose, survey, node) <= within(survey.prose, survey, region.root) * sideProse &&
    (isAlone(survey, node) ||
      isLinks(survey, node, menuLinks) ||
      (within(survey.prose, survey, node) === 0 && isOfPair(survey, node)))
  );
}
