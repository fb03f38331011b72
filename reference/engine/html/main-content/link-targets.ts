/**
 * Boxes told by where their links lead, in any language: rows that hand the page on to other networks, and lines that
 * ask the reader to log in.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { elementSets, ElementSet, Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { isBar, isScripted } from './bars.js';
import type { Page } from './page.js';
import { isBehindStory } from './frame-rules.js';
import { isHeading, Kind } from './box-kinds.js';
import { Leads, Named } from './lexicon.table.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** A row of share links says so little beside them ("Share this article"); above the text it is a byline that stands there. */
const shareLabel = 60;
/** A link names its network; a longer text is what may be said again by a click. */
const shareLink = 60;
const onlyShareLink = 25;
/** A bar may name a network once for each kind of screen. */
const mostTimes = 3;
/** The alternative text of an icon, not of a picture. */
const iconText = 30;
/** So much prose is a text; less is what stands above it. */
const textProse = 300;
/**
 * A line that asks to log in is as short as this. It brings the reader back here (`?redirect_to=`), offers an account as
 * well or stands behind the last post of a thread; a text about accounts says where to log in and no more. Before the end
 * of the text it is a link alone.
 */
const loginLine = 200;
/** Bars and lines are boxes of few nodes, a few steps above their links. */
const barNodes = 400;
const barHops = 8;

/** Marks share bars and lines that ask to log in. */
export function cutByTargets(page: Page, reason: Uint8Array): void {
  const { survey, region } = page;
  const { table, leads } = survey;
  for (let node = region.root + 1; node < table.end[region.root]!;) {
    if (reason[node] === 0 && isShareLink(survey, node)) {
      const bar = outermost(page, reason, node, isShareBar);
      if (bar > 0) reason[bar] = Reason['share bar'];
    } else if (reason[node] === 0 && (leads[node]! & Leads.login) !== 0 && isBehindStory(page, node)) {
      const line = outermost(page, reason, node, isLoginLine);
      if (line > 0) reason[line] = Reason['login form'];
    } else if (reason[node] === 0 && (leads[node]! & Leads.online) !== 0 && isBehindStory(page, node)) {
      leaveReaders(page, node, reason);
    }
    node = reason[node] === 0 ? node + 1 : table.end[node]!;
  }
}

/** Who reads along on a board: the heading that leads to them, and the line below it. */
function leaveReaders({ survey }: Page, link: number, reason: Uint8Array): void {
  const { table, text } = survey;
  const heading = table.parent[link]!;
  if (!isHeading(table.tag[heading]!)) return;
  let line = table.end[heading]!;
  const end = table.end[table.parent[heading]!]!;
  while (line < end && text[table.end[line]!] === text[line]) line = table.end[line]!;
  if (line >= end || table.tag[line] !== Tag.p || !isBar(survey, line)) return;
  reason[heading] = reason[line] = Reason['notice of the page'];
}

/** The outermost box around a link that is such a one; 0 for none. A box that starts before the link was passed already. */
function outermost(
  page: Page,
  reason: Uint8Array,
  link: number,
  isOne: (page: Page, box: number, link: number) => boolean,
): number {
  const { survey, region, title } = page;
  const { table } = survey;
  let found = 0;
  for (let box = link, hops = 0; box > region.root && hops < barHops; box = table.parent[box]!, hops++) {
    if (reason[box] !== 0 || holds(survey, box, title) || box === title) break;
    if (table.end[box]! - box > barNodes) break;
    if (isOne(page, box, link)) found = box;
  }
  return found;
}

/** Share links, at least two of them or an icon alone, each to another network, and next to nothing else; no other picture. */
function isShareBar({ survey, title, region }: Page, box: number, link: number): boolean {
  const { table, leads } = survey;
  if (box === link) return within(survey.text, survey, box) === 0 && !showsPicture(survey, link);
  const isAbove = survey.prose[box]! - survey.prose[Math.max(title, region.root)]! < textProse;
  const networks = new Set<string>();
  let longest = 0;
  let shares = 0;
  let text = within(survey.text, survey, box);
  let others = 0;
  let says = false;
  for (let node = box + 1; node < table.end[box]!;) {
    const tag = table.tag[node]!;
    if (isShareLink(survey, node)) {
      const length = within(survey.text, survey, node);
      if (showsPicture(survey, node)) return false;
      const network = networkOf(survey, node);
      networks.add(network);
      says ||=
        !deedSaid.test(network) || sharing.test(network) || sharing.test(attribute(table, node, 'aria-label') ?? '');
      longest = Math.max(longest, length);
      shares++;
      text -= length;
      node = table.end[node]!;
      continue;
    }
    if (tag === Tag.img || tag === Tag.time || tag === Tag.video || isKept(survey.kind[node]!)) return false;
    if (tag === Tag.a) others++;
    if (tag === Tag.text && saysSharing(survey, node)) text -= within(survey.text, survey, node);
    else if (tag === Tag.text && saysNumber(survey, node)) return false;
    node++;
  }
  if (
    !says ||
    networks.size * mostTimes < shares ||
    (networks.size < 2 && shares > 1) ||
    longest > (shares === 1 ? onlyShareLink : shareLink)
  )
    return false;
  const isSure = text === 0 && (leads[link]! & Leads.share) !== 0;
  return shares >= (isSure ? 1 : 2) && text <= (isAbove ? 0 : shareLabel) && others <= shares;
}

/** A message to a number of somebody's own is no handing on. */
function isShareLink(survey: Survey, node: number): boolean {
  const { table, leads } = survey;
  if ((leads[node]! & Leads.share) !== 0) return !/[?&;]phone=\+?\d/.test(attribute(table, node, 'href') ?? '');
  return (table.tag[node] === Tag.button || isScripted(table, node)) && networkNamed(survey, node) !== '';
}

/** What a control beside those of networks says: counts, and other things to do with the page. */
const deedSaid =
  /^(?:[\d.,]+ ?[km]?|\+?\d* ?(?:likes?|comments?|shares?)|share|copy(?: link)?|copy url|e-?mail|print|save|listen|bookmark|teilen|drucken|merken|link kopieren|partager|imprimer|compartir|imprimir)$/i;
const networkSaid =
  /^(?:share on |tweet|pin it|auf )?(?:facebook|twitter|x|whatsapp|linkedin|pinterest|telegram|messenger|reddit|tumblr|xing|threads|bluesky|mastodon|flipboard|pocket|line|vk)?(?: teilen)?$/i;
const networkName = /facebook|twitter|whatsapp|linkedin|pinterest|telegram|messenger|reddit|tumblr/i;
const sharing = /share|teilen|partager|compartir/i;
const sayingAttributes = ['class', 'title', 'aria-label'];

/** The network that a short link names, which says that it shares ("Share this with Facebook"); empty for none. */
function networkNamed(survey: Survey, node: number): string {
  const { table } = survey;
  if (within(survey.text, survey, node) > onlyShareLink * 2) return '';
  const said = sayingAttributes.map((name) => attribute(table, node, name) ?? '').join(' ');
  let text = '';
  for (let at = node + 1; at < table.end[node]!; at++)
    if (table.tag[at] === Tag.text) text += table.source.toString('latin1', table.start[at], table.stop[at]);
  text = text.trim();
  if (text !== '' && (networkSaid.test(text) || deedSaid.test(text))) return text.toLowerCase();
  return /share/i.test(`${said} ${text}`) ? (networkName.exec(`${text} ${said}`)?.[0].toLowerCase() ?? '') : '';
}

function networkOf(survey: Survey, link: number): string {
  const { table, leads } = survey;
  if ((leads[link]! & Leads.share) === 0) return networkNamed(survey, link);
  return /^\s*(?:https?:)?(?:\/\/)?[^/?#:]*/i.exec(attribute(table, link, 'href') ?? '')![0].toLowerCase();
}

/** A date or a price; no count of shares, which is shorter. */
function saysNumber({ table: { source, start, stop } }: Survey, text: number): boolean {
  const said = source.toString('latin1', start[text], Math.min(stop[text]!, start[text]! + shareLabel * 2));
  return /\d{4}|\d[.,]\d\d|[$\xa3\xa5]|\xe2\x82\xac/.test(said);
}

const sharingSaid =
  /^\s*(?:copy (?:this |the )?(?:link|url)|link copied|share|share this(?: (?:page|article|story|post))?(?: with)?|(?:read|find out) more about sharing|close share panel|these are external links and will open in a new window|https?:\/\/\S+)[\s.:!]*$/i;

/** What a bar says of itself: "Copy this link", "Share this page", the address itself. */
function saysSharing({ table: { source, start, stop } }: Survey, text: number): boolean {
  return (
    stop[text]! - start[text]! <= shareLabel * 2 && sharingSaid.test(source.toString('latin1', start[text], stop[text]))
  );
}

/** Nothing but links to an account, at least one of them to log in, in a short line or list. */
function isLoginLine({ survey, region }: Page, box: number, link: number): boolean {
  const { table, leads } = survey;
  const isLast = survey.prose[table.end[box]!] === survey.prose[table.end[region.root]!];
  const text = within(survey.text, survey, box);
  if (text > loginLine || within(survey.prices, survey, box) > 0) return false;
  if (isPartOfText(survey, box) || isBelowHeading(survey, box)) return false;
  const hasWords = text > within(survey.linked, survey, box);
  const leadsBack = attribute(table, link, 'href')?.includes('?') === true;
  if (!isLast && (hasWords || !leadsBack)) return false;
  const isToAnswer = isLast && isBehindPost(survey, link);
  // A link alone may be the way to what the page is about.
  if (region.isNamed && !hasWords && !leadsBack && !isToAnswer) return false;
  let offersAccount = false;
  let unlinkedItems = 0;
  for (let node = box; node < table.end[box]!; node++) {
    const tag = table.tag[node]!;
    if (tag === Tag.li) unlinkedItems++;
    if (tag === Tag.a) unlinkedItems--;
    if (tag === Tag.a && (leads[node]! & (Leads.login | Leads.account)) === 0) return false;
    if ((leads[node]! & Leads.account) !== 0) offersAccount = true;
    if (tag === Tag.img || tag === Tag.time || tag === Tag.input || isKept(survey.kind[node]!)) return false;
  }
  return unlinkedItems <= 0 && (leadsBack || offersAccount || isToAnswer);
}

/** The last article before it is a post of a thread by its name. */
function isBehindPost({ table, kind, inside, names }: Survey, link: number): boolean {
  if ((inside[link]! & Kind.article) !== 0) return false;
  let at = link - 1;
  for (const least = Math.max(0, link - barNodes); at > least && (inside[at]! & Kind.article) === 0;) at--;
  while (at > 0 && (kind[at]! & Kind.article) === 0) at = table.parent[at]!;
  return at > 0 && (names[at]! & Named.thread) !== 0;
}

/** A heading stands before it, or before the box that it begins. */
function isBelowHeading({ table }: Survey, box: number): boolean {
  for (let at = box, hops = 0; hops < barHops && at > 0; at = table.parent[at]!, hops++) {
    const before = siblingBefore(table, at);
    if (before > 0) return isHeading(table.tag[before]!);
  }
  return false;
}

/** The element or text in front of a node in the same box; 0 for none. White space is none. */
function siblingBefore({ tag, marks, parent }: NodeTable, node: number): number {
  const box = parent[node]!;
  for (let at = node - 1; at > box; at--) {
    while (parent[at] !== box) at = parent[at]!;
    if (tag[at] !== Tag.text || (marks[at]! & TextMark.ink) !== 0) return at;
  }
  return 0;
}

/** Words in a line, or one short entry of a list, which may tell what to do first. */
function isPartOfText({ table, kind, text }: Survey, box: number): boolean {
  const parent = table.parent[box]!;
  const isBlock = (elementSets[table.tag[box]!]! & ElementSet.block) !== 0;
  if (!isBlock && text[table.end[parent]!]! - text[parent]! > text[table.end[box]!]! - text[box]!) return true;
  for (let at = box, hops = 0; hops < barHops && text[table.end[at]!]! - text[at]! <= loginLine; hops++) {
    if ((kind[at]! & Kind.item) !== 0) return true;
    at = table.parent[at]!;
  }
  return false;
}

/** A picture with words of its own, which may be shared by a click. */
function showsPicture({ table }: Survey, link: number): boolean {
  for (let node = link + 1; node < table.end[link]!; node++)
    if (table.tag[node] === Tag.img && (attribute(table, node, 'alt') ?? '').length > iconText) return true;
  return false;
}

function isKept(kind: number): boolean {
  return (kind & (Kind.article | Kind.verbatim | Kind.quote)) !== 0;
}
