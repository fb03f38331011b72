/** What the codes of TeX's bitmap fonts mean. */
import { describe, expect, it } from 'vitest';
import { texBitmapText } from './tex-bitmaps.js';

const names = (...codes: number[]): Map<number, string> => new Map(codes.map((code) => [code, `a${code}`]));
const letters = [97, 101, 110, 115, 116];
const read = (...codes: number[]): string | undefined => {
  const textOf = texBitmapText(names(...letters, ...codes));
  return textOf && codes.map((code) => textOf(code)).join('|');
};

describe('A bitmap font of TeX', () => {
  it('has the signs of the newer encoding where it has letters beyond those of English, or its ligatures', () => {
    expect(read(170, 187, 27, 16, 17, 21, 255)).toBe('ł|ż|ff|“|”|–|ß');
    expect(read(28)).toBe('fi');
  });

  it('has the signs of the older encoding where it has its ligatures', () => {
    expect(read(11, 12, 14, 34, 92, 123)).toBe('ff|fi|ffi|”|“|–');
  });

  it('is left to its codes where nothing tells them apart, and where it is no face of text', () => {
    expect(read(65, 66)).toBeUndefined();
    expect(texBitmapText(names(11, 12, 13))).toBeUndefined();
    expect(texBitmapText(new Map([...names(...letters, 28), [65, 'A']]))).toBeUndefined();
  });
});
