import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../base/deadline.js';
import { isServiceError, ServiceError } from '../../../base/errors.js';
import { dumpDocument } from '../../document/dump.js';
import { defaultLimits, readOptions, type Reading, type ReadOptions } from '../../document/reading.js';
import { makeCompoundFile } from '../compound-file/testing/make-compound-file.js';
import { part } from './fib.js';
import { readDoc } from './read-doc.js';
import { makeDoc, sprm, u16, u32, type DocParts } from './testing/make-doc.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
const read = (bytes: Uint8Array, options: Partial<ReadOptions> = {}): Reading =>
  readDoc(bytes, readOptions(options), ports) as Reading;
/** The outline without its last line end. */
const dump = (parts: DocParts, options: Partial<ReadOptions> = {}): string =>
  dumpDocument(read(makeDoc(parts), options).document).trimEnd();

/** Ends of the paragraphs of a text, each with a style and modifiers. */
const paragraphsOf = (
  text: string,
  ...formats: { style?: number; sprms?: Buffer }[]
): NonNullable<DocParts['paragraphs']> => {
  const ends = [...text.matchAll(/[\r\x07\f]/g)].map((match) => match.index + 1);
  return ends.map((end, index) => ({ end, ...formats[index] }));
};

const bold = sprm(0x0835, 1);

describe('text', () => {
  it('makes a paragraph of what stands before each mark', () => {
    expect(dump({ text: 'One.\rTwo.\r\rThree.\r' })).toBe('paragraph "One."\nparagraph "Two."\nparagraph "Three."');
  });

  it('joins pieces in the order of the text, wherever and however they are stored', () => {
    const text = 'narrow “x” and wide Ω.\rMore \u00e9.\r';
    const narrow = 'narrow \x93x\x94'.length;
    const stored = `${text.slice(0, 7)}\x93x\x94${text.slice(10)}`;
    expect(
      dump({
        text: stored,
        pieces: [{ end: narrow, compressed: true }, { end: 23 }, { end: stored.length, compressed: true }],
      }),
    ).toBe('paragraph "narrow “x” and wide Ω."\nparagraph "More é."');
  });

  it('reads breaks, hyphens and tabs', () => {
    expect(dump({ text: 'a\x0bb\x1ec\x1fd\te\x0cnext page\r' })).toBe(
      'paragraph "a" break "b‑cd e"\nparagraph "next page"',
    );
  });

  it('replaces halves of characters that stand alone', () => {
    expect(dump({ text: 'a\ud83d b \ud83d\ude00\r' })).toBe('paragraph "a\ufffd b 😀"');
  });

  it('reads special characters set in symbol fonts', () => {
    const font = (name: string): Buffer => {
      const body = Buffer.concat([Buffer.alloc(39), Buffer.from(`${name}\0`, 'utf16le')]);
      body[3] = 2;
      return Buffer.concat([Buffer.from([body.length]), body]);
    };
    const fonts = Buffer.concat([u16(2, 0), font('Arial'), font('Symbol')]);
    expect(
      dump({
        text: 'a(\uf062\r',
        characters: [
          { end: 1 },
          { end: 2, sprms: sprm(0x6a09, 1, 0, 0x61, 0xf0) },
          { end: 3, sprms: sprm(0x4a4f, 1, 0) },
        ],
        tables: new Map([[part.fonts, fonts]]),
      }),
    ).toBe('paragraph "aαβ"');
  });
});

describe('character formatting', () => {
  it('reads bold, italic, strike-through, underline, superscript, subscript and highlight', () => {
    const codes: [number, number][] = [
      [0x0835, 1],
      [0x0836, 1],
      [0x0837, 1],
      [0x2a3e, 1],
      [0x2a48, 1],
      [0x2a48, 2],
      [0x2a0c, 7],
    ];
    const characters = codes.map(([code, value], index) => ({ end: index + 1, sprms: sprm(code, value) }));
    expect(dump({ text: 'abcdefg \r', characters })).toBe(
      'paragraph strong("a") emphasis("b") strikethrough("c") underline("d") superscript("e") subscript("f") highlight("g")',
    );
  });

  it('drops hidden and deleted text, and joins paragraphs whose mark is deleted', () => {
    expect(
      dump({
        text: 'a hidden b gone c\rnext\r',
        characters: [
          { end: 2 },
          { end: 9, sprms: sprm(0x083c, 1) },
          { end: 11 },
          { end: 16, sprms: sprm(0x0800, 1) },
          { end: 17 },
          { end: 18, sprms: sprm(0x0800, 1) },
        ],
      }),
    ).toBe('paragraph "a b cnext"');
  });

  it('inherits from the paragraph style, which toggles can keep or turn round', () => {
    const styles = [{ name: 'Normal' }, { name: 'Strong base', characters: bold }, { name: 'Derived', base: 1 }];
    expect(
      dump({
        text: 'all not keep turn\r',
        styles,
        paragraphs: [{ end: 18, style: 2 }],
        characters: [
          { end: 4 },
          { end: 8, sprms: sprm(0x0835, 0) },
          { end: 13, sprms: sprm(0x0835, 0x80) },
          { end: 17, sprms: sprm(0x0835, 0x81) },
        ],
      }),
    ).toBe('paragraph strong("all ") "not " strong("keep ") "turn"');
  });

  it('applies character styles', () => {
    const styles = [
      { name: 'Normal' },
      { name: 'Emphasis', kind: 2, characters: sprm(0x0836, 1) },
      { name: 'Both', kind: 2, base: 1, characters: bold },
    ];
    expect(
      dump({
        text: 'ab\r',
        styles,
        characters: [
          { end: 1, sprms: sprm(0x4a30, 1, 0) },
          { end: 2, sprms: sprm(0x4a30, 2, 0) },
        ],
      }),
    ).toBe('paragraph emphasis("a" strong("b"))');
  });

  it('applies the modifiers of fast-saved pieces', () => {
    expect(
      dump({
        text: 'abc\r',
        pieces: [{ end: 1 }, { end: 2, modifier: (0x55 << 1) | (1 << 8) }, { end: 3, modifier: 1 }, { end: 4 }],
        modifierLists: [sprm(0x0836, 1)],
      }),
    ).toBe('paragraph "a" strong("b") emphasis("c")');
  });
});

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

  it('joins lines of a code style to one block, and quotes to one quote', () => {
    const text = 'a\r  b\rq\rr\r';
    expect(
      dump({ text, styles, paragraphs: paragraphsOf(text, { style: 4 }, { style: 4 }, { style: 5 }, { style: 5 }) }),
    ).toBe('code block "a\\n  b"\nblock quote\n  paragraph "q"\n  paragraph "r"');
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

describe('fields, notes, headers and bookmarks', () => {
  it('shows the result of a field, and links that of a hyperlink', () => {
    expect(
      dump({ text: 'See \x13 HYPERLINK "https://example.com/" \x14the site\x15, page \x13PAGE\x143\x15.\r' }),
    ).toBe('paragraph "See " link<https://example.com/>("the site") ", page 3."');
  });

  it('leads links inside the document to their headings, and drops those that lead nowhere', () => {
    const text = '\x13 HYPERLINK \\l "here" \x14a\x15 \x13 HYPERLINK \\l "lost" \x14b\x15\rHead\r';
    const at = text.indexOf('Head');
    const names = Buffer.concat([u16(0xffff, 1, 0, 4), Buffer.from('here', 'utf16le')]);
    const tables = new Map([
      [part.bookmarkNames, names],
      [part.bookmarkStarts, u32(at, text.length, 0)],
    ]);
    expect(dump({ text, tables, paragraphs: paragraphsOf(text, {}, { sprms: sprm(0x2640, 0) }) })).toBe(
      'paragraph link<#here>("a") " " "b"\nheading 1 #here "Head"',
    );
  });

  it('moves footnotes and endnotes behind the text, in the order of their marks', () => {
    const body = 'x\x02 y\x02.\r';
    const text = `${body}\x02 Foot.\r\r\x02 End.\r\r`;
    const special = sprm(0x0855, 1);
    expect(
      dump({
        text,
        counts: [body.length, 9, 0, 0, 0, 8],
        characters: [{ end: 1 }, { end: 2, sprms: special }, { end: 4 }, { end: 5, sprms: special }],
        tables: new Map([
          [part.endnoteReferences, Buffer.concat([u32(1, body.length), u16(1)])],
          [part.endnoteTexts, u32(0, 7, 8)],
          [part.footnoteReferences, Buffer.concat([u32(4, body.length), u16(1)])],
          [part.footnoteTexts, u32(0, 8, 9)],
        ]),
      }),
    ).toBe(
      'paragraph "x" footnote("1") " y" footnote("2") "."\nfootnote "1"\n  paragraph "End."\nfootnote "2"\n  paragraph "Foot."',
    );
  });

  it('keeps headers and footers as furniture, each once', () => {
    const body = 'Body\r';
    const section = ['Top\r\r', 'Top\r\r', 'Foot\r\r', 'Foot\r\r', '', ''];
    const headers = section.join('');
    const ends = [0, 0, 0, 0, 0, 0, 0];
    for (const text of section) ends.push(ends.at(-1)! + text.length);
    expect(
      dump({
        text: body + headers,
        counts: [body.length, 0, headers.length],
        tables: new Map([[part.headers, u32(...ends, headers.length)]]),
      }),
    ).toBe('furniture header\n  paragraph "Top"\nparagraph "Body"\nfurniture footer\n  paragraph "Foot"');
  });

  it('puts the text of a text box behind the paragraph its shape is anchored in', () => {
    const body = 'One\x08 more\rTwo\r';
    const box = 'Boxed\r\r';
    const shape = Buffer.concat([u32(1025), Buffer.alloc(22)]);
    const entry = Buffer.concat([Buffer.alloc(14), u32(1025), u32(0)]);
    expect(
      dump({
        text: body + box,
        counts: [body.length, 0, 0, 0, 0, 0, box.length],
        characters: [{ end: 3 }, { end: 4, sprms: sprm(0x0855, 1) }],
        tables: new Map([
          [part.shapes, Buffer.concat([u32(3, body.length), shape])],
          [part.textBoxTexts, Buffer.concat([u32(0, 6, 7), entry, Buffer.alloc(22)])],
        ]),
      }),
    ).toBe('paragraph "One more"\nparagraph "Boxed"\nparagraph "Two"');
  });
});

describe('pictures and forms', () => {
  const record = (head: number, type: number, ...body: Buffer[]): Buffer => {
    const content = Buffer.concat(body);
    return Buffer.concat([u16(head, type), u32(content.length), content]);
  };
  const description = Buffer.from('An élephant\0', 'utf16le');
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const shape = record(0xf, 0xf004, record((1 << 4) | 3, 0xf00b, u16(0xc381), u32(description.length), description));
  const blip = record(0x6e00, 0xf01e, Buffer.alloc(17), png);
  const picture = Buffer.concat([u32(68 + shape.length + blip.length), u16(68, 100), Buffer.alloc(60), shape, blip]);
  const at = (offset: number): Buffer => Buffer.concat([sprm(0x6a03, ...u32(offset)), sprm(0x0855, 1)]);

  it('keeps the description of a picture, and its bytes only on request', () => {
    const parts = { text: 'a\x01b\r', characters: [{ end: 1 }, { end: 2, sprms: at(0) }], data: picture };
    expect(dump(parts)).toBe('paragraph "a" image<embedded>("An élephant") "b"');
    expect(dump(parts, { embedImages: true })).toContain(`data:image/png;base64,${png.toString('base64')}`);
  });

  it('shows check boxes', () => {
    const form = (result: number): Buffer =>
      Buffer.concat([
        u32(0x44 + 20),
        u16(0x44),
        Buffer.alloc(62),
        u32(0xffffffff),
        u16(1 | (result << 2), 0, 0),
        u16(0, 0),
        u16(0),
        Buffer.alloc(20),
      ]);
    const data = Buffer.concat([form(1), form(0)]);
    const binary = (offset: number): Buffer => Buffer.concat([at(offset), sprm(0x0806, 1)]);
    const box = '\x13 FORMCHECKBOX \x01\x14\x15';
    const mark = box.indexOf('\x01');
    expect(
      dump({
        text: `${box}${box}\r`,
        characters: [
          { end: mark },
          { end: mark + 1, sprms: binary(0) },
          { end: box.length + mark },
          { end: box.length + mark + 1, sprms: binary(form(1).length) },
        ],
        data,
      }),
    ).toBe('paragraph "☒☐"');
  });
});

describe('protection, versions and damage', () => {
  const outcome = (bytes: Uint8Array): string => {
    try {
      read(bytes);
      return 'read';
    } catch (error) {
      if (!isServiceError(error)) throw error;
      return error.code;
    }
  };

  it('refuses encrypted documents and those of Word 2', () => {
    expect(outcome(makeDoc({ text: 'x\r', flags: 0x1300 }))).toBe('document.encrypted');
    const old = Buffer.alloc(5000);
    old.writeUInt16LE(0xa5dc, 0);
    old.writeUInt16LE(45, 2);
    expect(outcome(makeCompoundFile({ WordDocument: old }))).toBe('document.unsupported-format');
  });

  it('refuses what holds no document', () => {
    expect(outcome(makeCompoundFile({ WordDocument: Buffer.alloc(5000) }))).toBe('document.corrupted');
    expect(outcome(makeCompoundFile({}))).toBe('document.corrupted');
    expect(outcome(Buffer.from('plain'))).toBe('document.corrupted');
  });

  it('reads Word 6 text in the code page of its font', () => {
    const text = Buffer.from([...Buffer.from('Word \x93six\x94: ', 'latin1'), 0xcf, 0xf0, 0xe8, 0x0d]);
    const stream = Buffer.alloc(3000);
    stream.writeUInt16LE(0xa5dc, 0);
    stream.writeUInt16LE(101, 2);
    stream.writeUInt32LE(1024, 24);
    stream.writeUInt32LE(1024 + text.length, 28);
    stream.writeUInt32LE(text.length, 52);
    text.copy(stream, 1024);
    const fonts = Buffer.concat([u16(12), Buffer.from([10, 0, 0, 0, 204, 0]), Buffer.from('Cyr\0\0')]);
    fonts.copy(stream, 2000);
    stream.writeUInt32LE(2000, 88 + part.fonts * 8);
    stream.writeUInt32LE(fonts.length, 92 + part.fonts * 8);
    expect(dumpDocument(read(makeCompoundFile({ WordDocument: stream })).document)).toBe(
      'paragraph "Word “six”: При"\n',
    );
  });

  it('reads the text of a file cut before its tables, with a notice', () => {
    const whole = makeDoc({ text: `${'Some words of text. '.repeat(400)}\r` });
    const reading = read(whole.subarray(0, 12_000));
    expect(dumpDocument(reading.document)).toContain('Some words of text. Some words');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'truncated-input' })]);
  });

  it('stops at the deadline', () => {
    const deadline = {
      remainingMs: () => 0,
      check: () => {
        throw new ServiceError('deadline.exceeded', 'late');
      },
    };
    expect(() => readDoc(makeDoc({ text: 'x\r'.repeat(2000) }), readOptions(), { ...ports, deadline })).toThrow('late');
  });

  it('answers any damage with what it can read or a typed refusal', () => {
    const whole = readFileSync(new URL('./fixtures/features.doc', import.meta.url));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 }),
        fc.nat(whole.length),
        fc.boolean(),
        (changes, length, cut) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          expect(outcome(cut ? bytes.subarray(0, length) : bytes)).toMatch(/^(?:read|document\.\w+)/);
        },
      ),
      { numRuns: 400, seed: 6 },
    );
  });
});
