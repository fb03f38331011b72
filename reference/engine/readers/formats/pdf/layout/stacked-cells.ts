/**
 * Labels and values that stand above one another, several side by side: the fields of a ticket or a web form, and key figures
 * with what they count below. They are read cell by cell, not line by line.
 */
import { isNumeric } from '../tables/text-rows.js';
import type { Fragment, TurnedWords } from './fragment.js';
import { fragmentText } from './line.js';
import type { Row } from './rows.js';

/** Rows `start` to `end` (without) of a region, and the lines of each of their cells from left to right. */
export interface StackedCells {
  start: number;
  end: number;
  cells: Fragment[][];
}

/** Longer pieces are running text. */
const mostChars = 48;

/** White space between the lines of a cell, in em of the larger of them; with more white space above and below, so much. */
const lineGap = 0.9;
const wideGap = 2;

/** The white space around a cell, against that between its lines. */
const aroundShare = 1.25;

/** White space between two rows of one table, in em. */
const tableGap = 2.2;

/** Pieces that begin, end or have their middle this close together, in points, are set at one place. */
const samePlace = 2.5;

/** Sizes further apart than this share are different. */
const otherSize = 0.08;

/** The stacked cells among rows of a region, of which those that are `taken` belong to tables. */
export function stackedCells(
  rows: readonly Row[],
  turned: TurnedWords,
  isTaken: (index: number) => boolean,
): StackedCells[] {
  const found: StackedCells[] = [];
  for (let start = 0; start + 1 < rows.length; start++) {
    if (rows[start]!.fragments.length < 2 || rows[start + 1]!.fragments.length < 2) continue;
    const own = cellsFrom(start, rows, turned, isTaken);
    if (!own) continue;
    found.push(own);
    start = own.end - 1;
  }
  return found;
}

/** More rows are not looked through for nothing but stacked cells. */
const mostRows = 24;

/** The rows are stacked cells from the first to the last, `least` rows of them at least. */
export function areStacked(rows: readonly Row[], turned: TurnedWords, least = 1): boolean {
  if (rows.length < 2 || rows.length > mostRows) return false;
  const found = stackedCells(rows, turned, () => false);
  return found.length >= least && found.reduce((sum, { start, end }) => sum + end - start, 0) === rows.length;
}

function cellsFrom(
  start: number,
  rows: readonly Row[],
  turned: TurnedWords,
  isTaken: (index: number) => boolean,
): StackedCells | undefined {
  const first = rows[start]!;
  const face = faceOf(first, turned);
  if (face === undefined || isTaken(start)) return undefined;
  const cells = first.fragments.map((fragment) => [fragment]);
  let above = face;
  let end = start + 1;
  for (; end < rows.length && !isTaken(end); end++) {
    const [row, last] = [rows[end]!, rows[end - 1]!];
    const size = Math.max(row.fragments[0]!.size, last.fragments[0]!.size);
    const own = faceOf(row, turned);
    const isFirst = end === start + 1;
    const gap = row.top - last.bottom;
    if (own === undefined) break;
    const mayBeWide = isFirst && (own.isWritten || isSetOff(rows, start, gap));
    if (gap > lineGap * size && !(mayBeWide && gap <= wideGap * size)) break;
    // The labels of the next row of cells.
    if (!isFirst && isSameFace(own, face)) break;
    const isFurther = isSameFace(own, above);
    if (isFurther && (isFirst || row.fragments.length >= first.fragments.length)) return undefined;
    const places = placesOf(row, cells, above.isBlank ? isUnder : isAtPlace);
    if (!places || (isFirst && places.length < 2)) break;
    for (const [at, place] of places.entries()) cells[place]!.push(row.fragments[at]!);
    above = own;
  }
  if (end === start + 1 || !areApart(cells) || haveFiguresBelowFigures(cells, turned)) return undefined;
  const isOfTable = (one: Row | undefined, other: Row, index: number): boolean =>
    one !== undefined && (isTaken(index) || areAlike(one, other, turned)) && gapOf(one, other) < tableGap;
  if (isOfTable(rows[start - 1], first, start - 1) || isOfTable(rows[end], rows[end - 1]!, end)) return undefined;
  return { start, end, cells };
}

/** More white space stands above a row and below the one after it than the gap between them. */
function isSetOff(rows: readonly Row[], start: number, gap: number): boolean {
  const [above, row, next, below] = [rows[start - 1], rows[start]!, rows[start + 1]!, rows[start + 2]];
  const around = aroundShare * gap;
  return !(above && row.top - above.bottom < around) && !(below && below.top - next.bottom < around);
}

interface Face {
  size: number;
  /** Nothing but blanks to sign on. */
  isBlank: boolean;
  /** Written in fields of a form. */
  isWritten: boolean;
  fonts: ReadonlySet<number>;
}

/** The face that all pieces of a row are set in; undefined where they differ, or are not such short pieces. */
function faceOf({ fragments, line, apart }: Row, turned: TurnedWords): Face | undefined {
  if (line || apart) return undefined;
  const [{ size }] = fragments as [Fragment, ...Fragment[]];
  const fonts = new Set<number>();
  for (const fragment of fragments) {
    if (fragment.obstacle || fragment.chars > mostChars || Math.abs(fragment.size - size) > otherSize * size)
      return undefined;
    fonts.add(turned.words.font[fragment.words[0]!]!);
  }
  const isBlank = fragments.every((fragment) => /^_+$/.test(fragmentText(fragment, turned)));
  const written = fragments.filter(({ field }) => field).length;
  if (written > 0 && written < fragments.length) return undefined;
  return { size, isBlank, isWritten: written > 0, fonts };
}

const isSameFace = (one: Face, other: Face): boolean =>
  one.isBlank === other.isBlank &&
  one.isWritten === other.isWritten &&
  Math.abs(one.size - other.size) <= otherSize * Math.max(one.size, other.size) &&
  [...one.fonts].some((font) => other.fonts.has(font));

/** The cell each piece of a row goes on with, all different; undefined where one stands at the place of none. */
function placesOf(
  { fragments }: Row,
  cells: readonly Fragment[][],
  fits: (one: Fragment, other: Fragment) => boolean,
): number[] | undefined {
  const places: number[] = [];
  for (const fragment of fragments) {
    const place = cells.findIndex(([first], at) => at > (places[places.length - 1] ?? -1) && fits(fragment, first!));
    if (place < 0) return undefined;
    places.push(place);
  }
  return places;
}

/** The caption below a line to sign on. */
const isUnder = (one: Fragment, other: Fragment): boolean =>
  one.x0 >= other.x0 - samePlace && one.x1 <= other.x1 + samePlace;

const isAtPlace = (one: Fragment, other: Fragment): boolean =>
  Math.abs((one.field ?? one).x0 - (other.field ?? other).x0) <= samePlace ||
  Math.abs(one.x1 - other.x1) <= samePlace ||
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) <= 2 * samePlace;

/** No line of a cell reaches to the one beside it. */
const areApart = (cells: readonly Fragment[][]): boolean =>
  cells.slice(1).every((cell, at) => {
    const [left, right] = [Math.max(...cells[at]!.map(({ x1 }) => x1)), Math.min(...cell.map(({ x0 }) => x0))];
    return right - left > 0.5 * cell[0]!.size;
  });

/** A column of figures, as tables have them. */
const haveFiguresBelowFigures = (cells: readonly Fragment[][], turned: TurnedWords): boolean =>
  cells.some((lines) => lines.filter((line) => isNumeric(fragmentText(line, turned))).length > 1);

/** White space between two rows, in em. */
const gapOf = (one: Row, other: Row): number =>
  (Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)) / other.fragments[0]!.size;

/** Both have pieces at the same places, in one face, as the rows of a table have. */
function areAlike(one: Row, other: Row, turned: TurnedWords): boolean {
  const [face, otherFace] = [faceOf(one, turned), faceOf(other, turned)];
  if (!face || !otherFace || one.fragments.length < 2 || !isSameFace(face, otherFace)) return false;
  return one.fragments.every((fragment) => other.fragments.some((piece) => isAtPlace(fragment, piece)));
}
