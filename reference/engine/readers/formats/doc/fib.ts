/**
 * The file information block at the start of the WordDocument stream: where everything else lies.
 * Word 6 and 95 have the same tables in the same order, at other places and all in one stream.
 * Standard: [MS-DOC] 2.5 (Fib); Word 6.0 binary file format (FIB).
 */
import { ServiceError } from '../../../../base/errors.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';

/** Numbers of the tables in the order of FibRgFcLcb97; shared by all versions up to `txbxTexts`. */
export const part = {
  styles: 1,
  footnoteReferences: 2,
  footnoteTexts: 3,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  bookmarkNames: 21,
  bookmarkStarts: 22,
  pieces: 33,
  shapes: 40,
  headerShapes: 41,
  endnoteReferences: 46,
  endnoteTexts: 47,
  drawings: 50,
  textBoxTexts: 56,
  headerTextBoxTexts: 58,
  lists: 73,
  listOverrides: 74,
} as const;

export interface Fib {
  /** Word 6 or 95. */
  isOld: boolean;
  /** Text is in the code pages of fonts, one byte a character: Word 6 and 95, but for their East Asian versions. */
  isByteText: boolean;
  /** Language of the document, a Windows LCID. */
  languageId: number;
  tableStreamName: '0Table' | '1Table';
  /** First and last position of text in a file without a piece table. */
  textFrom: number;
  textTo: number;
  /** Characters of each story, in the order they lie in. */
  counts: StoryCounts;
  /** Position and length of a table in the table stream; length 0 when there is none. */
  locate(number: number): { from: number; length: number };
}

export interface StoryCounts {
  body: number;
  footnotes: number;
  headers: number;
  macros: number;
  annotations: number;
  endnotes: number;
  textBoxes: number;
  headerTextBoxes: number;
}

const word97 = 0xa5ec;
/** Word 6 and 95; the last three are its East Asian versions. */
const word95 = [0xa5dc, 0xa697, 0xa698, 0xa699];
const isEncrypted = 0x0100;
const usesFirstTable = 0x0200;
const isWideText = 0x1000;

/** @throws ServiceError `document.encrypted`, `document.corrupted`, `document.unsupported-format` for Word 2 and before. */
export function readFib(stream: Buffer): Fib {
  const ident = uint16(stream, 0);
  const version = uint16(stream, 2);
  if (stream.length < 128 || (ident !== word97 && !word95.includes(ident))) {
    throw new ServiceError('document.corrupted', 'The file is damaged: its Word document cannot be read.');
  }
  if (version < 101) {
    throw new ServiceError(
      'document.unsupported-format',
      'The document was written by Word 2 or an older version, which is not supported.',
    );
  }
  const flags = uint16(stream, 10);
  if ((flags & isEncrypted) !== 0) {
    throw new ServiceError(
      'document.encrypted',
      'The document is protected by a password. Remove the password and send it again.',
    );
  }
  const isOld = ident !== word97 || version < 105;
  const tables = isOld ? 88 : 154;
  const tableCount = isOld ? 60 : uint16(stream, 152);
  return {
    isOld,
    isByteText: isOld && (flags & isWideText) === 0,
    languageId: uint16(stream, 6),
    tableStreamName: (flags & usesFirstTable) !== 0 ? '1Table' : '0Table',
    textFrom: uint32(stream, 24),
    textTo: uint32(stream, 28),
    counts: readCounts(stream, isOld ? 52 : 76),
    locate: (number) => {
      const at = tables + number * 8;
      if (number >= tableCount || at + 8 > stream.length) return { from: 0, length: 0 };
      return { from: uint32(stream, at), length: uint32(stream, at + 4) };
    },
  };
}

function readCounts(stream: Buffer, at: number): StoryCounts {
  const count = (index: number): number => Math.max(uint32(stream, at + index * 4) | 0, 0);
  return {
    body: count(0),
    footnotes: count(1),
    headers: count(2),
    macros: count(3),
    annotations: count(4),
    endnotes: count(5),
    textBoxes: count(6),
    headerTextBoxes: count(7),
  };
}
