/**
 * What is known of each text block, as a row of numbers for the model: the block itself, its place, the boxes around it,
 * others of its kind, its neighbours, and the page. The order is that of `featureNames`.
 */
import { Tag } from '../elements.table.js';
import { Inside } from './box-kinds.js';
import { boxWords, textWords } from './lexicon.table.js';
import type { PageFacts, Stretch } from './page-facts.js';
import type { Survey } from './survey.js';
import type { TextBlock } from './text-blocks.js';
import { findWords, wordFinder } from './word-finder.js';

const textFinder = wordFinder(textWords);
/** Texts longer than this speak for themselves; their words are not looked up. */
const shortText = 150;
/** A text shorter than this with words of a group marks the start of such a part of the page. */
const labelLength = 60;

const kindsAround = Object.keys(Inside) as (keyof typeof Inside)[];
const saidGroups = [0, 2, 4, 6, 7, 8, 9, 10];
const recentGroups = [0, 1, 4, 6];
const nearGroups = [0, 1, 2, 5, 7, 8, 14, 20, 21];
const sharedGroups = [0, 1, 4, 7, 8, 21, 22, 23, 24, 27];
const neighbours = [-3, -2, -1, 1, 2, 3];
const boxLevels = 5;
const ownerGroups: readonly (readonly number[])[] = [
  [Tag.p],
  [Tag.li],
  [Tag.h1],
  [Tag.h2],
  [Tag.h3],
  [Tag.h4, Tag.h5, Tag.h6],
  [Tag.td, Tag.th],
  [Tag.div],
  [Tag.dd, Tag.dt],
  [Tag.pre],
  [Tag.figcaption, Tag.caption],
  [Tag.blockquote],
  [Tag.section, Tag.article, Tag.main],
  [Tag.form, Tag.fieldset, Tag.legend],
];
const ownerGroupOf = new Int8Array(256).fill(-1);
ownerGroups.forEach((tags, group) => tags.forEach((tag) => (ownerGroupOf[tag] = group)));

const boxFeatures = ['text', 'share', 'density', 'prose', 'proseCount', 'blocks', 'mean', 'at'];

/** Names of the numbers in a row, for those who train the model or look into it. */
export const featureNames: readonly string[] = [
  ...['length', 'words', 'density', 'wordLength', 'commas', 'stops', 'endsWithStop', 'digits', 'capitals', 'owner'],
  ...saidGroups.map((group) => `says.${group}`),
  ...['position', 'blockPosition', 'fromTop', 'fromEnd', 'afterH1', 'hasH1', 'headingDistance', 'headingLevel'],
  ...recentGroups.map((group) => `since.${group}`),
  ...kindsAround.map((kind) => `inside.${kind}`),
  ...boxWords.map((_, group) => `above.${group}`),
  ...nearGroups.map((group) => `near.${group}`),
  'depth',
  ...Array.from({ length: boxLevels }, (_, level) => boxFeatures.map((name) => `box${level}.${name}`)).flat(),
  ...['count', 'share', 'mean', 'density', 'stops', 'spread', 'order', 'ratio', 'index'].map((name) => `group.${name}`),
  ...['in', 'before', 'after', 'at', 'share', 'up', 'down'].map((name) => `best.${name}`),
  ...['firstProse', 'firstProseBehindH1'],
  ...['count', 'mean', 'density', 'blocks', 'share', 'prose', 'withProse', 'order', 'spread', 'at', 'afterBest'].map(
    (name) => `item.${name}`,
  ),
  ...neighbours.flatMap((step) => ['length', 'density', 'same'].map((name) => `next${step}.${name}`)),
  ...sharedGroups.map((group) => `page.names.${group}`),
  ...Array.from({ length: 8 }, (_, kind) => `page.kind.${kind}`),
  ...['article', 'named'].flatMap((box) => ['in', 'after', 'share'].map((name) => `${box}.${name}`)),
  ...['length', 'blocks', 'density', 'prose', 'proseLength', 'articles', 'main'].map((name) => `page.${name}`),
];

/** One row of `featureNames.length` numbers per block, one after the other. */
export function blockFeatures(survey: Survey, facts: PageFacts): Float32Array {
  return new FeatureWriter(survey, facts).run();
}

/** Logarithms of one more than each small whole number: nearly all that are asked for. */
const smallLogs = Float64Array.from({ length: 4096 }, (_, value) => Math.log1p(value));

function log(value: number): number {
  if (value <= 0) return 0;
  return value < smallLogs.length && (value | 0) === value ? smallLogs[value]! : Math.log1p(value);
}

/** Distance on a scale that keeps its sign and shrinks what is far. */
function signedLog(value: number): number {
  return value < 0 ? -log(-value) : log(value);
}

class FeatureWriter {
  private readonly survey: Survey;
  private readonly facts: PageFacts;
  private readonly said: Int32Array;
  private readonly values: Float32Array;
  private at = 0;
  /** Last heading so far, and the last block that said words of each group. */
  private heading = -1;
  private headingLevel = 0;
  private readonly lastSaid = new Int32Array(textWords.length).fill(-1000);

  constructor(survey: Survey, facts: PageFacts) {
    this.survey = survey;
    this.facts = facts;
    this.said = Int32Array.from(survey.blocks, (block) => this.wordsOf(block));
    this.values = new Float32Array(survey.blocks.length * featureNames.length);
  }

  run(): Float32Array {
    this.survey.blocks.forEach((block, index) => {
      this.text(block, index);
      this.place(block, index);
      this.around(block);
      this.boxes(block, index);
      this.kin(block, index);
      this.best(block, index);
      this.item(block, index);
      this.beside(block, index);
      this.page(index);
    });
    return this.values;
  }

  private put(value: number): void {
    this.values[this.at++] = value;
  }

  private wordsOf(block: TextBlock): number {
    if (block.length > shortText) return 0;
    const { table, owner } = this.survey;
    let groups = 0;
    for (let node = block.first; node <= block.last; node++) {
      if (table.tag[node] === Tag.text && owner[node] === block.owner)
        groups |= findWords(textFinder, table.source, table.start[node]!, table.stop[node]!);
    }
    return groups;
  }

  private text(block: TextBlock, index: number): void {
    const length = Math.max(1, block.length);
    this.put(log(block.length));
    this.put(log(block.words));
    this.put(block.linkLength / length);
    this.put(block.length / Math.max(1, block.words));
    this.put(log(block.commas));
    this.put(log(block.stops));
    this.put(block.endsWithStop ? 1 : 0);
    this.put(block.digits / length);
    this.put(block.capitals / length);
    this.put(ownerGroupOf[this.survey.table.tag[block.owner]!]!);
    for (const group of saidGroups) this.put((this.said[index]! >>> group) & 1);
  }

  private place(block: TextBlock, index: number): void {
    const { blocks, textBefore } = this.survey;
    const { h1 } = this.facts;
    this.put(textBefore[block.first]! / this.facts.length);
    this.put(index / blocks.length);
    this.put(log(index));
    this.put(log(blocks.length - 1 - index));
    this.put(h1 < 0 ? 0 : signedLog(index - h1));
    this.put(h1 < 0 ? 0 : 1);
    this.put(this.heading < 0 ? 9 : log(index - this.heading));
    this.put(this.headingLevel);
    for (const group of recentGroups) this.put(log(Math.min(60, index - this.lastSaid[group]!)));
    const level = this.levelOf(block);
    if (level > 0) {
      this.heading = index;
      this.headingLevel = level;
    }
    if (block.length >= labelLength) return;
    for (const group of recentGroups) if ((this.said[index]! >>> group) & 1) this.lastSaid[group] = index;
  }

  /** Level of the heading the block is; 0 for others. */
  private levelOf(block: TextBlock): number {
    const { table } = this.survey;
    for (let node = table.parent[block.last]!; node > 0; node = table.parent[node]!) {
      const tag = table.tag[node]!;
      if (tag >= Tag.h1 && tag <= Tag.h6) return tag - Tag.h1 + 1;
      if (node === block.owner) return 0;
    }
    return 0;
  }

  private around(block: TextBlock): void {
    const { table, names, namesAbove, inside, body } = this.survey;
    const kinds = inside[block.last]!;
    for (const kind of kindsAround) this.put((kinds & Inside[kind]) !== 0 ? 1 : 0);
    const above = namesAbove[block.last]!;
    for (let group = 0; group < boxWords.length; group++) this.put((above >>> group) & 1);
    let near = 0;
    for (let node = table.parent[block.last]!, hops = 0; node > body && hops < 4; node = table.parent[node]!, hops++)
      near |= names[node]!;
    for (const group of nearGroups) this.put((near >>> group) & 1);
    let depth = 0;
    for (let node = block.owner; node > body; node = table.parent[node]!) depth++;
    this.put(depth);
  }

  /** The four innermost boxes that each hold more text than the one before, and the largest that is not the whole page. */
  private boxes(block: TextBlock, index: number): void {
    const { table, textBefore, body } = this.survey;
    const limit = this.facts.length * 0.75;
    let size = block.length;
    let found = 0;
    let outer = block.owner;
    for (let node = block.owner; node > 0; node = table.parent[node]!) {
      const length = textBefore[table.end[node]!]! - textBefore[node]!;
      if (length <= limit) outer = node;
      if (length > size && found < boxLevels - 1) {
        this.box(node, index);
        size = length;
        found++;
      }
      if (node === body) break;
    }
    for (; found < boxLevels - 1; found++) this.box(body, index);
    this.box(outer, index);
  }

  private box(node: number, index: number): void {
    const { table, textBefore, linkBefore, blocksBefore } = this.survey;
    const { proseBefore, proseCountBefore, length } = this.facts;
    const end = table.end[node]!;
    const text = textBefore[end]! - textBefore[node]!;
    const from = blocksBefore[node]!;
    const to = blocksBefore[end]!;
    const count = Math.max(1, to - from);
    this.put(log(text));
    this.put(text / length);
    this.put((linkBefore[end]! - linkBefore[node]!) / Math.max(1, text));
    this.put((proseBefore[to]! - proseBefore[from]!) / Math.max(1, text));
    this.put(log(proseCountBefore[to]! - proseCountBefore[from]!));
    this.put(log(to - from));
    this.put(log(text / count));
    this.put((index - from) / count);
  }

  private kin(block: TextBlock, index: number): void {
    const { mainGroup, length } = this.facts;
    const group = this.facts.groups.get(this.survey.signature[block.owner]!)!;
    this.put(log(group.count));
    this.put(group.length / length);
    this.put(log(group.length / group.count));
    this.put(group.link / Math.max(1, group.length));
    this.put(group.stops / group.count);
    this.put((group.last - group.first) / this.survey.blocks.length);
    this.put(mainGroup ? signedLog(group.first - mainGroup.first) : 0);
    this.put(mainGroup ? Math.min(4, group.length / (mainGroup.length - mainGroup.link)) : -1);
    this.put(log(index - group.first));
  }

  private best(block: TextBlock, index: number): void {
    const { table } = this.survey;
    const { best, firstProse, firstProseBehindH1 } = this.facts;
    this.put(index >= best.from && index < best.to ? 1 : 0);
    this.put(index < best.from ? log(best.from - index) : 0);
    this.put(index >= best.to ? log(index - best.to + 1) : 0);
    this.put(best.to > best.from ? Math.max(-1, Math.min(2, (index - best.from) / (best.to - best.from))) : -1);
    this.put(best.share);
    let common = table.parent[block.last]!;
    let up = 0;
    while (common > 0 && !(common <= best.node && best.node < table.end[common]!)) {
      common = table.parent[common]!;
      up++;
    }
    let down = 0;
    for (let node = best.node; node > common; node = table.parent[node]!) down++;
    this.put(up);
    this.put(down);
    this.put(firstProse < 0 ? 0 : signedLog(index - firstProse));
    this.put(firstProseBehindH1 < 0 ? 0 : signedLog(index - firstProseBehindH1));
  }

  /** The repeated item the block stands in: the outermost box with many others of its kind. */
  private item(block: TextBlock, index: number): void {
    const { table, signature, body, blocksBefore } = this.survey;
    const { items, best, length } = this.facts;
    let node = -1;
    let count = 0;
    for (let at = table.parent[block.last]!; at > body; at = table.parent[at]!) {
      const group = items.get(signature[at]!);
      if (!group || group.count < 3 || group.count < count * 0.8 || group.length <= 30 * group.count) continue;
      node = at;
      count = Math.max(count, group.count);
    }
    const item = node < 0 ? undefined : items.get(signature[node]!)!;
    this.put(item ? log(item.count) : 0);
    this.put(item ? log(item.length / item.count) : 0);
    this.put(item ? item.link / Math.max(1, item.length) : -1);
    this.put(item ? log(item.blocks / item.count) : 0);
    this.put(item ? item.length / length : 0);
    this.put(item ? item.prose / Math.max(1, item.length) : -1);
    this.put(item ? item.withProse / item.count : -1);
    this.put(item ? item.first / table.count : -1);
    this.put(item ? (item.last - item.first) / table.count : -1);
    const from = item ? blocksBefore[node]! : 0;
    this.put(item ? (index - from) / Math.max(1, blocksBefore[table.end[node]!]! - from) : -1);
    this.put(item ? sideOf(item.first, best.node, table.end[best.node]!) : -2);
  }

  private beside(block: TextBlock, index: number): void {
    const { blocks, signature } = this.survey;
    for (const step of neighbours) {
      const other = blocks[index + step];
      this.put(other ? log(other.length) : -1);
      this.put(other ? other.linkLength / Math.max(1, other.length) : -1);
      this.put(other && signature[other.owner] === signature[block.owner] ? 1 : 0);
    }
  }

  private page(index: number): void {
    const { blocks, linkBefore, table } = this.survey;
    const { facts } = this;
    const prose = facts.proseBefore[blocks.length]!;
    for (const group of sharedGroups) this.put(facts.nameShares[group]!);
    for (const kind of facts.kinds) this.put(kind);
    this.stretch(facts.article, index);
    this.stretch(facts.named, index);
    this.put(log(facts.length));
    this.put(log(blocks.length));
    this.put(linkBefore[table.count]! / facts.length);
    this.put(prose / facts.length);
    this.put(log(prose));
    this.put(log(facts.articles));
    this.put(facts.hasMain ? 1 : 0);
  }

  private stretch(stretch: Stretch, index: number): void {
    const { node, from, to, share } = stretch;
    this.put(node < 0 ? -1 : index >= from && index < to ? 1 : 0);
    this.put(node < 0 ? 0 : index >= to ? log(index - to + 1) : index < from ? -log(from - index) : 0);
    this.put(share);
  }
}

function sideOf(node: number, from: number, to: number): number {
  if (node >= to) return 1;
  return node > from ? 0 : -1;
}
