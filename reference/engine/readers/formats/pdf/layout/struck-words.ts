/**
 * Words that are struck out: a thin line runs through the middle of their letters, from the first to the last of them and no
 * farther. An underline lies below; a line of a table, a chart or a form goes on where no letters are.
 */
import { struck, type PageWords } from '../content/page-words.js';
import type { PageGraphics } from '../content/page-graphics.js';
import { pageRules, type Rule } from '../tables/rules.js';

/** How far above the baseline the line lies, in em. */
const height = { least: 0.16, most: 0.42 };

/** How far it may reach beyond the letters it strikes, and how much of a word it must cover. */
const beyond = 0.35;
const covered = 0.85;

/** More lines than this are a drawing. */
const mostRules = 2000;

/** Looks at words, on average, for each word and line of the page; where it takes more, words lie on one another. */
const looksEach = 50;

/** Tells the struck words so, and takes the lines that strike them out of the drawing. */
export function markStruckWords(words: PageWords, graphics: PageGraphics): void {
  const { horizontal } = graphics;
  if (words.count === 0 || horizontal.length === 0 || horizontal.length > mostRules * 4) return;
  const rules = pageRules(graphics).horizontal;
  const find = wordsAcross(words, looksEach * (words.count + rules.length));
  const striking = rules.filter((rule) => {
    const hit = find(rule);
    if (!isStruck(rule, hit, words)) return false;
    for (const word of hit) words.flags[word]! |= struck;
    return true;
  });
  if (striking.length > 0) takeOut(horizontal, striking);
}

/** The words whose letters a line runs through, by what they share along it. */
function wordsAcross(words: PageWords, looks: number): (rule: Rule) => number[] {
  const level: number[] = [];
  let largest = 0;
  for (let word = 0; word < words.count; word++) {
    if (words.angle[word] !== 0) continue;
    level.push(word);
    largest = Math.max(largest, words.size[word]!);
  }
  level.sort((a, b) => words.y0[a]! - words.y0[b]!);
  let left = looks;
  return ({ at, from, to }) => {
    const hit: number[] = [];
    for (let index = firstBelow(level, words, at); index < level.length && left > 0; index++, left--) {
      const word = level[index]!;
      const above = words.y0[word]! - at;
      if (above > height.most * largest) break;
      const size = words.size[word]!;
      if (above < height.least * size || above > height.most * size) continue;
      if (Math.min(words.x1[word]!, to) - Math.max(words.x0[word]!, from) > 0.5) hit.push(word);
    }
    return left > 0 ? hit : [];
  };
}

/** The first of the words, from top to bottom, whose baseline lies below a place. */
function firstBelow(level: readonly number[], words: PageWords, at: number): number {
  let low = 0;
  let high = level.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words.y0[level[middle]!]! <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All that the line crosses is struck: word by word, and from end to end. */
function isStruck({ from, to }: Rule, hit: readonly number[], words: PageWords): boolean {
  if (hit.length === 0) return false;
  let first = Infinity;
  let last = -Infinity;
  let size = 0;
  let isText = false;
  for (const word of hit) {
    const x0 = words.x0[word]!;
    const x1 = words.x1[word]!;
    if (Math.min(x1, to) - Math.max(x0, from) < covered * (x1 - x0)) return false;
    first = Math.min(first, x0);
    last = Math.max(last, x1);
    size = Math.max(size, words.size[word]!);
    isText ||= /[\p{L}\p{N}]/u.test(words.text(word));
  }
  return isText && from > first - beyond * size && to < last + beyond * size;
}

/** Pieces of lines that lie on one of the given. */
function takeOut(horizontal: number[], striking: readonly Rule[]): void {
  const isOn = (x0: number, y: number, x1: number): boolean =>
    striking.some(({ at, from, to }) => Math.abs(y - at) < 2.5 && x0 >= from - 0.5 && x1 <= to + 0.5);
  let kept = 0;
  for (let index = 0; index < horizontal.length; index += 4) {
    if (isOn(horizontal[index]!, horizontal[index + 1]!, horizontal[index + 2]!)) continue;
    for (let part = 0; part < 4; part++) horizontal[kept + part] = horizontal[index + part]!;
    kept += 4;
  }
  horizontal.length = kept;
}
