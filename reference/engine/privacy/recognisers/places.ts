/**
 * Places by their names, and by the words in front of them.
 * Spec: RedactPIIOptions (LOCATION).
 */
import type { Finding } from '../entities.js';
import { Shape } from '../tokens.js';
import type { Tokens } from '../tokens.js';
import { givenNameWeight } from './given-names.table.js';
import { placeAt } from './places.table.js';
import type { NameRun } from './name-runs.js';
import { leadingToPlace, ofThings, ordinary, placeEnding, placeGenerics, surelyPlace } from './words.table.js';

/** @param runs of capitals */
export function findPlaces(tokens: Tokens, runs: readonly NameRun[], aggressive: boolean): Finding[] {
  return runs.flatMap((run) => placesIn(tokens, run, aggressive));
}

function placesIn(tokens: Tokens, { first, last }: NameRun, aggressive: boolean): Finding[] {
  const found: Finding[] = [];
  const span = (from: number, to: number): Finding => ({
    entity: 'LOCATION',
    start: tokens.starts[from]!,
    end: tokens.ends[to]!,
  });
  const generic = placeGenerics.has(tokens.word(last).toLowerCase());
  for (let i = first; i <= last; i++) {
    const words = Array.from({ length: Math.min(4, last - i + 1) }, (_, k) => tokens.word(i + k));
    const place = placeAt(words);
    if (!place || tokens.shapes[i] === Shape.lower) continue;
    const end = i + place.words - 1;
    if (isPartOfThing(tokens, first, last, i, end)) continue;
    const isFree = !place.doubtful && !(i > first && givenNameWeight(tokens.word(i - 1)) === 2);
    if (isFree || leads(tokens, i) || (i > first && tokens.gapBefore(i).includes(','))) found.push(span(i, end));
    i = end;
  }
  if (found.length > 0) return found;
  const start = tokens.starts[first]!;
  const before = tokens.text.slice(Math.max(0, start - 48), start);
  const isShort = last - first < 4;
  if (/\p{Ll}\p{Lu}/u.test(tokens.word(last))) return [];
  const isOrdinary = first === last && ordinary.has(tokens.word(first).toLowerCase());
  if (!isShort || isOrdinary || givenNameWeight(tokens.word(first)) === 2) return [];
  const ending = placeEnding.test(tokens.word(last)) && tokens.length(last) >= 6 && tokens.shapes[last] !== Shape.lower;
  if (generic && last > first && !ordinary.has(tokens.word(first).toLowerCase())) return [span(first, last)];
  if (ofThings.has(tokens.word(last).toLowerCase()) && !generic) return [];
  if (surelyPlace.test(before) && !isAcronym(tokens, first, last)) return [span(first, last)];
  if (leads(tokens, first) && (ending || aggressive) && !isAcronym(tokens, first, last)) return [span(first, last)];
  return [];
}

/** `Bank of England`, `Texas Instruments`: the name of something else. */
function isPartOfThing(tokens: Tokens, first: number, last: number, from: number, to: number): boolean {
  for (let i = first; i <= last; i++) {
    if (i >= from && i <= to) continue;
    const word = tokens.word(i).toLowerCase();
    if (ofThings.has(word) && !placeGenerics.has(word)) return true;
  }
  return false;
}

function leads(tokens: Tokens, i: number): boolean {
  return (
    i > 0 &&
    leadingToPlace.has(tokens.word(i - 1).toLowerCase()) &&
    tokens.shapes[i - 1] === Shape.lower &&
    tokens.gapBefore(i) === ' '
  );
}

/** `in NATO`: three or four capitals alone. */
function isAcronym(tokens: Tokens, first: number, last: number): boolean {
  return first === last && tokens.shapes[first] === Shape.upper && tokens.length(first) <= 4;
}
