/**
 * Tables without any rule, found among the rows of one column of a page: bands of rows that keep gutters in common.
 */
import { spaceBefore, type PageWords } from '../content/page-words.js';
import { inferColumns, type Span } from './columns.js';
import { divideIntoBands, type Band } from '../layout/bands.js';
import type { Gap } from '../layout/gap.js';
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { listMarker } from '../layout/list-marker.js';
import { makeRows, type Row } from '../layout/rows.js';
import type { FoundTable } from './table.js';
import { isTabular } from './tabular.js';
import { isOfOtherFace } from './faces.js';
import { buildTextGrid, noHints } from './text-grid.js';

export interface UnruledTable {
  table: FoundTable;
  /** Index of the table's first row among the rows given, and of the first row after it. */
  start: number;
  end: number;
}

interface Run {
  start: number;
  end: number;
  gutters: Gap[];
}

/** Rows without a gutter (titles, notes) that may stand between two bands of one table. */
const maxBetween = 2;

export function findUnruledTables(rows: readonly Row[], turned: TurnedWords): UnruledTable[] {
  if (!rows.some((row) => isShared(row, turned))) return [];
  const found: UnruledTable[] = [];
  const runs = sections(rows, turned)
    .flatMap((section) => runsIn(section, rows, turned))
    .flatMap((each) => withoutTitles(each, rows, turned))
    .flatMap((each) => partRun(each, rows, turned))
    .map((each) => withoutStrangers(each, rows));
  for (const run of runs) {
    const table = tableOf(rows.slice(run.start, run.end), turned);
    if (table) found.push({ table, start: run.start, end: run.end });
  }
  return found;
}

/** The runs of a section, with places among all rows. */
function runsIn(section: { start: number; end: number }, rows: readonly Row[], turned: TurnedWords): Run[] {
  const own = rows.slice(section.start, section.end);
  return joinRuns(runsOf(divideIntoBands(own), turned), own).map((run) => ({
    ...run,
    start: run.start + section.start,
    end: run.end + section.start,
  }));
}

/** The stretches between titles, each set larger than the next row of several pieces below it, lines to fill in and choices. */
function sections(rows: readonly Row[], turned: TurnedWords): { start: number; end: number }[] {
  const cuts: number[] = [];
  let below = Infinity;
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!;
    const [first] = row.fragments;
    if (row.fragments.length === 1 && !first!.obstacle && first!.size >= titleSize * below) cuts.push(at);
    if (isToFillIn(row, turned) || isChoice(rows, at, turned)) cuts.push(at, at + 1);
    if (isShared(row, turned)) below = first!.size;
  }
  const ends = [...new Set([0, ...cuts.reverse(), rows.length])].sort((a, b) => a - b);
  return ends.slice(1).map((end, index) => ({ start: ends[index]!, end }));
}

/** Boxes to tick are below one another this closely, in points. */
const sameBox = 3;

/** Several answers to one question, each behind its box: in a table, boxes stand below one another. */
function isChoice(rows: readonly Row[], at: number, turned: TurnedWords): boolean {
  const own = boxesOf(rows[at]!, turned);
  if (own.length < 2) return false;
  const isColumn = (other: Row | undefined): boolean => {
    const theirs = other ? boxesOf(other, turned) : [];
    return own.every((x) => theirs.some((place) => Math.abs(place - x) <= sameBox));
  };
  return !isColumn(rows[at - 1]) && !isColumn(rows[at + 1]);
}

const boxesOf = ({ fragments }: Row, { words, x0 }: TurnedWords): number[] =>
  fragments.flatMap((fragment) =>
    fragment.words.flatMap((word) => {
      const sign = words.chars[words.start[word]!]!;
      return words.end[word]! - words.start[word]! === 1 && sign >= 0x2610 && sign <= 0x2612 ? [x0[word]!] : [];
    }),
  );

const underscore = 0x5f;

/** Labels with a blank behind each. */
const isToFillIn = ({ fragments }: Row, { words }: TurnedWords): boolean =>
  fragments.every(({ obstacle, words: own }) => !obstacle && isBlank(words, own[own.length - 1]!));

/** The word ends as a blank does. */
function isBlank({ chars, start, end }: PageWords, word: number): boolean {
  const last = end[word]! - 1;
  return last - start[word]! >= 2 && chars[last] === underscore && chars[last - 2] === underscore;
}

/** Whether the row has several pieces of text, as rows of a table do. A table already found and a bullet do not count. */
const isShared = ({ fragments }: Row, turned: TurnedWords): boolean =>
  fragments.length >= 2 &&
  fragments.every((fragment) => !fragment.obstacle) &&
  !(fragments.length === 2 && isBullet(fragmentText(fragments[0]!, turned)));

const isBullet = (text: string): boolean => text.length <= 2 && listMarker(`${text} x`)?.ordered === false;

/** The bands that have gutters, as ranges of rows; rows with one piece of text at either end are cut off. */
function runsOf(bands: readonly Band[], turned: TurnedWords): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const band of bands) {
    let start = at;
    let end = at + band.rows.length;
    at = end;
    while (start < end && !isShared(band.rows[start - (at - band.rows.length)]!, turned)) start++;
    while (end > start && !isShared(band.rows[end - 1 - (at - band.rows.length)]!, turned)) end--;
    if (end > start && band.gutters.length > 0) runs.push({ start, end, gutters: band.gutters });
  }
  return runs;
}

/** A row set this much larger than the rows around it is the title of a section. */
const titleSize = 1.12;

/** The stretches of a run between titles of sections and items of lists, which stand in no table. */
function withoutTitles(run: Run, rows: readonly Row[], turned: TurnedWords): Run[] {
  const own = rows.slice(run.start, run.end);
  const sizes = own.flatMap((row) => (isShared(row, turned) ? [row.fragments[0]!.size] : [])).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? Infinity;
  const parts: Run[] = [];
  let start = run.start;
  let itemAt = NaN;
  for (let at = run.start; at <= run.end; at++) {
    const row = rows[at];
    const isEnd = at === run.end || !row;
    const isItem = !isEnd && !isShared(row, turned) && isBulleted(row, turned);
    if (isItem) itemAt = row.fragments[0]!.x0;
    else if (isEnd || isShared(row, turned)) itemAt = NaN;
    const isTitle = !isEnd && row.fragments.length === 1 && row.fragments[0]!.size >= titleSize * usual;
    const isInItem = isItem || (!isEnd && row.fragments[0]!.x0 > itemAt);
    if (!isEnd && !isTitle && !isInItem) continue;
    let end = at;
    while (end > start && !isShared(rows[end - 1]!, turned)) end--;
    if (end > start) parts.push({ ...run, start, end: at < run.end ? at : run.end });
    start = at + 1;
  }
  return parts;
}

/** The row begins with a bullet. */
const isBulleted = ({ fragments: [first] }: Row, turned: TurnedWords): boolean =>
  !first!.obstacle &&
  listMarker(`${turned.words.text(first!.words[0]!)} x`)?.ordered === false &&
  listMarker(`${fragmentText(first!, turned)} x`) !== undefined;

/** White space, in em, that may part two tables. */
const tableGap = 1.8;

/** The same above a row of heads, and where it is an empty line among rows that stand much closer. */
const headedGap = 1.2;
const emptyLine = { least: 0.9, against: 2.5 };

/** Among the rows right above or below an empty line, so many columns are those of a table of its own. */
const columnsOfOwn = 4;
const nearRows = 20;

/** Lines of heads, and the columns that must have one. */
const mostHeadLines = 3;
const headedShare = 0.6;

/** White space, in em, that no table goes on below: a running foot may stand in its columns. */
const farGap = 6;

/** Two tables that share a gutter by chance: white space between them, and columns of their own. */
function partRun(run: Run, rows: readonly Row[], turned: TurnedWords, least = leastGap(run, rows)): Run[] {
  for (let at = run.start + 1; at < run.end; at++) {
    const row = rows[at]!;
    const gap = gapAbove(rows, at);
    if (gap < (isOfOtherFace(row, rows[at - 1]!, turned) ? Math.min(headedGap, least) : least)) continue;
    const isEdge = at < run.start + 2 || at > run.end - 2;
    const isHead = at - run.start <= mostHeadLines && isOfOtherFace(row, rows[at - 1]!, turned);
    if (isEdge && gap <= farGap) continue;
    const isEmptyLine = gap < (isOfOtherFace(row, rows[at - 1]!, turned) ? headedGap : tableGap);
    const near = isEmptyLine ? nearRows : run.end;
    const [above, below] = [
      rows.slice(Math.max(run.start, at - near), at),
      rows.slice(at, Math.min(run.end, at + near)),
    ].map(columnsIn);
    if (isEmptyLine && Math.max(above!.length, below!.length) < columnsOfOwn) continue;
    const areColumns = isHead ? areHeads : isAlike;
    if (gap > farGap || !areColumns(above!, below!))
      return [{ ...run, end: at }, ...partRun({ ...run, start: at }, rows, turned, least)];
  }
  return [run];
}

const gapAbove = (rows: readonly Row[], at: number): number =>
  (rows[at]!.top - rows[at - 1]!.bottom) / rows[at]!.fragments[0]!.size;

/** The white space, in em, that may part two tables here: less than usual where rows stand close. */
function leastGap({ start, end }: Run, rows: readonly Row[]): number {
  const gaps = rows.slice(start + 1, end).map((_, index) => gapAbove(rows, start + 1 + index));
  const usual = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return Math.min(tableGap, Math.max(emptyLine.least, emptyLine.against * usual));
}

/** White space above a row that does not belong, against that between the others. */
const strangerGap = 1.3;

/** The run without a last row that stands off and has pieces of its own where the others have one column, several or none. */
function withoutStrangers(run: Run, rows: readonly Row[]): Run {
  const { start, end } = run;
  const last = rows[end - 1]!;
  if (end - start < 4 || last.fragments.length < 2) return run;
  const pitches = rows.slice(start + 1, end).map((row, index) => row.baseline - rows[start + index]!.baseline);
  const pitch = pitches.slice(0, -1).sort((a, b) => a - b)[(pitches.length - 1) >> 1]!;
  if (pitches[pitches.length - 1]! < strangerGap * pitch) return run;
  const columns = columnsIn(rows.slice(start, end - 1));
  const places = last.fragments.map((fragment) =>
    columns.findIndex(({ x0, x1 }) => fragment.x0 < x1 && fragment.x1 > x0),
  );
  const reaches = last.fragments.some(
    ({ x0, x1 }) => columns.filter((column) => x0 < column.x1 && x1 > column.x0).length > 1,
  );
  const isStranger = reaches || places.includes(-1) || new Set(places).size < places.length;
  return isStranger ? { ...run, end: end - 1 } : run;
}

const columnsIn = (rows: readonly Row[]): Span[] =>
  inferColumns(
    rows.map((row) => row.fragments),
    rows[0]!.fragments[0]!.size,
  );

/** More than half of the columns begin or end at one place; a part of one column tells nothing. */
function isAlike(above: readonly Span[], below: readonly Span[]): boolean {
  if (above.length < 2 || below.length < 2) return true;
  const common = above.filter((one) =>
    below.some((other) => Math.abs(one.x0 - other.x0) < 4 || Math.abs(one.x1 - other.x1) < 4),
  );
  return common.length * 2 > Math.max(above.length, below.length);
}

/** Heads in the middle of their columns: each stands over a column of its own. */
function areHeads(heads: readonly Span[], columns: readonly Span[]): boolean {
  const headed = heads.map((head) => columns.filter(({ x0, x1 }) => head.x0 < x1 && head.x1 > x0));
  const isOwn = headed.every((own) => own.length === 1) && new Set(headed.flat()).size === heads.length;
  return (isOwn && heads.length >= headedShare * columns.length) || isAlike(heads, columns);
}

/** Joins runs that follow closely and have a gutter in common: a title row inside a table keeps none. */
function joinRuns(runs: readonly Run[], rows: readonly Row[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined[joined.length - 1];
    if (
      last &&
      run.start - last.end <= maxBetween &&
      isClose(rows, last.end - 1, run.start) &&
      commonGutters(last, run).length > 0
    ) {
      last.end = run.end;
      last.gutters = commonGutters(last, run);
    } else joined.push({ ...run });
  }
  return joined.map((run) => ({ ...run, end: withTail(run, rows) }));
}

function isClose(rows: readonly Row[], from: number, to: number): boolean {
  for (let index = from + 1; index <= to; index++) {
    const row = rows[index]!;
    if (
      row.fragments.some((fragment) => fragment.obstacle) ||
      row.top - rows[index - 1]!.bottom > 2.2 * row.fragments[0]!.size
    )
      return false;
  }
  return true;
}

function commonGutters(a: Run, b: Run): Gap[] {
  return a.gutters.flatMap((one) =>
    b.gutters.filter((other) => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > 3),
  );
}

/** Lines of one cell stand no further apart, in em. */
const tailPitch = 1.6;

/** The last cells may run on for some lines right of the first column. */
function withTail(run: Run, rows: readonly Row[]): number {
  let { end } = run;
  const gutter = run.gutters[0]!;
  const above = rows[end - 1]!.fragments.slice(1);
  // What stands under the names of the rows above stands under the last one, too.
  const under = rows.slice(run.start, end).flatMap(({ fragments }) => (fragments.length === 1 ? fragments : []));
  const isUnder = ({ x0, size }: Fragment): boolean =>
    under.some((other) => Math.abs(other.x0 - x0) <= 1 && Math.abs(other.size - size) < 0.02 * size);
  while (end < rows.length) {
    const row = rows[end]!;
    const first = row.fragments[0]!;
    const isBelow =
      first.x0 >= gutter.x1 - 3 ||
      (end === run.end && row.fragments.length === 1 && isUnder(first)) ||
      above.some(({ x0 }) => Math.abs(x0 - first.x0) <= 1);
    if (first.obstacle || !isBelow || row.baseline - rows[end - 1]!.baseline > tailPitch * first.size) break;
    end++;
  }
  return end;
}

function tableOf(rows: readonly Row[], turned: TurnedWords): FoundTable | undefined {
  if (rows.length < 2) return undefined;
  const indices = rows.flatMap((row) => row.fragments.flatMap((fragment) => fragment.words)).sort((a, b) => a - b);
  const limits = { ...tableLimits, spaced: Math.max(tableLimits.spaced, widestSpace(indices, turned)) };
  const lines = makeRows(chainWords(turned, indices, limits), turned, limits);
  const table = buildTextGrid(
    lines.map((line) => line.fragments),
    turned,
    noHints,
  );
  return table && table.columns >= 2 && isTabular(table, turned, { rules: 'none' }) ? table : undefined;
}

/** Spaces of typed text are wider than gaps between columns may be elsewhere, in em. */
const typedSpace = 0.5;

/** The widest word space of typed text, in em; 0 for other text. */
function widestSpace(indices: readonly number[], { words, x0, x1, y }: TurnedWords): number {
  const spaces = indices
    .slice(1)
    .map(
      (word, index) =>
        ((words.flags[word]! & spaceBefore) !== 0 && y[word] === y[indices[index]!]!
          ? x0[word]! - x1[indices[index]!]!
          : 0) / words.size[word]!,
    )
    .filter((space) => space > 0.1)
    .sort((a, b) => a - b);
  const usual = spaces[spaces.length >> 1] ?? 0;
  return usual > typedSpace && usual < 2 * tableLimits.spaced ? 1.3 * usual : 0;
}
