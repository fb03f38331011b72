/**
 * What is gathered while one paragraph, heading or loose frame is read; stories.ts turns it into blocks.
 * Spec: ODF 1.3 part 3, 6 (paragraph element content).
 */
import type { Block } from '../../../document/nodes.js';
import { InlineBuilder } from '../../shared/flow/inline-builder.js';
import type { OdtContext } from './odt-context.js';

export interface ParagraphContent {
  context: OdtContext;
  builder: InlineBuilder;
  bookmarks: string[];
  /** Displayed as blocks after the paragraph: text boxes, tables of charts. */
  anchored: Block[];
  /** The last character was white space, so more of it shows nothing. */
  afterSpace: boolean;
  /** The typeface of the text at hand. */
  font: string | undefined;
  /** How much was read when the form field at hand began. */
  fieldFrom: number;
}

export function emptyContent(context: OdtContext): ParagraphContent {
  return {
    context,
    builder: new InlineBuilder(),
    bookmarks: [],
    anchored: [],
    afterSpace: true,
    font: undefined,
    fieldFrom: -1,
  };
}
