/**
 * Visits every inline of a document in reading order, footnotes last.
 * Used by the writers that collect (links, images) and by plain-text views.
 */
import type { Block, Document, Inline } from './nodes.js';

/** Calls `visit` for each inline, parents before their children. */
export function walkInlines(document: Document, visit: (inline: Inline) => void): void {
  walkBlocks(document.blocks, visit);
  for (const note of document.footnotes ?? []) walkBlocks(note.children, visit);
}

function walkBlocks(blocks: readonly Block[], visit: (inline: Inline) => void): void {
  for (const block of blocks) walkBlock(block, visit);
}

function walkBlock(block: Block, visit: (inline: Inline) => void): void {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      walk(block.children, visit);
      break;
    case 'list':
      for (const item of block.items) walkBlocks(item.children, visit);
      break;
    case 'table':
      if (block.caption) walk(block.caption, visit);
      for (const row of block.rows) {
        for (const cell of row.cells) {
          if (typeof cell.content === 'string') visit(cell.content);
          else walkBlocks(cell.content, visit);
        }
      }
      break;
    case 'blockQuote':
    case 'furniture':
      walkBlocks(block.children, visit);
      break;
    case 'figure':
      walkBlocks(block.children, visit);
      walk(block.caption, visit);
      break;
    case 'details':
      walk(block.summary, visit);
      walkBlocks(block.children, visit);
      break;
    case 'definitionList':
      for (const item of block.items) {
        for (const term of item.terms) walk(term, visit);
        for (const definition of item.definitions) walkBlocks(definition, visit);
      }
      break;
    case 'codeBlock':
    case 'mathBlock':
    case 'thematicBreak':
      break;
  }
}

function walk(inlines: readonly Inline[], visit: (inline: Inline) => void): void {
  for (const inline of inlines) {
    visit(inline);
    if (typeof inline !== 'string' && (inline.type === 'styled' || inline.type === 'link'))
      walk(inline.children, visit);
  }
}
