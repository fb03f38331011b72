/**
 * The piece table: text lies in pieces anywhere in the stream, and fast saving only adds pieces.
 * Positions of characters (CP) count through all stories; positions in the file (FC) are bytes.
 * Standard: [MS-DOC] 2.4.1 (retrieving text), 2.8.35 (PlcPcd), 2.9.38 (Clx), 2.9.177 (Pcd).
 */
import { fromLatin1 } from '../../shared/code-pages/decode-bytes.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import type { Fib } from './fib.js';

/** `cpStart` to `cpEnd`, at `fcStart` in the stream, `width` bytes a character. */
export interface Piece {
  cpStart: number;
  cpEnd: number;
  fcStart: number;
  width: 1 | 2;
  /** Property modifier of fast saves; 0 for none. */
  modifier: number;
}

export interface PieceTable {
  pieces: Piece[];
  /** Property lists that modifiers refer to: positions in the table stream. */
  modifierLists: { from: number; to: number }[];
}

const isCompressed = 0x40000000;

/** Reads the table at `from`; empty when it makes no sense. Pieces behind the end of the text stream are kept: their text is empty. */
export function readPieceTable(table: Buffer, from: number, length: number, fib: Fib): PieceTable {
  const modifierLists: { from: number; to: number }[] = [];
  const end = Math.min(from + length, table.length);
  let at = from;
  while (at + 3 <= end && table[at] === 1) {
    const size = uint16(table, at + 1);
    modifierLists.push({ from: at + 3, to: Math.min(at + 3 + size, end) });
    at += 3 + size;
  }
  if (at + 5 > end || table[at] !== 2) return { pieces: [], modifierLists };
  const size = Math.min(uint32(table, at + 1), end - at - 5);
  return { pieces: readPieces(table, at + 5, Math.floor((size - 4) / 12), fib), modifierLists };
}

function readPieces(table: Buffer, at: number, count: number, { isOld, isByteText }: Fib): Piece[] {
  const pieces: Piece[] = [];
  const descriptors = at + (count + 1) * 4;
  for (let i = 0; i < count; i++) {
    const cpStart = uint32(table, at + i * 4);
    const cpEnd = uint32(table, at + i * 4 + 4);
    const descriptor = descriptors + i * 8;
    const fc = uint32(table, descriptor + 2);
    const compressed = !isOld && (fc & isCompressed) !== 0;
    // Positions that do not ascend mark the end of what can be trusted.
    if (cpEnd < cpStart || (i > 0 && cpStart !== pieces.at(-1)!.cpEnd)) break;
    pieces.push({
      cpStart,
      cpEnd,
      fcStart: compressed ? (fc & ~isCompressed) >>> 1 : fc,
      width: compressed || isByteText ? 1 : 2,
      modifier: isOld ? 0 : uint16(table, descriptor + 6),
    });
  }
  return pieces;
}

/** Pieces of a file without a table: one, from the first position of text to the last. */
export function singlePiece(fcStart: number, fcEnd: number, width: 1 | 2): Piece[] {
  return fcEnd <= fcStart
    ? []
    : [{ cpStart: 0, cpEnd: Math.floor((fcEnd - fcStart) / width), fcStart, width, modifier: 0 }];
}

/**
 * The text of all stories; index = CP. Places of pieces that the stream does not hold whole are drawn in.
 * One-byte pieces are Windows-1252, but in Word 6 and 95: there the font decides, so bytes are kept as U+0000 to U+00FF.
 */
export function readText(stream: Buffer, pieces: Piece[], isByteText: boolean): string {
  let text = '';
  // Pieces do not share bytes; where they claim to, the text must not outgrow the file without end.
  let left = stream.length * 2;
  for (const piece of pieces) {
    const bytes = Math.min((piece.cpEnd - piece.cpStart) * piece.width, left);
    const to = piece.fcStart + bytes;
    left -= bytes;
    piece.cpStart = text.length;
    text += decodePiece(stream, piece.fcStart, to, piece.width, isByteText);
    piece.cpEnd = text.length;
  }
  return text.toWellFormed();
}

/** One character for each or each second byte, always: positions depend on it. */
function decodePiece(stream: Buffer, from: number, to: number, width: 1 | 2, isByteText: boolean): string {
  if (width === 2) return stream.toString('utf16le', from, to);
  const latin1 = stream.toString('latin1', from, to);
  return isByteText ? latin1 : fromLatin1(latin1);
}
