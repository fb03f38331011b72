/**
 * CMaps: how the bytes of a string divide into codes, what CID a code selects, and (ToUnicode) what text a code means.
 * Reads the PostScript-like form that PDF files embed.
 * Spec: ISO 32000-1, 9.7.5 (CMaps), 9.10.3 (ToUnicode); Adobe Technical Note 5014.
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { Keyword, ObjectParser } from '../file/object-parser.js';
import { Name, type PdfValue, type Resolver } from '../file/objects.js';

/** Entries beyond this many are ignored: a code has at most four bytes, and no font has more glyphs. */
const maxEntries = 400_000;

export class CharacterMap {
  vertical = false;
  /** Code lengths in bytes that the code space allows, by first byte; 0 where no code starts so. */
  readonly lengthByFirstByte = new Uint8Array(256);
  private hasCodeSpace = false;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly cids: number[] = [];
  private readonly singles = new Map<number, number>();
  private sorted = true;
  readonly texts = new Map<number, string>();

  /** Two bytes a code, CID = code. */
  static identity(vertical: boolean): CharacterMap {
    const map = new CharacterMap();
    map.vertical = vertical;
    map.addCodeSpace(2, 0, 255);
    map.addRange(0, 0xffff, 0);
    return map;
  }

  addCodeSpace(length: number, firstByteLow: number, firstByteHigh: number): void {
    this.hasCodeSpace = true;
    for (let byte = firstByteLow; byte <= firstByteHigh && byte < 256; byte++) {
      const known = this.lengthByFirstByte[byte]!;
      // Of two lengths for the same first byte the longer one is what real CMaps (UTF-16 surrogates) need least: keep the shorter.
      if (known === 0 || length < known) this.lengthByFirstByte[byte] = length;
    }
  }

  addRange(start: number, end: number, cid: number): void {
    if (end < start || this.starts.length > maxEntries) return;
    if (start === end) {
      this.singles.set(start, cid);
      return;
    }
    if (this.starts.length > 0 && start < this.starts[this.starts.length - 1]!) this.sorted = false;
    this.starts.push(start);
    this.ends.push(end);
    this.cids.push(cid);
  }

  /** Everything of another map, for `usecmap`. */
  include(other: CharacterMap): void {
    for (let index = 0; index < other.starts.length; index++)
      this.addRange(other.starts[index]!, other.ends[index]!, other.cids[index]!);
    for (const [code, cid] of other.singles) this.singles.set(code, cid);
    for (const [code, text] of other.texts) this.texts.set(code, text);
    for (let byte = 0; byte < 256; byte++)
      if (this.lengthByFirstByte[byte] === 0) this.lengthByFirstByte[byte] = other.lengthByFirstByte[byte]!;
    this.hasCodeSpace ||= other.hasCodeSpace;
  }

  /** The CID of a code, or undefined when the map has none. */
  cidOf(code: number): number | undefined {
    const single = this.singles.get(code);
    if (single !== undefined) return single;
    if (!this.sorted) this.sort();
    let low = 0;
    let high = this.starts.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (code < this.starts[middle]!) high = middle - 1;
      else if (code > this.ends[middle]!) low = middle + 1;
      else return this.cids[middle]! + code - this.starts[middle]!;
    }
    return undefined;
  }

  private sort(): void {
    const { starts, ends, cids } = this;
    const order = starts.map((_, index) => index).sort((a, b) => starts[a]! - starts[b]!);
    for (const values of [ends, cids, starts]) {
      const moved = order.map((index) => values[index]!);
      for (let index = 0; index < moved.length; index++) values[index] = moved[index]!;
    }
    this.sorted = true;
  }
}

/** The text a code means; undefined when the map does not say. */
export type TextOfCode = (code: number) => string | undefined;

/** A code of a UTF-16 encoded string: one unit, or a surrogate pair as one 32-bit number. */
export function utf16Text(code: number): string {
  return code > 0xffff ? String.fromCharCode(Math.floor(code / 65536), code % 65536) : String.fromCharCode(code);
}

const noResolver: Resolver = { fetch: () => null };

/** Reads an embedded CMap. `included` gives the CMap that `usecmap` names. */
export function readCharacterMap(
  bytes: Uint8Array,
  included: (name: string) => CharacterMap | undefined,
): CharacterMap {
  const map = new CharacterMap();
  const parser = new ObjectParser(bytes, 0, noResolver);
  let operands: PdfValue[] = [];
  while (parser.position < bytes.length) {
    const value = parser.value(0);
    if (!(value instanceof Keyword)) {
      operands.push(value);
      if (operands.length > 3 * maxEntries) break;
      continue;
    }
    switch (value.text) {
      case 'endcodespacerange':
        forEachGroup(operands, 2, ([low, high]) => {
          if (low instanceof Uint8Array && high instanceof Uint8Array && low.length > 0)
            map.addCodeSpace(low.length, low[0]!, high[0] ?? low[0]!);
        });
        break;
      case 'endcidrange':
        forEachGroup(operands, 3, ([low, high, cid]) => {
          if (low instanceof Uint8Array && high instanceof Uint8Array && typeof cid === 'number')
            map.addRange(codeOf(low), codeOf(high), cid);
        });
        break;
      case 'endcidchar':
        forEachGroup(operands, 2, ([code, cid]) => {
          if (code instanceof Uint8Array && typeof cid === 'number') map.addRange(codeOf(code), codeOf(code), cid);
        });
        break;
      case 'endbfchar':
        forEachGroup(operands, 2, ([code, text]) => {
          if (code instanceof Uint8Array) setText(map, codeOf(code), textOf(text));
        });
        break;
      case 'endbfrange':
        forEachGroup(operands, 3, ([low, high, text]) => addTextRange(map, low, high, text));
        break;
      case 'usecmap': {
        const name = operands[operands.length - 1];
        const base = name instanceof Name ? included(name.text) : undefined;
        if (base) map.include(base);
        break;
      }
      case 'def':
        if (isKey(operands, 'WMode')) map.vertical = operands[operands.length - 1] === 1;
        break;
      default:
        if (!/^(begin(bf|cid|codespace|notdef)(char|range)|begincodespacerange)$/.test(value.text) && value.text !== '')
          continue;
    }
    operands = [];
  }
  return map;
}

function isKey(operands: PdfValue[], key: string): boolean {
  const name = operands[operands.length - 2];
  return name instanceof Name && name.text === key;
}

function forEachGroup(operands: PdfValue[], size: number, take: (group: PdfValue[]) => void): void {
  for (let at = 0; at + size <= operands.length; at += size) take(operands.slice(at, at + size));
}

function codeOf(bytes: Uint8Array): number {
  let code = 0;
  for (const byte of bytes) code = code * 256 + byte;
  return code;
}

function textOf(value: PdfValue | undefined): string | undefined {
  if (!(value instanceof Uint8Array)) return undefined;
  if (value.length === 1) return String.fromCharCode(value[0]!);
  let text = '';
  for (let at = 0; at + 1 < value.length && text.length < 64; at += 2)
    text += String.fromCharCode((value[at]! << 8) | value[at + 1]!);
  return text;
}

function setText(map: CharacterMap, code: number, text: string | undefined): void {
  if (text !== undefined && map.texts.size < maxEntries) map.texts.set(code, text);
}

function addTextRange(
  map: CharacterMap,
  low: PdfValue | undefined,
  high: PdfValue | undefined,
  text: PdfValue | undefined,
): void {
  if (!(low instanceof Uint8Array) || !(high instanceof Uint8Array)) return;
  const start = codeOf(low);
  const end = Math.min(codeOf(high), start + 0xffff);
  if (Array.isArray(text)) {
    for (let code = start; code <= end && code - start < text.length; code++)
      setText(map, code, textOf(text[code - start]));
    return;
  }
  const first = textOf(text);
  if (!first) return;
  const prefix = first.slice(0, -1);
  const last = first.charCodeAt(first.length - 1);
  for (let code = start; code <= end; code++)
    setText(map, code, prefix + String.fromCharCode((last + code - start) & 0xffff));
}

keepShapeOf(() => new CharacterMap());
