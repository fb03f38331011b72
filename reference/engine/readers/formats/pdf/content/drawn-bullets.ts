/**
 * Bullets of lists that are drawn as shapes instead of shown as characters, as browsers and slide programs do: small shapes,
 * about as wide as high, that stand free before the first word of a line. They become words of the page.
 * Spec: What the service does, 1 (lists).
 */
import type { PageGraphics } from './page-graphics.js';
import type { PageWords } from './page-words.js';

/** Pages with more small shapes are plots. */
const mostShapes = 200;

/** Sizes of a bullet and of the gap behind it, in em of the word. */
const size = { min: 0.18, max: 0.72 };
const gap = { min: 0.2, max: 2.6 };

/** How far its middle stands above the baseline, in em. */
const rise = { min: 0.12, max: 0.62 };

interface Shape {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function addDrawnBullets(words: PageWords, graphics: PageGraphics): void {
  const shapes = smallShapes(graphics);
  if (shapes.length === 0 || shapes.length > mostShapes) return;
  const { count } = words;
  const found = new Map<number, Shape>();
  for (const shape of shapes) {
    const word = wordBehind(shape, words, count);
    if (word !== undefined && !found.has(word)) found.set(word, shape);
  }
  for (const [word, { x0, x1 }] of found)
    words.add('\u2022', {
      x0,
      x1,
      y: words.y0[word]!,
      size: words.size[word]!,
      font: words.font[word]!,
      spaced: true,
      mcid: words.mcid[word]!,
    });
}

function smallShapes({ drawings, boxes, marks }: PageGraphics): Shape[] {
  const shapes: Shape[] = [];
  for (const source of [drawings, boxes, marks]) {
    for (let at = 0; at < source.length && shapes.length <= mostShapes; at += 4) {
      const shape = { x0: source[at]!, y0: source[at + 1]!, x1: source[at + 2]!, y1: source[at + 3]! };
      const width = shape.x1 - shape.x0;
      const height = shape.y1 - shape.y0;
      if (width >= 1.5 && width <= 20 && height >= 1.5 && height <= 20 && width < 1.5 * height && height < 1.5 * width)
        shapes.push(shape);
    }
  }
  return shapes;
}

/** The word before which the shape stands as a bullet does; undefined when text stands close on its left, too. */
function wordBehind(shape: Shape, words: PageWords, count: number): number | undefined {
  const middle = (shape.y0 + shape.y1) / 2;
  const width = shape.x1 - shape.x0;
  let nearest: number | undefined;
  for (let word = 0; word < count; word++) {
    if (words.angle[word] !== 0) continue;
    const em = words.size[word]!;
    const above = words.y0[word]! - middle;
    if (above < rise.min * em || above > rise.max * em) continue;
    const x0 = words.x0[word]!;
    if (x0 < shape.x1) {
      if (words.x1[word]! > shape.x0 - 1.2 * em) return undefined;
      continue;
    }
    const fits =
      width >= size.min * em &&
      width <= size.max * em &&
      x0 - shape.x1 >= gap.min * em &&
      x0 - shape.x1 <= gap.max * em;
    if (fits && (nearest === undefined || x0 < words.x0[nearest]!)) nearest = word;
  }
  return nearest;
}
