import { describe, expect, it } from 'vitest';
import { isLetterOrNumber, isPunctuation } from './word-characters.js';

describe('characters of words', () => {
  it('are told as Unicode tells them, each character of the first two planes and each half of a pair', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x20000; code++) {
      const character = String.fromCodePoint(code);
      const isRight =
        isLetterOrNumber(character) === /^[\p{L}\p{N}]/u.test(character) &&
        isPunctuation(character) === /^[\p{P}\p{S}]/u.test(character);
      if (!isRight) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('are none where nothing stands', () => {
    expect([isLetterOrNumber(''), isPunctuation('')]).toEqual([false, false]);
  });
});
