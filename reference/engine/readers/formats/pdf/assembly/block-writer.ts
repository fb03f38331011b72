/**
 * Blocks of pages, in order -> blocks of the document: headings, lists, code, tables, pictures, paragraphs, and between them
 * the furniture of the pages.
 */
import { keepShapeOf } from '../../../../../base/lasting-shapes.js';
import type { Block, Furniture } from '../../../../document/nodes.js';
import { bold, italic, monospace } from '../layout/line.js';
import type { PageBlock, PictureBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';
import { isCode, isTyped, toCodeBlock } from './code.js';
import { joinLines, toInlines } from './inlines.js';
import { areNumbers, asItem, isNoItemAlone, toLists, type ItemBlock } from './lists.js';
import { toTable } from './tables.js';

export interface AssemblyPorts {
  /** The address of a picture: a `data:` URI, or null when its bytes are not wanted. */
  pictureSource(picture: PictureBlock): string | null;
}

export interface BodyFacts {
  /** The size most characters have. */
  size: number;
  /** Most of the text is monospaced: the face then says nothing. */
  monospace: boolean;
}

/** A running head or foot, and the line it was. */
export interface Edge {
  furniture: Furniture;
  /** Of one line. */
  block: TextBlock;
}

/** Takes a block of the document and the blocks of pages it was made of: at least one. */
export type Put = (block: Block, from: readonly PageBlock['block'][]) => void;

/** What a document, or a page of it, is written from. */
export interface Parts {
  main: PageBlock[];
  headings: ReadonlyMap<TextBlock, number>;
  edges: Edges;
}

/** Joins what was cut apart, and writes it. */
export type WriteParts = (parts: Parts, put: Put) => void;

/** Furniture by the block it stands before or, at the end of a page, behind. */
export interface Edges {
  before: Map<PageBlock, Edge[]>;
  behind: Map<PageBlock, Edge[]>;
}

export class BlockWriter {
  private readonly put: Put;
  private readonly headings: ReadonlyMap<TextBlock, number>;
  private readonly body: BodyFacts;
  private readonly ports: AssemblyPorts;
  private items: ItemBlock[] = [];
  private code: TextBlock[] = [];
  private edges: Edge[] = [];

  constructor(put: Put, headings: ReadonlyMap<TextBlock, number>, body: BodyFacts, ports: AssemblyPorts) {
    this.put = put;
    this.headings = headings;
    this.body = body;
    this.ports = ports;
  }

  /** Furniture goes between blocks without ending a list or listing: it waits for the end of one that is open. */
  edge(edge: Edge): void {
    if (this.items.length === 0 && this.code.length === 0) this.put(edge.furniture, [edge.block]);
    else this.edges.push(edge);
  }

  add(pageBlock: PageBlock): void {
    if (pageBlock.kind === 'text') return this.addText(pageBlock.block);
    this.flush();
    if (pageBlock.kind === 'table') this.put(toTable(pageBlock.block), [pageBlock.block]);
    else {
      const src = this.ports.pictureSource(pageBlock.block);
      this.put({ type: 'paragraph', children: [{ type: 'image', src, alt: '' }] }, [pageBlock.block]);
    }
  }

  private addText(block: TextBlock): void {
    const ignored = this.body.monospace ? monospace : 0;
    const level = this.headings.get(block);
    if (level !== undefined) {
      this.flush();
      const slant = block.lines.every((line) => (line.style & italic) !== 0) ? italic : 0;
      const children = toInlines(joinLines(block.lines), bold | slant | ignored);
      this.put({ type: 'heading', level, children }, [block]);
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
    this.put({ type: 'paragraph', children: toInlines(joinLines(block.lines), ignored) }, [block]);
  }

  flush(): void {
    this.flushItems();
    this.flushCode();
  }

  private flushItems(): void {
    const [only, ...more] = this.items;
    if (!only) return;
    if (more.length === 0 ? isNoItemAlone(only) : areNumbers(this.items))
      for (const { block } of this.items)
        this.put({ type: 'paragraph', children: toInlines(joinLines(block.lines), 0) }, [block]);
    else for (const { list, blocks } of toLists(this.items)) this.put(list, blocks);
    this.items = [];
    this.flushEdges();
  }

  private flushCode(): void {
    if (this.code.length === 0) return;
    this.put(toCodeBlock(this.code), this.code);
    this.code = [];
    this.flushEdges();
  }

  private flushEdges(): void {
    for (const { furniture, block } of this.edges.splice(0)) this.put(furniture, [block]);
  }
}

keepShapeOf(
  () => new BlockWriter(() => undefined, new Map(), { size: 0, monospace: false }, { pictureSource: () => null }),
);
