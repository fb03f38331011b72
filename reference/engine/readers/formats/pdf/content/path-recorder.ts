/**
 * Follows path construction just far enough to know rules and boxes: straight segments and rectangles, in page space.
 * Also keeps track of white paint.
 * Spec: ISO 32000-1, 8.5 (paths), 8.6 (colour).
 */
import type { GraphicsState } from './graphics-state.js';
import { operatorNumber as op } from './operators.js';
import type { PageGraphics } from './page-graphics.js';

/** Segments of one path that are looked at; a longer path is a drawing. */
const maxPath = 4000;

/**
 * Painted paths of one page that are looked at. A page with more is a map or a plot, and none of them is a rule: a sheet
 * of 60 rows and 20 columns with four lines round each cell has 4,800.
 */
const maxPaths = 10_000;

const re = op('re'), m = op('m'), l = op('l'), c = op('c'), v = op('v'), y = op('y'), h = op('h'), n = op('n'); // prettier-ignore
const f = op('f'), F = op('F'), fStar = op('f*'), S = op('S'), s = op('s'), B = op('B'), BStar = op('B*'), b = op('b'), bStar = op('b*'); // prettier-ignore
const g = op('g'), G = op('G'), rg = op('rg'), RG = op('RG'), k = op('k'), K = op('K'), sc = op('sc'), SC = op('SC'), scn = op('scn'), SCN = op('SCN'), cs = op('cs'), CS = op('CS'); // prettier-ignore

/** Lines that rise this much, in points, over this much are no rules. */
const slanted = 0.7;

/** The corners of a rounded box reach no further along a side, in points, and take no more of a side than this share. */
const roundness = 16;
const roundShare = 0.4;

/** A border is no wider, in points. */
const borderWidth = 3;

/** The diameter of the circle of a choice, in points. */
const circleSize = { least: 4.5, most: 20 };

/** Curves of a rounded box: some producers draw each corner in two or four. */
const mostRounds = 16;

export class PathRecorder {
  private readonly graphics: PageGraphics;
  private readonly ctm: Float64Array;
  private readonly state: GraphicsState;
  /** Straight segments in page space, four numbers each. */
  private readonly segments = new Numbers();
  /** Rectangles in page space, four numbers each, corners in order. */
  private readonly rectangles = new Numbers();
  /** So many paths have been painted. */
  paths = 0;
  private startX = 0;
  private startY = 0;
  private x = 0;
  private y = 0;
  /** Corners of the current subpath while it is made of straight axis-parallel segments; -1 when it is not. */
  private corners = 0;
  private minX = 0;
  private minY = 0;
  private maxX = 0;
  private maxY = 0;
  /** Extent of the slanted and curved parts of the path; empty while there are none. */
  private drawnX0 = Infinity;
  private drawnY0 = Infinity;
  private drawnX1 = -Infinity;
  private drawnY1 = -Infinity;
  /** Of the current subpath: its round corners and straight sides, how far the former reach; whether it is anything else. */
  private rounds = 0;
  private sides = 0;
  private reach = 0;
  private isBent = false;
  /** Rounded boxes in page space, four numbers each. */
  private readonly rounded = new Numbers();
  /** Small circles in page space, four numbers each. */
  private readonly circles = new Numbers();

  constructor(graphics: PageGraphics, ctm: Float64Array, state: GraphicsState) {
    this.graphics = graphics;
    this.ctm = ctm;
    this.state = state;
  }

  /** So many paths are painted that no more are looked at. */
  get isFull(): boolean {
    return this.paths > maxPaths;
  }

  /** Path construction, painting and colour operators; others do nothing. */
  execute(operator: number, values: Float64Array, count: number): void {
    switch (operator) {
      case l:
        this.lineTo(values[0]!, values[1]!);
        break;
      case m:
        this.moveTo(values[0]!, values[1]!);
        break;
      case c:
        this.curveTo(values[4]!, values[5]!);
        break;
      case v:
      case y:
        this.curveTo(values[2]!, values[3]!);
        break;
      case re:
        if (count >= 4) this.rectangle(values[0]!, values[1]!, values[2]!, values[3]!);
        break;
      case h:
        this.closePath();
        break;
      case f:
      case F:
        this.paint(true, false);
        break;
      case fStar:
        if (this.isBorder()) this.paintBorder();
        else this.paint(true, false);
        break;
      case S:
        this.paint(false, true);
        break;
      case s:
        this.closePath();
        this.paint(false, true);
        break;
      case b:
      case bStar:
        this.closePath();
        this.paint(true, true);
        break;
      case B:
      case BStar:
        this.paint(true, true);
        break;
      case n:
        this.clear();
        break;
      default:
        this.colour(operator, values, count);
    }
  }

  private colour(operator: number, values: Float64Array, count: number): void {
    switch (operator) {
      case g:
      case rg:
      case k:
      case sc:
      case scn:
        this.state.whiteFill = isWhite(values, count);
        break;
      case G:
      case RG:
      case K:
      case SC:
      case SCN:
        this.state.whiteStroke = isWhite(values, count);
        break;
      case cs:
        this.state.whiteFill = false;
        break;
      case CS:
        this.state.whiteStroke = false;
        break;
    }
  }

  private moveTo(x: number, y: number): void {
    this.endSubpath();
    const { ctm } = this;
    this.startX = this.x = x * ctm[0]! + y * ctm[2]! + ctm[4]!;
    this.startY = this.y = x * ctm[1]! + y * ctm[3]! + ctm[5]!;
    this.corners = 1;
    this.rounds = this.sides = this.reach = 0;
    this.isBent = false;
    this.minX = this.maxX = this.x;
    this.minY = this.maxY = this.y;
  }

  private lineTo(x: number, y: number): void {
    const { ctm } = this;
    this.segment(x * ctm[0]! + y * ctm[2]! + ctm[4]!, x * ctm[1]! + y * ctm[3]! + ctm[5]!);
  }

  private segment(x: number, y: number): void {
    const straight = !isSlanted(x - this.x, y - this.y);
    if (straight && this.segments.length < maxPath * 4) this.segments.add(this.x, this.y, x, y);
    this.corners = straight && this.corners > 0 ? this.corners + 1 : -1;
    if (straight) this.sides++;
    else {
      this.isBent = true;
      this.draw(x, y);
    }
    this.moveOn(x, y);
  }

  private moveOn(x: number, y: number): void {
    this.x = x;
    this.y = y;
    if (x < this.minX) this.minX = x;
    else if (x > this.maxX) this.maxX = x;
    if (y < this.minY) this.minY = y;
    else if (y > this.maxY) this.maxY = y;
  }

  private curveTo(x: number, y: number): void {
    const { ctm } = this;
    const [toX, toY] = [x * ctm[0]! + y * ctm[2]! + ctm[4]!, x * ctm[1]! + y * ctm[3]! + ctm[5]!];
    const reach = Math.max(Math.abs(toX - this.x), Math.abs(toY - this.y));
    this.rounds++;
    this.reach = Math.max(this.reach, reach);
    if (reach > roundness) this.isBent = true;
    this.draw(toX, toY);
    this.moveOn(toX, toY);
    this.corners = -1;
  }

  /** Notes a slanted or curved piece from the current point to this one. */
  private draw(x: number, y: number): void {
    this.drawnX0 = Math.min(this.drawnX0, this.x, x);
    this.drawnX1 = Math.max(this.drawnX1, this.x, x);
    this.drawnY0 = Math.min(this.drawnY0, this.y, y);
    this.drawnY1 = Math.max(this.drawnY1, this.y, y);
  }

  private closePath(): void {
    if (this.corners !== 0 && (this.x !== this.startX || this.y !== this.startY))
      this.segment(this.startX, this.startY);
    this.endSubpath();
  }

  /** A finished subpath of four axis-parallel sides (or a flat one) is a rectangle. */
  private endSubpath(): void {
    const flat = this.maxX - this.minX < 4 || this.maxY - this.minY < 4;
    if (
      (this.corners === 4 || this.corners === 5 || (flat && this.corners > 3)) &&
      this.rectangles.length < maxPath * 4
    ) {
      this.rectangles.add(this.minX, this.minY, this.maxX, this.maxY);
    }
    if (this.isRounded() && this.rounded.length < maxPath * 4)
      this.rounded.add(this.minX, this.minY, this.maxX, this.maxY);
    if (this.isCircle() && this.circles.length < maxPath * 4)
      this.circles.add(this.minX, this.minY, this.maxX, this.maxY);
    this.corners = 0;
    this.rounds = 0;
  }

  /** The path is a box in a box, of which only what lies between is filled: the border of a box, at some of its sides or all. */
  private isBorder(): boolean {
    this.endSubpath();
    const { rectangles } = this;
    if (rectangles.length !== 8 || this.rounded.length > 0) return false;
    return this.borderWidths().every((width) => width >= 0 && width <= borderWidth);
  }

  /** Of the sides left, top, right and bottom. */
  private borderWidths(): number[] {
    const { rectangles } = this;
    const isOuter = rectangles.at(0) < rectangles.at(4) || rectangles.at(2) > rectangles.at(6);
    const outer = isOuter || rectangles.at(1) < rectangles.at(5) || rectangles.at(3) > rectangles.at(7) ? 0 : 4;
    return [0, 1, 2, 3].map(
      (side) => (side < 2 ? 1 : -1) * (rectangles.at(4 - outer + side) - rectangles.at(outer + side)),
    );
  }

  private paintBorder(): void {
    const { rectangles, graphics } = this;
    const [left, top, right, bottom] = this.borderWidths().map((width) => width > 0.05);
    const x0 = Math.min(rectangles.at(0), rectangles.at(4));
    const y0 = Math.min(rectangles.at(1), rectangles.at(5));
    const x1 = Math.max(rectangles.at(2), rectangles.at(6));
    const y1 = Math.max(rectangles.at(3), rectangles.at(7));
    if (!this.state.whiteFill) {
      if (left && top && right && bottom) graphics.frame(x0, y0, x1, y1);
      else {
        if (left) graphics.line(x0, y0, x0, y1);
        if (top) graphics.line(x0, y0, x1, y0);
        if (right) graphics.line(x1, y0, x1, y1);
        if (bottom) graphics.line(x0, y1, x1, y1);
      }
    }
    this.clear();
    if (++this.paths > maxPaths) graphics.isDrawing = true;
  }

  /** The subpath is a box with round corners. */
  private isRounded(): boolean {
    const { rounds, reach, sides } = this;
    if (rounds < 2 || rounds > mostRounds || sides < 3 || sides > 4 || this.isBent) return false;
    return reach < roundShare * Math.min(this.maxX - this.minX, this.maxY - this.minY);
  }

  /** The subpath is nothing but curves around a small square. */
  private isCircle(): boolean {
    const [width, height] = [this.maxX - this.minX, this.maxY - this.minY];
    return (
      this.rounds >= 4 &&
      this.sides === 0 &&
      !this.isBent &&
      width > circleSize.least &&
      width < circleSize.most &&
      Math.abs(width - height) < 0.05 * width
    );
  }

  private rectangle(x: number, y: number, width: number, height: number): void {
    this.endSubpath();
    const { ctm } = this;
    const ax = x * ctm[0]! + y * ctm[2]! + ctm[4]!;
    const ay = x * ctm[1]! + y * ctm[3]! + ctm[5]!;
    const bx = ax + width * ctm[0]! + height * ctm[2]!;
    const by = ay + width * ctm[1]! + height * ctm[3]!;
    this.x = this.startX = ax;
    this.y = this.startY = ay;
    if (this.rectangles.length >= maxPath * 4) return;
    // Turned, its sides are no rules.
    if (isSlanted(width * ctm[0]!, width * ctm[1]!) || isSlanted(height * ctm[2]!, height * ctm[3]!)) {
      this.draw(bx, by);
      return;
    }
    this.rectangles.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
  }

  private paint(fill: boolean, stroke: boolean): void {
    this.endSubpath();
    const { segments, rectangles, rounded, graphics } = this;
    if (stroke && !this.state.whiteStroke) {
      for (let at = 0; at < rounded.length; at += 4)
        graphics.outline(rounded.at(at), rounded.at(at + 1), rounded.at(at + 2), rounded.at(at + 3));
      for (let at = 0; at < segments.length && rounded.length === 0; at += 4)
        graphics.line(segments.at(at), segments.at(at + 1), segments.at(at + 2), segments.at(at + 3));
      for (let at = 0; at < rectangles.length; at += 4)
        graphics.outline(rectangles.at(at), rectangles.at(at + 1), rectangles.at(at + 2), rectangles.at(at + 3));
      const { circles } = this;
      for (let at = 0; at < circles.length; at += 4)
        graphics.circle(circles.at(at), circles.at(at + 1), circles.at(at + 2), circles.at(at + 3));
    }
    if (fill && !this.state.whiteFill) {
      for (let at = 0; at < rounded.length; at += 4)
        graphics.frame(rounded.at(at), rounded.at(at + 1), rounded.at(at + 2), rounded.at(at + 3));
      for (let at = 0; at < rectangles.length; at += 4)
        graphics.fill(rectangles.at(at), rectangles.at(at + 1), rectangles.at(at + 2), rectangles.at(at + 3));
    }
    if (this.drawnX0 < this.drawnX1 && rounded.length === 0)
      graphics.drawing(this.drawnX0, this.drawnY0, this.drawnX1, this.drawnY1);
    this.clear();
    if (++this.paths > maxPaths) graphics.isDrawing = true;
  }

  private clear(): void {
    this.drawnX0 = this.drawnY0 = Infinity;
    this.drawnX1 = this.drawnY1 = -Infinity;
    this.segments.length = 0;
    this.rectangles.length = 0;
    this.rounded.length = 0;
    this.circles.length = 0;
    this.corners = 0;
    this.rounds = 0;
  }
}

const isSlanted = (x: number, y: number): boolean => Math.abs(x) >= slanted && Math.abs(y) >= slanted;

function isWhite(values: Float64Array, count: number): boolean {
  if (count === 4) return values[0]! + values[1]! + values[2]! + values[3]! < 0.02;
  if (count === 3) return values[0]! > 0.98 && values[1]! > 0.98 && values[2]! > 0.98;
  return count === 1 && values[0]! > 0.98;
}

/** A list of numbers that is emptied for each path; emptying an array would give its memory back each time. */
class Numbers {
  length = 0;
  private values = new Float64Array(64);

  add(a: number, b: number, c: number, d: number): void {
    if (this.length + 4 > this.values.length) {
      const old = this.values;
      (this.values = new Float64Array(old.length * 2)).set(old);
    }
    const { values, length } = this;
    values[length] = a;
    values[length + 1] = b;
    values[length + 2] = c;
    values[length + 3] = d;
    this.length = length + 4;
  }

  at(index: number): number {
    return this.values[index]!;
  }
}
