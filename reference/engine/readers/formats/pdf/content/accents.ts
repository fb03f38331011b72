/**
 * Accents set as glyphs of their own over a letter, as TeX fonts do.
 */

import { relationStroke } from '../fonts/font.js';

/** Spacing accents and the combining marks they stand for. */
const combining = new Map<number, number>([
  [0x60, 0x300],
  [0xb4, 0x301],
  [0x5e, 0x302],
  [0x2c6, 0x302],
  [0x7e, 0x303],
  [0x2dc, 0x303],
  [0xaf, 0x304],
  [0x2d8, 0x306],
  [0x2d9, 0x307],
  [0xa8, 0x308],
  [0x2da, 0x30a],
  [0x2dd, 0x30b],
  [0x2c7, 0x30c],
  [0xb8, 0x327],
  [0x2db, 0x328],
  [relationStroke, relationStroke],
]);

export const isSpacingAccent = (char: number): boolean => char >= 0x5e && combining.has(char);

/** The letter with its accent as one UTF-16 unit, whichever of the two comes first; 0 when they make none. */
export function composeSpacingAccent(first: number, second: number): number {
  const accent = combining.get(first) ?? combining.get(second);
  if (accent === undefined) return 0;
  const letter = combining.has(first) ? second : first;
  // Dotless i and j carry accents in place of the dotted ones.
  const base = letter === 0x131 ? 0x69 : letter === 0x237 ? 0x6a : letter;
  const composed = String.fromCharCode(base, accent).normalize('NFC');
  return composed.length === 1 ? composed.charCodeAt(0) : 0;
}
