/**
 * Reads ToUnicode CMaps: a scan for their `bfchar` and `bfrange` sections, which is all that most of them hold.
 * Spec: ISO 32000-1, 9.10.3; Adobe Technical Note 5411.
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { characterClass, hexValue, whiteSpace } from '../file/characters.js';
import { readCharacterMap, type TextOfCode } from './character-map.js';
import { predefinedMap } from './predefined-maps.js';

/** Entries beyond this many are ignored. */
const maxEntries = 200_000;

/** Longer texts for one code are cut. */
const maxUnits = 64;

export function readToUnicode(bytes: Uint8Array): TextOfCode {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer.includes('usecmap', 0, 'latin1')) {
    const { texts } = readCharacterMap(bytes, predefinedMap);
    return (code) => texts.get(code);
  }
  const scan = new SectionScan(bytes);
  for (let at = buffer.indexOf('beginbf', 0, 'latin1'); at >= 0; at = buffer.indexOf('beginbf', scan.at, 'latin1')) {
    scan.at = at + 7;
    if (bytes[at + 7] === 0x63) scan.readCharacters();
    else scan.readRanges();
  }
  return (code) => scan.textOf(code);
}

class SectionScan {
  private readonly texts = new Map<number, string>();
  /** Ranges are looked up, not spread out: a font may map all of its thousands of glyphs, a document uses a few dozen. */
  private readonly ranges: { low: number; high: number; first: string }[] = [];
  private sorted = true;
  at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  textOf(code: number): string | undefined {
    const single = this.texts.get(code);
    if (single !== undefined) return single;
    if (!this.sorted) this.ranges.sort((a, b) => a.low - b.low);
    this.sorted = true;
    let low = 0;
    let high = this.ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = this.ranges[middle]!;
      if (code < range.low) high = middle - 1;
      else if (code > range.high) low = middle + 1;
      else return textInRange(range.first, code - range.low);
    }
    return undefined;
  }

  /** `char <code> <text> ... endbfchar` */
  readCharacters(): void {
    this.at += 4;
    while (this.texts.size < maxEntries) {
      const code = this.code();
      if (code < 0) return;
      const text = this.text();
      if (text === undefined) return;
      this.texts.set(code, text);
    }
  }

  /** `range <low> <high> <first text>` or `<low> <high> [<text> ...]`, ... `endbfrange` */
  readRanges(): void {
    this.at += 5;
    while (this.texts.size + this.ranges.length < maxEntries) {
      const low = this.code();
      const high = low < 0 ? -1 : this.code();
      if (high < 0) return;
      if (this.next() === 0x5b) this.list(low, high);
      else {
        const first = this.text();
        if (first === undefined) return;
        this.fill(low, high, first);
      }
    }
  }

  private list(low: number, high: number): void {
    this.at++;
    for (let code = low; this.next() === 0x3c; code++) {
      const text = this.text();
      if (text !== undefined && code <= high) this.texts.set(code, text);
    }
    if (this.next() === 0x5d) this.at++;
  }

  private fill(low: number, high: number, first: string): void {
    if (first === '' || high < low) return;
    if (high === low) {
      this.texts.set(low, first);
      return;
    }
    const last = this.ranges[this.ranges.length - 1];
    if (last && low < last.low) this.sorted = false;
    this.ranges.push({ low, high, first });
  }

  /** The next byte that is not white space. */
  private next(): number {
    const { bytes } = this;
    while (this.at < bytes.length && characterClass[bytes[this.at]!] === whiteSpace) this.at++;
    return bytes[this.at] ?? -1;
  }

  /** A hexadecimal string as a number; -1 when something else stands next. */
  private code(): number {
    if (this.next() !== 0x3c) return -1;
    const { bytes } = this;
    let value = 0;
    for (this.at++; this.at < bytes.length && bytes[this.at] !== 0x3e; this.at++) {
      const digit = hexValue[bytes[this.at]!]!;
      if (digit !== 255) value = value * 16 + digit;
    }
    this.at++;
    return value;
  }

  /** A hexadecimal string as UTF-16 text (a single byte is one unit); undefined when something else stands next. */
  private text(): string | undefined {
    if (this.next() !== 0x3c) return undefined;
    const { bytes } = this;
    let text = '';
    let unit = 0;
    let digits = 0;
    for (this.at++; this.at < bytes.length && bytes[this.at] !== 0x3e; this.at++) {
      const digit = hexValue[bytes[this.at]!]!;
      if (digit === 255) continue;
      unit = unit * 16 + digit;
      if (++digits % 4 === 0) {
        if (text.length < maxUnits) text += String.fromCharCode(unit);
        unit = 0;
      }
    }
    this.at++;
    return digits > 0 && digits < 4 ? String.fromCharCode(unit) : text;
  }
}

/** The last unit of the first text counts up along the range. */
function textInRange(first: string, offset: number): string {
  return first.slice(0, -1) + String.fromCharCode((first.charCodeAt(first.length - 1) + offset) & 0xffff);
}

keepShapeOf(() => new SectionScan(new Uint8Array(0)));
