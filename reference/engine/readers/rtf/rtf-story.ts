/**
 * One story of an RTF document (body, footnote, header, text box): paragraphs as they end -> blocks.
 * Spec: What the service does, 1. Standard: RTF 1.9.1, "Paragraph text".
 */
import type { Block, Inline } from '../../document/nodes.js';
import { FieldStack } from '../docx/fields.js';
import type { BlockFlow, ItemMark } from '../flow/block-flow.js';
import { InlineBuilder, STRONG } from '../flow/inline-builder.js';
import { markOfLabel } from '../word-flow/list-label.js';
import type { ListCounters, ListInstance } from '../word-flow/list-counters.js';
import type { RowShape } from '../word-flow/rows-to-table.js';
import { StoryFlow } from '../word-flow/story-flow.js';
import type { FormField } from './form-field.js';
import type { RtfStyle } from './style-sheet.js';

/** Formatting of the paragraph at hand. */
export interface ParagraphFormat {
  /** Style number. */
  style: number;
  /** 0-based; 9 is body text; -1 leaves it to the style. */
  outlineLevel: number;
  /** The list instance, 0 for none. */
  list: number;
  listLevel: number;
  /** 0 outside tables, 1 in a table, 2 in a table in a cell. */
  tableDepth: number;
}

/** What the header of the document says of its paragraphs. */
export interface RtfDefinitions {
  styles: Map<number, RtfStyle>;
  lists: Map<number, ListInstance>;
  counters: ListCounters;
  /** Deepest nesting of tables. */
  depth: number;
}

export class RtfStory {
  inlines = new InlineBuilder();
  readonly fields = new FieldStack();
  /** Text of `\listtext` or `\pntext` of the paragraph at hand; undefined when it has none. */
  label: string | undefined;
  /** Blocks anchored in the paragraph at hand (text boxes): they follow it. */
  readonly anchored: Block[] = [];
  /** State of the form field whose result comes next. */
  formField: FormField | undefined;
  private readonly flow: StoryFlow;
  private readonly definitions: RtfDefinitions;

  constructor(definitions: RtfDefinitions) {
    this.definitions = definitions;
    this.flow = new StoryFlow(definitions.depth);
  }

  endParagraph(format: ParagraphFormat, depth = format.tableDepth): void {
    const flow = this.flow.at(depth);
    this.addParagraph(flow, format);
    this.inlines = new InlineBuilder();
    this.label = undefined;
    const link = this.fields.openLink;
    if (link !== undefined) this.inlines.openLink({ ...link, children: [] });
    for (const block of this.anchored) flow.add(block);
    this.anchored.length = 0;
  }

  endCell(format: ParagraphFormat, depth: number): void {
    this.endParagraph(format, depth);
    this.flow.endCell(depth);
  }

  endRow(format: ParagraphFormat, depth: number, shape: RowShape): void {
    if (!this.inlines.isEmpty) this.endParagraph(format, depth);
    this.flow.endRow(depth, shape);
  }

  finish(format: ParagraphFormat): Block[] {
    if (!this.inlines.isEmpty || this.anchored.length > 0) this.endParagraph(format);
    return this.flow.finish();
  }

  private addParagraph(flow: BlockFlow, format: ParagraphFormat): void {
    const style = this.definitions.styles.get(format.style);
    if (style?.block === 'code') {
      flow.addCode(this.inlines.plainText());
      return;
    }
    if (this.inlines.isEmpty) {
      flow.separate();
      return;
    }
    const item = this.itemMark(format);
    const level = headingLevel(format, style);
    if (level !== undefined) {
      const children = this.inlines.finish(STRONG);
      flow.add({ type: 'heading', level, children: item?.text ? withLabel(item.text, children) : children });
      return;
    }
    const children = this.inlines.finish();
    if (item?.mark !== undefined) flow.addItem(item.mark, [{ type: 'paragraph', children }]);
    else if (style?.block === 'quote') flow.addQuoted({ type: 'paragraph', children });
    else flow.addParagraph(children);
  }

  /** The mark of a list paragraph: the text written before it where there is one, else what counting gives. */
  private itemMark(format: ParagraphFormat): { mark: ItemMark; text: string } | undefined {
    const instance = this.definitions.lists.get(format.list);
    const counted = instance && this.definitions.counters.next(instance, format.listLevel);
    if (this.label === undefined) return counted;
    const mark = markOfLabel(this.label, format.listLevel);
    if (mark === undefined) return undefined;
    if (counted?.mark.ordered === false || !mark.ordered)
      return { mark: { level: format.listLevel, ordered: false }, text: '' };
    if (mark.value === undefined && counted?.mark.value !== undefined) mark.value = counted.mark.value;
    return { mark, text: this.label.trim() };
  }
}

function headingLevel(format: ParagraphFormat, style: RtfStyle | undefined): number | undefined {
  const outline = format.outlineLevel >= 0 ? format.outlineLevel : style?.outlineLevel;
  if (style?.headingLevel !== undefined) return style.headingLevel;
  return outline !== undefined && outline < 9 ? Math.min(outline + 1, 6) : undefined;
}

function withLabel(label: string, children: Inline[]): Inline[] {
  const [first, ...rest] = children;
  return typeof first === 'string' ? [`${label} ${first}`, ...rest] : [`${label} `, ...children];
}
