/**
 * Columns that no rule parts: where the cells of a ruled column hold the same number of figures side by side, row after row.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { makeRows } from '../layout/rows.js';
import { columnsOf, inferColumns, type Span } from './columns.js';
import { inRow, type CellBox, type FoundTable } from './table.js';
import { isNumeric } from './text-rows.js';

export function splitDenseColumns(table: FoundTable, turned: TurnedWords): FoundTable {
  const parts: Span[][] = [];
  for (let column = 0; column < table.columns; column++) parts.push(innerColumns(table, column, turned));
  if (parts.every((inner) => inner.length === 1)) return table;
  const starts: number[] = [];
  let total = 0;
  for (const inner of parts) {
    starts.push(total);
    total += inner.length;
  }
  const cells = table.cells.flatMap((cell) => {
    const first = starts[cell.column]!;
    const last = starts[cell.column + cell.colspan - 1]! + parts[cell.column + cell.colspan - 1]!.length - 1;
    const wide: CellBox = { ...cell, column: first, colspan: last - first + 1 };
    return cell.colspan === 1 && wide.colspan > 1 ? splitCell(wide, parts[cell.column]!, turned) : [wide];
  });
  const edges = parts
    .flatMap((inner, index) => inner.map((span, part) => (part === 0 ? table.edges[index]! : span.x0)))
    .concat(table.edges[table.columns]!);
  return { ...withHeaderRows(cells, table), columns: total, edges };
}

/** The columns inside one ruled column; itself alone when there is no more than one. */
function innerColumns(table: FoundTable, column: number, turned: TurnedWords): Span[] {
  const whole: Span[] = [{ x0: table.edges[column]!, x1: table.edges[column + 1]! }];
  const cells = table.cells.filter((cell) => cell.column === column && cell.colspan === 1 && cell.lines.length > 0);
  if (cells.length < 3) return whole;
  const lines = cells.flatMap((cell) => piecesOf(cell, turned));
  const several = lines.filter(
    (line) => line.length >= 2 && line.every((piece) => isNumeric(fragmentText(piece, turned))),
  );
  if (several.length < 3 || several.length < lines.length * 0.6) return whole;
  const inner = inferColumns(several, several[0]![0]!.size);
  return inner.length >= 2 && several.every((line) => line.length <= inner.length) ? inner : whole;
}

/** The lines of a cell, each as its pieces between wider gaps. */
function piecesOf(cell: CellBox, turned: TurnedWords): Fragment[][] {
  const words = cell.lines.flatMap((line) => line.words).sort((a, b) => a - b);
  return makeRows(chainWords(turned, words, tableLimits), turned, tableLimits).map((row) => row.fragments);
}

/** One cell a column, when its last line has several pieces; lines of one piece above stay a heading over all of them. */
function splitCell(cell: CellBox, columns: readonly Span[], turned: TurnedWords): CellBox[] {
  const lines = piecesOf(cell, turned);
  const headings = lines.filter((line) => line.length === 1);
  const split = lines.filter((line) => line.length > 1);
  if (split.length === 0) return [cell];
  const parts: CellBox[] = columns.map((_, index) => ({ ...cell, column: cell.column + index, colspan: 1, lines: [] }));
  for (const line of split) for (const piece of line) parts[columnsOf(piece, columns).first]!.lines.push(piece);
  if (headings.length === 0) return parts;
  return [{ ...cell, lines: headings.flat() }, ...parts.map((part) => inRow(part, part.row + 0.5))];
}

/** Half rows, made where a heading stands over split columns, become rows; the other cells of such a row span both. */
function withHeaderRows(cells: CellBox[], table: FoundTable): FoundTable {
  const halves = [...new Set(cells.map((cell) => cell.row).filter((row) => !Number.isInteger(row)))].sort(
    (a, b) => a - b,
  );
  const newRow = (row: number) => Math.floor(row) + halves.filter((half) => half <= row).length;
  const moved = cells.map((cell) => {
    const last = cell.row + cell.rowspan - 1;
    const isHalved = halves.includes(Math.floor(cell.row) + 0.5);
    const hasPartBelow =
      isHalved &&
      Number.isInteger(cell.row) &&
      cells.some(
        (other) =>
          other.row === cell.row + 0.5 && other.column >= cell.column && other.column < cell.column + cell.colspan,
      );
    const end = Number.isInteger(cell.row) && !hasPartBelow ? newRow(last + 0.5) : newRow(cell.row);
    return { ...cell, row: newRow(cell.row), rowspan: end - newRow(cell.row) + 1 };
  });
  return {
    ...table,
    cells: moved.sort((a, b) => a.row - b.row || a.column - b.column),
    rows: table.rows + halves.length,
    headerRows: table.headerRows + (halves.length > 0 && table.headerRows > 0 ? 1 : 0),
  };
}
