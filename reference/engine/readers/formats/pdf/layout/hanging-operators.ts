/**
 * Large operators, brackets and roots of the fonts of TeX hang from their baseline instead of standing on it: they are put on
 * the line of the formula they belong to.
 */
import type { PageWords } from '../content/page-words.js';
import type { Font } from '../fonts/font.js';

/** Fonts of large signs, and of signs among which only the root hangs. */
const largeSigns = /^(cmex|lmex|txex|pxex|euex|esint|yhcmex|mtex)/i;
const otherSigns = /^(cmsy|lmsy|txsy|pxsy|eusy)/i;

const root = 0x221a;

/** How far below its baseline the line of the formula lies, in em of that line. */
const least = 0.55;
const most = 1.9;

/** From the sign to the text beside it, in em. */
const nearness = 3;

/** Words before and behind, in the order they are shown, among which the line is looked for. */
const neighbours = 14;

/** Fonts are asked for again by every page. */
const known = new WeakMap<Font, number>();

function kindOf(font: Font): number {
  let kind = known.get(font);
  if (kind === undefined) {
    const { name } = font.style;
    kind = largeSigns.test(name) ? 2 : otherSigns.test(name) ? 1 : 0;
    known.set(font, kind);
  }
  return kind;
}

/** Moves hanging signs of a page to the baseline of the nearest text of their formula. */
export function standHangingOperators(words: PageWords, fonts: readonly Font[]): void {
  const kinds = fonts.map(kindOf);
  if (!kinds.some((kind) => kind > 0)) return;
  const hangs = (word: number): boolean => {
    const kind = kinds[words.font[word]!];
    return kind === 2 || (kind === 1 && words.chars[words.start[word]!] === root);
  };
  for (let word = 0; word < words.count; word++) {
    if (words.angle[word] !== 0 || !hangs(word)) continue;
    const line = lineNear(word, words, hangs);
    if (line === undefined) continue;
    words.y0[word] = line;
    words.y1[word] = line;
  }
}

/** The baseline beside it that most words have, or the nearest of them; a numerator has fewer than the line it stands above. */
function lineNear(word: number, words: PageWords, hangs: (word: number) => boolean): number | undefined {
  const size = words.size[word]!;
  const levels: { line: number; words: number; gap: number }[] = [];
  for (let other = Math.max(0, word - neighbours); other <= word + neighbours && other < words.count; other++) {
    if (hangs(other) || words.size[other]! < 0.9 * size || words.angle[other] !== 0) continue;
    const line = words.y0[other]!;
    const below = line - words.y0[word]!;
    if (below < least * size || below > most * size) continue;
    const gap = Math.max(words.x0[other]! - words.x1[word]!, words.x0[word]! - words.x1[other]!);
    const level = levels.find((known) => Math.abs(known.line - line) < 0.1 * size);
    if (!level) levels.push({ line, words: 1, gap });
    else {
      level.words++;
      level.gap = Math.min(level.gap, gap);
    }
  }
  const near = levels.filter(({ gap }) => gap < nearness * size);
  return near.sort((a, b) => b.words - a.words || a.gap - b.gap)[0]?.line;
}
