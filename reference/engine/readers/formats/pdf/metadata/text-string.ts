/**
 * Text strings outside content streams: UTF-16 or UTF-8 with a byte order mark, else PDFDocEncoding.
 * Spec: ISO 32000-1, 7.9.2 and Annex D.2.
 */
import { latin1 } from '../file/object-parser.js';

/** Characters of PDFDocEncoding that are not Latin-1, from code 24 (0x18) and from code 128 (0x80). */
const from18 = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const from80 =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return withoutLanguage(utf16(bytes, 2, 1, 0));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return withoutLanguage(utf16(bytes, 2, 0, 1));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
  return latin1(bytes, 0, bytes.length).replace(/[\u0018-\u001f\u0080-\u00a0]/g, (character) => {
    const code = character.charCodeAt(0);
    return code < 32 ? from18[code - 24]! : from80[code - 128]!;
  });
}

function utf16(bytes: Uint8Array, start: number, low: number, high: number): string {
  const units = new Uint16Array((bytes.length - start) >> 1);
  for (let index = 0; index < units.length; index++) {
    units[index] = bytes[start + index * 2 + low]! | (bytes[start + index * 2 + high]! << 8);
  }
  return Buffer.from(units.buffer).toString('utf16le');
}

/** Language codes between escape characters are no text. */
const withoutLanguage = (text: string): string => text.replace(/\u001b[^\u001b]*\u001b/g, '');
