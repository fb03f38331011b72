/**
 * The pages of a document one by one: the Markdown of each, and that of its blocks with their places.
 * Spec: none. Asked for by clients of the interface (silence pages-and-blocks).
 */
import type { BlockKind, PrintedPage } from '../document/reading.js';
import { writePieces } from './markdown/write-markdown.js';

export interface PageText {
  /** 1-based. */
  pageNumber: number;
  markdown: string;
}

/** The members of a printed page, its blocks written. */
export interface PageBlocks extends Omit<PrintedPage, 'blocks'> {
  items: BlockText[];
}

export interface BlockText {
  kind: BlockKind;
  /** Stands in the Markdown of its page as it is here; empty for pictures that leave nothing there, and for nothing else. */
  markdown: string;
  /** As of PlacedBlock. */
  box?: [number, number, number, number];
  recognized?: number;
}

export function writePageTexts(pages: readonly PrintedPage[]): PageText[] {
  return pages.map(({ pageNumber, blocks }) => ({
    pageNumber,
    markdown: writePieces(blocks.map(({ block }) => block)).markdown.toWellFormed(),
  }));
}

export function writePageBlocks(pages: readonly PrintedPage[]): PageBlocks[] {
  return pages.map(({ blocks, ...page }) => {
    const { parts } = writePieces(blocks.map(({ block }) => block));
    const items = blocks.map(({ block: _, ...place }, index) => ({ ...place, markdown: parts[index]!.toWellFormed() }));
    return { ...page, items: items.filter(({ kind, markdown }) => markdown !== '' || kind === 'figure') };
  });
}
