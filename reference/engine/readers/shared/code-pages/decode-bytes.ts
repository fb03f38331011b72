/**
 * Bytes in a Windows, DOS or Macintosh code page -> text. One decoder per page, kept; the frequent pages never leave fast paths.
 * Used by the DOC, XLS and RTF readers and by property sets.
 * Standard: [MS-UCODEREF] 2.2.1 (code page numbers); encodings as in the WHATWG Encoding Standard.
 */
import { encodingLabels } from './encoding-labels.table.js';
import { singleBytePages } from './single-byte-pages.table.js';

/** Bytes 0x80 to 0x9f of Windows-1252; the five unassigned ones stay controls, as browsers read them. */
const windows1252High =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';
const needsWindows1252 = /[\x80-\x9f]/;
const windows1252Range = /[\x80-\x9f]/g;
const isAscii = /^[\0-\x7f]*$/;

const decoders = new Map<number, (bytes: Uint8Array) => string>();

/** The text of `bytes[from, to)` in the numbered code page; unknown pages are read as Windows-1252. */
export function decodeBytes(bytes: Buffer, from: number, to: number, codePage: number): string {
  if (codePage === 1200) return bytes.toString('utf16le', from, to).toWellFormed();
  const latin1 = bytes.toString('latin1', from, to);
  if (codePage === 1252) return fromLatin1(latin1);
  if (!mayShiftAscii(codePage) && isAscii.test(latin1)) return latin1;
  return decoderOf(codePage)(bytes.subarray(from, to));
}

/** Text read as ISO 8859-1 -> the same bytes read as Windows-1252. */
export function fromLatin1(latin1: string): string {
  return needsWindows1252.test(latin1)
    ? latin1.replace(windows1252Range, (character) => windows1252High[character.charCodeAt(0) - 0x80]!)
    : latin1;
}

/** True for the lead byte of a two-byte character in the East Asian code pages. */
export function isLeadByte(byte: number, codePage: number): boolean {
  switch (codePage) {
    case 932:
    case 10001:
      return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
    case 936:
    case 949:
    case 950:
    case 1361:
    case 10002:
    case 10003:
    case 10008:
    case 51932:
    case 51949:
    case 54936:
      return byte >= 0x81 && byte <= 0xfe;
    default:
      return false;
  }
}

/** In these, bytes below 0x80 are not always ASCII (UTF-7, UTF-16, ISO 2022). */
function mayShiftAscii(codePage: number): boolean {
  return codePage === 1201 || (codePage >= 50220 && codePage <= 50229) || codePage === 65000;
}

function decoderOf(codePage: number): (bytes: Uint8Array) => string {
  const known = decoders.get(codePage);
  if (known !== undefined) return known;
  const decoder = makeDecoder(codePage);
  decoders.set(codePage, decoder);
  return decoder;
}

function makeDecoder(codePage: number): (bytes: Uint8Array) => string {
  const page = singleBytePages[codePage];
  if (page !== undefined) return (bytes) => decodeSingleBytes(bytes, page);
  const label = encodingLabels[codePage];
  if (label === undefined) return (bytes) => fromLatin1(Buffer.from(bytes).toString('latin1'));
  const decoder = new TextDecoder(label);
  return (bytes) => decoder.decode(bytes);
}

function decodeSingleBytes(bytes: Uint8Array, page: string): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : page[byte - 0x80]!;
  return text;
}
