/**
 * One story of an RTF document (body, footnote, header, text box): paragraphs as they end -> blocks.
 * Spec: What the service does, 1. Standard: RTF 1.9.1, "Paragraph text".
 */
import type { Deadline } from '../../../../base/deadline.js';
import type { Block, Link } from '../../../document/nodes.js';
import { FieldStack } from '../../shared/flow/fields.js';
import type { Anchors } from '../../shared/flow/anchors.js';
import { InlineBuilder, STRONG } from '../../shared/flow/inline-builder.js';
import { addParagraph, noteLink } from '../../shared/flow/add-paragraph.js';
import { markOfLabel } from '../../shared/lists/list-label.js';
import type { CountedMark, ListCounters, ListInstance } from '../../shared/lists/list-counters.js';
import type { RowShape } from '../../shared/flow/rows-to-table.js';
import type { StyleRole } from '../../shared/flow/style-roles.js';
import { placedTables, type TextPlace } from '../../shared/flow/placed-text.js';
import { StoryFlow } from '../../shared/flow/story-flow.js';
import type { FormField } from './form-field.js';
import type { RtfStyle } from './style-sheet.js';

/** Formatting of the paragraph at hand. */
export interface ParagraphFormat {
  /** Style number. */
  style: number;
  /** 0-based; 9 is body text; -1 leaves it to the style. */
  outlineLevel: number;
  /** The list instance, -1 for none. */
  list: number;
  listLevel: number;
  /** 0 outside tables, 1 in a table, 2 in a table in a cell. */
  tableDepth: number;
  /** Which of its tab stops, a bit each from the first, are drawn as a line. */
  lineTabs: number;
  /** How far in its lines begin, and how much further its first one, in twips. */
  indent: number;
  firstLine: number;
  /** Where it stands on the page, in twips, when it is positioned. */
  frame: { x?: number | undefined; y?: number | undefined; width?: number | undefined } | undefined;
}

/** What the header of the document says of its paragraphs. */
export interface RtfDefinitions {
  styles: Map<number, RtfStyle>;
  lists: Map<number, ListInstance>;
  counters: ListCounters;
  anchors: Anchors;
  /** Deepest nesting of tables. */
  depth: number;
  deadline: Deadline;
}

const body: StyleRole = { block: 'body' };

export class RtfStory {
  inlines = new InlineBuilder();
  readonly fields = new FieldStack();
  /** Text of `\listtext` or `\pntext` of the paragraph at hand; undefined when it has none. */
  label: string | undefined;
  /** How the paragraph at hand is numbered by itself, without a list; undefined when it is not. */
  numbering: 'bullets' | 'numbers' | undefined;
  /** Blocks anchored in the paragraph at hand (text boxes): they follow it. */
  anchored: Block[] = [];
  /** Names of places in the paragraph at hand. */
  bookmarks: string[] = [];
  /** State of the form field whose result comes next. */
  formField: FormField | undefined;
  /** How many pages were ended. */
  page = 0;
  /** Where blocks stand that are positioned. */
  private readonly places = new Map<Block, TextPlace>();
  private number = 0;
  private lastWasNumbered = false;
  private readonly flow: StoryFlow;
  private readonly definitions: RtfDefinitions;

  constructor(definitions: RtfDefinitions) {
    this.definitions = definitions;
    this.flow = new StoryFlow(definitions.depth, definitions.deadline);
  }

  endParagraph(format: ParagraphFormat, depth = format.tableDepth): void {
    const { definitions } = this;
    const { isEmpty } = this.inlines;
    this.inlines.lineTabs = format.lineTabs;
    const style = definitions.styles.get(format.style);
    const flow = this.flow.at(depth);
    const before = flow.blocks.length;
    const role = style ?? this.roleWithoutSheet(format.style);
    addParagraph(
      {
        inlines: this.inlines,
        anchored: this.anchored,
        block: role.block,
        headingLevel: role.headingLevel,
        contentsLevel: role.contentsLevel,
        outlineLevel: format.outlineLevel >= 0 ? format.outlineLevel : style?.outlineLevel,
        item: isEmpty ? undefined : this.countedMark(format),
        indent: format.indent,
        firstLine: format.firstLine,
        bookmarks: this.bookmarks,
      },
      flow,
      definitions.anchors,
    );
    if (depth === 0 && format.frame) this.place(flow.blocks.slice(before), format.frame);
    this.inlines = new InlineBuilder();
    this.label = undefined;
    this.lastWasNumbered = this.numbering === 'numbers' && !isEmpty;
    this.numbering = undefined;
    this.bookmarks = [];
    this.anchored = [];
    const link = this.fields.openLink;
    if (link !== undefined) this.openLink({ ...link, children: [] });
  }

  /** Notes where blocks stand, if that is told. */
  place(blocks: readonly Block[], { x, y, width = 0 }: NonNullable<ParagraphFormat['frame']>): void {
    if (x === undefined || y === undefined) return;
    for (const block of blocks) this.places.set(block, { page: this.page, x, y, width });
  }

  /** Style numbers 1 to 9 are headings where no style sheet says otherwise: writers without one rely on it. */
  private roleWithoutSheet(style: number): StyleRole {
    const isHeading = style >= 1 && style <= 9 && (this.inlines.commonStyles() & STRONG) !== 0;
    return isHeading ? { headingLevel: Math.min(style, 6), block: 'body' } : body;
  }

  openLink(link: Link): void {
    this.inlines.openLink(noteLink(link, this.definitions.anchors));
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
    const blocks = this.flow.finish();
    return this.places.size > 0 ? placedTables(blocks, this.places, this.definitions.deadline) : blocks;
  }

  /** The mark of a list paragraph: the text written before it where there is one, else what counting gives. */
  private countedMark(format: ParagraphFormat): CountedMark | undefined {
    const instance = this.definitions.lists.get(format.list);
    const counted = instance && this.definitions.counters.next(instance, format.listLevel);
    if (this.label === undefined) return counted ?? this.ownMark(format.listLevel);
    const mark = markOfLabel(this.label, format.listLevel);
    if (mark === undefined) return undefined;
    const list = instance?.listId;
    if (counted?.mark.ordered === false || !mark.ordered)
      return { mark: { level: format.listLevel, ordered: false }, text: '', list };
    if (mark.value === undefined && counted?.mark.value !== undefined) mark.value = counted.mark.value;
    return { mark, text: this.label.trim(), list };
  }

  /** Numbered paragraphs that follow each other count on. */
  private ownMark(level: number): CountedMark | undefined {
    if (this.numbering === undefined) return undefined;
    if (this.numbering === 'bullets') return { mark: { level, ordered: false }, text: '' };
    this.number = this.lastWasNumbered ? this.number + 1 : 1;
    return { mark: { level, ordered: true, value: this.number }, text: `${this.number}.` };
  }
}
