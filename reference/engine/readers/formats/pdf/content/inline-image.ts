/**
 * Finds the end of an inline image, whose bytes may look like anything.
 * Spec: ISO 32000-1, 8.9.7.
 */
import { characterClass, whiteSpace } from '../file/characters.js';

/** The position behind `EI`, from a position behind `BI`; `end` when there is none. */
export function inlineImageEnd(bytes: Uint8Array, at: number, end: number): number {
  for (; at + 1 < end; at++) {
    if (bytes[at] === 0x49 && bytes[at + 1] === 0x44 && isSpace(bytes[at - 1]) && isSpace(bytes[at + 2])) break;
  }
  for (at += 3; at + 1 < end; at++) {
    if (
      bytes[at] === 0x45 &&
      bytes[at + 1] === 0x49 &&
      isSpace(bytes[at - 1]) &&
      isSpace(bytes[at + 2]) &&
      looksLikeContent(bytes, at + 2, end)
    )
      return at + 2;
  }
  return end;
}

const isSpace = (byte: number | undefined): boolean => byte === undefined || characterClass[byte] === whiteSpace;

/** Operators and numbers are plain ASCII; picture data rarely is for long. */
function looksLikeContent(bytes: Uint8Array, at: number, end: number): boolean {
  for (let index = at; index < Math.min(at + 16, end); index++) {
    const byte = bytes[index]!;
    if (byte > 126 || (byte < 32 && characterClass[byte] !== whiteSpace)) return false;
  }
  return true;
}
