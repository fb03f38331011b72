/**
 * The blocks of all pages -> the neutral document: furniture set apart, cut paragraphs joined, then headings, lists, code,
 * tables, pictures and paragraphs.
 */
import type { Block, Document, Furniture } from '../../../../document/nodes.js';
import { bold, italic, monospace, type Line } from '../layout/line.js';
import type { PageBlock, PageLayout, PictureBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';
import { isCode, isTyped, toCodeBlock } from './code.js';
import { findFurniture, type EdgeRole } from './furniture.js';
import { findHeadings } from './headings.js';
import { joinLines, toInlines } from './inlines.js';
import { joinParts } from './join-paragraphs.js';
import { asItem, toLists, type ItemBlock } from './lists.js';
import { takeNotes } from './notes.js';
import { toTable } from './tables.js';

export interface AssemblyPorts {
  /** The address of a picture: a `data:` URI, or null when its bytes are not wanted. */
  pictureSource(picture: PictureBlock): string | null;
}

export function assemble(pages: readonly PageLayout[], ports: AssemblyPorts): Document {
  const furniture = findFurniture(pages);
  const result: Block[] = [];
  const main: PageBlock[] = [];
  const edges: Edges = { before: new Map(), behind: new Map() };
  for (const page of pages) setApart(page, furniture, main, edges);
  const body = bodyFacts(main);
  const headings = findHeadings(main, body.size);
  const footnotes = takeNotes(main);
  const blocks = joinParts(main, body.size, (block) => headings.has(block));
  const writer = new BlockWriter(result, headings, body, ports);
  for (const block of blocks) {
    for (const edge of edges.before.get(block) ?? []) writer.edge(edge);
    writer.add(block);
    for (const edge of edges.behind.get(block) ?? []) writer.edge(edge);
    edges.before.delete(block);
    edges.behind.delete(block);
  }
  writer.flush();
  for (const left of [...edges.before.values(), ...edges.behind.values()]) result.push(...left);
  return footnotes.length > 0 ? { blocks: result, footnotes } : { blocks: result };
}

/** Furniture by the block it stands before or, at the end of a page, behind. */
interface Edges {
  before: Map<PageBlock, Furniture[]>;
  behind: Map<PageBlock, Furniture[]>;
}

/** Splits a page into its furniture and the rest. */
function setApart(page: PageLayout, furniture: ReadonlyMap<Line, EdgeRole>, main: PageBlock[], edges: Edges): void {
  let waiting: Furniture[] = [];
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
      if (role)
        waiting.push({
          type: 'furniture',
          role,
          children: [{ type: 'paragraph', children: toInlines(joinLines([line]), 0) }],
        });
    }
    const lines = edge ? [] : block.block.lines.filter((line) => !furniture.has(line));
    if (lines.length > 0) keep({ kind: 'text', block: { ...block.block, lines } });
  }
  if (waiting.length === 0) return;
  const last = main[main.length - 1];
  if (last) edges.behind.set(last, [...(edges.behind.get(last) ?? []), ...waiting]);
}

interface BodyFacts {
  size: number;
  /** Most of the text is monospaced: the face then says nothing. */
  monospace: boolean;
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

class BlockWriter {
  private readonly result: Block[];
  private readonly headings: ReadonlyMap<TextBlock, number>;
  private readonly body: BodyFacts;
  private readonly ports: AssemblyPorts;
  private items: ItemBlock[] = [];
  private code: TextBlock[] = [];
  private edges: Furniture[] = [];

  constructor(result: Block[], headings: ReadonlyMap<TextBlock, number>, body: BodyFacts, ports: AssemblyPorts) {
    this.result = result;
    this.headings = headings;
    this.body = body;
    this.ports = ports;
  }

  /** Furniture goes between blocks without ending a list or listing: it waits for the end of one that is open. */
  edge(furniture: Furniture): void {
    if (this.items.length === 0 && this.code.length === 0) this.result.push(furniture);
    else this.edges.push(furniture);
  }

  add(pageBlock: PageBlock): void {
    if (pageBlock.kind === 'table') {
      this.flush();
      this.result.push(toTable(pageBlock.block));
    } else if (pageBlock.kind === 'picture') {
      this.flush();
      this.result.push({
        type: 'paragraph',
        children: [{ type: 'image', src: this.ports.pictureSource(pageBlock.block), alt: '' }],
      });
    } else this.addText(pageBlock.block);
  }

  private addText(block: TextBlock): void {
    const ignored = this.body.monospace ? monospace : 0;
    const level = this.headings.get(block);
    if (level !== undefined) {
      this.flush();
      const slant = block.lines.every((line) => (line.style & italic) !== 0) ? italic : 0;
      this.result.push({ type: 'heading', level, children: toInlines(joinLines(block.lines), bold | slant | ignored) });
      return;
    }
    if (
      !this.body.monospace &&
      block.unit?.kind !== 'item' &&
      (isCode(block) || (this.code.length > 0 && isTyped(block)))
    ) {
      this.flushItems();
      this.code.push(block);
      return;
    }
    this.flushCode();
    const item = asItem(block);
    if (item) {
      this.items.push(item);
      return;
    }
    this.flushItems();
    this.result.push({ type: 'paragraph', children: toInlines(joinLines(block.lines), ignored) });
  }

  flush(): void {
    this.flushItems();
    this.flushCode();
  }

  private flushItems(): void {
    if (this.items.length > 0) this.result.push(...toLists(this.items), ...this.edges.splice(0));
    this.items = [];
  }

  private flushCode(): void {
    if (this.code.length > 0) this.result.push(toCodeBlock(this.code), ...this.edges.splice(0));
    this.code = [];
  }
}
