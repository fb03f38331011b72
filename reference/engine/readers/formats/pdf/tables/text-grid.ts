/**
 * A table from lines of text: columns (given or inferred), rows, cells, spans.
 */
import { chainWords, tableLimits, type Fragment, type TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { columnsOf, inferColumns, type Span } from './columns.js';
import type { CellBox, FoundTable } from './table.js';
import { beginRows, isNumeric, type TableLine, type TablePiece } from './text-rows.js';

export interface GridHints {
  /** Column extents, when rules give them. */
  columns?: Span[];
  /** Heights of the rules that part rows, top to bottom. */
  rowRules: readonly number[];
  /** True when a rule stands between all rows: then a stretch between two rules is one row. */
  ruleEveryRow: boolean;
  /** Short rules under headings that span columns. */
  spanRules: readonly { at: number; from: number; to: number }[];
}

export const noHints: GridHints = { rowRules: [], ruleEveryRow: false, spanRules: [] };

/** Builds the table; undefined when the text gives fewer than two columns or rows. */
export function buildTextGrid(
  rows: readonly (readonly Fragment[])[],
  turned: TurnedWords,
  hints: GridHints,
): FoundTable | undefined {
  const lines = rows.filter((row) => row.length > 0);
  if (lines.length < 2) return undefined;
  const size = medianSize(lines);
  const columns = hints.columns ?? inferColumns(lines, size);
  // Text without width, in a damaged font, stands in no column.
  if (columns.length === 0) return undefined;
  const tableLines = lines.map((line) => tableLine(line, columns, turned, hints));
  const begins = hints.ruleEveryRow
    ? tableLines.map((line, index) => index === 0 || line.stretch !== tableLines[index - 1]!.stretch)
    : beginRows(
        tableLines,
        columns.map((column) => column.x1 - column.x0),
      );
  const cells: CellBox[] = [];
  let row = -1;
  for (const [index, line] of tableLines.entries()) {
    if (begins[index]) row++;
    for (const piece of line.pieces) place(cells, row, piece);
  }
  if (row < 1) return undefined;
  return {
    x0: columns[0]!.x0,
    x1: columns[columns.length - 1]!.x1,
    y0: Math.min(...tableLines.map((line) => line.top)),
    y1: Math.max(...tableLines.map((line) => line.bottom)),
    rows: row + 1,
    columns: columns.length,
    cells: cells.sort((a, b) => a.row - b.row || a.column - b.column),
    edges: [...columns.map((column) => column.x0), columns[columns.length - 1]!.x1],
    headerRows: headerRows(cells, tableLines, begins, hints),
  };
}

function medianSize(lines: readonly (readonly Fragment[])[]): number {
  const sizes = lines.flatMap((line) => line.map((fragment) => fragment.size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

function tableLine(
  line: readonly Fragment[],
  columns: readonly Span[],
  turned: TurnedWords,
  hints: GridHints,
): TableLine {
  const pieces: TablePiece[] = [];
  for (const fragment of line.flatMap((each) => apart(each, columns, turned))) {
    const text = fragmentText(fragment, turned);
    const rule = hints.spanRules.find(
      (span) =>
        span.at > fragment.baseline &&
        span.at - fragment.baseline < fragment.size * 1.3 &&
        span.from <= fragment.x0 + 2 &&
        span.to >= fragment.x1 - 2 &&
        // Under several pieces it parts rows.
        line.every((other) => other === fragment || other.x1 < span.from || other.x0 > span.to),
    );
    const font = turned.words.font[fragment.words[0]!]!;
    pieces.push({ fragment, text, font, ...columnsOf(rule ? { x0: rule.from, x1: rule.to } : fragment, columns) });
  }
  const baseline = Math.max(...line.map((fragment) => fragment.baseline));
  return {
    baseline,
    top: Math.min(...line.map((fragment) => fragment.top)),
    bottom: Math.max(...line.map((fragment) => fragment.bottom)),
    size: line[0]!.size,
    pieces,
    stretch: hints.rowRules.filter((at) => at < baseline - 0.2 * line[0]!.size).length,
  };
}

/** Numbers that stand close, each in a column of its own, are pieces of their own. */
function apart(fragment: Fragment, columns: readonly Span[], turned: TurnedWords): Fragment[] {
  const { words } = fragment;
  const { first, last } = columnsOf(fragment, columns);
  if (first === last || words.length !== last - first + 1) return [fragment];
  if (!words.every((word) => isNumeric(turned.words.text(word)))) return [fragment];
  const pieces = words.flatMap((word) => chainWords(turned, [word], tableLimits));
  const isOwn = pieces.every((piece, index) => {
    const own = columnsOf(piece, columns);
    return own.first === first + index && own.last === own.first;
  });
  return isOwn ? pieces : [fragment];
}

/** Adds a piece to the cell of its row and column, or begins the cell. */
function place(cells: CellBox[], row: number, piece: TablePiece): void {
  let cell: CellBox | undefined;
  for (let index = cells.length - 1; index >= 0 && cells[index]!.row === row; index--) {
    const other = cells[index]!;
    if (piece.first < other.column + other.colspan && other.column <= piece.last) cell = other;
  }
  if (!cell) {
    cells.push({
      row,
      column: piece.first,
      rowspan: 1,
      colspan: piece.last - piece.first + 1,
      lines: [piece.fragment],
    });
    return;
  }
  const last = Math.max(cell.column + cell.colspan - 1, piece.last);
  cell.column = Math.min(cell.column, piece.first);
  cell.colspan = last - cell.column + 1;
  cell.lines.push(piece.fragment);
}

/** Rows above the first rule inside the table; without rules, a first row of words over columns of numbers. */
function headerRows(
  cells: readonly CellBox[],
  lines: readonly TableLine[],
  begins: readonly boolean[],
  hints: GridHints,
): number {
  if (hints.rowRules.length > 0 && lines[lines.length - 1]!.stretch > lines[0]!.stretch) {
    let rows = 0;
    for (const [index, line] of lines.entries()) if (begins[index] && line.stretch === lines[0]!.stretch) rows++;
    return hints.ruleEveryRow ? 1 : Math.min(rows, 4);
  }
  const first = lines[0]!.pieces;
  const hasNumbers = lines.slice(1).some((line) => line.pieces.some((piece) => isNumeric(piece.text)));
  return hasNumbers && !first.some((piece) => isNumeric(piece.text)) && cells.length > 0 ? 1 : 0;
}
