/**
 * Tables without any rule, found among the rows of one column of a page: runs of rows that several pieces of text share,
 * standing in the same columns.
 */
import { chainWords, tableLimits, type TurnedWords } from '../layout/fragment.js';
import { makeRows, type Row } from '../layout/rows.js';
import type { FoundTable } from './table.js';
import { isTabular } from './tabular.js';
import { buildTextGrid, noHints } from './text-grid.js';

export interface UnruledTable {
  table: FoundTable;
  /** First row of the region in the table, and the first behind it. */
  start: number;
  end: number;
}

/** Rows of one piece of text that a table may have between two rows of several. */
const maxSingles = 3;

export function findUnruledTables(rows: readonly Row[], turned: TurnedWords): UnruledTable[] {
  const found: UnruledTable[] = [];
  for (let start = 0; start < rows.length; start++) {
    if (!isShared(rows[start]!)) continue;
    const end = runEnd(rows, start);
    const table = end - start >= 2 ? tableOf(rows.slice(start, end), turned) : undefined;
    if (table) found.push({ table, start, end });
    start = end - 1;
  }
  return found;
}

/** Several pieces of text in the row, none of them a table already found. */
const isShared = (row: Row): boolean => row.fragments.length >= 2 && row.fragments.every((fragment) => !fragment.table);

/** Behind the last row of the run that starts here. */
function runEnd(rows: readonly Row[], start: number): number {
  let end = start + 1;
  let singles = 0;
  for (let index = start + 1; index < rows.length; index++) {
    const row = rows[index]!;
    const size = row.fragments[0]!.size;
    if (row.fragments.some((fragment) => fragment.table) || row.top - rows[index - 1]!.bottom > 3.2 * size) break;
    if (isShared(row)) {
      end = index + 1;
      singles = 0;
    } else if (++singles > maxSingles) break;
  }
  // The last cells may run on for some lines.
  const second = rows[start]!.fragments[1]!;
  while (end < rows.length && !isShared(rows[end]!) && rows[end]!.fragments[0]!.x0 > second.x0 - 6 && !rows[end]!.fragments[0]!.table) {
    if (rows[end]!.baseline - rows[end - 1]!.baseline > 1.5 * rows[end]!.fragments[0]!.size) break;
    end++;
  }
  return end;
}

function tableOf(rows: readonly Row[], turned: TurnedWords): FoundTable | undefined {
  const indices = rows.flatMap((row) => row.fragments.flatMap((fragment) => fragment.words)).sort((a, b) => a - b);
  const lines = makeRows(chainWords(turned, indices, tableLimits), turned.words, tableLimits);
  const table = buildTextGrid(
    lines.map((line) => line.fragments),
    turned,
    noHints,
  );
  return table && table.columns >= 2 && isTabular(table, turned, { ruled: false }) ? table : undefined;
}
