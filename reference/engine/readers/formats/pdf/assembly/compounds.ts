/**
 * Compounds broken at their own hyphen: what stands with a hyphen inside a line elsewhere in the document keeps it at the end
 * of a line; so does a hyphen in a word that has another, where both sides are words of the document and their join is none.
 */
import type { Line } from '../layout/line.js';
import type { PageBlock } from '../layout/page-block.js';

interface Broken {
  line: Line;
  /** Both sides of the hyphen, in small letters. */
  left: string;
  right: string;
  hasOther: boolean;
}

const brokenWord = /(?:^|[^\p{L}])((?:\p{L}+[-\u2010])*)(\p{L}{2,})[-\u2010]$/u;
const nextWord = /^(\p{Ll}+)/u;

/** Tells the lines that end in the hyphen of a compound so. */
export function keepCompounds(blocks: readonly PageBlock[]): void {
  const lines = blocks.flatMap(({ kind, block }) => (kind === 'text' ? block.lines : []));
  const broken = brokenWords(lines);
  if (broken.length === 0) return;
  const compounds = compoundsOf(lines);
  const doubtful = broken.filter(({ left, right, hasOther }) => hasOther || compounds.has(`${left}-${right}`));
  if (doubtful.length === 0) return;
  const words = countWords(lines, doubtful);
  for (const { line, left, right } of doubtful) {
    const whole = words.get(left + right)!;
    const apart = compounds.get(`${left}-${right}`) ?? Math.min(1, words.get(left)!, words.get(right)!);
    if (apart > 0 && whole <= (compounds.get(`${left}-${right}`) ?? 0)) line.keepsHyphen = true;
  }
}

function brokenWords(lines: readonly Line[]): Broken[] {
  return lines.flatMap((line, index) => {
    const end = line.text[line.text.length - 1];
    if (end !== '-' && end !== '\u2010') return [];
    // The word at the end of a line is no longer than this, or is none.
    const own = brokenWord.exec(line.text.slice(-80));
    const next = nextWord.exec(lines[index + 1]?.text ?? '');
    if (!own || !next) return [];
    return [{ line, left: own[2]!.toLowerCase(), right: next[1]!.toLowerCase(), hasOther: own[1] !== '' }];
  });
}

/** The words of a text, with the hyphens that they have or stand next to. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\u2010-]+/gu) ?? [];

const hasHyphen = (word: string): boolean => word.includes('-') || word.includes('\u2010');

/** Pairs of words with a hyphen between them inside a line, and how often each stands there. */
function compoundsOf(lines: readonly Line[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const { text } of lines) {
    if (!hasHyphen(text.slice(0, -1))) continue;
    const hyphenated = wordsOf(text).filter(hasHyphen);
    for (const compound of hyphenated.flatMap((word) => word.match(/\p{L}+(?:[-\u2010]\p{L}+)+/gu) ?? [])) {
      const parts = compound.toLowerCase().split(/[-\u2010]/);
      for (let index = 1; index < parts.length; index++) {
        const pair = `${parts[index - 1]!}-${parts[index]!}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
  }
  return pairs;
}

/** How often the sides of the broken words, and both as one, stand as words of their own. */
function countWords(lines: readonly Line[], broken: readonly Broken[]): Map<string, number> {
  const counts = new Map(broken.flatMap(({ left, right }) => [left, right, left + right].map((word) => [word, 0])));
  for (const { text } of lines)
    for (const word of wordsOf(text)) {
      const known = counts.get(word.toLowerCase());
      if (known !== undefined) counts.set(word.toLowerCase(), known + 1);
    }
  return counts;
}
