/**
 * Names of the fonts that characters refer to by number: symbol fonts need them.
 * Standard: [MS-DOC] 2.9.246 (SttbfFfn), 2.9.81 (FFN).
 */
import { asBuffer, uint16 } from '../compound-file/little-endian.js';

const nameAt = 39;
const mostFonts = 4096;

export interface DocFont {
  name: string;
  charset: number;
}

/** Since Word 97. Fonts by number; an unreadable entry ends the list. */
export function readFonts(table: Uint8Array, from: number, length: number): DocFont[] {
  const end = Math.min(from + length, table.length);
  const count = Math.min(uint16(table, from), mostFonts);
  const fonts: DocFont[] = [];
  let at = from + 4;
  for (let i = 0; i < count && at < end; i++) {
    const size = table[at]!;
    const next = at + 1 + size;
    if (next > end) break;
    const name = asBuffer(table).toString('utf16le', Math.min(at + 1 + nameAt, next), next);
    const nul = name.indexOf('\0');
    fonts.push({ name: nul < 0 ? name : name.slice(0, nul), charset: table[at + 4]! });
    at = next;
  }
  return fonts;
}
