/**
 * What is gathered while the content of one paragraph is read; paragraph.ts turns it into blocks.
 * Spec: ECMA-376 part 1, 17.3.1.22 (p).
 */
import type { Block } from '../../../document/nodes.js';
import { InlineBuilder } from '../../shared/flow/inline-builder.js';
import type { DocxContext } from './docx-context.js';
import type { FieldStack } from '../../shared/flow/fields.js';
import type { ParagraphProperties } from './paragraph-properties.js';

export interface ParagraphState {
  context: DocxContext;
  fields: FieldStack;
  properties: ParagraphProperties;
  builder: InlineBuilder;
  bookmarks: string[];
  /** Displayed equations met among the text. */
  equations: number;
  /** Text boxes and other blocks anchored in the paragraph; they follow it. */
  anchored: Block[];
}

export function paragraphState(context: DocxContext, fields: FieldStack): ParagraphState {
  const state: ParagraphState = {
    context,
    fields,
    properties: context.formats.unformatted,
    builder: new InlineBuilder(),
    bookmarks: [],
    equations: 0,
    anchored: [],
  };
  if (fields.openLink) {
    const link = { ...fields.openLink, children: [] };
    if (link.href.startsWith('#')) context.anchors.links.push(link);
    state.builder.openLink(link);
  }
  return state;
}
