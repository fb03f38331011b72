/**
 * Writes a document as an indented outline, one node a line: the readable half of the golden pairs
 * (file -> dump, dump -> Markdown). Text is quoted as JSON, so white space and odd characters show.
 */
import type { Block, Document, Inline, TableCell } from './nodes.js';

/** The outline of a whole document; ends with a newline. Equal documents give equal text. */
export function dumpDocument(document: Document): string {
  const lines: string[] = [];
  dumpBlocks(document.blocks, 0, lines);
  for (const note of document.footnotes ?? []) {
    lines.push(`footnote ${quote(note.label)}`);
    dumpBlocks(note.children, 1, lines);
  }
  return lines.join('\n') + '\n';
}

function dumpBlocks(blocks: readonly Block[], depth: number, lines: string[]): void {
  for (const block of blocks) dumpBlock(block, depth, lines);
}

function dumpBlock(block: Block, depth: number, lines: string[]): void {
  const say = (text: string, extra = 0): void => void lines.push('  '.repeat(depth + extra) + text);
  switch (block.type) {
    case 'paragraph':
      say(`paragraph ${dumpInlines(block.children)}`);
      break;
    case 'heading':
      say(`heading ${block.level}${block.id === undefined ? '' : ` #${block.id}`} ${dumpInlines(block.children)}`);
      break;
    case 'list':
      say(
        `${block.loose ? 'loose ' : ''}${block.ordered ? 'ordered list' : 'list'}${block.start === undefined || block.start === 1 ? '' : ` from ${block.start}`}`,
      );
      for (const item of block.items) {
        say(
          `item${item.label === undefined ? '' : ` ${quote(item.label)}`}${item.checked === undefined ? '' : item.checked ? ' checked' : ' unchecked'}`,
          1,
        );
        dumpBlocks(item.children, depth + 2, lines);
      }
      break;
    case 'table':
      say(`table header ${block.headerRows}${block.caption ? ` caption ${dumpInlines(block.caption)}` : ''}`);
      for (const row of block.rows) {
        say('row', 1);
        for (const cell of row.cells) dumpCell(cell, depth + 2, lines);
      }
      break;
    case 'codeBlock':
      say(`code block${block.language === undefined ? '' : ` ${block.language}`} ${quote(block.text)}`);
      break;
    case 'blockQuote':
      say('block quote');
      dumpBlocks(block.children, depth + 1, lines);
      break;
    case 'thematicBreak':
      say('thematic break');
      break;
    case 'figure':
      say(`figure ${dumpInlines(block.caption)}`);
      dumpBlocks(block.children, depth + 1, lines);
      break;
    case 'definitionList':
      say('definition list');
      for (const item of block.items) {
        for (const term of item.terms) say(`term ${dumpInlines(term)}`, 1);
        for (const definition of item.definitions) {
          say('definition', 1);
          dumpBlocks(definition, depth + 2, lines);
        }
      }
      break;
    case 'details':
      say(`details ${dumpInlines(block.summary)}`);
      dumpBlocks(block.children, depth + 1, lines);
      break;
    case 'mathBlock':
      say(`math block ${quote(block.latex)}`);
      break;
    case 'furniture':
      say(`furniture ${block.role}`);
      dumpBlocks(block.children, depth + 1, lines);
      break;
  }
}

function dumpCell(cell: TableCell, depth: number, lines: string[]): void {
  const spans = `${(cell.colspan ?? 1) > 1 ? ` colspan ${cell.colspan}` : ''}${(cell.rowspan ?? 1) > 1 ? ` rowspan ${cell.rowspan}` : ''}`;
  const head = `cell${cell.header ? ' header' : ''}${spans}${cell.align === undefined ? '' : ` ${cell.align}`}`;
  if (typeof cell.content === 'string') {
    lines.push(`${'  '.repeat(depth)}${head} ${quote(cell.content)}`);
    return;
  }
  lines.push('  '.repeat(depth) + head);
  dumpBlocks(cell.content, depth + 1, lines);
}

function dumpInlines(inlines: readonly Inline[]): string {
  return inlines.map(dumpInline).join(' ');
}

function dumpInline(inline: Inline): string {
  if (typeof inline === 'string') return quote(inline);
  switch (inline.type) {
    case 'styled':
      return `${inline.style}(${dumpInlines(inline.children)})`;
    case 'code':
      return `code(${quote(inline.text)})`;
    case 'link':
      return `link<${inline.href}>${inline.title === undefined ? '' : quote(inline.title)}(${dumpInlines(inline.children)})`;
    case 'image':
      return `image<${inline.src ?? 'embedded'}>${inline.title === undefined ? '' : quote(inline.title)}(${quote(inline.alt)})`;
    case 'lineBreak':
      return 'break';
    case 'math':
      return `math(${quote(inline.latex)})`;
    case 'footnoteReference':
      return `footnote(${quote(inline.label)})`;
  }
}

function quote(text: string): string {
  return JSON.stringify(text);
}
