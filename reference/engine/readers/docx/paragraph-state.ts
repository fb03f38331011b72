/**
 * What is gathered while the content of one paragraph is read; paragraph.ts turns it into blocks.
 * Spec: ECMA-376 part 1, 17.3.1.22 (p).
 */
import type { Block } from '../../document/nodes.js';
import { InlineBuilder } from '../flow/inline-builder.js';
import type { DocxContext } from './docx-context.js';
import type { FieldStack } from './fields.js';
import { plainRun, type RunFormat } from './run-format.js';
import type { ParagraphStyle } from './styles.js';

export interface ParagraphState {
  context: DocxContext;
  fields: FieldStack;
  style: ParagraphStyle;
  builder: InlineBuilder;
  /** Format of the paragraph's mark; it also formats the list label. */
  mark: RunFormat;
  numId?: string;
  listLevel?: number;
  outlineLevel?: number;
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
    style: context.styles.paragraph(undefined),
    builder: new InlineBuilder(),
    mark: plainRun,
    bookmarks: [],
    equations: 0,
    anchored: [],
  };
  if (fields.openLink) state.builder.openLink({ ...fields.openLink, children: [] });
  return state;
}
