/** Tables whose rows are shaded by turns. */
import { describe, expect, it } from 'vitest';
import { row } from './testing/drawn.js';
import { line } from './testing/made-pdf.js';
import { tablesOf } from './testing/read-made.js';

const shade = (x: number, y: number, width: number): string => `.9 g ${x} ${y} ${width} 14 re f 0 g`;

describe('a striped table', () => {
  const places = [77, 197, 257, 317];
  const hours = [
    ['Hill', '6:10', '7:10', '8:10'],
    ['Mill', '6:14', '7:14', '8:14'],
    ['Quay', '6:20', '7:20', '8:20'],
    ['Pier', '6:25', '7:25', '8:25'],
  ];
  const heads = ['Stop', '1', '3', '5'];

  it('ends with its last shaded row, above a title and a table of its own', async () => {
    const stripes = [1, 3].map((index) => shade(72, 696 - index * 14, 360));
    const rows = hours.map((cells, index) => row(cells, 700 - index * 14, places));
    const below = hours.map((cells, index) => row(cells, 600 - index * 14, places));
    const tables = await tablesOf(
      [
        ...stripes,
        row(heads, 714, places, 'F2'),
        ...rows,
        line('On Sundays', 72, 635, 14, 'F2'),
        row(heads, 614, places, 'F2'),
        ...below,
      ].join('\n'),
    );
    const whole = [heads, ...hours].map((cells) => cells.join(' | '));
    expect(tables).toEqual([whole, whole]);
  });

  it('keeps its first and last rows, where each cell of a row is shaded by itself', async () => {
    const facts = [
      ['Voltage', '18 V'],
      ['Speed in the lower gear', '500 a minute'],
      ['Torque', '60 Nm'],
      ['Weight', '0.9 kg'],
      ['Noise', '72 dB'],
    ];
    const stripes = [0, 2, 4].flatMap((index) => [shade(72, 696 - index * 16, 180), shade(252, 696 - index * 16, 180)]);
    const rows = facts.map((cells, index) => row(cells, 700 - index * 16, [77, 257]));
    expect(await tablesOf([...stripes, ...rows].join('\n'))).toEqual([facts.map((cells) => cells.join(' | '))]);
  });

  it('has no note below it that reaches over several of its columns', async () => {
    const rows = [heads, ...hours].map((cells, index) => row(cells, 714 - index * 14, places));
    const note = [line('... does not run to this stop on that day', 77, 630, 10), line('+ on request', 317, 630, 10)];
    expect(await tablesOf([...rows, ...note].join('\n'))).toEqual([
      [heads, ...hours].map((cells) => cells.join(' | ')),
    ]);
  });
});
