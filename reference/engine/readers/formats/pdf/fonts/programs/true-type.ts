/**
 * TrueType and OpenType programs: character maps, glyph names, and the CFF table inside OpenType.
 * Spec: OpenType specification, tables `cmap` (formats 0, 4, 6, 12) and `post`.
 */
import { macintoshGlyphsText } from '../data/font-program.table.js';
import type { FontProgram } from '../font-program.js';
import { readCff } from './cff.js';

/** One character map, read when it is first asked. */
interface CharacterTable {
  platform: number;
  encoding: number;
  offset: number;
}

/** @throws RangeError when the tables reach beyond the end. */
export function readTrueType(view: DataView): FontProgram {
  const start = view.getUint32(0) === 0x74746366 ? view.getUint32(12) : 0;
  const tables = new Map<string, { offset: number; length: number }>();
  const count = view.getUint16(start + 4);
  for (let index = 0; index < count; index++) {
    const at = start + 12 + index * 16;
    if (at + 16 > view.byteLength) break;
    const tag = String.fromCharCode(
      view.getUint8(at),
      view.getUint8(at + 1),
      view.getUint8(at + 2),
      view.getUint8(at + 3),
    );
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  const program: FontProgram = {};
  const cff = tables.get('CFF ');
  if (cff)
    Object.assign(
      program,
      readCff(
        new Uint8Array(view.buffer, view.byteOffset + cff.offset, Math.min(cff.length, view.byteLength - cff.offset)),
      ),
    );
  const cmap = tables.get('cmap');
  if (cmap) takeCharacterMaps(view, readCharacterMaps(view, cmap.offset), program);
  const post = tables.get('post');
  if (post) {
    let names: (string | undefined)[] | undefined;
    program.nameOfGlyph = (glyph) => (names ??= readPostNames(view, post.offset, post.length))[glyph];
  }
  return program;
}

function takeCharacterMaps(view: DataView, tables: readonly CharacterTable[], program: FontProgram): void {
  const find = (platform: number, encoding: number) =>
    tables.find((table) => table.platform === platform && table.encoding === encoding);
  const unicode = find(3, 10) ?? find(3, 1) ?? find(0, 4) ?? find(0, 3) ?? tables.find((table) => table.platform === 0);
  if (unicode) {
    let codes: Uint32Array | undefined;
    program.textOfGlyph = (glyph) => {
      codes ??= codesByGlyph(view, unicode);
      const code = codes[glyph] ?? 0;
      return code === 0 || code > 0x10ffff ? undefined : String.fromCodePoint(code);
    };
  }
  const symbol = glyphsByCode(view, find(3, 0));
  const macintosh = glyphsByCode(view, find(1, 0));
  const standard = glyphsByCode(view, unicode);
  program.glyphOfCode = (code) =>
    symbol(code) ?? symbol(0xf000 + code) ?? symbol(0xf100 + code) ?? macintosh(code) ?? standard(code);
}

/** The code of each glyph; 0 where there is none. Of several codes the first counts. */
function codesByGlyph(view: DataView, table: CharacterTable): Uint32Array {
  const codes = new Uint32Array(65536);
  readSubtable(view, table.offset, (code, glyph) => {
    if (codes[glyph] === 0) codes[glyph] = code;
  });
  return codes;
}

/** The glyph of a code below 65536; undefined where there is none. */
function glyphsByCode(view: DataView, table: CharacterTable | undefined): (code: number) => number | undefined {
  if (!table) return () => undefined;
  let glyphs: Uint16Array | undefined;
  return (code) => {
    if (!glyphs) {
      const found = (glyphs = new Uint16Array(65536));
      readSubtable(view, table.offset, (at, glyph) => {
        found[at] = glyph;
      });
    }
    return glyphs[code] || undefined;
  };
}

function readCharacterMaps(view: DataView, offset: number): CharacterTable[] {
  const tables: CharacterTable[] = [];
  const count = Math.min(view.getUint16(offset + 2), 32);
  for (let index = 0; index < count; index++) {
    const at = offset + 4 + index * 8;
    tables.push({
      platform: view.getUint16(at),
      encoding: view.getUint16(at + 2),
      offset: offset + view.getUint32(at + 4),
    });
  }
  return tables;
}

/** No table has more codes than Unicode; one that claims more is not followed further. */
const codePoints = 0x110000;

type Visit = (code: number, glyph: number) => void;

/** Calls `visit` for each code that has a glyph. */
function readSubtable(view: DataView, at: number, visit: Visit): void {
  if (at + 6 > view.byteLength) return;
  const format = view.getUint16(at);
  if (format === 0) {
    for (let code = 0; code < 256 && at + 6 + code < view.byteLength; code++)
      visitGlyph(visit, code, view.getUint8(at + 6 + code));
  } else if (format === 4) readSegments(view, at, visit);
  else if (format === 6) {
    const first = view.getUint16(at + 6);
    const count = view.getUint16(at + 8);
    for (let index = 0; index < count && at + 12 + index * 2 <= view.byteLength; index++)
      visitGlyph(visit, first + index, view.getUint16(at + 10 + index * 2));
  } else if (format === 12) {
    const groups = view.getUint32(at + 12);
    let left = codePoints;
    for (let group = 0; group < groups && left > 0 && at + 28 + group * 12 <= view.byteLength; group++) {
      const from = at + 16 + group * 12;
      const first = view.getUint32(from);
      const last = Math.min(view.getUint32(from + 4), first + 0xffff);
      left -= Math.max(0, last - first + 1);
      const glyph = view.getUint32(from + 8);
      for (let code = first; code <= last; code++) visitGlyph(visit, code, glyph + code - first);
    }
  }
}

function readSegments(view: DataView, at: number, visit: Visit): void {
  const doubled = view.getUint16(at + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const endAt = at + 14 + segment;
    const startAt = endAt + doubled + 2;
    const rangeAt = startAt + 2 * doubled;
    if (rangeAt + 2 > view.byteLength) return;
    const end = view.getUint16(endAt);
    const start = view.getUint16(startAt);
    const delta = view.getUint16(startAt + doubled);
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      if (range === 0) visitGlyph(visit, code, (code + delta) & 0xffff);
      else {
        const glyphAt = rangeAt + range + (code - start) * 2;
        if (glyphAt + 2 > view.byteLength) break;
        const glyph = view.getUint16(glyphAt);
        if (glyph !== 0) visitGlyph(visit, code, (glyph + delta) & 0xffff);
      }
    }
  }
}

function visitGlyph(visit: Visit, code: number, glyph: number): void {
  if (glyph > 0 && glyph < 65536) visit(code, glyph);
}

/** Glyph names in glyph order; none for `post` formats without names. */
function readPostNames(view: DataView, offset: number, length: number): (string | undefined)[] {
  const end = Math.min(view.byteLength, offset + length);
  if (offset + 34 > end) return [];
  const version = view.getUint32(offset);
  const standard = macintoshGlyphsText.split(' ');
  if (version === 0x00010000) return standard;
  if (version !== 0x00020000) return [];
  const count = view.getUint16(offset + 32);
  const own: string[] = [];
  for (let at = offset + 34 + count * 2; at < end;) {
    const size = view.getUint8(at);
    let name = '';
    for (let index = 1; index <= size && at + index < end; index++)
      name += String.fromCharCode(view.getUint8(at + index));
    own.push(name);
    at += size + 1;
  }
  const names: (string | undefined)[] = [];
  for (let glyph = 0; glyph < count && offset + 36 + glyph * 2 <= end; glyph++) {
    const index = view.getUint16(offset + 34 + glyph * 2);
    names.push(index < 258 ? standard[index] : own[index - 258]);
  }
  return names;
}
