import { describe, expect, it } from 'vitest';
import { styleOf } from './font-style.js';

/** Widths from the code of the first of some letters on: the same for all of them, or for each its own. */
function widthsOf(letters: string, widthOf: (letter: string) => number): { first: number; widths: number[] } {
  const codes = [...letters].map((letter) => letter.charCodeAt(0));
  const first = Math.min(...codes);
  const widths = Array<number>(Math.max(...codes) - first + 1).fill(0);
  for (const [at, code] of codes.entries()) widths[code - first] = widthOf(letters[at]!);
  return { first, widths };
}

describe('A font without a name', () => {
  const isMonospaced = (letters: string, widthOf: (letter: string) => number): boolean => {
    const { first, widths } = widthsOf(letters, widthOf);
    return styleOf('', undefined, widths, first).monospace;
  };

  it('is monospaced where narrow and wide letters are equally wide, in any unit', () => {
    expect(isMonospaced('dilmoprstuvw', () => 47)).toBe(true);
    expect(isMonospaced('dilmoprstuvw', (letter) => (letter === 'i' ? 20 : 47))).toBe(false);
  });

  it('is not where it has figures alone, or few letters', () => {
    expect(isMonospaced('0123456789+-', () => 47)).toBe(false);
    expect(isMonospaced('im', () => 47)).toBe(false);
  });
});
