import { describe, expect, it } from 'vitest';
import { readCff } from './cff.js';

const header = [1, 0, 4, 1];
const nameIndex = [0, 1, 1, 1, 2, 0x41];
const emptyIndex = [0, 0];

/** A program with three glyphs, the standard charset and the standard encoding. */
function program(topIndexHead: number[]): Uint8Array {
  const charStringsAt = header.length + nameIndex.length + topIndexHead.length + 4 + 2 * emptyIndex.length;
  const topDict = [28, charStringsAt >> 8, charStringsAt & 255, 17];
  const charStrings = [0, 3, 1, 1, 2, 3, 4, 14, 14, 14];
  return Uint8Array.from([
    ...header,
    ...nameIndex,
    ...topIndexHead,
    ...topDict,
    ...emptyIndex,
    ...emptyIndex,
    ...charStrings,
  ]);
}

describe('a CFF program', () => {
  it('names its glyphs and codes', () => {
    const { nameOfGlyph, nameOfCode } = readCff(program([0, 1, 1, 1, 5]));
    expect(nameOfGlyph?.(1)).toBe('space');
    expect(nameOfCode?.(0x41)).toBe('A');
  });

  it('is refused when its offsets have no possible size', () => {
    expect(() => readCff(program([0, 1, 255, 1, 5]))).toThrow(RangeError);
  });

  it('ends where its bytes end, whatever its offsets say', () => {
    expect(readCff(program([0, 1, 4, 0, 0, 0, 1, 255, 255, 255, 255])).nameOfCode).toBeTypeOf('function');
  });
});
