/**
 * Joins paragraphs and tables that columns, pages or figures cut apart.
 */
import type { PageBlock, TableBlock } from '../layout/page-block.js';
import type { Source } from '../layout/source.js';
import type { TextBlock } from '../layout/text-block.js';
import { appendLine } from '../layout/join-lines.js';
import type { Unit } from '../structure/structure-tree.js';
import { isNumberedFormula } from '../layout/formulas.js';
import { isCaption } from './captions.js';
import { listMarker } from '../layout/list-marker.js';

/** Blocks (notes, captions, tables, figures) a cut paragraph may have between its parts. */
const maxBetween = 8;

/** Blocks with their cut parts put together at the place of the first part. `body` is the size of the body text. */
export function joinParts(
  blocks: readonly PageBlock[],
  body: number,
  isHeading: (block: TextBlock) => boolean,
): PageBlock[] {
  const joined: PageBlock[] = [];
  let between = 0;
  let open: TextBlock | undefined;
  const begun = new Map<Unit, TextBlock | TableBlock>();
  for (const pageBlock of blocks) {
    // What the file says is one is one, whatever stands between its parts.
    const unit = pageBlock.kind === 'picture' ? undefined : pageBlock.block.unit;
    const part = unit && begun.get(unit);
    if (part && goesOn(part, pageBlock)) continue;
    if (unit && pageBlock.kind !== 'picture') begun.set(unit, pageBlock.block);
    if (pageBlock.kind === 'table') {
      const last = joined[joined.length - 1];
      if (last?.kind === 'table' && !unit && continuesTable(last.block, pageBlock.block))
        last.block = joinTables(last.block, pageBlock.block);
      else joined.push(pageBlock);
      between++;
      continue;
    }
    if (pageBlock.kind === 'picture') {
      joined.push(pageBlock);
      continue;
    }
    const { block } = pageBlock;
    const isBody =
      !block.framed && !block.ofField && !isHeading(block) && Math.abs(block.lines[0]!.size - body) <= 0.08 * body;
    if (open && isBody && !(open.unit && block.unit) && between <= maxBetween && continuesParagraph(open, block)) {
      open.lines = [...open.lines, ...block.lines];
      open.lastPage = block.pageNumber;
      between = 0;
      continue;
    }
    joined.push(pageBlock);
    // Display text, heading or not, ends what stands above it; only smaller matter floats inside a paragraph.
    if (isHeading(block) || block.lines[0]!.size > 1.14 * body) open = undefined;
    else if (isBody && !isCaption(block.lines[0]!.text)) {
      open = block;
      between = 0;
    } else between++;
  }
  return joined;
}

const lastPageOf = ({ pageNumber, lastPage }: Source): number => lastPage ?? pageNumber;

/** Puts the rest of a unit to its beginning; false when it is of another kind. */
function goesOn(part: TextBlock | TableBlock, rest: PageBlock): boolean {
  if (rest.kind === 'text' && 'lines' in part) {
    part.lines = [...part.lines, ...rest.block.lines];
    return true;
  }
  if (rest.kind !== 'table' || !('cells' in part)) return false;
  for (const [index, { text, column }] of rest.block.cells.entries()) {
    const cell = part.cells[index]!;
    // The head of a table is printed again on each page.
    if (text === '' || (cell.row < part.headerRows && cell.text === text)) continue;
    cell.column = column;
    cell.text = appendLine(cell.text, text);
  }
  return true;
}

/** The second begins in the middle of a sentence that the first leaves open, at the end of a full line. */
function continuesParagraph(first: TextBlock, second: TextBlock): boolean {
  const last = first.lines[first.lines.length - 1]!;
  const next = second.lines[0]!;
  if (second.gapAbove !== Infinity && second.pageNumber === lastPageOf(first) && second.gapAbove < 1.3) return false;
  if (Math.abs(last.size - next.size) > 0.08 * last.size || last.style !== next.style) return false;
  const isFull = last.x1 > first.regionX1 - 0.2 * (first.regionX1 - first.regionX0);
  if (!isFull || /[.!?:;\u2026]["'\u201d\u2019)\]]*$/.test(last.text)) return false;
  if (listMarker(next.text) || isCaption(next.text) || [last, next].some(isNumberedFormula)) return false;
  return (
    /^[\p{Ll}(\u201c"']/u.test(next.text) ||
    /[-\u00ad\u2010,]$/.test(last.text) ||
    (/^[\p{L}\d]/u.test(next.text) &&
      /\b(the|a|an|of|and|or|in|to|for|with|by|on|from|that|is|are|as|at)$/i.test(last.text))
  );
}

/** A table at the top of a page with the columns of the one that ended the page before. */
function continuesTable(first: TableBlock, second: TableBlock): boolean {
  if (second.pageNumber !== lastPageOf(first) + 1 || first.columns !== second.columns) return false;
  const shift = second.edges[0]! - first.edges[0]!;
  const isSame = first.edges.every((edge, index) => Math.abs(second.edges[index]! - edge - shift) <= 4);
  return isSame || headText(first) === headText(second);
}

/** The second table's rows behind the first's, without a repeated heading. */
function joinTables(first: TableBlock, second: TableBlock): TableBlock {
  const head = headText(first);
  // Figures are data, however often they stand at the top.
  const repeated =
    first.headerRows > 0 && /\p{L}/u.test(head) && !/\d.*\|.*\d/.test(head) && head === headText(second)
      ? first.headerRows
      : 0;
  const moved = second.cells
    .filter((cell) => cell.row >= repeated)
    .map((cell) => ({ ...cell, row: cell.row - repeated + first.rows }));
  return {
    ...first,
    cells: [...first.cells, ...moved],
    rows: first.rows + second.rows - repeated,
    lastPage: second.pageNumber,
  };
}

function headText(table: TableBlock): string {
  const head = Math.max(1, table.headerRows);
  return table.cells
    .filter((cell) => cell.row < head)
    .map((cell) => cell.text)
    .join('|');
}
