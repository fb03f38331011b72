/**
 * Looks at the whole page once and notes, per node, what the judgement of its texts needs: how much text it holds, how
 * much of that is links, what its names say, in which boxes it stands. Everything is in arrays indexed by node.
 */
import { attribute, attributesOf, mayHaveAttribute, nextAttribute } from '../attributes.js';
import { elementSets, ElementSet, Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { isHidden } from '../visibility.js';
import { Inside, insideOf, insideOfRole } from './box-kinds.js';
import type { Progress } from './left-out.js';
import { inFront, isLeftOut } from './left-out.js';
import { boxWords } from './lexicon.table.js';
import type { TextBlock } from './text-blocks.js';
import { countText, isProse, textBlock } from './text-blocks.js';
import { findWords, wordFinder } from './word-finder.js';

export interface Survey {
  table: NodeTable;
  /** 1 for subtrees that are out of the question: left out by the caller, or navigation, dialogs, readers' comments. */
  out: Uint8Array;
  /** Groups of `boxWords` in the element's own class, id and itemprop; and in those of the elements around it too. */
  names: Int32Array;
  namesAbove: Int32Array;
  /** Bits of `Inside`, of the node and all around it. */
  inside: Int32Array;
  /** The block-level element that holds the node. */
  owner: Int32Array;
  /** Equal for nodes at the same place of the page's template: same tags and first class names all the way up. */
  signature: Int32Array;
  /** Length of the text, length of linked text, and number of blocks before the node; one more entry for the end. */
  textBefore: Int32Array;
  linkBefore: Int32Array;
  blocksBefore: Int32Array;
  /** Index of the block a text node belongs to. */
  blockOf: Int32Array;
  blocks: TextBlock[];
  body: number;
}

const boxFinder = wordFinder(boxWords);

/** What a box around more than this share of the text is called says nothing about its parts. */
const wrapperShare = 0.6;
const wrapperKinds = Inside.main | Inside.article;

/** Elements whose text never counts. */
const ignored = new Uint8Array(256);
for (const name of 'script style noscript template head svg math select datalist textarea iframe title canvas audio video'.split(
  ' ',
))
  ignored[(Tag as Record<string, number>)[name]!] = 1;

/** The survey of a page. Subtrees marked in `dropped` are left out. */
export function surveyPage(table: NodeTable, dropped: Uint8Array | undefined): Survey {
  const { count } = table;
  const survey: Survey = {
    table,
    out: dropped ? Uint8Array.from(dropped) : new Uint8Array(count),
    names: new Int32Array(count),
    namesAbove: new Int32Array(count),
    inside: new Int32Array(count),
    owner: new Int32Array(count),
    signature: new Int32Array(count),
    textBefore: new Int32Array(count + 1),
    linkBefore: new Int32Array(count + 1),
    blocksBefore: new Int32Array(count + 1),
    blockOf: new Int32Array(count),
    blocks: [],
    body: 0,
  };
  new Surveyor(survey).run();
  return survey;
}

class Surveyor {
  private readonly survey: Survey;
  private text = 0;
  private link = 0;
  private block: TextBlock | undefined;
  private readonly progress: Progress = { prose: 0, hasTitle: false, nextMain: 0, nextTitle: 0 };

  constructor(survey: Survey) {
    this.survey = survey;
  }

  run(): void {
    const { survey } = this;
    const { table } = survey;
    for (let node = 1; node < table.count;) {
      this.note(node);
      const tag = table.tag[node]!;
      if (tag === Tag.text) {
        if ((table.marks[node]! & TextMark.ink) !== 0) this.addText(node);
        node++;
      } else if (ignored[tag] === 1 || survey.out[node] === 1 || (table.marks[node] !== 0 && isHidden(table, node))) {
        node = this.skip(node);
      } else {
        this.enter(node, tag);
        if (isLeftOut(survey, node, this.progress)) {
          survey.out[node] = 1;
          node = this.skip(node);
        } else {
          if (tag === Tag.h1) this.progress.hasTitle = true;
          node++;
        }
      }
    }
    this.note(table.count);
    this.inherit();
  }

  private note(node: number): void {
    const { survey } = this;
    survey.textBefore[node] = this.text;
    survey.linkBefore[node] = this.link;
    survey.blocksBefore[node] = survey.blocks.length;
  }

  private skip(node: number): number {
    const end = this.survey.table.end[node]!;
    for (let at = node; at < end; at++) this.note(at);
    return end;
  }

  private enter(node: number, tag: number): void {
    const { survey } = this;
    const parent = survey.table.parent[node]!;
    if (tag === Tag.body) survey.body = node;
    survey.inside[node] = insideOf[tag]!;
    let classHash = 0;
    if (survey.table.marks[node] !== 0 && tag !== Tag.body && tag !== Tag.html) classHash = this.readNames(node);
    if (tag === Tag.dialog) survey.names[node]! |= inFront;
    survey.signature[node] = Math.imul(Math.imul(survey.signature[parent]! ^ tag, 0x9e3779b1) ^ classHash, 0x85ebca6b);
    const isBlock = (elementSets[tag]! & ElementSet.block) !== 0;
    survey.owner[node] = isBlock ? node : survey.owner[parent]!;
    if (isBlock) this.endBlock();
  }

  /** Notes what the element's class, id, itemprop and role say; returns a hash of the class. */
  private readNames(node: number): number {
    const { survey } = this;
    const { source } = survey.table;
    let hash = 0;
    const cursor = attributesOf(survey.table, node);
    while (nextAttribute(survey.table, node, cursor)) {
      const { valueStart, valueEnd } = cursor;
      const kind = nameKind(source, cursor.nameStart, cursor.nameEnd);
      if (kind === NameKind.none || valueEnd <= valueStart) continue;
      if (kind === NameKind.role)
        survey.inside[node]! |= insideOfRole(source.toString('latin1', valueStart, valueEnd).toLowerCase());
      else survey.names[node]! |= findWords(boxFinder, source, valueStart, valueEnd);
      if (kind === NameKind.class) hash = hashOf(source, valueStart, valueEnd);
    }
    if (mayHaveAttribute(survey.table, node, 'aria-modal') && attribute(survey.table, node, 'aria-modal') === 'true')
      survey.names[node]! |= inFront;
    return hash;
  }

  private endBlock(): void {
    if (this.block && isProse(this.block)) this.progress.prose += this.block.length;
    this.block = undefined;
  }

  private addText(node: number): void {
    const { survey } = this;
    const { table } = survey;
    const owner = survey.owner[table.parent[node]!]!;
    survey.owner[node] = owner;
    if (this.block?.owner !== owner) {
      this.endBlock();
      this.block = textBlock(node, owner);
      survey.blocks.push(this.block);
    }
    const { block } = this;
    const length = countText(table.source, table.start[node]!, table.stop[node]!, block);
    block.last = node;
    survey.blockOf[node] = survey.blocks.length - 1;
    this.text += length;
    if (!this.isInLink(node)) return;
    this.link += length;
    block.linkLength += length;
  }

  private isInLink(node: number): boolean {
    const { table } = this.survey;
    for (let at = table.parent[node]!; at > 0; at = table.parent[at]!) if (table.tag[at] === Tag.a) return true;
    return false;
  }

  /** Lets names and kinds count for everything inside the element, but for wrappers of the whole page. */
  private inherit(): void {
    const { table, textBefore, names, namesAbove, inside } = this.survey;
    const limit = this.text * wrapperShare;
    const footerEnd = this.footerEnd(limit);
    for (let node = 1; node < table.count; node++) {
      const parent = table.parent[node]!;
      const isWrapper = textBefore[table.end[node]!]! - textBefore[node]! > limit && table.tag[node] !== Tag.text;
      namesAbove[node] = namesAbove[parent]! | (isWrapper ? 0 : names[node]!);
      inside[node] = inside[parent]! | (isWrapper ? inside[node]! & wrapperKinds : inside[node]!);
      if (node >= footerEnd) inside[node]! |= Inside.afterFooter;
    }
  }

  /** The node behind the page's footer; nothing there belongs to the content. */
  private footerEnd(limit: number): number {
    const { table, textBefore, inside } = this.survey;
    let end = table.count;
    for (let node = 1; node < table.count; node++) {
      if ((inside[node]! & Inside.footer) === 0 || this.isWithinContent(node)) continue;
      const text = textBefore[table.end[node]!]! - textBefore[node]!;
      if (text > 0 && text <= limit && textBefore[node]! > this.text * 0.2) end = table.end[node]!;
    }
    return end;
  }

  private isWithinContent(node: number): boolean {
    const { table, inside } = this.survey;
    for (let at = table.parent[node]!; at > 0; at = table.parent[at]!)
      if ((inside[at]! & wrapperKinds) !== 0) return true;
    return false;
  }
}

const NameKind = { none: 0, class: 1, role: 2, other: 3 } as const;

function nameKind(source: Buffer, from: number, to: number): number {
  const first = source[from]! | 0x20;
  const length = to - from;
  if (first === 0x63 && length === 5) return NameKind.class;
  if (first === 0x69 && (length === 2 || length === 8)) return NameKind.other; // id, itemprop
  return first === 0x72 && length === 4 ? NameKind.role : NameKind.none;
}

/**
 * Of the first class name: those behind it vary along a list (its first entry, its category). Numbers count up along a
 * list, so they are left out.
 */
function hashOf(source: Buffer, from: number, to: number): number {
  let hash = 0;
  let at = from;
  while (at < to && source[at]! <= 32) at++;
  for (; at < to && source[at]! > 32; at++) {
    const code = source[at]!;
    if (code < 0x30 || code > 0x39) hash = (Math.imul(hash, 31) + code) | 0;
  }
  return hash;
}
