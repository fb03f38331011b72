/**
 * One page: words and rules -> blocks of text and tables in reading order.
 */
import type { PageContent } from '../content/read-page.js';
import type { Font } from '../fonts/font.js';
import { findRuledTables } from '../tables/find-tables.js';
import type { FoundTable } from '../tables/table.js';
import { findUnruledTables } from '../tables/unruled.js';
import { chainWords, mergeFragments, proseLimits, turnWords, type Fragment } from './fragment.js';
import { makeLine, type Line, type LineContext } from './line.js';
import type { PageBlock, TableBlock } from './page-block.js';
import { readingOrder, type Region } from './reading-order.js';
import { makeRows, type Row } from './rows.js';
import { cutBlocks } from './text-block.js';

export function layOutPage(content: PageContent, fonts: readonly Font[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  for (const turned of turnWords(content.words)) {
    const context: LineContext = { turned, styleOf: (font) => fonts[font]!.style, linkAt: () => undefined };
    const { tables, rest } = findRuledTables(content.graphics, turned);
    const fragments = chainWords(turned, rest, proseLimits);
    for (const table of tables) fragments.push(...slices(table));
    for (const region of readingOrder(makeRows(fragments, content.words), content.words)) {
      layOutRegion(region, context, content.page.pageNumber, blocks);
    }
  }
  return blocks;
}

/** Height of a slice, about that of a line of text. */
const sliceHeight = 10;

/** Fragments that keep a table's place among the rows of text. */
function slices(table: FoundTable): Fragment[] {
  const count = Math.max(1, Math.min(200, Math.floor((table.y1 - table.y0) / sliceHeight)));
  const height = (table.y1 - table.y0) / count;
  return Array.from({ length: count }, (_, index) => {
    const top = table.y0 + index * height;
    return { words: [], x0: table.x0, x1: table.x1, top, bottom: top + height, baseline: top + height * 0.8, size: 8, chars: 40, table };
  });
}

function layOutRegion(region: Region, context: LineContext, pageNumber: number, blocks: PageBlock[]): void {
  const unruled = findUnruledTables(region.rows, context.turned);
  const emitted = new Set<FoundTable>();
  let lines: Line[] = [];
  const flush = () => {
    for (const block of cutBlocks(lines, region, pageNumber)) blocks.push({ kind: 'text', block });
    lines = [];
  };
  const emit = (table: FoundTable) => {
    if (emitted.has(table)) return;
    emitted.add(table);
    flush();
    blocks.push({ kind: 'table', block: tableBlock(table, context, pageNumber) });
  };
  for (let index = 0; index < region.rows.length; index++) {
    const own = unruled.find((table) => table.start === index);
    if (own) {
      emit(own.table);
      index = own.end - 1;
    } else lines.push(...linesOfRow(region.rows[index]!, context, emit));
  }
  flush();
}

/** The text of a row as one line; tables in it are emitted on the way. */
function linesOfRow(row: Row, context: LineContext, emit: (table: FoundTable) => void): Line[] {
  let joined: Fragment | undefined;
  for (const fragment of row.fragments) {
    if (fragment.table) emit(fragment.table);
    else if (joined) mergeFragments(joined, fragment);
    else joined = { ...fragment, words: [...fragment.words] };
  }
  return joined ? [makeLine(joined, context)] : [];
}

function tableBlock(table: FoundTable, context: LineContext, pageNumber: number): TableBlock {
  const { x0, y0, x1, y1, rows, columns, headerRows, edges } = table;
  const cells = table.cells.map((cell) => ({ ...cell, lines: cell.lines.map((line) => makeLine(line, context)) }));
  return { pageNumber, x0, y0, x1, y1, rows, columns, headerRows, edges, cells };
}
