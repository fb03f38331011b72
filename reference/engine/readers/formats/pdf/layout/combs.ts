/**
 * Combs: rows of equal narrow boxes that a form has for one letter each. What is written in them is one word.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import { pageRules, type Rule } from '../tables/rules.js';

/** Fewer letters side by side may be cells of a table. */
const leastLetters = 4;

/** From the middle of a letter to that of the next, in em, and the share of it by which each may be off. */
const pitch = { least: 0.8, most: 3.2, off: 0.25 };

/** The side of a box is no longer than this, in em: longer ones part the columns of several rows. */
const tallest = 3.2;

/** More rows of letters than this are no form. */
const mostCombs = 200;

/** Makes one word of the letters in the boxes of each comb. */
export function joinCombs(words: PageWords, graphics: PageGraphics): void {
  if (graphics.vertical.length + graphics.frames.length < 4 * (leastLetters - 1)) return;
  let sides: Rule[] | undefined;
  for (let first = 0, seen = 0; first < words.count && seen < mostCombs; first++) {
    const end = endOfLetters(words, first);
    if (end - first >= leastLetters) {
      seen++;
      sides ??= sidesOf(graphics);
      if (!counts(words, first, end) && areBoxed(words, first, end, sides)) joinLetters(words, first, end);
    }
    first = end - 1;
  }
}

/** The upright rules and the sides of the outlined boxes of a page, from left to right. */
function sidesOf(graphics: PageGraphics): Rule[] {
  const { frames } = graphics;
  const vertical = [...graphics.vertical];
  for (let at = 0; at < frames.length; at += 4)
    for (const x of [frames[at]!, frames[at + 2]!]) vertical.push(x, frames[at + 1]!, x, frames[at + 3]!);
  return pageRules({ ...graphics, vertical }).vertical.sort((a, b) => a.at - b.at);
}

const isLetter = ({ start, end, angle }: PageWords, word: number): boolean =>
  end[word]! - start[word]! === 1 && angle[word] === 0;

const middleOf = ({ x0, x1 }: PageWords, word: number): number => (x0[word]! + x1[word]!) / 2;

/** The end of the letters from one on that stand equally far apart on a line; behind the word itself at least. */
function endOfLetters(words: PageWords, first: number): number {
  let end = first + 1;
  if (!isLetter(words, first)) return end;
  const size = words.size[first]!;
  const step = end < words.count ? middleOf(words, end) - middleOf(words, first) : 0;
  if (step < pitch.least * size || step > pitch.most * size) return end;
  while (
    end < words.count &&
    isLetter(words, end) &&
    Math.abs(words.y0[end]! - words.y0[first]!) < 0.1 * size &&
    Math.abs(words.size[end]! - size) < 0.05 * size &&
    Math.abs(middleOf(words, end) - middleOf(words, first) - (end - first) * step) < pitch.off * step
  )
    end++;
  return end;
}

/** `1 2 3 4 5`: the boxes of a scale, to tick one of them. */
function counts({ chars, start }: PageWords, first: number, end: number): boolean {
  for (let word = first + 1; word < end; word++)
    if (chars[start[word]!]! !== chars[start[word - 1]!]! + 1) return false;
  return true;
}

/** The side of a box, no longer than one, stands between each letter and the next. */
function areBoxed(words: PageWords, first: number, end: number, sides: readonly Rule[]): boolean {
  const size = words.size[first]!;
  const y = words.y0[first]! - 0.3 * size;
  const near = sides.filter(({ from, to }) => from < y && to > y);
  let next = 0;
  for (let word = first + 1; word < end; word++) {
    while (next < near.length && near[next]!.at <= middleOf(words, word - 1)) next++;
    const side = near[next];
    if (!side || side.at >= middleOf(words, word) || side.to - side.from > tallest * size) return false;
  }
  return true;
}

/** The letters become those of the first word; the others are left without any. */
function joinLetters(words: PageWords, first: number, end: number): void {
  const { chars, start, end: ends, x1 } = words;
  for (let word = first + 1; word < end; word++) {
    chars[ends[first]!++] = chars[start[word]!]!;
    ends[word] = start[word]!;
  }
  x1[first] = x1[end - 1]!;
}
