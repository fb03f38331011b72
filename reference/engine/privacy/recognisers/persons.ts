/**
 * Names of persons: given names with what follows them, and any name where the words beside it say that a person is meant.
 * Spec: RedactPIIOptions (PERSON).
 */
import type { Finding } from '../entities.js';
import type { Tokens } from '../tokens.js';
import { givenNameWeight } from './given-names.table.js';
import type { NameRun } from './name-runs.js';
import { placeAt } from './places.table.js';
import {
  afterPerson,
  familyBeginning,
  familyEnding,
  introducing,
  ofThings,
  ordinary,
  particles,
} from './words.table.js';

export function findPersons(tokens: Tokens, runs: readonly NameRun[], aggressive: boolean): Finding[] {
  const found: Finding[] = [];
  for (const run of runs) {
    const range = personIn(tokens, run, aggressive);
    if (range) found.push({ entity: 'PERSON', start: tokens.starts[range[0]]!, end: tokens.ends[range[1]]! });
  }
  return found;
}

/** First and last token; undefined where nothing says that it is a person. */
function personIn(tokens: Tokens, run: NameRun, aggressive: boolean): [number, number] | undefined {
  const { first, last, titled, opens } = run;
  const words = Array.from({ length: last - first + 1 }, (_, i) => tokens.word(first + i));
  const small = words.map((word) => word.toLowerCase());
  if (small.some((word) => ofThings.has(word))) return undefined;
  const start = tokens.starts[first]!;
  const end = tokens.ends[last]!;
  const before = tokens.text.slice(Math.max(0, start - 40), start);
  const after = tokens.text.slice(end, end + 40);
  const names = words.filter((word, i) => word.length > 1 && !particles.has(small[i]!));
  const isWord = names.every((word) => ordinary.has(word.toLowerCase()));
  if (names.length === 0 || isWord || names.some(isCompound)) return undefined;
  if (titled) return [first, last];
  const given = givenAt(words);
  if (given !== undefined && (words.length > 1 || (given.weight === 2 && !isShout(words[0]!)))) {
    if (
      given.weight === 2 ||
      isFamily(words.at(-1)!) ||
      hasInitial(words) ||
      (words.length === 2 && !opens && isOpenName(words.at(-1)!))
    )
      return [first + given.at, last];
  }
  if (names.length <= 4 && words.every((word) => word.length < 24) && !placeAt(words)) {
    if (introducing.test(before) && !(words.length === 1 && isShout(words[0]!))) return [first, last];
    if (
      afterPerson.test(after) &&
      !words.every(isShout) &&
      !(opens && words.length === 1 && given === undefined && !isFamily(words[0]!))
    )
      return [first, last];
    if (words.length > 1 && hasInitial(words) && isOpenName(words.at(-1)!)) return [first, last];
    if (
      words.length > 1 &&
      words.length <= 3 &&
      isFamily(words.at(-1)!) &&
      words.every((word) => !ordinary.has(word.toLowerCase()) && !isShout(word))
    )
      return [first, last];
    if (/\bby $/i.test(before) && words.length > 1 && words.length <= 3 && !words.some(isShout)) return [first, last];
    if (/['’]s\b/.test(after.slice(0, 3)) && given !== undefined && !words.some(isShout)) return [first, last];
    if (aggressive && isLikely(words, opens)) return [first, last];
  }
  return undefined;
}

/** The first given name: at the start of the run, or behind a word that only began the sentence. */
function givenAt(words: readonly string[]): { at: number; weight: 1 | 2 } | undefined {
  for (const [at, word] of words.entries()) {
    const weight = givenNameWeight(word);
    if (weight !== 0 && (word.length > 2 || words.length > 1)) return { at: at <= 1 ? 0 : at, weight };
    if (at === 1) return undefined;
  }
  return undefined;
}

function isFamily(word: string): boolean {
  return word.length > 4 && (familyEnding.test(word) || familyBeginning.test(word));
}

function hasInitial(words: readonly string[]): boolean {
  return words.slice(0, -1).some((word) => /^\p{Lu}$/u.test(word));
}

/** `NodeJS`, `CacheableMemory`: names of programs; `McCarthy` and `DeWitt` are families'. */
function isCompound(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word) && !/^(?:Mc|Mac|De|La|Le|Van|Di|Du|Fitz)\p{Lu}\p{Ll}+$/u.test(word);
}

/** A word that may be a name: it is in no list of ordinary words. */
function isOpenName(word: string): boolean {
  return word.length > 2 && !ordinary.has(word.toLowerCase());
}

function isShout(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/**
 * Whether words with capitals are a name by their looks: two or three of them in the middle of a sentence, none an ordinary
 * word; or a single one, if it is a family name that many people have.
 * @param opens true when the words begin a sentence, where every first word has a capital
 */
function isLikely(words: readonly string[], opens: boolean): boolean {
  if (words.some((word) => isShout(word) || ordinary.has(word.toLowerCase()))) return false;
  return words.length > 1 ? words.length <= 3 && !opens : isFamily(words[0]!);
}
