/**
 * Names and character sets of the fonts that characters refer to by number: symbol fonts need them, and text of Word 6 and 95.
 * Standard: [MS-DOC] 2.9.246 (SttbfFfn), 2.9.81 (FFN); Word 6.0 binary file format (FFN).
 */
import { uint16 } from '../../shared/compound-file/little-endian.js';
import { isMonospaced } from '../../shared/typefaces/typefaces.js';

const mostFonts = 4096;

export interface DocFont {
  name: string;
  /** A Windows character set: 0 for western, 2 for symbols, 204 for Cyrillic. */
  charset: number;
  isMonospaced: boolean;
}

/** Fonts by number; an unreadable entry ends the list. */
export function readFonts(table: Buffer, from: number, length: number, isOld: boolean): DocFont[] {
  const end = Math.min(from + length, table.length);
  // Old tables have their size in front, new ones the number of entries and the size of extra data.
  let at = from + (isOld ? 2 : 4);
  const fonts: DocFont[] = [];
  while (at < end && fonts.length < mostFonts) {
    const next = at + 1 + table[at]!;
    if (next > end || next < at + 7) break;
    const name = isOld ? oldName(table, at + 6, next) : newName(table, at + 40, next);
    fonts.push({ name, charset: table[at + 4]!, isMonospaced: isMonospaced(name) });
    at = next;
  }
  return isOld ? fonts : fonts.slice(0, uint16(table, from));
}

function newName(table: Buffer, from: number, to: number): string {
  return upToNul(table.toString('utf16le', Math.min(from, to), to));
}

function oldName(table: Buffer, from: number, to: number): string {
  return upToNul(table.toString('latin1', from, to));
}

function upToNul(text: string): string {
  const nul = text.indexOf('\0');
  return nul < 0 ? text : text.slice(0, nul);
}
