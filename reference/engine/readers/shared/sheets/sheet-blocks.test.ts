import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../document/dump.js';
import { growthOf } from '../../../../testing/counted-work.js';
import { sheetBlocks } from './sheet-blocks.js';
import { emptySheet, type Sheet } from './sheet.js';

/** A sheet drawn as text: one line a row, cells parted by `|`, blank cells empty. */
function sheetOf(drawing: string, more: Partial<Sheet> = {}): Sheet {
  const rows = drawing
    .trim()
    .split('\n')
    .map((line, index) => {
      const cells = line
        .trim()
        .split('|')
        .map((text) => text.trim());
      const columns = cells.flatMap((text, column) => (text === '' ? [] : [column]));
      return { index, columns, texts: columns.map((column) => cells[column]!) };
    })
    .filter((row) => row.columns.length > 0);
  return { ...emptySheet('S'), rows, ...more };
}

/** The blocks below the name of the sheet, tables as rows of texts. */
function outline(sheet: Sheet): unknown[] {
  return sheetBlocks(sheet)
    .slice(1)
    .map((block) => {
      if (block.type === 'table') return block.rows.map((row) => row.cells.map((cell) => cell.content));
      return block.type === 'paragraph' ? block.children[0] : block.type;
    });
}

describe('lines at the top of a sheet', () => {
  it('are what it is about, where words alone stand above a table of several columns', () => {
    const table = [
      ['name', 'count'],
      ['a', '1'],
    ];
    const below = `
           |
      name | count
      a    | 1
    `;
    expect(outline(sheetOf(`Roster of ward 3\n      Week 48${below}`))).toEqual(['Roster of ward 3', 'Week 48', table]);
    expect(outline(sheetOf(`Roster of ward 3\n      48${below}`))[0]).toEqual([['Roster of ward 3'], ['48']]);
  });
});

describe('the tables of a sheet', () => {
  it('are parted by empty rows when a new header follows', () => {
    const sheet = sheetOf(`
      name | count
      a    | 1
           |
      city | size
      X    | 2
    `);
    expect(outline(sheet)).toEqual([
      [
        ['name', 'count'],
        ['a', '1'],
      ],
      [
        ['city', 'size'],
        ['X', '2'],
      ],
    ]);
  });

  it('go on over a single empty row when values follow', () => {
    const sheet = sheetOf(`
      name | count
      a    | 1
           |
      b    | 2
    `);
    expect(outline(sheet)).toEqual([
      [
        ['name', 'count'],
        ['a', '1'],
        ['b', '2'],
      ],
    ]);
  });

  it('begin with the names of their columns, though an empty row stands below them', () => {
    const report = (row: string): unknown[] =>
      outline(
        sheetOf(`
      name | count | price
           |       |
      ${row}
      b    | 2     | 5
    `),
      );
    expect(report('a | 1 | 4')).toEqual([
      [
        ['name', 'count', 'price'],
        ['a', '1', '4'],
        ['b', '2', '5'],
      ],
    ]);
    expect(report('city | size | age')).toHaveLength(2);
    expect(report('a | 1 |')).toHaveLength(2);
  });

  it('end with the sums below lines that were left blank', () => {
    const claim = (sums: string): unknown[] =>
      outline(
        sheetOf(`
      day | trip  | fare | meals
      1.3 | north | 4    | 5
      2.3 | south | 6    |
          |       |      |
          |       |      |
      ${sums}
    `),
      );
    expect(claim('sum | | 10 | 5')).toEqual([
      [
        ['day', 'trip', 'fare', 'meals'],
        ['1.3', 'north', '4', '5'],
        ['2.3', 'south', '6'],
        ['sum', '', '10', '5'],
      ],
    ]);
    expect(claim('day | trip | fare | meals')).toHaveLength(2);
    expect(claim('sum | | 10 |')).toHaveLength(2);
    expect(claim('     |       | 10 | 5')).toHaveLength(2);
  });

  it('end where their author said so, whatever stands beside them', () => {
    const drawing = `
      item | cost | | yes
      A    | 1    | |
      B    | 2    | | 3
    `;
    const range = { firstRow: 0, lastRow: 2, firstColumn: 0, lastColumn: 1 };
    const table = [
      ['item', 'cost'],
      ['A', '1'],
      ['B', '2'],
    ];
    expect(outline(sheetOf(drawing, { tables: [{ range, headerRows: 1 }] }))).toEqual([table, [['yes'], ['3']]]);
    expect(outline(sheetOf(drawing))).toHaveLength(1);
  });

  it('go on over an empty row with the name of a group, and with words where all are words', () => {
    const grouped = sheetOf(`
      item | count | price
      a    | 1     | 2
           |       |
      Group B | |
      b    | 3     | 4`);
    expect(outline(grouped)).toHaveLength(1);
    const words = sheetOf(`
      name | city | role
      Ann  | Oslo | chair
      Bob  | Rome | clerk
           |      |
      Cy   | Bern | cook`);
    expect(outline(words)).toHaveLength(1);
    const another = sheetOf(`
      name | city | role
      Ann  | Oslo | chair
      Bob  | Rome | clerk
           |      |
      item | size | price
      a    | 1    | 2`);
    expect(outline(another)).toHaveLength(2);
  });

  it('have a sentence below them as a paragraph', () => {
    const sentence = 'Repairs were paid by the insurance, as the board decided in March.';
    const sheet = sheetOf(`
      name | count
      a    | 1
           |
      Note |
      ${sentence} |
           |
      word |`);
    expect(outline(sheet)).toEqual([
      [
        ['name', 'count'],
        ['a', '1'],
      ],
      'Note',
      sentence,
      [['word']],
    ]);
  });

  it('are parted by empty columns when both sides begin like tables', () => {
    const sheet = sheetOf(`
      name | count |  | city | size
      a    | 1     |  | X    | 2
      b    | 2     |  | Y    | 3
    `);
    expect(outline(sheet)).toEqual([
      [
        ['name', 'count'],
        ['a', '1'],
        ['b', '2'],
      ],
      [
        ['city', 'size'],
        ['X', '2'],
        ['Y', '3'],
      ],
    ]);
  });

  it('are not torn apart by an empty column among their values', () => {
    const sheet = sheetOf(`
      name |  | count | unit
      a    |  | 1     | kg
      b    |  | 2     | kg
    `);
    expect(outline(sheet)).toEqual([
      [
        ['name', 'count', 'unit'],
        ['a', '1', 'kg'],
        ['b', '2', 'kg'],
      ],
    ]);
  });

  it('have the single texts above them as paragraphs', () => {
    const sheet = sheetOf(`
      A title
      and a subtitle
      name | count
      a    | 1
    `);
    expect(outline(sheet)).toEqual([
      'A title',
      'and a subtitle',
      [
        ['name', 'count'],
        ['a', '1'],
      ],
    ]);
  });

  it('have a line that reaches over their columns as a paragraph, if it is words', () => {
    const over = (firstRow: number, lastColumn: number) => ({
      firstRow,
      lastRow: firstRow,
      firstColumn: 0,
      lastColumn,
    });
    const sheet = sheetOf('A title | \n | \nname | count\na | 1\n | \n | \n2024 | \n | \n | \nnot wide | ', {
      merges: [over(0, 1), over(6, 1), over(9, 0)],
    });
    expect(outline(sheet)).toEqual([
      'A title',
      [
        ['name', 'count'],
        ['a', '1'],
      ],
      [['2024']],
      [['not wide']],
    ]);
  });

  it('have a line merged over them as a paragraph, though a single row stands below it', () => {
    const sheet = sheetOf(
      `
      Budget 2025 |  |
      by: Ann     |  | 2025-01-15
    `,
      { merges: [{ firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 2 }] },
    );
    expect(outline(sheet)).toEqual(['Budget 2025', [['by: Ann', '2025-01-15']]]);
  });

  it('have a line merged over them and a remark below it as paragraphs', () => {
    const sheet = sheetOf(
      `
      Order form |  |
      Please return by 1 June | |
       | |
      item | count | price
      a    | 1     | 2
           |       |
           |       |
      Prices include tax.
    `,
      { merges: [{ firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 2 }] },
    );
    expect(outline(sheet)).toEqual([
      'Order form',
      'Please return by 1 June',
      [
        ['item', 'count', 'price'],
        ['a', '1', '2'],
      ],
      'Prices include tax.',
    ]);
  });

  it('are not torn apart where merged cells cover a column', () => {
    const sheet = sheetOf(
      `
      item | text | | count | price
      1    | Oil  | | 2     | 50
    `,
      { merges: [0, 1].map((row) => ({ firstRow: row, lastRow: row, firstColumn: 1, lastColumn: 2 })) },
    );
    expect(outline(sheet)).toEqual([
      [
        ['item', 'text', 'count', 'price'],
        ['1', 'Oil', '2', '50'],
      ],
    ]);
  });

  it('have a short sentence below them as a paragraph', () => {
    const sheet = sheetOf(`
      name | count
      a    | 1
           |
           |
      Prices are without tax.
    `);
    expect(outline(sheet)[1]).toBe('Prices are without tax.');
  });

  it('hold a text that stands alone, and are not made of texts that are scattered', () => {
    const sheet = sheetOf(`
      A title |     |
              |     |
      a       |     |
              | b   |
              |     | c
    `);
    expect(outline(sheet)).toEqual([[['A title']], [['a']], [['b']], [['c']]]);
  });

  it('have what floats over the sheet between them, by the row it begins in', () => {
    const floating = [5, Infinity, 0, 2].map((row) => ({
      row,
      block: { type: 'paragraph' as const, children: [`floats ${row}`] },
    }));
    const sheet = sheetOf('|\na | b\n|\n|\nc | d\n', { floating });
    expect(outline(sheet)).toEqual(['floats 0', [['a', 'b']], 'floats 2', [['c', 'd']], 'floats 5', 'floats Infinity']);
  });

  it('keep a value above them as a cell', () => {
    expect(outline(sheetOf('12\n| a | b\n| 1 | 2'))).toEqual([[['12'], ['', 'a', 'b'], ['', '1', '2']]]);
  });

  it('have no heading when the sheet has no name', () => {
    expect(sheetBlocks(sheetOf('a | b', { name: ' ' })).map(({ type }) => type)).toEqual(['table']);
  });

  it('begin where the first cell is filled, whatever lies before it', () => {
    const sheet = sheetOf('name | n\na | 1');
    sheet.rows = sheet.rows.map(({ index, columns, texts }) => ({
      index: index + 100,
      columns: columns.map((column) => column + 50),
      texts,
    }));
    expect(outline(sheet)).toEqual([
      [
        ['name', 'n'],
        ['a', '1'],
      ],
    ]);
  });

  it('count spans in the rows and columns that are there', () => {
    const sheet = sheetOf(
      `
      Year | wide |   |   |
           | a    |   |   | b
      2024 | 1    |   |   | 2
    `,
      {
        merges: [
          { firstRow: 0, lastRow: 1, firstColumn: 0, lastColumn: 0 },
          { firstRow: 0, lastRow: 0, firstColumn: 1, lastColumn: 4 },
        ],
      },
    );
    expect(dumpDocument({ blocks: sheetBlocks(sheet) })).toMatchInlineSnapshot(`
      "heading 2 "S"
      table header 1
        row
          cell rowspan 2 "Year"
          cell colspan 2 "wide"
        row
          cell "a"
          cell "b"
        row
          cell "2024"
          cell "1"
          cell "2"
      "
    `);
  });

  it('leave the empty cells out where nearly all are empty', () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({ index: i, columns: [i], texts: [`c${i}`] }));
    const [, table] = sheetBlocks({ ...emptySheet('S'), rows });
    expect(table?.type === 'table' && table.rows.every((row) => row.cells.length === 1)).toBe(true);
  });

  it('hold a million cells, in work that grows with their number', () => {
    const columns = Array.from({ length: 100 }, (_, i) => i);
    const texts = columns.map((column) => `v${column}`);
    const make = (size: number): void => {
      const rows = Array.from({ length: size }, (_, index) => ({ index, columns, texts }));
      const [, table] = sheetBlocks({ ...emptySheet('S'), rows });
      expect(table?.type === 'table' && table.rows.length).toBe(size);
    };
    expect(growthOf(make, 2500)).toBeLessThan(5);
  });
});
