import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readXls } from './read-xls.js';
import { cell, makeWorkbook, record, u16, u32, unicode, type WorkbookParts } from './testing/make-biff.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
const dump = (records: Buffer[], version: WorkbookParts['version'] = 8): string => {
  const bytes = makeWorkbook({ version, sheets: [{ name: 'Data', records }] });
  return dumpDocument((readXls(bytes, readOptions(), ports) as Reading).document);
};

/** A text object of the kind that notes are shown in. */
const box = (number: number, text: string): Buffer[] => [
  record(0x5d, u16(0x15, 0x12, 0x19, number), Buffer.alloc(14), u32(0)),
  record(0x1b6, u16(0, 0, 0, 0, 0, text.length, 16), u32(0)),
  record(0x3c, Buffer.from([0]), Buffer.from(text)),
  record(0x3c, Buffer.alloc(16)),
];

describe('notes of an XLS', () => {
  it('stand behind the table of their sheet, with their authors', () => {
    const records = [
      cell.number(0, 0, 7),
      ...box(2, 'Ann:\nsecond'),
      ...box(3, 'first'),
      record(0x1c, u16(1, 1, 0, 2), unicode('Ann')),
      record(0x1c, u16(1, 0, 0, 3), unicode('')),
      record(0x1c, u16(2, 0, 0, 4), unicode('of an object that is missing')),
    ];
    expect(dump(records).trimEnd()).toMatchInlineSnapshot(`
      "heading 2 "Data"
      table header 0
        row
          cell "7"
      list
        item
          paragraph "A2: first"
        item
          paragraph "B2, Ann: second""
    `);
  });

  it('of BIFF5 go on in further records', () => {
    const note = (row: number, column: number, length: number, text: string): Buffer =>
      record(0x1c, u16(row, column, length), Buffer.from(text, 'latin1'));
    const text = dump([cell.number(0, 0, 7), note(0, 27, 7, 'one '), note(0xffff, 0, 3, 'two')], 5);
    expect(text).toContain('paragraph "AB1: one two"');
  });
});
