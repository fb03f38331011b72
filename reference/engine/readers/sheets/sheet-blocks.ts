/**
 * A sheet -> blocks: its name as a heading, each of its tables, then what floats over the cells.
 * Cells with links hold blocks; all others hold plain strings, which keeps a million of them cheap.
 * Spec: What the service does, 1 (tables are preserved).
 */
import type { Block, Table, TableCell, TableRow } from '../../document/nodes.js';
import { linkFinder, type LinkFinder } from './links.js';
import { mergeIndex, type MergeIndex } from './merges.js';
import { findRegions, isHeaderLike, type Region } from './regions.js';
import type { CellRange, Sheet, SheetLink, SheetRow } from './sheet.js';

/** A table that would have this many cells, nearly all empty, is written without the empty ones. */
const denseCells = 2_000_000;

/** Empty when nothing is on the sheet. */
export function sheetBlocks(sheet: Sheet): Block[] {
  const merges = mergeIndex(sheet.merges);
  const links = linkFinder(sheet.links);
  const blocks = findRegions(sheet, merges).flatMap((region) => regionBlocks(region, { sheet, merges, links }));
  for (const block of sheet.floating) blocks.push(block);
  if (blocks.length === 0) return [];
  return [{ type: 'heading', level: 2, children: [sheet.name] }, ...blocks];
}

interface SheetIndex {
  sheet: Sheet;
  merges: MergeIndex;
  links: LinkFinder;
}

function regionBlocks(region: Region, index: SheetIndex): Block[] {
  const { rows, columns } = region;
  const titles = leadingTitles(region);
  const blocks: Block[] = [];
  for (const row of rows.slice(0, titles)) blocks.push(paragraphOf(row, index.links));
  const body = titles === 0 ? rows : rows.slice(titles);
  if (body.length === 0) return blocks;
  const table: Table = { type: 'table', rows: tableRows(body, columns, index), headerRows: headerRows(body, index.sheet) };
  blocks.push(table);
  return blocks;
}

/** Rows at the top with a single text, above a row of several: titles of the table, not part of it. */
function leadingTitles({ rows, columns }: Region): number {
  if (rows.length === 1 && columns.length === 1) return 1;
  if (columns.length < 2) return 0;
  let titles = 0;
  while (titles < rows.length && rows[titles]!.columns.length === 1) titles++;
  return rows.length - titles >= 2 && titles <= 3 ? titles : 0;
}

function paragraphOf(row: SheetRow, links: LinkFinder): Block {
  const text = row.texts[0]!;
  const link = links(row.index, row.columns[0]!);
  return { type: 'paragraph', children: link ? [withLink(text, link)] : [text] };
}

function headerRows(body: readonly SheetRow[], sheet: Sheet): number {
  const first = body[0]!;
  const declared = sheet.tables.find(({ range }) => range.firstRow === first.index && first.columns.some((column) => column >= range.firstColumn && column <= range.lastColumn));
  if (declared) return Math.min(declared.headerRows, body.length);
  return body.length > 1 && isHeaderLike(first) ? 1 : 0;
}

function tableRows(rows: readonly SheetRow[], columns: readonly number[], { merges, links }: SheetIndex): TableRow[] {
  const filled = rows.reduce((sum, row) => sum + row.columns.length, 0);
  if (rows.length * columns.length > denseCells && rows.length * columns.length > filled * 16) {
    return rows.map((row) => ({ cells: row.texts.map((content) => ({ content })) }));
  }
  const placed = new Map(columns.map((column, place) => [column, place]));
  /** Row up to which a column is covered by a merged cell from above. */
  const coveredUntil = new Array<number>(columns.length).fill(-1);
  return rows.map((row, at) => {
    const cells: TableCell[] = [];
    const merged = merges.get(row.index);
    let next = 0;
    const last = placed.get(row.columns.at(-1)!)!;
    for (let place = 0; place <= last; place++) {
      const column = columns[place]!;
      while (next < row.columns.length && row.columns[next]! < column) next++;
      const text = row.columns[next] === column ? row.texts[next]! : '';
      if (coveredUntil[place]! >= row.index) continue;
      const cell: TableCell = { content: text };
      const link = text === '' ? undefined : links(row.index, column);
      if (link) cell.content = [{ type: 'paragraph', children: [withLink(text, link)] }];
      const merge = merged?.get(column);
      if (merge) place += applyMerge(cell, merge, { rows, at, columns, place, coveredUntil });
      cells.push(cell);
    }
    return { cells };
  });
}

interface MergePlace {
  rows: readonly SheetRow[];
  at: number;
  columns: readonly number[];
  place: number;
  coveredUntil: number[];
}

/** Sets the spans of a merged cell, counted in the rows and columns that are in the table. Returns the places it covers to its right. */
function applyMerge(cell: TableCell, merge: CellRange, { rows, at, columns, place, coveredUntil }: MergePlace): number {
  let colspan = 1;
  while (place + colspan < columns.length && columns[place + colspan]! <= merge.lastColumn) colspan++;
  let rowspan = 1;
  while (at + rowspan < rows.length && rows[at + rowspan]!.index <= merge.lastRow) rowspan++;
  if (colspan > 1) cell.colspan = colspan;
  if (rowspan > 1) {
    cell.rowspan = rowspan;
    for (let i = 0; i < colspan; i++) coveredUntil[place + i] = merge.lastRow;
  }
  return colspan - 1;
}

function withLink(text: string, { href, title }: SheetLink): { type: 'link'; href: string; children: string[]; title?: string } {
  return title === undefined ? { type: 'link', href, children: [text] } : { type: 'link', href, children: [text], title };
}
