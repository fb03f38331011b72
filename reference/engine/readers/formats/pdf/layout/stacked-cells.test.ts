import { describe, expect, it } from 'vitest';
import { line } from '../testing/made-pdf.js';
import { outline } from '../testing/read-made.js';

describe('labels and values above one another, side by side', () => {
  it('are read cell by cell', async () => {
    const ticket = [
      ...[line('Passenger', 72, 700, 8), line('Flight', 200, 700, 8), line('Day', 280, 700, 8)],
      ...[line('Ada Brown', 72, 688), line('NW 482', 200, 688), line('14 May', 280, 688)],
      ...[line('Gate', 72, 664, 8), line('Seat', 200, 664, 8)],
      ...[line('B17', 72, 652), line('12A', 200, 652)],
    ];
    expect(await outline(...ticket)).toBe(
      ['Passenger|Ada Brown', 'Flight|NW 482', 'Day|14 May', 'Gate|B17', 'Seat|12A']
        .map((cell) => `paragraph "${cell.replace('|', '" break "')}"\n`)
        .join(''),
    );
  });

  it('are so where a figure stands over the middle of what it counts, which may go on in a second line', async () => {
    const figures = [line('1,240', 72, 700, 24), line('38', 205, 700, 24), line('92 %', 292, 700, 24)];
    const labels = [line('families', 88.4, 684, 8), line('places', 206.8, 684, 8), line('of all guests', 298, 684, 8)];
    expect(await outline(...figures, ...labels, line('came back', 310, 674, 8))).toBe(
      'paragraph "1,240" break "families"\nparagraph "38" break "places"\nparagraph "92 %" break "of all guests" break "came back"\n',
    );
  });

  it('are so in a grid of many, and no table', async () => {
    const rows = [
      'From|Leaves|Arrives',
      'Harbour|06:42|09:31',
      'Guest|Coach|Seat',
      'Mia|8|64',
      'Class|Price|Tax',
      'Two|159.00|11.78',
    ];
    const grid = rows.flatMap((row, index) =>
      row
        .split('|')
        .map((text, column) =>
          line(text, 72 + 110 * column, 700 - 14 * index - 6 * (index >> 1), index % 2 === 0 ? 8 : 11),
        ),
    );
    const text = await outline(...grid);
    expect(text).not.toContain('table');
    expect(text).toContain('paragraph "Arrives" break "09:31"\nparagraph "Guest" break "Mia"');
  });

  it('are so where values are written in fields below labels in the same face', async () => {
    const form = ['Day|3 May', 'Time|7 pm', 'Guests|6'].flatMap((field, index) => {
      const [label, value] = field.split('|') as [string, string];
      const x = 72 + 130 * index;
      return [line(label, x, 700), `${x} 676 120 18 re S`, line(value, x + 5, 681)];
    });
    expect(await outline(...form)).toBe(
      'paragraph "Day" break "3 May"\nparagraph "Time" break "7 pm"\nparagraph "Guests" break "6"\n',
    );
  });

  it('are rows of a table where figures stand below figures, or further rows in one face follow', async () => {
    const sums = [
      line('Net', 72, 700),
      line('352.70', 200, 700),
      line('Sum', 72, 686, 13),
      line('430.29', 200, 686, 13),
    ];
    expect(await outline(...sums)).not.toContain('"Net" break');
    const heads = [line('Name', 72, 700, 11, 'F2'), line('Town', 200, 700, 11, 'F2')];
    const rows = ['Ada Brown|Porto', 'Leo Green|Lyon'].flatMap((row, index) =>
      row.split('|').map((cell, column) => line(cell, 72 + 128 * column, 686 - 14 * index)),
    );
    expect(await outline(...heads, ...rows)).not.toContain('"Name" break');
  });
});
