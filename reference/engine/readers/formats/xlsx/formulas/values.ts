/**
 * What formulas reckon with: values of cells, errors, and ranges of cells.
 * Spec: ECMA-376 part 1, 18.17.2 (syntax) and 18.17.3 (error values).
 */
import type { CellRange } from '../../../shared/sheets/sheet.js';

/** An error as a value: it passes through what is reckoned with it. */
export class CellError {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

export const divisionByZero = new CellError('#DIV/0!');
export const notANumber = new CellError('#VALUE!');
export const notFound = new CellError('#N/A');

/** undefined is an empty cell. */
export type Value = number | string | boolean | CellError | undefined;

/** Cells of a sheet, by place; rows and columns are 0-based. */
export interface Cells {
  at(row: number, column: number): Value;
  lastRow: number;
  lastColumn: number;
}

export class Range {
  readonly cells: Cells;
  readonly corners: CellRange;

  constructor(cells: Cells, corners: CellRange) {
    this.cells = cells;
    this.corners = corners;
  }

  /** Columns of the range, as far as cells are filled. */
  get width(): number {
    const { firstColumn, lastColumn } = this.corners;
    return Math.min(lastColumn, this.cells.lastColumn) - firstColumn + 1;
  }

  get height(): number {
    const { firstRow, lastRow } = this.corners;
    return Math.min(lastRow, this.cells.lastRow) - firstRow + 1;
  }

  /** The value so far down and right in the range. */
  at(down: number, right: number): Value {
    return this.cells.at(this.corners.firstRow + down, this.corners.firstColumn + right);
  }

  /** Row by row. */
  *values(): Generator<Value> {
    const { width, height } = this;
    for (let down = 0; down < height; down++) for (let right = 0; right < width; right++) yield this.at(down, right);
  }
}

export type Operand = Value | Range;

/** The formula holds what is not known here: it has no value, and is shown itself. */
export class NotCalculable extends Error {}

/** The value of an operand where one value is wanted: a range of one cell is that cell. */
export function single(operand: Operand): Value {
  if (!(operand instanceof Range)) return operand;
  const { firstRow, lastRow, firstColumn, lastColumn } = operand.corners;
  if (firstRow !== lastRow || firstColumn !== lastColumn) throw new NotCalculable();
  return operand.at(0, 0);
}

export function numberOf(value: Value): number | CellError {
  if (typeof value === 'number' || value instanceof CellError) return value;
  if (value === undefined) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isNaN(number) ? notANumber : number;
}

export function textOf(value: Value): string | CellError {
  if (value === undefined) return '';
  if (value instanceof CellError) return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value;
}

/** The longest text of a cell. Without it, formulas that double the text above them would fill any memory. */
const longestText = 32_767;

export function joined(texts: readonly string[]): string | CellError {
  let length = 0;
  for (const text of texts) length += text.length;
  return length > longestText ? notANumber : texts.join('');
}

/** Numbers before texts before booleans; texts without regard to capitals. */
export function compared(a: Value, b: Value): number {
  const [left, right] = [a ?? emptyLike(b), b ?? emptyLike(a)];
  if (typeof left !== typeof right) return rankOf(left) - rankOf(right);
  if (typeof left === 'string') {
    const [one, other] = [left.toLowerCase(), (right as string).toLowerCase()];
    return one < other ? -1 : one > other ? 1 : 0;
  }
  return Number(left) - Number(right);
}

function emptyLike(value: Value): Value {
  return typeof value === 'string' ? '' : typeof value === 'boolean' ? false : 0;
}

function rankOf(value: Value): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}
