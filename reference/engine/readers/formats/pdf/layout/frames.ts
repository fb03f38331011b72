/**
 * Frames: drawn boxes that hold text of their own, such as call-outs, code listings and figures. Their text is read apart
 * from what stands beside them.
 */
import type { Drawn } from './fields.js';
import { chainWords, proseLimits, type Box, type Fragment, type TurnedWords } from './fragment.js';
import type { Obstacle } from './obstacle.js';

interface Candidate extends Box {
  /** Boxes beside one another that are shaded alike. */
  shades: number;
}

/** More boxes than this are a drawing. */
const maxBoxes = 300;

/** Smaller boxes are marks, larger ones backgrounds (share of the page's area). */
const minWidth = 40;
const minHeight = 16;
const maxShare = 0.6;

/** The outermost boxes that wholly hold at least one line of text, and no part of any other. */
export function findFrames(
  graphics: Drawn,
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
    if (isShadedLine(box, inside) || isField(box, inside, fragments)) continue;
    const words = inside.flatMap((fragment) => fragment.words).filter((word) => !taken.has(word));
    for (const word of words) taken.add(word);
    frames.push({ x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1, words });
  }
  return frames;
}

/** Boxes of a sensible size, larger ones first. */
function candidates(graphics: Drawn, page: { width: number; height: number }): Candidate[] {
  const all = graphics.frames.length + graphics.boxes.length;
  if (all > maxBoxes * 4) return [];
  const boxes: Candidate[] = [];
  for (const source of [graphics.frames, graphics.boxes]) {
    for (let index = 0; index < source.length; index += 4) {
      const box = {
        x0: source[index]!,
        y0: source[index + 1]!,
        x1: source[index + 2]!,
        y1: source[index + 3]!,
        shades: source === graphics.boxes ? 1 : 0,
      };
      const width = box.x1 - box.x0;
      const height = box.y1 - box.y0;
      if (width >= minWidth && height >= minHeight && width * height < maxShare * page.width * page.height)
        boxes.push(box);
    }
  }
  return joinShades(boxes).sort((a, b) => (b.x1 - b.x0) * (b.y1 - b.y0) - (a.x1 - a.x0) * (a.y1 - a.y0));
}

/** Shaded boxes of one height that touch side by side are the cells of one row. */
function joinShades(boxes: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const box of [...boxes].sort((a, b) => a.x0 - b.x0)) {
    const left = joined.find(
      (other) =>
        other.shades > 0 &&
        box.shades > 0 &&
        Math.abs(other.y0 - box.y0) <= 1 &&
        Math.abs(other.y1 - box.y1) <= 1 &&
        box.x0 >= other.x1 - 1 &&
        box.x0 - other.x1 <= 4,
    );
    if (!left) joined.push({ ...box });
    else {
      left.x1 = Math.max(left.x1, box.x1);
      left.shades++;
    }
  }
  return joined;
}

/** Lines of text in the tallest row of a table, and the gap between its columns, in em. */
const mostRowLines = 4;
const columnGap = 1.5;

/** A shaded line: the heading row of a table, the title of a section, or a row of a striped table whose cells have few lines. */
function isShadedLine({ shades }: Candidate, inside: readonly Fragment[]): boolean {
  if (shades === 0) return false;
  const lines: Fragment[][] = [];
  for (const fragment of [...inside].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const last = lines[lines.length - 1];
    if (last && fragment.baseline - last[0]!.baseline <= 0.25 * fragment.size) last.push(fragment);
    else if (lines.push([fragment]) > mostRowLines) return false;
  }
  if (lines.length === 1) return true;
  const widest = lines.reduce((most, line) => (line.length > most.length ? line : most)).sort((a, b) => a.x0 - b.x0);
  return (
    widest.length >= 3 &&
    widest.slice(1).every((fragment, index) => fragment.x0 - widest[index]!.x1 > columnGap * fragment.size)
  );
}

/** Height of a field with one line, and its distance from its label, in em. */
const fieldHeight = 2.6;
const labelGap = 12;

/** One line in a low box, with a label before it: a field that is filled in. */
function isField(box: Candidate, inside: readonly Fragment[], fragments: readonly Fragment[]): boolean {
  const [{ baseline, size }] = inside as [Fragment, ...Fragment[]];
  if (box.y1 - box.y0 > fieldHeight * size || inside.some((fragment) => Math.abs(fragment.baseline - baseline) > 1))
    return false;
  return fragments.some(
    (fragment) =>
      Math.abs(fragment.baseline - baseline) < 0.25 * size &&
      fragment.x1 <= box.x0 + 1 &&
      box.x0 - fragment.x1 < labelGap * size,
  );
}

const isWithin = (y: number, box: Box): boolean => y > box.y0 && y < box.y1;

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
