/**
 * Frames: drawn boxes that hold text of their own, such as call-outs, code listings and figures. Their text is read apart
 * from what stands beside them.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import { chainWords, proseLimits, type TurnedWords } from './fragment.js';
import type { Obstacle } from './obstacle.js';

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** More boxes than this are a drawing. */
const maxBoxes = 300;

/** Smaller boxes are marks, larger ones backgrounds (share of the page's area). */
const minWidth = 40;
const minHeight = 16;
const maxShare = 0.6;

/** The outermost boxes that wholly hold at least one line of text, and no part of any other. */
export function findFrames(
  graphics: PageGraphics,
  turned: TurnedWords,
  indices: readonly number[],
  page: { width: number; height: number },
): Obstacle[] {
  if (turned.angle !== 0 || indices.length === 0) return [];
  const boxes = candidates(graphics, page);
  if (boxes.length === 0) return [];
  const fragments = chainWords(turned, indices, proseLimits);
  const frames: Obstacle[] = [];
  const taken = new Set<number>();
  for (const box of boxes) {
    if (frames.some((frame) => overlaps(frame, box))) continue;
    const inside = fragments.filter(
      (fragment) =>
        fragment.x0 > box.x0 - 1 && fragment.x1 < box.x1 + 1 && isWithin(fragment.baseline - 0.3 * fragment.size, box),
    );
    const isCut = fragments.some(
      (fragment) =>
        !inside.includes(fragment) &&
        isWithin(fragment.baseline - 0.3 * fragment.size, box) &&
        fragment.x0 < box.x1 - 1 &&
        fragment.x1 > box.x0 + 1,
    );
    if (inside.length === 0 || inside.length === fragments.length || isCut) continue;
    const words = inside.flatMap((fragment) => fragment.words).filter((word) => !taken.has(word));
    for (const word of words) taken.add(word);
    frames.push({ ...box, words });
  }
  return frames;
}

/** Boxes of a sensible size, larger ones first. */
function candidates(graphics: PageGraphics, page: { width: number; height: number }): Box[] {
  const all = graphics.frames.length + graphics.boxes.length;
  if (all > maxBoxes * 4) return [];
  const boxes: Box[] = [];
  for (const source of [graphics.frames, graphics.boxes]) {
    for (let index = 0; index < source.length; index += 4) {
      const box = { x0: source[index]!, y0: source[index + 1]!, x1: source[index + 2]!, y1: source[index + 3]! };
      const width = box.x1 - box.x0;
      const height = box.y1 - box.y0;
      if (width >= minWidth && height >= minHeight && width * height < maxShare * page.width * page.height)
        boxes.push(box);
    }
  }
  return boxes.sort((a, b) => (b.x1 - b.x0) * (b.y1 - b.y0) - (a.x1 - a.x0) * (a.y1 - a.y0));
}

const isWithin = (y: number, box: Box): boolean => y > box.y0 && y < box.y1;

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
