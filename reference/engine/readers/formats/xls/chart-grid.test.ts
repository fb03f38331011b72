import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readXls } from './read-xls.js';
import { cell, makeWorkbook, record, shortBytes, u16, unicode, type WorkbookParts } from './testing/make-biff.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
const dump = (records: Buffer[], version: WorkbookParts['version'] = 8): string => {
  const bytes = makeWorkbook({ version, sheets: [{ name: 'Chart1', records, kind: 2 }] });
  return dumpDocument((readXls(bytes, readOptions(), ports) as Reading).document).trimEnd();
};

const named = (name: string): Buffer => record(0x100d, u16(0), Buffer.from([name.length]), unicode(name).subarray(2));
const series = (name: string): Buffer[] => [record(0x1003, u16(3, 1, 2, 2, 1, 0)), named(name)];
const title = (text: string): Buffer[] => [record(0x1025), named(text)];
const part = (index: number): Buffer => record(0x1065, u16(index));

describe('a chart on a sheet of its own', () => {
  it('shows its titles and the data it keeps, a column for each series', () => {
    const records = [
      ...series('2023'),
      ...series('2024'),
      ...title('Sales'),
      part(2),
      cell.label(1, 0, 'north'),
      cell.label(1, 1, 'north'),
      cell.label(2, 0, 'south'),
      cell.label(2, 1, 'south'),
      part(1),
      cell.number(1, 0, 1.5),
      cell.number(1, 1, 2),
      cell.number(2, 0, 3),
      cell.number(2, 1, 4),
    ];
    expect(dump(records)).toMatchInlineSnapshot(`
      "heading 2 "Chart1"
      paragraph "Sales"
      table header 0
        row
          cell ""
          cell "2023"
          cell "2024"
        row
          cell "north"
          cell "1.5"
          cell "2"
        row
          cell "south"
          cell "3"
          cell "4""
    `);
  });

  it('keeps the positions and sizes of each series of a scatter chart', () => {
    const records = [
      part(2),
      cell.number(0, 0, 10),
      cell.number(0, 1, 20),
      cell.number(1, 0, 11),
      cell.number(1, 1, 21),
      part(1),
      cell.number(0, 0, 1),
      cell.number(0, 1, 2),
      cell.number(1, 0, 3),
      cell.number(1, 1, 4),
      part(3),
      cell.number(0, 1, 100),
    ];
    expect(dump(records).match(/"\d*"/g)?.join('')).toBe('"10""1""20""2""100""11""3""21""4"');
  });

  it('is read in BIFF5, too', () => {
    const records = [record(0x1025), record(0x100d, u16(0), shortBytes('Title')), part(1), cell.number(0, 0, 7)];
    expect(dump(records, 5)).toMatch(/^heading 2 "Chart1"\nparagraph "Title"\n[^]*cell "7"$/);
  });
});

describe('a chart on a sheet without cells', () => {
  const bof = (kind: number): Buffer => record(0x809, u16(0x600, kind, 0, 0, 0, 0, 0, 0));
  const chart = [
    bof(0x20),
    ...series('2023'),
    ...title('Sales'),
    part(2),
    cell.label(1, 0, 'north'),
    part(1),
    cell.number(1, 0, 1.5),
    record(0x0a),
  ];
  const dumpSheet = (records: Buffer[]): string => {
    const bytes = makeWorkbook({ version: 8, sheets: [{ name: 'S', records }] });
    return dumpDocument((readXls(bytes, readOptions(), ports) as Reading).document).trimEnd();
  };

  it('is read for its data', () => {
    expect(dumpSheet(chart)).toMatchInlineSnapshot(`
      "heading 2 "S"
      paragraph "Sales"
      table header 0
        row
          cell ""
          cell "2023"
        row
          cell "north"
          cell "1.5""
    `);
  });

  it('is known by its title where there are cells, of which its numbers are copies', () => {
    expect(dumpSheet([cell.label(0, 0, 'a'), cell.label(0, 1, 'b'), ...chart])).not.toContain('north');
  });
});
