/**
 * Passes over the drawing on pages that draw too much for it to mean anything to layout. A map or a plot of a million
 * points is most of the bytes of its file; here they cost a look at each byte, and no number is read.
 * Spec: ISO 32000-1, 8.5 (paths), 8.4.2 (graphics state stack).
 */
import { characterClass, isTokenByte, numeric, regular, whiteSpace } from '../file/characters.js';
import { operatorAt, operatorNumber as op } from './operators.js';

const q = op('q'), Q = op('Q'), cm = op('cm'); // prettier-ignore

/** Operators after which text is as it was: those of paths, colours and strokes, and all that nobody here needs (0). */
const isDrawing = new Uint8Array(256);
for (const operator of [
  'm', 'l', 'c', 'v', 'y', 're', 'h', 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'n', 'W', 'W*', 'w',
  'g', 'G', 'rg', 'RG', 'k', 'K', 'sc', 'SC', 'scn', 'SCN', 'cs', 'CS',
] as const) isDrawing[op(operator)] = 1; // prettier-ignore
isDrawing[0] = 1;

/** Bytes between operators: white space and numbers, and the brackets of dash patterns. */
const isFiller = characterClass.map((kind, byte) =>
  kind === whiteSpace || kind === numeric || byte === 0x5b || byte === 0x5d ? 1 : 0,
);

/** For one content stream. */
export class DrawingSkipper {
  /** Nothing is tried before this place, where something else than drawing stood. */
  private blockedUntil = 0;

  /**
   * The place behind the drawing that follows: operators that draw, and whole `q ... Q` groups of them. `from` itself when
   * something else comes first.
   */
  skip(bytes: Uint8Array, from: number, end: number): number {
    if (from < this.blockedUntil) return from;
    let at = from;
    let behind = from;
    let depth = 0;
    for (;;) {
      at = fillerEnd(bytes, at, end);
      if (at >= end) break;
      const start = at;
      const byte = bytes[at]!;
      if (characterClass[byte] === regular) {
        at = tokenEnd(bytes, at);
        const operator = operatorAt(bytes, start, at);
        if (operator === q) depth++;
        else if (operator === Q && depth > 0) depth--;
        else if (!(operator === cm ? depth > 0 : isDrawing[operator] === 1)) break;
        if (depth === 0) behind = at;
      }
      // Names are colour spaces, or stand before an operator that ends the drawing.
      else if (byte === 0x2f) at = tokenEnd(bytes, at);
      else break;
    }
    this.blockedUntil = at;
    return behind;
  }
}

/** The place behind white space and numbers: most bytes of a drawing. */
function fillerEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isFiller[bytes[at]!] === 1) at++;
  return at;
}

/** The place behind a name or an operator. */
function tokenEnd(bytes: Uint8Array, at: number): number {
  do at++;
  while (isTokenByte[bytes[at]!] === 1);
  return at;
}
