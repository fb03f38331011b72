/**
 * Runs of words with capitals: the candidates for names of persons and places, in one pass over the tokens.
 * Spec: RedactPIIOptions (PERSON, LOCATION).
 */
import { Shape } from '../tokens.js';
import type { Tokens } from '../tokens.js';
import { nameParticles, ordinary, titles } from './words.table.js';

/** Tokens from `first` to `last`, without the title in front and without words that only begin a sentence. */
export interface NameRun {
  first: number;
  last: number;
  /** `Dr.` or `Mrs` in front. */
  titled: boolean;
  /** Nothing but the line's or the sentence's beginning stands in front. */
  opens: boolean;
}

/** No name has more words. */
const longest = 8;

export function nameRuns(tokens: Tokens): NameRun[] {
  const runs: NameRun[] = [];
  for (let i = 0; i < tokens.count; i++) {
    if (!isCapital(tokens, i)) continue;
    let last = i;
    while (last + 1 < tokens.count && last - i < longest) {
      const next = joined(tokens, last);
      if (next === undefined) break;
      last = next;
    }
    const run = trimmed(tokens, i, last);
    if (run) runs.push(run);
    i = last;
  }
  return runs;
}

function isCapital(tokens: Tokens, i: number): boolean {
  const shape = tokens.shapes[i];
  return shape === Shape.capital || shape === Shape.upper;
}

/** The next word of the name; a small word within it is skipped. */
function joined(tokens: Tokens, at: number): number | undefined {
  const next = at + 1;
  const gap = tokens.gapBefore(next);
  const isShort = tokens.length(at) <= 3;
  if (gap !== ' ' && !(isShort && (gap === '. ' || gap === '.'))) return undefined;
  if (isCapital(tokens, next))
    return gap === ' ' || tokens.length(at) === 1 || titles.has(tokens.word(at).toLowerCase()) ? next : undefined;
  let behind = next;
  while (
    behind + 1 < tokens.count &&
    behind - next < 2 &&
    nameParticles.has(tokens.word(behind)) &&
    tokens.gapBefore(behind + 1) === ' '
  ) {
    behind++;
    if (isCapital(tokens, behind)) return behind;
  }
  return undefined;
}

function trimmed(tokens: Tokens, from: number, last: number): NameRun | undefined {
  let first = from;
  let titled = false;
  while (first <= last) {
    const word = tokens.word(first).toLowerCase();
    if (titles.has(word) && first < last) titled = true;
    else if (!ordinary.has(word) || (titled && first === last)) break;
    else titled = false;
    first++;
  }
  if (first > last) return undefined;
  let end = last;
  while (end > first && ordinary.has(tokens.word(end).toLowerCase()) && tokens.length(end) <= 3) end--;
  // A title in small letters: `the author Jane Roe` says as much.
  const before = first > 0 ? tokens.word(first - 1).toLowerCase() : '';
  if (first === from && titles.has(before) && /^\.? $/.test(tokens.gapBefore(first))) titled = true;
  const gap = tokens.gapBefore(first);
  return { first, last: end, titled, opens: first === from && (first === 0 || !/^[ ,]+$/.test(gap)) };
}
