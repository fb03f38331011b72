/**
 * Cells that stand no wider apart than words: what tells them from words.
 * Standard: ISO 32000-1, 9.4 (text objects).
 */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline, tablesOf } from '../testing/read-made.js';

const prose = line('The hours below were worked on the days that are named beside them', 50, 760, 10);

/** Strings of one row, each a text object of its own, from these places. */
const row = (texts: readonly string[], places: readonly number[], y: number): string =>
  texts.map((text, index) => line(text, places[index]!, y, 10)).join('\n');

const hours = [
  ['Al Moss', '08:00', '12:00', '13:00', '17:00'],
  ['Bo Lund', '09:00', '12:30', '13:15', '18:05'],
  ['Cy Ito', '07:30', '11:45', '12:30', '16:20'],
  ['Di Roy', '10:00', '13:00', '14:10', '19:00'],
];

describe('cells that stand no wider apart than words', () => {
  it('are columns where spaces are shown between words and the strings stand below one another', async () => {
    const rows = hours.map((texts, index) => row(texts, [50, 94.5, 122.5, 150.5, 178.5], 720 - index * 14));
    expect(await tablesOf([prose, ...rows].join('\n'))).toEqual([hours.map((texts) => texts.join(' | '))]);
  });

  it('are no columns where they are the marks of lists, which stand close to their items', async () => {
    const item = (texts: readonly string[], x: number, y: number): string =>
      [line('\\225', x, y, 10), ...texts.map((text, index) => line(text, x + 9, y - 13 * index, 10))].join('\n');
    const left = [
      ['In 1 house of 5 nobody has', 'lived since the year 1990, as', 'the next page shows'],
      ['Of the 20 wells 8 are dry', 'in summer, and 3 of them', 'are dry in winter too'],
      ['The 4 mills stand still,', 'as do 2 of the 3 forges'],
    ];
    const right = [
      ['For 6 years the road has', 'had no repair, and 2 of', 'its bridges are closed'],
      ['All 12 fields are let to', 'the farms of the valley,', 'which pay 30 a year'],
      ['The 7 barns need roofs', 'before the next winter'],
    ];
    const rows = left.flatMap((texts, index) => [
      item(texts, 50, 720 - index * 39),
      item(right[index]!, 190, 720 - index * 39),
    ]);
    expect(await outline(prose, ...rows)).not.toContain('table');
  });
});
