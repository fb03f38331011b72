/**
 * Blanks to fill in that are drawn as a line behind their label, as forms have them, or above it, as the lines for signatures
 * are: they become typed ones (`____`), so that `Name: ____ Date: ____` does not read as `Name: Date:`.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import { pageRules, type Rule } from '../tables/rules.js';

/** What a blank reads as. */
const typed = '____';

/** Shorter lines are signs; longer ones part what stands above them from what stands below. */
const length = { least: 12, most: 480 };

/** More lines than this are a drawing. */
const mostRules = 200;

/** The bar of a root, or of a fraction behind a large operator, is no blank. */
const isOperator = (char: number): boolean => char >= 0x2200 && char <= 0x22ff;

/** From the label to the line, in em; forms with one label below another have their lines begin at one place, behind colons. */
const nearness = 1.2;
const behindColon = 16;
const colon = 0x3a;

/** Adds a word for each blank of the page; returns the blanks by the words they stand behind. */
export function addDrawnBlanks(words: PageWords, graphics: PageGraphics): ReadonlyMap<number, number> {
  const behind = new Map<number, number>();
  if (graphics.horizontal.length === 0 || graphics.horizontal.length > mostRules * 4) return behind;
  const { horizontal, vertical } = pageRules(graphics);
  const blanks = horizontal
    .filter((rule) => rule.to - rule.from >= length.least && rule.to - rule.from <= length.most)
    .filter((rule) => !vertical.some((upright) => meets(rule, upright)) && !isSideOfBox(rule, vertical))
    .sort((a, b) => a.from - b.from);
  const labels = new Labels(blanks, words);
  const own = new Set<Rule>();
  for (const [index, blank] of blanks.entries()) {
    const label = labels.of(index);
    if (label === undefined) continue;
    own.add(blank);
    const size = words.size[label]!;
    // Close to its label, so that the two are one piece of text.
    const x0 = words.x1[label]! + 0.25 * size;
    words.add(typed, {
      x0,
      x1: Math.max(x0, blank.to),
      y: words.y0[label]!,
      size,
      font: words.font[label]!,
      spaced: true,
      mcid: words.mcid[label]!,
    });
    behind.set(label, words.count - 1);
    // A further line may follow it.
    labels.consider(words.count - 1);
  }
  addSignatureLines(
    blanks.filter((blank) => !own.has(blank)),
    words,
  );
  return behind;
}

/** Corners are no rounder, in points. */
const roundness = 16;

/** The upper or lower side of a box with round corners: lines begin or end a little beside and above or below both its ends. */
function isSideOfBox({ at, from, to }: Rule, vertical: readonly Rule[]): boolean {
  const isNear = (upright: Rule, x: number): boolean =>
    Math.abs(upright.at - x) <= roundness &&
    Math.min(Math.abs(upright.from - at), Math.abs(upright.to - at)) <= roundness;
  return (
    vertical.some((upright) => upright.at <= from && isNear(upright, from)) &&
    vertical.some((upright) => upright.at >= to && isNear(upright, to))
  );
}

/** The line for a signature is no shorter, in points; so much above it is free, and its caption begins so close below, in em. */
const signature = { least: 50, free: 1.6, below: 1.1 };

/** Such lines stand side by side, this far apart at least, in points. A page with more of them is no form. */
const parting = 10;
const mostSignatures = 24;

/** Adds a word on each of the lines that stand level, with nothing above them, and a caption of its own below each. */
function addSignatureLines(blanks: readonly Rule[], words: PageWords): void {
  const byLevel = new Map<number, Rule[]>();
  for (const blank of blanks) {
    if (blank.to - blank.from < signature.least) continue;
    const level = Math.round(blank.at);
    byLevel.set(level, [...(byLevel.get(level) ?? []), blank]);
  }
  const lines = [...byLevel.values()].filter(
    (level) => level.length > 1 && level.every(({ from }, at) => at === 0 || from - level[at - 1]!.to >= parting),
  );
  if (lines.length === 0 || lines.flat().length > mostSignatures) return;
  const { count } = words;
  for (const level of lines) {
    const captions = level.map((line) => captionOf(line, words, count));
    if (!captions.every((caption) => caption !== undefined)) continue;
    for (const [at, { at: y, from, to }] of level.entries()) {
      const { size, font, mcid } = words;
      const caption = captions[at]!;
      const look = { size: size[caption]!, font: font[caption]!, mcid: mcid[caption]! };
      words.add(typed, { x0: from, x1: to, y, spaced: true, ...look });
    }
  }
}

/** The first word of the caption below a line, none of which reaches beyond it; undefined where words stand above the line. */
function captionOf({ at, from, to }: Rule, words: PageWords, count: number): number | undefined {
  let caption: number | undefined;
  for (let word = 0; word < count; word++) {
    const [x0, x1, y, size] = [words.x0[word]!, words.x1[word]!, words.y0[word]!, words.size[word]!];
    if (x0 > to || x1 < from || y < at - signature.free * size || y - 0.74 * size > at + signature.below * size)
      continue;
    if (words.angle[word] !== 0 || y <= at + 0.3 * size || x0 < from - 2 || x1 > to + 2) return undefined;
    if (caption === undefined || x0 < words.x0[caption]!) caption = word;
  }
  return caption;
}

/** The words in order, each blank right behind its label. */
export function withBlanks(indices: readonly number[], behind: ReadonlyMap<number, number>): number[] {
  const blanks = new Set(behind.values());
  const ordered: number[] = [];
  for (const index of indices) {
    if (blanks.has(index)) continue;
    for (let next: number | undefined = index; next !== undefined; next = behind.get(next)) ordered.push(next);
  }
  return ordered;
}

const meets = ({ at, from, to }: Rule, upright: Rule): boolean =>
  upright.at >= from - 2 && upright.at <= to + 2 && upright.from <= at + 2 && upright.to >= at - 2;

/** For each line the word right before it, on its level. Each word is looked at once, and only at the lines on its level. */
class Labels {
  private readonly blanks: readonly Rule[];
  private readonly words: PageWords;
  private readonly byLevel: readonly { at: number; index: number }[];
  private readonly labels: (number | undefined)[];
  /** Lines that words stand on. */
  private readonly written: Uint8Array;

  constructor(blanks: readonly Rule[], words: PageWords) {
    this.blanks = blanks;
    this.words = words;
    this.labels = new Array<number | undefined>(blanks.length).fill(undefined);
    this.written = new Uint8Array(blanks.length);
    this.byLevel = blanks.map(({ at }, index) => ({ at, index })).sort((a, b) => a.at - b.at);
    if (blanks.length > 0) for (let word = 0; word < words.count; word++) this.consider(word);
  }

  /** Undefined when there is none, or when something stands on the line. */
  of(blank: number): number | undefined {
    return this.written[blank] === 1 ? undefined : this.labels[blank];
  }

  consider(word: number): void {
    const { words, blanks, byLevel, labels } = this;
    if (words.angle[word] !== 0) return;
    const [x0, x1, y, size] = [words.x0[word]!, words.x1[word]!, words.y0[word]!, words.size[word]!];
    for (let next = firstFrom(byLevel, y - 0.35 * size); next < byLevel.length; next++) {
      const { at, index } = byLevel[next]!;
      if (at > y + 0.5 * size) break;
      const { from, to } = blanks[index]!;
      if (x0 < to - 1 && x1 > from + 1) this.written[index] = 1;
      const label = labels[index];
      const near = words.chars[words.end[word]! - 1] === colon ? behindColon : nearness;
      if (x1 <= from + 1 && x1 > from - near * size && (label === undefined || x1 > words.x1[label]!))
        labels[index] = isOperator(words.chars[words.start[word]!]!) ? undefined : word;
    }
  }
}

/** The first of the levels, in order, that is not above this one. */
function firstFrom(levels: readonly { at: number }[], level: number): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (levels[middle]!.at < level) low = middle + 1;
    else high = middle;
  }
  return low;
}
