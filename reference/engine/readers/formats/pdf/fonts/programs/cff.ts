/**
 * Compact Font Format programs: the charset (glyph names or CIDs) and the built-in encoding.
 * Spec: Adobe Technical Note 5176 (CFF), sections 5 to 13.
 */
import { cffExpertCharset, cffExpertSubsetCharset, cffStandardStringsText } from '../data/font-program.table.js';
import { namedEncoding } from '../encodings.js';
import type { FontProgram } from '../font-program.js';

const standardStringCount = 391;

interface Index {
  /** Start of each item, and the end of the last; none lies behind the end of the program. */
  offsets: number[];
  end: number;
}

/** @throws RangeError or TypeError when the structures reach beyond the end. */
export function readCff(bytes: Uint8Array): FontProgram {
  const names = readIndex(bytes, bytes[2]!);
  const tops = readIndex(bytes, names.end);
  const strings = readIndex(bytes, tops.end);
  const top = readDict(bytes, tops.offsets[0]!, tops.offsets[1]!);
  const glyphCount = readIndex(bytes, top.get(17)?.[0] ?? 0).offsets.length - 1;
  const charset = readCharset(bytes, top.get(15)?.[0] ?? 0, glyphCount);
  if (top.has(0x0c1e)) {
    const glyphs = new Map(charset.map((cid, glyph) => [cid, glyph]));
    return { glyphOfCid: (cid) => glyphs.get(cid) };
  }
  const standard = cffStandardStringsText.split(' ');
  const nameOf = (sid: number | undefined): string | undefined => {
    if (sid === undefined) return undefined;
    if (sid < standardStringCount) return standard[sid];
    const start = strings.offsets[sid - standardStringCount];
    const end = strings.offsets[sid - standardStringCount + 1];
    return start === undefined || end === undefined
      ? undefined
      : String.fromCharCode(...bytes.subarray(start, Math.min(end, start + 200)));
  };
  const nameOfGlyph = (glyph: number) => nameOf(charset[glyph]);
  const encodingAt = top.get(16)?.[0] ?? 0;
  const encoding = encodingAt > 1 ? readEncoding(bytes, encodingAt) : undefined;
  const standardEncoding = namedEncoding('StandardEncoding')!;
  const nameOfCode = (code: number) => {
    if (!encoding) return encodingAt === 0 ? standardEncoding[code] : undefined;
    const target = encoding.get(code);
    return target === undefined ? undefined : target < 0 ? nameOf(-target) : nameOfGlyph(target);
  };
  return { nameOfCode, nameOfGlyph };
}

function readIndex(bytes: Uint8Array, at: number): Index {
  const count = (bytes[at]! << 8) | bytes[at + 1]!;
  if (count === 0) return { offsets: [], end: at + 2 };
  const size = bytes[at + 2]!;
  if (size < 1 || size > 4) throw new RangeError('Offsets of a CFF index have one to four bytes.');
  const data = at + 2 + (count + 1) * size;
  const offsets: number[] = [];
  for (let index = 0; index <= count; index++) {
    let offset = 0;
    for (let byte = 0; byte < size; byte++) offset = offset * 256 + (bytes[at + 3 + index * size + byte] ?? 0);
    offsets.push(Math.min(data + offset, bytes.length));
  }
  return { offsets, end: offsets[count]! };
}

/** Operators with two bytes have keys 0x0c00 + second byte. Real numbers read as 0: no needed operand is one. */
function readDict(bytes: Uint8Array, start: number, end: number): Map<number, number[]> {
  const dict = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = start; at < end;) {
    const byte = bytes[at++]!;
    if (byte <= 21) {
      dict.set(byte === 12 ? 0x0c00 + bytes[at++]! : byte, operands);
      operands = [];
    } else if (byte === 28) {
      operands.push(((bytes[at]! << 24) >> 16) | bytes[at + 1]!);
      at += 2;
    } else if (byte === 29) {
      operands.push((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!);
      at += 4;
    } else if (byte === 30) {
      while (at < end && (bytes[at]! & 15) !== 15 && bytes[at]! >> 4 !== 15) at++;
      at++;
      operands.push(0);
    } else if (byte >= 32 && byte <= 246) operands.push(byte - 139);
    else if (byte >= 247 && byte <= 250) operands.push((byte - 247) * 256 + bytes[at++]! + 108);
    else if (byte >= 251 && byte <= 254) operands.push(-(byte - 251) * 256 - bytes[at++]! - 108);
  }
  return dict;
}

/** String number (or CID) of each glyph. */
function readCharset(bytes: Uint8Array, offset: number, glyphCount: number): number[] {
  const charset = [0];
  if (offset <= 2) {
    if (offset === 0) for (let sid = 1; sid <= 228; sid++) charset.push(sid);
    else for (const run of (offset === 1 ? cffExpertCharset : cffExpertSubsetCharset).split(' ')) pushRun(charset, run);
    return charset;
  }
  const format = bytes[offset]!;
  for (let at = offset + 1; charset.length < glyphCount && at + 1 < bytes.length;) {
    const first = (bytes[at]! << 8) | bytes[at + 1]!;
    at += 2;
    let left = 0;
    if (format === 1) left = bytes[at++]!;
    else if (format === 2) {
      left = (bytes[at]! << 8) | bytes[at + 1]!;
      at += 2;
    }
    for (let index = 0; index <= left && charset.length < glyphCount; index++) charset.push(first + index);
  }
  return charset;
}

function pushRun(charset: number[], run: string): void {
  const [first, last = first] = run.split('-').map(Number) as [number, number?];
  for (let sid = first; sid <= last; sid++) charset.push(sid);
}

/** Code -> glyph index, or minus the string number for supplementary codes. */
function readEncoding(bytes: Uint8Array, offset: number): Map<number, number> {
  const encoding = new Map<number, number>();
  const format = bytes[offset]!;
  const count = bytes[offset + 1]!;
  let at = offset + 2;
  if ((format & 127) === 0) for (let index = 0; index < count; index++) encoding.set(bytes[at++]!, index + 1);
  else {
    let glyph = 1;
    for (let range = 0; range < count; range++, at += 2) {
      for (let index = 0; index <= bytes[at + 1]!; index++) encoding.set(bytes[at]! + index, glyph++);
    }
  }
  if (format & 128) {
    const supplements = bytes[at++]!;
    for (let index = 0; index < supplements; index++, at += 3)
      encoding.set(bytes[at]!, -((bytes[at + 1]! << 8) | bytes[at + 2]!));
  }
  return encoding;
}
