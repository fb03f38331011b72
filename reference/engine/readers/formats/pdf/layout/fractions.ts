/**
 * Fractions in a line of text: a short bar at the height of a minus sign beside it, with a number or a few signs above and
 * below. They become one word on that line, `3/4`, so that their parts are not read as lines of their own.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import type { Rule } from '../tables/rules.js';

/** Bars are no longer, in points; a page with more short lines is a drawing, or its tables have them. */
const longest = 90;
const mostBars = 60;
const mostRules = 400;

/** Signs of a part. */
const mostChars = 12;

/** Words of a part stand closer, in em. */
const wordGap = 0.3;

/** From the bar up to the feet of the upper part and down to those of the lower one, in em of theirs. */
const above = { least: 0, most: 0.6 };
const below = { least: 0.55, most: 1.25 };

/** The bar reaches beyond the longer part by no more than this, in em. */
const overhang = 1;

/** The height of the bar above the feet of the line, in em, and how exactly; from the bar to the text beside it. */
const axis = { height: 0.26, within: 0.12 };
const nearness = 1.5;

/** Adds a word for each fraction and empties those of its parts; returns the fractions by the words they stand behind. */
export function standFractions(words: PageWords, graphics: PageGraphics): ReadonlyMap<number, number> {
  const behind = new Map<number, number>();
  if (graphics.horizontal.length === 0 || graphics.horizontal.length > mostRules * 4) return behind;
  // The bars within a fraction are shorter than its own.
  const bars = barsOf(graphics).sort((a, b) => a.to - a.from - b.to + b.from);
  if (bars.length === 0 || hasOperators(words)) return behind;
  for (const bar of bars) {
    const upper = partOf(bar, words, -1, above);
    const lower = upper && partOf(bar, words, 1, below);
    const line = lower && (besideOf(bar, words, [...upper, ...lower]) ?? insideOf(bar, bars, words, upper[0]!));
    if (!line) continue;
    const parts = [...upper, ...lower];
    const width = Math.max(...[upper, lower].map((part) => words.x1[part.at(-1)!]! - words.x0[part[0]!]!));
    if (bar.to - bar.from > width + overhang * words.size[upper[0]!]!) continue;
    const { word: neighbour, y, size } = line;
    // Behind a whole number the gap is that of a word.
    const isMixed = neighbour !== undefined && isDigit(words.chars[words.end[neighbour]! - 1]!);
    words.add(`${textOf(upper, words)}/${textOf(lower, words)}`, {
      x0: isMixed ? Math.max(bar.from, words.x1[neighbour]! + 0.3 * size) : bar.from,
      x1: bar.to,
      y,
      size,
      font: words.font[upper[0]!]!,
      spaced: isMixed,
      mcid: words.mcid[upper[0]!]!,
    });
    for (const word of parts) words.end[word] = words.start[word]!;
    if (neighbour !== undefined) behind.set(neighbour, words.count - 1);
  }
  return behind;
}

const isDigit = (char: number): boolean => char >= 0x30 && char <= 0x39;

/** Also those too short to be rules; not the borders of cells, which go on or meet upright ones. */
function barsOf({ horizontal, vertical }: PageGraphics): Rule[] {
  const bars: Rule[] = [];
  for (let index = 0; index < horizontal.length; index += 4) {
    const [from, at, to] = [horizontal[index]!, horizontal[index + 1]!, horizontal[index + 2]!];
    if (to - from <= longest) bars.push({ at, from, to });
  }
  const few = bars.length > mostBars ? [] : bars;
  return few.filter(
    (bar) =>
      !bars.some(({ at, from, to }) => Math.abs(at - bar.at) < 1 && (from === bar.to || to === bar.from)) &&
      !meetsUpright(bar, vertical),
  );
}

function meetsUpright({ at, from, to }: Rule, vertical: readonly number[]): boolean {
  for (let index = 0; index < vertical.length; index += 4) {
    const [x, y0, y1] = [vertical[index]!, vertical[index + 1]!, vertical[index + 3]!];
    if (x > from - 2 && x < to + 2 && at > y0 - 2 && at < y1 + 2) return true;
  }
  return false;
}

/** Sums and integrals: the fractions of such formulas have parts that only their lines tell (see formulas.ts). */
function hasOperators({ chars, charCount }: PageWords): boolean {
  for (let at = 0; at < charCount; at++) {
    const char = chars[at]!;
    if (char === 0x2211 || char === 0x220f || (char >= 0x222b && char <= 0x2230) || (char >= 0x2a00 && char <= 0x2a06))
      return true;
  }
  return false;
}

/** Where a fraction is put: on which line, and behind which word. */
interface Place {
  y: number;
  size: number;
  word?: number;
}

/** Right above or below the bar of a fraction that it is a part of. */
function insideOf({ at, from, to }: Rule, bars: readonly Rule[], words: PageWords, part: number): Place | undefined {
  const size = words.size[part]!;
  const outer = bars.find(
    (bar) =>
      bar.from <= from + 1 &&
      bar.to >= to - 1 &&
      Math.abs(bar.at - at) > 0.3 * size &&
      Math.abs(bar.at - at) < 1.8 * size,
  );
  return outer && { y: outer.at + (outer.at > at ? -0.2 : 0.8) * size, size };
}

/** The words right above or below the bar, from left to right; undefined where they are no part of a fraction. */
function partOf(
  { at, from, to }: Rule,
  words: PageWords,
  side: 1 | -1,
  { least, most }: { least: number; most: number },
): number[] | undefined {
  const part: number[] = [];
  let chars = 0;
  for (let word = 0; word < words.count; word++) {
    const [x0, x1, size] = [words.x0[word]!, words.x1[word]!, words.size[word]!];
    const away = ((words.y0[word]! - at) * side) / size;
    if (x1 <= from - 1.5 || x0 >= to + 1.5 || away < least || away > most) continue;
    if (words.angle[word] !== 0 || words.end[word] === words.start[word]) continue;
    if (x0 < from - 1.5 || x1 > to + 1.5) return undefined;
    chars += words.end[word]! - words.start[word]!;
    if (chars > mostChars || (part.length > 0 && Math.abs(words.y0[part[0]!]! - words.y0[word]!) > 0.5))
      return undefined;
    part.push(word);
  }
  part.sort((a, b) => words.x0[a]! - words.x0[b]!);
  const isOnePiece = part.every(
    (word, index) => index === 0 || words.x0[word]! - words.x1[part[index - 1]!]! < wordGap * words.size[word]!,
  );
  return part.length > 0 && isOnePiece ? part : undefined;
}

/** The line on which the bar is a minus sign: that of a word beside it. */
function besideOf({ at, from, to }: Rule, words: PageWords, parts: readonly number[]): Place | undefined {
  let place: Place | undefined;
  for (let word = 0; word < words.count; word++) {
    const [y, size] = [words.y0[word]!, words.size[word]!];
    if (Math.abs(y - at - axis.height * size) > axis.within * size || words.angle[word] !== 0) continue;
    if (size < 0.95 * words.size[parts[0]!]! || words.end[word] === words.start[word] || parts.includes(word)) continue;
    const [left, right] = [from - words.x1[word]!, words.x0[word]! - to];
    if (left > -1 && left < nearness * size) return { y, size, word };
    if (right > -1 && right < nearness * size) place = { y, size };
  }
  return place;
}

/** Sums and fractions are put in brackets. */
function textOf(part: readonly number[], words: PageWords): string {
  const text = part.map((word) => words.text(word)).join('');
  return /.[-+\u2212\u00b1/]/.test(text) ? `(${text})` : text;
}
