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
