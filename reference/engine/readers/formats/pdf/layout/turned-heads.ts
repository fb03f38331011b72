/**
 * Heads of narrow columns that are turned on their side: text that runs up (or down) beside other such text, with upright text
 * in a column below each. They are put upright at the foot of their cell, so that they stand above what they head.
 */
import type { PageWords } from '../content/page-words.js';

/** Text that runs up or down: words in reading order, and the box of all of them. */
interface Chain {
  words: number[];
  /** Middle of the letters. */
  middle: number;
  top: number;
  bottom: number;
  size: number;
}

/** Fewer turned lines are a label at an axis or in a margin, more a page or a drawing that lies on its side. */
const leastHeads = 3;
const mostHeads = 80;

/** The middle of upright letters above their baseline, in em. */
const half = 0.26;

/** Half the width an upright head takes, and how far below the head its column begins, in em. */
const halfWidth = 0.3;
const reach = 5;

/** How many of the heads must have a column below. */
const headedShare = 0.6;

/** Puts the turned heads of a page upright. */
export function standTurnedHeads(words: PageWords): void {
  const turned: number[] = [];
  for (let word = 0; word < words.count; word++)
    if (words.angle[word] === 270 || words.angle[word] === 90) turned.push(word);
  if (turned.length < leastHeads || turned.length * 2 > words.count) return;
  const chains = chainsOf(turned, words);
  if (chains.length > mostHeads) return;
  for (const heads of rowsOf(chains)) if (areHeads(heads, words)) for (const head of heads) stand(head, heads, words);
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

function areHeads(heads: readonly Chain[], words: PageWords): boolean {
  if (heads.length < leastHeads) return false;
  const bottom = Math.max(...heads.map((head) => head.bottom));
  const headed = heads.filter(({ middle, size }) => {
    for (let word = 0; word < words.count; word++) {
      if (words.angle[word] !== 0) continue;
      const below = words.y0[word]! - bottom;
      const isBelow = below > 0 && below < reach * size;
      if (isBelow && words.x0[word]! - size < middle && words.x1[word]! + size > middle) return true;
    }
    return false;
  });
  return headed.length >= headedShare * heads.length;
}

/** Word below word, the last of them at the foot of the row of heads. */
function stand({ words: own, middle }: Chain, heads: readonly Chain[], words: PageWords): void {
  const foot = Math.max(...heads.map((head) => head.bottom));
  for (const [index, word] of own.entries()) {
    const size = words.size[word]!;
    words.angle[word] = 0;
    words.x0[word] = middle - halfWidth * size;
    words.x1[word] = middle + halfWidth * size;
    words.y0[word] = words.y1[word] = foot - (own.length - 1 - index) * size;
  }
}
