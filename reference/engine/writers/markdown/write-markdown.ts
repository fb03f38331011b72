/**
 * Document -> Markdown (CommonMark + GFM). One pass over the blocks, appending to one string;
 * the prefix of the current container (quote marks, list indentation) is carried along and never added afterwards.
 * Spec: Document data, markdown.
 */
import type { Block, CodeBlock, DefinitionList, Document, Footnote, List, ListItem } from '../../document/nodes.js';
import { escapeLineStarts } from './escape.js';
import { headingContext, longestRun, plainContext, writeInlines } from './inlines.js';
import { undescribedPicture, writeTable } from './tables.js';

/** The state of one rendering. `fresh`: nothing was written yet in the current container, so the next block needs no separator. */
interface Sheet {
  out: string;
  prefix: string;
  fresh: boolean;
  listDepth: number;
}

/** Of blocks that are no part of others. */
interface TopLevel {
  pageStarts?: ReadonlyMap<Block, number> | undefined;
  /** Where each stands in `out`; recorded when there is a list for it. */
  places?: [start: number, end: number][];
}

/** A line is indented or quoted so far at most; what nests deeper stands at this depth, or hostile pages would be mostly indentation. */
const longestPrefix = 64;

/** The Markdown of a document, without a final newline; an empty document gives an empty string. */
export function writeMarkdown(document: Document): string {
  const sheet: Sheet = { out: '', prefix: '', fresh: true, listDepth: 0 };
  writeBlocks(document.blocks, sheet, false, document);
  for (const note of document.footnotes ?? []) writeNote(note, sheet);
  return sheet.out.trimEnd();
}

/** The Markdown of blocks and, behind them, footnotes; and of each of them what it became there, which may be nothing. */
export function writePieces(pieces: readonly (Block | Footnote)[]): { markdown: string; parts: string[] } {
  const places: NonNullable<TopLevel['places']> = [];
  const sheet: Sheet = { out: '', prefix: '', fresh: true, listDepth: 0 };
  const blocks = pieces.filter((piece) => 'type' in piece);
  writeBlocks(blocks, sheet, false, { places });
  for (const piece of pieces) {
    if ('type' in piece) continue;
    const start = sheet.out.length;
    writeNote(piece, sheet);
    places.push([start, sheet.out.length]);
  }
  const { out } = sheet;
  return { markdown: out.trimEnd(), parts: places.map(([start, end]) => out.slice(start, end).trim()) };
}

function writeNote(note: Footnote, sheet: Sheet): void {
  begin(sheet);
  sheet.out += `[^${note.label}]: `;
  writeInside(note.children, '    ', sheet);
}

/** In `tight` surroundings (the items of a tight list) a blank line stands only where the blocks would run together without it. */
function writeBlocks(blocks: readonly Block[], sheet: Sheet, tight = false, top?: TopLevel): void {
  let previous: Block | undefined;
  let alternate = false;
  for (const block of blocks) {
    const page = top?.pageStarts?.get(block);
    if (page !== undefined) writePageMark(page, sheet);
    const start = sheet.out.length;
    const joined = tight && previous !== undefined && canFollow(previous, block);
    if (block.type === 'list') {
      // Two lists in a row would be read as one; the other marker keeps them apart.
      alternate = previous?.type === 'list' && isNumbered(previous, -1) === isNumbered(block, 0) && !alternate;
      writeList(block, alternate, joined, sheet);
    } else {
      if (joined) startLine(sheet);
      writeBlock(block, sheet);
    }
    top?.places?.push([start, sheet.out.length]);
    previous = block;
  }
}

/** Between pages, as clients know it. */
function writePageMark(pageNumber: number, sheet: Sheet): void {
  if (sheet.fresh) return;
  paragraph('---', sheet);
  paragraph(`<!-- page ${pageNumber} -->`, sheet);
}

/** True when a block can stand on the line after another: it interrupts it, or the other has an end of its own. */
function canFollow(previous: Block, block: Block): boolean {
  switch (block.type) {
    case 'list':
      // Only a list that counts from 1 interrupts a paragraph.
      return (
        previous.type !== 'list' && previous.type !== 'table' && (!isNumbered(block, 0) || (block.start ?? 1) === 1)
      );
    case 'heading':
    case 'blockQuote':
    case 'codeBlock':
    case 'thematicBreak':
      return (
        previous.type === 'paragraph' ||
        previous.type === 'heading' ||
        previous.type === 'codeBlock' ||
        previous.type === 'list' ||
        (previous.type === 'blockQuote' && block.type !== 'blockQuote')
      );
    case 'paragraph':
      return previous.type === 'heading' || previous.type === 'codeBlock' || previous.type === 'thematicBreak';
    default:
      return false;
  }
}

/** Goes to the next line of the container; the block that follows needs no separator. */
function startLine(sheet: Sheet): void {
  sheet.out += `\n${sheet.prefix}`;
  sheet.fresh = true;
}

/** Starts a block: a blank line and the container's prefix, unless it is the first of its container. */
function begin(sheet: Sheet, tight = false): void {
  if (sheet.fresh) {
    sheet.fresh = false;
    return;
  }
  if (tight) sheet.out += `\n${sheet.prefix}`;
  else sheet.out += sheet.prefix === '' ? '\n\n' : `\n${sheet.prefix.trimEnd()}\n${sheet.prefix}`;
}

/** Writes text of several lines, giving the prefix to each line after the first. */
function append(text: string, sheet: Sheet): void {
  sheet.out += sheet.prefix !== '' && text.includes('\n') ? text.replaceAll('\n', `\n${sheet.prefix}`) : text;
}

function writeInside(blocks: readonly Block[], indent: string, sheet: Sheet, tight = false): void {
  const outer = sheet.prefix;
  if (outer.length < longestPrefix) sheet.prefix = outer + indent;
  sheet.fresh = true;
  writeBlocks(blocks, sheet, tight);
  sheet.prefix = outer;
  sheet.fresh = false;
}

function paragraph(text: string, sheet: Sheet): void {
  if (text === '') return;
  begin(sheet);
  append(text, sheet);
}

function writeBlock(block: Exclude<Block, List>, sheet: Sheet): void {
  switch (block.type) {
    case 'paragraph':
      paragraph(escapeLineStarts(writeInlines(block.children, plainContext)), sheet);
      break;
    case 'heading':
      paragraph(
        `${'#'.repeat(Math.min(Math.max(block.level, 1), 6))} ${writeInlines(block.children, headingContext).replace(/(#+)$/, '\\$1')}`.trimEnd(),
        sheet,
      );
      break;
    case 'table':
      if (block.caption) paragraph(escapeLineStarts(writeInlines(block.caption, plainContext)), sheet);
      paragraph(writeTable(block), sheet);
      break;
    case 'codeBlock':
      paragraph(fence(block), sheet);
      break;
    case 'blockQuote':
      if (sheet.prefix.length >= longestPrefix) {
        writeBlocks(block.children, sheet);
        break;
      }
      begin(sheet);
      sheet.out += block.children.length === 0 ? '>' : '> ';
      writeInside(block.children, '> ', sheet);
      break;
    case 'thematicBreak':
      paragraph(sheet.listDepth > 0 ? '___' : '---', sheet);
      break;
    case 'figure': {
      const start = sheet.out.length;
      writeBlocks(block.children, sheet);
      if (sheet.out.length === start) paragraph(undescribedPicture, sheet);
      paragraph(escapeLineStarts(writeInlines(block.caption, plainContext)), sheet);
      break;
    }
    case 'definitionList':
      writeDefinitions(block, sheet);
      break;
    case 'details':
      paragraph(writeInlines([{ type: 'styled', style: 'strong', children: block.summary }], plainContext), sheet);
      writeBlocks(block.children, sheet);
      break;
    case 'mathBlock':
      paragraph(`$$\n${block.latex}\n$$`, sheet);
      break;
    case 'furniture':
      writeBlocks(block.children, sheet);
      break;
  }
}

/** True when an item (by its index, counted from the end when negative) is written with a number; one with a mark of its own has a bullet. */
function isNumbered(list: List, index: number): boolean {
  return list.ordered && list.items.at(index)?.label === undefined;
}

function writeList(list: List, alternate: boolean, joined: boolean, sheet: Sheet): void {
  const bullet = alternate ? '* ' : '- ';
  const stop = alternate ? ') ' : '. ';
  let number = list.start ?? 1;
  const tight = !list.loose;
  sheet.listDepth++;
  list.items.forEach((item, index) => {
    begin(sheet, index > 0 ? tight : joined);
    const marker = list.ordered && item.label === undefined ? `${number++}${stop}` : bullet;
    writeItem(item, marker, tight, sheet);
  });
  sheet.listDepth--;
}

function writeItem(item: ListItem, marker: string, tight: boolean, sheet: Sheet): void {
  let head = marker;
  if (item.checked !== undefined) head += item.checked ? '[x] ' : '[ ] ';
  if (item.label !== undefined) head += `${item.label} `;
  // Kept aside, because cutting the space off the whole output again would take time for each empty item.
  const whenEmpty = sheet.out + head.trimEnd();
  sheet.out += head;
  const before = sheet.out.length;
  writeInside(item.children, ' '.repeat(marker.length), sheet, tight);
  if (sheet.out.length === before) sheet.out = whenEmpty;
}

function fence(block: CodeBlock): string {
  const language = (block.language ?? '').replace(/\s+/g, ' ').trim();
  const mark = language.includes('`') ? '~' : '`';
  const rail = mark.repeat(Math.max(3, longestRun(block.text, mark) + 1));
  return `${rail}${language}\n${block.text}${block.text === '' ? '' : '\n'}${rail}`;
}

function writeDefinitions(list: DefinitionList, sheet: Sheet): void {
  for (const item of list.items) {
    begin(sheet);
    append(item.terms.map((term) => escapeLineStarts(writeInlines(term, plainContext))).join('\n'), sheet);
    for (const definition of item.definitions) {
      sheet.out += `\n${sheet.prefix}: `;
      writeInside(definition, '  ', sheet);
    }
  }
}
