/**
 * Pronounceable words that occur nowhere else, drawn from the run's seed.
 * A check plants them in a document and looks for them in the answer; because they differ from run to run,
 * no canned answer can contain them. Letters only: nothing to escape, redact or reformat.
 * Spec: none of its own.
 */

export interface Random {
  /** A float in [0, 1). */
  next(): number;
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A seed for one part of a run: the same run seed and the same name give the same seed. */
export function seedFor(runSeed: number, name: string): number {
  return hashText(`${runSeed}:${name}`) | 0;
}

/** A small deterministic generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
  };
}

const onsets = [
  'b',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'z',
  'br',
  'dr',
  'gl',
  'kr',
  'pl',
  'tr',
];
const vowels = ['a', 'e', 'i', 'o', 'u'];

/** A lower-case word of five syllables: about 10^10 different ones. */
export function sentinelWord(random: Random): string {
  let word = '';
  for (let syllable = 0; syllable < 5; syllable += 1) {
    word += onsets[Math.floor(random.next() * onsets.length)]! + vowels[Math.floor(random.next() * vowels.length)]!;
  }
  return word;
}
