/**
 * Letters shown one by one from right to left, as Qt shows Arabic and Hebrew: each ends where the one before it begins. Joined
 * to words whose text stands, like that of all others, from left to right.
 */
import type { PageWords } from './page-words.js';

/** The widest gap, in em, between letters of a word, and how far they may overlap. */
const widest = 0.1;
const overlap = 0.3;

/** No word has more letters. */
const mostLetters = 60;

/** A letter of Hebrew, Arabic and their like, or a form of one, by its UTF-16 unit. */
export const isRightToLeft = (unit: number): boolean =>
  unit >= 0x590 && (unit <= 0x8ff || (unit >= 0xfb1d && unit <= 0xfdff) || (unit >= 0xfe70 && unit <= 0xfefc));

/** Joins such letters. The words that are left keep their order. */
export function joinBackwardLetters(words: PageWords): void {
  const { count, chars, start } = words;
  let first = 0;
  while (first < count && !isRightToLeft(chars[start[first]!]!)) first++;
  if (first + 1 >= count) return;
  let kept = first;
  let charCount = start[first]!;
  for (let at = first; at < count;) {
    let end = at + 1;
    for (let letter = at; end < count && end - at < mostLetters && isBehind(words, letter, end); end++)
      if (!isMark(words, end)) letter = end;
    charCount = keepWords(words, at, end, kept++, charCount);
    at = end;
  }
  words.count = kept;
  words.charCount = charCount;
}

/** The word is a letter that goes on at the left of the one before it, or a mark over that. */
function isBehind(words: PageWords, previous: number, word: number): boolean {
  const { x0, x1, y0, size, font, angle, chars, start } = words;
  if (font[word] !== font[previous] || angle[word] !== 0 || angle[previous] !== 0) return false;
  if (!isRightToLeft(chars[start[word]!]!) || !isRightToLeft(chars[start[previous]!]!)) return false;
  if (y0[word] !== y0[previous] || size[word] !== size[previous]) return false;
  const em = size[word]!;
  if (isMark(words, word)) return x0[word]! >= x0[previous]! - widest * em && x0[word]! <= x1[previous]!;
  const gap = x0[previous]! - x1[word]!;
  return gap < widest * em && gap > -overlap * em && x0[word]! < x0[previous]!;
}

const isMark = ({ chars, start }: PageWords, word: number): boolean =>
  /^\p{M}/u.test(String.fromCharCode(chars[start[word]!]!));

/** Moves the words from `at` to `end` as one to the place `kept`; returns where the next characters go. */
function keepWords(words: PageWords, at: number, end: number, kept: number, charCount: number): number {
  const { x0, x1, y0, y1, chars, start } = words;
  const from = start[at]!;
  const units: number[] = [];
  if (end - at === 1) units.push(...chars.subarray(from, words.end[at]));
  else for (const letter of letters(words, at, end).reverse()) units.push(...letter);
  // What stands before the word is a space or nothing.
  const isSpaced = from > 0 && charCount > 0 && chars[from - 1] === 32 && (at === 0 || words.end[at - 1]! < from);
  if (isSpaced && chars[charCount - 1] !== 32) chars[charCount++] = 32;
  let [left, right] = [x0[at]!, x1[at]!];
  for (let index = at + 1; index < end; index++) {
    left = Math.min(left, x0[index]!);
    right = Math.max(right, x1[index]!);
  }
  if (end - at === 1) [left, right] = [x0[at]!, x1[at]!];
  [x0[kept], x1[kept], y0[kept], y1[kept]] = [left, right, y0[at]!, y1[at]!];
  for (const values of [words.size, words.angle, words.font, words.flags, words.mcid]) values[kept] = values[at]!;
  start[kept] = charCount;
  chars.set(units, charCount);
  words.end[kept] = charCount + units.length;
  return charCount + units.length;
}

/** The characters of each letter with the marks over it, in the order they were shown. */
function letters(words: PageWords, at: number, end: number): number[][] {
  const found: number[][] = [];
  for (let index = at; index < end; index++) {
    const own = [...words.chars.subarray(words.start[index], words.end[index])];
    if (index > at && isMark(words, index)) found[found.length - 1]!.push(...own);
    else found.push(own);
  }
  return found;
}
