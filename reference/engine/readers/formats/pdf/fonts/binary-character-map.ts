/**
 * Reads CMaps in the compact binary form that the pdfjs-dist package ships (`cmaps/*.bcmap`): delta-coded ranges.
 * Spec: ISO 32000-1, 9.7.5.2 (predefined CMaps); the binary form is documented by pdf.js (external/bcmaps).
 */
import { CharacterMap } from './character-map.js';

class Reader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** Seven bits a byte, most significant first. */
  number(): number {
    let value = 0;
    while (!this.done) {
      const byte = this.byte();
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  fixed(size: number): number {
    let value = 0;
    for (let index = 0; index < size; index++) value = value * 256 + this.byte();
    return value;
  }

  text(): string {
    const length = this.number();
    let text = '';
    for (let index = 0; index < length && !this.done; index++) text += String.fromCharCode(this.byte());
    return text;
  }
}

/** `included` gives the map this one extends. */
export function readBinaryCharacterMap(
  bytes: Uint8Array,
  included: (name: string) => CharacterMap | undefined,
): CharacterMap {
  const reader = new Reader(bytes);
  const map = new CharacterMap();
  map.vertical = (reader.byte() & 1) === 1;
  while (!reader.done) {
    const head = reader.byte();
    const type = head >> 5;
    if (type === 7) {
      const text = reader.text();
      const base = (head & 31) === 1 ? included(text) : undefined;
      if (base) map.include(base);
      continue;
    }
    readGroup(reader, map, type, (head & 16) !== 0, (head & 15) + 1);
  }
  return map;
}

function readGroup(reader: Reader, map: CharacterMap, type: number, sequence: boolean, size: number): void {
  const count = reader.number();
  if (type === 2 || type === 4) readSingles(reader, map, type === 4, sequence, size, count);
  else readRanges(reader, map, type, sequence, size, count);
}

function readSingles(
  reader: Reader,
  map: CharacterMap,
  isText: boolean,
  sequence: boolean,
  size: number,
  count: number,
): void {
  let code = 0;
  let target = 0;
  for (let index = 0; index < count && !reader.done; index++) {
    if (index === 0) {
      code = reader.fixed(isText ? 2 : size);
      target = isText ? reader.fixed(size) : reader.number();
    } else {
      code += 1 + (sequence ? 0 : reader.number());
      target += 1 + reader.signed();
    }
    if (isText) map.texts.set(code, utf16(target, size));
    else map.addRange(code, code, target);
  }
}

/** Types: 0 code space, 1 undefined characters (not needed), 3 CID ranges, 5 text ranges. */
function readRanges(
  reader: Reader,
  map: CharacterMap,
  type: number,
  sequence: boolean,
  size: number,
  count: number,
): void {
  const keySize = type === 5 ? 2 : size;
  let end = 0;
  for (let index = 0; index < count && !reader.done; index++) {
    let start: number;
    if (index === 0) start = reader.fixed(keySize);
    else start = end + 1 + (sequence && type !== 0 && type !== 1 ? 0 : reader.number());
    end = start + reader.number();
    if (type === 0) {
      const shift = 256 ** (size - 1);
      map.addCodeSpace(size, Math.floor(start / shift) & 255, Math.floor(end / shift) & 255);
    } else if (type === 5) {
      const first = reader.fixed(size);
      for (let code = start; code <= end && code - start < 65536; code++)
        map.texts.set(code, utf16(first + code - start, size));
    } else {
      const cid = reader.number();
      if (type === 3) map.addRange(start, end, cid);
    }
  }
}

/** Text whose UTF-16BE bytes, read as one number of `size` bytes, are `value`. */
function utf16(value: number, size: number): string {
  let text = '';
  for (let left = size, rest = value; left > 0; left -= 2, rest = Math.floor(rest / 65536))
    text = String.fromCharCode(rest % 65536) + text;
  return text;
}
