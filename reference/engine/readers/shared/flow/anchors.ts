/**
 * Links into the document: the headings they lead to get an id, links that lead nowhere become their text.
 * Runs once, when the whole file is read.
 * Used by the DOCX and ODT readers.
 * Spec: ECMA-376 part 1, 17.13.6 (bookmarks); ODF 1.3 part 3, 6.2.1 (bookmarks).
 */
import type { Block, Document, Heading, Inline, Link } from '../../../document/nodes.js';

/** Links whose `href` begins with `#`, and headings with the names of the places in and before them. */
export interface Anchors {
  links: Link[];
  headings: { heading: Heading; bookmarks: string[] }[];
}

/** Gives ids to headings that are link targets, and removes the links without target from the document. */
export function settleAnchors(document: Document, anchors: Anchors): void {
  if (anchors.links.length === 0) return;
  const wanted = new Set(anchors.links.map((link) => link.href.slice(1)));
  const known = new Map<string, string>();
  for (const { heading, bookmarks } of anchors.headings) {
    const id = bookmarks.find((bookmark) => wanted.has(bookmark));
    if (id === undefined) continue;
    heading.id = id;
    for (const bookmark of bookmarks) known.set(bookmark, id);
  }
  const dangling = new Set<Link>();
  for (const link of anchors.links) {
    const id = known.get(link.href.slice(1));
    if (id === undefined) dangling.add(link);
    else link.href = `#${id}`;
  }
  if (dangling.size === 0) return;
  const unlink = (inlines: Inline[]): Inline[] => inlines.flatMap((inline) => unlinked(inline, dangling, unlink));
  eachInlines(document.blocks, unlink);
  for (const note of document.footnotes ?? []) eachInlines(note.children, unlink);
}

function unlinked(inline: Inline, dangling: ReadonlySet<Link>, unlink: (inlines: Inline[]) => Inline[]): Inline[] {
  if (typeof inline === 'string') return [inline];
  if (inline.type === 'link') {
    inline.children = unlink(inline.children);
    return dangling.has(inline) ? inline.children : [inline];
  }
  if (inline.type === 'styled') inline.children = unlink(inline.children);
  return [inline];
}

/** Replaces the inlines of every block this reader makes. */
function eachInlines(blocks: readonly Block[], change: (inlines: Inline[]) => Inline[]): void {
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        block.children = change(block.children);
        break;
      case 'list':
        for (const item of block.items) eachInlines(item.children, change);
        break;
      case 'table':
        for (const row of block.rows)
          for (const cell of row.cells) if (typeof cell.content !== 'string') eachInlines(cell.content, change);
        break;
      case 'blockQuote':
      case 'furniture':
        eachInlines(block.children, change);
        break;
      default:
        break;
    }
  }
}
