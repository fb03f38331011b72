import { describe, expect, it } from 'vitest';
import { countsOnFrom, listMarker } from './list-marker.js';

describe('the mark of a list', () => {
  it.each([
    ['• a point', { text: '•', ordered: false, length: 2 }],
    ['- a dash', { text: '-', ordered: false, length: 2 }],
    ['▷ a triangle', { text: '▷', ordered: false, length: 2 }],
    ['> an angle', { text: '>', ordered: false, length: 2 }],
    ['3. a number', { text: '3.', ordered: true, number: 3, length: 3 }],
    ['(12) in brackets', { text: '(12)', ordered: true, number: 12, length: 5 }],
    ['b) a letter', { text: 'b)', ordered: true, length: 3 }],
    ['xiv. a Roman numeral', { text: 'xiv.', ordered: true, length: 5 }],
  ])('stands at the start of a line: %s', (line, mark) => {
    expect(listMarker(line)).toEqual(mark);
  });

  it.each([
    'words alone',
    '2024. is a year',
    '3.5 is a number',
    '-5 degrees',
    '> 5 degrees',
    '> k) in formulas',
    'end.',
    '1.',
    '•',
    '▷ one ▷ two ▷ three',
    '(937) 555-0142 by day',
    'i. V. Karl Muster',
    'z. Hd. Frau Doktor Muster',
  ])('is none where a line begins otherwise, holds nothing else or is a row of marked words: %s', (line) => {
    expect(listMarker(line)).toBeUndefined();
  });

  it.each([
    ['1.', '2.', true],
    ['a)', 'b)', true],
    ['(i)', '(ii)', true],
    ['iii.', 'iv.', true],
    ['b.', 'c.', true],
    ['h.', 'i.', true],
    ['xcix.', 'c.', true],
    ['•', '•', true],
    ['1.', '3.', false],
    ['1.', '2)', false],
    ['a.', 'c.', false],
    ['•', '-', false],
    ['•', '1.', false],
  ])('counts on from %s to %s: %s', (before, after, isNext) => {
    expect(countsOnFrom(listMarker(`${before} x`)!, listMarker(`${after} x`)!)).toBe(isNext);
  });
});
