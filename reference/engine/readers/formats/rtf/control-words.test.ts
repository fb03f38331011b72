import { describe, expect, it } from 'vitest';
import { wordHash, wordOfHash, words } from './control-words.js';

const hashOf = (word: string): number => [...word].reduce((hash, letter) => wordHash(hash, letter.charCodeAt(0)), 0);

describe('control words', () => {
  it('finds every word by its hash, each under a number of its own', () => {
    const names = Object.keys(words) as (keyof typeof words)[];
    for (const name of names) expect(wordOfHash(hashOf(name))).toBe(words[name]);
    expect(new Set(Object.values(words)).size).toBe(names.length);
  });

  it('does not know other words', () => {
    for (const word of ['', 'x', 'parx', 'Par', 'ansicp', 'zzzz']) expect(wordOfHash(hashOf(word))).toBe(0);
  });
});
