/**
 * `sheetData` -> rows of displayed texts. Two ways to the same result: a finder of its own for the way nearly every producer
 * writes, over bytes, because nearly all of a workbook is cells, and a walk with the scanner for files that write otherwise.
 * Spec: ECMA-376 part 1, 18.3.1.80 (sheetData), 18.3.1.73 (row), 18.3.1.4 (c).
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Deadline } from '../../../../base/deadline.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { SheetLink, SheetRow } from '../../shared/sheets/sheet.js';
import { ByteText } from './byte-text.js';
import { type CellSource, isUncalculated, type RawCell, shownText } from './cell-text.js';
import { CellFinder, startOfCells, startTag } from './cell-finder.js';
import { parseRange } from './cell-reference.js';
import { readStringItem } from './shared-strings.js';

export interface SheetData {
  rows: SheetRow[];
  /** Links of `HYPERLINK` formulas. */
  links: SheetLink[];
}

const deadlineStride = 1024;

/** What is in the element `sheetData`, and the rest of the part without it. */
export interface FoundSheetData extends SheetData {
  rest: string;
}

/**
 * Finds the cells in the bytes of a sheet; undefined when they are not written in the way that nearly every producer writes.
 * @param bytes ASCII or UTF-8.
 */
export function findSheetData(bytes: Buffer, cells: CellSource, deadline: Deadline): FoundSheetData | undefined {
  const start = startOfCells(bytes);
  if (start < 0) return undefined;
  const text = new ByteText(bytes);
  const head = text.slice(0, start - startTag.length);
  const finder = new CellFinder(text, start, cells.isRecalculated);
  const { rows, links } = stepThrough(finder, cells, deadline);
  return finder.isOdd ? undefined : { rows, links, rest: head + text.slice(finder.end, bytes.length) };
}

function stepThrough(finder: CellFinder, cells: CellSource, deadline: Deadline): SheetData {
  const data: SheetData = { rows: [], links: [] };
  const { cell } = finder;
  const row = new RowBuffer();
  let ordered = true;
  for (let count = 1; finder.next(); count++) {
    if (count % deadlineStride === 0) deadline.check();
    if (row.index !== finder.row) {
      ordered = addRow(data, row) && ordered;
      row.begin(finder.row);
    }
    addCell(row, cell, data.links, cells);
  }
  ordered = addRow(data, row) && ordered;
  if (!ordered) data.rows = orderedRows(data.rows);
  return data;
}

/** Reads the `sheetData` just opened, however it is written; moves behind its end. */
export function walkSheetData(scanner: XmlScanner, cells: CellSource): SheetData {
  const data: SheetData = { rows: [], links: [] };
  const level = scanner.depth;
  const row = new RowBuffer();
  let ordered = true;
  while (scanner.child(level)) {
    if (scanner.name !== 'row') continue;
    const number = Number(scanner.attribute('r'));
    row.begin(Number.isInteger(number) && number > 0 ? number - 1 : row.index + 1);
    walkCells(scanner, row, data.links, cells);
    ordered = addRow(data, row) && ordered;
  }
  if (!ordered) data.rows = orderedRows(data.rows);
  return data;
}

function walkCells(scanner: XmlScanner, row: RowBuffer, links: SheetLink[], cells: CellSource): void {
  const level = scanner.depth;
  let column = -1;
  while (scanner.child(level)) {
    if (scanner.name !== 'c') continue;
    column = parseRange(scanner.attribute('r') ?? '')?.firstColumn ?? column + 1;
    const cell: RawCell = {
      column,
      style: Number(scanner.attribute('s') ?? 0) || 0,
      type: scanner.attribute('t') ?? '',
    };
    const inner = scanner.depth;
    while (scanner.child(inner)) readCellChild(scanner, cell);
    addCell(row, cell, links, cells);
  }
}

function readCellChild(scanner: XmlScanner, cell: RawCell): void {
  if (scanner.name === 'v') {
    const value = scanner.elementText();
    if (cell.type !== 's') cell.value = value;
    else if (value !== '') cell.shared = Number(value);
  } else if (scanner.name === 'f') cell.formula = scanner.elementText();
  else if (scanner.name === 'is') cell.inline = readStringItem(scanner);
}

function addCell(row: RowBuffer, cell: RawCell, links: SheetLink[], cells: CellSource): void {
  const reckoned = cell.formula === undefined ? undefined : reckonedText(row.index, cell, cells);
  const text = reckoned ?? shownText(cell, cells);
  if (text === '' || (text.charCodeAt(0) <= 32 && text.trim() === '')) return;
  const { column, formula } = cell;
  row.add(column, text);
  const href = formula === undefined ? undefined : /^HYPERLINK\("([^"]+)"/i.exec(formula)?.[1];
  if (href !== undefined)
    links.push({ range: { firstRow: row.index, lastRow: row.index, firstColumn: column, lastColumn: column }, href });
}

function reckonedText(row: number, cell: RawCell, cells: CellSource): string | undefined {
  if (cell.shared !== undefined || cell.inline !== undefined || !isUncalculated(cell.type, cell.value))
    return undefined;
  return cells.calculate?.(row, cell);
}

/** Adds a row that shows something; false when it is not below the rows before it, or its cells are not in order. */
function addRow({ rows }: SheetData, row: RowBuffer): boolean {
  if (row.size === 0) return true;
  const above = rows.at(-1);
  rows.push(row.taken());
  return row.isOrdered && (above === undefined || above.index < row.index);
}

/** The row at hand. Its cells are collected in arrays that are used again, and taken in arrays of their exact length. */
class RowBuffer {
  index = -1;
  size = 0;
  isOrdered = true;
  private readonly columns: number[] = [];
  private readonly texts: string[] = [];
  private columnsAbove: number[] = [];

  begin(index: number): void {
    this.index = index;
    this.size = 0;
    this.isOrdered = true;
  }

  add(column: number, text: string): void {
    if (this.size > 0 && this.columns[this.size - 1]! >= column) this.isOrdered = false;
    this.columns[this.size] = column;
    this.texts[this.size] = text;
    this.size++;
  }

  taken(): SheetRow {
    if (!this.hasColumnsOfAbove()) this.columnsAbove = this.columns.slice(0, this.size);
    return { index: this.index, columns: this.columnsAbove, texts: this.texts.slice(0, this.size) };
  }

  /** Most rows of a table fill the same columns: they share one array. */
  private hasColumnsOfAbove(): boolean {
    const { columns, columnsAbove, size } = this;
    if (columnsAbove.length !== size) return false;
    for (let i = 0; i < size; i++) if (columns[i] !== columnsAbove[i]) return false;
    return true;
  }
}

/** Rows and cells that were written out of order, or twice. The last text of a cell counts. */
function orderedRows(rows: readonly SheetRow[]): SheetRow[] {
  const byIndex = new Map<number, Map<number, string>>();
  for (const { index, columns, texts } of rows) {
    let row = byIndex.get(index);
    if (!row) byIndex.set(index, (row = new Map<number, string>()));
    for (const [i, column] of columns.entries()) row.set(column, texts[i]!);
  }
  return [...byIndex.entries()]
    .sort(([a], [b]) => a - b)
    .map(([index, row]) => {
      const columns = [...row.keys()].sort((a, b) => a - b);
      return { index, columns, texts: columns.map((column) => row.get(column)!) };
    });
}

keepShapeOf(() => new RowBuffer());
