/**
 * Fills the meshes of a lattice with the page's words. Where a mesh row holds several lines that stand level across the
 * columns (column rules, but no row rules), the lines are rows.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { makeRows } from '../layout/rows.js';
import type { Span } from './columns.js';
import type { Lattice, Mesh } from './lattice.js';
import type { CellBox, FoundTable } from './table.js';
import { buildTextGrid, noHints } from './text-grid.js';

/** The table of a lattice; undefined when the text in it is none. */
export function latticeTable(lattice: Lattice, turned: TurnedWords, indices: readonly number[]): FoundTable | undefined {
  const { xs, ys, meshes } = lattice;
  if (meshes.length < 2) return undefined;
  const rows = ys.length - 1;
  const columns = xs.length - 1;
  if (columns === 1 || isUndivided(lattice)) return rowRuledTable(lattice, turned, indices);
  const content = fillMeshes(lattice, turned, indices);
  const filled = [...content.values()].filter((lines) => lines.length > 0).length;
  const filledRows = new Set(meshes.filter((mesh) => content.get(mesh)!.length > 0).map((mesh) => mesh.row));
  if (filled < 3 || filled < meshes.length * 0.2 || (rows > 1 && filledRows.size < 2)) return undefined;
  const cells: CellBox[] = meshes.map((mesh) => ({ ...mesh, lines: content.get(mesh)! }));
  const table: FoundTable = { x0: xs[0]!, y0: ys[0]!, x1: xs[columns]!, y1: ys[rows]!, rows, columns, cells, edges: xs, headerRows: rows > 1 ? 1 : 0 };
  return splitLevelRows(table, turned);
}

/** Only the frame has uprights. */
function isUndivided({ xs, meshes }: Lattice): boolean {
  return meshes.every((mesh) => mesh.colspan === xs.length - 1);
}

/** Row rules within a frame: the columns come from the text. */
function rowRuledTable({ xs, ys }: Lattice, turned: TurnedWords, indices: readonly number[]): FoundTable | undefined {
  const lines = makeRows(chainWords(turned, indices, tableLimits), turned.words, tableLimits).map((row) => row.fragments);
  if (ys.length < 4) return undefined;
  const inner = ys.slice(1, -1);
  const table = buildTextGrid(lines, turned, { ...noHints, rowRules: inner, ruleEveryRow: true });
  if (!table) return undefined;
  const isShort = table.cells.every((cell) => cell.lines.length <= 2);
  if (table.columns < 2 && !(table.rows >= 3 && isShort)) return undefined;
  return { ...table, x0: xs[0]!, x1: xs[xs.length - 1]!, y0: ys[0]!, y1: ys[ys.length - 1]! };
}

function fillMeshes({ xs, ys, meshes }: Lattice, turned: TurnedWords, indices: readonly number[]): Map<Mesh, Fragment[]> {
  const columns = xs.length - 1;
  const owner: Mesh[] = [];
  for (const mesh of meshes) {
    for (let r = 0; r < mesh.rowspan; r++) for (let c = 0; c < mesh.colspan; c++) owner[(mesh.row + r) * columns + mesh.column + c] = mesh;
  }
  const wordsOf = new Map<Mesh, number[]>(meshes.map((mesh) => [mesh, []]));
  for (const index of indices) {
    const x = (turned.x0[index]! + turned.x1[index]!) / 2;
    const y = turned.y[index]! - 0.28 * turned.words.size[index]!;
    const mesh = owner[stretchOf(ys, y) * columns + stretchOf(xs, x)];
    if (mesh) wordsOf.get(mesh)!.push(index);
  }
  const content = new Map<Mesh, Fragment[]>();
  for (const [mesh, own] of wordsOf) content.set(mesh, linesOf(turned, own));
  return content;
}

/** The lines of a cell: pieces on one baseline are one line, whatever lies between them. */
export function linesOf(turned: TurnedWords, indices: readonly number[]): Fragment[] {
  if (indices.length === 0) return [];
  const all = { spaced: Infinity, unspaced: Infinity };
  return makeRows(chainWords(turned, indices, tableLimits), turned.words, all).flatMap((row) => row.fragments);
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

/** Splits mesh rows whose cells hold lines on common baselines. */
function splitLevelRows(table: FoundTable, turned: TurnedWords): FoundTable {
  const { edges } = table;
  const result: CellBox[] = [];
  let shift = 0;
  let changed = false;
  for (let row = 0; row < table.rows; row++) {
    const own = table.cells.filter((cell) => cell.row === row);
    const grid = own.every((cell) => cell.rowspan === 1) && !hasSpanFromAbove(table, row) ? levelGrid(own, edges, turned) : undefined;
    if (!grid) {
      for (const cell of own) result.push({ ...cell, row: row + shift });
      continue;
    }
    changed = true;
    for (const cell of grid.cells) result.push({ ...cell, row: cell.row + row + shift });
    shift += grid.rows - 1;
  }
  return changed ? { ...table, cells: result, rows: table.rows + shift } : table;
}

function hasSpanFromAbove(table: FoundTable, row: number): boolean {
  return table.cells.some((cell) => cell.row < row && cell.row + cell.rowspan > row);
}

/** The lines of one mesh row as a grid of their own, when most baselines are shared by several columns. */
function levelGrid(cells: readonly CellBox[], edges: readonly number[], turned: TurnedWords): FoundTable | undefined {
  const busy = cells.filter((cell) => cell.lines.length >= 3);
  if (busy.length < 2) return undefined;
  const lines = makeRows(cells.flatMap((cell) => cell.lines), turned.words, { spaced: -1, unspaced: -1 });
  const shared = lines.filter((line) => line.fragments.length >= 2).length;
  if (shared < lines.length * 0.7 || shared < 3) return undefined;
  const columns: Span[] = edges.slice(1).map((edge, index) => ({ x0: edges[index]!, x1: edge }));
  const grid = buildTextGrid(
    lines.map((line) => line.fragments),
    turned,
    { ...noHints, columns },
  );
  return grid && grid.rows >= lines.length * 0.5 && hasLevelNumbers(cells, lines.length) ? grid : undefined;
}

/** Rows of numbers or of equally many short lines are rows; running text that happens to stand level is not. */
function hasLevelNumbers(cells: readonly CellBox[], lineCount: number): boolean {
  const full = cells.filter((cell) => cell.lines.length >= lineCount * 0.7);
  const isShort = (cell: CellBox) => cell.lines.every((line) => line.chars < 22);
  return full.length >= 2 && full.filter(isShort).length >= Math.max(1, full.length - 1);
}
