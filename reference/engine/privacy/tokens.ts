/**
 * A text as words and numbers, in flat arrays: what the recognisers of names and places walk over.
 * Spec: none (ground of the recognisers).
 */
import { Kind, kindOf } from './characters.js';

export const Shape = {
  lower: 1,
  /** `Oslo`, `McDonald`, `O'Neill`, and an initial. */
  capital: 2,
  /** `OSLO`: two letters or more. */
  upper: 3,
  /** Digits only. */
  number: 4,
  /** Letters and digits, and what else there is. */
  mixed: 5,
} as const;
type Shape = (typeof Shape)[keyof typeof Shape];

export class Tokens {
  readonly text: string;
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly shapes: Uint8Array;

  private constructor(text: string, starts: readonly number[], ends: readonly number[], shapes: readonly Shape[]) {
    this.text = text;
    this.count = starts.length;
    this.starts = Int32Array.from(starts);
    this.ends = Int32Array.from(ends);
    this.shapes = Uint8Array.from(shapes);
  }

  /** One pass. Hyphens and apostrophes between letters join; the `'s` of possession is left out. */
  static of(text: string): Tokens {
    const starts: number[] = [];
    const ends: number[] = [];
    const shapes: Shape[] = [];
    const { length } = text;
    for (let i = 0; i < length;) {
      if (kindOf(text.charCodeAt(i)) === Kind.other) {
        i++;
        continue;
      }
      const start = i;
      let uppers = 0;
      let lowers = 0;
      let digits = 0;
      let others = 0;
      const first = kindOf(text.charCodeAt(i));
      for (; i < length; i++) {
        const code = text.charCodeAt(i);
        const kind = kindOf(code);
        if (kind === Kind.upper) uppers++;
        else if (kind === Kind.lower) lowers++;
        else if (kind === Kind.digit) digits++;
        else if (kind === Kind.caseless) others++;
        else if (!joins(text, code, i)) break;
      }
      starts.push(start);
      ends.push(i);
      shapes.push(shapeOf(first, uppers, lowers, digits, others));
    }
    return new Tokens(text, starts, ends, shapes);
  }

  word(index: number): string {
    return this.text.slice(this.starts[index], this.ends[index]);
  }

  length(index: number): number {
    return this.ends[index]! - this.starts[index]!;
  }

  /** What stands before the token: up to 8 characters; at the start of the text, a line end. */
  gapBefore(index: number): string {
    if (index === 0) return `\n${this.text.slice(0, this.starts[0]).slice(-7)}`;
    return this.text.slice(Math.max(this.ends[index - 1]!, this.starts[index]! - 8), this.starts[index]);
  }

  /** What stands after the token: up to 8 characters; at the end of the text, a line end. */
  gapAfter(index: number): string {
    const end = this.ends[index]!;
    if (index === this.count - 1) return `${this.text.slice(end, end + 7)}\n`;
    return this.text.slice(end, Math.min(this.starts[index + 1]!, end + 8));
  }

  /** The first token that ends after the offset; binary search. */
  at(offset: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function joins(text: string, code: number, i: number): boolean {
  if (code !== 0x27 && code !== 0x2019 && code !== 0x2d) return false;
  const before = kindOf(text.charCodeAt(i - 1));
  const after = i + 1 < text.length ? kindOf(text.charCodeAt(i + 1)) : Kind.other;
  if (before === Kind.digit || after === Kind.digit || after === Kind.other) return false;
  if (code === 0x2d) return true;
  // `Anna's` is Anna.
  const next = i + 2 < text.length ? kindOf(text.charCodeAt(i + 2)) : Kind.other;
  return next !== Kind.other || (text.charCodeAt(i + 1) | 0x20) !== 0x73;
}

function shapeOf(first: Kind, uppers: number, lowers: number, digits: number, others: number): Shape {
  if (digits > 0) return uppers + lowers + others === 0 ? Shape.number : Shape.mixed;
  if (others > 0 && uppers === 0) return Shape.mixed;
  if (first === Kind.upper) return uppers > 1 && lowers === 0 ? Shape.upper : Shape.capital;
  return uppers === 0 ? Shape.lower : Shape.mixed;
}
