/**
 * A stretch of characters of a DOC file (body, note, header, text box) -> blocks, paragraph by paragraph.
 * Spec: What the service does, 1. Standard: [MS-DOC] 2.4.2 (paragraph boundaries), 2.4.3 (table boundaries), 2.8.25 (fields).
 */
import type { Block } from '../../../document/nodes.js';
import { FieldStack } from '../../shared/flow/fields.js';
import { CODE, InlineBuilder } from '../../shared/flow/inline-builder.js';
import { addParagraph, noteLink } from '../../shared/flow/add-paragraph.js';
import type { CountedMark } from '../../shared/lists/list-counters.js';
import { StoryFlow } from '../../shared/flow/story-flow.js';
import { bookmarksWithin } from './bookmarks.js';
import type { CharacterFormat } from './character-format.js';
import type { DocSource } from './doc-source.js';
import { readFormField } from './form-field.js';
import type { ParagraphFormat } from './paragraph-format.js';
import { readPicture } from './pictures.js';
import { RunCursor } from './property-pages.js';
import { readRowShape } from './row-shape.js';
import { storyText } from './story-text.js';
import type { DocStyle } from './style-sheet.js';

const deepestTable = 32;
const deepestTextBox = 4;
const paragraphsBetweenChecks = 256;
const runsBetweenChecks = 16;

const PICTURE = 0x01;
const NOTE = 0x02;
const CELL = 0x07;
const SHAPE = 0x08;
const LINE = 0x0b;
const PARAGRAPH = 0x0d;
const FIELD_BEGIN = 0x13;
const FIELD_SEPARATOR = 0x14;
const FIELD_END = 0x15;
const HYPHEN = 0x1e;
const SYMBOL = 0x28;

const controls = /[\0-\x08\x0a-\x1f]/;
const marks = /[\x07\x0c-\x0e]/g;

/** Reads the characters from `from` up to `to`. `depth` counts text boxes in text boxes. */
export function readStory(source: DocSource, from: number, to: number, depth = 0): Block[] {
  return new StoryReader(source, depth).read(from, Math.min(to, source.text.length));
}

class StoryReader {
  private readonly source: DocSource;
  private readonly depth: number;
  private readonly flow: StoryFlow;
  private readonly fields = new FieldStack();
  private readonly characters: RunCursor;
  private readonly paragraphs: RunCursor;
  private inlines = new InlineBuilder();
  private anchored: Block[] = [];
  private runs = 0;
  /** What the form field at hand displays. */
  private formText = '';

  constructor(source: DocSource, depth: number) {
    this.source = source;
    this.depth = depth;
    this.flow = new StoryFlow(deepestTable, source.deadline);
    this.characters = new RunCursor(source.characterRuns);
    this.paragraphs = new RunCursor(source.paragraphRuns);
  }

  read(from: number, to: number): Block[] {
    const { text, deadline } = this.source;
    let steps = 0;
    for (let cp = from; cp < to;) {
      if (++steps % paragraphsBetweenChecks === 0) deadline.check();
      const mark = paragraphEnd(text, cp, to);
      const format = this.source.paragraphFormat(this.paragraphs.at(Math.min(mark, to - 1)));
      this.addRuns(cp, mark, format.style);
      this.endParagraph(format, mark < to ? text.charCodeAt(mark) : PARAGRAPH, cp, mark);
      cp = mark + 1;
    }
    return this.flow.finish();
  }

  /** Adds the characters of a paragraph without its mark. */
  private addRuns(from: number, to: number, style: number): void {
    const { text, deadline } = this.source;
    for (let cp = from; cp < to;) {
      if (++this.runs % runsBetweenChecks === 0) deadline.check();
      const run = this.characters.at(cp);
      const end = Math.min(this.characters.endOf(run), to);
      this.addRun(text.slice(cp, end), cp, this.source.characterFormat(run, style));
      cp = end;
    }
  }

  private addRun(text: string, cp: number, format: CharacterFormat): void {
    if (!controls.test(text) && !(format.symbol !== undefined && format.special)) {
      this.addText(text, format);
      return;
    }
    let start = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 0x1f && !(code === SYMBOL && format.symbol !== undefined)) continue;
      if (code === 0x09) continue;
      if (i > start) this.addText(text.slice(start, i), format);
      this.addControl(code, cp + i, format);
      start = i + 1;
    }
    if (start < text.length) this.addText(text.slice(start), format);
  }

  private addText(text: string, format: CharacterFormat): void {
    if (this.fields.inCode) this.fields.addCode(text);
    else if (isShown(format)) this.inlines.text(storyText(this.source, text, format.font), this.stylesOf(format));
  }

  private stylesOf({ styles, font }: CharacterFormat): number {
    return this.source.fonts[font]?.isMonospaced ? styles | CODE : styles;
  }

  private addControl(code: number, cp: number, format: CharacterFormat): void {
    switch (code) {
      case FIELD_BEGIN:
        this.fields.begin(undefined);
        return;
      case FIELD_SEPARATOR: {
        const link = this.fields.separate();
        if (link !== undefined) this.inlines.openLink(noteLink(link, this.source.anchors));
        if (format.isBinaryData && format.dataAt >= 0) this.addEquation(format);
        return;
      }
      case FIELD_END: {
        const { shown, reading, closesLink } = this.fields.end();
        if (isShown(format))
          this.inlines.annotated(this.formText === '' ? shown : this.formText, reading, format.styles);
        this.formText = '';
        if (closesLink) this.inlines.closeLink();
        return;
      }
    }
    if (code === PICTURE && format.isBinaryData && format.dataAt >= 0) {
      this.formText = readFormField(this.source.data(), format.dataAt);
    } else if (!this.fields.inCode && isShown(format)) this.addShownControl(code, cp, format);
  }

  /** The result of an object's field is its picture, of an old system for equations. */
  private addEquation(format: CharacterFormat): void {
    if (this.fields.inCode || !isShown(format)) return;
    const latex = this.source.equation(format.dataAt);
    if (latex === undefined) return;
    this.inlines.add({ type: 'math', latex }, 0);
    this.fields.replaceResult();
  }

  private addShownControl(code: number, cp: number, format: CharacterFormat): void {
    const { inlines, source } = this;
    switch (code) {
      case LINE:
        inlines.add({ type: 'lineBreak' }, 0);
        break;
      case HYPHEN:
        inlines.text('\u2011', format.styles);
        break;
      case NOTE: {
        const label = source.noteLabels.get(cp);
        if (label !== undefined) inlines.add({ type: 'footnoteReference', label }, 0);
        break;
      }
      case PICTURE:
        if (format.dataAt >= 0 && !format.isBinaryData) {
          inlines.add(readPicture(source.data(), format.dataAt, source.embedImages), 0);
        }
        break;
      case SHAPE:
        for (const image of source.pictures.get(cp) ?? []) inlines.add(image, 0);
        // Words that lie in a box as well are the same.
        if (!source.textBoxes.has(cp))
          for (const paragraph of source.wordArt.get(cp) ?? []) this.anchored.push(paragraph);
        this.addTextBoxes(cp);
        break;
      case SYMBOL: {
        const { font, code: symbol } = format.symbol!;
        inlines.text(storyText(source, String.fromCharCode(symbol), font), format.styles);
        break;
      }
    }
  }

  private addTextBoxes(cp: number): void {
    const { textBoxes } = this.source;
    const boxes = textBoxes.get(cp);
    if (boxes === undefined || this.depth >= deepestTextBox) return;
    textBoxes.delete(cp);
    for (const { from, to } of boxes) {
      for (const block of readStory(this.source, from, to, this.depth + 1)) this.anchored.push(block);
    }
  }

  private endParagraph(format: ParagraphFormat, mark: number, from: number, to: number): void {
    const style = this.source.styles.style(format.style);
    const endsCell = mark === CELL || format.endsInnerCell;
    const depth = endsCell || format.endsRow ? Math.max(format.tableDepth, 1) : format.tableDepth;
    if (format.endsRow) {
      if (!this.inlines.isEmpty) this.flushParagraph(format, style, depth, from, to);
      if (this.isMarkShown(to, format.style) || !this.flow.dropRow(depth))
        this.flow.endRow(depth, readRowShape(format.source));
      return;
    }
    // A paragraph whose mark is deleted or hidden goes on in the next one, and so does a large first letter.
    if (format.isDropCap && !endsCell && !this.inlines.isEmpty) return;
    if (!endsCell && mark === PARAGRAPH && !this.isMarkShown(to, format.style)) return;
    this.flushParagraph(format, style, depth, from, to);
    if (endsCell) this.flow.endCell(depth);
  }

  private isMarkShown(cp: number, style: number): boolean {
    const run = this.characters.at(cp);
    return run < 0 || cp >= this.source.text.length || isShown(this.source.characterFormat(run, style));
  }

  private flushParagraph(format: ParagraphFormat, style: DocStyle, depth: number, from: number, to: number): void {
    const { source, inlines, anchored } = this;
    inlines.lineTabs = format.lineTabs === 0 ? style.paragraph.lineTabs : format.lineTabs;
    const item = inlines.isEmpty ? undefined : this.countedMark(format, style);
    addParagraph(
      {
        inlines,
        anchored,
        block: style.role.block,
        headingLevel: style.role.headingLevel,
        contentsLevel: style.role.contentsLevel,
        outlineLevel: format.outlineLevel ?? style.paragraph.outlineLevel,
        item,
        indent: format.indent ?? item?.indent ?? style.paragraph.indent,
        firstLine: format.firstLine ?? style.paragraph.firstLine,
        bookmarks: bookmarksWithin(source.bookmarks, from, to),
      },
      this.flow.at(depth),
      source.anchors,
    );
    this.inlines = new InlineBuilder();
    this.anchored = [];
    const link = this.fields.openLink;
    if (link !== undefined) this.inlines.openLink(noteLink({ ...link, children: [] }, source.anchors));
  }

  private countedMark(format: ParagraphFormat, { paragraph }: DocStyle): CountedMark | undefined {
    const { source } = this;
    if (source.isOld) return source.oldNumbering.next(format.oldNumbering);
    const number = format.list ?? paragraph.list ?? 0;
    const instance = number > 0 ? source.lists()[number - 1] : undefined;
    return instance && source.counters.next(instance, format.listLevel ?? paragraph.listLevel ?? 0);
  }
}

function isShown({ hidden, deleted }: CharacterFormat): boolean {
  return !hidden && !deleted;
}

/** The place of the mark that ends the paragraph; `to` when there is none. */
function paragraphEnd(text: string, from: number, to: number): number {
  marks.lastIndex = from;
  return marks.test(text) ? Math.min(marks.lastIndex - 1, to) : to;
}
