/**
 * Character references (`&amp;`, `&#8217;`, `&eacute`) to text, as browsers read them.
 * Standard: HTML, 13.2.5.72 Character reference state and following.
 */
import { namedCharacterReferences } from './entities.table.js';
import { windows1252Character } from './windows-1252.js';

interface Named {
  text: string;
  /** Counts without a semicolon too. */
  bare: boolean;
}

let named: Map<string, Named> | undefined;
let longestName = 0;

function namedReferences(): Map<string, Named> {
  if (named) return named;
  named = new Map();
  for (const entry of namedCharacterReferences.trim().split(/\s+/)) {
    const mark = entry.search(/[!:]/);
    const text = entry
      .slice(mark + 1)
      .split('+')
      .map((code) => String.fromCodePoint(parseInt(code, 16)))
      .join('');
    named.set(entry.slice(0, mark), { text, bare: entry[mark] === '!' });
    longestName = Math.max(longestName, mark);
  }
  return named;
}

/** A reference that was recognised: its characters, and how much source it took, from the ampersand on. */
export interface Reference {
  text: string;
  length: number;
}

/** Longest piece of source a reference can take, but for leading zeros. */
export const referenceLimit = 40;

/** The reference that starts at the ampersand at `at`; undefined when it is just an ampersand. */
export function matchReference(text: string, at: number, inAttribute: boolean): Reference | undefined {
  return text.charCodeAt(at + 1) === 0x23 ? matchNumeric(text, at) : matchNamed(text, at, inAttribute);
}

/** The references that pages are full of, by the letters between ampersand and semicolon read as a number in base 256. */
const commonCodes = new Map(
  Object.entries({ amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, nbsp: 0xa0 }).map(([name, code]) => [
    Buffer.from(name).readUIntBE(0, name.length),
    code,
  ]),
);
const mostCommonLetters = 4;
const mostCommonDigits = 6;

/**
 * The reference at the ampersand at `at`, where it is one of the common ones or a decimal number, and ends in a semicolon
 * before `to`: its code point times 16 plus the bytes it takes. 0 for all others, which `matchReference` knows.
 */
export function matchCommon(source: Uint8Array, at: number, to: number): number {
  const isNumeric = source[at + 1] === 0x23;
  const first = isNumeric ? at + 2 : at + 1;
  const last = Math.min(to, first + (isNumeric ? mostCommonDigits : mostCommonLetters) + 1);
  let value = 0;
  for (let end = first; end < last; end++) {
    const byte = source[end]!;
    if (byte === 0x3b) {
      const code = isNumeric ? value : commonCodes.get(value);
      // Numbers that stand for another character, or for none, are few.
      const isPlain = code !== undefined && code >= 0x20 && (code < 0x80 || (code >= 0xa0 && code < 0xd800));
      return isPlain ? code * 16 + end + 1 - at : 0;
    }
    if (!isNumeric) value = value * 256 + byte;
    else if (byte >= 0x30 && byte <= 0x39) value = value * 10 + byte - 0x30;
    else return 0;
  }
  return 0;
}

function matchNumeric(text: string, at: number): Reference | undefined {
  const isHex = (text.charCodeAt(at + 2) | 0x20) === 0x78;
  let end = at + (isHex ? 3 : 2);
  const first = end;
  let code = 0;
  for (; ; end++) {
    const digit = digitValue(text.charCodeAt(end), isHex);
    if (digit < 0) break;
    if (code <= 0x10ffff) code = code * (isHex ? 16 : 10) + digit;
  }
  if (end === first) return undefined;
  if (text.charCodeAt(end) === 0x3b) end++;
  return { text: characterOf(code), length: end - at };
}

function digitValue(code: number, isHex: boolean): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return isHex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  if (code >= 0x80 && code <= 0x9f) return windows1252Character(code);
  return String.fromCodePoint(code);
}

function matchNamed(text: string, at: number, inAttribute: boolean): Reference | undefined {
  const references = namedReferences();
  let end = at + 1;
  while (end - at <= longestName && isAlphanumeric(text.charCodeAt(end))) end++;
  const name = text.slice(at + 1, end);
  if (text.charCodeAt(end) === 0x3b) {
    const exact = references.get(name);
    if (exact) return { text: exact.text, length: end + 1 - at };
  }
  for (let length = name.length; length > 1; length--) {
    const prefix = references.get(name.slice(0, length));
    if (!prefix?.bare) continue;
    const next = text.charCodeAt(at + 1 + length);
    if (inAttribute && (next === 0x3d || isAlphanumeric(next))) return undefined;
    return { text: prefix.text, length: length + 1 };
  }
  return undefined;
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
}

/** The text with its character references decoded. In attributes, `&copy=` and the like stay as they are. */
export function decodeEntities(text: string, inAttribute: boolean): string {
  let at = text.indexOf('&');
  if (at < 0) return text;
  let out = '';
  let from = 0;
  while (at >= 0) {
    const reference = matchReference(text, at, inAttribute);
    if (reference) {
      out += text.slice(from, at) + reference.text;
      from = at + reference.length;
      at = text.indexOf('&', from);
    } else {
      at = text.indexOf('&', at + 1);
    }
  }
  return out + text.slice(from);
}
