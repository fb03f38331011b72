/**
 * Rules typed as text: lines of nothing but hyphens, equals signs or underscores.
 */
import type { TurnedWords } from '../layout/fragment.js';
import type { Rule } from './rules.js';

/** Characters of one kind in a row that make a rule. */
const minChars = 10;

const drawing = new Set([0x2d, 0x3d, 0x5f, 0x2013, 0x2014, 0x2500, 0x2501]);

/** The rules, and the words that are text. */
export function takeDrawnRules(turned: TurnedWords): { rules: Rule[]; rest: readonly number[] } {
  const candidates = turned.indices.filter((index) => isDrawn(turned, index));
  if (candidates.length === 0) return { rules: [], rest: turned.indices };
  const taken = new Set<number>();
  const rules: Rule[] = [];
  for (const index of candidates) {
    const y = turned.y[index]!;
    const isAlone = turned.indices.every((other) => Math.abs(turned.y[other]! - y) > 2 || isDrawn(turned, other));
    if (!isAlone) continue;
    taken.add(index);
    rules.push({ at: y - turned.words.size[index]! * 0.3, from: turned.x0[index]!, to: turned.x1[index]! });
  }
  return { rules, rest: turned.indices.filter((index) => !taken.has(index)) };
}

function isDrawn({ words }: TurnedWords, index: number): boolean {
  const start = words.start[index]!;
  const end = words.end[index]!;
  const first = words.chars[start]!;
  if (end - start < minChars || !drawing.has(first)) return false;
  for (let at = start + 1; at < end; at++) if (words.chars[at] !== first) return false;
  return true;
}
