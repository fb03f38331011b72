/**
 * Splits the bytes of an RTF file into tokens, one at a time, without copying: group braces, control words, text runs.
 * Everything in rtf/ pulls from one instance of this, so nested destinations read themselves and hand it on.
 * Standard: RTF 1.9.1, "Basic entities".
 */
import { noDeadline } from '../../../../base/deadline.js';
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Deadline } from '../../../../base/deadline.js';
import { wordHash, wordOfHash } from './control-words.js';

export const END = 0;
export const OPEN = 1;
export const CLOSE = 2;
/** `word` is its number, 0 when unknown. */
export const WORD = 3;
/** A run of bytes that stand for themselves: `from` to `to`. */
export const TEXT = 4;
/** One byte written as `\'hh`: `parameter`. */
export const BYTE = 5;
/** A backslash and one other character: `parameter` is its code. */
export const SYMBOL = 6;

const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const stepsBetweenChecks = 4096;
const marks = [BACKSLASH, OPEN_BRACE, CLOSE_BRACE];
/** Bytes without a mark after which the next one is searched for: data of a picture, not text. */
const longPlain = 64;

export class RtfTokens {
  readonly bytes: Buffer;
  /** Where the next token begins. */
  at = 0;
  word = 0;
  parameter = 0;
  hasParameter = false;
  from = 0;
  to = 0;
  private readonly end: number;
  private readonly deadline: Deadline;
  private steps = 0;
  /** Where each of `marks` was found last. */
  private readonly nextMarks = [-1, -1, -1];

  constructor(bytes: Buffer, deadline: Deadline) {
    this.bytes = bytes;
    this.end = bytes.length;
    this.deadline = deadline;
  }

  /** Moves to the next token and returns its kind. @throws ServiceError `deadline.exceeded`. */
  next(): number {
    const { bytes, end } = this;
    if (++this.steps === stepsBetweenChecks) {
      this.steps = 0;
      this.deadline.check();
    }
    let at = this.at;
    // Line ends are layout of the file, not of the text.
    while (at < end && (bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0)) at++;
    if (at >= end) {
      this.at = end;
      return END;
    }
    const first = bytes[at]!;
    if (first === BACKSLASH) return this.control(at + 1);
    if (first === OPEN_BRACE) {
      this.at = at + 1;
      return OPEN;
    }
    if (first === CLOSE_BRACE) {
      this.at = at + 1;
      return CLOSE;
    }
    this.from = at;
    while (at < end && isPlain[bytes[at]!] === 1) at++;
    this.to = at;
    this.at = at;
    return TEXT;
  }

  /** Moves behind the end of the current group, whose opening brace is behind us. Fast over long runs of hexadecimal digits. */
  skipGroup(): void {
    this.at = this.groupEnd(this.at);
  }

  /** Where the group around `start` ends: behind its closing brace, or at the end of the file. */
  private groupEnd(start: number): number {
    const { bytes, end } = this;
    let depth = 1;
    let at = start;
    let plain = 0;
    while (at < end) {
      const byte = bytes[at]!;
      if (isPlain[byte] === 1 || byte === 0x0a || byte === 0x0d) {
        at = ++plain === longPlain ? this.nextMark(at + 1) : at + 1;
        continue;
      }
      plain = 0;
      if (byte === OPEN_BRACE) depth++;
      else if (byte === CLOSE_BRACE && --depth === 0) return at + 1;
      else if (byte === BACKSLASH) at = this.skipControl(at + 1) - 1;
      at++;
    }
    return end;
  }

  /** The next brace or backslash from `at` on. Each is searched for when the one before is behind us, so none twice. */
  private nextMark(at: number): number {
    let nearest = this.end;
    for (let i = 0; i < marks.length; i++) {
      if (this.nextMarks[i]! < at) {
        const found = this.bytes.indexOf(marks[i]!, at);
        this.nextMarks[i] = found < 0 ? this.end : found;
      }
      nearest = Math.min(nearest, this.nextMarks[i]!);
    }
    return nearest;
  }

  private skipControl(at: number): number {
    const { bytes } = this;
    // Binary data may hold braces.
    if (bytes[at] === 0x62 && bytes[at + 1] === 0x69 && bytes[at + 2] === 0x6e) {
      this.control(at);
      return this.at;
    }
    return at + 1;
  }

  private control(start: number): number {
    const { bytes, end } = this;
    let at = start;
    if (at >= end) {
      this.at = end;
      return END;
    }
    let byte = bytes[at]!;
    if (!isLetter(byte)) return this.symbol(at, byte);
    let hash = 0;
    do {
      hash = wordHash(hash, byte);
      byte = bytes[++at]!;
    } while (isLetter(byte));
    this.word = wordOfHash(hash);
    at = this.readParameter(at);
    if (bytes[at] === 0x20) at++;
    this.at = at;
    if (hash === binHash && this.hasParameter) {
      this.from = at;
      this.to = this.at = Math.min(at + Math.max(this.parameter, 0), end);
    }
    return WORD;
  }

  private readParameter(start: number): number {
    const { bytes } = this;
    let at = start;
    const isNegative = bytes[at] === 0x2d;
    if (isNegative) at++;
    let digit = bytes[at]! - 0x30;
    if (!(digit >= 0 && digit <= 9)) {
      this.hasParameter = false;
      this.parameter = 0;
      return start;
    }
    let value = 0;
    while (digit >= 0 && digit <= 9) {
      if (value < 1e9) value = value * 10 + digit;
      digit = bytes[++at]! - 0x30;
    }
    this.parameter = isNegative ? -value : value;
    this.hasParameter = true;
    return at;
  }

  private symbol(at: number, byte: number): number {
    this.parameter = byte;
    if (byte !== 0x27) {
      this.at = at + 1;
      return SYMBOL;
    }
    const high = hexValue(this.bytes[at + 1]);
    const low = hexValue(this.bytes[at + 2]);
    if (high < 0 || low < 0) {
      this.at = at + 1;
      return SYMBOL;
    }
    this.parameter = high * 16 + low;
    this.at = at + 3;
    return BYTE;
  }
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** 1 for bytes that end no run of text. */
const isPlain = new Uint8Array(256).fill(1);
for (const byte of [0, 0x0a, 0x0d, BACKSLASH, OPEN_BRACE, CLOSE_BRACE]) isPlain[byte] = 0;

const binHash = [...'bin'].reduce((hash, letter) => wordHash(hash, letter.charCodeAt(0)), 0);

keepShapeOf(() => new RtfTokens(Buffer.alloc(0), noDeadline));
