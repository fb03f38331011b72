import { describe, expect, it } from 'vitest';
import { CharacterMap, readCharacterMap, utf16Text } from './character-map.js';

const read = (source: string, included: (name: string) => CharacterMap | undefined = () => undefined): CharacterMap =>
  readCharacterMap(Buffer.from(source), included);

describe('the codes of a CMap', () => {
  it('have the length that the code space gives their first byte', () => {
    const map = read('2 begincodespacerange <00> <80> <8140> <9ffc> endcodespacerange');
    expect([0x41, 0x80, 0x81, 0x9f, 0xa0].map((byte) => map.lengthByFirstByte[byte])).toEqual([1, 1, 2, 2, 0]);
  });

  it('are the shorter of two lengths that share a first byte', () => {
    const map = read('2 begincodespacerange <d800dc00> <dbffdfff> <0000> <ffff> endcodespacerange');
    expect(map.lengthByFirstByte[0xd8]).toBe(2);
  });
});

describe('the CIDs of a CMap', () => {
  it('come from single codes and from ranges, whose CIDs go on counting', () => {
    const map = read('1 begincidchar <20> 1 endcidchar 2 begincidrange <30> <39> 100 <41> <5a> 200 endcidrange');
    expect([0x20, 0x30, 0x39, 0x40, 0x43, 0x5b].map((code) => map.cidOf(code))).toEqual([
      1,
      100,
      109,
      undefined,
      202,
      undefined,
    ]);
  });

  it('are found whatever the order of the ranges', () => {
    const map = read('3 begincidrange <60> <6f> 300 <30> <39> 100 <41> <5a> 200 endcidrange');
    expect([0x61, 0x31, 0x42].map((code) => map.cidOf(code))).toEqual([301, 101, 201]);
  });

  it('are the codes themselves in an identity map of two bytes', () => {
    const map = CharacterMap.identity(true);
    expect([map.vertical, map.lengthByFirstByte[0x12], map.cidOf(0x1234)]).toEqual([true, 2, 0x1234]);
  });

  it('include those of another map, where its own do not speak first', () => {
    const base = read(
      '1 begincodespacerange <00> <ff> endcodespacerange 2 begincidrange <20> <7e> 1 <a0> <a0> 500 endcidrange 1 beginbfchar <41> <0041> endbfchar',
    );
    const map = read('/Base usecmap 1 begincidchar <41> 900 endcidchar', (name) =>
      name === 'Base' ? base : undefined,
    );
    expect([map.cidOf(0x41), map.cidOf(0x42), map.cidOf(0xa0), map.texts.get(0x41)]).toEqual([900, 35, 500, 'A']);
    expect(map.lengthByFirstByte[0x41]).toBe(1);
    expect(read('/Unknown usecmap').cidOf(0x41)).toBeUndefined();
  });

  it('are none for ranges that end before they begin', () => {
    expect(read('1 begincidrange <50> <40> 1 endcidrange').cidOf(0x45)).toBeUndefined();
  });

  it('are written vertically where WMode is 1', () => {
    expect([read('/WMode 1 def').vertical, read('/WMode 0 def').vertical, read('/Other 1 def').vertical]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the texts of a CMap', () => {
  it('are given code by code, in UTF-16', () => {
    const map = read('3 beginbfchar <01> <0041> <02> <d83dde00> <03> <00660069> endbfchar');
    expect([1, 2, 3].map((code) => map.texts.get(code))).toEqual(['A', '😀', 'fi']);
  });

  it('count on through a range, in the last unit', () => {
    const map = read('2 beginbfrange <10> <12> <0061> <20> <21> <0031002d0041> endbfrange');
    expect([0x10, 0x12, 0x13, 0x20, 0x21].map((code) => map.texts.get(code))).toEqual([
      'a',
      'c',
      undefined,
      '1-A',
      '1-B',
    ]);
  });

  it('are listed for each code of a range', () => {
    const map = read('1 beginbfrange <10> <13> [<0078> <00790079> /z] endbfrange');
    expect([0x10, 0x11, 0x12, 0x13].map((code) => map.texts.get(code))).toEqual(['x', 'yy', undefined, undefined]);
  });

  it('may be a single byte, as some writers have it', () => {
    expect(read('1 beginbfchar <05> <41> endbfchar').texts.get(5)).toBe('A');
  });

  it('are read past words of no meaning here, and never from operands of a wrong kind', () => {
    const map = read(
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 beginbfchar 5 6 endbfchar 1 beginbfrange 1 2 3 endbfrange 1 begincidrange <01> /x 3 endcidrange 1 begincodespacerange 1 2 endcodespacerange 1 beginbfchar <07> <0042> endbfchar endcmap',
    );
    expect([...map.texts]).toEqual([[7, 'B']]);
  });

  it('do not grow beyond a bound, however long a range claims to be', () => {
    const map = read('1 beginbfrange <00000000> <ffffffff> <0041> endbfrange 1 beginbfrange <01> <02> <> endbfrange');
    expect(map.texts.size).toBe(65_536);
  });

  it('are half a character or a whole one by the number of a code', () => {
    expect([utf16Text(0x41), utf16Text(0xd83dde00)]).toEqual(['A', '😀']);
  });
});
