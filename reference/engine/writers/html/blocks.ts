/** Writes blocks as clean semantic HTML, one element a line. Spec: Document data, html. */
import type {
  Block,
  CodeBlock,
  DefinitionList,
  Inline,
  List,
  ListItem,
  Table,
  TableCell,
} from '../../document/nodes.js';
import { escapeAttribute, escapeHtml } from './escape.js';
import { writeInlines } from './inlines.js';

export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('\n');
}

function writeBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${writeInlines(block.children)}</p>`;
    case 'heading': {
      const tag = `h${Math.min(Math.max(block.level, 1), 6)}`;
      return `<${tag}${block.id === undefined ? '' : ` id="${escapeAttribute(block.id)}"`}>${writeInlines(block.children)}</${tag}>`;
    }
    case 'list':
      return writeList(block);
    case 'table':
      return writeTableElement(block);
    case 'codeBlock':
      return writeCode(block);
    case 'blockQuote':
      return `<blockquote>\n${writeBlocks(block.children)}\n</blockquote>`;
    case 'thematicBreak':
      return '<hr>';
    case 'figure':
      return `<figure>\n${writeBlocks(block.children)}\n${block.caption.length > 0 ? `<figcaption>${writeInlines(block.caption)}</figcaption>\n` : ''}</figure>`;
    case 'definitionList':
      return writeDefinitions(block);
    case 'details':
      return `<details>\n<summary>${writeInlines(block.summary)}</summary>\n${writeBlocks(block.children)}\n</details>`;
    case 'mathBlock':
      return `<pre><code class="language-math">${escapeHtml(block.latex)}</code></pre>`;
    case 'furniture':
      return `<${block.role}>\n${writeBlocks(block.children)}\n</${block.role}>`;
  }
}

function writeList(list: List): string {
  const tag = list.ordered ? 'ol' : 'ul';
  const start = list.ordered && list.start !== undefined && list.start !== 1 ? ` start="${list.start}"` : '';
  return `<${tag}${start}>\n${list.items.map((item) => writeItem(item, list.loose === true)).join('\n')}\n</${tag}>`;
}

function writeItem(item: ListItem, isLoose: boolean): string {
  const box = item.checked === undefined ? '' : `<input type="checkbox" disabled${item.checked ? ' checked' : ''}> `;
  const label = item.label === undefined ? '' : `${escapeHtml(item.label)} `;
  const [first, ...rest] = item.children;
  if (isLoose || first?.type !== 'paragraph') return `<li>${box}${label}${writeBlocks(item.children)}</li>`;
  return `<li>${box}${label}${writeInlines(first.children)}${rest.length > 0 ? `\n${writeBlocks(rest)}\n` : ''}</li>`;
}

function writeCode(block: CodeBlock): string {
  const language = block.language === undefined ? '' : ` class="language-${escapeAttribute(block.language)}"`;
  return `<pre><code${language}>${escapeHtml(block.text)}</code></pre>`;
}

function writeDefinitions(list: DefinitionList): string {
  const rows = list.items.flatMap((item) => [
    ...item.terms.map(writeTerm),
    ...item.definitions.map((blocks) => `<dd>${writeDefinition(blocks)}</dd>`),
  ]);
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}

function writeTerm(term: Inline[]): string {
  return `<dt>${writeInlines(term)}</dt>`;
}

function writeDefinition(blocks: Block[]): string {
  const only = blocks.length === 1 ? blocks[0] : undefined;
  return only?.type === 'paragraph' ? writeInlines(only.children) : writeBlocks(blocks);
}

/** `<table>` with `<thead>` for the header rows. */
export function writeTableElement(table: Table): string {
  const head = table.rows.slice(0, table.headerRows);
  const body = table.rows.slice(table.headerRows);
  let out = '<table>\n';
  if (table.caption) out += `<caption>${writeInlines(table.caption)}</caption>\n`;
  if (head.length > 0) out += `<thead>\n${head.map((row) => writeRow(row.cells, true)).join('')}</thead>\n`;
  if (body.length > 0) out += `<tbody>\n${body.map((row) => writeRow(row.cells, false)).join('')}</tbody>\n`;
  return `${out}</table>`;
}

function writeRow(cells: readonly TableCell[], isHeader: boolean): string {
  return `<tr>${cells.map((cell) => writeCell(cell, isHeader)).join('')}</tr>\n`;
}

function writeCell(cell: TableCell, isHeader: boolean): string {
  const tag = isHeader || cell.header ? 'th' : 'td';
  const spans =
    ((cell.colspan ?? 1) > 1 ? ` colspan="${cell.colspan}"` : '') +
    ((cell.rowspan ?? 1) > 1 ? ` rowspan="${cell.rowspan}"` : '');
  const align = cell.align === undefined ? '' : ` style="text-align: ${cell.align}"`;
  return `<${tag}${spans}${align}>${cellContent(cell.content)}</${tag}>`;
}

function cellContent(content: string | Block[]): string {
  if (typeof content === 'string') return escapeHtml(content).replaceAll('\n', '<br>');
  const only = content.length === 1 ? content[0] : undefined;
  return only?.type === 'paragraph' ? writeInlines(only.children) : writeBlocks(content).replaceAll('\n\n', '\n');
}
