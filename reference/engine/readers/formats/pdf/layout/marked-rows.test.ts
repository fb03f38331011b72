/** Numbers that hang before their text, and items side by side. */
import { describe, expect, it } from 'vitest';
import { line as lineOf } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

/** A line whose brackets need not match. */
const line = (text: string, x: number, y: number): string => lineOf(text.replace(/[()]/g, '\\$&'), x, y);

const question = (text: string, y: number): string => [line(text, 90, y), line('2 pts', 480, y)].join('\n');
const answers = (texts: readonly string[], y: number, step = 110): string =>
  texts.map((text, index) => line(text, 100 + step * index, y)).join('\n');

describe('numbers that hang before their text', () => {
  it('are those of a list, whatever hangs within it', async () => {
    const rows = [
      ['(1)', 72, 'The flat is let for living only. These are part of it:', 100],
      ['a)', 100, 'a room in the cellar;', 124],
      ['(i)', 124, 'as long as the tenant needs it, and', 150],
      ['(ii)', 124, 'as long as it is dry;', 150],
      ['b)', 100, 'shared use of the yard.', 124],
      ['(2)', 72, 'Keys are handed over on the first day.', 100],
    ] as const;
    const text = await outline(
      ...rows.map(([mark, at, item, from], index) =>
        [line(mark, at, 700 - 15 * index), line(item, from, 700 - 15 * index)].join('\n'),
      ),
    );
    expect(text).not.toContain('table');
    expect(text.match(/item "[^"]+"/g)).toEqual(
      ['(1)', 'a)', '(i)', '(ii)', 'b)', '(2)'].map((mark) => `item "${mark}"`),
    );
  });

  it('stay the numbers of rows where most rows have more', async () => {
    const rows = ['1. Ada 14', '2. Bo 15', '3. Cy 16', '4. Dee 17'].map((row, index) =>
      row
        .split(' ')
        .map((cell, column) => line(cell, [72, 95, 200][column]!, 700 - 20 * index))
        .join('\n'),
    );
    expect(await outline(...rows)).toContain('table');
  });
});

describe('answers side by side', () => {
  it('are items of a list below their question', async () => {
    const text = await outline(
      question('1. Which of these is a planet?', 700),
      answers(['(a) Sirius', '(b) Saturn', '(c) Titan'], 684),
      question('2. Which of these is a moon?', 660),
      answers(['(a) Mars', '(b) Vega', '(c) Io'], 644),
    );
    expect(text.match(/"[^"]+"/g)!.map((each) => JSON.parse(each) as string)).toEqual(
      ['Which of these is a planet? 2 pts', '(a)', 'Sirius', '(b)', 'Saturn', '(c)', 'Titan'].concat([
        'Which of these is a moon? 2 pts',
        '(a)',
        'Mars',
        '(b)',
        'Vega',
        '(c)',
        'Io',
      ]),
    );
  });

  it('are read in the order they count, down the columns too', async () => {
    const text = await outline(
      line('Which of these is a planet?', 90, 700),
      answers(['A) Sirius', 'C) Titan'], 684),
      answers(['B) Saturn', 'D) Vega'], 669),
    );
    expect(text).toMatch(/Sirius[^]*Saturn[^]*Titan[^]*Vega/);
  });
});
