/**
 * Justified lines of narrow columns: their words may stand as far apart as the columns of a table do. They are told from rows
 * of a table by the edges they reach, which many whole lines share, and by spaces that are all alike.
 */
import { isNumeric } from '../tables/text-rows.js';
import { mergeFragments, type Fragment, type TurnedWords } from './fragment.js';
import { fragmentText } from './line.js';

/** Whole lines that must reach from edge to edge, and the letters of one. */
const leastLines = 4;
const leastChars = 14;

/** No page has columns of more widths than this. */
const mostColumns = 12;

/** Places this far apart, in points, are one edge. */
const sameEdge = 1;

/** First lines are set in no further than this, in em. */
const indent = 3;

/** Spaces of one line differ by no more than this, in em, and are no wider. */
const sameSpace = 0.12;
const widestSpace = 5;

/** Lines of one paragraph stand no further apart, in em. */
const linePitch = 1.6;

interface Row {
  fragments: Fragment[];
  baseline: number;
}

interface Column {
  x0: number;
  x1: number;
  lines: number;
}

/** What stands in a column on one baseline, from edge to edge of it. */
interface ColumnLine {
  row: Row;
  /** The pieces of the row: the first one and their number. */
  first: number;
  count: number;
  isEven: boolean;
}

/** Joins the words of justified lines, in the narrowest columns first; returns where these columns begin and end, in whole points. */
export function joinJustified(rows: readonly Row[], turned: TurnedWords): { starts: number[]; ends: number[] } {
  if (!rows.some(({ fragments }) => fragments.length > 1)) return { starts: [], ends: [] };
  const columns = columnsOf(rows);
  for (const column of columns) {
    const lines = rows.flatMap((row) => lineIn(row, column) ?? []);
    const joined = lines.filter(
      (line, index) => isLine(line, lines[index - 1], lines[index + 1]) && !areFigures(line, turned),
    );
    for (const { row, first, count } of joined) {
      const [start, ...more] = row.fragments.splice(first, count);
      for (const piece of more) mergeFragments(start!, piece);
      row.fragments.splice(first, 0, start!);
    }
  }
  return { starts: columns.map(({ x0 }) => Math.round(x0)), ends: columns.map(({ x1 }) => Math.round(x1)) };
}

/** The columns that whole lines fill from edge to edge. */
function columnsOf(rows: readonly Row[]): Column[] {
  const columns = new Map<string, Column>();
  for (const { fragments } of rows)
    for (const { x0, x1, chars, words, obstacle } of fragments) {
      if (obstacle || chars < leastChars || words.length < 2) continue;
      const key = `${Math.round(x0)} ${Math.round(x1)}`;
      const column = columns.get(key);
      if (column) column.lines++;
      else columns.set(key, { x0, x1, lines: 1 });
    }
  return [...columns.values()]
    .filter(({ lines }) => lines >= leastLines)
    .sort((a, b) => b.lines - a.lines)
    .slice(0, mostColumns)
    .sort((a, b) => a.x1 - a.x0 - b.x1 + b.x0);
}

/** The line that fills the column, or begins with an indent; undefined where the row has none. */
function lineIn(row: Row, { x0, x1 }: Column): ColumnLine | undefined {
  const { fragments } = row;
  const first = fragments.findIndex((fragment) => fragment.x1 > x0 + sameEdge);
  const end = fragments.findLastIndex((fragment) => fragment.x0 < x1 - sameEdge) + 1;
  const pieces = fragments.slice(first, end);
  const [start, last] = [pieces[0], pieces[pieces.length - 1]];
  if (first < 0 || !start || !last || pieces.some(({ obstacle }) => obstacle)) return undefined;
  const setIn = start.x0 - x0;
  if (Math.abs(last.x1 - x1) > sameEdge || setIn < -sameEdge || setIn > indent * start.size) return undefined;
  const spaces = pieces.slice(1).map((piece, index) => piece.x0 - pieces[index]!.x1);
  const [least, most] = [Math.min(...spaces), Math.max(...spaces)];
  const isEven = spaces.length > 1 && most - least <= sameSpace * start.size && most <= widestSpace * start.size;
  if (!isEven && setIn > sameEdge) return undefined;
  return { row, first, count: pieces.length, isEven };
}

/** Words of a line between whole lines, or with spaces all alike beside one. */
function isLine(line: ColumnLine, above: ColumnLine | undefined, below: ColumnLine | undefined): boolean {
  if (line.count < 2) return false;
  const isNear = (other: ColumnLine | undefined): boolean =>
    other !== undefined &&
    (other.count === 1 || other.isEven) &&
    Math.abs(other.row.baseline - line.row.baseline) <= linePitch * firstOf(line).size &&
    Math.abs(firstOf(other).size - firstOf(line).size) <= 0.04 * firstOf(line).size;
  return line.isEven ? isNear(above) || isNear(below) : isNear(above) && isNear(below);
}

const firstOf = ({ row, first }: ColumnLine): Fragment => row.fragments[first]!;

/** A name and figures: a row of a table. */
const areFigures = ({ row, first, count }: ColumnLine, turned: TurnedWords): boolean =>
  row.fragments.slice(first + 1, first + count).every((piece) => isNumeric(fragmentText(piece, turned)));
