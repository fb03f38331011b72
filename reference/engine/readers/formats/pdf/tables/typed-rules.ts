/**
 * Rules typed as text: lines of nothing but hyphens, equals signs or underscores.
 */
import type { TurnedWords } from '../layout/fragment.js';
import type { Rule } from './rules.js';
import type { FoundTable } from './table.js';

/** Characters of one kind in a row that make a rule. */
const minChars = 10;

const drawing = new Set([0x2d, 0x3d, 0x5f, 0x2013, 0x2014, 0x2500, 0x2501]);

/** The rules, the words they are, and the words that are text. */
export function takeDrawnRules(turned: TurnedWords): {
  rules: Rule[];
  taken: ReadonlySet<number>;
  rest: readonly number[];
} {
  const candidates = turned.indices.filter((index) => isDrawn(turned, index));
  if (candidates.length === 0) return { rules: [], taken: new Set(), rest: turned.indices };
  const taken = new Set<number>();
  const rules: Rule[] = [];
  for (const index of candidates) {
    const y = turned.y[index]!;
    const isAlone = turned.indices.every((other) => Math.abs(turned.y[other]! - y) > 2 || isDrawn(turned, other));
    if (!isAlone) continue;
    taken.add(index);
    rules.push({ at: y - turned.words.size[index]! * 0.3, from: turned.x0[index]!, to: turned.x1[index]! });
  }
  return { rules, taken, rest: turned.indices.filter((index) => !taken.has(index)) };
}

function isDrawn({ words }: TurnedWords, index: number): boolean {
  const start = words.start[index]!;
  const end = words.end[index]!;
  const first = words.chars[start]!;
  if (end - start < minChars || !drawing.has(first)) return false;
  for (let at = start + 1; at < end; at++) if (words.chars[at] !== first) return false;
  return true;
}

/** A typed rule over a greater share of the width of the text parts what stands above it from what stands below. */
const widestBlank = 0.6;

/** The words that are left, with the underscores that are rules of no table: blanks to sign on or to fill in. */
export function withTypedBlanks(
  turned: TurnedWords,
  rest: readonly number[],
  taken: ReadonlySet<number>,
  tables: readonly FoundTable[],
): readonly number[] {
  if (taken.size === 0) return rest;
  const { words, indices, x0, x1, y } = turned;
  const left = indices.reduce((least, word) => Math.min(least, x0[word]!), Infinity);
  const right = indices.reduce((most, word) => Math.max(most, x1[word]!), -Infinity);
  const isBlank = (word: number): boolean =>
    words.chars[words.start[word]!] === 0x5f &&
    x1[word]! - x0[word]! < widestBlank * (right - left) &&
    !tables.some((table) => y[word]! > table.y0 - 2 * words.size[word]! && y[word]! < table.y1 + 2 * words.size[word]!);
  const blanks = new Set([...taken].filter(isBlank));
  if (blanks.size === 0) return rest;
  const kept = new Set(rest);
  return indices.filter((word) => kept.has(word) || blanks.has(word));
}
