/**
 * One paragraph of a word processor -> the block it is: heading, list item, line of code, quote, equation or plain
 * paragraph. ODT, whose lists hold their paragraphs, decides by itself what is an item, and takes headings and text from here.
 * Used by the DOC, DOCX, ODT and RTF readers.
 * Spec: What the service does, 1.
 */
import type { Block, Heading, Inline, Link } from '../../../document/nodes.js';
import type { Anchors } from './anchors.js';
import type { BlockFlow } from './block-flow.js';
import { CODE, EMPHASIS, LARGE, STRONG, UNDERLINE, type InlineBuilder } from './inline-builder.js';
import { isProse, looksLikeCode } from '../typefaces/typefaces.js';
import type { CountedMark } from '../lists/list-counters.js';
import { figureOf } from '../pictures/picture-block.js';
import type { StyleRole } from './style-roles.js';

export interface TextParagraph {
  inlines: InlineBuilder;
  block: StyleRole['block'];
  /** Styles that its paragraph style gives to all of it; those of a quote's say nothing. */
  ownStyles?: number;
  /** How far in its lines begin, in twips; undefined where it does not say. */
  indent?: number | undefined;
  /** How much further in its first line begins; negative where it hangs out. */
  firstLine?: number | undefined;
  /** Equations in it that the document marks as displayed. */
  equations?: number;
  /** It goes on with the list item before it, if there is one. */
  continuesItem?: boolean;
}

export interface WordParagraph extends TextParagraph {
  /** The level of a heading, 1 to 6, by its style. */
  headingLevel?: number | undefined;
  /** The level of an entry of a list of contents, from 1, by its style. */
  contentsLevel?: number | undefined;
  /** The paragraph's own outline level, 0 to 8, or 9 for body text; undefined leaves it to the style. */
  outlineLevel: number | undefined;
  /** Its mark, when it is in a list and shows something. */
  item: CountedMark | undefined;
  /** Names of places in the paragraph. */
  bookmarks: readonly string[];
  /** Blocks that follow it because they are anchored in it. */
  anchored: readonly Block[];
}

/** Adds the paragraph and what is anchored in it; headings with bookmarks are noted in `anchors`. */
export function addParagraph(paragraph: WordParagraph, flow: BlockFlow, anchors: Anchors): void {
  const { inlines, anchored, item } = paragraph;
  const level = levelOf(paragraph);
  if (inlines.isEmpty) addEmpty(paragraph.block, flow);
  else if (paragraph.contentsLevel !== undefined) addContentsEntry(paragraph, paragraph.contentsLevel, flow);
  else if (level !== undefined && inlines.hasWords) addHeading(paragraph, level, item?.text ?? '', flow, anchors);
  else if (item)
    flow.addItem(item.mark, [textBlock(inlinesOf(paragraph))], {
      list: item.list,
      indent: paragraph.indent ?? item.indent,
    });
  else addText(paragraph, flow);
  for (const block of anchored) if (!(item && flow.continueItem(block))) flow.add(block);
}

/** Notes a link into the document, to be settled at the end; gives the link back. */
export function noteLink(link: Link, anchors: Anchors): Link {
  if (link.href.startsWith('#')) anchors.links.push(link);
  return link;
}

function levelOf({ headingLevel, outlineLevel }: WordParagraph): number | undefined {
  if (outlineLevel === undefined) return headingLevel;
  return outlineLevel < 9 ? Math.min(outlineLevel + 1, 6) : undefined;
}

/** An empty line is one of the code around it, and sets other blocks apart. */
export function addEmpty(block: StyleRole['block'], flow: BlockFlow): void {
  if (block === 'code') flow.addCode('');
  else flow.separate();
}

/** An entry of a list of contents, without the page it stands on: there are no pages. */
export function addContentsEntry(paragraph: TextParagraph, level: number, flow: BlockFlow): void {
  paragraph.inlines.takePageNumber();
  const item: Block = { type: 'paragraph', children: inlinesOf(paragraph) };
  flow.addItem({ level: level - 1, ordered: false }, [item]);
}

/** Styles that all of a heading has are those of headings, and say nothing. @param number stands before its text */
export function addHeading(
  { inlines, bookmarks }: Pick<WordParagraph, 'inlines' | 'bookmarks'>,
  level: number,
  number: string,
  flow: BlockFlow,
  anchors: Anchors,
): void {
  const children = inlines.finish((inlines.commonStyles() & (STRONG | EMPHASIS | UNDERLINE)) | CODE);
  if (number !== '') prefix(children, `${number} `);
  const heading: Heading = { type: 'heading', level, children };
  if (bookmarks.length > 0) anchors.headings.push({ heading, bookmarks: [...bookmarks] });
  flow.add(heading);
}

export function addText(paragraph: TextParagraph, flow: BlockFlow): void {
  const { inlines, block, continuesItem, indent, firstLine = 0 } = paragraph;
  const lines = block === 'body' ? inlines.bulletLines() : undefined;
  if (lines) {
    for (const line of lines) if (!line.isEmpty) addText({ ...paragraph, inlines: line }, flow);
    return;
  }
  if (block === 'body' && inlines.takeBullet()) {
    flow.addItem({ level: 0, ordered: false }, [textBlock(inlinesOf(paragraph))], { indent });
    return;
  }
  const isTyped = (inlines.commonStyles() & CODE) !== 0;
  if (block === 'code' || (isTyped && isCode(inlines.plainText(), flow))) {
    flow.addCode(inlines.plainText(), block !== 'code');
    return;
  }
  const isLarge = (inlines.commonStyles() & LARGE) !== 0;
  const columns = block === 'body' && !continuesItem && !inlines.hasLines ? inlines.columns() : undefined;
  const children = inlinesOf(paragraph);
  if (columns) {
    const row = columns.map((column) => column.finish());
    if (flow.addRow(row, { type: 'paragraph', children })) return;
  }
  if (isDisplayed(children, paragraph.equations ?? 0)) {
    for (const child of children) if (isMath(child)) flow.add({ type: 'mathBlock', latex: child.latex });
    return;
  }
  const text = textBlock(children);
  if (isLarge && text.type === 'paragraph') text.isLarge = true;
  if (block === 'quote') flow.addQuoted(text);
  else if (!(continuesItem && flow.continueItem(text)))
    addPlain(text, children, (indent ?? 0) + Math.min(0, firstLine), indent ?? 0, block === 'body', flow);
}

/** A number or a dash that an author typed before the text of an item; where the text hangs, other marks are known too. */
const typedMark = /^(?:(\d{1,3})[.)]|-)\s+(?=\S)/;
/** A label of letters has no more of them. */
const longestLetters = 5;
const hangingBullet = /^[–—·*]\s+(?=\S)/;
const hangingLabel =
  /^(\((?:\d{1,3}|[a-zA-Zα-ωа-яА-Я]|[ivxlc]{2,5})\)|(?:[a-zA-Zα-ωа-яА-Я]|[ivxlc]{2,5})\)|\d{1,3}(?:\.\d{1,3})+[.)]?)\s+(?=\S)/;

/** Of most paragraphs the first character tells, of hanging ones a bracket near it. */
function mayBeMarked(text: string, hangs: boolean): boolean {
  const first = text.charCodeAt(0);
  const isFigure = first >= 0x30 && first <= 0x39;
  if (isFigure || first === 0x2d || !hangs) return isFigure || first === 0x2d;
  return '(–—·*'.includes(text.charAt(0)) || text.slice(1, longestLetters + 1).includes(')');
}

/** @param start where its first line begins, in twips; `indent` where the others do. */
function addPlain(
  text: Block,
  children: Inline[],
  start: number,
  indent: number,
  isBody: boolean,
  flow: BlockFlow,
): void {
  const first = children[0];
  const hangs = start < indent;
  if (!isBody || typeof first !== 'string' || !mayBeMarked(first, hangs)) return flow.addIndented(text, start);
  const without = (mark: string): Block => textBlock([first.slice(mark.length), ...children.slice(1)]);
  const [mark, number] = typedMark.exec(first) ?? (hangs ? hangingBullet.exec(first) : null) ?? [];
  const value = number === undefined ? undefined : Number(number);
  const [labelled, label] = (hangs && mark === undefined && hangingLabel.exec(first)) || [];
  if (label !== undefined) flow.addItem({ level: 0, ordered: true, label }, [without(labelled!)], { indent });
  else if (mark === undefined) flow.addIndented(text, start);
  else if (!hangs) flow.addTyped(value, text, without(mark), indent);
  else
    flow.addItem(
      value === undefined ? { level: 0, ordered: false } : { level: 0, ordered: true, value },
      [without(mark)],
      {
        indent,
      },
    );
}

/** A picture that nobody describes is no text. */
export function textBlock(children: Inline[]): Block {
  return figureOf(children) ?? { type: 'paragraph', children };
}

/** Lines of a typewriter face: those between lines of code are code too, if they are not prose. */
function isCode(text: string, flow: BlockFlow): boolean {
  return text.split('\n').some(looksLikeCode) || (flow.endsWithCode && !isProse(text));
}

/** An equation that has a paragraph to itself is shown as a displayed one, whether it is marked so or not. */
function isDisplayed(children: readonly Inline[], equations: number): boolean {
  return (equations > 0 || children.length === 1) && children.some(isMath) && children.every(isEquationOrSpace);
}

function isMath(inline: Inline): inline is Extract<Inline, { type: 'math' }> {
  return typeof inline !== 'string' && inline.type === 'math';
}

function isEquationOrSpace(inline: Inline): boolean {
  return typeof inline === 'string' ? inline.trim() === '' : inline.type === 'math' || inline.type === 'lineBreak';
}

/** The inlines without the styles that all of the paragraph has because of what it is, such as a typewriter face. */
export function inlinesOf({ inlines, block, ownStyles = 0 }: TextParagraph): Inline[] {
  const common = inlines.commonStyles();
  return inlines.finish((common & CODE) | (block === 'quote' ? common & ownStyles : 0));
}

function prefix(children: Inline[], text: string): void {
  if (typeof children[0] === 'string') children[0] = text + children[0];
  else children.unshift(text);
}
