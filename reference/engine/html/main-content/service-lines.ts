/**
 * Lines of a page about itself: that it loads, that an advertisement stands here, the way back to its top or to its
 * source, and to the pages before and behind it.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import { decodeEntities } from '../entities.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { isHeading, Kind } from './box-kinds.js';
import { commentLine, hasNoComments } from './comment-lines.js';
import { consentAround } from './consent.js';
import { isDeed } from './deeds.js';
import type { Page } from './page.js';
import { galleryBar } from './galleries.js';
import { Leads, lineWords } from './lexicon.table.js';
import { leadsToFirstPage } from './page-title.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';
import { findWords, wordFinder } from './word-finder.js';

const finder = wordFinder(lineWords);
const LineSays = { notice: 1, way: 2, comments: 4, deed: 8, gallery: 16, cookies: 32 } as const;

/** A notice is as short as this, in characters. */
const noticeLength = 48;
/** The first words of a line that says what is to be known of comments. */
const beginning = 96;
const notice =
  /^\s*(?:advertisements?|advertisement - continue reading below|continue reading below|skip advertisement|anzeige|werbung|publicité|publicidad|publicidade|annonse|реклама|广告|広告|(?:loading|wird geladen|chargement|cargando|carregando|caricamento|laden|загрузка)(?: \p{L}+)?\s*(?:\.\.\.|…)|loading|please wait|jump to recipe|print recipe|back to top|back to the top|return to top|(?:zurück )?nach oben|zum seitenanfang|(?:retour en )?haut de page|volver arriba|voltar ao topo|torna su|(?:terug )?naar boven|наверх|ページの先頭(?:へ|に)(?:戻る)?|(?:ページ)?トップへ(?:戻る)?|ページトップ|(?:العودة )?إلى الأعلى|advert|(?:story|article) continues below(?: advertisement)?|continue reading the main story|this slideshow requires javascript|media playback is (?:unsupported|not supported)(?: on (?:this|your) device)?|get short url|copy (?:this |the )?link|read more about sharing|share this(?: (?:page|article|story|post))?(?: with)?|sharing is caring|add to home screen|enlarge(?: this)? (?:image|photo|picture)|order reprints|text size)[\s.…:!]*$/iu;
/** Ways around: between its pages, to its top, to where it is written. */
const backward =
  /^\W*(?:view )?(?:prev|back\W*$|older|first\W*$|zurück|vorherige|précédent|anterior|precedente|vorige|предыдущ|назад|上一|前へ|前の|السابق)/iu;
const forward =
  /^\W*(?:view )?(?:next|newer|last\W*$|weiter\W*$|nächste|suivant|siguiente|próxim|successiv|volgende|следующ|далее|下一|次へ|次の|التالي)/iu;
const letters = /\p{L}/u;
const pageNumber = /^\W*(?:\d{1,4}|…|\.{2,3})\W*$/u;
const editAddress = /[?&]action=edit\b|\/-?\/?edit\/(?:main|master|develop|trunk|docs?)\//i;
const topAddress = /^\s*#top\s*$/i;
const topLength = 24;
const addressLength = 500;
/** A row of ways between pages says no more than this, and stands so many steps above its links. */
const pagingLength = 300;
const pagingHops = 8;
const pagingNodes = 400;
const fewWays = 2;

/** Marks such lines in a box of the region. */
export function cutServiceLines(page: Page, root: number, reason: Uint8Array): void {
  const { survey, title } = page;
  const { table, leads } = survey;
  const lines = new Map<number, boolean>();
  let withoutComments: boolean | undefined;
  const isWithoutComments = (): boolean => (withoutComments ??= hasNoComments(page));
  const isPartOfLine = (box: number): boolean => {
    const parent = table.parent[box]!;
    const known = lines.get(parent) ?? hasWords(survey, parent);
    lines.set(parent, known);
    return known;
  };
  for (let node = root + 1; node < table.end[root]!;) {
    if (table.tag[node] === Tag.text) {
      if (node < title && isAddress(survey, node)) reason[lineAround(node)] = Reason['header of the page'];
      const says = saysOf(table, node);
      if ((says & LineSays.comments) !== 0) {
        const line = commentLine(page, node, beginningOf(table, node), isWithoutComments);
        if (line > 0) mark(line, Reason['notice of the page'], Kind.quote);
      }
      const consent = (says & LineSays.cookies) !== 0 ? consentAround(page, node) : 0;
      if (consent > 0) reason[lineAround(consent)] ||= Reason.consent;
      if (isShort(survey, node)) {
        if ((says & LineSays.notice) !== 0 && notice.test(sourceOf(table, node)))
          mark(node, Reason['notice of the page']);
        if ((says & LineSays.deed) !== 0 && isDeed(survey, node, sourceOf(table, node)))
          mark(node, Reason['notice of the page'], 0);
        const bar = (says & LineSays.gallery) !== 0 ? galleryBar(page, node) : 0;
        if (bar > 0) reason[bar] ||= Reason['notice of the page'];
        if ((says & LineSays.way) !== 0) cutPaging(page, root, node, reason);
      }
    } else if (node < title && reason[node] === 0 && isLogo(survey, node)) {
      reason[node] = Reason['header of the page'];
    } else if (reason[node] === 0 && (leads[node]! & (Leads.edit | Leads.top)) !== 0) {
      const way = wayOf(survey, node);
      if (way !== Reason.stays) mark(node, way);
    }
    node = table.tag[node] === Tag.text || reason[node] === 0 ? node + 1 : table.end[node]!;
  }

  function lineAround(node: number): number {
    let box = node;
    for (
      let up = table.parent[box]!;
      up > root && reason[up] === 0 && saysNoMore(survey, up, box);
      up = table.parent[up]!
    )
      box = up;
    return box;
  }

  /** Marks the outermost box that says no more than the node; a line in code, in a table, in a heading or a list is of the text. */
  function mark(node: number, why: number, ofText: number = Kind.item | Kind.quote): void {
    const box = lineAround(node);
    const tag = table.tag[box]!;
    if (tag === Tag.text || box === title || holds(survey, box, title) || isPartOfLine(box)) return;
    if ((survey.inside[box]! & ofText) !== 0 && why === Reason['notice of the page']) return;
    if (table.tag.subarray(box, table.end[box]).some((one) => isHeading(one) || one === Tag.img || one === Tag.pre))
      return;
    if (tag !== Tag.td && tag !== Tag.th) reason[box] = why;
  }
}

/** A picture in front of the headline that leads to the first page. */
function isLogo(survey: Survey, node: number): boolean {
  const { table } = survey;
  if (table.tag[node] !== Tag.a || within(survey.text, survey, node) > 0 || !leadsToFirstPage(table, node))
    return false;
  return table.tag.subarray(node, table.end[node]).includes(Tag.img);
}

/** The page's own address in front of its headline, for print. */
function isAddress({ table, text, linked }: Survey, node: number): boolean {
  if (table.stop[node]! - table.start[node]! > addressLength || linked[node + 1]! > linked[node]!) return false;
  return text[node + 1]! > text[node]! && /^\s*https?:\/\/\S+\s*$/.test(sourceOf(table, node));
}

/** Blanks and line ends of the source around it do not count. */
function isShort({ text }: Survey, node: number): boolean {
  const length = text[node + 1]! - text[node]!;
  return length > 0 && length <= noticeLength;
}

/** What the beginning of a text says. */
function saysOf(table: NodeTable, text: number): number {
  if ((table.marks[text]! & TextMark.ink) === 0) return 0;
  const from = firstInk(table, text);
  return findWords(finder, table.source, from, Math.min(table.stop[text]!, from + beginning));
}

function beginningOf(table: NodeTable, text: number): string {
  const from = firstInk(table, text);
  return table.source
    .toString('utf8', from, Math.min(table.stop[text]!, from + beginning * 2))
    .replace(/\s+/g, ' ')
    .trim();
}

function firstInk({ source, start, stop }: NodeTable, text: number): number {
  let at = start[text]!;
  while (at < stop[text]! && source[at]! <= 0x20) at++;
  return at;
}

/** Where a link leads that is a line of its own. The way to the top says so in few words; a place in a list is longer. */
function wayOf(survey: Survey, link: number): number {
  const href = attribute(survey.table, link, 'href') ?? '';
  if (editAddress.test(href)) return Reason['way to edit the page'];
  return topAddress.test(href) && within(survey.text, survey, link) <= topLength ? Reason['skip link'] : Reason.stays;
}

/** Beside a box there are signs at most: `[edit]`. */
function saysNoMore({ table, text }: Survey, parent: number, box: number): boolean {
  for (let at = parent + 1; at < table.end[parent]!; at = table.end[at]!) {
    if (at === box || text[table.end[at]!] === text[at]) continue;
    if (table.tag[at] !== Tag.text || letters.test(sourceOf(table, at))) return false;
  }
  return true;
}

/** Words stand beside the elements of a box, in the same line. */
function hasWords({ table }: Survey, parent: number): boolean {
  for (let at = parent + 1; at < table.end[parent]!; at = table.end[at]!)
    if (table.tag[at] === Tag.text && letters.test(sourceOf(table, at))) return true;
  return false;
}

/** Marks the outermost row around a way that holds nothing but ways between the pages of a list or a book. */
function cutPaging(page: Page, root: number, text: number, reason: Uint8Array): void {
  const { survey, title } = page;
  const { table } = survey;
  let found = 0;
  for (let box = table.parent[text]!, hops = 0; box > root && hops < pagingHops; box = table.parent[box]!, hops++) {
    if (within(survey.text, survey, box) > pagingLength || table.end[box]! - box > pagingNodes) break;
    if (holds(survey, box, title) || reason[box] !== 0) break;
    if (isPaging(survey, box)) found = box;
  }
  if (found > 0) reason[found] = Reason.paging;
}

function isPaging(survey: Survey, box: number): boolean {
  const { table } = survey;
  let ways = 0;
  let directions = 0;
  for (let node = box + 1; node < table.end[box]!;) {
    const tag = table.tag[node]!;
    if (isControl(table, node)) {
      const said = textOf(table, node);
      if (backward.test(said)) directions |= 1;
      else if (forward.test(said)) directions |= 2;
      else if (pageNumber.test(said)) directions |= 4;
      else return false;
      ways++;
      node = table.end[node]!;
      continue;
    }
    if (isHeading(tag) || tag === Tag.time || tag === Tag.table || tag === Tag.select) return false;
    if (tag === Tag.text && letters.test(sourceOf(table, node))) return false;
    node++;
  }
  return ways >= fewWays && (directions & (directions - 1)) !== 0;
}

function sourceOf({ source, start, stop }: NodeTable, text: number): string {
  return decodeEntities(source.toString('utf8', start[text], stop[text]), false);
}

function isControl({ tag }: NodeTable, node: number): boolean {
  return tag[node] === Tag.a || tag[node] === Tag.button;
}

/** The first words in a link. */
function textOf(table: NodeTable, link: number): string {
  let text = '';
  for (let at = link + 1; at < table.end[link]! && text.trim().length < noticeLength; at++)
    if (table.tag[at] === Tag.text)
      text += table.source.toString(
        'utf8',
        table.start[at],
        Math.min(table.stop[at]!, table.start[at]! + noticeLength),
      );
  return decodeEntities(text, false).trim();
}
