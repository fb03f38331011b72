/**
 * Heads of narrow columns that are turned on their side or slanted: text that runs up (or down) beside other such text, with
 * upright text in a column below each. They are put upright at the foot of their cell, so that they stand above what they head.
 */
import type { PageWords } from '../content/page-words.js';

/** Text that runs up or down: words in reading order, and the box of all of them. */
interface Chain {
  words: number[];
  /** Middle of the letters; of a slanted line that of the first. */
  middle: number;
  top: number;
  bottom: number;
  size: number;
  isSlanted?: true;
}

/** Fewer turned lines are a label at an axis or in a margin, more a page or a drawing that lies on its side. */
const leastHeads = 3;
const mostHeads = 80;

/** The middle of upright letters above their baseline, in em. */
const half = 0.26;

/** Half the width an upright head takes, and how far below the head its column begins, in em. */
const halfWidth = 0.3;
const reach = 5;

/** Slanted lines rise by so many degrees; the column of one begins no further below, in em. */
const rise = { least: 20, most: 85 };
const slantedReach = 12;

/** White space, in em, beside a piece of text that stands in a column. */
const columnGap = 0.6;

/** How many of the heads must have a column below. */
const headedShare = 0.6;

/** Puts the turned heads of a page upright. */
export function standTurnedHeads(words: PageWords): void {
  const turned: number[] = [];
  const slanted: number[] = [];
  for (let word = 0; word < words.count; word++) {
    const angle = words.angle[word]!;
    if (angle === 270 || angle === 90) turned.push(word);
    else if (angle >= 360 - rise.most && angle <= 360 - rise.least) slanted.push(word);
  }
  if ((turned.length + slanted.length) * 2 > words.count) return;
  if (turned.length >= leastHeads) standAll(chainsOf(turned, words), words, isTextBelow);
  if (slanted.length >= leastHeads) standAll(slantedChains(slanted, words), words, isColumnBelow);
}

/** Whether upright text stands below a head, whose row ends at `bottom`. */
type HeadTest = (head: Chain, bottom: number, words: PageWords) => boolean;

function standAll(chains: readonly Chain[], words: PageWords, isHead: HeadTest): void {
  if (chains.length > mostHeads) return;
  for (const heads of rowsOf(chains))
    if (areHeads(heads, words, isHead)) for (const head of heads) stand(head, heads, words);
}

/** Words of one angle that go on along one line. */
function slantedChains(slanted: readonly number[], words: PageWords): Chain[] {
  const chains: Chain[] = [];
  let previous = -1;
  for (const word of slanted) {
    const { x0, y0, x1, y1, angle } = words;
    const size = words.size[word]!;
    const last = chains[chains.length - 1];
    const goesOn =
      last &&
      angle[word] === angle[previous] &&
      Math.hypot(x0[word]! - x1[previous]!, y0[word]! - y1[previous]!) < 0.6 * size;
    if (goesOn) {
      last.words.push(word);
      last.top = Math.min(last.top, y1[word]!);
    } else chains.push({ words: [word], middle: x0[word]!, top: y1[word]!, bottom: y0[word]!, size, isSlanted: true });
    previous = word;
  }
  return chains.sort((a, b) => a.middle - b.middle);
}

function chainsOf(turned: readonly number[], words: PageWords): Chain[] {
  const chains: Chain[] = [];
  for (const word of turned) {
    const size = words.size[word]!;
    const middle = words.x0[word]! + (words.angle[word] === 270 ? -half : half) * size;
    const [top, bottom] = [Math.min(words.y0[word]!, words.y1[word]!), Math.max(words.y0[word]!, words.y1[word]!)];
    const last = chains[chains.length - 1];
    const gap = last && Math.max(last.top - bottom, top - last.bottom);
    if (last && Math.abs(last.middle - middle) < 0.3 * size && gap! < size) {
      last.words.push(word);
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    } else chains.push({ words: [word], middle, top, bottom, size });
  }
  return chains.sort((a, b) => a.middle - b.middle);
}

/** Chains beside one another: all of them share a level. */
function rowsOf(chains: readonly Chain[]): Chain[][] {
  const rows: { chains: Chain[]; top: number; bottom: number }[] = [];
  for (const chain of chains) {
    const row = rows.find(({ top, bottom }) => Math.min(bottom, chain.bottom) > Math.max(top, chain.top));
    if (!row) rows.push({ chains: [chain], top: chain.top, bottom: chain.bottom });
    else {
      row.chains.push(chain);
      row.top = Math.max(row.top, chain.top);
      row.bottom = Math.min(row.bottom, chain.bottom);
    }
  }
  return rows.map((row) => row.chains);
}

function areHeads(heads: readonly Chain[], words: PageWords, isHead: HeadTest): boolean {
  if (heads.length < leastHeads) return false;
  const bottom = Math.max(...heads.map((head) => head.bottom));
  return heads.filter((head) => isHead(head, bottom, words)).length >= headedShare * heads.length;
}

function isTextBelow({ middle, size }: Chain, bottom: number, words: PageWords): boolean {
  for (let word = 0; word < words.count; word++) {
    if (words.angle[word] !== 0) continue;
    const below = words.y0[word]! - bottom;
    const isBelow = below > 0 && below < reach * size;
    if (isBelow && words.x0[word]! - size < middle && words.x1[word]! + size > middle) return true;
  }
  return false;
}

/** A piece of text with white space at both sides: below the labels of a chart stands running text. */
function isColumnBelow({ middle, size }: Chain, bottom: number, words: PageWords): boolean {
  const { x0, x1, y0, angle } = words;
  for (let word = 0; word < words.count; word++) {
    const below = y0[word]! - bottom;
    if (angle[word] !== 0 || below <= 0 || below > slantedReach * size) continue;
    if (x0[word]! - size > middle || x1[word]! + size < middle) continue;
    const isNear = (other: number, gap: number): boolean =>
      other >= 0 &&
      other < words.count &&
      y0[other] === y0[word] &&
      angle[other] === 0 &&
      Math.abs(gap) < columnGap * size;
    if (!isNear(word - 1, x0[word]! - (x1[word - 1] ?? 0)) && !isNear(word + 1, (x0[word + 1] ?? 0) - x1[word]!))
      return true;
  }
  return false;
}

/** Word below word, the last of them at the foot of the row of heads; those of a slanted line one after the other at the foot. */
function stand({ words: own, middle, isSlanted }: Chain, heads: readonly Chain[], words: PageWords): void {
  const foot = Math.max(...heads.map((head) => head.bottom));
  const step = isSlanted ? (2 * halfWidth) / own.length : 0;
  for (const [index, word] of own.entries()) {
    const size = words.size[word]!;
    words.angle[word] = 0;
    words.x0[word] = middle - (halfWidth - step * index) * size;
    words.x1[word] = isSlanted ? words.x0[word] + step * size : middle + halfWidth * size;
    words.y0[word] = words.y1[word] = foot - (isSlanted ? 0 : own.length - 1 - index) * size;
  }
}
