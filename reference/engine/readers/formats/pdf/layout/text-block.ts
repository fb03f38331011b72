/**
 * Blocks of text: lines that belong together (a paragraph, a heading, a list item), cut out of the lines of one region.
 */
import { BlockStarts } from './block-starts.js';
import type { Line } from './line.js';
import { joinNoteMarks } from './note-marks.js';
import { areLabelled, setLines } from './set-lines.js';
import type { Source } from './source.js';
import type { Unit } from '../structure/structure-tree.js';

export interface TextBlock extends Source {
  lines: Line[];
  /** Horizontal extent of the region the block stands in. */
  regionX0: number;
  regionX1: number;
  /** White space above the block, in units of the line pitch around it; Infinity at the top of a region. */
  gapAbove: number;
  /** True for text inside a drawn frame or figure. */
  framed: boolean;
  /** The label of a field of a form, or what is written in it. */
  ofField?: boolean;
  /** What the file itself says the text is. */
  unit?: Unit;
  /** Of an item of a tagged list: the characters of its mark, space included. */
  markLength?: number;
  /** Furniture by the file's own word. */
  edge?: 'header' | 'footer';
}

/** Fewer lines do not show how far the text of a region reaches. */
const leastWhole = 3;

/** A title that much larger than most text may stand over several columns. */
const titleSize = 1.5;

/** The size of most of the text. */
function usualSize(lines: readonly Line[]): number {
  const chars = new Map<number, number>();
  for (const { size, text } of lines) chars.set(size, (chars.get(size) ?? 0) + text.length);
  return [...chars].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/** Lines that all fill less of their region do not show how far the text of it reaches: the tables among them do. */
const unfilled = 0.75;

/** Cuts the lines of a region, in order, into blocks; `areLines` where each is one by itself. */
export function cutBlocks(
  found: readonly Line[],
  pageNumber: number,
  framed: boolean,
  { x0, x1, areLines = false }: { x0: number; x1: number; areLines?: boolean },
): TextBlock[] {
  const blocks: TextBlock[] = [];
  if (found.length === 0) return blocks;
  const lines = joinNoteMarks(found);
  // Labels set apart on one line, as in a running head, may reach further than the text.
  const largest = titleSize * usualSize(lines);
  const whole = lines.filter(({ broken, size }) => !broken && size < largest);
  const region = textEdges(whole.length >= leastWhole ? whole : lines);
  const pitch = usualPitch(lines);
  const isUnfilled = lines.every((line) => line.x1 - x0 < unfilled * (x1 - x0));
  const starts = new BlockStarts(lines, isUnfilled ? { x0: region.x0, x1 } : region, pitch);
  const set = setLines(lines, pitch, areLines);
  let current: TextBlock | undefined;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const isSet = set.has(line);
    if (isSet) line.set = true;
    const isStart = starts.isStart(index, current?.lines.length === 1) && !isSet;
    if (current && !isStart) {
      if (areLabelled([previous!, line])) line.set = true;
      current.lines.push(line);
      continue;
    }
    const gapAbove = previous ? (line.baseline - previous.baseline) / (pitch(line.size) || 1) : Infinity;
    current = { lines: [line], pageNumber, regionX0: region.x0, regionX1: region.x1, gapAbove, framed };
    blocks.push(current);
  }
  return blocks;
}

/** Left and right edge of the text: where most lines begin and end, or all but the longest few when the right side is ragged. */
function textEdges(lines: readonly Line[]): { x0: number; x1: number } {
  const x0 = usualEdge(
    lines.map((line) => ({ at: line.x0, chars: line.text.length })),
    (a, b) => a - b,
  );
  const x1 = usualEdge(
    lines.map((line) => ({ at: line.x1, chars: line.text.length })),
    (a, b) => b - a,
  );
  return { x0, x1 };
}

/** The outermost place where lines with a fifth of all characters end within 2 points; else the outermost but a few characters. */
function usualEdge(ends: { at: number; chars: number }[], outwards: (a: number, b: number) => number): number {
  ends.sort((a, b) => outwards(a.at, b.at));
  const total = ends.reduce((sum, end) => sum + end.chars, 0);
  for (let index = 0; index < ends.length; index++) {
    let chars = 0;
    for (let other = index; other < ends.length && Math.abs(ends[other]!.at - ends[index]!.at) <= 2; other++)
      chars += ends[other]!.chars;
    if (chars >= total * 0.2) return ends[index]!.at;
  }
  let passed = 0;
  for (const end of ends) {
    passed += end.chars;
    if (passed >= total * 0.06) return end.at;
  }
  return ends[0]!.at;
}

/** The distance of baselines that lines of a size have among themselves; of a size with few lines, in proportion to the others. */
function usualPitch(lines: readonly Line[]): (size: number) => number {
  const bySize = new Map<number, number[]>();
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!;
    const previous = lines[index - 1]!;
    const distance = line.baseline - previous.baseline;
    if (Math.abs(line.size - previous.size) > 0.02 * line.size || line.style !== previous.style) continue;
    if (distance <= 0.5 * line.size || distance > 3 * line.size) continue;
    const key = Math.round(line.size * 2);
    const list = bySize.get(key);
    if (list) list.push(distance);
    else bySize.set(key, [distance]);
  }
  const usual = new Map<number, number>();
  let ratio = 1.2;
  let most = 0;
  for (const [key, distances] of bySize) {
    distances.sort((a, b) => a - b);
    // The lower third: paragraph gaps widen the distances, nothing narrows them.
    const pitch = distances[Math.floor(distances.length * 0.35)]!;
    if (distances.length >= 2) usual.set(key, pitch);
    if (distances.length > most) [most, ratio] = [distances.length, pitch / (key / 2)];
  }
  return (size) => usual.get(Math.round(size * 2)) ?? size * Math.min(2.2, ratio);
}
