/**
 * Formats told by their first bytes: PDF, RTF, bare BIFF streams, and the many kinds that are refused by name.
 * Standard: ISO 32000-2 7.5.2 with implementation note (header within the first 1024 bytes); [MS-XLS] 2.4.21 (BOF).
 */
import type { Kind } from './kinds.js';

const pdfHeaderWithinBytes = 1024;
const pdfTailBytes = 1024;

interface Signature {
  at: number;
  bytes: string;
  name: string;
  isPicture?: true;
}

/** Bytes as a latin1 string. Longer signatures stand before shorter ones with the same start. */
const refused: readonly Signature[] = [
  { at: 0, bytes: '\x89PNG\r\n', name: 'a PNG image', isPicture: true },
  { at: 0, bytes: '\xff\xd8\xff', name: 'a JPEG image', isPicture: true },
  { at: 0, bytes: 'GIF8', name: 'a GIF image', isPicture: true },
  { at: 8, bytes: 'WEBP', name: 'a WebP image', isPicture: true },
  { at: 8, bytes: 'WAVE', name: 'a sound file' },
  { at: 0, bytes: 'II*\0', name: 'a TIFF image' },
  { at: 0, bytes: 'MM\0*', name: 'a TIFF image' },
  { at: 0, bytes: '\0\0\x01\0', name: 'an icon' },
  { at: 0, bytes: '\x7fELF', name: 'an executable program' },
  { at: 0, bytes: '\xca\xfe\xba\xbe', name: 'a compiled program' },
  { at: 0, bytes: '\x1f\x8b', name: 'a gzip archive' },
  { at: 0, bytes: 'BZh', name: 'a bzip2 archive' },
  { at: 0, bytes: '7z\xbc\xaf\x27\x1c', name: 'a 7-Zip archive' },
  { at: 0, bytes: 'Rar!\x1a\x07', name: 'a RAR archive' },
  { at: 0, bytes: '\xfd7zXZ\0', name: 'an xz archive' },
  { at: 0, bytes: '\x28\xb5\x2f\xfd', name: 'a Zstandard archive' },
  { at: 257, bytes: 'ustar', name: 'a tar archive' },
  { at: 0, bytes: 'SQLite format 3\0', name: 'a SQLite database' },
  { at: 4, bytes: 'Standard Jet DB', name: 'an Access database' },
  { at: 4, bytes: 'Standard ACE DB', name: 'an Access database' },
  { at: 4, bytes: 'ftyp', name: 'a video, sound or HEIC file' },
  { at: 0, bytes: 'OggS', name: 'an Ogg media file' },
  { at: 0, bytes: 'ID3', name: 'an MP3 sound file' },
  { at: 0, bytes: 'fLaC', name: 'a FLAC sound file' },
  { at: 0, bytes: '\x1aE\xdf\xa3', name: 'a Matroska or WebM video' },
  { at: 0, bytes: '%!PS', name: 'a PostScript file' },
  { at: 0, bytes: '\xc5\xd0\xd3\xc6', name: 'an Encapsulated PostScript file' },
  { at: 0, bytes: '\xffWPC', name: 'a WordPerfect document' },
  { at: 0, bytes: '\xdb\xa5\x2d\0', name: 'a Word 2 document' },
  { at: 0, bytes: '\x31\xbe\0\0', name: 'a Word for DOS document' },
  { at: 0, bytes: '\xfe\x37\0\x23', name: 'a Word for Macintosh document' },
  { at: 0, bytes: 'AT&TFORM', name: 'a DjVu document' },
  { at: 0, bytes: '\0\0\x1a\0\0\x10\x04\0', name: 'a Lotus 1-2-3 workbook' },
  { at: 0, bytes: '\0\0\x02\0\x06\x04\x06\0', name: 'a Lotus 1-2-3 workbook' },
  { at: 0, bytes: '\0asm', name: 'a WebAssembly program' },
  { at: 0, bytes: 'wOFF', name: 'a font' },
  { at: 0, bytes: 'wOF2', name: 'a font' },
  { at: 0, bytes: 'OTTO\0', name: 'a font' },
];

/** `MZ` and `BM` are words too, so these two need a second look. */
function programOrBitmap(head: string): Pick<Signature, 'name' | 'isPicture'> | undefined {
  if (head.startsWith('MZ') && /[\0-\x08]/.test(head.slice(2, 64))) return { name: 'an executable program' };
  if (head.startsWith('BM') && /^BM.{4}\0\0\0\0/s.test(head)) return { name: 'a BMP image', isPicture: true };
  return undefined;
}

/** The kind of a file with a known signature; undefined when there is none (text has none). */
export function sniffBinary(bytes: Uint8Array): Kind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pdfHeaderWithinBytes)).toString(
    'latin1',
  );
  if (isPdf(head, bytes)) return { format: 'pdf' };
  if (/^(?:\xef\xbb\xbf)?\s*\{\\u?rtf?/.test(head)) return { format: 'rtf' };
  if (isBiff(bytes)) return { format: 'xls' };
  const found = refused.find(({ at, bytes: wanted }) => head.startsWith(wanted, at)) ?? programOrBitmap(head);
  return found && { unsupported: found.name, ...(found.isPicture && { isPicture: true }) };
}

/** A page may merely speak of `%PDF-`; a PDF behind a tag goes on with an object and ends as one. */
function isPdf(head: string, bytes: Uint8Array): boolean {
  const at = head.indexOf('%PDF-');
  if (at <= 0) return at === 0;
  if (!/^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|\?xml)/i.test(head)) return true;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = whole.toString('latin1', Math.max(0, whole.length - pdfTailBytes));
  const next = whole.toString('latin1', at, at + pdfHeaderWithinBytes);
  return /\d\s+\d+\s+obj\b/.test(next) && /%%EOF[^<]*$/.test(end);
}

/** A workbook stream outside a compound file: Excel 2 to 5 wrote these, and some programs still do. */
function isBiff(bytes: Uint8Array): boolean {
  if (bytes.length < 8 || bytes[0] !== 0x09) return false;
  const version = bytes[1]!;
  const length = bytes[2]! | (bytes[3]! << 8);
  if (version === 0x00) return length === 4;
  if (version === 0x02 || version === 0x04) return length === 6;
  return version === 0x08 && (length === 8 || length === 16) && (bytes[5] === 5 || bytes[5] === 6);
}
