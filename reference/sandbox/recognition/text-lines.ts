/**
 * Looks for lines of writing in a picture: whether there are any, which way they run, and how skew they are. Where letters
 * stand in lines, the number of their lower edges rises and falls from row to row; it does so most when rows run along them.
 * Costs some milliseconds on a picture of a thousand rows, and grows with its samples.
 * Spec: Parser object (PDF), modes `auto` and `ocr`.
 */
import { inkThreshold, turned, type GrayPicture } from './gray-picture.js';

export interface TextLines {
  /** Degrees by which lines fall to the right; 0 when they are not clear. */
  skew: number;
  /** Lines run from top to bottom or from bottom to top. */
  upended: boolean;
  /** Edges stand in lines, as letters do: it is no photograph, drawing or logo alone. */
  written: boolean;
}

/** Skew beyond this is not looked for. */
const skewRange = 6;
const coarseStep = 0.25;
const fineStep = 0.05;

/** Edges that are looked at. */
const maxEdges = 40_000;

/** Fewer edges are specks. */
const fewEdges = 150;

/** Parts of a row that are counted by themselves: the columns of a page have lines of their own. */
const strips = 6;

/** Strength from which a picture is taken for writing. */
const written = 4;

/** How much clearer lines along the other side must be. */
const clearlyUpended = 1.25;

export function findTextLines(picture: GrayPicture): TextLines {
  const threshold = inkThreshold(picture);
  const along = bestSkew(lowerEdges(picture, threshold), picture);
  const other = turned(picture, 90);
  const across = bestSkew(lowerEdges(other, threshold), other);
  const upended = across.strength > along.strength * clearlyUpended;
  const { skew, strength } = upended ? across : along;
  return strength < written ? { skew: 0, upended: false, written: false } : { skew, upended, written: true };
}

/** x and y of each ink sample with paper below it, one after the other. */
function lowerEdges({ width, height, data }: GrayPicture, threshold: number): Float32Array {
  let count = 0;
  const isEdge = (at: number): boolean => data[at]! < threshold && data[at + width]! >= threshold;
  const end = width * (height - 1);
  for (let at = 0; at < end; at++) if (isEdge(at)) count++;
  const every = Math.max(1, Math.ceil(count / maxEdges));
  const edges = new Float32Array(Math.ceil(count / every) * 2);
  for (let at = 0, seen = 0, to = 0; at < end; at++) {
    if (!isEdge(at) || seen++ % every !== 0) continue;
    edges[to++] = at % width;
    edges[to++] = Math.floor(at / width);
  }
  return edges;
}

function bestSkew(edges: Float32Array, size: { width: number; height: number }): { skew: number; strength: number } {
  if (edges.length < fewEdges * 2) return { skew: 0, strength: 0 };
  let best = { skew: 0, strength: strengthAt(0, edges, size) };
  const look = (skew: number): void => {
    const strength = strengthAt(skew, edges, size);
    if (strength > best.strength) best = { skew, strength };
  };
  for (let skew = -skewRange; skew <= skewRange; skew += coarseStep) look(skew);
  const around = best.skew;
  for (let off = fineStep; off < coarseStep; off += fineStep) [around - off, around + off].forEach(look);
  return best;
}

/** Differences between neighbouring rows, beside those of edges strewn without order: about 1 where there are no lines. */
function strengthAt(skew: number, edges: Float32Array, { width, height }: { width: number; height: number }): number {
  const slope = Math.tan((skew * Math.PI) / 180);
  const stripWidth = width / strips;
  const shift = Math.ceil(width * Math.abs(slope)) + 1;
  const rows = height + 2 * shift;
  const counts = new Uint16Array(rows * strips);
  for (let at = 0; at < edges.length; at += 2) {
    const row = Math.floor(edges[at + 1]! - edges[at]! * slope) + shift;
    counts[Math.min(strips - 1, Math.floor(edges[at]! / stripWidth)) * rows + row]!++;
  }
  let differences = 0;
  for (let at = 1; at < counts.length; at++) differences += (counts[at]! - counts[at - 1]!) ** 2;
  return differences / edges.length;
}
