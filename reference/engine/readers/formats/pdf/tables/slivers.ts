/**
 * Columns of a lattice that are no columns: the white space between the side of a cell and a table that stands in it.
 */
import type { FoundTable } from './table.js';

/** No column is so narrow, in points. */
const leastWidth = 9;

/** The table without narrow columns that hold no text of their own; itself where there are none. */
export function withoutSlivers(table: FoundTable): FoundTable {
  const { cells, edges } = table;
  const isFilled = new Uint8Array(table.columns);
  for (const { column, colspan, lines } of cells) if (colspan === 1 && lines.length > 0) isFilled[column] = 1;
  const kept: number[] = [];
  for (let column = 0; column < table.columns; column++)
    if (isFilled[column] === 1 || edges[column + 1]! - edges[column]! >= leastWidth) kept.push(column);
  if (kept.length === table.columns || kept.length < 2) return table;
  // How many of the columns left of each are kept.
  const before = new Uint16Array(table.columns + 1);
  for (let column = 0, next = 0; column < table.columns; column++) {
    if (kept[next] === column) next++;
    before[column + 1] = next;
  }
  const narrowed = cells.flatMap((cell) => {
    const column = before[cell.column]!;
    const colspan = before[cell.column + cell.colspan]! - column;
    return colspan === 0 ? [] : [{ ...cell, column, colspan }];
  });
  // Of a narrow column and the next one the outer edge is that of both.
  const own = kept.map((_, index) => (index > 0 ? edges[kept[index - 1]! + 1]! : edges[0]!));
  return { ...table, cells: narrowed, columns: kept.length, edges: [...own, edges[table.columns]!] };
}
