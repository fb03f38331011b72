/**
 * Rows of a table from its lines: which lines begin a row and which go on with the cells of the line above.
 * Told by the gaps between lines, by which columns a line fills, and by numbers, which never wrap.
 */
import type { Fragment } from '../layout/fragment.js';
import { areCentred } from './centred.js';

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
  /** The font of its first word. */
  font: number;
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
  const anchor = anchorOf(lines, columnWidths.length);
  const entryGaps = gapsOfEntries(lines, gaps);
  // A line as near to the one below may be the first of a cell that stands higher than its neighbours.
  const hangs = (index: number): boolean =>
    anchor === 0
      ? gaps[index]! < 1 + (gaps[index + 1] ?? Infinity)
      : anchor !== undefined && closer * gaps[index]! < entryGaps[index]!;
  const longestLabel = lines.reduce((most, line) => Math.max(most, labelWidth(line)), 0);
  for (let index = 1; index < lines.length; index++) {
    if (begins[index]) continue;
    begins[index] =
      (hasTwoKinds && isTitleAbove(lines[index - 1]!, lines[index]!, longestLabel)) ||
      (!(closer * gaps[index]! < entryGaps[index]! && isDescription(lines[index - 1]!, lines[index]!)) &&
        beginsRow(lines[index - 1]!, lines[index]!, gaps[index]!, tight, hasTwoKinds, hangs(index), columnWidths));
  }
  const centred = centredRows(lines, columnWidths.length);
  if (centred) return centred;
  partFigures(lines, begins);
  joinCentred(lines, begins);
  joinLevel(lines, begins, gaps, tight);
  return begins;
}

/** Lines of one entry stand closer than entries do, by this factor at least. */
const closer = 1.15;

/** The column, the first or another one, that all lines with figures fill, and in whose lines alone they stand. */
function anchorOf(lines: readonly TableLine[], columns: number): number | undefined {
  const filled = lines.slice(1).flatMap((line) => (hasNumber(line) ? [columnsFilled(line)] : []));
  const all = Array.from({ length: columns }, (_, column) => column);
  return all.find((column) => filled.every((own) => own.has(column)));
}

/** For each line the white space above the next line with figures; below the last of them, that above it. */
function gapsOfEntries(lines: readonly TableLine[], gaps: readonly number[]): number[] {
  let last = gaps.findLast((gap, index) => hasNumber(lines[index]!) && Number.isFinite(gap)) ?? 0;
  const found = new Array<number>(lines.length).fill(0);
  for (let index = lines.length - 1; index >= 0; index--) {
    found[index] = last;
    if (hasNumber(lines[index]!) && Number.isFinite(gaps[index]!)) last = gaps[index]!;
  }
  return found;
}

/** Half the distance of two lines of one cell, in em; that of loose lines where several cells stand between them. */
const half = { close: 0.95, loose: 1.2 };

/** A figure below a figure of the same row begins another one; a label right above it does when what goes with the figure is set in. */
function partFigures(lines: readonly TableLine[], begins: boolean[]): void {
  let figures = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const own = line.pieces.filter(({ text }) => isNumeric(text)).map(({ first }) => first);
    if (begins[index]) figures = new Set();
    else if (line.pieces.length > 1 && own.some((column) => column > 0 && figures.has(column))) {
      const [above, label] = [lines[index - 1]!.pieces, line.pieces[0]!];
      const isName = above.length === 1 && above[0]!.first === label.first;
      const isSetIn = isName && above[0]!.fragment.x0 < label.fragment.x0 - 0.5 * line.size;
      begins[isSetIn ? index - 1 : index] = true;
      figures = new Set();
    }
    for (const column of own) figures.add(column);
  }
}

/**
 * Cells in the middle of the height of taller ones: their line stands halfway between two lines of those, whose other lines are
 * as many above as below.
 */
function joinCentred(lines: readonly TableLine[], begins: boolean[]): void {
  for (let index = 1; index + 1 < lines.length; index++) {
    const [above, line, below] = [lines[index - 1]!, lines[index]!, lines[index + 1]!];
    const reach = (line.pieces.length > 1 ? half.loose : half.close) * line.size;
    const isBetween =
      line.baseline - above.baseline < reach &&
      below.baseline - line.baseline < reach &&
      above.stretch === below.stretch;
    if (!isBetween || sharesColumn(above, line) || sharesColumn(line, below) || !isSameColumns(above, below)) continue;
    // Lines of two columns by turns are no such cells.
    if ([lines[index - 2], lines[index + 2]].some((other) => other && isSameColumns(other, line))) continue;
    const pitch = 1.1 * (below.baseline - above.baseline);
    let [first, last] = [index - 1, index + 1];
    while (
      first > 0 &&
      last + 1 < lines.length &&
      isSameColumns(lines[first - 1]!, above) &&
      isSameColumns(lines[last + 1]!, above) &&
      lines[first]!.baseline - lines[first - 1]!.baseline <= pitch &&
      lines[last + 1]!.baseline - lines[last]!.baseline <= pitch
    ) {
      first--;
      last++;
    }
    begins.fill(false, first + 1, last + 1);
    begins[first] = true;
    if (last + 1 < lines.length) begins[last + 1] = true;
  }
}

/**
 * Cells in the middle of the height of a taller one with an odd number of lines stand on the level of its middle one: as many
 * of its lines lie above as below, and white space parts them all from other rows.
 */
function joinLevel(lines: readonly TableLine[], begins: boolean[], gaps: readonly number[], tight: number): void {
  const isClose = (index: number): boolean => gaps[index]! <= tight * loose;
  for (let index = 1; index + 1 < lines.length; index++) {
    const [above, line] = [lines[index - 1]!, lines[index]!];
    if (line.pieces.length < 2 || !columnsFilled(line).has(0) || above.pieces.length !== 1) continue;
    const tall = above.pieces[0]!.first;
    if (tall === 0 || !columnsFilled(line).has(tall)) continue;
    let [first, last] = [index, index];
    while (first > 0 && isClose(first) && isSameColumn(lines[first - 1]!, above)) first--;
    while (last + 1 < lines.length && isClose(last + 1) && isSameColumn(lines[last + 1]!, above)) last++;
    const isApart = (first === 0 || !isClose(first)) && (last + 1 === lines.length || !isClose(last + 1));
    if (!isApart || index - first !== last - index) continue;
    begins.fill(false, first + 1, last + 1);
    index = last;
  }
}

const isSameColumn = (one: TableLine, other: TableLine): boolean =>
  one.pieces.length === 1 && isSameColumns(one, other);

const isSameColumns = (one: TableLine, other: TableLine): boolean =>
  one.pieces.length === other.pieces.length &&
  one.pieces.every(({ first }, index) => first === other.pieces[index]!.first);

/** White space between rows, in em, where the lines of every cell have one middle. */
const centredGap = 1.1;

/** The rows of a table whose cells stand in the middle of their height throughout; undefined for any other. */
function centredRows(lines: readonly TableLine[], columns: number): boolean[] | undefined {
  const begins = lines.map(
    (line, index) => index === 0 || line.top - lines[index - 1]!.bottom > centredGap * line.size,
  );
  const rows: TableLine[][][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.stretch !== lines[0]!.stretch || line.pieces.some(({ first, last }) => first !== last)) return undefined;
    if (begins[index]) rows.push(Array.from({ length: columns }, () => []));
    for (const { first } of line.pieces) rows[rows.length - 1]![first]!.push(line);
  }
  return areCentred(rows) ? begins : undefined;
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
  if (bothNumeric(above, line) || startsNumbers(above, line) || areLabelled(above, line)) return true;
  const fills = columnsFilled(line);
  const filledAbove = columnsFilled(above);
  if (hasTwoKinds)
    return fills.size === widths.length && filledAbove.size === widths.length && widths.length > 2 && hasNumber(line);
  if (goesOnToFigures(above, line)) return false;
  if (!fills.has(0)) return !isWrapOf(above, line, widths) && !(mayHang && isBelowWords(above, line));
  if (fills.size === 1 && filledAbove.size > 1) return !isLabelWrap(above, line, widths);
  if (filledAbove.size === 1 && filledAbove.has(0) && fills.size > 1) return !isLabelWrap(above, line, widths);
  return true;
}

/** Width of what stands in the first column alone; 0 when there is nothing. */
function labelWidth({ pieces }: TableLine): number {
  const [label] = pieces;
  return label?.first === 0 && label.last === 0 ? label.fragment.x1 - label.fragment.x0 : 0;
}

/**
 * A label alone above a label with figures is the title of a section, not the first line of that label, where it is short or set
 * in another face.
 */
function isTitleAbove(above: TableLine, line: TableLine, longestLabel: number): boolean {
  const [title, ...more] = above.pieces;
  const [label] = line.pieces;
  return (
    more.length === 0 &&
    label!.first === 0 &&
    hasNumber(line) &&
    labelWidth(above) > 0 &&
    (labelWidth(above) < 0.5 * longestLabel || title!.font !== label!.font) &&
    !/[,\-–]$/.test(title!.text) &&
    /^\p{Lu}/u.test(label!.text)
  );
}

function columnsFilled(line: TableLine): Set<number> {
  const filled = new Set<number>();
  for (const piece of line.pieces) for (let column = piece.first; column <= piece.last; column++) filled.add(column);
  return filled;
}

function sharesColumn(a: TableLine, b: TableLine): boolean {
  return a.pieces.some((one) => b.pieces.some((other) => one.first <= other.last && other.first <= one.last));
}

const numeric =
  /^[\s\p{Sc}+\-–—−(]*[\d.,'\u00a0 ]*\d[\d.,'\u00a0 ]*[%)a-zł*†‡°²³\p{Sc}]{0,3}(?: ?[+\-–−][a-z]?)?$|^[-–—.*]+$|^n\/?a$/iu;

export const isNumeric = (text: string): boolean => text.length < 24 && numeric.test(text.trim());

function bothNumeric(a: TableLine, b: TableLine): boolean {
  return a.pieces.some(
    (one) => isNumeric(one.text) && b.pieces.some((other) => other.first === one.first && isNumeric(other.text)),
  );
}

/** Labels with a colon below one another: each has its value beside it. */
const areLabelled = (a: TableLine, b: TableLine): boolean =>
  [a, b].every(({ pieces }) => pieces.length > 1 && pieces[0]!.first === 0 && pieces[0]!.text.endsWith(':'));

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

/** The last line of an entry, which has its figures: words below its words, beside columns the line above leaves empty. */
function goesOnToFigures(above: TableLine, line: TableLine): boolean {
  const [words, ...figures] = line.pieces;
  const name = above.pieces.find(({ first }) => first === words!.first);
  return (
    words!.first > 0 &&
    above.pieces[0]!.first === 0 &&
    above.pieces[above.pieces.length - 1] === name &&
    figures.length > 1 &&
    (/[,;&\-–]$/.test(name!.text) || /^\p{Ll}{2}/u.test(words!.text)) &&
    figures.some(({ text }) => isNumeric(text)) &&
    Math.abs(name!.fragment.x0 - words!.fragment.x0) < 0.2 * line.size
  );
}

/** In tables all of whose figures stand beside a label: more words below words. */
const isBelowWords = (above: TableLine, line: TableLine): boolean =>
  line.pieces.every((piece) => above.pieces.some((other) => other.first === piece.first) && piece.first === piece.last);

/** Words in another face right below a name with figures: what it is made of. */
function isDescription(above: TableLine, line: TableLine): boolean {
  const [name, ...figures] = above.pieces;
  const [words, ...more] = line.pieces;
  if (more.length > 0 || words!.first > 0 || name!.first > 0 || name!.font === words!.font) return false;
  const isBelow = Math.abs(name!.fragment.x0 - words!.fragment.x0) < 0.5 * line.size;
  return isBelow && !isNumeric(words!.text) && figures.some(({ text }) => isNumeric(text));
}

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
