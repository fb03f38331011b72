/**
 * Paragraphs whose text their tabs part into columns -> rows of a table, where several follow each other.
 * Rows are told by how many columns are filled, since authors set as many tabs as it takes to get there; where that differs, by
 * how many columns their tabs make, and then a column may be empty.
 * Used by the flow of blocks.
 * Spec: What the service does, 1 (tables are preserved).
 */
import type { Inline, Table, TableRow } from '../../../document/nodes.js';

/** What stands between the tabs of a paragraph; empty where tabs follow each other. */
export type TabbedRow = readonly Inline[][];

export interface OpenRows {
  rows: TabbedRow[];
  /** How many columns their tabs make, and how many are filled, as long as all rows agree; else -1. */
  places: number;
  filled: number;
  /** How many blocks there are when nothing else has come between. */
  end: number;
  table?: Table;
}

/** Fewer rows are lines of an address, or of a signature, and fewer columns a label and what it names. */
const fewestRows = 3;
const fewestColumns = 3;

/** Rows that begin with this one; undefined where it is none. The head of a table may have nothing above the names of its rows. */
export function beginRows(row: TabbedRow): OpenRows | undefined {
  const filled = filledOf(row).length;
  const least = row[0]!.length === 0 ? fewestColumns - 1 : fewestColumns;
  return filled < least ? undefined : { rows: [row], places: row.length, filled, end: 0 };
}

/** Takes a row that has as many columns as those before it; false where it is none of them. */
export function takeRow(open: OpenRows, row: TabbedRow): boolean {
  const filled = filledOf(row).length;
  const hasPlaces = open.places === row.length;
  const isFilled = open.filled === filled;
  if (!hasPlaces && !isFilled) return false;
  if (!hasPlaces) open.places = -1;
  if (!isFilled) open.filled = -1;
  if (open.table) open.table.rows.push(tableRow(open, row));
  else open.rows.push(row);
  return true;
}

/** The table that the rows make as soon as there are enough of them; of a list of contents the text is enough. */
export function tableOfRows(open: OpenRows): Table | undefined {
  const { rows, filled, places } = open;
  if (rows.length !== fewestRows || !rows.some((row) => filledOf(row).length >= fewestColumns)) return undefined;
  if (isContentsList(rows)) return undefined;
  // Columns that no row fills are not counted, so they cannot tell of later rows either.
  if (filled !== places && filled >= 0) open.places = -1;
  const isHead = rows[0]!.every(isStrong);
  open.table = { type: 'table', headerRows: isHead ? 1 : 0, rows: rows.map((row) => tableRow(open, row)) };
  return open.table;
}

function tableRow({ filled }: OpenRows, row: TabbedRow): TableRow {
  return {
    cells: (filled < 0 ? row : filledOf(row)).map((children) => {
      const [only = ''] = children;
      const isPlain = children.length < 2 && typeof only === 'string';
      return { content: isPlain ? only : [{ type: 'paragraph', children }] };
    }),
  };
}

function filledOf(row: TabbedRow): Inline[][] {
  return row.filter((children) => children.length > 0);
}

const isStrong = (children: readonly Inline[]): boolean =>
  children.every((child) => typeof child !== 'string' && child.type === 'styled' && child.style === 'strong');

/** Numbered titles with the numbers of their pages, which grow. */
function isContentsList(rows: readonly TabbedRow[]): boolean {
  let page = 0;
  return rows.every((row) => {
    const last = filledOf(row).at(-1)!;
    const own = last.length === 1 && typeof last[0] === 'string' && /^\d{1,4}$/.test(last[0]) ? Number(last[0]) : -1;
    const grows = own >= page;
    page = own;
    return grows;
  });
}
