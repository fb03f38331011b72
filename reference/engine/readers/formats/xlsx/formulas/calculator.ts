/**
 * Values of formulas whose file holds none: programs that write workbooks leave it to Excel to reckon them when the file is
 * opened, and a reader of the file would miss every total. Sheets are looked at again for it, only when such a formula is met.
 * Spec: ECMA-376 part 1, 18.3.1.40 (f), 18.2.2 (calcPr).
 */
import type { Deadline } from '../../../../../base/deadline.js';
import { formatNumber } from '../../../shared/number-formats/format-number.js';
import { ByteText } from '../byte-text.js';
import { CellFinder, startOfCells } from '../cell-finder.js';
import { type CellSource, isUncalculated, type RawCell } from '../cell-text.js';
import { evaluateFormula } from './evaluate-formula.js';
import { CellError, type Cells, NotCalculable, type Value } from './values.js';

/** Cells that are kept of all sheets, and cells that are looked at by all formulas of a workbook. */
const mostCells = 200_000;
const mostLooks = 2_000_000;
const cellsBetweenChecks = 1024;
const mostColumns = 16_384;

/** The formula of a cell, until it is reckoned. */
class Pending {
  readonly formula: string;
  isBegun = false;

  constructor(formula: string) {
    this.formula = formula;
  }
}

export class Calculator {
  private readonly bytesOf: (sheet: string) => Buffer | undefined;
  private readonly source: CellSource;
  private readonly deadline: Deadline;
  private readonly grids = new Map<string, Grid | undefined>();
  private cellsLeft = mostCells;
  private looksLeft = mostLooks;
  private readonly nesting = { depth: 0 };

  /** @param bytesOf the part of a sheet by its name. */
  constructor(bytesOf: (sheet: string) => Buffer | undefined, source: CellSource, deadline: Deadline) {
    this.bytesOf = bytesOf;
    this.source = source;
    this.deadline = deadline;
  }

  /** The text that the cell of a formula shows once it is reckoned; undefined when it cannot be. */
  textOf(sheet: string, row: number, { column, style }: RawCell): string | undefined {
    try {
      const value = this.grid(sheet)?.at(row, column);
      if (value === undefined) return undefined;
      if (value instanceof CellError) return value.code;
      if (typeof value === 'number') return formatNumber(value, this.source.formats(style), this.source);
      return typeof value === 'string' ? value : value ? 'TRUE' : 'FALSE';
    } catch (error) {
      if (error instanceof NotCalculable) return undefined;
      throw error;
    }
  }

  /** Counts a look at a cell. */
  look(): void {
    if (--this.looksLeft < 0) throw new NotCalculable();
    if (this.looksLeft % cellsBetweenChecks === 0) this.deadline.check();
  }

  value(formula: string, sheet: string): Value {
    return evaluateFormula(formula, (name) => this.grid(name ?? sheet), this.nesting);
  }

  private grid(sheet: string): Grid | undefined {
    if (!this.grids.has(sheet)) this.grids.set(sheet, this.readGrid(sheet));
    return this.grids.get(sheet);
  }

  private readGrid(sheet: string): Grid | undefined {
    const bytes = this.bytesOf(sheet);
    const start = bytes === undefined ? -1 : startOfCells(bytes);
    if (bytes === undefined || start < 0) return undefined;
    const grid = new Grid(this, sheet);
    const finder = new CellFinder(new ByteText(bytes), start, this.source.isRecalculated);
    while (finder.next()) {
      if (--this.cellsLeft < 0) return undefined;
      if (this.cellsLeft % cellsBetweenChecks === 0) this.deadline.check();
      grid.set(finder.row, finder.cell.column, this.rawValue(finder.cell));
    }
    return finder.isOdd ? undefined : grid;
  }

  private rawValue({ type, value, shared, inline, formula }: RawCell): Value | Pending {
    if (shared !== undefined) return this.source.strings(shared);
    if (inline !== undefined) return inline;
    if (formula !== undefined && isUncalculated(type, value)) return new Pending(formula);
    if (value === undefined || value === '') return undefined;
    if (type === 'b') return value === '1' || value === 'true';
    if (type === 'e') return new CellError(value);
    return type === '' || type === 'n' ? Number(value) : value;
  }
}

class Grid implements Cells {
  lastRow = 0;
  lastColumn = 0;
  private readonly calculator: Calculator;
  private readonly name: string;
  /** By row and column in one number. */
  private readonly cells = new Map<number, Value | Pending>();

  constructor(calculator: Calculator, name: string) {
    this.calculator = calculator;
    this.name = name;
  }

  set(row: number, column: number, value: Value | Pending): void {
    this.cells.set(row * mostColumns + column, value);
    if (row > this.lastRow) this.lastRow = row;
    if (column > this.lastColumn) this.lastColumn = column;
  }

  at(row: number, column: number): Value {
    this.calculator.look();
    const place = row * mostColumns + column;
    const value = this.cells.get(place);
    if (!(value instanceof Pending)) return value;
    // One that waits for itself, and one that could not be reckoned before.
    if (value.isBegun) throw new NotCalculable();
    value.isBegun = true;
    const reckoned = this.calculator.value(value.formula, this.name) ?? 0;
    this.cells.set(place, reckoned);
    return reckoned;
  }
}
