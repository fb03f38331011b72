/**
 * Fills the meshes of a lattice with the page's words, and mends what the rules leave open: meshes whose text stands in
 * several columns, rows and columns that only the text shows.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { makeRows } from '../layout/rows.js';
import type { Lattice } from './lattice.js';
import { splitLevelRows } from './level-rows.js';
import { splitDenseColumns } from './dense-columns.js';
import type { CellBox, FoundTable } from './table.js';
import { buildTextGrid, noHints } from './text-grid.js';
import { trimTitles } from './titles.js';

/** The table of a lattice; undefined when the text in it is none. */
export function latticeTable(
  lattice: Lattice,
  turned: TurnedWords,
  indices: readonly number[],
): FoundTable | undefined {
  const { xs, ys, meshes } = lattice;
  if (meshes.length < 2) return undefined;
  const rows = ys.length - 1;
  const columns = xs.length - 1;
  if (isCrossed(lattice, turned, indices)) return undefined;
  const cells = fillMeshes(lattice, turned, indices).flatMap((cell) => splitByText(cell, xs, turned));
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
  };
  const trimmed = trimTitles(table, turned);
  return trimmed && isFilled(trimmed) ? splitLevelRows(splitDenseColumns(trimmed, turned), turned) : undefined;
}

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
  return meshes.map((mesh, index) => ({ ...mesh, lines: linesOf(turned, wordsOf[index]!) }));
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
