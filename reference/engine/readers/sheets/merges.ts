/**
 * Merged ranges of a sheet, found by where they start.
 * Spec: ECMA-376 part 1, 18.3.1.55 (mergeCells).
 */
import type { CellRange } from './sheet.js';

/** First row -> first column -> the merged range that starts there. */
export type MergeIndex = ReadonlyMap<number, ReadonlyMap<number, CellRange>>;

export function mergeIndex(merges: readonly CellRange[]): MergeIndex {
  const index = new Map<number, Map<number, CellRange>>();
  for (const merge of merges) {
    let row = index.get(merge.firstRow);
    if (!row) index.set(merge.firstRow, (row = new Map<number, CellRange>()));
    row.set(merge.firstColumn, merge);
  }
  return index;
}
