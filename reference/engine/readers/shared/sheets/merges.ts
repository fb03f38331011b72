/**
 * Merged ranges of a sheet, found by where they start.
 * Spec: ECMA-376 part 1, 18.3.1.55 (mergeCells).
 */
import type { CellRange } from './sheet.js';

export interface MergeIndex {
  /** The merged range whose top left corner is this cell. */
  at(row: number, column: number): CellRange | undefined;
  /** Merged ranges that start in this row. */
  startingIn(row: number): readonly CellRange[];
}

const none: readonly CellRange[] = [];

export function mergeIndex(merges: readonly CellRange[]): MergeIndex {
  const byRow = new Map<number, CellRange[]>();
  for (const merge of merges) {
    const inRow = byRow.get(merge.firstRow);
    if (inRow) inRow.push(merge);
    else byRow.set(merge.firstRow, [merge]);
  }
  return {
    at: (row, column) => byRow.get(row)?.find((merge) => merge.firstColumn === column),
    startingIn: (row) => byRow.get(row) ?? none,
  };
}
