/**
 * Hanging paragraphs, as bibliographies and indexes are set: the first line stands at the margin, the others are indented.
 * Told from indented first lines by which of the two ends early: last lines do, whatever comes after them.
 */
import { monospace, type Line } from './line.js';
import { listMarker } from './list-marker.js';

/** Fewer lines say nothing. */
const minLines = 4;

/**
 * The lines of runs that are set so; true for those at the margin, which begin a paragraph. `endedEarly` tells whether the
 * first word of a line would have fitted on the one before.
 */
export function hangingLines(
  lines: readonly Line[],
  endedEarly: (previous: Line, line: Line) => boolean,
): ReadonlyMap<Line, boolean> {
  const hanging = new Map<Line, boolean>();
  let start = 0;
  for (let index = 1; index <= lines.length; index++) {
    if (index < lines.length && isSameRun(lines[index - 1]!, lines[index]!)) continue;
    const run = lines.slice(start, index);
    start = index;
    const margin = run.reduce((least, line) => Math.min(least, line.x0), Infinity);
    if (run.length >= minLines && isHanging(run, margin, endedEarly))
      for (const line of run) hanging.set(line, !isIndented(line, margin));
  }
  return hanging;
}

function isSameRun(previous: Line, line: Line): boolean {
  const distance = line.baseline - previous.baseline;
  return (
    Math.abs(line.size - previous.size) < 0.03 * line.size &&
    distance > 0.5 * line.size &&
    distance < 1.9 * line.size &&
    !line.rightToLeft &&
    (line.style & monospace) === 0
  );
}

const isIndented = (line: Line, margin: number): boolean => line.x0 - margin > 0.5 * line.size;

function isHanging(run: readonly Line[], margin: number, endedEarly: (previous: Line, line: Line) => boolean): boolean {
  const indents = run.filter((line) => isIndented(line, margin)).map((line) => line.x0 - margin);
  const indent = indents[0];
  if (indent === undefined || indents.length < 2 || run.length - indents.length < 2) return false;
  if (indents.some((other) => Math.abs(other - indent) > 0.35 * run[0]!.size)) return false;
  const first = run.filter((line) => !isIndented(line, margin));
  if (first.filter((line) => listMarker(line.text)).length * 2 > first.length) return false;
  return votes(run, margin, endedEarly) > 0;
}

/**
 * Pairs of lines that speak for hanging paragraphs, less those that speak for indented first lines. A full line at the margin
 * before another one says least: entries of one line may be full by chance.
 */
function votes(run: readonly Line[], margin: number, endedEarly: (previous: Line, line: Line) => boolean): number {
  let balance = 0;
  for (let index = 1; index < run.length; index++) {
    const [previous, line] = [run[index - 1]!, run[index]!];
    const wasInside = isIndented(previous, margin);
    const isInside = isIndented(line, margin);
    const isEarly = endedEarly(previous, line);
    if (wasInside && !isInside && isEarly) balance++;
    else if (wasInside && isInside && !isEarly) balance++;
    else if (!wasInside && isInside && isEarly) balance -= 1.5;
    else if (!wasInside && !isInside && !isEarly) balance -= 0.4;
  }
  return balance - 1;
}
