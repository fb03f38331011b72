/**
 * What the class names of an element say it is for, and a hash that is equal along a list.
 */
import { boxWords } from './lexicon.table.js';
import { findWords, wordFinder } from './word-finder.js';

export const boxFinder = wordFinder(boxWords);

interface ReadClass {
  from: number;
  to: number;
  words: number;
  hash: number;
}

const classSlots = 1024;

/** What class names say. Pages repeat a few of them many times, so those that were read last are known again. */
export class ClassNames {
  private readonly slots: (ReadClass | undefined)[] = new Array<ReadClass | undefined>(classSlots);

  read(source: Buffer, from: number, to: number): ReadClass {
    const middle = source[(from + to) >> 1]! + source[(from + 3 * to) >> 2]! * 5;
    const slot = ((to - from) * 31 + source[to - 1]! * 7 + source[from]! + middle * 17) & (classSlots - 1);
    const known = this.slots[slot];
    if (known !== undefined && isSame(source, known, from, to)) return known;
    const words = findWords(boxFinder, source, from, to);
    return (this.slots[slot] = { from, to, words, hash: hashOf(source, from, to) });
  }
}

function isSame(source: Buffer, known: ReadClass, from: number, to: number): boolean {
  const by = from - known.from;
  if (known.to - known.from !== to - from) return false;
  for (let at = to - 1; at >= from; at--) if (source[at] !== source[at - by]) return false;
  return true;
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
