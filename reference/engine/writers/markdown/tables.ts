/**
 * Writes a table: as a GFM pipe table when its cells fit on a line, else as an HTML table.
 * Spans have no pipe syntax: the text of a merged cell is repeated in the cells it covers, so every row and column reads complete;
 * a long one stands once, since nobody needs it to know what a row is about.
 * A table in a cell has no syntax either: a small one becomes the lines of its rows.
 * Standard: GFM 4.10 (tables).
 */
import type { Block, Figure, Inline, Table, TableCell } from '../../document/nodes.js';
import { writeTableElement } from '../html/blocks.js';
import { escapeText } from './escape.js';
import { tableContext, writeInlines } from './inlines.js';

/** Covered cells beyond this are not filled, so that one huge span cannot blow up the output. */
const maxCoveredCells = 10_000;

/** A row label or the head of a group of columns is shorter; a longer text is not repeated, nor a short one across a whole form. */
const longestRepeated = 80;
const mostRepeatedAcross = 120;

/** A table in a cell of more characters keeps its own form. */
const longestInnerTable = 1000;

/** The Markdown of a table; empty when it has no cells. */
export function writeTable(table: Table): string {
  const survey = surveyOf(table);
  if (survey.width === 0) return '';
  const written = survey.hasSpans ? spannedTable(table, survey) : plainTable(table, survey);
  // The caption stands before the table.
  return written ?? writeTableElement({ type: 'table', rows: table.rows, headerRows: table.headerRows });
}

/** What must be known of a table before its first line: one pass, since the cells of a large table are made as they are asked for. */
interface Survey {
  /** The most cells of a row. */
  width: number;
  hasSpans: boolean;
  /** By column, what all its cells say that say something; `mixed` where they disagree. */
  aligns: (NonNullable<TableCell['align']> | 'mixed' | undefined)[];
}

function surveyOf({ rows }: Table): Survey {
  const survey: Survey = { width: 0, hasSpans: false, aligns: [] };
  const { aligns } = survey;
  for (const { cells } of rows) {
    if (cells.length > survey.width) survey.width = cells.length;
    let column = 0;
    for (const { align, colspan = 1, rowspan = 1 } of cells) {
      if (colspan > 1 || rowspan > 1) survey.hasSpans = true;
      if (align !== undefined) aligns[column] = (aligns[column] ?? align) === align ? align : 'mixed';
      column += colspan;
    }
  }
  return survey;
}

/** undefined when a cell does not fit on a line. */
function plainTable(table: Table, { width, aligns }: Survey): string | undefined {
  // A large table is as many rows: they are written one by one, with the same array for their texts.
  const texts = new Array<string>(width);
  const lines: string[] = [];
  for (const { cells } of table.rows) {
    for (let c = 0; c < width; c++) {
      const text = c < cells.length ? cellText(cells[c]!) : '';
      if (text === undefined) return undefined;
      texts[c] = text;
    }
    lines.push(pipeRow(texts));
  }
  return pipeTable(lines, columnRules(aligns, width));
}

/** undefined when a cell does not fit on a line. */
function spannedTable(table: Table, { aligns }: Survey): string | undefined {
  const grid = layOut(table);
  if (grid === undefined) return undefined;
  let width = 0;
  for (const row of grid) if (row.length > width) width = row.length;
  const lines = grid.map((row) => {
    row.length = width;
    return pipeRow(row);
  });
  return pipeTable(lines, columnRules(aligns, width));
}

/** The cells as text, spans filled; undefined when a cell does not fit on a line. */
function layOut(table: Table): string[][] | undefined {
  const grid: string[][] = [];
  let covered = 0;
  for (let r = 0; r < table.rows.length; r++) {
    const row = (grid[r] ??= []);
    let column = 0;
    for (const cell of table.rows[r]!.cells) {
      while (row[column] !== undefined) column++;
      const text = cellText(cell);
      if (text === undefined) return undefined;
      const columns = cell.colspan ?? 1;
      const rows = Math.min(cell.rowspan ?? 1, table.rows.length - r);
      if (columns * rows > 1) covered += columns * rows;
      const down = covered > maxCoveredCells || text.length > longestRepeated ? '' : text;
      const across = (columns - 1) * text.length > mostRepeatedAcross ? '' : down;
      for (let dr = 0; dr < rows; dr++) {
        const target = (grid[r + dr] ??= []);
        for (let dc = 0; dc < columns; dc++) target[column + dc] = dc > 0 ? across : dr > 0 ? down : text;
      }
      column += columns;
    }
  }
  return grid;
}

function pipeRow(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}

/** @param lines the rows. */
function pipeTable(lines: string[], ruled: readonly string[]): string {
  lines.splice(1, 0, pipeRow(ruled));
  return lines.join('\n');
}

const rules = { left: ':--', center: ':-:', right: '--:', mixed: '---' };

function columnRules(aligns: Survey['aligns'], width: number): string[] {
  return Array.from({ length: width }, (_, column) => rules[aligns[column] ?? 'mixed']);
}

function cellText(cell: TableCell): string | undefined {
  if (typeof cell.content === 'string') {
    if (cell.content === '') return '';
    if (!cell.content.includes('\n')) return escapeText(cell.content, tableContext, '', '').trim();
    return cell.content
      .trim()
      .split(/\r?\n/)
      .map((line) => escapeText(line, tableContext, '', '').trim())
      .join('<br>');
  }
  return blocksText(cell.content);
}

/** Blocks on one line, parted by `<br>`; undefined when one of them needs lines of its own. */
function blocksText(blocks: readonly Block[]): string | undefined {
  const parts: string[] = [];
  for (const block of blocks) {
    const text = blockText(block);
    if (text === undefined) return undefined;
    if (text !== '') parts.push(text);
  }
  return parts.join('<br>');
}

function blockText(block: Block): string | undefined {
  switch (block.type) {
    case 'paragraph':
      return inlineText(block.children);
    case 'heading':
      return inlineText([{ type: 'styled', style: 'strong', children: block.children }]);
    case 'list': {
      let number = block.start ?? 1;
      const items: string[] = [];
      for (const item of block.items) {
        const text = blocksText(item.children);
        if (text === undefined) return undefined;
        items.push(`${item.label ?? (block.ordered ? `${number++}.` : '-')} ${text}`);
      }
      return items.join('<br>');
    }
    case 'codeBlock':
      return block.text.includes('\n') ? undefined : inlineText([{ type: 'code', text: block.text }]);
    case 'blockQuote':
    case 'furniture':
      return blocksText(block.children);
    case 'mathBlock':
      return block.latex.includes('\n') ? undefined : inlineText([{ type: 'math', latex: block.latex }]);
    case 'figure':
      return figureText(block);
    case 'details':
      return blocksText([{ type: 'paragraph', children: block.summary }, ...block.children]);
    case 'thematicBreak':
      return '';
    case 'table':
      return isSingleCell(block) ? blocksText(contentBlocks(block.rows[0]!.cells[0]!)) : innerTable(block);
    case 'definitionList':
      return blocksText(
        block.items.flatMap((item) => [
          ...item.terms.map((term): Block => ({ type: 'paragraph', children: term })),
          ...item.definitions.flat(),
        ]),
      );
  }
}

/**
 * Where a picture stood of which there are neither words nor an address: seen by who reads the text, not by who reads what is
 * made of it.
 */
export const undescribedPicture = '<!-- image -->';

function figureText({ children, caption }: Figure): string | undefined {
  const shown = blocksText(children);
  if (shown === undefined) return undefined;
  return [shown === '' ? undescribedPicture : shown, inlineText(caption)].filter((text) => text !== '').join('<br>');
}

/** A row a line, a pipe between its cells; undefined when the table is too large for a cell, or holds another. */
function innerTable(table: Table): string | undefined {
  const lines: string[] = table.caption ? [inlineText(table.caption)] : [];
  let length = 0;
  for (const { cells } of table.rows) {
    const texts: string[] = [];
    for (const cell of cells) {
      const text = typeof cell.content !== 'string' && cell.content.some(isTable) ? undefined : cellText(cell);
      if (text === undefined || text.includes('<br>')) return undefined;
      length += text.length;
      if (length > longestInnerTable) return undefined;
      texts.push(text);
    }
    if (texts.some((text) => text !== '')) lines.push(texts.join(' \\| '));
  }
  return lines.join('<br>');
}

const isTable = (block: Block): boolean => block.type === 'table';

function isSingleCell(table: Table): boolean {
  return table.rows.length === 1 && table.rows[0]!.cells.length === 1;
}

function contentBlocks(cell: TableCell): Block[] {
  return typeof cell.content === 'string' ? [{ type: 'paragraph', children: [cell.content] }] : cell.content;
}

function inlineText(inlines: readonly Inline[]): string {
  return writeInlines(inlines, tableContext);
}
