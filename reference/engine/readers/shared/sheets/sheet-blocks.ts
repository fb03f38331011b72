/**
 * A sheet -> blocks: its name as a heading, then from top to bottom each of its tables and what floats over the cells,
 * then the notes on its cells.
 * Cells with links hold blocks; all others hold plain strings, which keeps a million of them cheap.
 * Spec: What the service does, 1 (tables are preserved).
 */
import type { Block, Table } from '../../../document/nodes.js';
import { linkFinder, type LinkFinder, linkInline } from './links.js';
import { mergeIndex, type MergeIndex } from './merges.js';
import { notesList } from './notes.js';
import { findRegions, isHeaderLike, type Region } from './regions.js';
import type { Sheet, SheetRow } from './sheet.js';
import { tableRows } from './table-rows.js';

/** Empty when nothing is on the sheet. */
export function sheetBlocks(sheet: Sheet): Block[] {
  const blocks = sheet.rows.length === 0 ? sheet.floating.map(({ block }) => block) : tableBlocks(sheet);
  const notes = notesList(sheet.notes);
  if (notes) blocks.push(notes);
  if (blocks.length === 0) return [];
  const name = sheet.name.trim();
  return name === '' ? blocks : [{ type: 'heading', level: 2, children: [name] }, ...blocks];
}

function tableBlocks(sheet: Sheet): Block[] {
  const merges = mergeIndex(sheet.merges);
  const links = sheet.links.length === 0 ? undefined : linkFinder(sheet.links);
  const floating = [...sheet.floating].sort((a, b) => a.row - b.row);
  const blocks: Block[] = [];
  let next = 0;
  const regions = findRegions(sheet, merges);
  for (const [at, region] of regions.entries()) {
    for (; next < floating.length && floating[next]!.row < region.rows[0]!.index; next++)
      blocks.push(floating[next]!.block);
    const index = { sheet, merges, links };
    const isRemark =
      (blocks.length > 0 && isText(region, sheet)) ||
      isTitle(region, index) ||
      (at === 0 && isHead(region, regions[1], sheet));
    for (const block of isRemark ? paragraphsOf(region, links) : regionBlocks(region, index)) blocks.push(block);
  }
  for (; next < floating.length; next++) blocks.push(floating[next]!.block);
  return blocks;
}

interface SheetIndex {
  sheet: Sheet;
  merges: MergeIndex;
  links: LinkFinder | undefined;
}

/** A few lines below or beside a table, one of them a sentence: a remark, not a table. A single word may be anything. */
const mostLinesOfText = 5;
const lengthOfSentence = 60;

function isText({ rows, columns }: Region, { tables }: Sheet): boolean {
  return (
    columns.length === 1 &&
    rows.length <= mostLinesOfText &&
    rows.every(isHeaderLike) &&
    rows.some(({ texts }) => isSentence(texts[0]!)) &&
    !tables.some(({ range }) => range.firstRow <= rows.at(-1)!.index && range.lastRow >= rows[0]!.index)
  );
}

function isSentence(text: string): boolean {
  return text.length >= lengthOfSentence || ('.!'.includes(text.at(-1)!) && text.split(' ', 3).length === 3);
}

/** A line of words over several columns, set apart from the table below or above it; a line below it belongs to it. */
function isTitle({ rows, columns }: Region, { merges }: SheetIndex): boolean {
  return rows.length <= 2 && columns.length === 1 && rows.every(isHeaderLike) && reachesOver(rows[0]!, merges);
}

/** At the top of the sheet, two or three lines of words above a table of several columns: what the sheet is about. */
function isHead({ rows, columns }: Region, next: Region | undefined, { tables }: Sheet): boolean {
  return (
    columns.length === 1 &&
    rows.length >= linesOfHead.least &&
    rows.length <= linesOfHead.most &&
    rows.every(isHeaderLike) &&
    next !== undefined &&
    next.columns.length > 1 &&
    next.rows.length > 1 &&
    next.rows[0]!.index > rows.at(-1)!.index &&
    !tables.some(({ range }) => range.firstRow <= rows.at(-1)!.index)
  );
}

const linesOfHead = { least: 2, most: 3 };

/** Its first cell is merged with others of its row. */
function reachesOver({ index, columns }: SheetRow, merges: MergeIndex): boolean {
  const merge = merges.at(index, columns[0]!);
  return merge !== undefined && merge.lastColumn > merge.firstColumn;
}

function paragraphsOf({ rows }: Region, links: LinkFinder | undefined): Block[] {
  return rows.map((row) => paragraphOf(row, links));
}

function regionBlocks(region: Region, index: SheetIndex): Block[] {
  const { rows, columns } = region;
  const titles = leadingTitles(region, index);
  const blocks: Block[] = [];
  for (const row of rows.slice(0, titles)) blocks.push(paragraphOf(row, index.links));
  const body = titles === 0 ? rows : rows.slice(titles);
  if (body.length === 0) return blocks;
  const table: Table = {
    type: 'table',
    rows: tableRows(body, columns, index.merges, index.links),
    headerRows: headerRows(body, index.sheet),
  };
  blocks.push(table);
  return blocks;
}

/**
 * Rows at the top with a single text that is no value, above a row of several: titles of the table, not part of it. A text that
 * stands above a single row names it where it reaches over it.
 */
function leadingTitles({ rows, columns }: Region, { merges }: SheetIndex): number {
  if (columns.length < 2) return 0;
  let titles = 0;
  while (titles < rows.length && rows[titles]!.columns.length === 1 && isHeaderLike(rows[titles]!)) titles++;
  const left = rows.length - titles;
  return titles <= 3 && (left >= 2 || (left === 1 && rows.slice(0, titles).every((row) => reachesOver(row, merges))))
    ? titles
    : 0;
}

function paragraphOf(row: SheetRow, links: LinkFinder | undefined): Block {
  const text = row.texts[0]!;
  const link = links?.(row.index, row.columns[0]!);
  return { type: 'paragraph', children: link ? [linkInline(text, link)] : [text] };
}

function headerRows(body: readonly SheetRow[], sheet: Sheet): number {
  const first = body[0]!;
  const declared = sheet.tables.find(
    ({ range }) =>
      range.firstRow === first.index &&
      first.columns.some((column) => column >= range.firstColumn && column <= range.lastColumn),
  );
  if (declared) return Math.min(declared.headerRows, body.length);
  return body.length > 1 && isHeaderLike(first) ? 1 : 0;
}
