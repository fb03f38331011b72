/**
 * Short texts side by side, such as the steps of a process or the boxes of a slide, that the page shows one after the other:
 * each is read from top to bottom. Geometry alone cannot tell them from the rows of a table, whose cells are shown row by row.
 */
import type { Fragment, TurnedWords } from './fragment.js';
import { fragmentText } from './line.js';
import type { Row } from './rows.js';
import { areStacked } from './stacked-cells.js';

/** Rows `start` to `end` (without), and the pieces of text of each of their columns from top to bottom. */
export interface ShownColumns {
  start: number;
  end: number;
  columns: Fragment[][];
}

/** Fewer columns are told by their gutter; more rows are columns of a page. */
const leastColumns = 3;
const mostRows = 12;

/** Longer pieces are lines of a column of a page. */
const mostChars = 48;

/** White space between the lines of a column, in em: a box or a picture may stand between a name and its text. */
const lineGap = 7;

/** White space above and below them, in em. */
const setOff = 0.9;

/** The columns among the rows, in order; none where they are shown in any other order, or other rows have columns too. */
export function shownColumns(rows: readonly Row[], turned: TurnedWords): ShownColumns[] {
  const found: ShownColumns[] = [];
  for (let start = 0; start + 1 < rows.length; start++) {
    if (!goesOnBelow(rows[start]!, rows[start + 1]!)) continue;
    const own = columnsFrom(rows, start);
    if (!isSetOff(rows, own) || !areTexts(own, turned) || areStacked(rows.slice(start, own.end), turned)) continue;
    found.push(own);
    start = own.end - 1;
  }
  const isShown = (index: number): boolean => found.some(({ start, end }) => index >= start && index < end);
  return rows.some((row, index) => hasColumns(row) && !isShown(index)) ? [] : found;
}

const hasColumns = ({ fragments }: Row): boolean => fragments.length >= leastColumns;

/** What is shown next after a piece of the row stands below it, not beside it. */
const goesOnBelow = (row: Row, next: Row): boolean =>
  hasColumns(row) &&
  row.fragments.some(({ words }) => next.fragments.some((below) => below.words[0] === words[words.length - 1]! + 1));

function columnsFrom(rows: readonly Row[], start: number): ShownColumns {
  const columns = rows[start]!.fragments.map((fragment) => [fragment]);
  let end = start + 1;
  for (; end < rows.length && end - start <= mostRows; end++) {
    const row = rows[end]!;
    if (row.top - rows[end - 1]!.bottom > lineGap * row.fragments[0]!.size) break;
    const places = row.fragments.map((fragment) => placeOf(fragment, columns));
    if (places.includes(-1)) break;
    for (const [at, place] of places.entries()) columns[place]!.push(row.fragments[at]!);
  }
  return { start, end, columns };
}

/** White space parts them from what stands above and below: they are no rows of something longer. */
function isSetOff(rows: readonly Row[], { start, end }: ShownColumns): boolean {
  const gapAbove = (index: number): number => {
    const [above, row] = [rows[index - 1], rows[index]];
    return above && row ? (row.top - above.bottom) / row.fragments[0]!.size : Infinity;
  };
  return end - start <= mostRows && gapAbove(start) > setOff && gapAbove(end) > setOff;
}

/** The only column that the piece stands below; -1 where it stands below none or several. */
function placeOf(fragment: Fragment, columns: readonly Fragment[][]): number {
  const isBelow = (column: readonly Fragment[]): boolean =>
    column.some(({ x0, x1 }) => fragment.x0 < x1 && fragment.x1 > x0);
  const place = columns.findIndex(isBelow);
  return place >= 0 && columns.findLastIndex(isBelow) === place ? place : -1;
}

function areTexts({ start, end, columns }: ShownColumns, turned: TurnedWords): boolean {
  if (columns.flat().some(({ obstacle, chars }) => obstacle || chars > mostChars)) return false;
  if (columns.filter(({ length }) => length > 1).length < 2 || !areShownApart(columns)) return false;
  const hasWords = (fragment: Fragment): boolean => /\p{L}{3}/u.test(fragmentText(fragment, turned));
  if (!columns.every((column) => column.slice(1).every(hasWords) && column.some(hasWords))) return false;
  return end - start === 2 || columns.some((column) => isRunning(column, turned));
}

/** All of one column is shown before anything of the next one, whichever comes first. */
function areShownApart(columns: readonly Fragment[][]): boolean {
  const spans = columns.map((column) => {
    const words = column.flatMap((fragment) => fragment.words);
    return { first: Math.min(...words), last: Math.max(...words) };
  });
  spans.sort((one, other) => one.first - other.first);
  return spans.every(({ first }, at) => at === 0 || spans[at - 1]!.last < first);
}

/** A small letter begins the line below one that did not end. */
const isRunning = (column: readonly Fragment[], turned: TurnedWords): boolean =>
  column
    .slice(1)
    .some(
      (line, index) =>
        /^\p{Ll}/u.test(turned.words.text(line.words[0]!)) && !/[.:;!?]$/.test(fragmentText(column[index]!, turned)),
    );
