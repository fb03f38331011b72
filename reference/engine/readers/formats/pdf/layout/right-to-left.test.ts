/** The order in which a line with letters of both directions is read. */
import { describe, expect, it } from 'vitest';
import { shownOrder } from '../content/shown-order.js';
import { readingPieces, readingRange, readingText } from './right-to-left.js';

describe('a line as it stands on the page', () => {
  it.each([
    ['of Latin letters stays', 'plain text 12', 'plain text 12'],
    ['of Hebrew letters is turned round', 'דג בא', 'אב גד'],
    ['of Hebrew letters keeps its numbers', 'דג 1896 בא', 'אב 1896 גד'],
    ['of Hebrew letters keeps each number and its sign', '156.60 :18% בא', 'אב 18%: 156.60'],
    ['of Hebrew letters keeps a sign before its number', '$12 – $5 בא', 'אב $5 – $12'],
    ['of Arabic letters keeps the sign behind its number', '%18 اب', 'با 18%'],
    ['of Arabic letters parts numbers at a hyphen', '8812-55 اب', 'با 55-8812'],
    ['of Hebrew letters keeps a hyphen between numbers', '340-118 דג', 'גד 340-118'],
    ['of Arabic letters keeps dates with slashes', '3/5/2026 اب', 'با 3/5/2026'],
    ['of Hebrew letters keeps its Latin words', 'דג high tide בא', 'אב high tide גד'],
    ['of Latin letters turns its Hebrew words', 'the words דג בא are old', 'the words אב גד are old'],
    ['keeps the marks of a letter with it', 'ב\u05b8א', 'אב\u05b8'],
    ['gives marks after a space to the letter behind them', 'א \u05b8בג', 'גב\u05b8 א'],
    ['gives the letters of Arabic shapes', '\ufee2\ufef4\ufee0\ufecb', 'عليم'],
  ])('%s', (_, shown, read) => {
    expect(readingText(shown)).toBe(read);
  });

  it('keeps the pieces it is made of apart', () => {
    expect(
      readingPieces([
        { text: 'ב', source: 0 },
        { text: 'א 7', source: 1 },
      ]),
    ).toEqual([
      { text: '7 א', source: 1 },
      { text: 'ב', source: 0 },
    ]);
  });
});

describe('a cell of a table that is read from right to left', () => {
  it.each([
    ['a range begins at the right', '16.0 – 12.0', '12.0 – 16.0'],
    ['a hyphen that touches two numbers makes them one', '340-118', '340-118'],
    ['text stays', 'A – 12', 'A – 12'],
  ])('%s', (_, shown, read) => {
    expect(readingRange(shown)).toBe(read);
  });
});

describe('letters that a file gives in the order they are read', () => {
  it.each([
    ['of a ligature stand as they are shown', 'لا', 'ال'],
    ['keep their marks', 'ב\u05b8א', 'אב\u05b8'],
    ['of both directions stay', 'אב 12', 'אב 12'],
    ['of Latin ligatures stay', 'ffi', 'ffi'],
  ])('%s', (_, read, shown) => {
    expect(shownOrder(read)).toBe(shown);
  });
});
