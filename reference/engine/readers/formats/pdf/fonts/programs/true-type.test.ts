import { describe, expect, it } from 'vitest';
import type { FontProgram } from '../font-program.js';
import { readTrueType } from './true-type.js';

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]): number[] => values.flatMap((value) => [...u16(value >>> 16), ...u16(value)]);
const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** The table directory and its tables, one behind the other. */
function font(tables: Readonly<Record<string, number[]>>, tag = 0x00010000, at = 0): number[] {
  const names = Object.keys(tables);
  let offset = at + 12 + names.length * 16;
  const directory: number[] = [];
  for (const name of names) {
    directory.push(...ascii(name), ...u32(0, offset, tables[name]!.length));
    offset += tables[name]!.length;
  }
  return [...u32(tag), ...u16(names.length, 0, 0, 0), ...directory, ...Object.values(tables).flat()];
}

/** A `cmap` of these subtables: platform, encoding, bytes. */
function cmap(...subtables: [platform: number, encoding: number, bytes: number[]][]): number[] {
  let offset = 4 + subtables.length * 8;
  const records = subtables.flatMap(([platform, encoding, bytes]) => {
    const record = [...u16(platform, encoding), ...u32(offset)];
    offset += bytes.length;
    return record;
  });
  return [...u16(0, subtables.length), ...records, ...subtables.flatMap(([, , bytes]) => bytes)];
}

const read = (bytes: number[]): FontProgram => readTrueType(new DataView(Uint8Array.from(bytes).buffer));
const withMap = (...subtables: Parameters<typeof cmap>): FontProgram => read(font({ cmap: cmap(...subtables) }));

/** Format 0: one byte a code. */
const bytesMap = (glyphs: Readonly<Record<number, number>>): number[] => [
  ...u16(0, 262, 0),
  ...Array.from({ length: 256 }, (_, code) => glyphs[code] ?? 0),
];

/** Format 4 of segments `[start, end, delta]`, or with the glyphs of the segment listed instead. */
function segments(...list: [start: number, end: number, to: number | number[]][]): number[] {
  const all: typeof list = [...list, [0xffff, 0xffff, 1]];
  const listed: number[] = [];
  const ranges = all.map(([, , to], index) => {
    if (typeof to === 'number') return 0;
    const range = (all.length - index + listed.length) * 2;
    listed.push(...to);
    return range;
  });
  const deltas = all.map(([, , to]) => (typeof to === 'number' ? to & 0xffff : 0));
  const body = [
    ...u16(all.length * 2, 0, 0, 0),
    ...u16(...all.map(([, end]) => end)),
    ...u16(0),
    ...u16(...all.map(([start]) => start)),
    ...u16(...deltas, ...ranges, ...listed),
  ];
  return [...u16(4, body.length + 6, 0), ...body];
}

describe('the character map of a TrueType program', () => {
  it('maps single bytes in format 0', () => {
    const { glyphOfCode } = withMap([1, 0, bytesMap({ 65: 7 })]);
    expect(glyphOfCode?.(65)).toBe(7);
    expect(glyphOfCode?.(66)).toBeUndefined();
  });

  it('maps segments by their delta in format 4, modulo 65536', () => {
    const program = withMap([3, 1, segments([65, 67, -60], [0x20ac, 0x20ac, 9 - 0x20ac])]);
    expect([65, 66, 67, 68, 0x20ac].map((code) => program.glyphOfCode?.(code))).toEqual([5, 6, 7, undefined, 9]);
    expect(program.textOfGlyph?.(9)).toBe('€');
    expect(program.textOfGlyph?.(200)).toBeUndefined();
  });

  it('maps segments by their list of glyphs in format 4; glyph 0 is none', () => {
    const { glyphOfCode } = withMap([3, 1, segments([65, 67, [30, 0, 10]], [97, 97, [40]])]);
    expect([65, 66, 67, 97].map((code) => glyphOfCode?.(code))).toEqual([30, undefined, 10, 40]);
  });

  it('maps a trimmed table in format 6', () => {
    const { glyphOfCode } = withMap([3, 1, [...u16(6, 16, 0, 32, 3), ...u16(3, 0, 5)]]);
    expect([31, 32, 33, 34, 35].map((code) => glyphOfCode?.(code))).toEqual([undefined, 3, undefined, 5, undefined]);
  });

  it('maps groups beyond the basic plane in format 12', () => {
    const groups = [...u16(12, 0), ...u32(40, 0, 2), ...u32(65, 66, 4), ...u32(0x1f600, 0x1f601, 8)];
    const program = withMap([3, 10, groups]);
    expect(program.textOfGlyph?.(5)).toBe('B');
    expect(program.textOfGlyph?.(9)).toBe('\u{1f601}');
    expect(program.glyphOfCode?.(66)).toBe(5);
  });

  it('takes the fullest Unicode map for text: 3/10 before 3/1 before platform 0', () => {
    const one = (glyph: number): number[] => segments([65, 65, glyph - 65]);
    const full = [...u16(12, 0), ...u32(28, 0, 1), ...u32(65, 65, 1)];
    const unicode = withMap([0, 3, one(3)], [3, 1, one(2)], [3, 10, full]);
    expect([1, 2, 3].map((glyph) => unicode.textOfGlyph?.(glyph))).toEqual(['A', undefined, undefined]);
    expect(withMap([0, 3, one(3)], [3, 1, one(2)]).textOfGlyph?.(2)).toBe('A');
    expect(withMap([0, 1, one(3)]).textOfGlyph?.(3)).toBe('A');
    expect(withMap([1, 0, bytesMap({ 65: 1 })]).textOfGlyph).toBeUndefined();
  });

  it('asks the symbol map first, also in its private area, then the Macintosh map, then Unicode', () => {
    const symbol = segments([0x41, 0x41, 1 - 0x41], [0xf042, 0xf042, 2 - 0xf042], [0xf143, 0xf143, 3 - 0xf143]);
    const unicode = segments([0x45, 0x45, 5 - 0x45]);
    const program = withMap([1, 0, bytesMap({ 0x41: 9, 0x44: 4 })], [3, 0, symbol], [3, 1, unicode]);
    expect([0x41, 0x42, 0x43, 0x44, 0x45, 0x46].map((code) => program.glyphOfCode?.(code))).toEqual([
      1,
      2,
      3,
      4,
      5,
      undefined,
    ]);
  });

  it('gives a glyph of several codes the first of them', () => {
    expect(withMap([3, 1, segments([65, 65, 5 - 65], [97, 97, 5 - 97])]).textOfGlyph?.(5)).toBe('A');
  });

  it('gives what can be read of tables that reach beyond the end', () => {
    const cut = (bytes: number[], by: number): FontProgram => read(font({ cmap: cmap([3, 1, bytes]).slice(0, -by) }));
    expect(cut(bytesMap({ 65: 7 }), 100).glyphOfCode?.(65)).toBe(7);
    expect(cut([...u16(6, 16, 0, 32, 3), ...u16(3, 4, 5)], 2).glyphOfCode?.(33)).toBe(4);
    expect(cut(segments([65, 67, [30, 20, 10]]), 2).glyphOfCode?.(66)).toBe(20);
    expect(cut(segments([65, 67, [30, 20, 10]]), 12).glyphOfCode?.(66)).toBeUndefined();
    expect(cut(segments([65, 67, 1]), segments([65, 67, 1]).length - 4).glyphOfCode?.(65)).toBeUndefined();
    expect(withMap([3, 1, u16(99, 0, 0)]).glyphOfCode?.(65)).toBeUndefined();
  });

  it('does not follow groups that claim more codes than Unicode has', () => {
    let seen = 0;
    const many = Array.from({ length: 200 }, () => u32(0, 0xffff_ffff, 1)).flat();
    const program = withMap([3, 10, [...u16(12, 0), ...u32(0, 0, 200), ...many]]);
    for (let glyph = 0; glyph < 65536; glyph++) if (program.textOfGlyph?.(glyph) !== undefined) seen++;
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the glyph names of a TrueType program', () => {
  const post = (version: number, rest: number[] = []): number[] => [
    ...u32(version),
    ...Array<number>(28).fill(0),
    ...rest,
  ];

  it('are those of the Macintosh in version 1, of 258 glyphs', () => {
    const { nameOfGlyph } = read(font({ post: post(0x00010000, [0, 0]) }));
    expect([0, 3, 36, 257, 258].map((glyph) => nameOfGlyph?.(glyph))).toEqual([
      '.notdef',
      'space',
      'A',
      'dcroat',
      undefined,
    ]);
  });

  it('are those of the Macintosh or the font’s own in version 2', () => {
    const names = [...u16(3, 36, 259, 258), 5, ...ascii('first'), 6, ...ascii('second')];
    const { nameOfGlyph } = read(font({ post: post(0x00020000, names) }));
    expect([0, 1, 2, 3].map((glyph) => nameOfGlyph?.(glyph))).toEqual(['A', 'second', 'first', undefined]);
  });

  it('are none in version 3, and none where the table is cut off', () => {
    expect(read(font({ post: post(0x00030000, [0, 0]) })).nameOfGlyph?.(0)).toBeUndefined();
    expect(read(font({ post: u32(0x00010000) })).nameOfGlyph?.(0)).toBeUndefined();
  });
});

describe('a font file', () => {
  it('may be a collection, whose first font counts', () => {
    const head = [...ascii('ttcf'), ...u32(0x00010000, 1, 16)];
    const inner = font({ cmap: cmap([1, 0, bytesMap({ 65: 7 })]) }, 0x00010000, 16);
    expect(read([...head, ...inner]).glyphOfCode?.(65)).toBe(7);
  });

  it('may hold a CFF program, which names its glyphs', () => {
    // Header, name, top dictionary (charstrings at 31), no strings, no subroutines, two glyphs.
    const top = [28, 0, 22, 17];
    const cff = [1, 0, 4, 1, 0, 1, 1, 1, 2, 65, 0, 1, 1, 1, 5, ...top, 0, 0, 0, 0];
    top[2] = cff.length;
    const program = read(
      font({ 'CFF ': [...cff.slice(0, 15), ...top, 0, 0, 0, 0, ...[0, 2, 1, 1, 2, 3, 14, 14]] }, 0x4f54544f),
    );
    expect(program.nameOfGlyph?.(1)).toBe('space');
  });

  it('may end within its directory', () => {
    expect(read(font({ cmap: cmap([1, 0, bytesMap({ 65: 7 })]) }).slice(0, 20))).toEqual({});
  });
});
