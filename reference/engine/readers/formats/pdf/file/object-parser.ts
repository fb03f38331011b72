/**
 * Reads PDF objects from bytes at a position: the lexer and the parser of everything that is not a content stream.
 * Tolerant: what cannot be understood becomes null, and reading goes on behind it.
 * Spec: ISO 32000-1, 7.2 and 7.3.
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import { characterClass, hexValue, numeric, regular, whiteSpace } from './characters.js';
import { Dict, Name, Ref, type PdfValue, type Resolver } from './objects.js';

/** Deeper nesting of arrays and dictionaries reads as null. */
const maxDepth = 200;

/** Turns the bytes of a string read inside an encrypted object into its true bytes. */
export type StringDecryptor = (bytes: Uint8Array) => Uint8Array;

/** A keyword that is no object: `endobj`, `stream`, `R`, `]`, `>>`, or junk. */
export class Keyword {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const arrayEnd = new Keyword(']');
const dictEnd = new Keyword('>>');
const endOfInput = new Keyword('');
/** Behind two numbers it makes them a reference. */
const reference = new Keyword('R');

const names = new Map<string, Name>();

function nameOf(text: string): Name {
  let name = names.get(text);
  if (!name) {
    // Bounded, so that a hostile file cannot fill the memory of a long-lived process.
    if (names.size > 5000) names.clear();
    names.set(text, (name = new Name(text)));
  }
  return name;
}

export class ObjectParser {
  readonly bytes: Uint8Array;
  position: number;
  private readonly end: number;
  private readonly resolver: Resolver;
  private readonly decrypt: StringDecryptor | undefined;

  constructor(bytes: Uint8Array, position: number, resolver: Resolver, decrypt?: StringDecryptor) {
    this.bytes = bytes;
    this.position = Math.max(0, position);
    this.end = bytes.length;
    this.resolver = resolver;
    this.decrypt = decrypt;
  }

  skipWhiteSpace(): void {
    const { bytes, end } = this;
    let at = this.position;
    while (at < end) {
      const byte = bytes[at]!;
      if (byte === 0x25) {
        while (at < end && bytes[at] !== 10 && bytes[at] !== 13) at++;
      } else if (characterClass[byte] === whiteSpace) at++;
      else break;
    }
    this.position = at;
  }

  /** The next object; a keyword that is no object reads as null. */
  object(): PdfValue {
    const value = this.value(0);
    if (value instanceof Keyword) return null;
    return typeof value === 'number' ? this.asReference(value) : value;
  }

  /** The next object or keyword; a reference reads as two numbers and the keyword `R`. */
  value(depth: number): PdfValue | Keyword {
    this.skipWhiteSpace();
    const { bytes } = this;
    if (this.position >= this.end) return endOfInput;
    const byte = bytes[this.position]!;
    const kind = characterClass[byte]!;
    if (kind === numeric) return this.number();
    if (kind === regular) return this.word();
    switch (byte) {
      case 0x2f:
        this.position++;
        return this.name();
      case 0x28:
        return this.decrypted(this.literalString());
      case 0x3c:
        if (bytes[this.position + 1] === 0x3c) {
          this.position += 2;
          return depth < maxDepth ? this.dictionary(depth + 1) : null;
        }
        return this.decrypted(this.hexString());
      case 0x5b:
        this.position++;
        return depth < maxDepth ? this.array(depth + 1) : null;
      case 0x5d:
        this.position++;
        return arrayEnd;
      case 0x3e:
        this.position += bytes[this.position + 1] === 0x3e ? 2 : 1;
        return dictEnd;
      default:
        this.position++;
        return new Keyword(String.fromCharCode(byte));
    }
  }

  /** An unsigned integer at the position, or -1; moves behind it only when there is one. */
  integer(): number {
    this.skipWhiteSpace();
    const { bytes } = this;
    let at = this.position;
    let value = 0;
    const start = at;
    for (; at < this.end && at - start < 15; at++) {
      const digit = bytes[at]! - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    if (at === start) return -1;
    this.position = at;
    return value;
  }

  /** True and behind it when the given word stands next. */
  accept(word: string): boolean {
    this.skipWhiteSpace();
    for (let index = 0; index < word.length; index++) {
      if (this.bytes[this.position + index] !== word.charCodeAt(index)) return false;
    }
    this.position += word.length;
    return true;
  }

  private decrypted(bytes: Uint8Array): Uint8Array {
    return this.decrypt ? this.decrypt(bytes) : bytes;
  }

  private word(): PdfValue | Keyword {
    const start = this.position;
    let at = start;
    while (
      at < this.end &&
      (characterClass[this.bytes[at]!] === regular || characterClass[this.bytes[at]!] === numeric)
    )
      at++;
    this.position = at;
    if (at === start + 1 && this.bytes[start] === 0x52) return reference;
    const text = latin1(this.bytes, start, Math.min(at, start + 32));
    if (text === 'true') return true;
    if (text === 'false') return false;
    if (text === 'null') return null;
    return new Keyword(text);
  }

  /** The reference that a number begins, when a generation and `R` follow; else the number. */
  private asReference(first: number): number | Ref {
    if (!Number.isInteger(first) || first < 0) return first;
    const behind = this.position;
    const second = this.integer();
    if (second >= 0 && this.value(0) === reference) return new Ref(first, second);
    this.position = behind;
    return first;
  }

  private number(): number {
    const { bytes, end } = this;
    let at = this.position;
    let sign = 1;
    while (at < end && (bytes[at] === 0x2b || bytes[at] === 0x2d)) {
      if (bytes[at] === 0x2d) sign = -1;
      at++;
    }
    let value = 0;
    let scale = 0;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte >= 48 && byte <= 57) {
        if (scale === 0) value = value * 10 + (byte - 48);
        else {
          value += (byte - 48) * scale;
          scale *= 0.1;
        }
      } else if (byte === 0x2e && scale === 0) scale = 0.1;
      else if (byte !== 0x2d) break;
    }
    this.position = at;
    return sign * value;
  }

  private name(): Name {
    const { bytes, end } = this;
    const start = this.position;
    let at = start;
    let escaped = false;
    for (; at < end; at++) {
      const kind = characterClass[bytes[at]!];
      if (kind === whiteSpace || kind === 2) break;
      if (bytes[at] === 0x23) escaped = true;
    }
    this.position = at;
    const text = latin1(bytes, start, at);
    return nameOf(escaped ? unescapeName(text) : text);
  }

  private array(depth: number): PdfValue {
    const items: PdfValue[] = [];
    while (true) {
      this.skipWhiteSpace();
      const before = this.position;
      const value = this.value(depth);
      if (value instanceof Keyword) {
        if (value === arrayEnd || value === endOfInput) break;
        if (value === reference) {
          makeReference(items);
          continue;
        }
        if (value === dictEnd || isObjectBoundary(value)) {
          this.position = before;
          break;
        }
        continue;
      }
      items.push(value);
    }
    return items;
  }

  private dictionary(depth: number): PdfValue {
    const entries = new Map<string, PdfValue>();
    while (true) {
      this.skipWhiteSpace();
      const before = this.position;
      const key = this.value(depth);
      if (key instanceof Keyword) {
        if (key === dictEnd || key === endOfInput) break;
        if (isObjectBoundary(key)) {
          this.position = before;
          break;
        }
        continue;
      }
      if (!(key instanceof Name)) continue;
      const value = this.value(depth);
      if (value instanceof Keyword) {
        if (value === dictEnd || value === endOfInput) break;
        continue;
      }
      if (value !== null) entries.set(key.text, typeof value === 'number' ? this.asReference(value) : value);
    }
    return new Dict(entries, this.resolver);
  }

  private literalString(): Uint8Array {
    const { bytes, end } = this;
    const start = this.position + 1;
    let at = start;
    let nesting = 1;
    let plain = true;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte === 0x5c) {
        plain = false;
        at++;
      } else if (byte === 0x28) nesting++;
      else if (byte === 0x29 && --nesting === 0) break;
      else if (byte === 13) plain = false;
    }
    this.position = Math.min(at + 1, end);
    const content = bytes.subarray(start, Math.min(at, end));
    if (plain) return content;
    const decoded = new Uint8Array(content.length);
    return decoded.subarray(0, unescapeString(content, 0, content.length, decoded, 0));
  }

  private hexString(): Uint8Array {
    const { bytes, end } = this;
    const start = this.position + 1;
    let at = start;
    while (at < end && bytes[at] !== 0x3e) at++;
    this.position = Math.min(at + 1, end);
    const decoded = new Uint8Array((at - start + 1) >> 1);
    return decoded.subarray(0, decodeHex(bytes, start, at, decoded, 0));
  }
}

/** The last two numbers become a reference. */
function makeReference(items: PdfValue[]): void {
  const [first, second] = [items[items.length - 2], items[items.length - 1]];
  if (typeof first !== 'number' || typeof second !== 'number') return;
  items.length -= 2;
  items.push(new Ref(first, second));
}

/** Decodes the inside of a literal string into `into` at `at`; returns the end. `into` must hold as many bytes as the source. */
export function unescapeString(bytes: Uint8Array, start: number, end: number, into: Uint8Array, at: number): number {
  for (let from = start; from < end; from++) {
    let byte = bytes[from]!;
    if (byte === 13) {
      byte = 10;
      if (bytes[from + 1] === 10) from++;
    } else if (byte === 0x5c) {
      byte = bytes[++from] ?? 0x5c;
      switch (byte) {
        case 0x6e: byte = 10; break; // prettier-ignore
        case 0x72: byte = 13; break; // prettier-ignore
        case 0x74: byte = 9; break; // prettier-ignore
        case 0x62: byte = 8; break; // prettier-ignore
        case 0x66: byte = 12; break; // prettier-ignore
        case 13:
          if (bytes[from + 1] === 10) from++;
          continue;
        case 10:
          continue;
        default:
          if (byte >= 48 && byte <= 55) {
            let code = byte - 48;
            for (
              let digits = 1;
              digits < 3 && from + 1 < end && bytes[from + 1]! >= 48 && bytes[from + 1]! <= 55;
              digits++
            ) {
              code = code * 8 + bytes[++from]! - 48;
            }
            byte = code & 255;
          }
      }
    }
    into[at++] = byte;
  }
  return at;
}

/** Decodes hexadecimal digits (others are skipped) into `into` at `at`; a missing last digit is 0. Returns the end. */
export function decodeHex(bytes: Uint8Array, start: number, end: number, into: Uint8Array, at: number): number {
  let high = -1;
  for (let from = start; from < end; from++) {
    const digit = hexValue[bytes[from]!]!;
    if (digit === 255) continue;
    if (high < 0) high = digit;
    else {
      into[at++] = (high << 4) | digit;
      high = -1;
    }
  }
  if (high >= 0) into[at++] = high << 4;
  return at;
}

export function latin1(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 24) return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]!);
  return text;
}

export function unescapeName(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

const isObjectBoundary = (keyword: Keyword): boolean =>
  /^(endobj|endstream|stream|xref|trailer|startxref)$/.test(keyword.text);

keepShapeOf(() => new ObjectParser(new Uint8Array(0), 0, { fetch: () => null }));
