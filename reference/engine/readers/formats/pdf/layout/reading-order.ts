/**
 * Reading order by geometry: the rows of a page divide into bands, bands with a lasting gutter into columns, each column
 * again into bands. The order of the content stream plays no part but for short texts side by side.
 */
import { divideIntoBands } from './bands.js';
import { columnGutter, isIndependent, levels } from './column-gutter.js';
import type { Gap } from './gap.js';
import type { Fragment, TurnedWords } from './fragment.js';
import { isNumeric } from '../tables/text-rows.js';
import { areNear, haveCentredCells } from './centred-cells.js';
import { fragmentText } from './line.js';
import { leftOf, makeRows, rightOf, type Row } from './rows.js';
import { shownColumns, type ShownColumns } from './shown-columns.js';
import { areEntries, areLinesOf, titledLists } from './side-by-side.js';
import { areStacked } from './stacked-cells.js';

/** Columns inside columns inside columns. */
const maxDepth = 12;

/** Rows that are read one after the other, in one column of the page. */
export interface Region {
  rows: Row[];
  x0: number;
  x1: number;
  /** Set where every line is one by itself, as in an address. */
  areLines?: true;
}

export function readingOrder(rows: Row[], turned: TurnedWords, depth = 0): Region[] {
  const lists = depth < maxDepth ? titledLists(rows, turned) : [];
  if (lists.length > 0)
    return lists.flatMap(({ rows: own, gutter }) =>
      gutter
        ? splitColumns(own, gutter).map((side) => regionOf(makeRows(side, turned)))
        : readingOrder(own, turned, depth + 1),
    );
  const shown = depth < maxDepth ? shownColumns(rows, turned) : [];
  if (shown.length > 0) return aroundColumns(rows, shown, turned, depth);
  const regions: Region[] = [];
  let plain: Row[] = [];
  const flush = () => {
    if (plain.length > 0) regions.push(regionOf(plain));
    plain = [];
  };
  for (const band of divideIntoBands(rows)) {
    const isCentred = band.gutters.length > 1 && haveCentredCells(band.rows, band.gutters);
    if (isCentred && areNear(band.rows)) {
      plain.push(...band.rows);
      continue;
    }
    const found = depth < maxDepth && !isCentred ? columnGutter(band, turned) : undefined;
    if (found && (areStacked(band.rows, turned) || areEntries(band.rows, turned))) {
      plain.push(...band.rows);
      continue;
    }
    const canPart = found && !found.isWhole;
    const apart = canPart && !flows(band.rows, found, turned) ? partsOf(band.rows) : [];
    const parts = found
      ? apart.length > 0
        ? joinedParts(apart, found, turned)
        : canPart
          ? titledParts(band.rows, found)
          : []
      : [];
    if (parts.length > 1) {
      flush();
      for (const part of parts) regions.push(...readingOrder(part, turned, depth + 1));
      continue;
    }
    const isTable = parts.length === 1 && apart.length > 1 && isOneTable(apart[0]!, apart[1]!);
    const gutter = isTable ? undefined : found;
    const isRun = apart.length > 1 && inOneColumn(apart, found!, turned).length === 1;
    const head = gutter && !gutter.isWhole && !isRun ? titleRows(band.rows, gutter) : 0;
    if (!gutter)
      for (const part of depth < maxDepth ? ownColumns(band.rows, turned) : [{ rows: band.rows, hasColumns: false }]) {
        if (!part.hasColumns) plain.push(...part.rows);
        else {
          flush();
          regions.push(...readingOrder(part.rows, turned, depth + 1));
        }
      }
    else if (head > 0) {
      flush();
      for (const column of splitColumns(band.rows.slice(0, head), gutter))
        regions.push(regionOf(makeRows(column, turned)));
      regions.push(...readingOrder(band.rows.slice(head), turned, depth + 1));
    } else {
      flush();
      const notes: Row[][] = [];
      const end = withoutFoot(band.rows);
      for (const column of splitColumns(band.rows.slice(0, end), gutter)) {
        const columnRows = makeRows(column, turned);
        const body = columnRows.length - trailingNotes(columnRows, turned);
        for (const region of readingOrder(columnRows.slice(0, body), turned, depth + 1))
          regions.push(areLinesOf(region.rows, gutter) ? { ...region, areLines: true } : region);
        if (body < columnRows.length) notes.push(columnRows.slice(body));
      }
      regions.push(...notes.map(regionOf));
      if (end < band.rows.length) plain.push(...band.rows.slice(end));
    }
  }
  flush();
  return regions;
}

/** Columns that are shown one after the other, and what stands above, between and below them. */
function aroundColumns(
  rows: readonly Row[],
  shown: readonly ShownColumns[],
  turned: TurnedWords,
  depth: number,
): Region[] {
  const regions: Region[] = [];
  let read = 0;
  const readTo = (end: number): void => {
    if (end > read) regions.push(...readingOrder(rows.slice(read, end), turned, depth + 1));
  };
  for (const { start, end, columns } of shown) {
    readTo(start);
    for (const column of columns) regions.push(regionOf(makeRows(column, turned)));
    read = end;
  }
  readTo(rows.length);
  return regions;
}

/** White space, in em, that parts regions below one another in one column. */
const regionGap = 2.6;

/** Regions of plain text that go on below one another at one margin are one: what parted them stands beside or far below. */
export function joinRegions(regions: readonly Region[]): Region[] {
  const joined: Region[] = [];
  for (const region of regions) {
    const last = joined[joined.length - 1];
    if (!last || !isPlain(last) || !isPlain(region) || !isBelow(region, last)) joined.push(region);
    else joined[joined.length - 1] = regionOf([...last.rows, ...region.rows]);
  }
  return joined;
}

const isPlain = ({ rows, areLines }: Region): boolean =>
  !areLines && rows.every(({ fragments }) => fragments.length === 1 && !fragments[0]!.obstacle);

function isBelow({ rows: [row] }: Region, { rows }: Region): boolean {
  const [first, last] = [row!.fragments[0]!, rows[rows.length - 1]!.fragments[0]!];
  const distance = first.baseline - last.baseline;
  return (
    Math.abs(first.x0 - last.x0) <= 2 &&
    Math.abs(first.size - last.size) <= 0.04 * first.size &&
    distance > 0.5 * first.size &&
    distance < regionGap * first.size
  );
}

/** More rows than this are no block of a title. */
const mostTitleRows = 8;

/** White space below a block of a title, in em. */
const titleGap = 0.9;

/**
 * Rows at the head of a band that are a block of their own, such as authors and their addresses side by side: short, level
 * on both sides of the gutter, with white space between them and the columns below. 0 when there are none.
 */
function titleRows(rows: readonly Row[], gutter: Gap): number {
  const widths = [gutter.x0 - leftOf(rows), rightOf(rows) - gutter.x1];
  for (let index = 0; index < Math.min(rows.length - 3, mostTitleRows + 1); index++) {
    const row = rows[index]!;
    const before = rows[index - 1];
    if (before && row.top - before.bottom > titleGap * row.fragments[0]!.size)
      return heads(rows.slice(0, index), rows.slice(index), gutter) ? 0 : index;
    const [left, right] = [
      row.fragments.filter((fragment) => fragment.x1 <= gutter.x0 + 0.01),
      row.fragments.filter((fragment) => fragment.x0 >= gutter.x1 - 0.01),
    ];
    if (left.length === 0 || right.length === 0) return 0;
    const isShort = [left, right].every((side, at) =>
      side.every((fragment) => !fragment.obstacle && fragment.x1 - fragment.x0 < 0.75 * widths[at]!),
    );
    // A heading beside the last line of the other column is set in another size.
    const sizes = row.fragments.map((fragment) => fragment.size);
    if (!isShort || Math.max(...sizes) > 1.08 * Math.min(...sizes)) return 0;
  }
  return 0;
}

function regionOf(rows: Row[]): Region {
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const row of rows) {
    x0 = Math.min(x0, row.fragments[0]!.x0);
    x1 = Math.max(x1, row.fragments[row.fragments.length - 1]!.x1);
  }
  return { rows, x0, x1 };
}

/** White space through both columns that parts what stands above it from what stands below, in em. */
const partGap = 1.1;

/** Fewer letters end no line of running text. */
const runningChars = 18;

/** A small letter, but for those that stand before a name in an address (`c/o`, `p. A.`). */
const goesOnWith = /^\p{Ll}(?!\p{L}?[./])/u;

/** With fewer lines so long, what stands beside a figure or a frame is no column of text. */
const leastRunning = 6;

/**
 * Some sentence goes on from one line to the next within a column (a small letter begins the line below), or past a figure.
 * One beside figures goes on within a cell.
 */
function flows(rows: readonly Row[], gutter: Gap, turned: TurnedWords): boolean {
  let lines = 0;
  let obstacles = 0;
  for (const isRight of [false, true]) {
    const isOnSide = ({ x0 }: Fragment): boolean => x0 >= gutter.x1 - 0.01 === isRight;
    const isBesideFigures = (from: number, to: number): boolean =>
      rows.slice(from, to + 1).some(({ fragments }) => {
        const beside = fragments.filter((fragment) => !isOnSide(fragment));
        return beside.length > 0 && beside.every((other) => isFigure(other, turned));
      });
    let last: Fragment | undefined;
    let lastAt = 0;
    for (const [at, { fragments }] of rows.entries()) {
      const fragment = fragments.find(isOnSide);
      if (!fragment) continue;
      if (fragment.obstacle) {
        obstacles++;
        continue;
      }
      if (fragment.chars >= runningChars) lines++;
      const goesOn =
        last !== undefined &&
        last.chars >= runningChars &&
        fragment.baseline - last.baseline < 1.8 * last.size &&
        goesOnWith.test(turned.words.text(fragment.words[0]!));
      if (goesOn && !isBesideFigures(lastAt, at)) return true;
      [last, lastAt] = [fragment, at];
    }
  }
  return obstacles > 0 && lines >= leastRunning;
}

const isFigure = (fragment: Fragment, turned: TurnedWords): boolean =>
  !fragment.obstacle && isNumeric(fragmentText(fragment, turned));

/**
 * A band without running text is no pair of columns all the way down: a letterhead beside an address, further
 * down names beside numbers. White space through both sides parts it.
 */
function partsOf(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let bottom = Infinity;
  let above = Infinity;
  for (const row of rows) {
    const { size } = row.fragments[0]!;
    // A title is parted from smaller text above it by less than its own size.
    if (row.top - bottom > partGap * Math.min(size, above) || parts.length === 0) {
      parts.push([]);
      bottom = -Infinity;
    }
    above = size;
    parts[parts.length - 1]!.push(row);
    bottom = Math.max(bottom, row.bottom);
  }
  return parts;
}

/** A title is larger than the text above it by this factor at least, and stands so far below it, in em. */
const titleSize = 1.12;
const titledGap = 0.6;

/**
 * Columns of running text end above a title at their left, with white space through both sides, where all that stands below on
 * either side is level, as the rows of a table are. None when there is no such title.
 */
function titledParts(rows: readonly Row[], gutter: Gap): Row[][] {
  let bottom = -Infinity;
  let above = Infinity;
  for (const [index, row] of rows.entries()) {
    const [first] = row.fragments;
    const isTitle = row.fragments.length === 1 && !first!.obstacle && first!.x1 <= gutter.x0 + 0.01;
    if (isTitle && first!.size > titleSize * above && row.top - bottom > titledGap * above) {
      const { fewer, shared } = levels(rows.slice(index), gutter);
      if (fewer > 0 && shared === fewer) return [rows.slice(0, index), rows.slice(index)];
    }
    bottom = Math.max(bottom, row.bottom);
    above = first!.size;
  }
  return [];
}

/**
 * The parts of a band that its longest gap makes no columns of: some may have columns of their own, with the one line that
 * heads each.
 */
function ownColumns(rows: readonly Row[], turned: TurnedWords): { rows: Row[]; hasColumns: boolean }[] {
  const parts: { rows: Row[]; hasColumns: boolean }[] = [];
  const own = partsOf(rows);
  for (const part of own.length > 1 ? own : []) {
    const gutters = divideIntoBands(part).flatMap((band) => columnGutter(band, turned) ?? []);
    const last = parts[parts.length - 1];
    const [gutter] = gutters;
    if (last && gutter && heads(last.rows, part, gutter)) part.unshift(...parts.pop()!.rows);
    parts.push({ rows: part, hasColumns: gutters.length > 0 });
  }
  return parts.length > 1 ? parts : [{ rows: [...rows], hasColumns: false }];
}

/** The parts with each line that heads the columns below put to them, and those that go on in the columns above. */
function joinedParts(parts: readonly Row[][], gutter: Gap, turned: TurnedWords): Row[][] {
  const joined: Row[][] = [];
  for (const part of inOneColumn(parts, gutter, turned)) {
    const last = joined[joined.length - 1];
    const isJoined =
      last && (heads(last, part, gutter) || goesOn(last, part, gutter, turned) || isOneTable(last, part));
    joined.push(isJoined ? [...joined.pop()!, ...part] : part);
  }
  return joined;
}

/** Lines of each column that must stand alone for white space through both to part nothing. */
const linesAlone = 3;

/** The parts with runs of them joined that begin at the same places and do not go on level with one another. */
function inOneColumn(parts: readonly Row[][], gutter: Gap, turned: TurnedWords): Row[][] {
  const joined: Row[][] = [];
  for (let start = 0; start < parts.length;) {
    const [left, right] = splitColumns(parts[start]!, gutter).map(firstPlace);
    const hasFigures = haveFigures(parts[start]!, gutter, turned);
    let end = start + 1;
    for (; end < parts.length; end++) {
      const [leftBelow, rightBelow] = splitColumns(parts[end]!, gutter).map(firstPlace);
      const gap = parts[end]![0]!.top - parts[end - 1]!.at(-1)!.bottom;
      const isSame = [left! - leftBelow!, right! - rightBelow!].every((shift) => !(Math.abs(shift) > 2));
      if (haveFigures(parts[end]!, gutter, turned) !== hasFigures) break;
      if (!isSame || gap > farGap * parts[end]![0]!.fragments[0]!.size) break;
    }
    const run = parts.slice(start, end).flat();
    const { fewer, shared } = levels(run, gutter);
    const isOne = end - start > 1 && fewer - shared >= linesAlone;
    joined.push(...(isOne ? [run] : parts.slice(start, end)));
    start = end;
  }
  return joined;
}

/** Rows of each part that are looked at, and white space, in em, between the rows of one table. */
const tableRows = 6;
const tableGap = 2.2;

/** Roomy rows that keep two gutters or more in common. */
function isOneTable(above: readonly Row[], below: readonly Row[]): boolean {
  const [before, behind] = [above.slice(-tableRows), below.slice(0, tableRows)];
  if (![before, behind].every((rows) => rows.some(({ fragments }) => fragments.length >= 3))) return false;
  const bottom = Math.max(...before.map((row) => row.bottom));
  if (behind[0]!.top - bottom > tableGap * behind[0]!.fragments[0]!.size) return false;
  const [band, ...more] = divideIntoBands([...before, ...behind]);
  return more.length === 0 && band!.gutters.length >= 2;
}

/** Lines on either side that begin where those above do, on baselines of their own. */
function goesOn(above: readonly Row[], below: readonly Row[], gutter: Gap, turned: TurnedWords): boolean {
  const [left, right] = splitColumns(above, gutter).map(firstPlace);
  const [leftBelow, rightBelow] = splitColumns(below, gutter).map(firstPlace);
  return (
    Math.abs(left! - leftBelow!) <= 2 &&
    Math.abs(right! - rightBelow!) <= 2 &&
    isIndependent([...above, ...below], gutter) &&
    !haveFigures(below, gutter, turned) &&
    below[0]!.top - above[above.length - 1]!.bottom < farGap * below[0]!.fragments[0]!.size
  );
}

/** Rows of several figures right of the gutter, as those of a table are. */
const haveFigures = (rows: readonly Row[], gutter: Gap, turned: TurnedWords): boolean =>
  rows.filter(({ fragments }) => {
    const right = fragments.filter(({ x0 }) => x0 >= gutter.x1 - 0.01);
    return right.length > 1 && right.every((fragment) => isFigure(fragment, turned));
  }).length >= 2;

const firstPlace = (side: readonly Fragment[]): number => side.reduce((least, { x0 }) => Math.min(least, x0), Infinity);

/** White space, in em, that no columns go on below: a running foot may stand in them. */
const farGap = 4;

/** The rows down to the last such white space; all of them where there is none near the end. */
function withoutFoot(rows: readonly Row[]): number {
  let bottom = -Infinity;
  let end = rows.length;
  for (const [index, row] of rows.entries()) {
    if (index > 0 && rows.length - index <= mostFootRows && row.top - bottom > farGap * row.fragments[0]!.size)
      end = Math.min(end, index);
    bottom = Math.max(bottom, row.bottom);
  }
  return end;
}

/** More rows are no running foot. */
const mostFootRows = 3;

/** One line of two titles, each at the left of the column below it. */
function heads(above: readonly Row[], below: readonly Row[], gutter: Gap): boolean {
  const [left, right, ...more] = above[0]!.fragments;
  if (above.length > 1 || !left || !right || more.length > 0 || left.obstacle || right.obstacle) return false;
  if (left.x1 > gutter.x1 || right.x0 < gutter.x0) return false;
  const firsts = splitColumns(below, gutter).map((side) => Math.min(...side.map(({ x0 }) => x0)));
  return [left, right].every(({ x0, size }, side) => Math.abs(x0 - firsts[side]!) <= 1.5 * size);
}

function splitColumns(rows: readonly Row[], gutter: Gap): Fragment[][] {
  const columns: [Fragment[], Fragment[]] = [[], []];
  for (const row of rows)
    for (const fragment of row.fragments) columns[fragment.x0 >= gutter.x1 - 0.01 ? 1 : 0].push(fragment);
  return columns;
}

/** Rows at the end of a column that are footnotes: smaller than the text above, the first with a note's mark. */
function trailingNotes(rows: readonly Row[], turned: TurnedWords): number {
  const usual = usualSize(rows);
  let start = rows.length;
  while (
    start > 0 &&
    rows[start - 1]!.fragments.every((fragment) => !fragment.obstacle && fragment.size < 0.94 * usual)
  )
    start--;
  const first = rows[start]?.fragments[0];
  if (start === 0 || !first) return 0;
  return /^[\d*\u2020\u2021\u00a7\u00b6]{1,3}/.test(turned.words.text(first.words[0]!)) ? rows.length - start : 0;
}

/** The size most characters have. */
function usualSize(rows: readonly Row[]): number {
  const chars = new Map<number, number>();
  for (const row of rows) {
    for (const fragment of row.fragments) {
      if (fragment.obstacle) continue;
      const key = Math.round(fragment.size * 4) / 4;
      chars.set(key, (chars.get(key) ?? 0) + fragment.chars);
    }
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of chars) if (count > most) [best, most] = [size, count];
  return best;
}
