/**
 * Table rows as Word keeps them (each row with edges of its own, merges as flags) -> a table with spans.
 * Used by the DOC and RTF readers.
 * Standard: [MS-DOC] 2.9.324 (TDefTableOperand), RTF 1.9.1 (table definitions).
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Block, Table, TableCell, TableRow } from '../../../document/nodes.js';
import { cellContent } from './cell-content.js';

/** One cell's place. Widths are in twips from the left margin; `merge` flags are those of the source. */
export interface CellShape {
  rightEdge: number;
  horizontal?: 'first' | 'continued';
  vertical?: 'first' | 'continued';
}

export interface RowShape {
  leftEdge: number;
  cells: readonly CellShape[];
  /** The row is repeated on every page. */
  isHeader: boolean;
  /** The table's look sets its first row apart. */
  firstRowIsHeader: boolean;
}

export interface ShapedRow {
  shape: RowShape;
  cells: Block[][];
}

/** Edges nearer than this belong to one column: writers round, and rows drift by a few twips. */
const sameEdgeTwips = 40;

/** A grid of this many cells, nearly all empty, is not drawn. */
const denseCells = 1_000_000;
const rowsBetweenChecks = 1024;

interface PlacedCell {
  content: Block[];
  first: number;
  /** Exclusive. */
  end: number;
  vertical: CellShape['vertical'];
}

/**
 * A table, or several that follow each other; nothing when no cell holds anything; the content alone of a table of one cell,
 * which is a frame.
 */
export function rowsToTable(given: readonly ShapedRow[], deadline: Deadline): Block[] {
  const rows = given.map((row, at) => withShape(row, given[at - 1]));
  const parts = partTables(rows);
  return parts.length === 1 ? oneTable(rows, deadline) : parts.flatMap((part) => oneTable(part, deadline));
}

/** A row that was never ended has no shape of its own: that of the row above it, where it has as many cells. */
const withShape = (row: ShapedRow, above: ShapedRow | undefined): ShapedRow =>
  row.shape.cells.length === 0 && above?.shape.cells.length === row.cells.length
    ? { shape: above.shape, cells: row.cells }
    : row;

/**
 * Writers put no mark between tables that touch: they are told apart where several rows on each side share no inner edge, or
 * several below share none with any row above.
 */
function partTables(rows: readonly ShapedRow[]): (readonly ShapedRow[])[] {
  const parts: (readonly ShapedRow[])[] = [];
  let start = 0;
  /** Where rows of the same edges begin: the last ones, and those before them. */
  let run = 0;
  let before = -1;
  const above = new InnerEdges();
  for (let at = 1; at < rows.length; at++) {
    if (!sharesEdges(rows[at]!.shape, rows[at - 1]!.shape, 'all')) {
      above.add(rows[run]!.shape);
      before = run;
      run = at;
    } else if (
      at === run + 1 &&
      before >= start &&
      ((run - before > 1 && touch(rows[before]!.shape, rows[at]!.shape)) ||
        (run - start > 1 && above.hasNoneOf(rows[at]!.shape)))
    ) {
      parts.push(rows.slice(start, run));
      start = run;
      above.clear();
    }
  }
  parts.push(start === 0 ? rows : rows.slice(start));
  return parts;
}

/** The edges between the cells of some rows. */
class InnerEdges {
  private readonly places = new Set<number>();

  add({ cells }: RowShape): void {
    for (const { rightEdge } of cells.slice(0, -1)) this.places.add(Math.round(rightEdge / sameEdgeTwips));
  }

  /** True where there are edges on both sides, and none is at one place. */
  hasNoneOf({ cells }: RowShape): boolean {
    const isKnown = (place: number): boolean => [place - 1, place, place + 1].some((near) => this.places.has(near));
    return (
      this.places.size > 0 &&
      cells.length > 1 &&
      !cells.slice(0, -1).some(({ rightEdge }) => isKnown(Math.round(rightEdge / sameEdgeTwips)))
    );
  }

  clear(): void {
    this.places.clear();
  }
}

function touch(above: RowShape, below: RowShape): boolean {
  return above.cells.length > 1 && below.cells.length > 1 && !sharesEdges(above, below, 'any');
}

/** Whether all, or any, of the edges between cells are at one place. */
function sharesEdges(one: RowShape, other: RowShape, wanted: 'all' | 'any'): boolean {
  if (one === other) return true;
  if (wanted === 'all' && one.cells.length !== other.cells.length) return false;
  let next = 0;
  for (let at = 0; at < one.cells.length - 1; at++) {
    const edge = one.cells[at]!.rightEdge;
    while (next < other.cells.length - 1 && other.cells[next]!.rightEdge < edge - sameEdgeTwips) next++;
    const isShared = next < other.cells.length - 1 && other.cells[next]!.rightEdge <= edge + sameEdgeTwips;
    if (isShared !== (wanted === 'all')) return isShared;
  }
  return wanted === 'all';
}

function oneTable(rows: readonly ShapedRow[], deadline: Deadline): Block[] {
  if (!rows.some((row) => row.cells.some((cell) => cell.length > 0))) return [];
  if (rows.length === 1 && rows[0]!.cells.length === 1) return rows[0]!.cells[0]!;
  const columns = gridColumns(rows);
  const placed = rows.map((row, at) => {
    if (at % rowsBetweenChecks === 0) deadline.check();
    return columns === undefined ? placeInOrder(row) : placeOnGrid(row, columns);
  });
  const drawn = drawRows(placed, deadline);
  let headerRows = 0;
  while (headerRows < rows.length - 1 && rows[headerRows]!.shape.isHeader) headerRows++;
  if (headerRows === 0 && rows.length > 1 && rows[0]!.shape.firstRowIsHeader) headerRows = 1;
  const table: Table = { type: 'table', headerRows, rows: drawn };
  return [table];
}

/**
 * The right edges of the grid's columns, ascending; undefined when the rows have so little in common
 * that spans on a common grid would only be noise.
 */
function gridColumns(rows: readonly ShapedRow[]): number[] | undefined {
  let mostCells = 0;
  let filled = 0;
  const edges = new Set<number>();
  let before: RowShape | undefined;
  for (const { shape, cells } of rows) {
    if (shape.cells.length < cells.length) return undefined;
    mostCells = Math.max(mostCells, cells.length);
    filled += cells.length;
    if (shape === before) continue;
    before = shape;
    for (const cell of shape.cells) edges.add(cell.rightEdge);
  }
  const columns: number[] = [];
  for (const edge of [...edges].sort((a, b) => a - b)) {
    if (columns.length === 0 || edge - columns.at(-1)! > sameEdgeTwips) columns.push(edge);
    else columns[columns.length - 1] = edge;
  }
  const size = rows.length * columns.length;
  if (size > denseCells && size > filled * 16) return undefined;
  return columns.length <= Math.ceil(mostCells * 1.5) ? columns : undefined;
}

function placeInOrder(row: ShapedRow): PlacedCell[] {
  const placed: PlacedCell[] = [];
  row.cells.forEach((content, index) => {
    const { horizontal, vertical } = row.shape.cells[index] ?? {};
    const before = placed.at(-1);
    if (horizontal === 'continued' && before !== undefined && content.length === 0) before.end++;
    else placed.push({ content, first: before?.end ?? 0, end: (before?.end ?? 0) + 1, vertical });
  });
  return placed;
}

function placeOnGrid(row: ShapedRow, columns: readonly number[]): PlacedCell[] {
  const placed: PlacedCell[] = [];
  let first = columnsUpTo(columns, row.shape.leftEdge);
  row.cells.forEach((content, index) => {
    const { rightEdge, horizontal, vertical } = row.shape.cells[index]!;
    const end = Math.max(columnsUpTo(columns, rightEdge), first + 1);
    const before = placed.at(-1);
    if (horizontal === 'continued' && before !== undefined && content.length === 0) before.end = end;
    else placed.push({ content, first, end, vertical });
    first = end;
  });
  return placed;
}

/** How many columns end at or before the edge. */
function columnsUpTo(columns: readonly number[], edge: number): number {
  let low = 0;
  let high = columns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (columns[middle]! <= edge + sameEdgeTwips) low = middle + 1;
    else high = middle;
  }
  return low;
}

function drawRows(rows: readonly PlacedCell[][], deadline: Deadline): TableRow[] {
  /** The cell that reaches down in each column, by its first column. */
  let above = new Map<number, { cell: TableCell; end: number }>();
  return rows.map((row, at) => {
    if (at % rowsBetweenChecks === 0) deadline.check();
    const cells: TableCell[] = [];
    const reaching = new Map<number, { cell: TableCell; end: number }>();
    let next = 0;
    for (const { content, first, end, vertical } of row) {
      for (; next < first; next++) cells.push({ content: '' });
      next = end;
      const origin = above.get(first);
      if (vertical === 'continued' && origin?.end === end && content.length === 0) {
        origin.cell.rowspan = (origin.cell.rowspan ?? 1) + 1;
        reaching.set(first, origin);
        continue;
      }
      const cell: TableCell = { content: cellContent(content) };
      if (end - first > 1) cell.colspan = end - first;
      if (vertical !== undefined) reaching.set(first, { cell, end });
      cells.push(cell);
    }
    above = reaching;
    return { cells };
  });
}
