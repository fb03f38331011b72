/**
 * The graphics state that matters for text and rules, with its stack: matrix, text state, and whether paint is white.
 * Spec: ISO 32000-1, 8.4.
 */
import type { TextCursor } from './text-cursor.js';
import type { Font } from '../fonts/font.js';

/** Saves nested deeper than this are ignored, with their restores. */
const maxDepth = 4096;

/** Numbers in one saved state. */
const frame = 16;

export class GraphicsState {
  /** True when the paint is white, as rules and boxes drawn with it are not seen. */
  whiteFill = false;
  whiteStroke = false;
  depth = 0;
  private ignored = 0;
  private readonly cursor: TextCursor;
  private numbers = new Float64Array(frame * 16);
  private readonly fonts: (Font | undefined)[] = [];

  constructor(cursor: TextCursor) {
    this.cursor = cursor;
  }

  save(): void {
    if (this.depth >= maxDepth) {
      this.ignored++;
      return;
    }
    const { cursor } = this;
    const at = this.depth * frame;
    if (at + frame > this.numbers.length) {
      const old = this.numbers;
      (this.numbers = new Float64Array(old.length * 2)).set(old);
    }
    const { numbers } = this;
    const { ctm } = cursor;
    for (let index = 0; index < 6; index++) numbers[at + index] = ctm[index]!;
    numbers[at + 6] = cursor.size;
    numbers[at + 7] = cursor.charSpacing;
    numbers[at + 8] = cursor.wordSpacing;
    numbers[at + 9] = cursor.scaling;
    numbers[at + 10] = cursor.leading;
    numbers[at + 11] = cursor.rise;
    numbers[at + 12] = cursor.mode;
    numbers[at + 13] = cursor.fontIndex;
    numbers[at + 14] = (this.whiteFill ? 1 : 0) | (this.whiteStroke ? 2 : 0);
    this.fonts[this.depth++] = cursor.font;
  }

  restore(): void {
    if (this.ignored > 0) {
      this.ignored--;
      return;
    }
    if (this.depth === 0) return;
    const { cursor, numbers } = this;
    const at = --this.depth * frame;
    for (let index = 0; index < 6; index++) cursor.ctm[index] = numbers[at + index]!;
    cursor.size = numbers[at + 6]!;
    cursor.charSpacing = numbers[at + 7]!;
    cursor.wordSpacing = numbers[at + 8]!;
    cursor.scaling = numbers[at + 9]!;
    cursor.leading = numbers[at + 10]!;
    cursor.rise = numbers[at + 11]!;
    cursor.mode = numbers[at + 12]!;
    cursor.fontIndex = numbers[at + 13]!;
    this.whiteFill = (numbers[at + 14]! & 1) !== 0;
    this.whiteStroke = (numbers[at + 14]! & 2) !== 0;
    cursor.font = this.fonts[this.depth];
    cursor.moved = true;
  }

  /** Restores until the stack is as deep as it was. */
  unwind(depth: number): void {
    this.ignored = 0;
    while (this.depth > depth) this.restore();
  }

  /** Puts a matrix (six numbers at `at`) before the current one. */
  concatenate(m: ArrayLike<number>, at: number): void {
    const { ctm } = this.cursor;
    const [a, b, c, d, e, f] = [ctm[0]!, ctm[1]!, ctm[2]!, ctm[3]!, ctm[4]!, ctm[5]!];
    ctm[0] = m[at]! * a + m[at + 1]! * c;
    ctm[1] = m[at]! * b + m[at + 1]! * d;
    ctm[2] = m[at + 2]! * a + m[at + 3]! * c;
    ctm[3] = m[at + 2]! * b + m[at + 3]! * d;
    ctm[4] = m[at + 4]! * a + m[at + 5]! * c + e;
    ctm[5] = m[at + 4]! * b + m[at + 5]! * d + f;
    this.cursor.moved = true;
  }

  beginText(): void {
    const { tm, tlm } = this.cursor;
    tm.fill(0);
    tm[0] = 1;
    tm[3] = 1;
    tlm.set(tm);
    this.cursor.moved = true;
  }

  setTextMatrix(m: ArrayLike<number>, at: number): void {
    const { tm, tlm } = this.cursor;
    for (let index = 0; index < 6; index++) tm[index] = tlm[index] = m[at + index]!;
    this.cursor.moved = true;
  }

  /** Moves the start of the line by an offset in text space. */
  moveLine(x: number, y: number): void {
    const { tm, tlm } = this.cursor;
    tlm[4] = x * tlm[0]! + y * tlm[2]! + tlm[4]!;
    tlm[5] = x * tlm[1]! + y * tlm[3]! + tlm[5]!;
    for (let index = 0; index < 6; index++) tm[index] = tlm[index]!;
    this.cursor.moved = true;
  }
}
