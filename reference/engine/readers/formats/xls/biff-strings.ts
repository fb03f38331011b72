/**
 * Strings inside one record: Unicode strings of BIFF8, byte strings of the versions before.
 * Standard: [MS-XLS] 2.5.293 (XLUnicodeRichExtendedString), 2.5.294 (XLUnicodeString), 2.5.240 (ShortXLUnicodeString).
 */
import { decodeBytes, fromLatin1 } from '../../shared/code-pages/decode-bytes.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';

const isWide = 1;
const hasPhonetic = 4;
const hasRuns = 8;

/** `length` characters whose flag byte says how wide they are. Narrow ones are the low halves of UTF-16, not a code page. */
export function readCharacters(bytes: Buffer, at: number, length: number, flags: number, end: number): string {
  return (flags & isWide) !== 0
    ? bytes.toString('utf16le', at, Math.min(at + length * 2, end)).toWellFormed()
    : bytes.toString('latin1', at, Math.min(at + length, end));
}

/** A BIFF8 string with a length of two bytes; formatting runs and phonetics behind it are passed over. */
export function readUnicodeString(bytes: Buffer, at: number, end: number): string {
  if (at + 3 > end) return '';
  const flags = bytes[at + 2]!;
  return readCharacters(bytes, at + stringHeadBytes(flags), uint16(bytes, at), flags, end);
}

/** A BIFF8 string with a length of one byte. */
export function readShortUnicodeString(bytes: Buffer, at: number, end: number): string {
  if (at + 2 > end) return '';
  return readCharacters(bytes, at + 2, bytes[at]!, bytes[at + 1]!, end);
}

/** A string of BIFF5 and before, `length` bytes in the workbook's code page. */
export function readByteString(bytes: Buffer, at: number, length: number, end: number, codePage: number): string {
  const stop = Math.min(at + length, end);
  if (at >= stop) return '';
  return codePage === 1252 ? fromLatin1(bytes.toString('latin1', at, stop)) : decodeBytes(bytes, at, stop, codePage);
}

/** Bytes before the characters of a string with a length of two bytes. */
export function stringHeadBytes(flags: number): number {
  return 3 + ((flags & hasRuns) !== 0 ? 2 : 0) + ((flags & hasPhonetic) !== 0 ? 4 : 0);
}

/** Bytes behind the characters: formatting runs and phonetics. `at` is the start of the string. */
export function stringTailBytes(bytes: Buffer, at: number, flags: number): number {
  const runs = (flags & hasRuns) !== 0 ? uint16(bytes, at + 3) * 4 : 0;
  const phonetic = (flags & hasPhonetic) !== 0 ? uint32(bytes, at + ((flags & hasRuns) !== 0 ? 5 : 3)) : 0;
  return runs + phonetic;
}
