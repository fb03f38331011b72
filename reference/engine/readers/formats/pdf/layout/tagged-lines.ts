/**
 * Lines of the paragraphs of a tagged file: which of them their author broke.
 */
import { hasIdeographs, type Line } from './line.js';
import type { PageBlock } from './page-block.js';
import { areLabelled, leastBehind } from './set-lines.js';
import type { TextBlock } from './text-block.js';

/** Where a line begins and ends in the direction it is read in; lines read from right to left as in a mirror. */
const extent = ({ x0, x1, rightToLeft }: Line): { from: number; to: number } =>
  rightToLeft ? { from: -x1, to: -x0 } : { from: x0, to: x1 };

/** Where text that begins at the place of a line ends at the farthest. A title may stand over several columns: it counts where no other text does. */
export function farEdges(blocks: readonly PageBlock[]): (line: Line) => number {
  const [edges, titles] = [new Map<number, number>(), new Map<number, number>()];
  for (const { kind, block } of blocks) {
    if (kind !== 'text') continue;
    const own = block.unit?.kind === 'heading' ? titles : edges;
    for (const line of block.lines) {
      const { from, to } = extent(line);
      for (const place of [Math.floor(from), Math.floor(from) + 1])
        own.set(place, Math.max(own.get(place) ?? -Infinity, to));
    }
  }
  return (line) => {
    const place = Math.round(extent(line).from);
    return edges.get(place) ?? titles.get(place)!;
  };
}

/** Longer lines are running text that something beside it made narrower. */
const maxSetChars = 60;

/** Of three lines or more so many must end although the next word would have fitted. */
const setShare = 0.5;

/** A paragraph whose lines end although the next word would have fitted was broken by its author; `edge` is where lines may end. */
export function markSetLines({ lines, unit }: TextBlock, edge: number): void {
  if (lines.length < 2 || unit?.kind === 'code' || lines.some(({ text }) => text.length > maxSetChars)) return;
  const breaks = lines.length - 1;
  const early = lines
    .slice(1)
    .filter(
      (line, index) =>
        extent(lines[index]!).to + (1.1 * leastBehind(line.text) * (line.x1 - line.x0)) / line.text.length < edge,
    ).length;
  // A single line of Chinese or Japanese may end early before a sign that begins none, but not by many signs.
  const isFarEarly = (line: Line): boolean => extent(line).to + signsEarly * line.size < edge;
  const isSure = early === breaks && (!hasIdeographs(lines[0]!.text) || lines.slice(0, -1).every(isFarEarly));
  const isSet = isSure || (breaks > 1 && early > setShare * breaks);
  if (isSet || areFlushRight(lines) || areLabelled(lines) || areLedByLeaders(lines))
    for (const line of lines.slice(1)) line.set = true;
}

/** Signs that begin no line come in no longer rows. */
const signsEarly = 6;

/** Lines that end at one place and begin at others. */
function areFlushRight(lines: readonly Line[]): boolean {
  const extents = lines.map(extent);
  const { to } = extents[0]!;
  const starts = extents.map(({ from }) => from).sort((a, b) => a - b);
  return extents.every((each) => Math.abs(each.to - to) < 1) && starts.at(-1)! - starts[0]! > 2 * lines[0]!.size;
}

/** Names and figures at the two ends of their lines, with a leader between that the file calls decoration. */
const areLedByLeaders = (lines: readonly Line[]): boolean =>
  lines.every(({ broken, x0, x1 }) => broken && Math.abs(x0 - lines[0]!.x0) <= 1 && Math.abs(x1 - lines[0]!.x1) <= 2);
