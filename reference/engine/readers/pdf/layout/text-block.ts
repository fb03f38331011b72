/**
 * Blocks of text: lines that belong together (a paragraph, a heading, a list item), cut out of the lines of one region.
 */
import { bold, type Line } from './line.js';
import { listMarker } from './list-marker.js';

export interface TextBlock {
  lines: Line[];
  pageNumber: number;
  /** Horizontal extent of the region the block stands in. */
  regionX0: number;
  regionX1: number;
  /** White space above the block, in units of the line pitch around it; Infinity at the top of a region. */
  gapAbove: number;
}

/** Cuts the lines of a region, in order, into blocks. */
export function cutBlocks(lines: readonly Line[], region: { x0: number; x1: number }, pageNumber: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  const pitch = usualPitch(lines);
  let current: TextBlock | undefined;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (current && previous && !startsBlock(line, previous, current, lines[index + 1], region, pitch)) {
      current.lines.push(line);
      continue;
    }
    const gapAbove = previous ? (line.baseline - previous.baseline) / (pitch(line.size) || 1) : Infinity;
    current = { lines: [line], pageNumber, regionX0: region.x0, regionX1: region.x1, gapAbove };
    blocks.push(current);
  }
  return blocks;
}

/** The distance of baselines most lines of about that size have; 1.2 em when nothing tells. */
function usualPitch(lines: readonly Line[]): (size: number) => number {
  const bySize = new Map<number, number[]>();
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!;
    const previous = lines[index - 1]!;
    const distance = line.baseline - previous.baseline;
    if (Math.abs(line.size - previous.size) > 0.06 * line.size || distance <= 0 || distance > 3 * line.size) continue;
    const key = Math.round(line.size * 2);
    const list = bySize.get(key);
    if (list) list.push(distance);
    else bySize.set(key, [distance]);
  }
  const usual = new Map<number, number>();
  for (const [key, distances] of bySize) {
    distances.sort((a, b) => a - b);
    // The lower third: paragraph gaps widen the distances, nothing narrows them.
    usual.set(key, distances[Math.floor(distances.length * 0.35)]!);
  }
  return (size) => usual.get(Math.round(size * 2)) ?? size * 1.2;
}

function startsBlock(
  line: Line,
  previous: Line,
  block: TextBlock,
  next: Line | undefined,
  region: { x0: number; x1: number },
  pitch: (size: number) => number,
): boolean {
  const distance = line.baseline - previous.baseline;
  const size = Math.max(line.size, previous.size);
  if (Math.abs(line.size - previous.size) > 0.12 * size) return true;
  if (distance < 0.3 * size) return false;
  const usual = pitch(line.size);
  if (distance > Math.max(usual * 1.32, usual + 0.3 * size) || distance > 2.6 * size) return true;
  if ((line.style & bold) !== (previous.style & bold)) return true;
  if (listMarker(line.text)) return true;
  if (isCentered(line, region) && isCentered(previous, region)) return false;
  return startsByIndent(line, previous, block, next, region) || endedEarly(previous, line, region);
}

/** Both margins about equal and not small. */
function isCentered(line: Line, region: { x0: number; x1: number }): boolean {
  const left = line.x0 - region.x0;
  const right = region.x1 - line.x1;
  return left > line.size && right > line.size && Math.abs(left - right) < line.size;
}

/** An indented first line, or a line that falls back to the margin behind hanging ones. */
function startsByIndent(line: Line, previous: Line, block: TextBlock, next: Line | undefined, region: { x0: number; x1: number }): boolean {
  const step = line.x0 - previous.x0;
  if (step > 0.7 * line.size) {
    const isFirst = block.lines.length === 1;
    // Behind a list mark or the first line of a hanging paragraph, the lines stand further right.
    if (isFirst && (listMarker(previous.text) !== undefined || !endedEarly(previous, line, region))) {
      return next !== undefined && next.x0 < line.x0 - 0.7 * line.size && !listMarker(previous.text);
    }
    return true;
  }
  return step < -0.7 * line.size && block.lines.length > 1;
}

/** The first word of the line would have fitted behind the previous one: that one was a last line. */
function endedEarly(previous: Line, line: Line, region: { x0: number; x1: number }): boolean {
  const firstWord = line.text.indexOf(' ') < 0 ? line.text.length : line.text.indexOf(' ');
  const charWidth = (line.x1 - line.x0) / Math.max(1, line.text.length);
  return previous.x1 + (firstWord + 1) * charWidth * 1.1 < region.x1 - 0.6 * line.size;
}
