import { describe, expect, it } from 'vitest';
import { dump } from './testing/rtf-file.js';

type Place = (text: string, x: number, y: number, width: number) => string;

const frame: Place = (text, x, y, width) => `{\\pard\\phpg\\pvpg\\posx${x}\\posy${y}\\absw${width} ${text}\\par}`;

const shape: Place = (text, x, y, width) =>
  `{\\shp{\\*\\shpinst\\shpleft${x}\\shptop${y}\\shpright${x + width}\\shpbottom${y + 240}{\\shptxt \\pard ${text}\\par}}}`;

/** What a report generator writes: a title, and two articles below the heads of three columns. */
const report = (place: Place): string[] => [
  place('Delivery note', 1000, 900, 5000),
  ...['Article', 'Name', 'Boxes'].map((head, column) => place(head, 1000 + 2000 * column, 2600, 900)),
  ...['CF-01', 'Coffee', '4'].map((cell, column) => place(cell, 1000 + 2000 * column, 2900, 900)),
  ...['MK-11', '10'].map((cell, column) => place(cell, 1000 + 4000 * column, 3210, 900)),
];

const table = `paragraph "Delivery note"
table header 0
  row
    cell "Article"
    cell "Name"
    cell "Boxes"
  row
    cell "CF-01"
    cell "Coffee"
    cell "4"
  row
    cell "MK-11"
    cell ""
    cell "10"`;

describe('text that is positioned on the page', () => {
  it('is a table where it stands in rows and columns, in frames as in shapes', () => {
    expect(dump(report(frame).join(''))).toBe(table);
    expect(dump(`\\pard ${report(shape).join('')}\\par`)).toBe(table);
  });

  it('is read from top to bottom, whatever order the file has', () => {
    expect(dump(report(frame).reverse().join(''))).toBe(table);
  });

  it('is none where it stands in columns of text, and none across pages', () => {
    const columns = [frame('One', 1000, 900, 4000), frame('Two', 6000, 900, 4000), frame('Three', 1300, 4000, 4000)];
    expect(dump(columns.join(''))).toBe('paragraph "One"\nparagraph "Two"\nparagraph "Three"');
    const rows = [frame('A', 1000, 900, 900), frame('B', 3000, 900, 900), '\\page '];
    expect(dump([...rows, frame('C', 1000, 1200, 900), frame('D', 3000, 1200, 900)].join(''))).not.toContain('table');
  });

  it('loses none of more boxes side by side, or of more text in one, than any table has', () => {
    const many = (count: number, place: (index: number) => string): string =>
      Array.from({ length: count }, (_, index) => place(index)).join('');
    const wide = [2600, 2900].map((y) => many(200, (index) => frame(`w${index}`, 300 * index, y, 200)));
    const high = many(130_000, () => frame('h', 1000, 4000, 200));
    const text = dump(`${wide.join('')}${high}`);
    expect(text).not.toContain('table');
    expect([text.match(/w199/g)?.length, text.match(/"h"/g)?.length]).toEqual([2, 130_000]);
  });
});
