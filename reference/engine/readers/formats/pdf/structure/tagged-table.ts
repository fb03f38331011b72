/**
 * A table as the structure tree has it: rows, cells and their spans. Tables for layout's sake are none: those of one column or
 * row, and those that mostly hold tables.
 * Spec: ISO 32000-1, 14.8.4.3.4 (table elements), 14.8.5.7 (table attributes).
 */
import { Dict, Ref, asDict, type PdfValue } from '../file/objects.js';

/** Larger tables are read by their looks. */
const maxCells = 20_000;
const maxGrid = 100_000;
const maxColumns = 400;
const maxSpan = 200;

/** How deep a table inside a cell is looked for. */
const maxDepth = 8;

/** How many elements may still be looked at, over all tables of a file: trees may go in circles. */
export interface Patience {
  left: number;
}

interface TaggedCell {
  element: Dict;
  row: number;
  column: number;
  rowspan: number;
  colspan: number;
}

export interface TaggedTable {
  rows: number;
  columns: number;
  headerRows: number;
  cells: TaggedCell[];
}

/** The table of an element; undefined when it is none to a reader. */
export function readTaggedTable(
  table: Dict,
  roleOf: (element: Dict) => string,
  patience: Patience,
): TaggedTable | undefined {
  const rows = rowsOf(table, roleOf, patience);
  const cells: TaggedCell[] = [];
  /** Columns taken by cells that reach down from above: the first row they leave free. */
  const free: number[] = [];
  let columns = 0;
  let headerRows = 0;
  let holding = 0;
  for (const [row, element] of rows.entries()) {
    let column = 0;
    let heads = 0;
    let own = 0;
    for (const cell of kidsOf(element, patience)) {
      const role = roleOf(cell);
      if (role !== 'TH' && role !== 'TD') continue;
      if (cells.length >= maxCells) return undefined;
      if (holdsTable(cell, roleOf, patience, 0)) holding++;
      while ((free[column] ?? 0) > row) column++;
      const [rowspan, colspan] = [spanOf(cell, 'RowSpan'), spanOf(cell, 'ColSpan')];
      cells.push({ element: cell, row, column, rowspan: Math.min(rowspan, rows.length - row), colspan });
      for (let at = column; at < column + colspan; at++) free[at] = row + rowspan;
      column += colspan;
      own++;
      if (role === 'TH') heads++;
    }
    columns = Math.max(columns, column);
    if (own > 0 && heads === own && headerRows === row) headerRows = row + 1;
  }
  if (holding * 3 >= cells.length && holding > 0) return undefined;
  if (rows.length < 2 || columns < 2 || columns > maxColumns || rows.length * columns > maxGrid) return undefined;
  return { rows: rows.length, columns, headerRows: headerRows === rows.length ? 1 : headerRows, cells };
}

function rowsOf(table: Dict, roleOf: (element: Dict) => string, patience: Patience): Dict[] {
  return kidsOf(table, patience).flatMap((kid) => {
    const role = roleOf(kid);
    if (role === 'TR') return [kid];
    return /^T(Head|Body|Foot)$/.test(role) ? kidsOf(kid, patience).filter((row) => roleOf(row) === 'TR') : [];
  });
}

function holdsTable(element: Dict, roleOf: (element: Dict) => string, patience: Patience, depth: number): boolean {
  if (depth > maxDepth || patience.left === 0) return false;
  return kidsOf(element, patience).some(
    (kid) => roleOf(kid) === 'Table' || holdsTable(kid, roleOf, patience, depth + 1),
  );
}

/** The elements directly below, as long as there is patience. */
function kidsOf(element: Dict, patience: Patience): Dict[] {
  const value = element.get('K');
  const kids = Array.isArray(value) ? value.slice(0, patience.left) : [element.raw('K')];
  patience.left = Math.max(0, patience.left - kids.length);
  return kids.flatMap((kid) => {
    const dict = asElement(kid, element);
    return dict ? [dict] : [];
  });
}

function asElement(kid: PdfValue, parent: Dict): Dict | undefined {
  const dict = kid instanceof Ref || kid instanceof Dict ? asDict(parent.resolve(kid)) : undefined;
  return dict?.name('S') === undefined ? undefined : dict;
}

/** A span of the cell's attributes, which are one dictionary or several. */
function spanOf(cell: Dict, name: 'RowSpan' | 'ColSpan'): number {
  const attributes = cell.get('A');
  for (const each of Array.isArray(attributes) ? attributes : [attributes]) {
    const span = asDict(cell.resolve(each))?.number(name);
    if (span !== undefined && Number.isInteger(span)) return Math.max(1, Math.min(maxSpan, span));
  }
  return 1;
}
