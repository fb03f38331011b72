/**
 * A table found on a page: cells with their place in the grid and their lines of text.
 */
import type { Fragment } from '../layout/fragment.js';

export interface CellBox {
  row: number;
  column: number;
  rowspan: number;
  colspan: number;
  /** Text of the cell, one fragment a line, top to bottom. */
  lines: Fragment[];
}

/** A cell like another, in another row. */
export const inRow = ({ column, rowspan, colspan, lines }: CellBox, row: number): CellBox => ({
  row,
  column,
  rowspan,
  colspan,
  lines,
});

export interface FoundTable {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  rows: number;
  columns: number;
  cells: CellBox[];
  /** Left edge of each column and the right edge of the last: to recognise the same table on the next page. */
  edges: number[];
  /** Rows at the top that head the columns. */
  headerRows: number;
  /** The edges are rules. */
  isBoxed?: true;
}
