/**
 * Lines of code are no table, however well their words stand below one another, and rules above and below them frame a listing.
 */
import type { TurnedWords } from '../layout/fragment.js';
import type { Rule } from './rules.js';

/** Rules with more ends of their own are a drawing. */
const mostExtents = 40;

/** Ends of rules of one frame differ by no more than this, in points; text may reach beyond them by as much. */
const sameEnd = 6;

/** So much of what is code is typed, and so much of a page on which that says nothing, as shares of the letters. */
const codeShare = 0.9;
const typedPage = 0.7;

/** Fewer signs may be a number, or a name. */
const leastChars = 12;

/** Tells whether words are code, by their face. */
export type CodeTeller = (words: readonly number[]) => boolean;

/** @param isTyped whether a word is in a monospaced face */
export function codeTeller(
  { words: { start, end } }: TurnedWords,
  indices: readonly number[],
  isTyped: (word: number) => boolean,
): CodeTeller {
  const lengthOf = (words: readonly number[]): number =>
    words.reduce((sum, word) => sum + end[word]! - start[word]!, 0);
  const typed = lengthOf(indices.filter(isTyped));
  if (typed < leastChars || typed > typedPage * lengthOf(indices)) return () => false;
  return (words) => {
    const length = lengthOf(words);
    return length >= leastChars && lengthOf(words.filter(isTyped)) >= codeShare * length;
  };
}

/** The rules that do not frame code. */
export function withoutCodeFrames(
  rules: readonly Rule[],
  turned: TurnedWords,
  indices: readonly number[],
  isCode: CodeTeller,
): Rule[] {
  const frames = new Set<Rule>();
  for (const group of byExtent(rules)) {
    const { from, to } = group[0]!;
    const inside = indices.filter((word) => turned.x0[word]! > from - sameEnd && turned.x1[word]! < to + sameEnd);
    for (const [index, rule] of group.slice(1).entries()) {
      const above = group[index]!;
      if (isCode(inside.filter((word) => turned.y[word]! > above.at && turned.y[word]! < rule.at)))
        frames.add(above).add(rule);
    }
  }
  return rules.filter((rule) => !frames.has(rule));
}

/** Rules with the same ends, from top to bottom; none where there are too many of them. */
function byExtent(rules: readonly Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at)) {
    const group = groups.find(
      ([first]) => Math.abs(first!.from - rule.from) <= sameEnd && Math.abs(first!.to - rule.to) <= sameEnd,
    );
    if (group) group.push(rule);
    else if (groups.length < mostExtents) groups.push([rule]);
    else return [];
  }
  return groups.filter(({ length }) => length > 1 && length <= mostExtents);
}
