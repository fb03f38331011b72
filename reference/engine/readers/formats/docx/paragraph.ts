/**
 * A paragraph (`w:p`) -> the block it is: heading, list item, line of code, quote, equation, or plain paragraph.
 * Spec: ECMA-376 part 1, 17.3.1.
 */
import type { Block, Heading, Inline } from '../../../document/nodes.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import type { BlockFlow } from '../../shared/flow/block-flow.js';
import type { CountedMark } from '../../shared/lists/list-counters.js';
import { CODE, EMPHASIS, STRONG, UNDERLINE } from '../../shared/flow/inline-builder.js';
import { looksLikeCode } from '../../shared/typefaces/typefaces.js';
import { readInline } from './inlines.js';
import type { ParagraphState } from './paragraph-state.js';

/** Reads the content of the paragraph just opened into the state; moves behind its end. */
export function readParagraph(scanner: XmlScanner, state: ParagraphState): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'w:pPr') state.properties = state.context.formats.paragraph(scanner);
    else readInline(scanner, state);
  }
}

/** Adds what the paragraph is to the flow. */
export function addParagraph(state: ParagraphState, flow: BlockFlow): void {
  const mark = numberMark(state);
  const headingLevel = headingLevelOf(state);
  if (state.builder.isEmpty) addEmpty(state, flow);
  else if (headingLevel !== undefined) addHeading(state, headingLevel, mark, flow);
  else if (mark) flow.addItem(mark.mark, [{ type: 'paragraph', children: finish(state) }]);
  else addText(state, flow);
  for (const block of state.anchored) if (!(mark && flow.continueItem(block))) flow.add(block);
}

function addEmpty(state: ParagraphState, flow: BlockFlow): void {
  if (state.properties.style.role === 'code') flow.addCode('');
  else flow.separate();
}

function addHeading(state: ParagraphState, level: number, mark: CountedMark | undefined, flow: BlockFlow): void {
  const children = state.builder.finish((state.builder.commonStyles() & (STRONG | EMPHASIS | UNDERLINE)) | CODE);
  if (mark && mark.text !== '') prefix(children, `${mark.text} `);
  const heading: Heading = { type: 'heading', level, children };
  if (state.bookmarks.length > 0) state.context.anchors.headings.push({ heading, bookmarks: state.bookmarks });
  flow.add(heading);
}

function addText(state: ParagraphState, flow: BlockFlow): void {
  const {
    builder,
    properties: { style },
  } = state;
  if (style.role === 'code') {
    flow.addCode(builder.plainText());
    return;
  }
  if ((builder.commonStyles() & CODE) !== 0 && (flow.endsWithCode || looksLikeCode(builder.plainText()))) {
    flow.addCode(builder.plainText());
    return;
  }
  const children = finish(state);
  if (isDisplayed(children, state)) {
    for (const child of children)
      if (typeof child !== 'string' && child.type === 'math') flow.add({ type: 'mathBlock', latex: child.latex });
    return;
  }
  const paragraph: Block = { type: 'paragraph', children };
  if (style.role === 'quote') flow.addQuoted(paragraph);
  else if (/^list (continue|paragraph)/.test(style.name) && flow.continueItem(paragraph)) return;
  else flow.add(paragraph);
}

/** The paragraph's inlines, without the styles that all of it has because of what it is. */
function finish(state: ParagraphState): Inline[] {
  const {
    builder,
    properties: { style },
  } = state;
  const common = builder.commonStyles();
  const quoteStyles = style.role === 'quote' ? common & style.styles : 0;
  return builder.finish((common & CODE) | quoteStyles);
}

/** An equation that has a paragraph to itself is shown as a displayed one, whether it is marked so or not. */
function isDisplayed(children: readonly Inline[], state: ParagraphState): boolean {
  return children.every(isEquation) && (state.equations > 0 || children.length === 1);
}

function isEquation(inline: Inline): boolean {
  return typeof inline === 'string' ? inline.trim() === '' : inline.type === 'math' || inline.type === 'lineBreak';
}

function headingLevelOf(state: ParagraphState): number | undefined {
  const { outlineLevel, style } = state.properties;
  if (outlineLevel === undefined) return style.headingLevel;
  return outlineLevel < 9 ? Math.min(6, outlineLevel + 1) : undefined;
}

function numberMark(state: ParagraphState): CountedMark | undefined {
  const { properties, context } = state;
  const { style } = properties;
  const numId = properties.numId ?? style.numId;
  if (numId === undefined || numId === '0') return undefined;
  const level =
    properties.listLevel ??
    (properties.numId === undefined ? context.numbering.levelOfStyle(numId, style.id) : undefined) ??
    style.listLevel ??
    0;
  return context.numbering.next(numId, level);
}

function prefix(children: Inline[], text: string): void {
  if (typeof children[0] === 'string') children[0] = text + children[0];
  else children.unshift(text);
}
