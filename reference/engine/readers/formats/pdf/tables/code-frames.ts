/**
 * Lines of code are no table, however well their words stand below one another, and rules above and below them frame a listing.
 */
import type { TurnedWords } from '../layout/fragment.js';
import { groupByExtent, type Rule } from './rules.js';

/** More frames, and more rules of one kind, are a drawing. */
const mostGroups = 40;
const mostRules = 40;

/** Text reaches beyond the rules around it by no more than this, in points. */
const overhang = 6;

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
  const groups = groupByExtent(rules);
  for (const group of groups.length > mostGroups ? [] : groups) {
    if (group.length > mostRules) continue;
    const { from, to } = group[0]!;
    const inside = indices.filter((word) => turned.x0[word]! > from - overhang && turned.x1[word]! < to + overhang);
    for (const [index, rule] of group.slice(1).entries()) {
      const above = group[index]!;
      if (isCode(inside.filter((word) => turned.y[word]! > above.at && turned.y[word]! < rule.at)))
        frames.add(above).add(rule);
    }
  }
  return rules.filter((rule) => !frames.has(rule));
}
