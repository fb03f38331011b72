/**
 * A paragraph (`w:p`) -> the block it is: heading, list item, line of code, quote, equation, or plain paragraph.
 * Spec: ECMA-376 part 1, 17.3.1.
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { addParagraph } from '../../shared/flow/add-paragraph.js';
import type { BlockFlow } from '../../shared/flow/block-flow.js';
import type { CountedMark } from '../../shared/lists/list-counters.js';
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
export function addReadParagraph(state: ParagraphState, flow: BlockFlow): void {
  const { builder, properties, bookmarks, anchored, equations, context } = state;
  const { style, outlineLevel, lineTabs = 0 } = properties;
  const item = numberMark(state);
  builder.lineTabs = lineTabs;
  addParagraph(
    {
      inlines: builder,
      block: style.role,
      ownStyles: style.styles,
      headingLevel: style.headingLevel,
      outlineLevel,
      item,
      indent:
        properties.indent ??
        (item && properties.numId === undefined ? style.ownIndent : undefined) ??
        item?.indent ??
        style.indent,
      continuesItem: /^list (continue|paragraph)/.test(style.name),
      firstLine: properties.firstLine,
      equations,
      bookmarks,
      anchored,
    },
    flow,
    context.anchors,
  );
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
