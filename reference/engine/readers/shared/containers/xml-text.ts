/**
 * Bytes of an XML part -> string, by byte-order mark, declaration, or the look of the first bytes; UTF-8 otherwise.
 * Spec: XML 1.0, 4.3.3 and appendix F.
 */
import { isAscii, transcode } from 'node:buffer';
import { fromLatin1 } from '../code-pages/decode-bytes.js';

/** A declaration that can be read byte by byte is not UTF-16, whatever it says. */
const readAsUtf8 = /^(utf-?8|us-ascii|utf-?16.*|ucs-2|iso-10646-ucs-2|unicode)$/;

const westernEuropean = /^(windows-1252|cp-?1252|iso-?8859-1|latin-?1)$/;

/** Never throws: bytes that do not fit the encoding become replacement characters. No byte-order mark in the result. */
export function xmlText(bytes: Buffer): string {
  const first = bytes[0];
  const second = bytes[1];
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return utf8Text(bytes.subarray(3));
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2);
  if (first === 0xfe && second === 0xff) return utf16BigEndian(bytes.subarray(2));
  if (first === 0x3c && second === 0) return bytes.toString('utf16le');
  if (first === 0 && second === 0x3c) return utf16BigEndian(bytes);
  const declared = declaredEncoding(bytes);
  if (declared !== undefined && westernEuropean.test(declared)) return fromLatin1(bytes.toString('latin1'));
  if (declared !== undefined && !readAsUtf8.test(declared)) {
    try {
      return new TextDecoder(declared).decode(bytes);
    } catch {
      // An encoding nobody knows: UTF-8 is the best guess left.
      return utf8Text(bytes);
    }
  }
  return utf8Text(bytes);
}

/** True for UTF-8 and ASCII, where a part can be searched and cut byte by byte. */
export function isByteOriented(bytes: Buffer): boolean {
  const first = bytes[0];
  if (first === 0xff || first === 0xfe || first === 0 || bytes[1] === 0) return false;
  const declared = declaredEncoding(bytes);
  return declared === undefined || readAsUtf8.test(declared);
}

/** By way of UTF-16, because V8's own decoder is ten times slower once a single character is beyond Latin-1. */
export function utf8Text(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1');
  try {
    return transcode(bytes, 'utf8', 'ucs2').toString('utf16le');
  } catch {
    // Not UTF-8 throughout: the slower decoder puts replacement characters.
    return bytes.toString('utf8');
  }
}

function utf16BigEndian(bytes: Buffer): string {
  const even = bytes.length & ~1;
  return Buffer.from(bytes.subarray(0, even)).swap16().toString('utf16le');
}

function declaredEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] !== 0x3c || bytes[1] !== 0x3f) return undefined;
  const declaration = bytes.toString('latin1', 0, 200);
  return /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1]?.toLowerCase();
}
