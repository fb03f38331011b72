/**
 * Lines made of one sign again and again, a row of stars or small triangles across the page: they part what stands above them
 * from what stands below, as a drawn rule does, and say nothing. Dots, low lines and boxes may be there to be filled in.
 */
import type { PageWords } from '../content/page-words.js';

/** Fewer signs may say something: a rating, the end of a chapter. */
const leastSigns = 12;

/** Words whose baselines differ by less, as a share of their size, stand on one line. */
const sameLine = 0.2;

const mayOrnament = (sign: number): boolean => !/[\p{L}\p{N}\s._…·•☐□○◯]/u.test(String.fromCharCode(sign));

/** Empties the words of such lines. */
export function dropOrnaments(words: PageWords): void {
  for (let first = 0; first < words.count;) {
    const { end, signs } = endOfSigns(words, first);
    if (signs >= leastSigns && isAlone(words, first, end))
      for (let word = first; word < end; word++) words.end[word] = words.start[word]!;
    first = end;
  }
}

/** The end of the words from one on that hold its first sign and nothing else, and how many signs these are. */
function endOfSigns(words: PageWords, first: number): { end: number; signs: number } {
  const { chars, start, end, angle } = words;
  const sign = chars[start[first]!]!;
  let signs = 0;
  let word = first;
  while (word < words.count && isLevel(words, first, word) && angle[word] === angle[first]) {
    let at = start[word]!;
    while (at < end[word]! && chars[at] === sign) at++;
    if (at < end[word]!) break;
    signs += at - start[word]!;
    word++;
  }
  return { end: Math.max(word, first + 1), signs: mayOrnament(sign) ? signs : 0 };
}

const isLevel = ({ y0, size }: PageWords, one: number, other: number): boolean =>
  Math.abs(y0[one]! - y0[other]!) < sameLine * size[one]!;

/** The words shown right before and after them stand on other lines. */
const isAlone = (words: PageWords, first: number, end: number): boolean =>
  (first === 0 || !isLevel(words, first, first - 1)) && (end === words.count || !isLevel(words, first, end));
