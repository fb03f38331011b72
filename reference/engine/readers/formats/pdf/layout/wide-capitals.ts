/**
 * Capitals set wide: the gaps between the letters of a word are as wide as spaces elsewhere, those between its words are
 * wider still.
 */
import type { Fragment, TurnedWords } from './fragment.js';

/** A word of fewer letters may be a row of initials or marks. */
const minLetters = 4;

/** The gap of letters set wide, in em, and how much wider that between words is. */
const widest = 0.5;
const wider = 0.2;

/** The widest gap, in points, between two letters of one word; undefined where letters are not set wide. */
export function wideSetting({ words, chars, size }: Fragment, turned: TurnedWords): number | undefined {
  if (words.length < minLetters || chars > 1.3 * words.length) return undefined;
  let capitals = 0;
  let vowels = 0;
  let ascending = 0;
  const gaps: number[] = [];
  for (const [index, word] of words.entries()) {
    const text = turned.words.text(word);
    if (/^\p{Lu}/u.test(text)) capitals++;
    if (/[AEIOUYÄÖÜÉÈ]/.test(text)) vowels++;
    if (index === 0) continue;
    const previous = words[index - 1]!;
    if (text > turned.words.text(previous)) ascending++;
    gaps.push(turned.x0[word]! - turned.x1[previous]!);
  }
  const middle = [...gaps].sort((a, b) => a - b)[gaps.length >> 1]!;
  // Letters that count, as over the columns of a plan, are no word.
  if (capitals < 0.75 * words.length || vowels === 0 || ascending === gaps.length) return undefined;
  return middle < widest * size ? middle + wider * size : undefined;
}
