/**
 * What a page draws besides text, as far as layout needs it: rules (thin lines and thin filled bars), filled boxes, pictures.
 * Same coordinates as PageWords.
 */
import type { Stream } from '../file/objects.js';

/** Segments and boxes kept of one page; drawings with more are maps, not tables. */
const maxSegments = 30_000;

export interface Picture {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Neither turned nor mirrored. */
  upright: boolean;
  stream: Stream;
}

/** Filled areas thinner than this are rules. */
const thin = 3.2;

export class PageGraphics {
  /** x0, y0, x1, y1 of each horizontal rule (y0 = y1) and vertical rule (x0 = x1), one after the other. */
  readonly horizontal: number[] = [];
  readonly vertical: number[] = [];
  /** x0, y0, x1, y1 of each visible filled box. */
  readonly boxes: number[] = [];
  /** x0, y0, x1, y1 of each outlined box. */
  readonly frames: number[] = [];
  /** x0, y0, x1, y1 of each filled square too small for a box. */
  readonly marks: number[] = [];
  /** x0, y0, x1, y1 around each small outlined circle. */
  readonly circles: number[] = [];
  /** x0, y0, x1, y1 of the slanted and curved parts of each painted path. */
  readonly drawings: number[] = [];
  readonly pictures: Picture[] = [];
  /** True when so much is drawn that lines are not rules of a table; then only a part of them was kept. */
  isDrawing = false;

  line(x0: number, y0: number, x1: number, y1: number): void {
    const width = Math.abs(x1 - x0);
    const height = Math.abs(y1 - y0);
    if (height <= 0.6 + width * 0.004 && width > 2)
      this.push(this.horizontal, Math.min(x0, x1), (y0 + y1) / 2, Math.max(x0, x1), (y0 + y1) / 2);
    else if (width <= 0.6 + height * 0.004 && height > 2)
      this.push(this.vertical, (x0 + x1) / 2, Math.min(y0, y1), (x0 + x1) / 2, Math.max(y0, y1));
  }

  /** A filled rectangle with ordered corners. */
  fill(x0: number, y0: number, x1: number, y1: number): void {
    const width = x1 - x0;
    const height = y1 - y0;
    if (height <= thin && width > height * 2) this.push(this.horizontal, x0, (y0 + y1) / 2, x1, (y0 + y1) / 2);
    else if (width <= thin && height > width * 2) this.push(this.vertical, (x0 + x1) / 2, y0, (x0 + x1) / 2, y1);
    else if (width > thin && height > thin) this.push(this.boxes, x0, y0, x1, y1);
    else this.push(this.marks, x0, y0, x1, y1);
  }

  /** An outlined rectangle with ordered corners: its sides are rules, too. */
  outline(x0: number, y0: number, x1: number, y1: number): void {
    this.line(x0, y0, x1, y0);
    if (y1 - y0 > 2) this.line(x0, y1, x1, y1);
    this.line(x0, y0, x0, y1);
    if (x1 - x0 > 2) this.line(x1, y0, x1, y1);
    this.frame(x0, y0, x1, y1);
  }

  /** A box whose sides are no rules, such as a filled card with round corners. */
  frame(x0: number, y0: number, x1: number, y1: number): void {
    if (x1 - x0 > thin && y1 - y0 > thin) this.push(this.frames, x0, y0, x1, y1);
  }

  circle(x0: number, y0: number, x1: number, y1: number): void {
    this.push(this.circles, x0, y0, x1, y1);
  }

  drawing(x0: number, y0: number, x1: number, y1: number): void {
    this.push(this.drawings, x0, y0, x1, y1);
  }

  private push(into: number[], x0: number, y0: number, x1: number, y1: number): void {
    if (into.length < maxSegments * 4) into.push(x0, y0, x1, y1);
  }
}
