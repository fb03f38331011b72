import { describe, expect, it } from 'vitest';
import { part } from './fib.js';
import { sprm, u16, u32 } from './testing/make-doc.js';
import { dump, paragraphsOf } from './testing/read-made.js';

describe('headings, code and quotes', () => {
  const styles = [
    { name: 'Normal' },
    { builtIn: 1, name: 'Überschrift 1' },
    { name: 'My chapter', paragraph: sprm(0x2640, 1) },
    { builtIn: 62, name: 'Titel' },
    { name: 'HTML Preformatted' },
    { name: 'Quote' },
    { name: 'Small heading', base: 1 },
  ];

  it('knows headings by built-in style, inheritance, or outline level', () => {
    const text = 'Title\rOne\rTwo\rThree\rDerived\rBody\r';
    const paragraphs = paragraphsOf(
      text,
      { style: 3 },
      { style: 1 },
      { style: 2 },
      { sprms: sprm(0x2640, 2) },
      { style: 6 },
      { sprms: sprm(0x2640, 9) },
    );
    expect(dump({ text, styles, paragraphs })).toBe(
      'heading 1 "Title"\nheading 1 "One"\nheading 2 "Two"\nheading 3 "Three"\nheading 1 "Derived"\nparagraph "Body"',
    );
  });

  it('takes a line in large type for the title where there is no other', () => {
    const text = 'Letter\rone\rtwo\rthree\r';
    const characters = [{ end: 7, sprms: sprm(0x4a43, 32, 0) }];
    expect(dump({ text, characters })).toMatch(/^heading 1 "Letter"\nparagraph "one"/);
  });

  it('joins lines of a code style to one block, and quotes to one quote', () => {
    const text = 'a\r  b\rq\rr\r';
    expect(
      dump({ text, styles, paragraphs: paragraphsOf(text, { style: 4 }, { style: 4 }, { style: 5 }, { style: 5 }) }),
    ).toBe('code block "a\\n  b"\nblock quote\n  paragraph "q"\n  paragraph "r"');
  });
});

describe('tabs', () => {
  it('that are drawn as a line are blanks to fill in', () => {
    const text = 'Name\tBorn:\t\rTown\tCode\r';
    // One stop taken away, two set: a plain one and one with a line.
    const stops = sprm(0xc60d, 10, 1, 0, 1, 2, 0, 2, 0, 3, 0b000_000, 0b011_000);
    expect(dump({ text, paragraphs: paragraphsOf(text, { sprms: stops }, {}) })).toBe(
      'paragraph "Name Born: ____"\nparagraph "Town Code"',
    );
  });
});

describe('lists', () => {
  const level = (start: number, format: number, text: string, flags = 0): Buffer =>
    Buffer.concat([
      u32(start),
      Buffer.from([format, flags]),
      Buffer.alloc(22),
      u16(text.length),
      Buffer.from(text, 'utf16le'),
    ]);
  const list = (id: number, isSimple: boolean): Buffer =>
    Buffer.concat([u32(id), Buffer.alloc(22), Buffer.from([isSimple ? 1 : 0, 0])]);
  const nine = [
    level(1, 0, '\0.'),
    level(1, 4, '\u0001)'),
    level(1, 0, '\0.\u0001.\u0002'),
    ...Array.from({ length: 6 }, () => level(1, 0, '')),
  ];
  const definitions = Buffer.concat([u16(2), list(7, false), list(8, true), ...nine, level(1, 23, '\uf0b7')]);
  const override = (id: number, changes: number): Buffer =>
    Buffer.concat([u32(id), Buffer.alloc(8), Buffer.from([changes, 0, 0, 0])]);
  const overrides = Buffer.concat([
    u32(3),
    override(7, 0),
    override(8, 0),
    override(7, 1),
    u32(-1),
    u32(-1),
    u32(-1),
    u32(5, 0x10),
  ]);
  const tables = new Map([
    [part.lists, definitions],
    [part.listOverrides, overrides],
  ]);
  const item = (number: number, depth: number): { sprms: Buffer } => ({
    sprms: Buffer.concat([sprm(0x460b, number, 0), sprm(0x260a, depth)]),
  });

  it('counts items, nested and restarted', () => {
    const text = 'a\rb\rc\rd\re\rf\r';
    expect(
      dump({
        text,
        tables,
        paragraphs: paragraphsOf(text, item(1, 0), item(1, 1), item(1, 1), item(1, 2), item(1, 0), item(1, 1)),
      }),
    ).toBe(
      [
        'ordered list',
        '  item',
        '    paragraph "a"',
        '    ordered list',
        '      item "a)"',
        '        paragraph "b"',
        '      item "b)"',
        '        paragraph "c"',
        '        ordered list',
        '          item "1.b.1"',
        '            paragraph "d"',
        '  item',
        '    paragraph "e"',
        '    ordered list',
        '      item "a)"',
        '        paragraph "f"',
      ].join('\n'),
    );
  });

  it('makes bullet lists, and starts lists where an override says', () => {
    const text = 'a\rb\rc\rd\r';
    expect(dump({ text, tables, paragraphs: paragraphsOf(text, item(2, 0), item(2, 0), item(3, 0), item(3, 0)) })).toBe(
      [
        'list',
        '  item',
        '    paragraph "a"',
        '  item',
        '    paragraph "b"',
        'ordered list from 5',
        '  item',
        '    paragraph "c"',
        '  item',
        '    paragraph "d"',
      ].join('\n'),
    );
  });

  it('takes paragraphs out of the list of their style, and numbers headings', () => {
    const styles = [
      { name: 'Normal' },
      { builtIn: 1, name: 'heading 1', paragraph: Buffer.concat([sprm(0x460b, 1, 0), sprm(0x260a, 0)]) },
    ];
    const text = 'Scope\rTerms\rNo number\r';
    expect(
      dump({
        text,
        tables,
        styles,
        paragraphs: paragraphsOf(text, { style: 1 }, { style: 1 }, { style: 1, sprms: sprm(0x460b, 0, 0) }),
      }),
    ).toBe('heading 1 "1. Scope"\nheading 1 "2. Terms"\nheading 1 "No number"');
  });
});

describe('tables', () => {
  const inTable = sprm(0x2416, 1);
  const rowEnd = (edges: number[], flags: number[] = [], more: Buffer = Buffer.alloc(0)): { sprms: Buffer } => {
    const cells = edges.slice(1).map((_, index) => Buffer.concat([u16(flags[index] ?? 0), Buffer.alloc(18)]));
    const definition = Buffer.concat([Buffer.from([edges.length - 1]), u16(...edges), ...cells]);
    return {
      sprms: Buffer.concat([inTable, sprm(0x2417, 1), sprm(0xd608), u16(definition.length + 1), definition, more]),
    };
  };
  const cell = { sprms: inTable };

  it('reads rows and cells, and text after the table', () => {
    const text = 'a\x07b\x07\x07c\x07\x07\x07after\r';
    const end = rowEnd([0, 1000, 2000]);
    expect(dump({ text, paragraphs: paragraphsOf(text, cell, cell, end, cell, cell, end, {}) })).toBe(
      [
        'table header 0',
        '  row',
        '    cell "a"',
        '    cell "b"',
        '  row',
        '    cell "c"',
        '    cell ""',
        'paragraph "after"',
      ].join('\n'),
    );
  });

  it('leaves out a row that was deleted, but not what still shows in it', () => {
    const end = rowEnd([0, 1000, 2000]);
    const deleted = sprm(0x0800, 1);
    const outline = (row: string): string => {
      const text = `a\x07b\x07\x07${row}\x07gone\x07\x07`;
      const at = text.indexOf('gone');
      return dump({
        text,
        paragraphs: paragraphsOf(text, cell, cell, end, cell, cell, end),
        characters: [{ end: at }, { end: at + 'gone\x07\x07'.length, sprms: deleted }],
      });
    };
    expect(outline('').match(/row/g)).toHaveLength(1);
    expect(outline('kept')).toContain('cell "kept"');
    expect(outline('')).not.toContain('gone');
  });

  it('takes repeated rows for headers', () => {
    const text = 'a\x07b\x07\x07c\x07d\x07\x07';
    const head = rowEnd([0, 1000, 2000], [], sprm(0x3404, 1));
    expect(
      dump({ text, paragraphs: paragraphsOf(text, cell, cell, head, cell, cell, rowEnd([0, 1000, 2000])) }),
    ).toContain('table header 1');
  });

  it('reads merges by flags', () => {
    const text = 'tall\x07b\x07\x07\x07d\x07\x07across\x07\x07\x07';
    const ends = [0x60, 0x20].map((flags) => rowEnd([0, 1000, 2000], [flags]));
    const paragraphs = paragraphsOf(
      text,
      cell,
      cell,
      ends[0]!,
      cell,
      cell,
      ends[1]!,
      cell,
      cell,
      rowEnd([0, 1000, 2000], [1, 2]),
    );
    const outline = dump({ text, paragraphs });
    expect(outline).toContain('cell rowspan 2 "tall"');
    expect(outline).toContain('cell colspan 2 "across"');
    expect(outline.match(/cell/g)).toHaveLength(2 + 1 + 1);
  });

  it('reads merges by edges', () => {
    const text = 'wide\x07x\x07\x07a\x07b\x07c\x07\x07';
    const paragraphs = paragraphsOf(
      text,
      cell,
      cell,
      rowEnd([0, 2000, 3000]),
      cell,
      cell,
      cell,
      rowEnd([0, 1000, 2010, 3000]),
    );
    const outline = dump({ text, paragraphs });
    expect(outline).toContain('cell colspan 2 "wide"\n    cell "x"');
    expect(outline.match(/cell/g)).toHaveLength(2 + 3);
  });

  it('nests a table in a cell', () => {
    const deep = Buffer.concat([inTable, sprm(0x6649, 2, 0, 0, 0)]);
    const innerCell = { sprms: Buffer.concat([deep, sprm(0x244b, 1)]) };
    const innerEnd = { sprms: Buffer.concat([deep, sprm(0x244b, 1), sprm(0x244c, 1)]) };
    const text = 'i\rj\r\rafter\x07x\x07\x07';
    expect(
      dump({
        text,
        paragraphs: paragraphsOf(text, innerCell, innerCell, innerEnd, cell, cell, rowEnd([0, 1000, 2000])),
      }),
    ).toBe(
      [
        'table header 0',
        '  row',
        '    cell',
        '      table header 0',
        '        row',
        '          cell "i"',
        '          cell "j"',
        '      paragraph "after"',
        '    cell "x"',
      ].join('\n'),
    );
  });
});
