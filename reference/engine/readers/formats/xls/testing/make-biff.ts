/**
 * Writes small BIFF8 and BIFF5 workbook streams for tests, record by record.
 * Standard: [MS-XLS] 2.4.
 */
import { makeCompoundFile } from '../../../shared/compound-file/testing/make-compound-file.js';

/** One record; data longer than 8224 bytes must be cut by the caller. */
export function record(id: number, ...data: Buffer[]): Buffer {
  const body = Buffer.concat(data);
  return Buffer.concat([u16(id), u16(body.length), body]);
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value & 0xffff, index * 2));
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4));
  return bytes;
}

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A BIFF8 string: length in two bytes, flags, characters as narrow as they can be. */
export function unicode(text: string): Buffer {
  const isNarrow = /^[\0-\xff]*$/.test(text);
  return Buffer.concat([
    u16(text.length),
    Buffer.from([isNarrow ? 0 : 1]),
    Buffer.from(text, isNarrow ? 'latin1' : 'utf16le'),
  ]);
}

export interface SheetParts {
  name: string;
  /** Cell and other records between BOF and EOF. */
  records: Buffer[];
  /** 0 visible, 1 hidden, 2 very hidden. */
  hidden?: number;
  /** 0 worksheet, 2 chart. */
  kind?: number;
}

export interface WorkbookParts {
  sheets: SheetParts[];
  /** Records of the globals before the list of sheets: formats, styles, shared strings. */
  globals?: Buffer[];
  version?: 5 | 8;
}

/** The Workbook stream: globals, then each sheet. */
export function makeWorkbookStream({ sheets, globals = [], version = 8 }: WorkbookParts): Buffer {
  const bof = (kind: number): Buffer =>
    record(0x809, u16(version === 8 ? 0x600 : 0x500, kind, 0, 0), ...(version === 8 ? [u32(0, 0)] : []));
  const eof = record(0x0a);
  const bodies = sheets.map((sheet) => Buffer.concat([bof(sheet.kind === 2 ? 0x20 : 0x10), ...sheet.records, eof]));
  const list = (offsets: readonly number[]): Buffer[] =>
    sheets.map((sheet, index) => {
      const name =
        version === 8
          ? Buffer.concat([Buffer.from([sheet.name.length]), unicode(sheet.name).subarray(2)])
          : shortBytes(sheet.name);
      return record(0x85, u32(offsets[index] ?? 0), Buffer.from([sheet.hidden ?? 0, sheet.kind ?? 0]), name);
    });
  const head = Buffer.concat([bof(5), ...globals]);
  let offset = head.length + Buffer.concat(list([])).length + eof.length;
  const offsets = bodies.map((body) => {
    const at = offset;
    offset += body.length;
    return at;
  });
  return Buffer.concat([head, ...list(offsets), eof, ...bodies]);
}

/** A whole .xls file. */
export function makeWorkbook(parts: WorkbookParts): Buffer {
  return makeCompoundFile({ [parts.version === 5 ? 'Book' : 'Workbook']: makeWorkbookStream(parts) });
}

/** A byte string with its length in one byte. */
export function shortBytes(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
}

/** A shared string table in one record. */
export function sharedStrings(...strings: string[]): Buffer {
  return record(0xfc, u32(strings.length, strings.length), ...strings.map(unicode));
}

export const cell = {
  shared: (row: number, column: number, index: number, style = 0): Buffer =>
    record(0xfd, u16(row, column, style), u32(index)),
  label: (row: number, column: number, text: string): Buffer => record(0x204, u16(row, column, 0), unicode(text)),
  number: (row: number, column: number, value: number, style = 0): Buffer =>
    record(0x203, u16(row, column, style), f64(value)),
  boolean: (row: number, column: number, value: number): Buffer =>
    record(0x205, u16(row, column, 0), Buffer.from([value, 0])),
  error: (row: number, column: number, code: number): Buffer =>
    record(0x205, u16(row, column, 0), Buffer.from([code, 1])),
  /** `bits` is the raw RK value. */
  rk: (row: number, column: number, bits: number, style = 0): Buffer =>
    record(0x27e, u16(row, column, style), u32(bits)),
};

/** A style that uses the numbered format. */
export function style(formatNumber: number): Buffer {
  return record(0xe0, u16(0, formatNumber), Buffer.alloc(16));
}

/** A format of the workbook's own. */
export function format(number: number, code: string): Buffer {
  return record(0x41e, u16(number), unicode(code));
}
