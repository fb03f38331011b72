/**
 * Headings of documents that have none: many authors know of no styles. They set a title in large type, and a short line in
 * bold above each part of their text. Where a few lines are large, or several bold ones stand each above text of its own, they
 * are what headings are for. Of documents that have headings the title alone: it is what authors set by hand.
 * Used by the DOC, DOCX, ODT and RTF readers, once a document is read.
 * Spec: What the service does, 1.
 */
import type { Block, Document, Inline, Paragraph, TextStyle } from '../../../document/nodes.js';
import { isLetterOrNumber } from '../../../document/word-characters.js';

/** Fewer bold lines may be anything: the subject of a letter, the name of its author. */
const fewestParts = 3;
const longestHeading = 80;
/** As much of a paragraph is looked at. */
const longestText = 400;
/** The one above another names a larger part; more of them are a cover, or an address. */
const mostInARow = 2;
/** Text is longer than the lines above its parts, all in all. */
const leastText = 4;
/** A title has no more blocks above it: a logo, a sender, a date. */
const mostAboveTitle = 3;

/** A title alone, at the top, leaves the parts of the text without headings. */
export function settleBoldHeadings({ blocks }: Document): void {
  let first = 0;
  while (blocks[first]?.type === 'furniture') first++;
  const hasTitle = blocks[first]?.type === 'heading';
  if (blocks.some((block, at) => at > first && block.type === 'heading')) {
    if (!hasTitle) settleTitle(blocks, first);
    return;
  }
  const hasParts = settleBoldLines(blocks, first, hasTitle);
  if (!hasTitle) settleLargeLines(blocks, first, hasParts);
}

/** The first large line above all headings, near the top. */
function settleTitle(blocks: Block[], first: number): void {
  for (let at = first; at <= first + mostAboveTitle; at++) {
    const block = blocks[at]!;
    if (block.type === 'heading') return;
    if (block.type !== 'paragraph' || block.isLarge !== true) continue;
    if (isTitleLine(block)) blocks[at] = { type: 'heading', level: 1, children: titleOf(block.children) };
    return;
  }
}

/** Tells whether there are any. */
function settleBoldLines(blocks: Block[], first: number, hasTitle: boolean): boolean {
  let bold = 0;
  let parts = 0;
  const lines: number[] = [];
  let inARow = 0;
  let boldLength = 0;
  let textLength = 0;
  for (let at = first; at < blocks.length; at++) {
    const block = blocks[at]!;
    if (block.type === 'paragraph') {
      const length = lengthOf(block);
      if (isBoldLine(block)) {
        bold++;
        inARow++;
        boldLength += length;
        continue;
      }
      textLength += length;
    }
    if (inARow > 0 && inARow <= mostInARow && block.type !== 'furniture') {
      parts++;
      for (let line = at - inARow; line < at; line++) lines.push(line);
    }
    inARow = 0;
  }
  // Where most is bold, bold says nothing; short texts may stand each below a line of its own.
  const isMostlyBold = bold * 2 > blocks.length - first && boldLength * leastText > textLength;
  if (parts < fewestParts || isMostlyBold) return false;
  for (const at of lines) {
    const { children } = blocks[at] as Paragraph;
    const level = at === first && !hasTitle ? 1 : 2;
    blocks[at] = { type: 'heading', level, children: titleOf(children) };
  }
  return true;
}

/**
 * Large lines above other text; more of them together are a cover, and where much is large, size says nothing. Above parts that
 * have their headings, a line at the top is the title.
 */
function settleLargeLines(blocks: Block[], first: number, hasParts: boolean): void {
  const lines: number[] = [];
  let large = 0;
  let inARow = 0;
  for (let at = first; at < blocks.length; at++) {
    const block = blocks[at]!;
    if (block.type === 'paragraph' && block.isLarge === true) {
      large++;
      inARow++;
      continue;
    }
    if (inARow <= mostInARow && block.type !== 'furniture')
      for (let line = at - inARow; line < at; line++) if (isTitleLine(blocks[line] as Paragraph)) lines.push(line);
    inARow = 0;
  }
  if (large * 3 > blocks.length - first) return;
  for (const at of lines) {
    if (hasParts && at > first) break;
    const { children } = blocks[at] as Paragraph;
    const level = lines.length === 1 || at === first ? 1 : 2;
    blocks[at] = { type: 'heading', level, children: titleOf(children) };
  }
}

function isBoldLine(paragraph: Paragraph): boolean {
  return paragraph.children.every(isStrong) && isTitleLine(paragraph);
}

function isTitleLine({ children }: Paragraph): boolean {
  const text = plainText(children, longestHeading + 1);
  return text !== undefined && text.length <= longestHeading && isTitle(text);
}

function isStrong(inline: Inline): boolean {
  if (typeof inline === 'string') return inline.trim() === '';
  return inline.type === 'styled' && inline.style === 'strong';
}

/** Begins with a letter or a number and goes on with words; no sentence, no box to tick, and no name with its value. */
function isTitle(text: string): boolean {
  const [first] = text;
  if (first === undefined || !('(„“"«'.includes(first) || isLetterOrNumber(first))) return false;
  return (/[A-Za-zА-я]{2}/.test(text) || /\p{L}{2}/u.test(text)) && !/[.,;!☐☒_]$|[☐☒]|__|(?<!\d):\s*\S/u.test(text);
}

/** Text alone, as far as it is asked for; undefined where there is anything else. */
function plainText(children: readonly Inline[], most: number): string | undefined {
  let text = '';
  for (const child of children) {
    if (typeof child === 'string') text += child;
    else if (child.type !== 'styled') return undefined;
    else {
      const inner = plainText(child.children, most - text.length);
      if (inner === undefined) return undefined;
      text += inner;
    }
    if (text.length > most) return text;
  }
  return text.trim();
}

/** Of the text alone, as far as it says whether this is more than a line. */
const lengthOf = ({ children }: Paragraph): number => plainText(children, longestText)?.length ?? 0;

/** Without the styles that all of it has, and without those in bold: a heading is. */
function titleOf(children: Inline[]): Inline[] {
  let title = children;
  for (let [only] = title; title.length === 1 && isWhole(only); [only] = title) title = only.children;
  return title.flatMap(withoutStrong);
}

function isWhole(inline: Inline | undefined): inline is Extract<Inline, { type: 'styled' }> {
  return typeof inline === 'object' && inline.type === 'styled' && wholeStyles.includes(inline.style);
}

const wholeStyles: readonly TextStyle[] = ['strong', 'emphasis', 'underline'];

function withoutStrong(inline: Inline): Inline[] {
  return typeof inline !== 'string' && inline.type === 'styled' && inline.style === 'strong'
    ? inline.children
    : [inline];
}
