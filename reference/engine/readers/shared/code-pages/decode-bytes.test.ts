import { describe, expect, it } from 'vitest';
import { decodeBytes, isLeadByte } from './decode-bytes.js';

const decode = (bytes: number[], codePage: number): string =>
  decodeBytes(Buffer.from(bytes), 0, bytes.length, codePage);

describe('decodeBytes', () => {
  it.each([
    [[0x93, 0x41, 0x94, 0x80], 1252, '“A”€'],
    [[0xcf, 0xf0], 1251, 'Пр'],
    [[0x82, 0x87, 0xe1], 437, 'éçß'],
    [[0x9c, 0xd5], 850, '£ı'],
    [[0x8e, 0xca], 10000, 'é\u00a0'],
    [[0x83, 0x65, 0x83, 0x58], 932, 'テス'],
    [[0xc4, 0xe3], 936, '你'],
    [[0xb0, 0xa1], 949, '가'],
    [[0xa7, 0x41], 950, '你'],
    [[0xa1], 874, 'ก'],
    [[0xc3, 0xa9], 65001, 'é'],
    [[0x41, 0x00, 0x42, 0x26], 1200, 'A♂'],
  ])('reads %j in code page %i', (bytes, codePage, text) => {
    expect(decode(bytes, codePage)).toBe(text);
  });

  it('reads unknown code pages as Windows-1252', () => {
    expect(decode([0x80, 0xe4], 12_345)).toBe('€ä');
  });

  it('reads only the stretch that was asked for', () => {
    expect(decodeBytes(Buffer.from('abcdef'), 2, 4, 1251)).toBe('cd');
  });
});

describe('isLeadByte', () => {
  it('tells the first byte of a character of two', () => {
    expect(isLeadByte(0x83, 932)).toBe(true);
    expect(isLeadByte(0xb1, 932)).toBe(false);
    expect(isLeadByte(0x83, 1252)).toBe(false);
  });
});
