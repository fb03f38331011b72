import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { isServiceError } from '../../../../base/errors.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { makeCompoundFile } from '../../shared/compound-file/testing/make-compound-file.js';
import { makePropertySet } from '../../shared/compound-file/testing/make-summary-information.js';
import { readXls } from './read-xls.js';
import {
  cell,
  f64,
  format,
  makeWorkbook,
  makeWorkbookStream,
  record,
  sharedStrings,
  shortBytes,
  style,
  u16,
  u32,
  unicode,
  type SheetParts,
} from './testing/make-biff.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
const read = (bytes: Uint8Array): Reading => readXls(bytes, readOptions(), ports) as Reading;
const dump = (bytes: Uint8Array): string => dumpDocument(read(bytes).document);

/** The texts of the first table, row by row. */
const grid = (bytes: Uint8Array): string[][] => {
  const table = read(bytes).document.blocks.find((block) => block.type === 'table');
  return (
    table?.rows.map((row) =>
      row.cells.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))),
    ) ?? []
  );
};

/** A workbook with one sheet of these records. */
const sheet = (records: Buffer[], globals: Buffer[] = [], version: 5 | 8 = 8): Buffer =>
  makeWorkbook({ sheets: [{ name: 'Data', records }], globals, version });

const header = [cell.label(0, 0, 'Name'), cell.label(0, 1, 'Value')];

describe('sheets', () => {
  it('writes each visible sheet as a heading of level 2 and its table', () => {
    const sheets: SheetParts[] = [
      { name: 'First', records: [...header, cell.label(1, 0, 'a'), cell.number(1, 1, 1)] },
      { name: 'Zweites – ☃', records: [...header, cell.label(1, 0, 'b'), cell.number(1, 1, 2)] },
    ];
    expect(dump(makeWorkbook({ sheets }))).toBe(
      [
        'heading 2 "First"',
        'table header 1',
        '  row',
        '    cell "Name"',
        '    cell "Value"',
        '  row',
        '    cell "a"',
        '    cell "1"',
        'heading 2 "Zweites – ☃"',
        'table header 1',
        '  row',
        '    cell "Name"',
        '    cell "Value"',
        '  row',
        '    cell "b"',
        '    cell "2"',
        '',
      ].join('\n'),
    );
  });

  it('leaves out hidden sheets and sheets of macros', () => {
    const records = [...header, cell.label(1, 0, 'a'), cell.number(1, 1, 1)];
    const workbook = makeWorkbook({
      sheets: [
        { name: 'Hidden', records, hidden: 1 },
        { name: 'Shown', records },
        { name: 'Very hidden', records, hidden: 2 },
        { name: 'Macros', records, kind: 1 },
      ],
    });
    expect(dump(workbook).match(/heading.*/g)).toEqual(['heading 2 "Shown"']);
  });

  it('keeps the title of a chart inside a sheet behind its cells', () => {
    const text = (words: string, of: number): Buffer[] => [
      record(0x1025, u16(0)),
      record(0x100d, u16(0), Buffer.from([words.length]), unicode(words).subarray(2)),
      record(0x1027, u16(of, 0, 0)),
    ];
    const chart = [
      record(0x809, u16(0x600, 0x20, 0, 0), u32(0, 0)),
      ...text('Month', 3),
      ...text('Sales of the year', 1),
      record(0x0a),
    ];
    const { blocks } = read(sheet([...chart, cell.label(0, 0, 'a'), cell.number(0, 1, 1)])).document;
    expect(blocks.at(-1)).toEqual({ type: 'paragraph', children: ['Sales of the year'] });
    expect(blocks).toHaveLength(3);
  });

  it('passes over the numbers of a chart inside a sheet', () => {
    const chart = [record(0x809, u16(0x600, 0x20, 0, 0), u32(0, 0)), cell.number(0, 0, 99), record(0x0a)];
    expect(grid(sheet([...header, ...chart, cell.label(1, 0, 'a'), cell.number(1, 1, 1)]))).toEqual([
      ['Name', 'Value'],
      ['a', '1'],
    ]);
  });

  it('does not walk the declared range of a sparse sheet', () => {
    const far = [...header, cell.label(1, 0, 'a'), cell.number(1, 1, 1), cell.label(65_535, 255, 'far')];
    const text = dump(sheet(far));
    expect(text).toContain('"far"');
    expect(text.length).toBeLessThan(1000);
  });

  it('sorts cells that are not written in order, and the last of two in one place stands', () => {
    const records = [cell.number(1, 1, 1), cell.label(1, 0, 'a'), ...header.slice().reverse(), cell.number(1, 1, 5)];
    expect(grid(sheet(records))).toEqual([
      ['Name', 'Value'],
      ['a', '5'],
    ]);
  });
});

describe('values', () => {
  it('reads numbers in all their forms', () => {
    const rkInteger = (42 << 2) | 2;
    const rkHundredths = (-150 << 2) | 3;
    const rkDouble = f64(1.5).readUInt32LE(4);
    const many = record(0xbd, u16(3, 0), u16(0), u32((7 << 2) | 2), u16(0), u32((8 << 2) | 2), u16(1));
    const records = [
      ...header,
      cell.rk(1, 0, rkInteger),
      cell.rk(1, 1, rkHundredths),
      cell.rk(2, 0, rkDouble),
      cell.number(2, 1, 0.1),
      many,
    ];
    expect(grid(sheet(records)).slice(1)).toEqual([
      ['42', '-1.5'],
      ['1.5', '0.1'],
      ['7', '8'],
    ]);
  });

  it('shows numbers as their format does, dates in both date systems', () => {
    const styles = [style(0), style(10), style(14), style(164), format(164, 'yyyy-mm-dd')];
    const records = [
      ...header,
      cell.number(1, 0, 0.256, 1),
      cell.number(1, 1, 41_689, 2),
      cell.number(2, 1, 41_689, 3),
    ];
    expect(grid(sheet(records, styles)).slice(1)).toEqual([
      ['25.60%', '2/19/2014'],
      ['', '2014-02-19'],
    ]);
    expect(grid(sheet(records, [record(0x22, u16(1)), ...styles])).slice(1)[1]).toEqual(['', '2018-02-20']);
  });

  it('reads booleans and errors', () => {
    const records = [
      ...header,
      cell.boolean(1, 0, 1),
      cell.boolean(1, 1, 0),
      cell.error(2, 0, 0x07),
      cell.error(2, 1, 0x2a),
    ];
    expect(grid(sheet(records)).slice(1)).toEqual([
      ['TRUE', 'FALSE'],
      ['#DIV/0!', '#N/A'],
    ]);
  });

  it('shows the results of formulas, texts in the record that follows', () => {
    const formula = (row: number, column: number, value: Buffer): Buffer =>
      record(0x06, u16(row, column, 0), value, u16(0), u32(0), u16(0));
    const special = (kind: number, value = 0): Buffer => Buffer.from([kind, 0, value, 0, 0, 0, 0xff, 0xff]);
    const records = [
      ...header,
      formula(1, 0, special(0)),
      record(0x207, unicode('résumé ☃')),
      formula(1, 1, f64(3)),
      formula(2, 0, special(1, 1)),
      formula(2, 1, special(2, 0x17)),
      formula(3, 0, special(3)),
      formula(3, 1, f64(4)),
    ];
    expect(grid(sheet(records)).slice(1)).toEqual([
      ['résumé ☃', '3'],
      ['TRUE', '#REF!'],
      ['', '4'],
    ]);
  });

  it('passes over records between a formula and its text', () => {
    const records = [
      ...header,
      record(0x06, u16(1, 0, 0), Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]), u16(0), u32(0), u16(0)),
      record(0x4bc, Buffer.alloc(10)),
      record(0x207, unicode('text')),
      cell.number(1, 1, 1),
    ];
    expect(grid(sheet(records))[1]).toEqual(['text', '1']);
  });
});

describe('shared strings', () => {
  const strings = (table: Buffer, count: number): string[] => {
    const records = [
      ...header,
      ...Array.from({ length: count }, (_, i) => [cell.shared(i + 1, 0, i), cell.number(i + 1, 1, i)]).flat(),
    ];
    return grid(sheet(records, [table]))
      .slice(1)
      .map((row) => row[0]!);
  };

  it('reads narrow and wide strings', () => {
    expect(strings(sharedStrings('plain', 'größer', 'Ω ≈ 1'), 3)).toEqual(['plain', 'größer', 'Ω ≈ 1']);
  });

  it('passes over formatting runs and phonetics', () => {
    const rich = Buffer.concat([
      u16(4),
      Buffer.from([0x0c]),
      u16(2),
      u32(6),
      Buffer.from('rich'),
      Buffer.alloc(2 * 4 + 6),
    ]);
    const table = record(0xfc, u32(2, 2), rich, unicode('next'));
    expect(strings(table, 2)).toEqual(['rich', 'next']);
  });

  it('goes on in continuation records, where the width of characters may change', () => {
    const table = Buffer.concat([
      record(0xfc, u32(3, 3), u16(6), Buffer.from([0]), Buffer.from('abc')),
      record(
        0x3c,
        Buffer.from([1]),
        Buffer.from('Ωé☃', 'utf16le'),
        unicode('second'),
        u16(5),
        Buffer.from([1]),
        Buffer.from('th', 'utf16le'),
      ),
      record(0x3c, Buffer.from([0]), Buffer.from('ird')),
    ]);
    expect(strings(table, 3)).toEqual(['abcΩé☃', 'second', 'third']);
  });

  it('passes over formatting runs that are cut by a continuation', () => {
    const table = Buffer.concat([
      record(0xfc, u32(2, 2), u16(2), Buffer.from([8]), u16(3), Buffer.from('ab'), Buffer.alloc(5)),
      record(0x3c, Buffer.alloc(7), unicode('cd')),
    ]);
    expect(strings(table, 2)).toEqual(['ab', 'cd']);
  });

  it('gives blanks for strings that a lying count or index speaks of', () => {
    const table = record(0xfc, u32(0xffffffff, 0xffffffff), unicode('only'));
    expect(strings(table, 2)).toEqual(['only', '']);
  });

  it('replaces halves of characters that stand alone', () => {
    expect(strings(sharedStrings('a\ud83d b'), 1)).toEqual(['a\ufffd b']);
  });
});

describe('merges, links and text boxes', () => {
  it('gives merged cells their spans', () => {
    const records = [
      ...header,
      cell.label(1, 0, 'down'),
      cell.number(1, 1, 1),
      cell.number(2, 1, 2),
      cell.label(3, 0, 'across'),
      cell.label(4, 0, 'last'),
      cell.number(4, 1, 3),
      record(0xe5, u16(2), u16(1, 2, 0, 0), u16(3, 3, 0, 1)),
    ];
    const [table] = read(sheet(records)).document.blocks.filter((block) => block.type === 'table');
    expect(table?.rows.slice(1, 4).map((row) => row.cells)).toEqual([
      [{ content: 'down', rowspan: 2 }, { content: '1' }],
      [{ content: '2' }],
      [{ content: 'across', colspan: 2 }],
    ]);
  });

  it('links cells to the address of their hyperlink', () => {
    const wide = (text: string): Buffer => Buffer.concat([u32(text.length + 1), Buffer.from(`${text}\0`, 'utf16le')]);
    const url = Buffer.from('https://example.com/a\0', 'utf16le');
    const link = (flags: number, ...parts: Buffer[]): Buffer =>
      record(0x1b8, u16(1, 1, 0, 0), Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex'), u32(2, flags), ...parts);
    const moniker = Buffer.concat([Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex'), u32(url.length), url]);
    const cells = [...header, cell.label(1, 0, 'site'), cell.number(1, 1, 1)];
    const linked = (...parts: Buffer[]): string => grid(sheet([...cells, ...parts]))[1]![0]!;
    expect(linked(link(0x03, moniker))).toContain('"href":"https://example.com/a"');
    expect(linked(link(0x1b, wide('shown'), moniker, wide('part')))).toContain('"href":"https://example.com/a#part"');
    expect(linked(link(0x08, wide("'Sheet 2'!A1")))).toBe('site');
    const path = Buffer.concat([
      Buffer.from('0303000000000000c000000000000046', 'hex'),
      u16(1),
      u32(6),
      Buffer.from('a.txt\0'),
      u16(0xffff, 0xdead),
      Buffer.alloc(20),
      u32(0),
    ]);
    expect(linked(link(0x01, path))).toContain('"href":"../a.txt"');
  });

  it('adds the text of boxes behind the tables', () => {
    const text = 'In a box\nTwo lines';
    const records = [
      record(0x5d, u16(0x15, 0x12, 6, 1), Buffer.alloc(14), u32(0)),
      record(0x1b6, u16(0, 0, 0, 0, 0, text.length, 16), u32(0)),
      record(0x3c, Buffer.from([0]), Buffer.from(text)),
      record(0x3c, Buffer.alloc(16)),
    ];
    expect(dump(sheet([...header, cell.label(1, 0, 'a'), cell.number(1, 1, 1), ...records]))).toContain(
      'paragraph "In a box"\nparagraph "Two lines"\n',
    );
  });
});

describe('old versions', () => {
  it('reads BIFF5 in its code page', () => {
    const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
    const label = (row: number, column: number, text: Buffer): Buffer =>
      record(0x204, u16(row, column, 0), u16(text.length), text);
    const records = [
      label(0, 0, Buffer.from('Name')),
      label(0, 1, Buffer.from('Value')),
      label(1, 0, cyrillic),
      cell.number(1, 1, 2.5, 1),
    ];
    const globals = [record(0x42, u16(1251)), record(0x41e, u16(164), shortBytes('0.00')), style(0), style(164)];
    expect(grid(sheet(records, globals, 5))).toEqual([
      ['Name', 'Value'],
      ['Привет', '2.50'],
    ]);
  });

  it('reads the single sheet of BIFF2', () => {
    const attributes = Buffer.from([0, 1, 0]);
    const stream = Buffer.concat([
      record(0x09, u16(2, 0x10)),
      record(0x1e, shortBytes('General')),
      record(0x1e, shortBytes('0%')),
      record(0x04, u16(0, 0), Buffer.alloc(3), shortBytes('Name')),
      record(0x04, u16(0, 1), Buffer.alloc(3), shortBytes('Share')),
      record(0x04, u16(1, 0), Buffer.alloc(3), shortBytes('a')),
      record(0x03, u16(1, 1), attributes, f64(0.5)),
      record(0x04, u16(2, 0), Buffer.alloc(3), shortBytes('b')),
      record(0x02, u16(2, 1), Buffer.alloc(3), u16(7)),
      record(0x0a),
    ]);
    expect(grid(stream)).toEqual([
      ['Name', 'Share'],
      ['a', '50%'],
      ['b', '7'],
    ]);
  });

  it('reads the single sheet of BIFF4', () => {
    const stream = Buffer.concat([
      record(0x409, u16(4, 0x10, 0)),
      record(0x41e, u16(0), shortBytes('General')),
      record(0x41e, u16(0), shortBytes('0.0')),
      record(0x443, Buffer.from([0, 0]), Buffer.alloc(10)),
      record(0x443, Buffer.from([0, 1]), Buffer.alloc(10)),
      record(0x204, u16(0, 0, 0), u16(1), Buffer.from('x')),
      record(0x204, u16(0, 1, 0), u16(1), Buffer.from('y')),
      cell.number(1, 0, 1, 0),
      cell.number(1, 1, 1, 1),
      record(0x0a),
    ]);
    expect(grid(stream)).toEqual([
      ['x', 'y'],
      ['1', '1.0'],
    ]);
  });
});

describe('protection and damage', () => {
  const failure = (bytes: Uint8Array): string => {
    try {
      read(bytes);
      return 'read';
    } catch (error) {
      if (!isServiceError(error)) throw error;
      return error.code;
    }
  };

  it('refuses a workbook that needs a password', () => {
    const secret = record(0x2f, u16(1, 1, 1), Buffer.alloc(48, 7));
    expect(failure(sheet(header, [secret]))).toBe('document.encrypted');
    expect(failure(sheet(header, [record(0x2f, u16(0, 0x1234, 0x5678))]))).toBe('document.encrypted');
  });

  it('refuses a stream that is no workbook', () => {
    expect(failure(makeCompoundFile({ Workbook: Buffer.alloc(5000) }))).toBe('document.corrupted');
    expect(failure(makeCompoundFile({}))).toBe('document.corrupted');
  });

  it('reads a cut workbook as far as it goes, with a notice', () => {
    const whole = makeWorkbookStream({
      sheets: [{ name: 'Data', records: [...header, cell.label(1, 0, 'a'), cell.number(1, 1, 1)] }],
    });
    const reading = read(whole.subarray(0, whole.length - 10));
    expect(dumpDocument(reading.document)).toContain('"a"');
    expect(reading.notices).toEqual([expect.objectContaining({ code: 'truncated-input' })]);
  });
});

describe('metadata', () => {
  it('gives the document properties', () => {
    const file = makeCompoundFile({
      Workbook: makeWorkbookStream({ sheets: [{ name: 'Data', records: header }] }),
      '\u0005SummaryInformation': makePropertySet({ 2: Buffer.from('Budget'), 4: Buffer.from('Ann') }),
    });
    expect(read(file).metadata).toEqual({ title: 'Budget', author: 'Ann' });
  });
});
