/**
 * Looks at the whole page once and notes, per node, what the judgement of its texts needs: how much text it holds, how
 * much of that is links, what its names say, in which elements it stands. Everything is in arrays indexed by node.
 */
import { attribute, attributesOf, nextAttribute } from '../attributes.js';
import { elementSets, ElementSet, Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { isHidden } from '../visibility.js';
import { boxWords } from './lexicon.table.js';
import { findWords, wordFinder } from './word-finder.js';

export const boxFinder = wordFinder(boxWords);

/** Bits of `inside`: elements (or roles) a node stands in. */
export const Inside = {
  nav: 1,
  header: 2,
  footer: 4,
  aside: 8,
  main: 16,
  article: 32,
  section: 64,
  form: 128,
  table: 256,
  list: 512,
  figure: 1024,
  dialog: 2048,
  link: 4096,
  heading: 8192,
  quote: 16384,
  code: 32768,
  button: 65536,
  details: 131072,
  paragraph: 262144,
  cell: 524288,
  label: 1048576,
  definition: 2097152,
  afterFooter: 4194304,
  popup: 8388608,
} as const;

const insideOf = new Int32Array(256);
insideOf[Tag.nav] = Inside.nav;
insideOf[Tag.header] = Inside.header;
insideOf[Tag.footer] = Inside.footer;
insideOf[Tag.aside] = Inside.aside;
insideOf[Tag.main] = Inside.main;
insideOf[Tag.article] = Inside.article;
insideOf[Tag.section] = Inside.section;
insideOf[Tag.form] = Inside.form;
insideOf[Tag.table] = Inside.table;
insideOf[Tag.ul] = insideOf[Tag.ol] = Inside.list;
insideOf[Tag.figure] = Inside.figure;
insideOf[Tag.dialog] = Inside.dialog;
insideOf[Tag.a] = Inside.link;
insideOf[Tag.blockquote] = Inside.quote;
insideOf[Tag.pre] = insideOf[Tag.code] = Inside.code;
insideOf[Tag.button] = Inside.button;
insideOf[Tag.details] = Inside.details;
insideOf[Tag.p] = Inside.paragraph;
insideOf[Tag.td] = insideOf[Tag.th] = Inside.cell;
insideOf[Tag.label] = Inside.label;
insideOf[Tag.dl] = Inside.definition;
for (let tag: number = Tag.h1; tag <= Tag.h6; tag++) insideOf[tag] = Inside.heading;

const roles: Record<string, number> = {
  navigation: Inside.nav,
  menu: Inside.nav,
  menubar: Inside.nav,
  banner: Inside.header,
  contentinfo: Inside.footer,
  complementary: Inside.aside,
  main: Inside.main,
  article: Inside.article,
  dialog: Inside.dialog,
  alertdialog: Inside.dialog,
  form: Inside.form,
  search: Inside.form,
  button: Inside.button,
};

/** Elements whose text never counts, besides hidden ones. */
const ignored = new Uint8Array(256);
for (const tag of [
  Tag.script,
  Tag.style,
  Tag.noscript,
  Tag.template,
  Tag.head,
  Tag.svg,
  Tag.math,
  Tag.select,
  Tag.datalist,
  Tag.textarea,
  Tag.iframe,
  Tag.title,
  Tag.canvas,
  Tag.audio,
  Tag.video,
])
  ignored[tag] = 1;

export interface Survey {
  table: NodeTable;
  /** Groups of `boxWords` in the node's own class, id, role; and in those of its ancestors too (`html` and `body` left out). */
  names: Int32Array;
  namesAbove: Int32Array;
  /** Bits of `Inside`. */
  inside: Int32Array;
  /** The block-level element that holds the node. */
  inLink: Uint8Array;
  owner: Int32Array;
  /** Equal for nodes at the same place of the page's template: same tags and classes all the way up. */
  signature: Int32Array;
  /** Length of the text, and of text inside links, before the node; one more entry for the end. */
  textBefore: Int32Array;
  linkBefore: Int32Array;
  blocksBefore: Int32Array;
  blocks: TextBlock[];
  body: number;
}

/** A run of text in one block-level element. Lengths are characters; East Asian ones count twice. */
export interface TextBlock {
  first: number;
  last: number;
  owner: number;
  length: number;
  linkLength: number;
  words: number;
  commas: number;
  stops: number;
  digits: number;
  capitals: number;
  endsWithStop: boolean;
  /** Of the text without white space and digits. */
  hash: number;
}

/** The survey of a page. Subtrees marked in `dropped` are left out. */
export function surveyPage(table: NodeTable, dropped: Uint8Array | undefined): Survey {
  const { count } = table;
  const survey: Survey = {
    table,
    names: new Int32Array(count),
    namesAbove: new Int32Array(count),
    inside: new Int32Array(count),
    inLink: new Uint8Array(count),
    owner: new Int32Array(count),
    signature: new Int32Array(count),
    textBefore: new Int32Array(count + 1),
    linkBefore: new Int32Array(count + 1),
    blocksBefore: new Int32Array(count + 1),
    blocks: [],
    body: 0,
  };
  new Surveyor(survey, dropped).run();
  return survey;
}

const popup = 1 << 29;
const readersComments = 1 << 30;
/** Prose before readers' comments that shows they comment on something. */
const commentedProse = 300;
const wrapperShare = 0.6;
const wrapperKinds = Inside.main | Inside.article;

class Surveyor {
  private readonly survey: Survey;
  private readonly dropped: Uint8Array | undefined;
  private text = 0;
  private link = 0;
  private block: TextBlock | undefined;
  /** Length of the prose so far. */
  private prose = 0;

  constructor(survey: Survey, dropped: Uint8Array | undefined) {
    this.survey = survey;
    this.dropped = dropped;
  }

  run(): void {
    const { survey } = this;
    const { table, textBefore, linkBefore, blocksBefore } = survey;
    for (let node = 1; node < table.count;) {
      textBefore[node] = this.text;
      linkBefore[node] = this.link;
      blocksBefore[node] = survey.blocks.length;
      const tag = table.tag[node]!;
      if (tag === Tag.text) {
        if ((table.marks[node]! & TextMark.ink) !== 0) this.addText(node);
        node++;
      } else if (
        ignored[tag] === 1 ||
        this.dropped?.[node] === 1 ||
        (table.marks[node] !== 0 && isHidden(table, node))
      ) {
        node = this.skip(node);
      } else {
        this.enter(node, tag);
        node = this.isAside(node) ? this.skip(node) : node + 1;
      }
    }
    textBefore[table.count] = this.text;
    linkBefore[table.count] = this.link;
    blocksBefore[table.count] = survey.blocks.length;
    this.inherit();
  }

  /** What a box around nearly everything is called says nothing about its parts. */
  private inherit(): void {
    const { survey } = this;
    const { table, textBefore } = survey;
    const limit = this.text * wrapperShare;
    let footerEnd = table.count;
    for (let node = 1; node < table.count; node++) {
      if ((survey.inside[node]! & Inside.footer) === 0 || isWithinContent(survey, node)) continue;
      const text = textBefore[table.end[node]!]! - textBefore[node]!;
      if (text > 0 && text <= limit && textBefore[node]! > this.text * 0.2) footerEnd = table.end[node]!;
    }
    for (let node = 1; node < table.count; node++) {
      const parent = table.parent[node]!;
      const isWrapper = table.tag[node] !== Tag.text && textBefore[table.end[node]!]! - textBefore[node]! > limit;
      survey.namesAbove[node] = survey.namesAbove[parent]! | (isWrapper ? 0 : survey.names[node]!);
      survey.inside[node] =
        survey.inside[parent]! | (isWrapper ? survey.inside[node]! & wrapperKinds : survey.inside[node]!);
      if (node >= footerEnd) survey.inside[node]! |= Inside.afterFooter;
    }
  }

  private skip(node: number): number {
    const { table, textBefore, linkBefore, blocksBefore, blocks } = this.survey;
    const end = table.end[node]!;
    for (let at = node; at < end; at++) {
      textBefore[at] = this.text;
      linkBefore[at] = this.link;
      blocksBefore[at] = blocks.length;
    }
    return end;
  }

  private enter(node: number, tag: number): void {
    const { survey } = this;
    const { table } = survey;
    const parent = table.parent[node]!;
    if (tag === Tag.body) survey.body = node;
    let names = 0;
    if (tag === Tag.dialog || ((table.marks[node]! & 2) !== 0 && attribute(table, node, 'aria-modal') === 'true'))
      names |= popup;
    let classHash = 0;
    let inside = insideOf[tag]!;
    // Bits of `c`, `i`, `r`: class, id, itemprop, role.
    if ((table.marks[node]! & ((1 << 3) | (1 << 9) | (1 << 18))) !== 0 && tag !== Tag.body && tag !== Tag.html) {
      const cursor = attributesOf(table, node);
      while (nextAttribute(table, node, cursor)) {
        const kind = attributeKind(table.source, cursor.nameStart, cursor.nameEnd);
        if (kind === 0 || cursor.valueEnd <= cursor.valueStart) continue;
        if (kind === 2) {
          const role = table.source.toString('latin1', cursor.valueStart, cursor.valueEnd).toLowerCase();
          if (Object.hasOwn(roles, role)) inside |= roles[role]!;
          continue;
        }
        names |= findWords(boxFinder, table.source, cursor.valueStart, cursor.valueEnd);
        if (kind === 1) classHash = hashBytes(table.source, cursor.valueStart, cursor.valueEnd);
      }
    }
    survey.names[node] = names;
    survey.inside[node] = inside;
    survey.inLink[node] = inside & Inside.link ? 1 : survey.inLink[parent]!;
    survey.signature[node] = Math.imul(Math.imul(survey.signature[parent]! ^ tag, 0x9e3779b1) ^ classHash, 0x85ebca6b);
    const isBlock = (elementSets[tag]! & ElementSet.block) !== 0;
    survey.owner[node] = isBlock ? node : survey.owner[parent]!;
    if (isBlock && this.block) {
      this.endBlock(this.block);
      this.block = undefined;
    }
  }

  /** Navigation and what lies in front of the page are no content, unless the page itself is in there. */
  private isAside(node: number): boolean {
    const { survey } = this;
    if ((survey.names[node]! & readersComments) !== 0 && this.prose >= commentedProse) return true;
    const isCandidate =
      (survey.names[node]! & popup) !== 0 || (survey.inside[node]! & (Inside.nav | Inside.dialog)) !== 0;
    if (!isCandidate) return false;
    const { table } = survey;
    for (let at = node + 1; at < table.end[node]!; at++) {
      const tag = table.tag[at]!;
      if (tag === Tag.main || tag === Tag.h1 || tag === Tag.article) return false;
    }
    return true;
  }

  private endBlock(block: TextBlock): void {
    if (isProse(block)) this.prose += block.length;
  }

  private addText(node: number): void {
    const { survey } = this;
    const { table } = survey;
    const parent = table.parent[node]!;
    const owner = survey.owner[parent]!;
    survey.owner[node] = owner;
    let { block } = this;
    if (block?.owner !== owner) {
      if (block) this.endBlock(block);
      block = {
        first: node,
        last: node,
        owner,
        length: 0,
        linkLength: 0,
        words: 0,
        commas: 0,
        stops: 0,
        digits: 0,
        capitals: 0,
        endsWithStop: false,
        hash: 0,
      };
      survey.blocks.push(block);
      this.block = block;
    }
    const length = countText(table.source, table.start[node]!, table.stop[node]!, block);
    block.last = node;
    this.text += length;
    if (survey.inLink[parent] === 1) {
      this.link += length;
      block.linkLength += length;
    }
  }
}

/** Text of at least this length with few links is prose. */
const proseLength = 100;

export function isProse(block: TextBlock): boolean {
  return block.length >= proseLength && block.linkLength * 3 < block.length;
}

function isWithinContent(survey: Survey, node: number): boolean {
  for (let at = survey.table.parent[node]!; at > 0; at = survey.table.parent[at]!)
    if ((survey.inside[at]! & (Inside.article | Inside.main)) !== 0) return true;
  return false;
}

function attributeKind(source: Buffer, from: number, to: number): number {
  const first = source[from]! | 0x20;
  const length = to - from;
  if (first === 0x63 && length === 5) return 1; // class
  if (first === 0x69 && length === 2) return 3; // id
  if (first === 0x72 && length === 4) return 2; // role
  if (first === 0x69 && length === 8) return 3; // itemprop
  return 0;
}

function hashBytes(source: Buffer, from: number, to: number): number {
  let hash = 0;
  // Numbers in class names count up along a list, so they are left out.
  for (let at = from; at < to; at++)
    if (source[at]! > 0x39 || source[at]! < 0x30) hash = (Math.imul(hash, 31) + source[at]!) | 0;
  return hash;
}

/** Adds the counts of a text node to its block; returns the text's length. */
function countText(source: Buffer, from: number, to: number, block: TextBlock): number {
  let length = 0;
  let words = 0;
  let inWord = false;
  let last = 0;
  let hash = block.hash;
  for (let at = from; at < to; at++) {
    const code = source[at]!;
    if (code <= 32) {
      if (inWord) length++;
      inWord = false;
      continue;
    }
    hash = (Math.imul(hash, 31) + code) | 0;
    if (!inWord) {
      words++;
      inWord = true;
      if (last === 0x2e || last === 0x21 || last === 0x3f) block.stops++;
    }
    if (code < 0x80) {
      length++;
      last = code;
      if (code === 0x2c) block.commas++;
      else if (code >= 0x30 && code <= 0x39) block.digits++;
      else if (code >= 0x41 && code <= 0x5a) block.capitals++;
    } else if (code >= 0xc0) {
      length += code >= 0xe3 ? 2 : 1;
      if (code >= 0xe3 && code <= 0xe9) words++;
      last = code;
      if (code === 0xe3 && source[at + 1] === 0x80) {
        if (source[at + 2] === 0x81) block.commas++;
        else if (source[at + 2] === 0x82) {
          block.stops++;
          last = 0x2e;
        }
      }
    }
  }
  block.endsWithStop = last === 0x2e || last === 0x21 || last === 0x3f || last === 0x3a || last === 0x22;
  if (block.endsWithStop) block.stops++;
  block.hash = hash;
  block.length += length;
  block.words += words;
  return length;
}
