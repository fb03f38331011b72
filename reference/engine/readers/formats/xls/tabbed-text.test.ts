import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { growthOf } from '../../../../testing/counted-work.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readXls } from './read-xls.js';
import { tabbedRows, tabbedText } from './tabbed-text.js';

const rowsOf = (text: string): string[][] =>
  tabbedRows(text, noDeadline).map(({ columns, texts }) => columns.map((column, at) => `${column}:${texts[at]!}`));

describe('text parted by tabs', () => {
  it('is a table of its rows, without the empty fields', () => {
    expect(rowsOf('name\tcount\r\napple\t3\n\t4\n')).toEqual([['0:name', '1:count'], ['0:apple', '1:3'], ['1:4']]);
  });

  it('holds tabs, line ends and quotes in quoted fields', () => {
    expect(rowsOf('"a\tb"\t"two\nlines"\t"say ""so"""\nx\t5" pipe\n')).toEqual([
      ['0:a\tb', '1:two\nlines', '2:say "so"'],
      ['0:x', '1:5" pipe'],
    ]);
    expect(rowsOf('"never closed\tb\nc')).toEqual([['0:"never closed', '1:b'], ['0:c']]);
  });

  it('is decoded by its mark, else as UTF-8 where it is that, else as Windows-1252', () => {
    expect(tabbedText(Buffer.from('\ufeffcaf\u00e9', 'utf16le'))).toBe('caf\u00e9');
    expect(tabbedText(Buffer.from('\ufeffcaf\u00e9', 'utf16le').swap16())).toBe('caf\u00e9');
    expect(tabbedText(Buffer.from('\ufeffcaf\u00e9'))).toBe('caf\u00e9');
    expect(tabbedText(Buffer.from('caf\xe9 \x80', 'latin1'))).toBe('caf\u00e9 \u20ac');
  });

  it('is read by the XLS reader, without a heading, since it names no sheet', () => {
    const reading = readXls(Buffer.from('name\tcount\napple\t3\n'), readOptions(), {
      deadline: noDeadline,
      limits: defaultLimits,
    }) as Reading;
    expect(reading.document.blocks).toMatchObject([{ type: 'table', headerRows: 1 }]);
  });

  it('is read in work that grows with its length, whatever quotes it opens', () => {
    for (const field of ['"x\t', '""x\t', '"""x\t']) {
      const hostile = (size: number): unknown => tabbedRows(field.repeat(size), noDeadline);
      expect(growthOf(hostile, 500)).toBeLessThan(5);
    }
  });
});
