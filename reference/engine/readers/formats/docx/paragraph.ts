/**
 * A paragraph (`w:p`) -> the block it is: heading, list item, line of code, quote, equation, or plain paragraph.
 * Spec: ECMA-376 part 1, 17.3.1.
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { addParagraph } from '../../shared/flow/add-paragraph.js';
import type { BlockFlow } from '../../shared/flow/block-flow.js';
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
  const place = listPlace(state);
  builder.lineTabs = lineTabs;
  addParagraph(
    {
      inlines: builder,
      block: style.role,
      ownStyles: style.styles,
      headingLevel: style.headingLevel,
      contentsLevel: style.contentsLevel,
      outlineLevel,
      item: place && context.numbering.next(place.numId, place.level),
      indent: indentOf(state, place),
      // One that says of itself that it begins at the margin does not.
      continuesItem: properties.indent !== 0 && /^list (continue|paragraph)/.test(style.name),
      firstLine: properties.firstLine,
      equations,
      bookmarks,
      anchored,
    },
    flow,
    context.anchors,
  );
}

interface ListPlace {
  numId: string;
  level: number;
}

/** The list that the paragraph is in, by itself or by its style. */
function listPlace({ properties, context }: ParagraphState): ListPlace | undefined {
  const { style } = properties;
  const numId = properties.numId ?? style.numId;
  if (numId === undefined || numId === '0') return undefined;
  const level =
    properties.listLevel ??
    (properties.numId === undefined ? context.numbering.levelOfStyle(numId, style.id) : undefined) ??
    style.listLevel ??
    0;
  return { numId, level };
}

/** How far in its lines begin: what it says itself goes before its list, and that before its style, unless the style names the list. */
function indentOf({ properties, context }: ParagraphState, place: ListPlace | undefined): number | undefined {
  const { style, indent, numId } = properties;
  if (indent !== undefined || place === undefined) return indent ?? style.indent;
  const ofStyle = numId === undefined ? style.ownIndent : undefined;
  return ofStyle ?? context.numbering.indent(place.numId, place.level) ?? style.indent;
}
