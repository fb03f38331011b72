/** Letters that a file shows one by one from right to left. */
import { describe, expect, it } from 'vitest';
import { joinBackwardLetters } from './backward-letters.js';
import { PageWords } from './page-words.js';

/** Words of one line, ten points high, at their places. */
function shown(letters: readonly [text: string, x0: number, x1: number][]): string[] {
  const words = new PageWords();
  for (const [text, x0, x1] of letters) words.add(text, { x0, x1, y: 100, size: 10, font: 0, spaced: true });
  joinBackwardLetters(words);
  return Array.from({ length: words.count }, (_, word) => `${words.text(word)} ${words.x0[word]!}-${words.x1[word]!}`);
}

describe('letters shown one by one from right to left', () => {
  it('are words that stand from left to right, parted where white space is', () => {
    expect(
      shown([
        ['א', 95, 100],
        ['ב', 90, 95],
        ['ג', 82, 87],
        ['ד', 77, 82],
      ]),
    ).toEqual(['בא 90-100', 'דג 77-87']);
  });

  it('keep the marks over them', () => {
    expect(
      shown([
        ['א', 95, 100],
        ['\u05b8', 97, 97],
        ['ב', 90, 95],
      ]),
    ).toEqual(['בא\u05b8 90-100']);
  });

  it('stay as they are where they stand from left to right, and beside Latin letters', () => {
    expect(
      shown([
        ['by', 10, 20],
        ['א', 30, 35],
        ['ב', 35, 40],
        ['so', 50, 60],
      ]),
    ).toEqual(['by 10-20', 'א 30-35', 'ב 35-40', 'so 50-60']);
  });
});
