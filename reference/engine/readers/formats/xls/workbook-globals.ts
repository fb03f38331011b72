/**
 * The first part of a workbook stream: which sheets there are, number formats, shared strings, code page, date system.
 * Standard: [MS-XLS] 2.1.7.20.3 (globals substream).
 */
import { ServiceError } from '../../../../base/errors.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import { builtInFormat } from '../../shared/number-formats/built-in-formats.table.js';
import { BiffRecords, isBof, record, versionOf, type BiffVersion } from './biff-records.js';
import { readByteString, readShortUnicodeString, readUnicodeString } from './biff-strings.js';
import { decryptWorkbook } from './decryption.js';
import { noSharedStrings, readSharedStrings, type SharedStrings } from './shared-strings.js';

export interface WorkbookGlobals {
  version: BiffVersion;
  /** The stream, decrypted where it had to be. */
  bytes: Buffer;
  sheets: SheetEntry[];
  strings: SharedStrings;
  /** Format code by cell style. */
  formats: string[];
  codePage: number;
  date1904: boolean;
}

/** `offset` is where the sheet's part of the stream begins. */
export interface SheetEntry {
  name: string;
  offset: number;
  isHidden: boolean;
  /** A worksheet or a chart, not a sheet of macros. */
  isDocument: boolean;
}

interface FormatTables {
  codes: Map<number, string>;
  /** Format number by cell style. */
  ofStyle: number[];
}

/**
 * Reads the globals. BIFF2 to BIFF4 have none of their own: their single sheet holds them, and `sheets` stays empty.
 * @throws ServiceError `document.encrypted` when a password is needed, `document.corrupted` when the stream is no workbook.
 */
export function readGlobals(stream: Buffer): WorkbookGlobals {
  const records = new BiffRecords(stream);
  if (!records.next() || !isBof(records.id)) {
    throw new ServiceError('document.corrupted', 'The file is damaged: its workbook cannot be read.');
  }
  const globals: WorkbookGlobals = {
    version: versionOf(records),
    bytes: stream,
    sheets: [],
    strings: noSharedStrings,
    formats: [],
    codePage: 1252,
    date1904: false,
  };
  const tables: FormatTables = { codes: new Map(), ofStyle: [] };
  readInto(globals, tables, records);
  // Cells of BIFF2 name their format, not a style.
  globals.formats =
    globals.version === 2
      ? [...tables.codes.values()]
      : tables.ofStyle.map((number) => tables.codes.get(number) ?? builtInFormat(number));
  return globals;
}

function readInto(globals: WorkbookGlobals, tables: FormatTables, first: BiffRecords): void {
  let records = first;
  let depth = 1;
  while (depth > 0 && records.next()) {
    const { bytes, start, end } = records;
    switch (records.id) {
      case record.FILEPASS:
        globals.bytes = decryptWorkbook(bytes, records, globals.version);
        records = new BiffRecords(globals.bytes, end);
        break;
      case record.CODEPAGE:
        globals.codePage = codePageOf(uint16(bytes, start));
        break;
      case record.DATEMODE:
        globals.date1904 = uint16(bytes, start) === 1;
        break;
      case record.BOUNDSHEET:
        globals.sheets.push(readSheetEntry(bytes, start, end, globals));
        break;
      case record.SST:
        globals.strings = readSharedStrings(records);
        break;
      case record.FORMAT:
      case record.FORMAT_BIFF2:
        readFormat(bytes, start, end, globals, tables);
        break;
      case record.XF:
        tables.ofStyle.push(uint16(bytes, start + 2));
        break;
      case record.XF_BIFF3:
      case record.XF_BIFF4:
        tables.ofStyle.push(bytes[start + 1]!);
        break;
      case record.EOF:
        depth--;
        break;
      case record.BOF:
        depth++;
        break;
    }
  }
}

/** Two numbers of old Macintosh and Windows versions are not Windows code page numbers. */
function codePageOf(number: number): number {
  if (number === 0x8000) return 10000;
  return number === 0x8001 || number === 367 || number === 1200 ? 1252 : number;
}

function readSheetEntry(bytes: Buffer, start: number, end: number, { version, codePage }: WorkbookGlobals): SheetEntry {
  return {
    offset: uint32(bytes, start),
    isHidden: (bytes[start + 4]! & 3) !== 0,
    isDocument: bytes[start + 5] === 0 || bytes[start + 5] === 2,
    name:
      version === 8
        ? readShortUnicodeString(bytes, start + 6, end)
        : readByteString(bytes, start + 7, bytes[start + 6]!, end, codePage),
  };
}

function readFormat(bytes: Buffer, start: number, end: number, globals: WorkbookGlobals, tables: FormatTables): void {
  const { version, codePage } = globals;
  if (version === 8) {
    tables.codes.set(uint16(bytes, start), readUnicodeString(bytes, start + 2, end));
  } else if (version === 5) {
    tables.codes.set(uint16(bytes, start), readByteString(bytes, start + 3, bytes[start + 2]!, end, codePage));
  } else {
    // These number their formats by order.
    const at = version === 4 ? start + 2 : start;
    tables.codes.set(tables.codes.size, readByteString(bytes, at + 1, bytes[at]!, end, codePage));
  }
}
