/**
 * Links of a sheet, found by cell without walking all of them for every cell.
 * Spec: ECMA-376 part 1, 18.3.1.47 (hyperlink).
 */
import type { Link } from '../../../document/nodes.js';
import type { SheetLink } from './sheet.js';

export type LinkFinder = (row: number, column: number) => SheetLink | undefined;

/** Ranges taller than this are kept apart, so that one link over a whole column costs nothing per row. */
const tallRange = 1000;

export function linkFinder(links: readonly SheetLink[]): LinkFinder {
  const byRow = new Map<number, SheetLink[]>();
  const tall: SheetLink[] = [];
  for (const link of links) {
    const { firstRow, lastRow } = link.range;
    if (lastRow - firstRow > tallRange) {
      tall.push(link);
      continue;
    }
    for (let row = firstRow; row <= lastRow; row++) {
      const inRow = byRow.get(row);
      if (inRow) inRow.push(link);
      else byRow.set(row, [link]);
    }
  }
  return (row, column) =>
    byRow.get(row)?.find((link) => coversColumn(link, column)) ??
    tall.find((link) => row >= link.range.firstRow && row <= link.range.lastRow && coversColumn(link, column));
}

function coversColumn({ range }: SheetLink, column: number): boolean {
  return column >= range.firstColumn && column <= range.lastColumn;
}

export function linkInline(text: string, { href, title }: SheetLink): Link {
  return title === undefined
    ? { type: 'link', href, children: [text] }
    : { type: 'link', href, children: [text], title };
}
