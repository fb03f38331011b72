/**
 * The blocks of all pages -> the neutral document: furniture set apart, cut paragraphs joined, and all of it written; where
 * that is wanted, each page by itself too.
 */
import type { Block, Document } from '../../../../document/nodes.js';
import type { PrintedPage } from '../../../../document/reading.js';
import { monospace, type Line } from '../layout/line.js';
import type { PageBlock, PageLayout } from '../layout/page-block.js';
import {
  BlockWriter,
  type AssemblyPorts,
  type BodyFacts,
  type Edge,
  type Edges,
  type WriteParts,
} from './block-writer.js';
import { keepCompounds } from './compounds.js';
import { findFurniture, type EdgeRole } from './furniture.js';
import { findHeadings } from './headings.js';
import { joinLines, toInlines } from './inlines.js';
import { joinParts } from './join-paragraphs.js';
import { takeNotes } from './notes.js';
import { toPrintedPages } from './printed-pages.js';

export interface AssemblyWishes {
  pageByPage: boolean;
  pageMarks: boolean;
}

export interface Assembled {
  document: Document;
  /** Absent when not wished for. */
  printedPages?: PrintedPage[];
}

/** Changes the layouts: their blocks are no longer what they were. */
export function assemble(pages: readonly PageLayout[], ports: AssemblyPorts, wishes: AssemblyWishes): Assembled {
  const furniture = findFurniture(pages);
  const main: PageBlock[] = [];
  const edges: Edges = { before: new Map(), behind: new Map() };
  for (const page of pages) setApart(page, furniture, main, edges);
  keepCompounds(main);
  const body = bodyFacts(main);
  const headings = findHeadings(main, body.size);
  const notes = takeNotes(main, body.size);
  const write: WriteParts = ({ main, headings, edges }, put) => {
    const joined = joinParts(main, body.size, (block) => headings.has(block));
    writeBlocks(joined, edges, new BlockWriter(put, headings, body, ports));
  };
  const parts = { main, headings, edges };
  // Before the pages are joined, which changes their blocks.
  const printedPages = wishes.pageByPage ? toPrintedPages(pages, parts, notes, write) : undefined;
  const blocks: Block[] = [];
  const starts = new Map<Block, number>();
  let lastPage = 0;
  write(parts, (block, [first]) => {
    blocks.push(block);
    if (!wishes.pageMarks || block.type === 'furniture' || first!.pageNumber <= lastPage) return;
    if (lastPage > 0) starts.set(block, first!.pageNumber);
    lastPage = first!.pageNumber;
  });
  const document: Document = { blocks };
  if (notes.length > 0) document.footnotes = notes.map(({ note }) => note);
  if (starts.size > 0) document.pageStarts = starts;
  return printedPages ? { document, printedPages } : { document };
}

/** Splits a page into its furniture and the rest. */
function setApart(page: PageLayout, furniture: ReadonlyMap<Line, EdgeRole>, main: PageBlock[], edges: Edges): void {
  let waiting: Edge[] = [];
  const keep = (block: PageBlock) => {
    if (waiting.length > 0) edges.before.set(block, waiting);
    waiting = [];
    main.push(block);
  };
  for (const block of page.blocks) {
    const { edge } = block.kind === 'text' ? block.block : {};
    if (block.kind !== 'text' || (!edge && !block.block.lines.some((line) => furniture.has(line)))) {
      keep(block);
      continue;
    }
    for (const line of block.block.lines) {
      const role = edge ?? furniture.get(line);
      if (!role) continue;
      const children = toInlines(joinLines([line]), 0);
      waiting.push({
        furniture: { type: 'furniture', role, children: [{ type: 'paragraph', children }] },
        block: { ...block.block, lines: [line] },
      });
    }
    const lines = edge ? [] : block.block.lines.filter((line) => !furniture.has(line));
    if (lines.length > 0) keep({ kind: 'text', block: { ...block.block, lines } });
  }
  if (waiting.length === 0) return;
  const last = main[main.length - 1];
  if (last) edges.behind.set(last, [...(edges.behind.get(last) ?? []), ...waiting]);
}

/** Blocks and, around them, the furniture; that of blocks which have become part of others comes last. */
function writeBlocks(blocks: readonly PageBlock[], { before, behind }: Edges, writer: BlockWriter): void {
  const written = new Set(blocks);
  for (const block of blocks) {
    for (const edge of before.get(block) ?? []) writer.edge(edge);
    writer.add(block);
    for (const edge of behind.get(block) ?? []) writer.edge(edge);
  }
  writer.flush();
  for (const edges of [before, behind])
    for (const [block, own] of edges) if (!written.has(block)) for (const edge of own) writer.edge(edge);
}

/** The size most characters have, and whether the document is typewritten. */
function bodyFacts(blocks: readonly PageBlock[]): BodyFacts {
  const chars = new Map<number, number>();
  let total = 0;
  let typed = 0;
  const count = (size: number, length: number): void => {
    const key = Math.round(size * 2) / 2;
    chars.set(key, (chars.get(key) ?? 0) + length);
  };
  for (const block of blocks) {
    if (block.kind === 'table') for (const cell of block.block.cells) count(block.block.size, cell.text.length);
    if (block.kind !== 'text') continue;
    for (const line of block.block.lines) {
      count(line.size, line.text.length);
      total += line.text.length;
      if ((line.style & monospace) !== 0) typed += line.text.length;
    }
  }
  let size = 10;
  let most = 0;
  for (const [key, count] of chars) if (count > most) [size, most] = [key, count];
  return { size, monospace: typed > total * 0.6 };
}
