/**
 * What a page consists of, in reading order: blocks of text, tables and pictures, with their text taken out of the word store.
 */
import type { Stream } from '../file/objects.js';
import type { Unit } from '../structure/structure-tree.js';
import type { Source } from './source.js';
import type { TextBlock } from './text-block.js';

export interface TextCell {
  row: number;
  column: number;
  rowspan: number;
  colspan: number;
  text: string;
}

export interface TableBlock extends Source {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  rows: number;
  columns: number;
  headerRows: number;
  edges: number[];
  /** Size of the text in most cells. */
  size: number;
  cells: TextCell[];
  /** The table of the structure tree this is, or the part of it on this page. */
  unit?: Unit;
}

export interface PictureBlock extends Source {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  stream: Stream;
}

export type PageBlock =
  { kind: 'text'; block: TextBlock } | { kind: 'table'; block: TableBlock } | { kind: 'picture'; block: PictureBlock };

export interface PageLayout {
  /** 1-based. */
  pageNumber: number;
  /** In points, as it is read: upright. */
  width: number;
  height: number;
  blocks: PageBlock[];
}
