/**
 * A sheet -> the separate tables a person sees on it. Empty rows part tables unless what follows goes on with the same one;
 * empty columns part tables only where both sides stand as tables of their own.
 * Works on the cells that are there, never on the declared size of the sheet.
 * Spec: What the service does, 1.
 */
import type { MergeIndex } from './merges.js';
import type { CellRange, DeclaredTable, Sheet, SheetRow } from './sheet.js';

/** A table on a sheet. `columns` are the sheet's columns that hold something, ascending. */
export interface Region {
  rows: SheetRow[];
  columns: readonly number[];
}

/** Declared tables that are looked at: each is asked for by every band. */
const mostTables = 64;

/** The regions from top to bottom, then from left to right. */
export function findRegions(sheet: Sheet, merges: MergeIndex): Region[] {
  const usedColumns = columnCollector();
  const bands = joinBands(sheet, splitRows(sheet), usedColumns);
  const tables = sheet.tables.slice(0, mostTables);
  return bands.flatMap((band) => (isScattered(band) ? singleCells(band) : splitColumns(band, merges, tables)));
}

/** No two cells stand in one row or column. */
function isScattered({ rows, columns }: Region): boolean {
  return rows.length > 1 && rows.length === columns.length && rows.every((row) => row.columns.length === 1);
}

function singleCells({ rows }: Region): Region[] {
  return rows.map((row) => ({ rows: [row], columns: row.columns }));
}

/** Runs of rows without an empty row between them; a merged cell bridges the rows it covers. */
function splitRows({ rows, merges }: Sheet): SheetRow[][] {
  const bridges = merges.filter((merge) => merge.lastRow > merge.firstRow).sort((a, b) => a.firstRow - b.firstRow);
  const bands: SheetRow[][] = [];
  let reach = -2;
  let nextBridge = 0;
  for (const row of rows) {
    if (row.index <= reach + 1 && bands.length > 0) bands.at(-1)!.push(row);
    else bands.push([row]);
    reach = Math.max(reach, row.index);
    while (nextBridge < bridges.length && bridges[nextBridge]!.firstRow <= row.index) {
      const bridge = bridges[nextBridge++]!;
      if (bridge.firstRow === row.index) reach = Math.max(reach, bridge.lastRow);
    }
  }
  return bands;
}

type ColumnCollector = (rows: readonly SheetRow[]) => number[];

/** One mark per column for all bands together: a sheet may have as many bands as rows. */
function columnCollector(): ColumnCollector {
  const marks: number[] = [];
  let mark = 0;
  return (rows) => {
    mark++;
    const columns: number[] = [];
    let above: readonly number[] | undefined;
    for (const row of rows) {
      if (row.columns === above) continue;
      above = row.columns;
      for (const column of row.columns) {
        if (marks[column] === mark) continue;
        marks[column] = mark;
        columns.push(column);
      }
    }
    return columns.sort((a, b) => a - b);
  };
}

/**
 * A band after a single empty row belongs to the table above when it lies under it and does not begin with a header; after
 * more of them, as after lines left blank for further entries, when it reaches from its first column to its last one.
 */
function joinBands(sheet: Sheet, bands: readonly SheetRow[][], usedColumns: ColumnCollector): Region[] {
  const starts = new Set(sheet.tables.map((table) => table.range.firstRow));
  const regions: Region[] = [];
  for (const rows of bands) {
    const columns = usedColumns(rows);
    const above = regions.at(-1);
    if (above && !starts.has(rows[0]!.index) && goesOn(above, { rows, columns })) {
      for (const row of rows) above.rows.push(row);
    } else regions.push({ rows, columns });
  }
  return regions;
}

function goesOn(above: Region, below: Region): boolean {
  const [top, next] = below.rows;
  if (top!.index - above.rows.at(-1)!.index > 2) return endsTable(above, below);
  // A single text above values parts the rows of a table, as the name of their group.
  const isGroup = top!.columns.length === 1 && next !== undefined && below.columns.length === above.columns.length;
  const first = isGroup ? next : top!;
  if (above.columns.length < 2 || first.columns.length < 2) return false;
  if (above.rows.length < 2 && !isHeaderOf(above, first)) return false;
  if (below.columns[0]! !== above.columns[0]! || below.columns.at(-1)! > above.columns.at(-1)!) return false;
  if (!below.columns.every((column) => above.columns.includes(column))) return false;
  return !isHeaderLike(first) || (!isGroup && areWordsAlone(above, below));
}

/** Names of columns, an empty row below them, and then values in nearly all of those columns. */
function isHeaderOf({ rows, columns }: Region, first: SheetRow): boolean {
  return columns.length > 2 && isHeaderLike(rows[0]!) && first.columns.length * 4 >= columns.length * 3;
}

/** Blank lines of a form, at the most. */
const mostBlankRows = 40;

/** Values under a table with a header, from its first column to its last: its sums, below lines that nobody filled. */
function endsTable(above: Region, below: Region): boolean {
  const top = below.rows[0]!;
  return (
    top.index - above.rows.at(-1)!.index <= mostBlankRows &&
    below.columns.length > 2 &&
    top.columns[0] === above.columns[0] &&
    top.columns.at(-1) === above.columns.at(-1) &&
    below.columns.every((column) => above.columns.includes(column)) &&
    above.rows.length > 1 &&
    isHeaderLike(above.rows[0]!) &&
    above.rows[0]!.columns.length === above.columns.length &&
    !isHeaderLike(top)
  );
}

/** Tables of words only: nothing tells a header from other rows, so that filling the same columns must do. */
function areWordsAlone(above: Region, below: Region): boolean {
  return (
    above.rows.length > 2 &&
    above.columns.length > 2 &&
    above.columns.length === below.columns.length &&
    [above, below].every(({ rows }) => rows.length <= mostRowsOfWords && rows.every(isHeaderLike))
  );
}

/** Each band is compared with all rows above it, so there must not be too many of them. */
const mostRowsOfWords = 200;

/**
 * Parts the region at empty columns, when each side has rows and columns enough to be a table and begins like one, or where
 * the author said that a table ends.
 */
function splitColumns(region: Region, merges: MergeIndex, tables: readonly DeclaredTable[]): Region[] {
  const { columns, rows } = region;
  if (columns.length < 3 || rows.length < 2 || columns.at(-1)! - columns[0]! === columns.length - 1) return [region];
  const reaches = mergedReaches(rows, merges);
  const gaps: number[] = [];
  let reach = -1;
  for (let i = 1; i < columns.length; i++) {
    reach = Math.max(reach, columns[i - 1]!, reaches.get(columns[i - 1]!) ?? -1);
    if (columns[i]! - reach > 1) gaps.push(i);
  }
  const declared = gaps.filter((gap) => tables.some((table) => isEdge(table.range, columns, gap, rows)));
  const groups = partedAt(columns, declared.length > 0 ? declared : gaps);
  if (declared.length > 0) return groups.map((group) => ({ rows: rowsWithin(rows, group, Infinity), columns: group }));
  if (groups.some((group) => group.length < 2)) return [region];
  if (rows.some((row) => merges.startingIn(row.index).some((merge) => bridges(merge, groups)))) return [region];
  if (!groups.every((group) => beginsLikeTable(rowsWithin(rows, group, 2)))) return [region];
  return groups.map((group) => ({ rows: rowsWithin(rows, group, Infinity), columns: group }));
}

/** The range ends in the column before the gap, or begins in the one behind it, in rows that are at hand. */
function isEdge(range: CellRange, columns: readonly number[], gap: number, rows: readonly SheetRow[]): boolean {
  return (
    range.firstRow <= rows.at(-1)!.index &&
    range.lastRow >= rows[0]!.index &&
    (range.lastColumn === columns[gap - 1] || range.firstColumn === columns[gap])
  );
}

function partedAt(columns: readonly number[], gaps: readonly number[]): number[][] {
  const groups: number[][] = [];
  let start = 0;
  for (const gap of [...gaps, columns.length]) {
    groups.push(columns.slice(start, gap));
    start = gap;
  }
  return groups;
}

/** The last column that the merged cells of each column reach: what they cover is not empty. */
function mergedReaches(rows: readonly SheetRow[], merges: MergeIndex): ReadonlyMap<number, number> {
  const reaches = new Map<number, number>();
  for (const { index } of rows)
    for (const { firstColumn, lastColumn } of merges.startingIn(index))
      if (lastColumn > (reaches.get(firstColumn) ?? firstColumn)) reaches.set(firstColumn, lastColumn);
  return reaches;
}

function beginsLikeTable(rows: readonly SheetRow[]): boolean {
  return rows.length > 1 && isHeaderLike(rows[0]!);
}

function bridges(merge: CellRange, groups: readonly number[][]): boolean {
  return groups.filter((group) => group[0]! <= merge.lastColumn && group.at(-1)! >= merge.firstColumn).length > 1;
}

/** What the rows hold in a group of columns; the first `most` rows that hold something there. */
function rowsWithin(rows: readonly SheetRow[], group: readonly number[], most: number): SheetRow[] {
  const firstColumn = group[0]!;
  const lastColumn = group.at(-1)!;
  const within: SheetRow[] = [];
  for (const { index, columns, texts } of rows) {
    let start = 0;
    while (start < columns.length && columns[start]! < firstColumn) start++;
    let end = start;
    while (end < columns.length && columns[end]! <= lastColumn) end++;
    if (end === start) continue;
    within.push({ index, columns: columns.slice(start, end), texts: texts.slice(start, end) });
    if (within.length === most) break;
  }
  return within;
}

/** Words in every cell that is filled: names of columns, not values. */
export function isHeaderLike(row: SheetRow): boolean {
  return row.texts.every((text) => !isValue(text));
}

/** Numbers, amounts, percentages, dates, times, booleans and errors. */
function isValue(text: string): boolean {
  return (
    /^[-+(\s]*\p{Sc}?\s*[\d][\d.,:/\-\s']*(?:e[+-]?\d+)?\s*(?:%|\p{Sc}|[ap]m)?\)?$/iu.test(text) ||
    /^(?:true|false|#[A-Z/0?!]+)$/i.test(text)
  );
}
