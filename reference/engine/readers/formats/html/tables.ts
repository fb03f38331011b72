/**
 * Tables of data, with spans, header rows, captions and alignment. Tables that only lay out the page are taken apart.
 * Standard: HTML, 4.9 Tabular data. Spec: What the service does, 1 (tables are preserved).
 */
import type { Block, Inline, Table, TableCell, TableRow } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import type { Builder } from './builder.js';
import { isLineNumbering, languageOf, preformattedText } from './code-blocks.js';
import type { TableParts } from './table-parts.js';
import { isLayoutTable, partsOf } from './table-parts.js';

/** Widest span that is believed; the standard's own limit. */
const spanLimit = 1000;

/** Renders a `table` element into the builder's current container. */
export function buildTable(builder: Builder, node: number): void {
  const { table } = builder;
  builder.flush();
  const parts = partsOf(builder, node);
  for (const stray of parts.strays) builder.visit(stray);
  builder.flush();
  const code = codeTable(builder, node, parts);
  if (code) builder.blocks.push(code);
  else if (isLayoutTable(table, node, parts)) takeApart(builder, parts);
  else pushTable(builder, parts);
}

/** Each cell's content by itself, in reading order. */
function takeApart(builder: Builder, parts: TableParts): void {
  if (parts.caption >= 0) builder.children(parts.caption);
  builder.flush();
  for (const row of parts.rows) {
    for (const cell of row.cells) {
      builder.children(cell);
      builder.flush();
    }
  }
}

function pushTable(builder: Builder, parts: TableParts): void {
  const caption = parts.caption < 0 ? [] : builder.inlinesOf(() => builder.children(parts.caption));
  const rows = parts.rows.map((row): TableRow => ({ cells: row.cells.map((cell) => cellOf(builder, cell)) }));
  joinSpanningRows(rows, parts);
  if (!rows.some((row) => row.cells.some((cell) => cell.content !== ''))) return;
  const block: Table = { type: 'table', rows, headerRows: headerRowsOf(parts, rows) };
  if (caption.length > 0) block.caption = caption;
  builder.blocks.push(block);
}

/** A row of nothing but cells that reach into the next one has no height: its cells start that next row. */
function joinSpanningRows(rows: TableRow[], parts: TableParts): void {
  const columns = rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  for (let index = rows.length - 2; index >= 0; index--) {
    const row = rows[index]!;
    if (widthOf(row) >= columns || !row.cells.every((cell) => (cell.rowspan ?? 1) > 1)) continue;
    for (const cell of row.cells) {
      if (cell.rowspan! > 2) cell.rowspan!--;
      else delete cell.rowspan;
    }
    rows[index + 1]!.cells.unshift(...row.cells);
    rows.splice(index, 1);
    parts.rows.splice(index, 1);
  }
}

function widthOf(row: TableRow): number {
  return row.cells.reduce((width, cell) => width + (cell.colspan ?? 1), 0);
}

function headerRowsOf(parts: TableParts, rows: readonly TableRow[]): number {
  let count = 0;
  while (count < rows.length && parts.rows[count]!.inHead) count++;
  if (count > 0) return count === rows.length && rows.length > 1 ? 1 : count;
  while (count < rows.length && rows[count]!.cells.every((cell) => cell.header)) count++;
  return count === rows.length && rows.length > 1 ? 1 : count;
}

function cellOf(builder: Builder, node: number): TableCell {
  const { table } = builder;
  const outer = builder.startBlocks();
  builder.children(node);
  const isHeader = table.tag[node] === Tag.th;
  const cell: TableCell = { content: contentOf(builder.endBlocks(outer), isHeader) };
  if (isHeader) cell.header = true;
  if (table.marks[node] === 0) return cell;
  const colspan = spanOf(table, node, 'colspan');
  const rowspan = spanOf(table, node, 'rowspan');
  if (colspan > 1) cell.colspan = colspan;
  if (rowspan > 1) cell.rowspan = rowspan;
  const align = alignOf(table, node);
  if (align) cell.align = align;
  return cell;
}

function contentOf(blocks: Block[], isHeader: boolean): string | Block[] {
  if (blocks.length === 0) return '';
  const only = blocks.length === 1 ? blocks[0]! : undefined;
  if (only?.type !== 'paragraph') return blocks;
  const children = (only.children = only.children.map((inline, at, all) =>
    !isText(inline) && inline.type === 'lineBreak' && (isHeader || goesOn(all[at + 1])) ? ' ' : inline,
  ));
  if (children.length === 1 && isText(children[0]!)) return children[0].trim();
  return children.every(isText) ? children.join('').trim() : blocks;
}

/** A break before a parenthesis, and any in the title of a row or column, only keeps a cell narrow. */
function goesOn(next: Inline | undefined): boolean {
  return next !== undefined && isText(next) && /^\s*\(/.test(next);
}

function isText(inline: Inline): inline is string {
  return typeof inline === 'string';
}

function spanOf(table: NodeTable, node: number, name: 'colspan' | 'rowspan'): number {
  if (!mayHaveAttribute(table, node, name)) return 1;
  const value = parseInt(attribute(table, node, name) ?? '', 10);
  return value > 1 ? Math.min(value, spanLimit) : 1;
}

function alignOf(table: NodeTable, node: number): TableCell['align'] {
  if (mayHaveAttribute(table, node, 'align')) {
    const align = attribute(table, node, 'align')?.toLowerCase();
    if (align === 'left' || align === 'center' || align === 'right') return align;
  }
  if (!mayHaveAttribute(table, node, 'style')) return undefined;
  const align = /text-align\s*:\s*(left|center|right)/i.exec(attribute(table, node, 'style') ?? '')?.[1]?.toLowerCase();
  return align as TableCell['align'];
}

/** Code that a highlighter laid out as a table with line numbers; undefined for other tables. */
function codeTable(builder: Builder, node: number, parts: TableParts): Block | undefined {
  const { table } = builder;
  if (!parts.hasPreformatted && !/(?:highlight|code|blob|diff)/i.test(attribute(table, node, 'class') ?? ''))
    return undefined;
  const lines: string[] = [];
  let numbered = false;
  let first = -1;
  for (const row of parts.rows) {
    for (const cell of row.cells) {
      if (isNumberColumn(builder, cell)) {
        numbered = true;
        continue;
      }
      if (first < 0) first = firstPreformatted(table, cell);
      lines.push(preformattedText(builder, cell).replace(/^\n|\n+$/g, ''));
    }
  }
  if (!numbered || lines.length === 0 || lines.length > parts.rows.length) return undefined;
  const language = languageOf(table, first < 0 ? node : first) ?? languageOf(table, node);
  const text = lines.join('\n').trimEnd();
  return language === undefined ? { type: 'codeBlock', text } : { type: 'codeBlock', text, language };
}

function isNumberColumn(builder: Builder, cell: number): boolean {
  const { table } = builder;
  if (!isLineNumbering(table, cell) && !(cell + 1 < table.end[cell]! && isLineNumbering(table, cell + 1))) return false;
  return /^[\s\d]*$/.test(preformattedText(builder, cell, true));
}

function firstPreformatted(table: NodeTable, cell: number): number {
  for (let at = cell + 1; at < table.end[cell]!; at++) if (table.tag[at] === Tag.pre) return at;
  return -1;
}
