/**
 * The rules that tell a box of the frame: each looks at one box and names its reason. A box that no rule knows stays.
 * Spec: ParseOptions, onlyMainContent (excludes headers, navigation and footers).
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { nodeName } from '../node-table.js';
import {
  barLength,
  formLength,
  hasNoPrice,
  holdsControl,
  isBar,
  isDated,
  isScripted,
  isLinks,
  isProseBox,
  isUnheaded,
} from './bars.js';
import { isHeading, Kind } from './box-kinds.js';
import { isFilter, isForScreen, isSorter } from './controls.js';
import { isCommentForm, isSignUp, reasonOfForm } from './forms.js';
import { isHiddenByClass } from './hidden-text.js';
import { isDetail, isInline, isLayer } from './layers.js';
import { Named, Says } from './lexicon.table.js';
import { isInRow } from './like-boxes.js';
import { holds } from './region.js';
import { headingSays } from './heading-words.js';
import { lineOfTitleEnd } from './page-title.js';
import type { Page } from './page.js';
import { leadsOn } from './paging.js';
import { isAnswer, isOfPanels, isTabs } from './panels.js';
import { Reason } from './reasons.js';
import { isLikeText, isLineOfRecord, isOfPost, isOfRecords } from './records.js';
import { isTitleAlone } from './related.js';
import { isSide } from './sides.js';
import { isSignature } from './signatures.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** A box with more than this share of the region's text is the content itself, whatever it is called. */
const wrapperShare = 0.6;
/** Children of the box of code that are looked at. */
const barChildren = 8;
/** Share of linked text that makes a box one of links. */
const mostlyLinks = 0.5;
/** Less beside a link is a sign. */
const wordLength = 3;
const menuLinks = 0.75;
/** Length of prose that makes a story; what leads elsewhere stands behind it. */
const storyProse = 300;
/** Boxes of text in which a header or footer is not the page's. */
const sectioning = Kind.article | Kind.section | Kind.quote | Kind.item | Kind.dialog;

/** The reason of a box, `Reason.stays` for none. */
export function frameReason(page: Page, node: number): number {
  const { survey } = page;
  const kind = survey.kind[node]!;
  const names = survey.names[node]!;
  const tag = survey.table.tag[node]!;
  if (tag === Tag.button && isBesideCode(survey, node)) return Reason['control beside code'];
  if ((kind | names) === 0 && tag !== Tag.form) return Reason.stays;
  if (holds(survey, node, page.title) || node === page.title || isHeadline(page, node)) return Reason.stays;
  return (
    reasonOfKind(page, node, kind) ||
    (names === 0 ||
    (isText(tag, names) && !isOfWays(survey, node)) ||
    (isWrapper(page, node) && !isBarBehindTitle(page, node))
      ? Reason.stays
      : reasonOfName(page, node, names))
  );
}

/** All of the headline, in an element of its own: it may be named after the way to it, or after a bar it stands in. */
function isHeadline({ survey, title }: Page, node: number): boolean {
  return (
    title > 0 &&
    holds(survey, title, node) &&
    within(survey.text, survey, node) * 2 > within(survey.text, survey, title)
  );
}

/** A short page may say less than its footer or its links to share, but its headline stands before those. */
function isBarBehindTitle({ survey, title }: Page, node: number): boolean {
  if (title === 0 || title > node || !isLinks(survey, node, mostlyLinks)) return false;
  const names = survey.names[node]!;
  const isFooter = (names & Named.footer) !== 0 && isNamedAfterPage(survey, node, 'footer');
  return isFooter || ((names & (Named.share | Named.social)) !== 0 && isBar(survey, node));
}

/** Where no heading is the headline, a header behind other text, such as the name of the site, may hold it as a line. */
function holdsLineOfTitle({ survey, title }: Page, node: number): boolean {
  if (title > 0 || survey.text[node]! <= survey.linked[node]!) return false;
  const line = lineOfTitleEnd(survey);
  return line > 0 && holds(survey, node, line);
}

function reasonOfKind(page: Page, node: number, kind: number): number {
  const { survey, region } = page;
  if ((kind & Kind.nav) !== 0 && !isTold(survey, node) && !isOfPanels(survey, node) && !isAnswer(page, node))
    return (survey.names[node]! & Named.breadcrumb) !== 0 ? Reason.breadcrumbs : Reason.navigation;
  if ((kind & Kind.dialog) !== 0)
    return isWrapper(page, node) || isDetail(survey, node)
      ? Reason.stays
      : Reason['dialog or layer in front of the page'];
  const around = survey.inside[survey.table.parent[node]!]! & sectioning;
  const isOwn = around !== 0 || region.isNamed;
  if ((kind & Kind.header) !== 0 && !isOwn && !isProseBox(survey, node))
    return holdsLineOfTitle(page, node) ? Reason.stays : Reason['header of the page'];
  if ((kind & Kind.header) !== 0 && node < page.title && isOfControls(survey, node))
    return Reason['header of the page'];
  if ((kind & Kind.footer) !== 0 && !isOwn) return Reason['footer of the page'];
  if (
    (kind & Kind.footer) !== 0 &&
    isLinks(survey, node, mostlyLinks) &&
    isBar(survey, node) &&
    !isOfRecords(page, node) &&
    !isOfPost(page, node)
  )
    return Reason['footer of the page'];
  if (
    (kind & Kind.aside) !== 0 &&
    (isLinks(survey, node, mostlyLinks) ? !isFacts(survey, node) : !isOwn && !isDate(survey, node)) &&
    !isOfPost(page, node)
  )
    return Reason['box beside the content'];
  if ((kind & Kind.search) !== 0) return isBar(survey, node) ? Reason['search form'] : Reason.stays;
  if ((kind & Kind.form) !== 0) return reasonOfForm(survey, node);
  if ((kind & Kind.list) !== 0 && node < page.title && isLinks(survey, node, 1) && leadsAround(survey, node))
    return Reason['skip link'];
  return Reason.stays;
}

function reasonOfName(page: Page, node: number, names: number): number {
  const { survey, region } = page;
  const isSmall = within(survey.text, survey, node) <= formLength && !isTold(survey, node);
  const isShort = isSmall && isBar(survey, node) && isUnheaded(survey, node);
  if (is(names, Named.hidden) && isHiddenByClass(survey, node)) return Reason['hidden by its class'];
  if (is(names, Named.consent | Named.cookies) && isSmall && isConsent(page, node, names)) return Reason.consent;
  if (is(names, Named.inFront | Named.drawer) && isLayer(page, node))
    return Reason['dialog or layer in front of the page'];
  if (is(names, Named.filter) && isFilter(survey, node)) return Reason['control of a list'];
  if (is(names, Named.sort) && isSorter(survey, node)) return Reason['control of a list'];
  if (is(names, Named.edit) && isShort && isLinks(survey, node, mostlyLinks)) return Reason['way to edit the page'];
  if (is(names, Named.screen) && isForScreen(survey, node)) return Reason['left out in print'];
  if (is(names, Named.breadcrumb) && isShort) return Reason.breadcrumbs;
  if (is(names, Named.skip) && isShort && isLinks(survey, node, menuLinks)) return Reason['skip link'];
  if (is(names, Named.thread) && isSignature(survey, node)) return Reason.signature;
  if (is(names, Named.comments) && isCommentForm(survey, node)) return Reason['comment form'];
  const mayShare =
    is(names, Named.share) ||
    (is(names, Named.social) &&
      (within(survey.links, survey, node) > 0 || holdsControl(survey.table, node)) &&
      !isOfPeople(page, node));
  if (mayShare && isShort && !isProseBox(survey, node) && !isDated(survey, node)) return Reason['share bar'];
  if (is(names, Named.advertisement) && isShort && !isInRow(survey, node)) return Reason.advertisement;
  if (is(names, Named.signUp) && isSignUp(survey, node) && !isInSentence(survey, node)) return Reason['sign-up form'];
  if (is(names, Named.paging) && isShort && isLinks(survey, node, mostlyLinks)) return Reason.paging;
  if (
    is(names, Named.tags) &&
    isShort &&
    isLinks(survey, node, mostlyLinks) &&
    isOfStory(page) &&
    !isOfRecords(page, node)
  )
    return Reason.tags;
  if (
    is(names, Named.related) &&
    (isLinks(survey, node, 0.2) || isHeadedSo(survey, node) || isTitleAlone(survey, node)) &&
    (isBehindStory(page, node) || isRowHeadedSo(page, node)) &&
    !isFirstPriced(page, node)
  )
    return Reason['related stories'];
  if (is(names, Named.side | Named.column) && !isInline(survey, node) && isSide(page, node, names))
    return Reason['box beside the content'];
  if (
    is(names, Named.navigation) &&
    isLinks(survey, node, menuLinks) &&
    (hasNoPrice(survey, node) || !isInRow(survey, node)) &&
    !isLineOfRecord(page, node) &&
    !isLikeText(page, node) &&
    !isTabs(survey, node)
  )
    return Reason.navigation;
  if (is(names, Named.navigation) && isBar(survey, node) && leadsOn(survey, node)) return Reason.paging;
  if (is(names, Named.footer) && isOfPage(page, node) && isNamedAfterPage(survey, node, 'footer'))
    return Reason['footer of the page'];
  if (region.isNamed) return Reason.stays;
  if (
    is(names, Named.header) &&
    !isIntroduction(page, node) &&
    (isShort || isLinks(survey, node, 0.3)) &&
    !isInline(survey, node) &&
    !isOfRecords(page, node) &&
    isNamedAfterPage(survey, node, 'header') &&
    !holdsLineOfTitle(page, node)
  )
    return Reason['header of the page'];
  return Reason.stays;
}

function is(names: number, groups: number): boolean {
  return (names & groups) !== 0;
}

/** All there is to read is on buttons and links, and one of them is a button: a bar over the page, in its region or not. */
function isOfControls(survey: Survey, node: number): boolean {
  const { table, text, linked } = survey;
  let isPressed = false;
  for (let at = node + 1; at < table.end[node]!;) {
    const isButton = table.tag[at] === Tag.button;
    if (isButton && within(text, survey, at) > 0) isPressed = true;
    else if (table.tag[at] === Tag.text && text[at + 1]! - text[at]! > linked[at + 1]! - linked[at]!) return false;
    at = isButton ? table.end[at]! : at + 1;
  }
  return isPressed;
}

/** The header of a list below the headline, which says in sentences what there is. */
function isIntroduction({ survey, title }: Page, node: number): boolean {
  return title > 0 && title < node && within(survey.prose, survey, node) > 0;
}

/** Links below a heading that says the same as the name of their box, behind a headline that is not of such a page. */
function isRowHeadedSo({ survey, title, isOfTeasers }: Page, node: number): boolean {
  return title > 0 && node > title && !isOfTeasers && isLinks(survey, node, mostlyLinks) && isHeadedSo(survey, node);
}

/** A box begins with a heading that says to lead elsewhere; what it leads to may be told of in sentences. */
function isHeadedSo(survey: Survey, node: number): boolean {
  const { table, text } = survey;
  if (within(survey.links, survey, node) === 0) return false;
  let at = node + 1;
  while (at < table.end[node]! && text[at] === text[node] && !isHeading(table.tag[at]!)) at++;
  return isHeading(table.tag[at]!) && at < table.end[node]! && (headingSays(survey, at) & Says.related) !== 0;
}

/** "Copy", "Wrap", "Try it": in the box of the code or in a bar of that box, which says little else. */
function isBesideCode(survey: Survey, button: number): boolean {
  const { table } = survey;
  for (let box = table.parent[button]!, hops = 0; hops < 2; box = table.parent[box]!, hops++) {
    for (
      let child = box + 1, seen = 0;
      child < table.end[box]! && seen < barChildren;
      child = table.end[child]!, seen++
    ) {
      const code = table.tag[child] === Tag.pre ? child : child + 1;
      if (code < table.end[child]! && table.tag[code] === Tag.pre)
        return within(survey.text, survey, box) - within(survey.text, survey, code) <= barLength / 4;
    }
  }
  return false;
}

/** Half of the links and more lead to places on the same page: a table of contents, notes. */
export function leadsAround({ table }: Survey, node: number): boolean {
  let links = 0;
  let around = 0;
  for (let at = node; at < table.end[node]!; at++) {
    if (table.tag[at] !== Tag.a || !mayHaveAttribute(table, at, 'href')) continue;
    links++;
    if (attribute(table, at, 'href')?.trim().startsWith('#') === true) around++;
  }
  return around > 1 && around * 2 >= links;
}

/** What is named after cookies is pressed away, and no record of many; a text between others that is about consent says so. */
function isConsent(page: Page, node: number, names: number): boolean {
  const { survey } = page;
  if (isAnswered(survey, node)) return is(names, Named.consent) || !isInRow(survey, node);
  return is(names, Named.consent) && !isAmongProse(page, node);
}

/** Sentences behind the headline and before the last. */
function isAmongProse({ survey, region, title }: Page, node: number): boolean {
  const { prose, table } = survey;
  const end = table.end[node]!;
  return title > 0 && node > title && prose[end]! > prose[node]! && prose[end]! < prose[table.end[region.root]!]!;
}

/** In each of many records behind the headline, a list of accounts: those of who is told of. */
function isOfPeople(page: Page, node: number): boolean {
  const tag = page.survey.table.tag[node]!;
  return page.title > 0 && node > page.title && (tag === Tag.ul || tag === Tag.div) && isOfRecords(page, node);
}

/** A link with words beside it in its line is part of what they say, whatever it is called. */
function isInSentence(survey: Survey, node: number): boolean {
  const { table, text } = survey;
  if (!isInline(survey, node)) return false;
  const parent = table.parent[node]!;
  for (let at = parent + 1; at < table.end[parent]!; at = table.end[at]!)
    if (table.tag[at] === Tag.text && text[at + 1]! - text[at]! >= wordLength) return true;
  return false;
}

/** The reader is to press something, which dismisses it. */
function isAnswered({ table }: Survey, node: number): boolean {
  if (holdsControl(table, node)) return true;
  for (let at = node; at < table.end[node]!; at++) if (isScripted(table, at)) return true;
  return false;
}

/** A table of what is said, not of ways to go, whatever the role of the box around it. */
function isTold(survey: Survey, node: number): boolean {
  const { table } = survey;
  return !isLinks(survey, node, mostlyLinks) && table.tag.subarray(node, table.end[node]).includes(Tag.table);
}

/** Pairs of a name and what it is: facts of the page, whatever leads on from them. */
function isFacts({ table }: Survey, node: number): boolean {
  return table.tag[node] === Tag.dl;
}

/** The line that says when the page was written. */
function isDate(survey: Survey, node: number): boolean {
  return isBar(survey, node) && isUnheaded(survey, node) && isDated(survey, node);
}

/** Not of an article, a section or the like. */
function isOfPage({ survey }: Page, node: number): boolean {
  return (survey.inside[survey.table.parent[node]!]! & sectioning) === 0;
}

function isWrapper({ survey, region }: Page, node: number): boolean {
  return within(survey.text, survey, node) > within(survey.text, survey, region.root) * wrapperShare;
}

/** Headings, paragraphs and captions are text, whatever they are called, and so are the halves of a definition that shows. */
function isText(tag: number, names: number): boolean {
  if (tag === Tag.dt || tag === Tag.dd) return (names & Named.hidden) === 0;
  return tag === Tag.p || tag === Tag.figcaption || isHeading(tag);
}

/** A paragraph of links may be the way to the page, or its subjects. */
function isOfWays(survey: Survey, node: number): boolean {
  const named = survey.table.tag[node] === Tag.p ? Named.breadcrumb | Named.tags : Named.breadcrumb;
  return (survey.names[node]! & named) !== 0 && isLinks(survey, node, mostlyLinks);
}

/** What leads elsewhere is related to something: to a story before it, or to a product. */
export function isBehindStory(page: Page, node: number): boolean {
  if (node < page.title) return page.region.isNamed;
  return isBehindProse(page, node) || page.survey.prices[node]! > page.survey.prices[page.region.root]!;
}

/** The first prices behind the headline are in there: it offers the page's own goods, not others beside them. */
export function isFirstPriced({ survey, region, title }: Page, node: number): boolean {
  if (node < title) return false;
  const from = title > 0 ? title : region.root;
  return within(survey.prices, survey, node) > 0 && survey.prices[node] === survey.prices[from];
}

/** There is a story on the page, which has subjects; on other pages a list of subjects is what there is. */
function isOfStory({ survey, region }: Page): boolean {
  return within(survey.prose, survey, region.root) >= storyProse;
}

function isBehindProse({ survey, region, isOfTeasers }: Page, node: number): boolean {
  return !isOfTeasers && survey.prose[node]! - survey.prose[region.root]! >= storyProse;
}

/** `header`, `site-header`, `page_header_wrapper`: the whole name, not `card-header`. */
const pageParts = {
  header: nameOfPart('header|masthead'),
  footer: nameOfPart('footer|colophon|copyright'),
};

function nameOfPart(part: string): RegExp {
  return new RegExp(
    `(?:^|\\s)(?:(?:site|page|main|global|top|bottom|web)[-_]?)?(?:${part})(?:[-_]?(?:wrapper|container|wrap|area|main|top|bottom|inner))?(?:\\s|$)`,
    'i',
  );
}

function isNamedAfterPage({ table }: Survey, node: number, part: 'header' | 'footer'): boolean {
  const name = pageParts[part];
  if (table.tag[node] === Tag.unknown && name.test(nodeName(table, node))) return true;
  return name.test(attribute(table, node, 'id') ?? '') || name.test(attribute(table, node, 'class') ?? '');
}
