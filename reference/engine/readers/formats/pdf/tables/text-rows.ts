/**
 * Rows of a table from its lines: which lines begin a row and which go on with the cells of the line above.
 * Told by the gaps between lines, by which columns a line fills, and by numbers, which never wrap.
 */
import type { Fragment } from '../layout/fragment.js';

/** One line of a table: what stands in each column. */
export interface TableLine {
  baseline: number;
  top: number;
  bottom: number;
  size: number;
  pieces: TablePiece[];
  /** Number of the stretch between two row rules the line lies in. */
  stretch: number;
}

export interface TablePiece {
  fragment: Fragment;
  first: number;
  last: number;
  text: string;
}

/** A gap this much larger than the tightest one parts rows. */
const loose = 1.35;

/** For each line whether it begins a row. `columnWidths` are those of the columns. */
export function beginRows(lines: readonly TableLine[], columnWidths: readonly number[]): boolean[] {
  const begins = lines.map((line, index) => index === 0 || line.stretch !== lines[index - 1]!.stretch);
  const gaps = lines.map((line, index) => (begins[index] ? Infinity : line.baseline - lines[index - 1]!.baseline));
  const tight = tightestGap(lines, gaps);
  const inner = gaps.filter((gap) => Number.isFinite(gap));
  const looseCount = inner.filter((gap) => gap > tight * loose).length;
  const hasTwoKinds = looseCount > 0 && looseCount >= inner.length * 0.15 && inner.some((gap) => gap <= tight * loose);
  const isAnchored = lines.slice(1).every((line) => columnsFilled(line).has(0) || !hasNumber(line));
  // A line as near to the one below may be the first of a cell that stands higher than its neighbours.
  const hangs = (index: number): boolean => isAnchored && gaps[index]! < 1 + (gaps[index + 1] ?? Infinity);
  for (let index = 1; index < lines.length; index++) {
    if (begins[index]) continue;
    begins[index] = beginsRow(
      lines[index - 1]!,
      lines[index]!,
      gaps[index]!,
      tight,
      hasTwoKinds,
      hangs(index),
      columnWidths,
    );
  }
  return begins;
}

/** The smallest usual distance between lines that share a column. */
function tightestGap(lines: readonly TableLine[], gaps: readonly number[]): number {
  const shared: number[] = [];
  for (let index = 1; index < lines.length; index++) {
    const gap = gaps[index]!;
    const line = lines[index]!;
    if (Number.isFinite(gap) && gap > 0.8 * line.size && sharesColumn(lines[index - 1]!, line)) shared.push(gap);
  }
  if (shared.length === 0) return (lines[0]?.size ?? 10) * 1.2;
  shared.sort((a, b) => a - b);
  return shared[Math.floor(shared.length * 0.1)]!;
}

function beginsRow(
  above: TableLine,
  line: TableLine,
  gap: number,
  tight: number,
  hasTwoKinds: boolean,
  mayHang: boolean,
  widths: readonly number[],
): boolean {
  if (gap < 0.7 * line.size) return false;
  if (gap > tight * loose) return true;
  if (bothNumeric(above, line) || startsNumbers(above, line)) return true;
  const fills = columnsFilled(line);
  const filledAbove = columnsFilled(above);
  if (hasTwoKinds)
    return fills.size === widths.length && filledAbove.size === widths.length && widths.length > 2 && hasNumber(line);
  if (!fills.has(0)) return !isWrapOf(above, line, widths) && !(mayHang && isBelowWords(above, line));
  if (fills.size === 1 && filledAbove.size > 1) return !isLabelWrap(above, line, widths);
  if (filledAbove.size === 1 && filledAbove.has(0) && fills.size > 1) return !isLabelWrap(above, line, widths);
  return true;
}

function columnsFilled(line: TableLine): Set<number> {
  const filled = new Set<number>();
  for (const piece of line.pieces) for (let column = piece.first; column <= piece.last; column++) filled.add(column);
  return filled;
}

function sharesColumn(a: TableLine, b: TableLine): boolean {
  return a.pieces.some((one) => b.pieces.some((other) => one.first <= other.last && other.first <= one.last));
}

const numeric = /^[\s$€£¥+\-–—−(]*[\d.,'\u00a0 ]*\d[\d.,'\u00a0 ]*[%)a-z*†‡]{0,3}$|^[-–—.*]+$|^n\/?a$/i;

export const isNumeric = (text: string): boolean => text.length < 24 && numeric.test(text.trim());

function bothNumeric(a: TableLine, b: TableLine): boolean {
  return a.pieces.some(
    (one) => isNumeric(one.text) && b.pieces.some((other) => other.first === one.first && isNumeric(other.text)),
  );
}

/** Figures in several columns under words: the first row of data below its heading. */
function startsNumbers(above: TableLine, line: TableLine): boolean {
  const numbers = line.pieces.filter((piece) => isNumeric(piece.text));
  return (
    numbers.length >= 2 &&
    numbers.every((piece) =>
      above.pieces.some((other) => other.first <= piece.last && piece.first <= other.last && !isNumeric(other.text)),
    )
  );
}

const hasNumber = (line: TableLine): boolean => line.pieces.some((piece) => isNumeric(piece.text));

/** Every piece of the line goes on with text above it that runs (nearly) to the end of its column. */
function isWrapOf(above: TableLine, line: TableLine, widths: readonly number[]): boolean {
  return line.pieces.every((piece) => {
    if (isNumeric(piece.text)) return false;
    const over = above.pieces.find((other) => other.first <= piece.last && piece.first <= other.last);
    if (!over) return false;
    return isNearlyFull(over, widths) || /^\p{Ll}/u.test(piece.text) || /[,\-–]$/.test(over.text);
  });
}

/** In tables all of whose figures stand beside a label: more words below words. */
const isBelowWords = (above: TableLine, line: TableLine): boolean =>
  line.pieces.every((piece) => above.pieces.some((other) => other.first === piece.first) && piece.first === piece.last);

/** A label in the first column that takes two lines. */
function isLabelWrap(above: TableLine, line: TableLine, widths: readonly number[]): boolean {
  const upper = above.pieces.find((piece) => piece.first === 0);
  const lower = line.pieces.find((piece) => piece.first === 0);
  if (!upper || !lower || /[:.]$/.test(upper.text)) return false;
  return /^[\p{Ll}(&]/u.test(lower.text) || /[,\-–]$|\b(and|of|or|the|for|to|in|with)$/i.test(upper.text)
    ? isNearlyFull(upper, widths, 0.5)
    : false;
}

function isNearlyFull(piece: TablePiece, widths: readonly number[], share = 0.75): boolean {
  return piece.fragment.x1 - piece.fragment.x0 >= share * widths[piece.first]!;
}
