/**
 * Looks at the whole page once and notes what the rules need of each box: its kind, what its names say, how much text it
 * holds, and how much of that is links, prose and prices. Everything is in arrays indexed by node, so any box is told of
 * in constant time.
 */
import { attribute, attributesOf, firstLetters, markOf, mayHaveAttribute, nextAttribute } from '../attributes.js';
import { elementSets, ElementSet, Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { isNameEnd, TextMark } from '../node-table.js';
import { isClosedLayer, isHidden } from '../visibility.js';
import { Kind, kindOf, kindOfRole } from './box-kinds.js';
import { addressWords, Named } from './lexicon.table.js';
import type { TextBlock } from './text-blocks.js';
import { countText, isProse, pricesOf, textBlock } from './text-blocks.js';
import { boxFinder, ClassNames } from './class-names.js';
import { findWords, wordFinder } from './word-finder.js';

export interface Survey {
  table: NodeTable;
  /** Bits of `Kind`: of the element itself, and of all it stands in (its own included). */
  kind: Int32Array;
  inside: Int32Array;
  /** Bits of `Named` in the element's own class, id, itemprop and label. */
  names: Int32Array;
  /** Bits of `Leads` in the address of a link. */
  leads: Uint8Array;
  /** Equal for elements at the same place of the page's template: same tags and first class names all the way up. */
  shape: Int32Array;
  /**
   * What stands before each node, with one more entry for the end: length of text, of linked text, of prose; prices;
   * links; text blocks. The value of a box is that of its end less that of the box.
   */
  text: Int32Array;
  linked: Int32Array;
  prose: Int32Array;
  prices: Int32Array;
  links: Int32Array;
  blocks: Int32Array;
  /** A hash of the texts of all blocks before block `i`; see copies.ts. */
  blockHashes: Int32Array;
  body: number;
}

const addressFinder = wordFinder(addressWords);

/** Elements whose text never counts. */
const ignored = new Uint8Array(256);
for (const name of 'script style noscript template head svg math select datalist textarea iframe title canvas audio video'.split(
  ' ',
))
  ignored[(Tag as Record<string, number>)[name]!] = 1;

/** The survey of a page, good until the next is asked for. Subtrees marked in `dropped` are passed over. */
export function surveyPage(table: NodeTable, dropped: Uint8Array | undefined): Survey {
  return new Surveyor(table, dropped).run();
}

/** How much `counts` tells of a box. */
export function within(counts: Int32Array, { table }: Survey, node: number): number {
  return counts[table.end[node]!]! - counts[node]!;
}

/** Columns that are written only where there is something to note, and all of them. */
const sparseColumns = 6;
const allColumns = 11;
/** What the columns hold that are kept; those of a larger page are let go. */
const keptNumbers = allColumns << 17;

/** The columns of the page before, to be filled again: fresh memory costs more. No survey outlives the judging of its page. */
let kept = new Int32Array(0);

/** The columns of a survey, each with so many entries; the sparse ones, which come first, hold zeros. */
function columnsOf(entries: number): Int32Array[] {
  const numbers = entries * allColumns;
  if (numbers > kept.length) {
    const fresh = new Int32Array(numbers);
    if (numbers > keptNumbers) return split(fresh, entries);
    kept = fresh;
  }
  kept.fill(0, 0, entries * sparseColumns);
  return split(kept, entries);
}

function split(numbers: Int32Array, entries: number): Int32Array[] {
  return Array.from({ length: allColumns }, (_, at) => numbers.subarray(at * entries, (at + 1) * entries));
}

class Surveyor {
  private readonly survey: Survey;
  private readonly dropped: Uint8Array | undefined;
  private readonly all: TextBlock[] = [];
  private text = 0;
  private linked = 0;
  private links = 0;
  private block: TextBlock | undefined;
  /** The node behind the link that is open. */
  private linkEnd = 0;
  private readonly owner: Int32Array;
  private readonly classes = new ClassNames();

  constructor(table: NodeTable, dropped: Uint8Array | undefined) {
    const { count } = table;
    const [kind, inside, names, shape, prose, prices, text, linked, links, blocks, owner] = columnsOf(count + 1);
    this.dropped = dropped;
    this.owner = owner!;
    this.survey = {
      table,
      kind: kind!,
      inside: inside!,
      names: names!,
      leads: new Uint8Array(count),
      shape: shape!,
      text: text!,
      linked: linked!,
      prose: prose!,
      prices: prices!,
      links: links!,
      blocks: blocks!,
      blockHashes: new Int32Array(0),
      body: 0,
    };
    this.note(0);
  }

  run(): Survey {
    const { survey } = this;
    const { table } = survey;
    for (let node = 1; node < table.count;) {
      this.note(node);
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
        node++;
      }
    }
    this.note(table.count);
    this.sumBlocks();
    return survey;
  }

  private note(node: number): void {
    const { survey } = this;
    survey.text[node] = this.text;
    survey.linked[node] = this.linked;
    survey.links[node] = this.links;
    survey.blocks[node] = this.all.length;
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
    survey.kind[node] = kindOf[tag]!;
    let classHash = 0;
    if ((survey.table.marks[node]! & tellingMarks) !== 0 && tag !== Tag.body && tag !== Tag.html)
      classHash = this.readNames(node);
    if (tag === Tag.unknown) survey.names[node]! |= this.wordsOfElement(node);
    survey.inside[node] = survey.inside[parent]! | survey.kind[node];
    survey.shape[node] = Math.imul(Math.imul(survey.shape[parent]! ^ tag, 0x9e3779b1) ^ classHash, 0x85ebca6b);
    if (tag === Tag.a && node >= this.linkEnd && mayHaveAttribute(survey.table, node, 'href')) {
      this.linkEnd = survey.table.end[node]!;
      this.links++;
    }
    const isBlock = (elementSets[tag]! & ElementSet.block) !== 0;
    this.owner[node] = isBlock ? node : this.owner[parent]!;
    if (isBlock) this.block = undefined;
  }

  /** Notes what the element's class, id, itemprop, label and role say; returns a hash of the class. */
  private readNames(node: number): number {
    const { survey } = this;
    const { table } = survey;
    const { source } = table;
    const tag = table.tag[node]!;
    let hash = 0;
    const cursor = attributesOf(table, node);
    while (nextAttribute(table, node, cursor, telling)) {
      const { valueStart, valueEnd } = cursor;
      const name = nameKind(source, cursor.nameStart, cursor.nameEnd);
      if (name === NameKind.none || valueEnd <= valueStart) continue;
      if (name === NameKind.href) {
        if (tag === Tag.a) survey.leads[node] = findWords(addressFinder, source, valueStart, valueEnd);
        continue;
      }
      // The id of a heading, a paragraph or a section is made of its words: it says what the text is about.
      if (name === NameKind.id && isTitled[tag] === 1) continue;
      if (name === NameKind.role)
        survey.kind[node]! |= kindOfRole(source.toString('latin1', valueStart, valueEnd).trim().toLowerCase());
      else if (name === NameKind.class) {
        const known = this.classes.read(source, valueStart, valueEnd);
        survey.names[node]! |= known.words;
        hash = known.hash;
      } else survey.names[node]! |= findWords(boxFinder, source, valueStart, valueEnd);
    }
    // A post that carries the names of its subjects (`status-publish category-cookies`) is none of the frame.
    if ((survey.names[node]! & Named.posted) !== 0) survey.names[node] = Named.posted;
    if (mayHaveAttribute(table, node, 'aria-modal') && attribute(table, node, 'aria-modal') === 'true')
      survey.kind[node]! |= Kind.dialog;
    if (mayHaveAttribute(table, node, 'aria-hidden') && isClosedLayer(table, node)) survey.kind[node]! |= Kind.dialog;
    if (mayHaveAttribute(table, node, 'aria-label'))
      survey.names[node]! |= this.wordsOf(attribute(table, node, 'aria-label') ?? '') & Named.breadcrumb;
    return hash;
  }

  /** An element of the page's own is called after what it is for: `<cookie-banner>`. */
  private wordsOfElement(node: number): number {
    const { source, start, stop } = this.survey.table;
    let end = start[node]!;
    while (end < stop[node]! && !isNameEnd(source[end]!)) end++;
    return findWords(boxFinder, source, start[node]!, end) & ofElements;
  }

  private wordsOf(text: string): number {
    const bytes = Buffer.from(text.slice(0, 200));
    return findWords(boxFinder, bytes, 0, bytes.length);
  }

  private addText(node: number): void {
    const { table } = this.survey;
    const owner = this.owner[table.parent[node]!]!;
    if (this.block?.owner !== owner) this.all.push((this.block = textBlock(node, owner)));
    const { block } = this;
    const length = countText(table.source, table.start[node]!, table.stop[node]!, block);
    block.last = node;
    this.text += length;
    if (node >= this.linkEnd) return;
    this.linked += length;
    block.linkLength += length;
  }

  /** Prose and prices are known when a block has ended; here they are counted behind its last text. */
  private sumBlocks(): void {
    const { survey, all } = this;
    survey.blockHashes = new Int32Array(all.length);
    for (let index = 0; index < all.length; index++) {
      const block = all[index]!;
      survey.blockHashes[index] = block.hash;
      if (isProse(block)) survey.prose[block.last + 1] = block.length;
      survey.prices[block.last + 1] = pricesOf(block);
    }
    for (let node = 1; node <= survey.table.count; node++) {
      survey.prose[node]! += survey.prose[node - 1]!;
      survey.prices[node]! += survey.prices[node - 1]!;
    }
  }
}

/** Such an element may hold the control that opens a layer, and the panes of a drawing of a screen. */
const ofElements = ~(Named.inFront | Named.drawer | Named.side | Named.column | Named.dropdown | Named.filter);

/** Elements whose ids are places to go to in the text. */
const isTitled = new Uint8Array(256);
for (const tag of [
  Tag.h1,
  Tag.h2,
  Tag.h3,
  Tag.h4,
  Tag.h5,
  Tag.h6,
  Tag.p,
  Tag.section,
  Tag.details,
  Tag.dt,
  Tag.li,
  Tag.a,
])
  isTitled[tag] = 1;

const NameKind = { none: 0, class: 1, role: 2, id: 3, other: 4, href: 5 } as const;

/** First letters of the names of attributes that tell what an element is for. */
const telling = firstLetters('cihr');
const tellingMarks = 'class id href role itemprop itemtype aria-label aria-modal aria-hidden'
  .split(' ')
  .reduce((marks, name) => marks | markOf(name), 0);

function nameKind(source: Buffer, from: number, to: number): number {
  const first = source[from]! | 0x20;
  const length = to - from;
  if (first === 0x63 && length === 5) return NameKind.class;
  if (first === 0x69 && length === 2) return NameKind.id;
  if (first === 0x69 && length === 8) return NameKind.other; // itemprop, itemtype
  if (first === 0x68 && length === 4) return NameKind.href;
  return first === 0x72 && length === 4 ? NameKind.role : NameKind.none;
}
