/**
 * What a page consists of, in reading order: blocks of text and tables with their text taken out of the word store.
 */
import type { Line } from './line.js';
import type { TextBlock } from './text-block.js';

export interface TableBlock {
  pageNumber: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  rows: number;
  columns: number;
  headerRows: number;
  edges: number[];
  cells: { row: number; column: number; rowspan: number; colspan: number; lines: Line[] }[];
}

export type PageBlock = { kind: 'text'; block: TextBlock } | { kind: 'table'; block: TableBlock };
