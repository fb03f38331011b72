/**
 * A worksheet as its reader hands it over: only the cells that show something, as displayed text.
 * Made by the XLSX reader (and any other spreadsheet reader); sheet-blocks.ts turns it into blocks.
 * Spec: What the service does, 1 (tables are preserved).
 */
import type { Block } from '../../../document/nodes.js';

export interface Sheet {
  name: string;
  rows: SheetRow[];
  merges: CellRange[];
  links: SheetLink[];
  /** Ranges that the author declared to be tables. */
  tables: DeclaredTable[];
  floating: FloatingBlock[];
  /** What people wrote to each other about cells, in any order. */
  notes: CellNote[];
}

/** A note or comment on a cell; the replies to it are notes of their own, in the order they were written. */
export interface CellNote {
  row: number;
  column: number;
  author?: string | undefined;
  text: string;
}

/** A picture, chart or text box that floats over the cells. */
export interface FloatingBlock {
  block: Block;
  /** Row it begins in; infinite when the file does not say. */
  row: number;
}

/** Rows and columns are 0-based. `columns` and `texts` go together; texts are never blank. Rows may share their `columns`. */
export interface SheetRow {
  index: number;
  readonly columns: readonly number[];
  readonly texts: readonly string[];
}

/** Corners included. */
export interface CellRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

export interface SheetLink {
  range: CellRange;
  href: string;
  title?: string;
}

export interface DeclaredTable {
  range: CellRange;
  headerRows: number;
}

export function emptySheet(name: string): Sheet {
  return { name, rows: [], merges: [], links: [], tables: [], floating: [], notes: [] };
}
