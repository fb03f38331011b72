/**
 * What was found in one place is personal data in every other, also where nothing beside it says so: a name that a letter is
 * signed with stands in the title and in the file's properties too.
 * Spec: RedactPIIOptions.
 */
import type { Entity, Finding } from './entities.js';
import { Shape, Tokens } from './tokens.js';

interface Known {
  entity: Entity;
  /** Words and numbers, in lower case. */
  words: readonly string[];
}

export class KnownValues {
  private readonly byFirst = new Map<string, Known[]>();
  /** Values in scripts that put no space between words: they stand within what looks like one word. */
  private readonly unspaced = new Map<string, Entity>();

  /** Of a few letters nothing is kept: they are everywhere. */
  add(value: string, entity: Entity): void {
    if (unspacedScript.test(value)) {
      const bare = value.trim();
      if (bare.length > 1 && this.unspaced.size < unspacedAtMost) this.unspaced.set(bare, entity);
      return;
    }
    const tokens = wordsOf(value);
    const words = Array.from({ length: tokens.count }, (_, i) => tokens.word(i).toLowerCase());
    if (words.join('').length < 3 || words.length > 40) return;
    this.keep({ entity, words });
  }

  private keep(known: Known): void {
    const first = known.words[0]!;
    const held = this.byFirst.get(first) ?? [];
    if (held.length >= 64 || held.some(({ words }) => words.join(' ') === known.words.join(' '))) return;
    this.byFirst.set(first, [...held, known]);
  }

  private findUnspaced(text: string): Finding[] {
    const found: Finding[] = [];
    for (const [value, entity] of this.unspaced) {
      for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + value.length))
        found.push({ entity, start: at, end: at + value.length });
    }
    return found;
  }

  /** The longest at each place. Addresses write names in small letters; elsewhere a single word counts with a capital only. */
  findIn(text: string, inAddress: boolean): Finding[] {
    const found = this.findUnspaced(text);
    if (this.byFirst.size === 0) return found;
    const tokens = wordsOf(text);
    for (let i = 0; i < tokens.count; i++) {
      const candidates = this.byFirst.get(tokens.word(i).toLowerCase());
      if (!candidates) continue;
      let best: Known | undefined;
      for (const known of candidates) {
        if (known.words.length > (best?.words.length ?? 0) && standsAt(tokens, i, known, inAddress)) best = known;
      }
      if (!best) continue;
      const last = i + best.words.length - 1;
      found.push({ entity: best.entity, start: tokens.starts[i]!, end: tokens.ends[last]! });
      i = last;
    }
    return found;
  }
}

const unspacedScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;
/** Each is looked for at every place. */
const unspacedAtMost = 200;

/** Hyphens part words here: addresses write them for spaces. */
function wordsOf(text: string): Tokens {
  return Tokens.of(text.replaceAll('-', ' '));
}

function standsAt(tokens: Tokens, at: number, { words, entity }: Known, inAddress: boolean): boolean {
  if (at + words.length > tokens.count) return false;
  if (inAddress && words.length === 1 && words[0]!.length < 5) return false;
  const isNamed = entity === 'PERSON' || entity === 'LOCATION';
  for (let i = 0; i < words.length; i++) {
    if (tokens.word(at + i).toLowerCase() !== words[i]) return false;
    if (i > 0 && tokens.starts[at + i]! - tokens.ends[at + i - 1]! > 3) return false;
    if (isNamed && !inAddress && words.length === 1 && tokens.shapes[at] === Shape.lower) return false;
  }
  return true;
}
