/**
 * Links into the document: the headings they lead to get an id, links that lead nowhere become their text.
 * The id is the one that readers of Markdown give a heading, made of its words, so that the links work in Markdown too.
 * Runs once, when the whole file is read.
 * Used by the DOC, DOCX, ODT and RTF readers.
 * Spec: ECMA-376 part 1, 17.13.6 (bookmarks); ODF 1.3 part 3, 6.2.1 (bookmarks).
 */
import type { Block, Document, Heading, Inline, Link } from '../../../document/nodes.js';
import { isLetterOrNumber } from '../../../document/word-characters.js';

/** Links whose `href` begins with `#`, and headings with the names of the places in and before them. */
export interface Anchors {
  links: Link[];
  headings: { heading: Heading; bookmarks: string[] }[];
}

/** Gives ids to headings that are link targets, and removes the links without target from the document. */
export function settleAnchors(document: Document, anchors: Anchors): void {
  if (anchors.links.length === 0) return;
  const wanted = new Set(anchors.links.map((link) => link.href.slice(1)));
  const reached = new Map<Heading, string[]>();
  for (const { heading, bookmarks } of anchors.headings)
    if (bookmarks.some((bookmark) => wanted.has(bookmark))) reached.set(heading, bookmarks);
  const known = new Map<string, string>();
  if (reached.size > 0) nameHeadings(document.blocks, { reached, known, taken: new Map() });
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

interface Naming {
  /** Headings that links lead to, with the names of the places in and before them. */
  reached: ReadonlyMap<Heading, readonly string[]>;
  /** Name of a place -> id of its heading. */
  known: Map<string, string>;
  /** How many headings have had these words. */
  taken: Map<string, number>;
}

/** Headings of the same words are told apart by a number, which is why all of them are looked at. */
function nameHeadings(blocks: readonly Block[], naming: Naming): void {
  for (const block of blocks) {
    if (block.type === 'list') for (const item of block.items) nameHeadings(item.children, naming);
    else if (block.type === 'blockQuote' || block.type === 'furniture') nameHeadings(block.children, naming);
    if (block.type !== 'heading') continue;
    const words = idOf(block.children);
    const before = naming.taken.get(words) ?? 0;
    naming.taken.set(words, before + 1);
    const bookmarks = naming.reached.get(block);
    if (!bookmarks) continue;
    block.id = words === '' ? bookmarks[0]! : before === 0 ? words : `${words}-${before}`;
    for (const bookmark of bookmarks) naming.known.set(bookmark, block.id);
  }
}

/** The words of a heading in small letters, with hyphens for the blanks between them and without other signs. */
function idOf(children: readonly Inline[]): string {
  let id = '';
  for (const character of wordsOf(children).trim().toLowerCase())
    if (character === ' ') id += '-';
    else if (character === '-' || isPartOfWord(character)) id += character;
  return id;
}

/** Letters, numbers, the marks above and below them, and the lines that join words. */
function isPartOfWord(character: string): boolean {
  if (isLetterOrNumber(character) || '_‿⁀⁔'.includes(character)) return true;
  const code = character.charCodeAt(0);
  return code >= 0x300 && !(code >= 0x2000 && code < 0x2070) && /[\p{M}\p{Pc}]/u.test(character);
}

function wordsOf(children: readonly Inline[]): string {
  let words = '';
  for (const child of children) {
    if (typeof child === 'string') words += child;
    else if (child.type === 'styled' || child.type === 'link') words += wordsOf(child.children);
    else if (child.type === 'code') words += child.text;
    else if (child.type === 'lineBreak') words += ' ';
  }
  return words;
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
