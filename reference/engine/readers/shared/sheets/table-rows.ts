/**
 * Rows of a region -> rows of a table: every column of the region has its cell, merged cells have their spans.
 * Rows are as long as they are filled; what is missing at their end is empty.
 * Spec: What the service does, 1 (tables are preserved).
 */
import type { TableCell, TableRow } from '../../../document/nodes.js';
import { type LinkFinder, linkInline } from './links.js';
import type { MergeIndex } from './merges.js';
import type { CellRange, SheetRow } from './sheet.js';

/** A table that would have this many cells, nearly all empty, is written without the empty ones. */
const denseCells = 2_000_000;

/** All empty cells are this one: a sheet may have millions. */
const emptyCell: TableCell = { content: '' };

interface Place {
  /** Rows of the table and the columns of the sheet that are in it. */
  rows: readonly SheetRow[];
  columns: readonly number[];
  merges: MergeIndex;
  links: LinkFinder | undefined;
  /** Row up to which each column is covered by a merged cell from above; -1 for none. */
  coveredUntil: number[];
  /** The largest of `coveredUntil`. */
  lastCovered: number;
}

export function tableRows(
  rows: readonly SheetRow[],
  columns: readonly number[],
  merges: MergeIndex,
  links: LinkFinder | undefined,
): TableRow[] {
  let filled = 0;
  for (const row of rows) filled += row.columns.length;
  const size = rows.length * columns.length;
  if (size > denseCells && size > filled * 16)
    return rows.map((row) => ({ cells: row.texts.map((content) => ({ content })) }));
  const place: Place = {
    rows,
    columns,
    merges,
    links,
    coveredUntil: columns.map(() => -1),
    lastCovered: -1,
  };
  return rows.map((row, at) => {
    if (merges.startingIn(row.index).length > 0 || place.lastCovered >= row.index)
      return { cells: mergedRow(row, at, place) };
    return links === undefined ? new TextRow(row, columns) : linkedRow(row, columns, links);
  });
}

/** A row of texts. Its cells are made when they are asked for: a workbook has millions, most of which are written and forgotten. */
class TextRow implements TableRow {
  private readonly texts: readonly string[];
  /** Of the texts, and of the table. */
  private readonly own: readonly number[];
  private readonly all: readonly number[];

  constructor({ texts, columns }: SheetRow, all: readonly number[]) {
    this.texts = texts;
    this.own = columns;
    this.all = all;
  }

  get cells(): TableCell[] {
    const { texts, own, all } = this;
    // As many texts as columns: none is missing.
    if (texts.length === all.length) return texts.map((content) => ({ content }));
    const cells: TableCell[] = [];
    for (let i = 0; i < texts.length; i++) {
      while (all[cells.length]! < own[i]!) cells.push(emptyCell);
      cells.push({ content: texts[i]! });
    }
    return cells;
  }
}

function linkedRow({ index, columns: own, texts }: SheetRow, columns: readonly number[], links: LinkFinder): TableRow {
  const cells: TableCell[] = [];
  for (let i = 0; i < texts.length; i++) {
    while (columns[cells.length]! < own[i]!) cells.push(emptyCell);
    cells.push(linkedCell(texts[i]!, index, own[i]!, links));
  }
  return { cells };
}

function linkedCell(text: string, row: number, column: number, links: LinkFinder | undefined): TableCell {
  const link = links?.(row, column);
  return { content: link ? [{ type: 'paragraph', children: [linkInline(text, link)] }] : text };
}

function mergedRow(row: SheetRow, at: number, place: Place): TableCell[] {
  const { columns, coveredUntil, merges, links } = place;
  const cells: TableCell[] = [];
  const lastColumn = row.columns.at(-1)!;
  let next = 0;
  for (let i = 0; i < columns.length && columns[i]! <= lastColumn; i++) {
    const column = columns[i]!;
    while (row.columns[next]! < column) next++;
    if (coveredUntil[i]! >= row.index) continue;
    const text = row.columns[next] === column ? row.texts[next]! : '';
    const merge = merges.at(row.index, column);
    if (text === '' && !merge) {
      cells.push(emptyCell);
      continue;
    }
    const cell = linkedCell(text, row.index, column, links);
    cells.push(cell);
    if (merge) i += applyMerge(cell, merge, at, i, place);
  }
  return cells;
}

/** Sets the spans of a merged cell, counted in the rows and columns of the table. Returns how many columns it covers to its right. */
function applyMerge(cell: TableCell, merge: CellRange, at: number, column: number, place: Place): number {
  const { rows, columns, coveredUntil } = place;
  let colspan = 1;
  while (column + colspan < columns.length && columns[column + colspan]! <= merge.lastColumn) colspan++;
  let rowspan = 1;
  while (at + rowspan < rows.length && rows[at + rowspan]!.index <= merge.lastRow) rowspan++;
  if (colspan > 1) cell.colspan = colspan;
  if (rowspan > 1) {
    cell.rowspan = rowspan;
    for (let i = 0; i < colspan; i++) coveredUntil[column + i] = merge.lastRow;
    place.lastCovered = Math.max(place.lastCovered, merge.lastRow);
  }
  return colspan - 1;
}
