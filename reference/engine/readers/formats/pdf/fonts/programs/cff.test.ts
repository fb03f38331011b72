import { describe, expect, it } from 'vitest';
import type { FontProgram } from '../font-program.js';
import { readCff } from './cff.js';

const header = [1, 0, 4, 1];

/** Items one behind the other, their offsets from 1 in one byte. */
function indexOf(...items: number[][]): number[] {
  if (items.length === 0) return [0, 0];
  const offsets = [1];
  for (const item of items) offsets.push(offsets.at(-1)! + item.length);
  return [items.length >> 8, items.length & 255, 1, ...offsets, ...items.flat()];
}

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const nameIndex = indexOf([0x41]);
/** An operand that always takes three bytes. */
const short = (value: number): number[] => [28, (value >> 8) & 255, value & 255];

interface Parts {
  glyphs: number;
  strings?: string[];
  /** Bytes of the charset or a number of those that are predefined. */
  charset?: number[] | number;
  encoding?: number[] | number;
  /** Further entries of the top dictionary, before those that give places. */
  head?: number[];
}

/** A program: the top dictionary says where charset, encoding and charstrings stand behind the indexes. */
function program({ glyphs, strings = [], charset = 0, encoding = 0, head = [] }: Parts): Uint8Array {
  const stringIndex = indexOf(...strings.map(ascii));
  const topBytes = head.length + 12;
  const tailAt = header.length + nameIndex.length + 5 + topBytes + stringIndex.length + 2;
  const charsetBytes = typeof charset === 'number' ? [] : charset;
  const encodingBytes = typeof encoding === 'number' ? [] : encoding;
  const encodingAt = tailAt + charsetBytes.length;
  const top = [
    ...head,
    ...short(typeof charset === 'number' ? charset : tailAt),
    15,
    ...short(typeof encoding === 'number' ? encoding : encodingAt),
    16,
    ...short(encodingAt + encodingBytes.length),
    17,
  ];
  const charStrings = indexOf(...Array.from({ length: glyphs }, () => [14]));
  return Uint8Array.from([
    ...header,
    ...nameIndex,
    ...indexOf(top),
    ...stringIndex,
    0,
    0,
    ...charsetBytes,
    ...encodingBytes,
    ...charStrings,
  ]);
}

const names = ({ nameOfGlyph }: FontProgram, ...glyphs: number[]): (string | undefined)[] =>
  glyphs.map((glyph) => nameOfGlyph?.(glyph));
const codes = ({ nameOfCode }: FontProgram, ...wanted: number[]): (string | undefined)[] =>
  wanted.map((code) => nameOfCode?.(code));

describe('the glyph names of a CFF program', () => {
  it('are those of the predefined charsets: ISO Adobe, Expert, Expert Subset', () => {
    expect(names(readCff(program({ glyphs: 3 })), 0, 1, 34, 228, 229)).toEqual([
      '.notdef',
      'space',
      'A',
      'zcaron',
      undefined,
    ]);
    expect(names(readCff(program({ glyphs: 3, charset: 1 })), 1, 2)).toEqual(['space', 'exclamsmall']);
    expect(names(readCff(program({ glyphs: 3, charset: 2 })), 1, 2)).toEqual(['space', 'dollaroldstyle']);
  });

  it('are listed one by one in format 0, with strings of the program’s own', () => {
    const charset = [0, 0, 34, 1, 0x87, 1, 0x88, 1, 0x89];
    const read = readCff(program({ glyphs: 5, strings: ['first', 'second'], charset }));
    expect(names(read, 1, 2, 3, 4)).toEqual(['A', 'first', 'second', undefined]);
  });

  it('are runs with their length in one byte in format 1, in two bytes in format 2', () => {
    expect(names(readCff(program({ glyphs: 5, charset: [1, 0, 34, 1, 0, 66, 9] })), 1, 2, 3, 4, 5)).toEqual([
      'A',
      'B',
      'a',
      'b',
      undefined,
    ]);
    expect(names(readCff(program({ glyphs: 4, charset: [2, 0, 34, 0, 200] })), 1, 3, 4)).toEqual(['A', 'C', undefined]);
  });
});

describe('the codes of a CFF program', () => {
  it('are those of the standard encoding unless it says otherwise', () => {
    expect(codes(readCff(program({ glyphs: 3 })), 0x41, 0x7f)).toEqual(['A', undefined]);
    expect(codes(readCff(program({ glyphs: 3, encoding: 1 })), 0x41)).toEqual([undefined]);
  });

  it('are listed glyph by glyph in format 0', () => {
    expect(codes(readCff(program({ glyphs: 4, encoding: [0, 2, 200, 100] })), 200, 100, 65)).toEqual([
      'space',
      'exclam',
      undefined,
    ]);
  });

  it('are ranges in format 1, and may have supplements by name', () => {
    const encoding = [0x81, 2, 65, 1, 97, 0, 1, 90, 0, 34];
    expect(codes(readCff(program({ glyphs: 4, encoding })), 65, 66, 97, 90)).toEqual([
      'space',
      'exclam',
      'quotedbl',
      'A',
    ]);
  });
});

describe('the dictionary of a CFF program', () => {
  it('holds numbers of all lengths, and real numbers, which are passed over', () => {
    // -107, 107, 108, -108, 1131, -1131, a long one and 0.5, each with an operator of its own.
    const head = [32, 1, 246, 2, 247, 0, 3, 251, 0, 4, 250, 255, 5, 254, 255, 6, 29, 0, 1, 0, 0, 7, 30, 0x0a, 0x5f, 8];
    expect(names(readCff(program({ glyphs: 2, head })), 1)).toEqual(['space']);
  });

  it('makes a program of CIDs of one that names a registry', () => {
    const read = readCff(program({ glyphs: 4, head: [139, 139, 139, 12, 30], charset: [0, 0, 7, 1, 0, 0, 9] }));
    expect([0, 7, 256, 9, 8].map((cid) => read.glyphOfCid?.(cid))).toEqual([0, 1, 2, 3, undefined]);
    expect(read.nameOfGlyph).toBeUndefined();
  });
});

describe('a damaged CFF program', () => {
  /** The index of the top dictionary is damaged; what it should hold follows it. */
  const damaged = (topIndexHead: number[]): Uint8Array => {
    const glyphsAt = header.length + nameIndex.length + topIndexHead.length + 4 + 2 * indexOf().length;
    const rest = [...short(glyphsAt), 17, ...indexOf(), ...indexOf(), ...indexOf([14], [14], [14])];
    return Uint8Array.from([...header, ...nameIndex, ...topIndexHead, ...rest]);
  };

  it('is refused when its offsets have no possible size', () => {
    expect(() => readCff(damaged([0, 1, 255, 1, 5]))).toThrow(RangeError);
    expect(() => readCff(damaged([0, 1, 0, 1, 5]))).toThrow(RangeError);
  });

  it('ends where its bytes end, whatever its offsets say', () => {
    expect(readCff(damaged([0, 1, 4, 0, 0, 0, 1, 255, 255, 255, 255])).nameOfCode).toBeTypeOf('function');
  });
});
