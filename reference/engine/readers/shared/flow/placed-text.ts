/**
 * Text that stands in boxes at places of the page, as report generators write all of it -> tables of the boxes that stand level
 * and below one another; the others stay as they are, from top to bottom.
 * Used by the RTF reader.
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Block } from '../../../document/nodes.js';
import { rowsToTable, type RowShape } from './rows-to-table.js';

/** The box of a text in twips, from any corner that those of its page share; `page` counts. */
export interface TextPlace {
  page: number;
  x: number;
  y: number;
  width: number;
}

interface PlacedText extends TextPlace {
  blocks: Block[];
}

/** Fewer boxes in a row of the text are no form. */
const leastBoxes = 4;

/** More boxes side by side are columns of no table. */
const mostColumns = 64;

/** Boxes that begin or end this near one another are level, or in one column, in twips. */
const sameLevel = 80;
const sameColumn = 120;

/** Rows of one table stand no further apart, in twips. */
const mostPitch = 640;

/** The blocks, with runs of those that have places in the order and the tables that their places make. */
export function placedTables(
  blocks: readonly Block[],
  places: ReadonlyMap<Block, TextPlace>,
  deadline: Deadline,
): Block[] {
  const told: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const texts: PlacedText[] = [];
    const start = at;
    for (let place; at < blocks.length && (place = places.get(blocks[at]!)); at++) {
      const last = texts[texts.length - 1];
      if (last && last.page !== place.page) break;
      if (last && last.x === place.x && last.y === place.y) last.blocks.push(blocks[at]!);
      else texts.push({ ...place, blocks: [blocks[at]!] });
    }
    if (at === start) told.push(blocks[at++]!);
    else
      for (const block of texts.length < leastBoxes ? blocks.slice(start, at) : inTables(rowsOf(texts), deadline))
        told.push(block);
  }
  return told;
}

/** Boxes that stand level, from left to right; the rows from top to bottom. */
function rowsOf(texts: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  for (const text of [...texts].sort((a, b) => a.y - b.y)) {
    const row = rows[rows.length - 1];
    if (row && text.y - row[0]!.y <= sameLevel) row.push(text);
    else rows.push([text]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

function inTables(rows: readonly PlacedText[][], deadline: Deadline): Block[] {
  const told: Block[] = [];
  for (let start = 0; start < rows.length;) {
    let end = start + 1;
    let columns = rows[start]!;
    if (isRow(columns))
      for (let row; (row = rows[end]) && isBelow(row, rows[end - 1]!); end++) {
        if (isWithin(row, columns)) continue;
        // The heads of a table may lack a column.
        if (end > start + 1 || !isWithin(columns, row)) break;
        columns = row;
      }
    const own = rows.slice(start, end);
    if (own.length > 1 && own.some((row, index) => index > 0 && isRow(row)))
      for (const block of rowsToTable(
        own.map((row) => shaped(row, columns)),
        deadline,
      ))
        told.push(block);
    else for (const block of own.flat().flatMap((text) => text.blocks)) told.push(block);
    start = end;
  }
  return told;
}

/** Several boxes, none of which reaches into the next. */
const isRow = (row: readonly PlacedText[]): boolean =>
  row.length > 1 && row.length <= mostColumns && row.slice(1).every(({ x }, index) => x >= row[index]!.x + sameColumn);

const isBelow = (row: readonly PlacedText[], above: readonly PlacedText[]): boolean =>
  row[0]!.y - above[0]!.y <= mostPitch;

/** Each box stands in a column of its own. */
function isWithin(row: readonly PlacedText[], columns: readonly PlacedText[]): boolean {
  if (row.length > columns.length || columns.length > mostColumns) return false;
  const taken = row.map((text) => columnOf(text, columns));
  return taken.every((column, index) => column >= 0 && !(column <= taken[index - 1]!));
}

/** The column where a box begins or ends; -1 for none. */
const columnOf = ({ x, width }: TextPlace, columns: readonly TextPlace[]): number =>
  columns.findIndex(
    (column) =>
      Math.abs(column.x - x) <= sameColumn ||
      (width > 0 && column.width > 0 && Math.abs(column.x + column.width - x - width) <= sameColumn),
  );

function shaped(row: readonly PlacedText[], columns: readonly PlacedText[]): { shape: RowShape; cells: Block[][] } {
  const cells = columns.map((): Block[] => []);
  for (const text of row) cells[columnOf(text, columns)]!.push(...text.blocks);
  const edges = columns.map((column, index) => ({ rightEdge: columns[index + 1]?.x ?? column.x + column.width + 1 }));
  return { shape: { leftEdge: columns[0]!.x, cells: edges, isHeader: false, firstRowIsHeader: false }, cells };
}
