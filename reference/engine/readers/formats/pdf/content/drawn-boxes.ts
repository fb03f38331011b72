/**
 * Boxes to tick that are drawn as small squares, and choices drawn as small circles, instead of shown as characters, as forms
 * have them: they become words of the page, `☐`, or `☑` where a tick, a cross or a filling stands in them.
 * Spec: What the service does, 1 (lists).
 */
import type { PageGraphics } from './page-graphics.js';
import type { PageWords } from './page-words.js';

const empty = '\u2610';
const ticked = '\u2611';

/** Pages with more small squares are drawings or sheets of squared paper. */
const mostSquares = 300;

/** Sides in points, and in em of the text on the level of the box. */
const side = { min: 4.5, max: 20, minEm: 0.45, maxEm: 1.7 };

/** Squares closer than this, in points, are places for one letter each, or cells of a table. */
const apart = 1.2;

/** From the box to the word it is put to, in em. */
const reach = 2.6;

/** From a circle to the word behind it, in em. */
const closeBefore = 1.2;

/** How far the middle of the box stands above the baseline of the text beside it, in em. */
const rise = { min: -0.15, max: 0.8 };

/** Characters that tick a box. */
const tick = /^[xXvV\u00d7\u221a\u2022\u25a0\u25cf\u2713-\u2718\u2612\u2611]$/;

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

interface Square extends Box {
  isRound: boolean;
  isTicked: boolean;
  /** Filled whole, as the samples of colour in the legend of a chart are. */
  isColoured: boolean;
  /** Letters other than ticks stand in it. */
  isWritten: boolean;
  /** The word that ticks it. */
  tickWord?: number;
  /** Nearest words on its level. */
  left?: number;
  right?: number;
}

export function addDrawnBoxes(words: PageWords, graphics: PageGraphics): void {
  const squares = freeSquares(graphics);
  if (squares.length === 0) return;
  lookAtWords(squares, words);
  lookAtMarks(squares, graphics);
  // The circles of a plot stand where its values are.
  const arePoints = squares.some((square) => square.isRound && !isBeforeText(square, words));
  const boxes = squares.filter(
    (square) => !square.isWritten && !square.isColoured && !(square.isRound && arePoints) && put(square, words),
  );
  if (boxes.length > 0) for (const rules of [graphics.horizontal, graphics.vertical]) withoutSides(rules, boxes);
}

/** The sides of a box are no rules: it may stand in the cell of a table. */
function withoutSides(rules: number[], boxes: readonly Square[]): void {
  let kept = 0;
  for (let at = 0; at < rules.length; at += 4) {
    const [x0, y0, x1, y1] = [rules[at]!, rules[at + 1]!, rules[at + 2]!, rules[at + 3]!];
    if (x1 - x0 + y1 - y0 <= side.max + 2 && isSide({ x0, y0, x1, y1 }, boxes)) continue;
    rules.copyWithin(kept, at, at + 4);
    kept += 4;
  }
  rules.length = kept;
}

function isSide(rule: Box, boxes: readonly Square[]): boolean {
  for (let next = firstBelow(boxes, rule.y0 - side.max - 2); next < boxes.length; next++) {
    const box = boxes[next]!;
    if (box.y0 > rule.y1 + 2) return false;
    if (isInside(rule, box)) return true;
  }
  return false;
}

/** Before a word, or in a row of choices behind their label. */
const isBeforeText = ({ x1, left, right }: Square, words: PageWords): boolean =>
  left !== undefined || (right !== undefined && words.x0[right]! - x1 < closeBefore * words.size[right]!);

/** Outlined squares and circles that touch no other; of those drawn inside one another the outermost. From top to bottom. */
function freeSquares({ frames, circles }: PageGraphics): Square[] {
  const all: Square[] = [];
  for (const source of [frames, circles]) {
    for (let at = 0; at < source.length; at += 4) {
      const [x0, y0, x1, y1] = [source[at]!, source[at + 1]!, source[at + 2]!, source[at + 3]!];
      const [width, height] = [x1 - x0, y1 - y0];
      if (width < side.min || width > side.max || height < side.min || height > side.max) continue;
      if (Math.abs(width - height) > 0.25 * Math.max(width, height)) continue;
      const state = {
        isRound: source === circles,
        isTicked: false,
        isColoured: false,
        isWritten: false,
      };
      if (all.push({ x0, y0, x1, y1, ...state }) > mostSquares) return [];
    }
  }
  all.sort((a, b) => a.y0 - b.y0);
  const touching = new Set<Square>();
  const inner = new Set<Square>();
  for (const [index, one] of all.entries()) {
    for (let next = index + 1; next < all.length && all[next]!.y0 < one.y1 + apart; next++) {
      const other = all[next]!;
      if (other.x0 > one.x1 + apart || other.x1 < one.x0 - apart) continue;
      if (isInside(other, one)) inner.add(other);
      else if (isInside(one, other)) inner.add(one);
      else touching.add(one).add(other);
    }
  }
  return all.filter((square) => !touching.has(square) && !inner.has(square));
}

const isInside = (one: Box, other: Box): boolean =>
  one.x0 > other.x0 - 0.8 && one.y0 > other.y0 - 0.8 && one.x1 < other.x1 + 0.8 && one.y1 < other.y1 + 0.8;

/** What stands in each square, and beside it. Each word is looked at once, and only at the squares on its level. */
function lookAtWords(squares: readonly Square[], words: PageWords): void {
  for (let word = 0; word < words.count; word++) {
    if (words.angle[word] !== 0) continue;
    const [x0, x1, y, size] = [words.x0[word]!, words.x1[word]!, words.y0[word]!, words.size[word]!];
    for (let next = firstBelow(squares, y - size - side.max); next < squares.length; next++) {
      const square = squares[next]!;
      if (square.y0 > y + 0.5 * size) break;
      const middle = (x0 + x1) / 2;
      const letters = y - 0.35 * size;
      if (middle > square.x0 && middle < square.x1 && letters > square.y0 && letters < square.y1) {
        if (
          words.end[word]! - words.start[word]! === 1 &&
          tick.test(String.fromCharCode(words.chars[words.start[word]!]!))
        ) {
          square.isTicked = true;
          square.tickWord = word;
        } else square.isWritten = true;
        continue;
      }
      const above = y - (square.y0 + square.y1) / 2;
      const height = square.y1 - square.y0;
      if (above < rise.min * size || above > rise.max * size) continue;
      if (height < side.minEm * size || height > side.maxEm * size) continue;
      if (x1 <= square.x0 + 1) {
        if (square.left === undefined || x1 > words.x1[square.left]!) square.left = word;
      } else if (x0 >= square.x1 - 1) {
        if (square.right === undefined || x0 < words.x0[square.right]!) square.right = word;
      } else square.isWritten = true;
    }
  }
}

/** The first square, from top to bottom, that is not above this level. */
function firstBelow(squares: readonly Square[], level: number): number {
  let low = 0;
  let high = squares.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (squares[middle]!.y0 < level) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Strokes and fillings inside the squares. */
function lookAtMarks(squares: readonly Square[], { drawings, boxes, marks }: PageGraphics): void {
  for (const source of [drawings, boxes, marks]) {
    for (let at = 0; at < source.length; at += 4) {
      const [x0, y0, x1, y1] = [source[at]!, source[at + 1]!, source[at + 2]!, source[at + 3]!];
      if (x1 - x0 > 2 * side.max || y1 - y0 > 2 * side.max) continue;
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      for (let next = firstBelow(squares, y - side.max); next < squares.length && squares[next]!.y0 < y; next++) {
        const square = squares[next]!;
        const width = square.x1 - square.x0;
        // Drawn strokes may reach beyond the square.
        const most = source === drawings && !square.isRound ? 1.7 : 0.85;
        const isMark = x1 - x0 > 0.3 * width && x1 - x0 < most * width;
        if (x <= square.x0 || x >= square.x1 || y >= square.y1) continue;
        if (isMark) square.isTicked = true;
        else if (source === boxes && x1 - x0 < 1.2 * width) square.isColoured = true;
      }
    }
  }
}

/** Puts the box to the nearer of the words beside it; one that stands alone on its level is no box to tick: false. */
function put(square: Square, words: PageWords): boolean {
  const { left, right, tickWord } = square;
  const beside = right ?? left;
  if (beside === undefined) return false;
  const size = words.size[beside]!;
  const text = square.isTicked ? ticked : empty;
  const isClose = right !== undefined && words.x0[right]! - square.x1 < reach * size;
  const x1 = isClose ? words.x0[right]! - 0.2 * size : square.x1;
  const x0 = Math.min(square.x0, x1);
  if (tickWord !== undefined) {
    words.chars[words.start[tickWord]!] = text.charCodeAt(0);
    words.x0[tickWord] = x0;
    words.x1[tickWord] = x1;
    words.y0[tickWord] = words.y1[tickWord] = words.y0[beside]!;
    words.size[tickWord] = size;
    return true;
  }
  words.add(text, {
    x0,
    x1,
    y: words.y0[beside]!,
    size,
    font: words.font[beside]!,
    spaced: true,
    mcid: words.mcid[beside]!,
  });
  return true;
}
