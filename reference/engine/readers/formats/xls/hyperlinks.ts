/**
 * The link of an HLINK record -> its address.
 * Standard: [MS-XLS] 2.4.140 (HLink), [MS-OSHARED] 2.3.7.1 (Hyperlink Object).
 */
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';

const hasMoniker = 0x01;
const hasLocation = 0x08;
const hasDisplayName = 0x10;
const hasFrameName = 0x80;
const isPlainText = 0x100;

/** First four bytes of the class ids, little-endian. */
const urlMoniker = 0x79eac9e0;
const fileMoniker = 0x00000303;

/** The address of the object at `at`; undefined when it has none outside the workbook. Damage gives undefined, never an error. */
export function readHyperlink(bytes: Buffer, start: number, end: number): string | undefined {
  // The class id (16 bytes) and the version come before the flags.
  const flags = uint32(bytes, start + 20);
  let at = start + 24;
  if ((flags & hasDisplayName) !== 0) at = skipText(bytes, at);
  if ((flags & hasFrameName) !== 0) at = skipText(bytes, at);
  let address = '';
  if ((flags & hasMoniker) !== 0) {
    const moniker = (flags & isPlainText) !== 0 ? readText(bytes, at, end) : readMoniker(bytes, at, end);
    if (moniker === undefined) return undefined;
    address = moniker.text;
    at = moniker.next;
  }
  if (address === '') return undefined;
  const location = (flags & hasLocation) !== 0 ? (readText(bytes, at, end)?.text ?? '') : '';
  return location === '' ? address : `${address}#${location}`;
}

interface Piece {
  text: string;
  next: number;
}

function skipText(bytes: Buffer, at: number): number {
  return at + 4 + uint32(bytes, at) * 2;
}

/** Characters with a final NUL, counted in front. */
function readText(bytes: Buffer, at: number, end: number): Piece | undefined {
  const next = skipText(bytes, at);
  return next > end ? undefined : { text: upToNul(bytes.toString('utf16le', at + 4, next)), next };
}

function readMoniker(bytes: Buffer, at: number, end: number): Piece | undefined {
  const kind = uint32(bytes, at);
  const data = at + 16;
  if (kind === urlMoniker) {
    const next = data + 4 + uint32(bytes, data);
    return next > end ? undefined : { text: upToNul(bytes.toString('utf16le', data + 4, next)), next };
  }
  return kind === fileMoniker ? readFileMoniker(bytes, data, end) : undefined;
}

/** A path in bytes, then perhaps the same in Unicode; steps up are counted in front. */
function readFileMoniker(bytes: Buffer, at: number, end: number): Piece | undefined {
  const up = Math.min(uint16(bytes, at), 64);
  const length = uint32(bytes, at + 2);
  const unicodeAt = at + 6 + length + 24;
  if (unicodeAt + 4 > end) return undefined;
  const size = uint32(bytes, unicodeAt);
  const next = unicodeAt + 4 + size;
  if (next > end) return undefined;
  const path =
    size > 6
      ? bytes.toString('utf16le', unicodeAt + 10, unicodeAt + 10 + uint32(bytes, unicodeAt + 4))
      : upToNul(bytes.toString('latin1', at + 6, at + 6 + length));
  return { text: '../'.repeat(up) + path.replaceAll('\\', '/'), next };
}

function upToNul(text: string): string {
  const nul = text.indexOf('\0');
  return nul < 0 ? text : text.slice(0, nul);
}
