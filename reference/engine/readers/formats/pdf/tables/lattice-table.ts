/**
 * Fills the meshes of a lattice with the page's words, and mends what the rules leave open: meshes whose text stands in
 * several columns, rows and columns that only the text shows.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { makeRows } from '../layout/rows.js';
import type { Lattice } from './lattice.js';
import { inferColumns, type Span } from './columns.js';
import { splitLevelRows } from './level-rows.js';
import { splitDenseColumns } from './dense-columns.js';
import { withoutSlivers } from './slivers.js';
import type { CellBox, FoundTable } from './table.js';
import { isTabular, sharedRows } from './tabular.js';
import { buildTextGrid, noHints } from './text-grid.js';
import { trimTitles } from './titles.js';

/** The table of a lattice; undefined when the text in it is none. */
export function latticeTable(
  lattice: Lattice,
  turned: TurnedWords,
  indices: readonly number[],
): FoundTable | undefined {
  if (lattice.meshes.length < 2 || isCrossed(lattice, turned, indices)) return undefined;
  const filled = fillMeshes(lattice, turned, indices);
  // A frame of two lines around what it holds.
  if (filled.filter(({ lines }) => lines.length > 0).length < 2) return undefined;
  const ruled = ruledTable(lattice, turned, indices, filled);
  if (ruled && !mayBeOpen(ruled, turned)) return ruled;
  const open = openTable(lattice, turned, indices);
  const trimmed = open && trimTitles(open, turned);
  if (!trimmed || !ruled) return trimmed ?? ruled;
  const isFuller = trimmed.columns > ruled.columns || (trimmed.columns === ruled.columns && trimmed.rows > ruled.rows);
  return isFuller ? trimmed : ruled;
}

/** Cells of several lines in more than one column, or with gaps wider than a word space, may hold what no rule parts. */
function mayBeOpen({ cells }: FoundTable, turned: TurnedWords): boolean {
  const tall = cells.filter((cell) => cell.lines.length > 1);
  if (tall.some((cell) => cell.column !== tall[0]!.column)) return true;
  return cells.some(({ lines }) =>
    lines.some(({ words, size }) =>
      words.some((word, index) => index > 0 && turned.x0[word]! - turned.x1[words[index - 1]!]! > openGutter * size),
    ),
  );
}

/** The table as its rules part it. */
function ruledTable(
  lattice: Lattice,
  turned: TurnedWords,
  indices: readonly number[],
  filled: readonly CellBox[],
): FoundTable | undefined {
  const { xs, ys } = lattice;
  const rows = ys.length - 1;
  const columns = xs.length - 1;
  const cells = filled
    .flatMap((cell) => splitByText(cell, xs, turned))
    .flatMap((cell) => splitByRows(cell, ys, turned));
  if (cells.every((cell) => cell.colspan === columns)) return rowRuledTable(lattice, turned, indices);
  const table: FoundTable = {
    x0: xs[0]!,
    y0: ys[0]!,
    x1: xs[columns]!,
    y1: ys[rows]!,
    rows,
    columns,
    cells,
    edges: xs,
    headerRows: rows > 1 ? 1 : 0,
    isBoxed: true,
  };
  const trimmed = trimTitles(withoutSlivers(table), turned);
  return trimmed && isFilled(trimmed) ? splitLevelRows(splitDenseColumns(trimmed, turned), turned) : undefined;
}

/** White space that parts columns where no rule does, in em: wider than between columns that a rule parts. */
const openGutter = 0.7;

/** Lines of text that must stand on both sides of it. */
const openLines = 2;

/**
 * A table whose rules part only some of its columns and rows, as on invoices: the text has all the columns that the rules
 * have, and more. Undefined when the rules tell all.
 */
function openTable({ xs, ys }: Lattice, turned: TurnedWords, indices: readonly number[]): FoundTable | undefined {
  const rows = makeRows(chainWords(turned, indices, tableLimits), turned, tableLimits).map((row) =>
    row.fragments.flatMap((fragment) => cutAtRules(fragment, xs, turned)),
  );
  // Rules between (nearly) all rows leave nothing open.
  if (rows.length < 3 || rows.length < 1.6 * (ys.length - 1)) return undefined;
  const size = rows[0]![0]!.size;
  const inner = xs.slice(1, -1);
  const isParted = (left: Span, right: Span): boolean =>
    inner.some((x) => x >= left.x1 - 1.5 && x <= right.x0 + 1.5) ||
    rows.filter((row) =>
      row.some((piece, index) => {
        const next = row[index + 1];
        return next && next.x0 - piece.x1 >= openGutter * size && meets(piece, left) && meets(next, right);
      }),
    ).length >= openLines;
  const columns: Span[] = [];
  for (const column of inferColumns(rows, size)) {
    const last = columns[columns.length - 1];
    if (!last || isParted(last, column)) columns.push({ ...column });
    else if (rows.every((row) => standsAlone(row, column, xs))) last.x1 = column.x1;
    else return undefined;
  }
  if (columns.length <= inner.length + 1 || columns.length < 3) return undefined;
  if (inner.some((x) => columns.some((column) => x > column.x0 + 1.5 && x < column.x1 - 1.5))) return undefined;
  const table = buildTextGrid(rows, turned, {
    ...noHints,
    rowRules: ys.slice(1, -1),
    columns: widened(columns, xs, rows),
  });
  if (!table || !isTabular(table, turned, { rules: 'none' })) return undefined;
  return { ...table, x0: xs[0]!, x1: xs[xs.length - 1]!, y0: ys[0]!, y1: ys[ys.length - 1]! };
}

/** What stands in the middle of a box, or reaches over the rules as a title does, has no column of its own. */
function standsAlone(row: readonly Fragment[], column: Span, xs: readonly number[]): boolean {
  if (row.some(({ x0, x1 }) => stretchOf(xs, x0 + 1) !== stretchOf(xs, x1 - 1))) return true;
  const box = stretchOf(xs, (column.x0 + column.x1) / 2);
  const inBox = row.filter(({ x0, x1 }) => stretchOf(xs, (x0 + x1) / 2) === box);
  return inBox.length < 2 || !inBox.some((piece) => meets(piece, column));
}

/** Words on either side of a rule are no piece of text, however close they stand. */
function cutAtRules(fragment: Fragment, xs: readonly number[], turned: TurnedWords): Fragment[] {
  const columnOf = (word: number): number => stretchOf(xs, (turned.x0[word]! + turned.x1[word]!) / 2);
  const pieces: number[][] = [];
  let column = -1;
  for (const word of fragment.words) {
    if (columnOf(word) !== column || pieces.length === 0) pieces.push([]);
    column = columnOf(word);
    pieces[pieces.length - 1]!.push(word);
  }
  const isCut =
    pieces.length > 1 &&
    fragment.words.every((word) => {
      const at = columnOf(word);
      return turned.x0[word]! > xs[at]! - 1.5 && turned.x1[word]! < xs[at + 1]! + 1.5;
    });
  return isCut ? pieces.flatMap((words) => chainWords(turned, words, wholeLine)) : [fragment];
}

/** Columns as wide as the pieces that stand in them alone; those next to a rule reach up to it: text at their far side is theirs. */
function widened(columns: readonly Span[], xs: readonly number[], rows: readonly (readonly Fragment[])[]): Span[] {
  const pieces = rows.flat();
  return columns.map((column, index) => {
    const [before, next] = [columns[index - 1], columns[index + 1]];
    const own = pieces.filter(
      (piece) => meets(piece, column) && !(next && meets(piece, next)) && !(before && meets(piece, before)),
    );
    const ruled = stretchOf(xs, (column.x0 + column.x1) / 2);
    const isFirst = !before || before.x1 <= xs[ruled]! + 1.5;
    const isLast = !next || next.x0 >= xs[ruled + 1]! - 1.5;
    return {
      x0: own.reduce((x, piece) => Math.min(x, piece.x0), isFirst ? Math.min(column.x0, xs[ruled]!) : column.x0),
      x1: own.reduce((x, piece) => Math.max(x, piece.x1), isLast ? Math.max(column.x1, xs[ruled + 1]!) : column.x1),
    };
  });
}

const meets = (piece: Fragment, column: Span): boolean => piece.x0 < column.x1 && piece.x1 > column.x0;

/** Words run over the lines: they were not drawn for the text. */
function isCrossed({ xs, meshes }: Lattice, turned: TurnedWords, indices: readonly number[]): boolean {
  if (meshes.some((mesh) => mesh.colspan > 1)) return false;
  let crossing = 0;
  for (const index of indices) {
    const inset = 0.3 * turned.words.size[index]!;
    if (xs.some((x) => x > turned.x0[index]! + inset && x < turned.x1[index]! - inset)) crossing++;
  }
  return crossing > 1 && crossing > indices.length * 0.08;
}

/** Enough text, and in more than one row and column: not a drawing, not a frame around a paragraph. */
function isFilled(table: FoundTable): boolean {
  const filled = table.cells.filter((cell) => cell.lines.length > 0);
  const rows = new Set(filled.map((cell) => cell.row)).size;
  const columns = new Set(filled.map((cell) => cell.column)).size;
  // Rows to be filled in below their heads.
  if (table.rows >= 2 && table.columns >= 2 && filled.length === table.columns && filled.every(({ row }) => row === 0))
    return true;
  return (
    filled.length >= 3 && filled.length >= table.cells.length * 0.2 && columns >= 2 && (rows >= 2 || table.rows === 1)
  );
}

/** Row rules within a frame: the columns come from the text. */
function rowRuledTable({ xs, ys }: Lattice, turned: TurnedWords, indices: readonly number[]): FoundTable | undefined {
  if (ys.length < 4) return undefined;
  const lines = makeRows(chainWords(turned, indices, tableLimits), turned, tableLimits).map((row) => row.fragments);
  const table = buildTextGrid(lines, turned, { ...noHints, rowRules: ys.slice(1, -1), ruleEveryRow: true });
  if (!table) return undefined;
  const isShort = table.cells.every((cell) => cell.lines.length <= 2);
  // Words apart in few of many lines, as in code that is shaded line by line, are no column.
  if (table.columns > 1 && table.rows > 5 && sharedRows(table) * 4 < table.rows) return undefined;
  if (table.columns < 2 && !(table.rows >= 3 && table.rows === ys.length - 1 && isShort)) return undefined;
  return trimTitles({ ...table, x0: xs[0]!, x1: xs[xs.length - 1]!, y0: ys[0]!, y1: ys[ys.length - 1]! }, turned);
}

function fillMeshes({ xs, ys, meshes }: Lattice, turned: TurnedWords, indices: readonly number[]): CellBox[] {
  const columns = xs.length - 1;
  const owner: number[] = [];
  for (const [index, mesh] of meshes.entries()) {
    for (let r = 0; r < mesh.rowspan; r++)
      for (let c = 0; c < mesh.colspan; c++) owner[(mesh.row + r) * columns + mesh.column + c] = index;
  }
  const wordsOf: number[][] = meshes.map(() => []);
  for (const index of indices) {
    const x = (turned.x0[index]! + turned.x1[index]!) / 2;
    const y = turned.y[index]! - 0.28 * turned.words.size[index]!;
    const mesh = owner[stretchOf(ys, y) * columns + stretchOf(xs, x)];
    if (mesh !== undefined) wordsOf[mesh]!.push(index);
  }
  return meshes.map(({ row, column, rowspan, colspan }, index) => {
    return { row, column, rowspan, colspan, lines: linesOf(turned, wordsOf[index]!) };
  });
}

const wholeLine = { spaced: Infinity, unspaced: Infinity, stretched: false };

/** The lines of a cell: pieces on one baseline are one line, whatever lies between them. */
function linesOf(turned: TurnedWords, indices: readonly number[]): Fragment[] {
  if (indices.length === 0) return [];
  const fragments = chainWords(turned, indices, tableLimits);
  if (fragments.length === 1) return fragments;
  return makeRows(fragments, turned, wholeLine).flatMap((row) => row.fragments);
}

function stretchOf(edges: readonly number[], at: number): number {
  let low = 0;
  let high = edges.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (edges[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A mesh over several columns whose text keeps clear of the column lines is a row of cells that lack their rules. */
function splitByText(cell: CellBox, xs: readonly number[], turned: TurnedWords): CellBox[] {
  if (cell.colspan === 1 || cell.lines.length === 0) return [cell];
  const wordsOf = new Map<number, number[]>();
  for (const line of cell.lines) {
    let previous = -1;
    let previousColumn = -1;
    for (const word of line.words) {
      const column = stretchOf(xs, (turned.x0[word]! + turned.x1[word]!) / 2);
      const isCrossing = turned.x0[word]! < xs[column]! - 1.5 || turned.x1[word]! > xs[column + 1]! + 1.5;
      const gap = previous < 0 ? Infinity : turned.x0[word]! - turned.x1[previous]!;
      if (isCrossing || (column !== previousColumn && gap < 0.45 * line.size)) return [cell];
      const own = wordsOf.get(column);
      if (own) own.push(word);
      else wordsOf.set(column, [word]);
      previous = word;
      previousColumn = column;
    }
  }
  if (wordsOf.size < 2) return [cell];
  const { row, rowspan } = cell;
  return Array.from({ length: cell.colspan }, (_, index) => {
    const column = cell.column + index;
    return { row, column, rowspan, colspan: 1, lines: linesOf(turned, wordsOf.get(column) ?? []) };
  });
}

/** Fewer lines may be those of one label beside as many rows. */
const leastLevel = 3;

/** A mesh over several rows with a line in each of them is a column of cells that lack their rules. */
function splitByRows(cell: CellBox, ys: readonly number[], turned: TurnedWords): CellBox[] {
  const { row, rowspan, lines } = cell;
  if (rowspan < leastLevel || lines.length !== rowspan) return [cell];
  const places = lines.map(({ baseline, size }) => stretchOf(ys, baseline - 0.28 * size));
  if (!places.every((place, index) => place === row + index)) return [cell];
  return lines.map((line, index) => ({ ...cell, row: row + index, rowspan: 1, lines: withoutLeader(line, turned) }));
}

/** The line without the dots that lead from its words to the next cell. */
function withoutLeader({ words }: Fragment, turned: TurnedWords): Fragment[] {
  let end = words.length;
  while (end > 1 && turned.words.text(words[end - 1]!) === '.') end--;
  return chainWords(turned, words.slice(0, end), wholeLine);
}
