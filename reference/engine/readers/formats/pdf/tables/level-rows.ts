/**
 * Rows that no rule parts: lines that stand level in several columns of one mesh row, or groups of lines with white space
 * through all columns between them.
 */
import { copyOf, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows, type Row } from '../layout/rows.js';
import { inRow, type CellBox, type FoundTable } from './table.js';
import { beginRows, isNumeric, type TableLine } from './text-rows.js';

/** White space between lines, in em, from which it may part rows. */
const rowGap = 0.75;

/** Figures below one another that tell rows: in a table of few ruled rows, and in any other. */
const leastFigures = { open: 2, ruled: 3 };
const fewRows = 4;

export function splitLevelRows(table: FoundTable, turned: TurnedWords): FoundTable {
  const cells: CellBox[] = [];
  let shift = 0;
  for (let row = 0; row < table.rows; row++) {
    const own = table.cells.filter((cell) => cell.row === row);
    const starts =
      own.every((cell) => cell.rowspan === 1) && !hasSpanFromAbove(table, row) ? rowStarts(own, table, turned) : [];
    for (const cell of own) cells.push(...cutCell(inRow(cell, row + shift), starts));
    shift += starts.length;
  }
  return shift === 0 ? table : { ...table, cells, rows: table.rows + shift };
}

function hasSpanFromAbove(table: FoundTable, row: number): boolean {
  return table.cells.some((cell) => cell.row < row && cell.row + cell.rowspan > row);
}

/** Baselines from which a further row of the mesh row begins. */
function rowStarts(cells: readonly CellBox[], table: FoundTable, turned: TurnedWords): number[] {
  if (cells.filter((cell) => cell.lines.length >= 2).length < 2) return [];
  const fragments = cells.flatMap((cell) => cell.lines.map(copyOf));
  const rows = makeRows(fragments, turned, { spaced: -1, unspaced: -Infinity, stretched: false });
  if (isLevel(cells, rows, turned)) return rows.slice(1).map((row) => row.baseline);
  const least = table.rows <= fewRows ? leastFigures.open : leastFigures.ruled;
  if (areFiguresBelow(cells, least, turned)) return figureStarts(cells, rows, table, turned);
  const starts: number[] = [];
  for (let index = 1; index < rows.length; index++) {
    const gap =
      Math.min(...rows.slice(index).map((row) => row.top)) - Math.max(...rows.slice(0, index).map((row) => row.bottom));
    if (
      gap > rowGap * rows[index]!.fragments[0]!.size &&
      rows[index - 1]!.fragments.length + rows[index]!.fragments.length >= 3
    )
      starts.push(rows[index]!.baseline);
  }
  return starts;
}

/** Whether cells are columns of numbers whose lines stand on common baselines, so that each baseline is a row. */
function isLevel(cells: readonly CellBox[], rows: readonly Row[], turned: TurnedWords): boolean {
  const shared = rows.filter((row) => row.fragments.length >= 2).length;
  if (shared < 3 || shared < rows.length * 0.7) return false;
  const full = cells.filter((cell) => cell.lines.length >= rows.length * 0.7);
  const isNumbers = (cell: CellBox) =>
    cell.lines.filter((line) => isNumeric(fragmentText(line, turned))).length >= cell.lines.length * 0.6;
  return full.length >= 2 && full.some(isNumbers) && full.every((cell) => cell.lines.every((line) => line.chars < 60));
}

/** Whether columns of nothing but figures, some of them sparse, stand beside words on the baselines of them all. */
function areFiguresBelow(cells: readonly CellBox[], least: number, turned: TurnedWords): boolean {
  const isFigures = ({ lines }: CellBox): boolean => lines.every((line) => isNumeric(fragmentText(line, turned)));
  const figures = cells.filter((cell) => cell.lines.length > 0 && isFigures(cell));
  const several = figures.filter(({ lines }) => lines.length >= least);
  if (several.length < 1 || (figures.length < 2 && least < leastFigures.ruled)) return false;
  return cells.some(
    (cell) =>
      !figures.includes(cell) &&
      several.every(({ lines }) =>
        lines.every(({ baseline, size }) =>
          cell.lines.some((label) => Math.abs(label.baseline - baseline) <= 0.25 * size),
        ),
      ),
  );
}

/** The baselines of rows below the first, told by their text as in a table without rules. */
function figureStarts(
  cells: readonly CellBox[],
  rows: readonly Row[],
  { edges }: FoundTable,
  turned: TurnedWords,
): number[] {
  const columnOf = new Map(cells.flatMap((cell) => cell.lines.map(({ words }) => [words[0]!, cell] as const)));
  const lines = rows.map(({ baseline, top, bottom, fragments }): TableLine => ({
    baseline,
    top,
    bottom,
    size: fragments[0]!.size,
    pieces: fragments.map((fragment) => {
      const { column, colspan } = columnOf.get(fragment.words[0]!)!;
      const font = turned.words.font[fragment.words[0]!]!;
      return { fragment, first: column, last: column + colspan - 1, text: fragmentText(fragment, turned), font };
    }),
    stretch: 0,
  }));
  const begins = beginRows(
    lines,
    edges.slice(1).map((edge, index) => edge - edges[index]!),
  );
  return rows.filter((_, index) => index > 0 && begins[index]).map(({ baseline }) => baseline);
}

function cutCell(cell: CellBox, starts: readonly number[]): CellBox[] {
  if (starts.length === 0) return [cell];
  const parts: CellBox[] = Array.from({ length: starts.length + 1 }, (_, index) => ({
    ...cell,
    row: cell.row + index,
    lines: [],
  }));
  for (const line of cell.lines)
    parts[starts.filter((start) => start <= line.baseline + 0.3 * line.size).length]!.lines.push(line);
  return parts;
}
